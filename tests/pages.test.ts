import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { messages, replies, sessions } from "#db/schema.ts";
import { store } from "#db/store.server.ts";
import type { Message } from "#app/models/message.ts";
import type { ChatEvent } from "#app/services/chat-events.ts";
import { positionOf, publishChatEvent } from "#app/services/chat-events.server.ts";
import { openApp, type Visitor } from "./app.ts";
import { must, openChat, say, signUp, withCookiesOf, type Member } from "./member.ts";

type MoodUpdate = Extract<ChatEvent, { type: "mood_update" }>;

let app: Awaited<ReturnType<typeof openApp>>;
let ann: Member;
let personaId: string;
/** Open, with one turn. */
let chatId: string;
/** Completed. */
let doneId: string;

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  app = await openApp();
  ann = await signUp(app.visitor());
  const [persona] = await must<{ id: string }[]>(ann.visitor, 200, "GET", "/api/personas");
  personaId = persona?.id ?? "";
  chatId = await openChat(ann.visitor);
  await talk(ann.visitor, chatId, "What did you draw this week?");
  doneId = await openChat(ann.visitor);
  await talk(ann.visitor, doneId, "What did you draw this week?");
  await must(ann.visitor, 200, "POST", "/api/chat/feedback", { chatSessionId: doneId });
});

afterAll(() => app.close());

const SIGNED_IN = () => [
  "/profile",
  "/edit-profile",
  "/progress",
  "/personas",
  `/scenarios/${personaId}`,
  `/chat/${chatId}`,
  `/feedback/${doneId}`,
  "/subscription",
  "/payment-success",
  "/payment-failure",
];
const PUBLIC = ["/login", "/signup", "/privacy-policy", "/terms-of-service"];

/** One turn, told to its end. */
async function talk(visitor: Visitor, id: string, content: string): Promise<string> {
  await say(visitor, id, content);
  return (await visitor.fetch(`/chat/${id}/live?part=reply&after=0`)).text();
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
}

function locationOf(response: Response): string {
  return response.headers.get("Location") ?? "";
}

describe("signed out", () => {
  test("every signed-in page leads to the login, which leads back", async () => {
    for (const path of [
      ...SIGNED_IN(),
      `/chat/${chatId}/live`,
      `/chat/${randomUUID()}`,
      "/progress?tab=skills&x=a%26b",
    ]) {
      const response = await app.visitor().fetch(path);
      expect([path, response.status]).toEqual([path, 302]);
      const login = new URL(locationOf(response), "http://localhost:3000");
      expect([login.pathname, login.searchParams.get("redirectTo")]).toEqual(["/login", path]);

      const visitor = app.visitor();
      const form = await (await visitor.fetch(locationOf(response))).text();
      const redirectTo = /name="redirectTo" value="([^"]*)"/.exec(form)?.[1]?.replaceAll("&amp;", "&") ?? "";
      const done = await visitor.post("/login", { email: ann.email, password: ann.password, redirectTo });
      expect([done.status, locationOf(done)]).toEqual([302, path]);
      await visitor.fetch("/api/logout");
    }
  });

  test("every form of a signed-in page leads to the login and does nothing", async () => {
    const fields = {
      name: "Forged",
      intent: "send",
      content: "Forged",
      clientMessageId: "12345678",
      scenario: "first-message",
    };
    for (const path of ["/edit-profile", `/scenarios/${personaId}`, `/chat/${chatId}`, `/feedback/${chatId}`]) {
      const response = await app.visitor().post(path, fields);
      expect([path, response.status, locationOf(response)]).toEqual([path, 302, "/login"]);
    }
    expect(await must(ann.visitor, 200, "GET", "/api/auth/user")).toMatchObject({ name: "Ann" });
  });

  test("the data of a page is as closed as the page", async () => {
    for (const path of SIGNED_IN()) {
      const response = await app.visitor().fetch(`${path}.data`);
      const text = await response.text();
      expect(text, path).not.toContain(ann.email);
      expect(text, path).not.toContain("What did you draw");
      expect(text, path).toContain("/login?redirectTo=");
    }
  });

  test("/ is the landing page, with nothing of anybody", async () => {
    const page = await app.visitor().fetch("/");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('href="/signup"');
  });
});

describe("signed in", () => {
  test.each([
    "/login",
    "/signup",
    "/login?redirectTo=/progress",
    "/login?error=access_denied",
    "/signup?error=user_exists",
  ])("%s leads home", async (path) => {
    const response = await ann.visitor.fetch(path);
    expect([response.status, locationOf(response)]).toEqual([302, "/"]);
  });

  test("every page is there, is kept by nobody, and has a title that says where one is", async () => {
    const titles = new Set<string>();
    for (const path of ["/", ...SIGNED_IN()]) {
      const page = await ann.visitor.fetch(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.headers.get("Cache-Control"), path).toBe("private, no-store");
      const html = await page.text();
      expect(titleOf(html), path).toMatch(/^\S.* – Repartee$/);
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
      expect(html, path).toMatch(/<html lang="en"/);
      titles.add(titleOf(html));
    }
    expect(titles.size).toBe(1 + SIGNED_IN().length);
  });
});

test.each(PUBLIC)("%s has a title that says where one is", async (path) => {
  const page = await app.visitor().fetch(path);
  expect(page.status).toBe(200);
  expect(titleOf(await page.text())).toMatch(/^\S.* – Repartee$/);
});

describe("a page that does not exist", () => {
  test.each([
    "/nowhere",
    "/chat",
    "/chat/",
    "/scenarios",
    "/feedback",
    "/api",
    "/api/nowhere",
    "/dev",
    "/admin",
    "/login/x",
    "/v2",
  ])("%s is 404 for everybody, with a way home", async (path) => {
    for (const visitor of [app.visitor(), ann.visitor]) {
      const page = await visitor.fetch(path);
      expect(page.status).toBe(404);
      if (path.startsWith("/api")) continue;
      const html = await page.text();
      expect(titleOf(html)).toMatch(/ – Repartee$/);
      expect(html).toContain('href="/"');
    }
  });

  test("looks the same for someone else's chat and for none", async () => {
    const bea = await signUp(app.visitor(), "Bea");
    const nobodys = randomUUID();
    for (const path of ["/chat/ID", "/feedback/ID"]) {
      const [theirs, none] = [
        await bea.visitor.fetch(path.replace("ID", chatId)),
        await bea.visitor.fetch(path.replace("ID", nobodys)),
      ];
      expect([theirs.status, none.status]).toEqual([404, 404]);
      const plain = async (page: Response, id: string) =>
        (await page.text()).replaceAll(id, "ID").replace(/"updatedAt.*?Z"/g, "");
      expect(await plain(theirs, chatId)).toBe(await plain(none, nobodys));
    }
  });
});

describe("after logging in, the person stays here", () => {
  const HOSTILE = [
    "https://evil.test",
    "http://evil.test/",
    "//evil.test",
    "///evil.test",
    "////evil.test",
    "/\\evil.test",
    "\\/evil.test",
    "\\\\evil.test",
    "/\\/evil.test",
    "/%5cevil.test/..//evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    "/\r\n/evil.test",
    "\t//evil.test",
    " //evil.test",
    "\u0000//evil.test",
    "/.//evil.test",
    "/..//evil.test",
    "/x/..//evil.test",
    "/./\\evil.test",
    "/;@evil.test",
    "@evil.test",
    ".evil.test",
    "http:evil.test",
    "https:/evil.test",
    "http:\\\\evil.test",
    "HTTP://EVIL.TEST",
    "//localhost:3000@evil.test",
    "//evil.test\\@localhost:3000",
    "http://localhost:3000.evil.test",
    "http://localhost:3001/",
    "https://localhost:3000/",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "blob:http://localhost:3000/x",
    "//[::1]",
    "//evil。test",
    "/\u2028/evil.test",
    "//%65vil.test",
    "/api/logout",
    "/x/../api/logout",
    "/%2e%2e/api/logout",
    "/api/logout#x",
    "",
    "x".repeat(5_000),
    "/\r\nSet-Cookie: sid=forged",
    "/\r\nLocation: https://evil.test",
  ];

  test.each(HOSTILE)("with redirectTo=%j", async (redirectTo) => {
    const visitor = app.visitor();
    const done = await visitor.post("/login", { email: ann.email, password: ann.password, redirectTo });
    expect(done.status).toBe(302);
    const location = locationOf(done);
    // As a browser reads it: against this page, after its own clean-up of slashes and white space.
    const target = new URL(location, "http://localhost:3000/login");
    expect(target.origin).toBe("http://localhost:3000");
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(target.pathname).not.toMatch(/^\/api\//);
    // Behind a proxy or another name, the path alone must still be a path.
    expect(new URL(location, "https://other.test/").origin).toBe("https://other.test");
    expect([...done.headers.keys()].filter((name) => name === "set-cookie")).toHaveLength(1);

    const form = await (await app.visitor().fetch(`/login?redirectTo=${encodeURIComponent(redirectTo)}`)).text();
    const hidden = /name="redirectTo" value="([^"]*)"/.exec(form)?.[1] ?? "missing";
    expect(new URL(hidden, "http://localhost:3000/").origin).toBe("http://localhost:3000");
    await visitor.fetch("/api/logout");
  });

  test.each(["/progress", "/personas?x=1&y=%26#z", "/chat/abc", "/%E2%9C%93"])(
    "and gets where they were going: %s",
    async (redirectTo) => {
      const visitor = app.visitor();
      const done = await visitor.post("/login", { email: ann.email, password: ann.password, redirectTo });
      expect(locationOf(done)).toBe(redirectTo);
    },
  );
});

describe("logging out", () => {
  async function device(): Promise<Visitor> {
    const visitor = app.visitor();
    await must(visitor, 200, "POST", "/api/auth/login", { email: ann.email, password: ann.password });
    return visitor;
  }
  const isSignedIn = async (visitor: Visitor) => (await visitor.call("GET", "/api/auth/user")).status === 200;

  test.each<Record<string, string>>([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" },
    { "Sec-Fetch-Site": "same-origin", "Sec-Purpose": "prefetch" },
    { "Sec-Fetch-Site": "same-origin", "Sec-Purpose": "prefetch;prerender" },
    { Purpose: "prefetch" },
  ])("by a link with %j only asks", async (headers) => {
    const visitor = await device();
    const page = await visitor.fetch("/api/logout", { headers });
    expect(page.status).toBe(200);
    expect(page.headers.getSetCookie()).toEqual([]);
    const html = await page.text();
    expect(html).toMatch(/<form method="post" action="\/api\/logout"/);
    expect(titleOf(html)).toBe("Log out – Repartee");
    expect(await isSignedIn(visitor)).toBe(true);
    // The button on that page works.
    expect(locationOf(await visitor.post("/api/logout", {}))).toBe("/");
    expect(await isSignedIn(visitor)).toBe(false);
  });

  test.each<Record<string, string>>([{}, { "Sec-Fetch-Site": "same-origin" }, { "Sec-Fetch-Site": "none" }])(
    "by a link with %j happens",
    async (headers) => {
      const visitor = await device();
      const done = await visitor.fetch("/api/logout", { headers });
      expect([done.status, locationOf(done)]).toEqual([302, "/"]);
      expect(visitor.cookies.has("sid")).toBe(false);
      expect(await isSignedIn(visitor)).toBe(false);
    },
  );

  test("kills the cookie for good, on this device only, and doing it twice is fine", async () => {
    const [here, there] = [await device(), await device()];
    const stolen = withCookiesOf(app.visitor(), here);
    await here.fetch("/api/logout");
    expect(await isSignedIn(stolen)).toBe(false);
    expect((await stolen.fetch("/profile")).status).toBe(302);
    expect(await isSignedIn(there)).toBe(true);
    expect((await stolen.fetch("/api/logout")).status).toBe(302);
    expect((await app.visitor().fetch("/api/logout")).status).toBe(302);
  });

  test("is what time does too: an expired session is none", async () => {
    const visitor = await device();
    await store.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(sessions.userId, ann.id));
    expect(await isSignedIn(visitor)).toBe(false);
    await must(ann.visitor, 200, "POST", "/api/auth/login", { email: ann.email, password: ann.password });
  });

  test("of the oldest device happens with the eleventh login", async () => {
    const bea = await signUp(app.visitor(), "Bea");
    const devices: Visitor[] = [];
    for (let n = 0; n < 10; n++) {
      const visitor = app.visitor();
      await must(visitor, 200, "POST", "/api/auth/login", { email: bea.email, password: bea.password });
      devices.push(visitor);
    }
    expect(await isSignedIn(bea.visitor)).toBe(false);
    for (const visitor of devices) expect(await isSignedIn(visitor)).toBe(true);
  });
});

test("letters of several bytes arrive whole wherever they stand in a page, and nothing comes between them", async () => {
  const { visitor } = await signUp(app.visitor(), "Zoë");
  for (let shift = 0; shift < 30; shift++) {
    const name = "a".repeat(shift) + "€".repeat(20) + "😀".repeat(10);
    await must(visitor, 200, "POST", "/api/profile", { name });
    const html = await (await visitor.fetch("/profile")).text();
    expect(html.indexOf("\u0000"), `shifted by ${shift}`).toBe(-1);
    expect(html).toContain(name);
  }
});

describe("what people typed is text on every page", () => {
  const WORDS = [
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "</title><img src=x onerror=alert(1)>",
    `"onmouseover="alert(1)`,
    "' autofocus onfocus='alert(1)",
    "<!-- <script>",
    "</style><svg onload=alert(1)>",
    "</textarea><b>",
    "{{7*7}}${7*7}",
    "&lt;b&gt;&amp;",
    "\u202egnp.exe\u202c",
    "a\u0000b\u0008c",
    "\u2028\u2029<x>",
    "javascript:alert(1)",
    "😀‮<b>",
  ];

  test.each(WORDS)("%j, as a name and as a message", async (words) => {
    const visitor = (await signUp(app.visitor(), "Mallory")).visitor;
    await must(visitor, 200, "POST", "/api/profile", { name: words });
    const { name } = await must<{ name: string }>(visitor, 200, "GET", "/api/auth/user");
    const chat = await openChat(visitor);
    const frame = await talk(visitor, chat, `${words} What did you draw this week?`);
    const another = await talk(visitor, chat, `I like ${words} and you?`);
    const refused = await visitor.post(`/chat/${chat}`, {
      intent: "send",
      content: words.repeat(300),
      clientMessageId: "12345678",
    });
    const wrongName = await visitor.post("/edit-profile", { name: words.repeat(30) });
    const wrongLogin = await app.visitor().post("/login", { email: words, password: words, redirectTo: words });
    const wrongSignUp = await app
      .visitor()
      .post("/signup", { intent: "details", name: words, email: words, password: "x", confirmPassword: "y" });

    const pages: [string, string][] = [
      ["frame", frame],
      ["another frame", another],
      ["refused message", await refused.text()],
      ["refused name", await wrongName.text()],
      ["refused login", await wrongLogin.text()],
      ["refused sign-up", await wrongSignUp.text()],
      ["login banner", await (await app.visitor().fetch(`/login?error=${encodeURIComponent(words)}`)).text()],
      ["not found", await (await visitor.fetch(`/${encodeURIComponent(words)}`)).text()],
    ];
    for (const path of [
      "/",
      "/profile",
      "/edit-profile",
      `/chat/${chat}`,
      `/chat/${chat}/live?part=mood&after=0`,
      `/feedback/${chat}`,
      "/progress",
    ]) {
      const page = await visitor.fetch(path);
      expect([path, page.status]).toEqual([path, 200]);
      pages.push([path, await page.text()]);
    }
    for (const [what, html] of pages) expectTextOnly(what, html, words);
    // And nothing was lost on the way to the screen but what no screen shows.
    const profile = pages.find(([what]) => what === "/profile")?.[1] ?? "";
    expect(textOf(profile)).toContain(name);
    expect(name).not.toMatch(/\p{Cc}/u);
  });

  test("and so is what a model says, in the frame: its tokens, its reply, its reasons", async () => {
    const words = `<img src=x onerror=alert(1)>"'&</div></style><script>alert(1)</script>`;
    const chat = await openChat(ann.visitor);
    const [messageId, replyId] = [randomUUID(), randomUUID()];
    // A reply that another process is speaking, so that what it says is ours to choose.
    const line = { id: messageId, chatSessionId: chat, clientId: randomUUID(), content: words, timestamp: new Date() };
    const lease = { leaseOwner: "another process", leaseUntil: new Date(Date.now() + 60_000) };
    const [said] = await store.db
      .insert(messages)
      .values({ ...line, sender: "user" })
      .returning();
    const position = positionOf(said?.seq ?? 0, true);
    await store.db.insert(replies).values({ id: replyId, chatSessionId: chat, userMessageId: messageId, ...lease });
    const frames = await Promise.all(
      ["reply", "mood"].map((part) => ann.visitor.fetch(`/chat/${chat}/live?part=${part}&after=0`)),
    );
    const whole: Message = { id: randomUUID(), content: words, sender: "ai", timestamp: new Date() };
    const reasons = [{ signal: "question", delta: 4, quote: words, text: words }] as unknown as MoodUpdate["reasons"];
    const moved = { mood: 54, moodChange: 4, sentiment: "positive", advice: words, reasons } as const;
    publishChatEvent(chat, { type: "token", messageId: replyId, index: 0, text: words }, position);
    publishChatEvent(chat, { type: "ai_message", message: whole }, position + 1);
    publishChatEvent(chat, { type: "mood_update", messageId, ...moved }, position + 2);
    for (const frame of frames) expectTextOnly("frame", await frame.text(), words);
    await store.db.delete(replies).where(eq(replies.id, replyId));
  });

  /** No element, attribute or script comes from the words: every tag and every inline script is one of ours. */
  function expectTextOnly(what: string, html: string, words: string) {
    expect(html, what).not.toContain("\u0000");
    for (const [tag] of withoutScripts(html).matchAll(/<[a-z][^>]*>/gi)) {
      const attributes = tag.replace(/"[^"]*"/g, '""');
      expect(attributes, what).not.toMatch(/\son[a-z]+=|autofocus onfocus|javascript:/i);
      expect(tag, what).not.toMatch(/<(x|b)>|<svg onload|<img src=x|(?:href|src|action)="javascript:/i);
    }
    for (const [, attributes = "", code = ""] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
      expect(attributes, what).toMatch(/nonce="test"|application\/ld\+json/);
      expect(code, what).not.toMatch(/^alert|<script|<!--/i);
      expect(code, what).not.toMatch(/[\u2028\u2029]/);
    }
    // Raw, the words could only stand where they mean nothing to a parser.
    if (/[<]/.test(words)) expect(withoutScripts(html), what).not.toContain(words.replace(/\p{Cc}/gu, ""));
  }

  function withoutScripts(html: string): string {
    return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "");
  }

  function textOf(html: string): string {
    const text = withoutScripts(html).replace(/<[^>]*>/g, "");
    const entities: Record<string, string> = {
      "&lt;": "<",
      "&gt;": ">",
      "&quot;": '"',
      "&#x27;": "'",
      "&#39;": "'",
      "&amp;": "&",
    };
    return text.replace(/&(?:lt|gt|quot|#x27|#39|amp);/g, (entity) => entities[entity] ?? entity);
  }
});
