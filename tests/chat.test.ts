import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { chatSessions, conversationAnalytics, creditTransactions, messages, replies, users } from "#db/schema.ts";
import { singleton } from "#db/singleton.server.ts";
import { store } from "#db/store.server.ts";
import type { Engine } from "#app/services/ai/engine.ts";
import { createBuiltinEngine } from "#app/services/ai/builtin/engine.server.ts";
import type { AppError } from "#app/errors.ts";
import type { User } from "#app/models/user.ts";
import { openTestDatabase } from "./database.ts";
import { again, ann, bea, maya } from "./factories.ts";

const UTC = { timeZone: "UTC" };
const builtin = createBuiltinEngine({ pace: 0 });

/** The built-in engine, but lines that say so make it fail, and a gate can hold a reply back. */
let gate: Promise<void> = Promise.resolve();
const engine: Engine = {
  ...builtin,
  async *reply(turn, options) {
    await gate;
    if (turn.message.content.includes("[fail]")) throw new Error("told to fail");
    yield* builtin.reply(turn, options);
  },
  async hint(transcript, options) {
    if (transcript.messages.at(-1)?.content.includes("[fail]")) throw new Error("told to fail");
    return builtin.hint(transcript, options);
  },
};
singleton("engine", () => engine);

const { sendMessage, startChat } = await import("#app/services/chat.server.ts");
const { completeChat, completeOnLeave } = await import("#app/services/feedback.server.ts");
const { requestHint } = await import("#app/services/hint.server.ts");
const { settled } = await import("#app/services/reply.server.ts");

beforeAll(async () => {
  await openTestDatabase();
});

function open(user: User, scenario: "first-message" | "playful-banter" = "first-message") {
  return startChat(user, { personaId: maya().id, scenario, difficulty: "warm" });
}

function say(user: User, chatId: string, content: string, clientMessageId: string = randomUUID()) {
  return sendMessage(user, chatId, { content, clientMessageId }, UTC);
}

async function transcript(chatId: string) {
  return store.db.select().from(messages).where(eq(messages.chatSessionId, chatId)).orderBy(messages.seq);
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => "fine",
    (error: AppError) => error.code,
  );
}

async function ledgerSum(user: User): Promise<number> {
  const [row] = await store.db
    .select({ sum: sql<number>`sum(${creditTransactions.amount})` })
    .from(creditTransactions)
    .where(eq(creditTransactions.userId, user.id));
  return row?.sum ?? 0;
}

describe("sending", () => {
  test("stores the line, takes 2 credits, answers, and moves the mood with reasons", async () => {
    const user = await ann();
    const chat = await open(user);
    const { message, reply } = await say(user, chat.id, "Hey Maya, what did you draw on the bus this week?");
    await settled(chat.id, 5_000);

    const lines = await transcript(chat.id);
    expect(lines.map(({ id, sender }) => [id, sender])).toEqual([
      [message.id, "user"],
      [reply.id, "ai"],
    ]);
    expect((await again(user)).credits).toBe(48);
    const [row] = await store.db.select().from(chatSessions).where(eq(chatSessions.id, chat.id));
    expect(row?.moodHistory).toHaveLength(1);
    expect(row?.moodHistory[0]).toMatchObject({ messageId: message.id, mood: row?.mood });
    expect(row?.mood).toBeGreaterThan(50);
  });

  test("the persona opens banter free of charge", async () => {
    const user = await ann();
    const chat = await open(user, "playful-banter");
    expect(await transcript(chat.id)).toMatchObject([{ sender: "ai" }]);
    expect((await again(user)).credits).toBe(50);
  });

  test("the same client id twice is one message and one charge", async () => {
    const user = await ann();
    const chat = await open(user);
    const clientId = randomUUID();
    const all = await Promise.all(Array.from({ length: 5 }, () => say(user, chat.id, "Hello there", clientId)));
    expect(new Set(all.map(({ message }) => message.id)).size).toBe(1);
    await settled(chat.id, 5_000);
    expect(await transcript(chat.id)).toHaveLength(2);
    expect((await again(user)).credits).toBe(48);
  });

  test("the same client id with other words is a conflict, and the first stays", async () => {
    const user = await ann();
    const chat = await open(user);
    const clientId = randomUUID();
    await say(user, chat.id, "First words", clientId);
    expect(await codeOf(say(user, chat.id, "Other words", clientId))).toBe("conflict");
    await settled(chat.id, 5_000);
    expect((await transcript(chat.id))[0]?.content).toBe("First words");
  });

  test("12 parallel sends with 6 credits left: exactly 3 are accepted, and a refusal stores nothing", async () => {
    const user = await ann({ credits: 6 });
    const chat = await open(user);
    const codes = await Promise.all(Array.from({ length: 12 }, (_, n) => codeOf(say(user, chat.id, `Line ${n}`))));
    expect(codes.filter((code) => code === "fine")).toHaveLength(3);
    expect(codes.filter((code) => code === "insufficient_credits")).toHaveLength(9);
    await settled(chat.id, 5_000);
    expect((await transcript(chat.id)).filter(({ sender }) => sender === "user")).toHaveLength(3);
    expect((await again(user)).credits).toBe(0);
  });

  test("one reply at a time, three wait, the next is refused and stores nothing", async () => {
    const user = await ann();
    const chat = await open(user);
    let release = () => {};
    gate = new Promise((resolve) => (release = resolve));
    for (const n of [1, 2, 3, 4]) await say(user, chat.id, `Question ${n}?`);
    expect(await codeOf(say(user, chat.id, "One too many"))).toBe("too_many_requests");
    release();
    await settled(chat.id, 5_000);
    const lines = await transcript(chat.id);
    expect(lines.map(({ sender }) => sender).join(" ")).toBe("user user user user ai ai ai ai");
    expect((await again(user)).credits).toBe(42);
  });

  test("premium pays nothing and leaves no ledger row", async () => {
    const user = await bea();
    const chat = await open(user);
    await say(user, chat.id, "Hello");
    await requestHint(user, chat.id);
    expect((await again(user)).credits).toBe(50);
    expect(await store.db.$count(creditTransactions, eq(creditTransactions.userId, user.id))).toBe(1);
  });

  test("someone else's chat cannot be written to", async () => {
    const chat = await open(await ann());
    const stranger = await ann();
    expect(await codeOf(say(stranger, chat.id, "Hi"))).toBe("not_found");
    expect((await again(stranger)).credits).toBe(50);
    expect(await transcript(chat.id)).toEqual([]);
  });

  test("the first message of a day counts for the streak, the second does not", async () => {
    const user = await ann();
    const chat = await open(user);
    await say(user, chat.id, "One");
    await say(user, chat.id, "Two");
    expect(await again(user)).toMatchObject({ streak: 1, bestStreak: 1 });
  });
});

describe("a reply that fails", () => {
  test("is refunded, and the same line can be tried again at its price", async () => {
    const user = await ann();
    const chat = await open(user);
    const clientId = randomUUID();
    const { reply } = await say(user, chat.id, "Please [fail] now", clientId);
    await settled(chat.id, 5_000);
    expect((await again(user)).credits).toBe(50);
    const [failed] = await store.db.select().from(replies).where(eq(replies.id, reply.id));
    expect(failed).toMatchObject({ status: "failed", attempt: 1 });

    await say(user, chat.id, "Please [fail] now", clientId);
    await settled(chat.id, 5_000);
    const [second] = await store.db.select().from(replies).where(eq(replies.id, reply.id));
    expect(second).toMatchObject({ status: "failed", attempt: 2 });
    expect(await ledgerSum(user)).toBe(50);
    expect(await transcript(chat.id)).toHaveLength(1);
  });

  test("a crisis is answered and costs nothing", async () => {
    const user = await ann();
    const chat = await open(user);
    await say(user, chat.id, "I want to kill myself");
    await settled(chat.id, 5_000);
    expect((await transcript(chat.id))[1]?.content).toMatch(/988/);
    expect((await again(user)).credits).toBe(50);
  });

  test("a minor's chat takes no more messages and is not scored", async () => {
    const user = await ann();
    const chat = await open(user);
    await say(user, chat.id, "I'm 15 years old by the way");
    await settled(chat.id, 5_000);
    expect((await again(user)).credits).toBe(50);
    expect(await codeOf(say(user, chat.id, "Hello?"))).toBe("conflict");
    expect(await codeOf(completeChat(user, chat.id, UTC))).toBe("unprocessable");
  });
});

describe("hints", () => {
  test("cost 2 credits, once for each client id", async () => {
    const user = await ann();
    const chat = await open(user, "playful-banter");
    const first = await requestHint(user, chat.id, "hint-form-1");
    const second = await requestHint(user, chat.id, "hint-form-1");
    expect(first.hint.length).toBeGreaterThan(10);
    expect(second).toEqual(first);
    expect((await again(user)).credits).toBe(48);
  });

  test("are refunded when none could be given", async () => {
    const user = await ann();
    const chat = await open(user);
    await say(user, chat.id, "Please [fail] now");
    await settled(chat.id, 5_000);
    expect(await codeOf(requestHint(user, chat.id))).toBe("unavailable");
    expect(await again(user)).toMatchObject({ credits: 50 });
    expect(await ledgerSum(user)).toBe(50);
  });

  test("need 2 credits", async () => {
    const user = await ann({ credits: 1 });
    const chat = await open(user);
    expect(await codeOf(requestHint(user, chat.id))).toBe("insufficient_credits");
  });
});

describe("completing", () => {
  test("scores, rewards and counts once, however often it is asked for", async () => {
    const user = await ann();
    const chat = await open(user);
    await say(user, chat.id, "What are you drawing at the moment?");
    await settled(chat.id, 5_000);
    const all = await Promise.all(Array.from({ length: 4 }, () => completeChat(user, chat.id, UTC)));
    const scores = new Set(all.map(({ feedback }) => feedback.score));
    expect(scores.size).toBe(1);
    const [score = 0] = scores;
    const after = await again(user);
    expect(after).toMatchObject({ chatsCompleted: 1, level: 1, xp: 20 + 8 * score + 2, averageScore: 10 * score });
    const mine = eq(conversationAnalytics.chatSessionId, chat.id);
    expect(await store.db.$count(conversationAnalytics, mine)).toBe(1);
    expect(await codeOf(say(user, chat.id, "One more thing"))).toBe("conflict");
  });

  test("a chat in which the person said nothing cannot be scored", async () => {
    const user = await ann();
    const chat = await open(user, "playful-banter");
    expect(await codeOf(completeChat(user, chat.id, UTC))).toBe("unprocessable");
    expect(await again(user)).toMatchObject({ chatsCompleted: 0, xp: 0 });
  });

  test("leaving completes a chat of three messages, and not a shorter one", async () => {
    const user = await ann();
    const short = await open(user);
    await say(user, short.id, "Hello");
    await settled(short.id, 5_000);
    expect(await completeOnLeave(user, short.id, UTC)).toBe(false);
    await say(user, short.id, "How was your day?");
    await settled(short.id, 5_000);
    expect(await completeOnLeave(user, short.id, UTC)).toBe(true);
    expect(await again(user)).toMatchObject({ chatsCompleted: 1 });
  });

  test("at most ten chats a day are rewarded", async () => {
    const user = await bea();
    for (let n = 0; n < 11; n++) {
      const chat = await open(user);
      await say(user, chat.id, "What are you drawing at the moment?");
      await settled(chat.id, 5_000);
      await completeChat(user, chat.id, UTC);
    }
    const rewarded = await store.db
      .select({ xp: chatSessions.xpAwarded })
      .from(chatSessions)
      .where(eq(chatSessions.userId, user.id));
    expect(rewarded.filter(({ xp }) => xp > 0)).toHaveLength(10);
    expect(await again(user)).toMatchObject({ chatsCompleted: 11 });
  });
});

type Step = "send" | "fail" | "repeat" | "hint" | "failing hint" | "complete";

test("the ledger sums to the balance, whatever happens in whatever order", async () => {
  const step = fc.constantFrom<Step>("send", "fail", "repeat", "hint", "failing hint", "complete");
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 14 }),
      fc.integer({ min: 0, max: 20 }),
      async (steps, credits) => {
        const user = await ann({ credits });
        let chat = await open(user);
        let last = randomUUID() as string;
        const running: Promise<unknown>[] = [];
        for (const what of steps) {
          const content = what === "fail" || what === "failing hint" ? "Please [fail] now" : "And what about you?";
          if (what === "send" || what === "fail")
            running.push(codeOf(say(user, chat.id, content, (last = randomUUID()))));
          if (what === "repeat") running.push(codeOf(say(user, chat.id, "And what about you?", last)));
          if (what === "hint" || what === "failing hint") running.push(codeOf(requestHint(user, chat.id)));
          if (what === "complete") {
            running.push(codeOf(completeChat(user, chat.id, UTC)));
            chat = await open(user);
          }
        }
        await Promise.all(running);
        const chats = await store.db
          .select({ id: chatSessions.id })
          .from(chatSessions)
          .where(eq(chatSessions.userId, user.id));
        await Promise.all(chats.map(({ id }) => settled(id, 5_000)));

        const { credits: balance } = await again(user);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect(await ledgerSum(user)).toBe(balance);
        const given = await store.db
          .select({ sum: sql<number>`coalesce(sum(${replies.charged}), 0)` })
          .from(replies)
          .innerJoin(chatSessions, eq(chatSessions.id, replies.chatSessionId))
          .where(sql`${chatSessions.userId} = ${user.id} and ${replies.status} = 'done'`);
        const hinted = await store.db.all<{ sum: number }>(
          sql`select coalesce(sum(h.charged), 0) as sum from hints h join chat_sessions c on c.id = h.chat_session_id where c.user_id = ${user.id} and h.status = 'done'`,
        );
        expect(balance).toBe(credits - (given[0]?.sum ?? 0) - (hinted[0]?.sum ?? 0));
        expect(await store.db.$count(replies, eq(replies.status, "pending"))).toBe(0);
      },
    ),
    { numRuns: 40 },
  );
});

test("no reply is owed for an account that is gone", async () => {
  const user = await ann();
  const chat = await open(user);
  await say(user, chat.id, "Hello");
  await store.db.delete(users).where(eq(users.id, user.id));
  await settled(chat.id, 5_000);
  expect(await store.db.$count(messages, eq(messages.chatSessionId, chat.id))).toBe(0);
});
