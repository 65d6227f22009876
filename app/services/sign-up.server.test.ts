import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "#db/store.ts";
import { startMailServer, type MailServer } from "#tests/mail-server.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const T0 = new Date("2026-03-01T12:00:00Z");
const VISITOR = { clientAddress: "192.0.2.1", today: "2026-03-01" };

let signUp: typeof import("./sign-up.server.ts");
let schema: typeof import("#db/schema.ts");
let store: Store;
let server: MailServer;
let email = "";
let people = 0;

beforeAll(async () => {
  server = await startMailServer();
  // Before anything of the app is imported, which is why the database is, too, only now.
  process.env.SMTP_URL = server.url;
  const { openTestDatabase } = await import("#tests/database.ts");
  store = await openTestDatabase();
  schema = await import("#db/schema.ts");
  signUp = await import("./sign-up.server.ts");
});

afterAll(() => server.close());

beforeEach(() => {
  people += 1;
  email = `ann${people}@example.com`;
  server.failing = false;
});

describe("sending a code", () => {
  test("mails six digits in the subject and the first line, and stores only a keyed hash", async () => {
    const sent = await signUp.sendCode(email, VISITOR.clientAddress, T0);
    expect(sent).toEqual({ expiresInSeconds: 600, resendInSeconds: 60 });
    const mail = server.received.at(-1)?.mail;
    expect(mail?.subject).toMatch(/^\d{6} is your Repartee code$/);
    expect(mail?.text?.split("\n")[0]).toContain(codeIn(mail?.subject));
    const [row] = await codes();
    expect(row?.otpCode).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(codeIn(mail?.subject));
  });

  test("waits 60 seconds between two", async () => {
    await signUp.sendCode(email, VISITOR.clientAddress, T0);
    await expect(signUp.sendCode(email, VISITOR.clientAddress, after(20 * SECOND))).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 40,
    });
    await expect(signUp.sendCode(email, VISITOR.clientAddress, after(60 * SECOND))).resolves.toBeDefined();
  });

  test("sends one for a double click", async () => {
    const before = server.received.length;
    const both = await Promise.allSettled([1, 2].map(() => signUp.sendCode(email, VISITOR.clientAddress, T0)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(server.received.length - before).toBe(1);
  });

  test("sends five an hour to one address", async () => {
    for (let n = 0; n < 5; n += 1) await signUp.sendCode(email, VISITOR.clientAddress, after(n * 2 * MINUTE));
    await expect(signUp.sendCode(email, VISITOR.clientAddress, after(59 * MINUTE))).rejects.toMatchObject({
      status: 429,
    });
    await expect(signUp.sendCode(email, VISITOR.clientAddress, after(61 * MINUTE))).resolves.toBeDefined();
  });

  test("a mail server that fails is a 502, forgets the code and starts no clock", async () => {
    server.failing = true;
    await expect(signUp.sendCode(email, VISITOR.clientAddress, T0)).rejects.toMatchObject({
      status: 502,
      message: "Failed to send verification code",
    });
    expect(await codes()).toEqual([]);
    server.failing = false;
    await expect(signUp.sendCode(email, VISITOR.clientAddress, after(SECOND))).resolves.toBeDefined();
  });

  test("an address with an account is a 409 that says so", async () => {
    await account();
    await expect(signUp.sendCode(email, VISITOR.clientAddress, after(2 * MINUTE))).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("already verified"),
    });
  });
});

describe("checking a code", () => {
  test("takes the right one once, and keeps the proof for 30 minutes", async () => {
    const code = await mailedCode();
    const verified = await verify(code);
    expect(verified).toEqual({ email, until: T0.getTime() + 30 * MINUTE });
    await refused(code);
  });

  test("is over after ten minutes", async () => {
    const code = await mailedCode();
    await refused(code, after(10 * MINUTE));
    await expect(verify(code, after(10 * MINUTE - 1))).resolves.toBeDefined();
  });

  test("is over after five wrong tries, also for the right one", async () => {
    const code = await mailedCode();
    for (let n = 0; n < 5; n += 1) await refused(wrong(code));
    await refused(code);
  });

  test("still takes the right one on the fifth try", async () => {
    const code = await mailedCode();
    for (let n = 0; n < 4; n += 1) await refused(wrong(code));
    await expect(verify(code)).resolves.toBeDefined();
  });

  test("parallel guesses share no try: of twenty at once, five count", async () => {
    const code = await mailedCode();
    const guesses = Array.from({ length: 20 }, (_, n) => (n === 19 ? code : wrong(code)));
    const answers = await Promise.allSettled(guesses.map((guess) => verify(guess)));
    expect(answers.every(({ status }) => status === "rejected")).toBe(true);
    expect((await codes())[0]?.attempts).toBe(5);
  });

  test("the same right code twice at once counts once", async () => {
    const code = await mailedCode();
    const answers = await Promise.allSettled([verify(code), verify(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("takes only the newest, and only for its own address", async () => {
    const first = await mailedCode();
    const second = await mailedCode(after(MINUTE));
    if (first !== second) await refused(first, after(MINUTE));
    await expect(
      signUp.verifyCode("someone-else@example.com", second, VISITOR.clientAddress, after(MINUTE)),
    ).rejects.toMatchObject({ message: "Invalid verification code" });
    await expect(verify(second, after(MINUTE))).resolves.toBeDefined();
  });
});

describe("completing", () => {
  test("makes a verified account with 50 credits and their ledger row", async () => {
    const user = await account();
    expect(user).toMatchObject({ email, name: "Ann", credits: 50, level: 1, subscriptionStatus: "free" });
    expect(user).not.toHaveProperty("password");
    const [row] = await store.db.select().from(schema.users).where(eq(schema.users.id, user.id));
    expect(row).toMatchObject({ emailVerified: true, authProvider: "email", lastLoginDate: VISITOR.today });
    expect(row?.password).toMatch(/^\$argon2id\$/);
    const ledger = await store.db
      .select()
      .from(schema.creditTransactions)
      .where(eq(schema.creditTransactions.userId, user.id));
    expect(ledger).toMatchObject([{ amount: 50, transactionType: "initial", balanceAfter: 50 }]);
  });

  test("needs this browser's proof of this very address, not older than 30 minutes", async () => {
    const details = { name: "Ann", email, password: "long enough" };
    const until = T0.getTime() + 30 * MINUTE;
    for (const [verified, now] of [
      [undefined, T0],
      [{ email: "other@example.com", until }, T0],
      [{ email, until }, after(30 * MINUTE)],
    ] as const) {
      await expect(signUp.completeSignUp(details, verified, VISITOR, now)).rejects.toMatchObject({
        status: 403,
        message: "Signup data not found",
      });
    }
    expect(await store.db.select().from(schema.users).where(eq(schema.users.email, email))).toEqual([]);
  });

  test("of two at once one is made; the other, and every later one, is a 409", async () => {
    const details = { name: "Ann", email, password: "long enough" };
    const verified = { email, until: T0.getTime() + MINUTE };
    const both = await Promise.allSettled([1, 2].map(() => signUp.completeSignUp(details, verified, VISITOR, T0)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(signUp.completeSignUp(details, verified, VISITOR, T0)).rejects.toMatchObject({
      status: 409,
      message: "User already exists",
    });
  });
});

describe("the form's first step", () => {
  const details = () => ({ name: "Ann", email, password: "long enough" });

  test("keeps the password only as a hash", async () => {
    const pending = await signUp.startSignUp(details(), undefined, VISITOR.clientAddress, T0);
    expect(pending).toMatchObject({ name: "Ann", email, sentAt: T0.getTime() });
    expect(JSON.stringify(pending)).not.toContain("long enough");
    expect(signUp.resendInSeconds(pending, after(18 * SECOND))).toBe(42);
    expect(signUp.resendInSeconds(pending, after(61 * SECOND))).toBe(0);
    expect(signUp.isWaitingForCode(pending, after(29 * MINUTE))).toBe(true);
    expect(signUp.isWaitingForCode(pending, after(30 * MINUTE))).toBe(false);
  });

  test("going back to correct the name keeps the code that is on its way", async () => {
    const pending = await signUp.startSignUp(details(), undefined, VISITOR.clientAddress, T0);
    const before = server.received.length;
    const again = await signUp.startSignUp(
      { ...details(), name: "Anna" },
      pending,
      VISITOR.clientAddress,
      after(9 * SECOND),
    );
    expect(again).toMatchObject({ name: "Anna", sentAt: T0.getTime() });
    expect(server.received).toHaveLength(before);
  });
});

function after(ms: number): Date {
  return new Date(T0.getTime() + ms);
}

function codeIn(subject: string | undefined): string {
  return /\d{6}/.exec(subject ?? "")?.[0] ?? "no code";
}

async function mailedCode(now = T0): Promise<string> {
  await signUp.sendCode(email, VISITOR.clientAddress, now);
  return codeIn(server.received.at(-1)?.mail.subject);
}

function wrong(code: string): string {
  return code === "000000" ? "000001" : "000000";
}

function verify(code: string, now = T0) {
  return signUp.verifyCode(email, code, VISITOR.clientAddress, now);
}

function refused(code: string, now = T0) {
  return expect(verify(code, now)).rejects.toMatchObject({ status: 400, message: "Invalid verification code" });
}

function codes() {
  return store.db.select().from(schema.emailVerifications).where(eq(schema.emailVerifications.email, email));
}

async function account() {
  const verified = await verify(await mailedCode());
  return signUp.completeSignUp({ name: "Ann", email, password: "long enough" }, verified, VISITOR, T0);
}
