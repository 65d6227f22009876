/** Every statement that a screen or a call runs is answered from an index, so that a screen stays fast as the data grows. */
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApp } from "./app.ts";
import { must, openChat, say, signUp } from "./member.ts";

/** A handful of rows for ever. */
const SMALL_TABLES = ["subscription_plans"];

type Step = { detail: string };

const statements = new Set<string>();
// oxlint-disable-next-line typescript/unbound-method -- always called with the database it belongs to
const prepare = Database.prototype.prepare;
let app: Awaited<ReturnType<typeof openApp>>;

beforeAll(async () => {
  app = await openApp();
  Database.prototype.prepare = function record(this: Database.Database, source: string) {
    statements.add(source);
    return prepare.call(this, source);
  } as typeof prepare;
});

afterAll(async () => {
  Database.prototype.prepare = prepare;
  await app.close();
});

test("no statement of the main job scans a table", async () => {
  const { visitor } = await signUp(app.visitor());
  const chatId = await openChat(visitor, "playful-banter");
  await say(visitor, chatId, "What did you draw this week?");
  await must(visitor, 200, "POST", "/api/chat/hint", { sessionId: chatId });
  for (const path of [
    "/",
    "/personas",
    `/chat/${chatId}`,
    `/chat/${chatId}/live?part=reply&after=0`,
    `/feedback/${chatId}`,
    "/progress",
    "/profile",
    "/subscription",
    "/api/users/chat-history",
    "/api/users/insights",
    "/api/users/credits",
  ]) {
    const answer = await visitor.fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    await answer.text();
  }

  const database = new Database(String(process.env.DATABASE_URL).slice("file:".length), { readonly: true });
  const scans = [...statements]
    .filter((source) => /^\s*(select|update|delete|insert)/i.test(source))
    .flatMap((source) => {
      const plan = prepare.call(database, `explain query plan ${source}`) as Database.Statement<null[], Step>;
      const steps = plan.all(...Array.from(source.matchAll(/\?/g), () => null));
      return steps.filter(({ detail }) => isScan(detail)).map(({ detail }) => `${detail}: ${source}`);
    });
  database.close();
  expect(statements.size, "statements were seen").toBeGreaterThan(30);
  expect(scans).toEqual([]);
});

function isScan(detail: string): boolean {
  const table = /^SCAN (\w+)/.exec(detail)?.[1];
  return table !== undefined && table !== "CONSTANT" && !SMALL_TABLES.includes(table);
}
