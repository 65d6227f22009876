import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { count, listen, turns, type EventReader } from "./event-reader.ts";
import { listMessages, openChat, remoteVisitor, say, signUp, withCookiesOf } from "./member.ts";
import { cleanEnvironment, startServer, type RunningServer } from "./server.ts";

const LINE = "Hey! What did you draw on the bus this week, and why?";

// Each test starts two processes or more, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "repartee-crash-"));
const running: RunningServer[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start(file: string, enginePace: string): Promise<RunningServer> {
  const server = await startServer({ DATABASE_URL: `file:${join(folder, file)}`, ENGINE_PACE: enginePace });
  running.push(server);
  return server;
}

type Books = {
  pending: number;
  /** Lines of people whose reply was neither stored nor refunded. */
  unsettled: number;
  /** People whose ledger does not sum to their balance. */
  unbalanced: number;
  /** Taken for messages, less what was given back. */
  spent: number;
  replies: number;
};

/** What the database says, read beside the server. */
function readBooks(file: string): Books {
  const database = new Database(join(folder, file), { readonly: true });
  const number = (sql: string) => database.prepare(sql).pluck().get() as number;
  try {
    return {
      pending: number("select count(*) from replies where status = 'pending'"),
      unsettled: number(
        `select count(*) from replies r left join messages ai on ai.id = r.id
         where (r.status = 'done') <> (ai.id is not null)
            or (r.status = 'failed') <> exists (select 1 from credit_transactions t where t.idempotency_key like 'refund:reply:' || r.id || ':%')`,
      ),
      unbalanced: number(
        "select count(*) from users u where u.credits <> (select sum(amount) from credit_transactions t where t.user_id = u.id)",
      ),
      spent: -number(
        "select coalesce(sum(amount), 0) from credit_transactions where transaction_type in ('usage', 'refund')",
      ),
      replies: number("select count(*) from messages where sender = 'ai'"),
    };
  } finally {
    database.close();
  }
}

describe("killed in the middle of a reply", () => {
  test("the next process gives the reply, charged once, and the books are right", async () => {
    const first = await start("mid-reply.db", "3");
    const visitor = remoteVisitor(first);
    await signUp(visitor);
    const chatId = await openChat(visitor);
    const { message, reply } = await say(visitor, chatId, LINE);
    await first.crash();
    expect(readBooks("mid-reply.db")).toMatchObject({ pending: 1, replies: 0, spent: 2 });

    const second = await start("mid-reply.db", "0");
    const returned = withCookiesOf(remoteVisitor(second), visitor);
    await (await listen(returned, chatId, "0")).until(turns(1));
    expect((await listMessages(returned, chatId)).map(({ id }) => id)).toEqual([message.id, reply.id]);
    expect(readBooks("mid-reply.db")).toEqual({ pending: 0, unsettled: 0, unbalanced: 0, spent: 2, replies: 1 });
  });

  test("the form that was posted again afterwards is still one message and one charge", async () => {
    const first = await start("repost.db", "3");
    const visitor = remoteVisitor(first);
    await signUp(visitor);
    const chatId = await openChat(visitor);
    const sent = await say(visitor, chatId, LINE, "client-id-1");
    await first.crash();
    const second = await start("repost.db", "0");
    const returned = withCookiesOf(remoteVisitor(second), visitor);
    expect(await say(returned, chatId, LINE, "client-id-1")).toEqual(sent);
    await (await listen(returned, chatId, "0")).until(turns(1));
    expect(readBooks("repost.db")).toEqual({ pending: 0, unsettled: 0, unbalanced: 0, spent: 2, replies: 1 });
  });
});

test("killed again and again at any moment, no line is lost, doubled, or charged twice", async () => {
  const file = "again.db";
  let server = await start(file, "0.2");
  let visitor = remoteVisitor(server);
  await signUp(visitor);
  const chatId = await openChat(visitor);
  const accepted: string[] = [];

  for (let round = 0; round < 3; round++) {
    const reader = await listen(visitor, chatId);
    // Each round dies at another point of the turn: after so many events of it.
    const dying = reader.until((events) => events.length >= round).then(() => server.crash());
    const clientMessageId = `round-${round}-line`;
    const sent = await say(visitor, chatId, `What about number ${round}?`, clientMessageId).catch(() => undefined);
    await dying;
    server = await start(file, "0.2");
    visitor = withCookiesOf(remoteVisitor(server), visitor);
    // Somebody who saw no answer posts again; the same id makes it safe.
    const again = await say(visitor, chatId, `What about number ${round}?`, clientMessageId);
    if (sent) expect(again).toEqual(sent);
    accepted.push(again.message.id, again.reply.id);
    await (await listen(visitor, chatId, "0")).until(turns(round + 1));
  }

  expect((await listMessages(visitor, chatId)).map(({ id }) => id)).toEqual(accepted);
  expect(readBooks(file)).toEqual({ pending: 0, unsettled: 0, unbalanced: 0, spent: 6, replies: 3 });
});

describe("asked to stop (SIGTERM)", () => {
  test("in the middle of a reply: it is spoken to its end and stored, streams end, the exit code is 0", async () => {
    const server = await start("drain.db", "0.5");
    const visitor = remoteVisitor(server);
    await signUp(visitor);
    const chatId = await openChat(visitor);
    const readers: EventReader[] = [await listen(visitor, chatId), await listen(visitor, chatId)];
    await say(visitor, chatId, LINE);
    await readers[0]?.until(count("token"));
    const code = await server.stop();
    await Promise.all(readers.map((reader) => reader.ended));
    expect(code).toBe(0);
    for (const { events } of readers) expect(count("ai_message")(events)).toBe(1);
    expect(readBooks("drain.db")).toEqual({ pending: 0, unsettled: 0, unbalanced: 0, spent: 2, replies: 1 });
  });

  test("with nothing to do and a stream open: it ends at once with 0", async () => {
    const server = await start("idle.db", "0");
    const visitor = remoteVisitor(server);
    await signUp(visitor);
    const reader = await listen(visitor, await openChat(visitor));
    expect(await server.stop()).toBe(0);
    await reader.ended;
  });
});

describe("a wrong setup", () => {
  test.each([
    ["half a public mode", { APP_URL: "http://app.example.com" }, ["APP_URL", "SESSION_SECRET", "SMTP_URL"]],
    ["a Fly machine without an address", { FLY_APP_NAME: "repartee" }, ["APP_URL", "SESSION_SECRET", "SMTP_URL"]],
    [
      "something malformed",
      { PORT: "99999", ENGINE_PACE: "fast", LOG_LEVEL: "loud", DATABASE_URL: "postgres://x", SESSION_SECRET: "short" },
      ["PORT", "ENGINE_PACE", "LOG_LEVEL", "DATABASE_URL", "SESSION_SECRET"],
    ],
    [
      "something unsupported",
      { STRIPE_SECRET_KEY: "sk_test_1", REDIS_URL: "redis://localhost" },
      ["STRIPE_SECRET_KEY", "REDIS_URL"],
    ],
  ])(
    "is refused with exit code 1, when there is %s: each problem is named, no secret is",
    (_what, variables: Record<string, string>, names) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ["build/server.js"], {
        env: { ...cleanEnvironment(), PORT: "0", DATABASE_URL: `file:${join(folder, "refused.db")}`, ...variables },
        encoding: "utf8",
        timeout: 15_000,
      });
      expect(status).toBe(1);
      const named = stderr.match(/^ {2}- (\w+)/gm)?.map((line) => line.slice(4)) ?? [];
      expect([...named].sort()).toEqual([...names].sort());
      expect(stderr).not.toContain("    at ");
      expect(stdout).not.toContain("is ready");
      for (const secret of ["short", "sk_test_1"]) expect(stderr).not.toContain(secret);
    },
  );
});
