import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { listRecentMessages } from "#app/models/message.server.ts";
import { sendMessage, startChat } from "#app/services/chat.server.ts";
import type { ChatEvent } from "#app/services/chat-events.ts";
import { chatEvents, livePosition } from "#app/services/chat-events.server.ts";
import { settled } from "#app/services/reply.server.ts";
import { openTestDatabase } from "./database.ts";
import { ann, maya } from "./factories.ts";

/** More than a whole turn takes when nothing waits for a clock. */
const STEPS = 400;
const LAST = "That was all.";

beforeAll(async () => {
  await openTestDatabase();
});

/** Follows a chat until the line that ends the test; the types of what came before it, typing aside. */
async function follow(chatId: string, lastEventId: string): Promise<string> {
  const seen: ChatEvent["type"][] = [];
  const done = new AbortController();
  for await (const { event } of chatEvents(chatId, lastEventId, done.signal)) {
    if (event.type === "message" && event.message.content === LAST) done.abort();
    else if (event.type !== "typing") seen.push(event.type);
  }
  return seen.join(" ");
}

test.each([1, 2])("a reader who joins at any step of turn %i gets each event once and in order", async (turn) => {
  const user = await ann();
  const chat = await startChat(user, { personaId: maya().id, scenario: "first-message", difficulty: "warm" });
  const say = (content: string) =>
    sendMessage(user, chat.id, { content, clientMessageId: randomUUID() }, { timeZone: "UTC" });
  for (let n = 1; n < turn; n++) {
    await say("Hello there");
    await settled(chat.id, 5_000);
  }
  const [last] = await listRecentMessages(chat.id, 1);
  const position = livePosition(last);
  const sending = say("What did you draw on the bus?");
  const readers: Promise<string>[] = [];
  for (let step = 0; step < STEPS; step++) {
    readers.push(follow(chat.id, position));
    await Promise.resolve();
  }
  await sending;
  await settled(chat.id, 5_000);
  await say(LAST);
  for (const [step, seen] of (await Promise.all(readers)).entries()) {
    expect(seen, `joined at step ${step}`).toMatch(/^message (token )*ai_message mood_update$/);
  }
});
