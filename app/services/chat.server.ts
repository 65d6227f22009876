/** Starting a chat and sending in it. */
import { randomUUID } from "node:crypto";
import { store } from "#db/store.server.ts";
import { AppError } from "../errors.ts";
import {
  findChatSessionByClientId,
  getChatSession,
  insertChatSession,
  isRepeatedStart,
  toChatSession,
  type ChatSessionRow,
} from "../models/chat-session.server.ts";
import type { ChatSession } from "../models/chat-session.ts";
import { COST_PER_MESSAGE, NEED_CREDITS_TO_SEND } from "../models/credit.ts";
import { insertLedgerEntry, isOverdraft, isRepeatedEntry } from "../models/credit.server.ts";
import type { Message } from "../models/message.ts";
import {
  findMessageByClientId,
  insertAiMessage,
  insertUserMessage,
  isClosedChat,
  isRepeatedMessage,
  toMessage,
  type MessageRow,
} from "../models/message.server.ts";
import { getPersona } from "../models/persona.server.ts";
import { findReplyTo, insertReply, isQueueFull, reopenReply, type ReplyRow } from "../models/reply.server.ts";
import { afterPractice, localDate } from "../models/streak.ts";
import { findUserById, updateStreak } from "../models/user.server.ts";
import type { User } from "../models/user.ts";
import { engine } from "./ai/index.server.ts";
import type { SendMessage, StartChat } from "./chat.schema.ts";
import { positionOf, publishChatEvent } from "./chat-events.server.ts";
import { takeOrRefuse } from "./limits.server.ts";
import { owner, startReplies } from "./reply.server.ts";

const CLOSED = "This chat is finished. Start a new one to keep practising.";

/**
 * Opens a chat with a persona, and stores the persona's first line where the scenario has one (free of charge).
 * Idempotent by `clientId`. Throws not_found for an unknown persona, forbidden for one that needs premium.
 */
export async function startChat(user: User, input: StartChat): Promise<ChatSession> {
  const persona = await getPersona(user.id, input.personaId);
  if (persona.isPremium && !user.isPremium) {
    throw new AppError("forbidden", `${persona.name} is part of Premium. Upgrade to start this conversation.`);
  }
  await takeOrRefuse("chat_start", user.id);
  const id = randomUUID();
  const now = new Date();
  const setting = { persona, scenario: input.scenario, difficulty: input.difficulty, seed: id };
  const opening = engine.opening({ ...setting, now: now.getTime() });
  const insert = insertChatSession(id, {
    userId: user.id,
    personaId: persona.id,
    scenario: input.scenario,
    difficulty: input.difficulty,
    clientId: input.clientId ?? null,
  });
  try {
    const [[row]] = opening
      ? await store.atomic([
          insert,
          insertAiMessage({ id: randomUUID(), chatSessionId: id, content: opening, timestamp: now }),
        ])
      : await store.atomic([insert]);
    return toChatSession(row as ChatSessionRow);
  } catch (error) {
    if (!input.clientId || !isRepeatedStart(error)) throw error;
    const first = await findChatSessionByClientId(user.id, input.clientId);
    if (!first) throw error;
    return toChatSession(first);
  }
}

export type Sent = { message: Message; reply: { id: string } };

/**
 * Stores the person's line, takes its credits and owes a reply, in one transaction; the reply is then produced outside of
 * the request. Idempotent by client id: a repeat returns the first and charges nothing, unless that reply had failed, which
 * tries it again at its price. Throws insufficient_credits, conflict (finished chat, or the same id with other words),
 * too_many_requests (four replies waiting, or more than 60 messages a minute), not_found.
 *
 * `timeZone` decides which day counts for the streak.
 */
export async function sendMessage(
  user: User,
  chatSessionId: string,
  input: SendMessage,
  { timeZone }: { timeZone: string },
): Promise<Sent> {
  const chat = await getChatSession(user.id, chatSessionId);
  const earlier = await findMessageByClientId(chatSessionId, input.clientMessageId);
  if (earlier) return repeat(user, chat, earlier, input);
  if (chat.isCompleted || chat.endedReason) throw new AppError("conflict", CLOSED);
  await takeOrRefuse("message", user.id);

  const now = new Date();
  const id = randomUUID();
  const replyId = randomUUID();
  const charged = user.isPremium ? 0 : COST_PER_MESSAGE;
  const message = insertUserMessage(user.id, {
    id,
    chatSessionId,
    clientId: input.clientMessageId,
    content: input.content,
    timestamp: now,
  });
  const reply = insertReply({ id: replyId, chatSessionId, userMessageId: id, charged }, owner, now);
  const rest = [
    reply,
    ...charge(user, chatSessionId, input.clientMessageId, 1),
    ...(await practised(user, now, timeZone)),
  ];
  let row: MessageRow;
  try {
    const [rows] = await store.atomic([message, ...rest]);
    row = rows[0] as MessageRow;
  } catch (error) {
    // Two posts of one form at once: the other one won, and this one is its repeat.
    const first =
      isRepeatedMessage(error) || isRepeatedEntry(error)
        ? await findMessageByClientId(chatSessionId, input.clientMessageId)
        : undefined;
    if (first) return repeat(user, chat, first, input);
    throw asRefusal(error);
  }

  publishChatEvent(chatSessionId, { type: "message", message: toMessage(row) }, positionOf(row.seq, true));
  startReplies(chatSessionId);
  return { message: toMessage(row), reply: { id: replyId } };
}

async function repeat(user: User, chat: ChatSessionRow, first: MessageRow, input: SendMessage): Promise<Sent> {
  if (first.content !== input.content) {
    throw new AppError("conflict", "This message was already sent with other words.");
  }
  const reply = await findReplyTo(first.id);
  if (!reply) throw new Error(`Message ${first.id} has no reply row`);
  if (reply.status === "failed" && !chat.isCompleted && !chat.endedReason) await retry(user, chat.id, reply, input);
  return { message: toMessage(first), reply: { id: reply.id } };
}

async function retry(user: User, chatSessionId: string, reply: ReplyRow, input: SendMessage): Promise<void> {
  await takeOrRefuse("message", user.id);
  const charged = user.isPremium ? 0 : COST_PER_MESSAGE;
  const reopen = reopenReply(reply, charged, owner, new Date());
  try {
    await store.atomic([reopen, ...charge(user, chatSessionId, input.clientMessageId, reply.attempt + 1)]);
  } catch (error) {
    if (isRepeatedEntry(error)) return;
    throw asRefusal(error);
  }
  startReplies(chatSessionId);
}

function charge(user: User, chatSessionId: string, clientId: string, attempt: number) {
  if (user.isPremium) return [];
  return [
    insertLedgerEntry(user.id, {
      amount: -COST_PER_MESSAGE,
      transactionType: "usage",
      description: "Message",
      relatedEntityId: chatSessionId,
      idempotencyKey: `message:${chatSessionId}:${clientId}:${attempt}`,
    }),
  ];
}

async function practised(user: User, now: Date, timeZone: string) {
  const row = await findUserById(user.id);
  const next = row ? afterPractice(row, localDate(now, timeZone)) : null;
  return next ? [updateStreak(user.id, next)] : [];
}

function asRefusal(error: unknown): unknown {
  if (isOverdraft(error)) return new AppError("insufficient_credits", NEED_CREDITS_TO_SEND);
  if (isClosedChat(error)) return new AppError("conflict", CLOSED);
  if (isQueueFull(error)) {
    return new AppError("too_many_requests", "Let them answer first: three messages are already waiting.", {
      retryAfterSeconds: 3,
    });
  }
  return error;
}
