/** What every browser test starts from: a server of its own worker, a page that refuses errors, and people. */
import { randomUUID } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { startServer, type RunningServer } from "../../server.ts";

export { expect };

export type Person = { name: string; email: string; password: string };

type Fixtures = {
  /** Expected problems, as parts of their text; everything else the browser reports as an error fails the test. */
  allowedErrors: string[];
};

/**
 * Playwright's test with a built server per worker (`app`, also the `baseURL`) and a `page` that fails the test on any
 * console error or uncaught exception. A test that provokes one says so: `test.use({ allowedErrors: ["status of 404"] })`.
 */
export const test = base.extend<Fixtures, { app: RunningServer; enginePace: string }>({
  enginePace: ["0.2", { option: true, scope: "worker" }],
  app: [
    async ({ enginePace }, provide) => {
      const app = await startServer({ ENGINE_PACE: enginePace });
      await provide(app);
      await app.stop();
    },
    { scope: "worker", timeout: 30_000 },
  ],
  baseURL: ({ app }, provide) => provide(app.origin),
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, provide) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
    });
    await provide(page);
    const unexpected = problems.filter((problem) => !allowedErrors.some((text) => problem.includes(text)));
    expect(unexpected, "the browser reported errors").toEqual([]);
  },
});

/** Somebody nobody has met: the name makes the address readable, the rest makes it unique. */
export function person(name: string): Person {
  return { name, email: `${name.toLowerCase()}-${randomUUID()}@example.com`, password: `correct horse ${name} 42` };
}

/** Signs a person up through the real pages, code from the mailbox included. Ends signed in, on `/`. */
export async function signUp(page: Page, { name, email, password }: Person): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Send my code" }).click();
  await page.getByLabel("Verification code", { exact: true }).fill(await codeFor(page, email));
  await page.getByRole("button", { name: "Verify and create account" }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
}

/** Logs a signed-up person in through the real page. Ends wherever the app sends them. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).not.toHaveURL((url) => url.pathname === "/login");
}

/** The newest code mailed to this address. Waits for the mail. */
export async function codeFor(page: Page, email: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const answer = await page.request.get("/dev/mailbox.json", { params: { to: email } });
    const mails = (await answer.json()) as { text: string }[];
    code = mails.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    expect(code, `a code mailed to ${email}`).toBeTruthy();
  }).toPass({ timeout: 10_000 });
  return code ?? "";
}
