import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openApp, type Visitor } from "./app.ts";

const PASSWORD = "long enough";

let app: Awaited<ReturnType<typeof openApp>>;
let people = 0;

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  app = await openApp();
});

afterAll(() => app.close());

describe("signing up by calls", () => {
  test("send, verify, complete: 201, signed in, and the session's id is new", async () => {
    const visitor = app.visitor();
    const email = newAddress();
    await verified(visitor, email);
    const before = visitor.cookies.get("sid");
    const done = await visitor.call("POST", "/api/auth/complete-signup", { name: "Ann", email, password: PASSWORD });
    expect(done).toMatchObject({ status: 201, body: { email, name: "Ann", credits: 50 } });
    expect(visitor.cookies.get("sid")).not.toBe(before);
    expect(await visitor.call("GET", "/api/auth/user")).toMatchObject({ status: 200, body: { email } });
  });

  test("the proof belongs to the browser that typed the code", async () => {
    const email = newAddress();
    await verified(app.visitor(), email);
    const other = await app
      .visitor()
      .call("POST", "/api/auth/complete-signup", { name: "Eve", email, password: PASSWORD });
    expect(other).toMatchObject({ status: 403, body: { message: "Signup data not found" } });
  });

  test("an address with an account gets 409 from both ends", async () => {
    const { visitor, email } = await member();
    expect(await app.visitor().call("POST", "/api/auth/send-otp", { email })).toMatchObject({ status: 409 });
    expect(await visitor.call("GET", "/api/auth/user")).toMatchObject({ status: 200 });
  });
});

describe("signing up by forms, without script", () => {
  test("details, code, home; no page ever holds the password or its hash", async () => {
    const visitor = app.visitor();
    const email = newAddress();
    const details = { name: "Noor", email, password: PASSWORD, confirmPassword: PASSWORD };
    const sent = await visitor.post("/signup", { intent: "details", ...details });
    expect([sent.status, sent.headers.get("Location")]).toEqual([302, "/signup"]);
    const codeView = await (await visitor.fetch("/signup")).text();
    expect(codeView).toContain("Check your email");
    expect(codeView).toContain("Verification code sent!");
    expect(codeView).not.toMatch(/long enough|argon2/);
    const detailsView = await (await visitor.fetch("/signup?change")).text();
    expect(detailsView).toContain(`value="${email}"`);
    expect(detailsView).not.toMatch(/long enough|argon2/);

    const short = await visitor.post("/signup", { intent: "verify", otpCode: "12" });
    expect([short.status, await short.text()]).toEqual([400, expect.stringContaining("Please enter a 6-digit code")]);
    const code = await codeFor(visitor, email);
    const wrong = await visitor.post("/signup", { intent: "verify", otpCode: code === "000000" ? "000001" : "000000" });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining("Invalid verification code")]);
    const done = await visitor.post("/signup", { intent: "verify", otpCode: code.replace(/^.../, "$& ") });
    expect([done.status, done.headers.get("Location")]).toEqual([302, "/"]);
    expect(await visitor.call("GET", "/api/auth/user")).toMatchObject({ body: { email, name: "Noor" } });
  });

  test("a wrong form keeps what was typed, save passwords", async () => {
    const fields = {
      intent: "details",
      name: "Noor",
      email: "nope",
      password: "typed secret",
      confirmPassword: "other",
    };
    const page = await (await app.visitor().post("/signup", fields)).text();
    expect(page).toContain('value="Noor"');
    expect(page).toContain("Invalid email address");
    expect(page).toContain("Passwords don&#x27;t match");
    expect(page).not.toContain("typed secret");
    expect(page).toMatch(/aria-invalid="true"/);
  });

  test("a code without a sign-up under way is told so", async () => {
    const page = await app.visitor().post("/signup", { intent: "verify", otpCode: "123456" });
    expect([page.status, await page.text()]).toEqual([403, expect.stringContaining("Signup data not found")]);
  });
});

describe("logging in and out", () => {
  test("by call and by form, with the same words for what is wrong", async () => {
    const { email } = await member();
    const wrong = { email, password: "wrong" };
    expect(await app.visitor().call("POST", "/api/auth/login", wrong)).toMatchObject({
      status: 401,
      body: { message: "Invalid email or password" },
    });
    const page = await app.visitor().post("/login", wrong);
    expect(page.status).toBe(401);
    expect(await page.text()).toContain("Invalid email or password. Please check your credentials.");
    const visitor = app.visitor();
    expect(await visitor.call("POST", "/api/auth/login", { email, password: PASSWORD })).toMatchObject({
      status: 200,
      body: { email },
    });
  });

  test.each([
    ["/progress?a=1", "/progress?a=1"],
    ["//evil.example", "/"],
    ["/\\evil.example", "/"],
    ["https://evil.example/", "/"],
  ])("redirectTo %s leads to %s", async (redirectTo, location) => {
    const { email } = await member();
    const done = await app.visitor().post("/login", { email, password: PASSWORD, redirectTo });
    expect([done.status, done.headers.get("Location")]).toEqual([302, location]);
  });

  test("signed-in people are sent home from both pages", async () => {
    const { visitor } = await member();
    for (const path of ["/login", "/signup"]) {
      expect((await visitor.fetch(path)).headers.get("Location")).toBe("/");
    }
  });

  test("a visit logs out; another site's link and a prefetch only ask", async () => {
    const { visitor } = await member();
    const asks: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { "Sec-Purpose": "prefetch" },
    ];
    for (const headers of asks) {
      const page = await visitor.fetch("/api/logout", { headers });
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('action="/api/logout"')]);
    }
    expect(await visitor.call("GET", "/api/auth/user")).toMatchObject({ status: 200 });
    const sid = visitor.cookies.get("sid") ?? "";
    const done = await visitor.fetch("/api/logout");
    expect([done.status, done.headers.get("Location")]).toEqual([302, "/"]);
    expect(done.headers.get("Clear-Site-Data")).toBe('"cache"');
    visitor.cookies.set("sid", sid);
    expect(await visitor.call("GET", "/api/auth/user")).toMatchObject({ status: 401 });
  });
});

test("Google is not part of this version: its link comes back with a banner, and no page shows it", async () => {
  const visitor = app.visitor();
  expect((await visitor.fetch("/api/auth/google")).headers.get("Location")).toBe("/login?error=google_login_failed");
  expect((await visitor.fetch("/api/auth/google?from=signup")).headers.get("Location")).toBe(
    "/signup?error=google_signup_failed",
  );
  expect(await (await visitor.fetch("/signup")).text()).not.toContain("Continue with Google");
});

test.each(["/", "/v1", "/login", "/signup", "/privacy-policy", "/terms-of-service"])(
  "%s is one heading, landmarks, a description and no React",
  async (path) => {
    const page = await (await app.visitor().fetch(path)).text();
    expect(page.match(/<h1/g)).toHaveLength(1);
    for (const part of ["<header", "<main", "<footer", 'href="#main"', 'name="description"'])
      expect(page).toContain(part);
    expect(page).not.toMatch(/ style="|__remixContext/);
  },
);

test("the theme switch sets its cookie and returns to the page, never elsewhere", async () => {
  const visitor = app.visitor();
  expect((await visitor.post("/theme", { theme: "dark", returnTo: "/v1?x=1" })).headers.get("Location")).toBe(
    "/v1?x=1",
  );
  expect(await (await visitor.fetch("/v1")).text()).toContain('data-theme="dark"');
  expect((await visitor.post("/theme", { theme: "light", returnTo: "//evil.example" })).headers.get("Location")).toBe(
    "/",
  );
});

function newAddress(): string {
  people += 1;
  return `person${people}@example.com`;
}

async function codeFor(visitor: Visitor, email: string): Promise<string> {
  const { body } = await visitor.call("GET", `/dev/mailbox.json?to=${encodeURIComponent(email)}`);
  const [newest] = body as unknown as { subject: string }[];
  return /\d{6}/.exec(newest?.subject ?? "")?.[0] ?? "no code";
}

async function verified(visitor: Visitor, email: string): Promise<void> {
  expect(await visitor.call("POST", "/api/auth/send-otp", { email })).toMatchObject({ status: 200 });
  const otpCode = await codeFor(visitor, email);
  expect(await visitor.call("POST", "/api/auth/verify-otp", { email, otpCode })).toMatchObject({
    body: { verified: true },
  });
}

async function member(): Promise<{ visitor: Visitor; email: string }> {
  const visitor = app.visitor();
  const email = newAddress();
  await verified(visitor, email);
  await visitor.call("POST", "/api/auth/complete-signup", { name: "Ann", email, password: PASSWORD });
  return { visitor, email };
}
