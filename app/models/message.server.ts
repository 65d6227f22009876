/** The lines of a chat, ordered by `seq`. */
import { and, asc, count, desc, eq, gt, lt, lte, sql } from "drizzle-orm";
import { chatSessions, messages } from "#db/schema.ts";
import { store } from "#db/store.server.ts";
import { violates } from "#db/store.ts";
import type { Utterance } from "../services/ai/engine.ts";
import type { Message } from "./message.ts";

export type MessageRow = typeof messages.$inferSelect;

/** What an engine replays; far beyond any chat that a person finishes. */
const REPLAYED_MESSAGES = 1_000;

/** All of a chat, oldest first. */
export async function listMessages(chatSessionId: string): Promise<MessageRow[]> {
  return store.db.select().from(messages).where(eq(messages.chatSessionId, chatSessionId)).orderBy(asc(messages.seq));
}

/** The last `limit` lines before `beforeSeq`, oldest first. */
export async function listRecentMessages(
  chatSessionId: string,
  limit: number,
  beforeSeq?: number,
): Promise<MessageRow[]> {
  const rows = await store.db
    .select()
    .from(messages)
    .where(and(eq(messages.chatSessionId, chatSessionId), beforeSeq ? lt(messages.seq, beforeSeq) : undefined))
    .orderBy(desc(messages.seq))
    .limit(limit);
  return rows.reverse();
}

/** Lines after the position, oldest first: what a reconnecting stream still owes. */
export async function listMessagesAfter(chatSessionId: string, seq: number): Promise<MessageRow[]> {
  return store.db
    .select()
    .from(messages)
    .where(and(eq(messages.chatSessionId, chatSessionId), gt(messages.seq, seq)))
    .orderBy(asc(messages.seq));
}

/** The transcript up to and including `seq` (or all of it), as engines read it. */
export async function listUtterances(chatSessionId: string, upToSeq?: number): Promise<Utterance[]> {
  const rows = await store.db
    .select()
    .from(messages)
    .where(and(eq(messages.chatSessionId, chatSessionId), upToSeq ? lte(messages.seq, upToSeq) : undefined))
    .orderBy(desc(messages.seq))
    .limit(REPLAYED_MESSAGES);
  return rows
    .reverse()
    .map((row) => ({ id: row.id, sender: row.sender, content: row.content, at: row.timestamp.getTime() }));
}

export async function findMessage(id: string): Promise<MessageRow | undefined> {
  return store.db.select().from(messages).where(eq(messages.id, id)).get();
}

export async function findMessageByClientId(chatSessionId: string, clientId: string): Promise<MessageRow | undefined> {
  return store.db
    .select()
    .from(messages)
    .where(and(eq(messages.chatSessionId, chatSessionId), eq(messages.clientId, clientId)))
    .get();
}

export async function countMessages(chatSessionId: string): Promise<{ all: number; byUser: number }> {
  const row = await store.db
    .select({ all: count(), byUser: sql<number>`coalesce(sum(${messages.sender} = 'user'), 0)` })
    .from(messages)
    .where(eq(messages.chatSessionId, chatSessionId))
    .get();
  return { all: row?.all ?? 0, byUser: row?.byUser ?? 0 };
}

type NewUserMessage = { id: string; chatSessionId: string; clientId: string; content: string; timestamp: Date };

/** The user's line; refused by the database when the chat is not theirs, or takes no more (`isClosedChat`). */
export function insertUserMessage(userId: string, message: NewUserMessage) {
  return store.db
    .insert(messages)
    .values({
      ...message,
      sender: "user",
      chatSessionId: sql`(select ${chatSessions.id} from ${chatSessions} where ${chatSessions.id} = ${message.chatSessionId} and ${chatSessions.userId} = ${userId} and ${chatSessions.isCompleted} = 0 and ${chatSessions.endedReason} is null)`,
    })
    .returning();
}

type NewAiMessage = { id: string; chatSessionId: string; content: string; timestamp: Date };

export function insertAiMessage(message: NewAiMessage) {
  return store.db
    .insert(messages)
    .values({ ...message, sender: "ai" })
    .returning();
}

/** Was this the refusal of the same client id twice in one chat? */
export function isRepeatedMessage(error: unknown): boolean {
  return violates(error, "messages.client_id");
}

export function isClosedChat(error: unknown): boolean {
  return violates(error, "NOT NULL constraint failed: messages.chat_session_id");
}

export function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    content: row.content,
    sender: row.sender,
    timestamp: row.timestamp,
    ...(row.clientId ? { clientMessageId: row.clientId } : {}),
  };
}
