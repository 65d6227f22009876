/** Replies that are owed. A claim on one is a lease: it holds while its process renews it. */
import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { messages, replies } from "#db/schema.ts";
import { store } from "#db/store.server.ts";
import { violates } from "#db/store.ts";

export type ReplyRow = typeof replies.$inferSelect;

/** Long enough for a garbage collection, short enough that an orphan is found within seconds. */
export const LEASE_MS = 15_000;

type NewReply = { id: string; chatSessionId: string; userMessageId: string; charged: number };

/** A pending reply, claimed by `owner`, or by whoever is already producing this chat's replies. */
export function insertReply(reply: NewReply, owner: string, now: Date) {
  return store.db.insert(replies).values({
    ...reply,
    leaseOwner: sql`coalesce((select lease_owner from replies where chat_session_id = ${reply.chatSessionId} and status = 'pending' and lease_until > ${now.getTime()} limit 1), ${owner})`,
    leaseUntil: leaseFrom(now),
  });
}

/** Was this the refusal of a fourth reply waiting in one chat? */
export function isQueueFull(error: unknown): boolean {
  return violates(error, "reply_queue_full");
}

export async function findReplyTo(userMessageId: string): Promise<ReplyRow | undefined> {
  return store.db.select().from(replies).where(eq(replies.userMessageId, userMessageId)).get();
}

/** Replies of a chat in the given state, in the order of their messages. */
export async function listReplies(chatSessionId: string, status: ReplyRow["status"]): Promise<ReplyRow[]> {
  const rows = await store.db
    .select({ reply: replies })
    .from(replies)
    .innerJoin(messages, eq(messages.id, replies.userMessageId))
    .where(and(eq(replies.chatSessionId, chatSessionId), eq(replies.status, status)))
    .orderBy(asc(messages.seq));
  return rows.map((row) => row.reply);
}

export async function listReplyStates(
  chatSessionId: string,
): Promise<Pick<ReplyRow, "id" | "userMessageId" | "status">[]> {
  return store.db
    .select({ id: replies.id, userMessageId: replies.userMessageId, status: replies.status })
    .from(replies)
    .where(eq(replies.chatSessionId, chatSessionId));
}

/** Chats with a pending reply whose claim has run out. */
export async function listOrphanedChats(now: Date): Promise<string[]> {
  const rows = await store.db
    .selectDistinct({ chatSessionId: replies.chatSessionId })
    .from(replies)
    .where(and(eq(replies.status, "pending"), lt(replies.leaseUntil, now)));
  return rows.map((row) => row.chatSessionId);
}

/** Takes over the pending reply if nobody's claim on it holds; returns a row when it is ours. */
export async function claimReply(id: string, owner: string, now: Date): Promise<ReplyRow | undefined> {
  const [row] = await store.db
    .update(replies)
    .set({ leaseOwner: owner, leaseUntil: leaseFrom(now) })
    .where(and(eq(replies.id, id), eq(replies.status, "pending"), lt(replies.leaseUntil, now)))
    .returning();
  return row;
}

export async function renewLeases(chatSessionIds: string[], owner: string, now: Date): Promise<void> {
  await store.db
    .update(replies)
    .set({ leaseUntil: leaseFrom(now) })
    .where(
      and(inArray(replies.chatSessionId, chatSessionIds), eq(replies.status, "pending"), eq(replies.leaseOwner, owner)),
    );
}

/** At the start of the only process there is, nobody's claim can hold. */
export function expireAllLeases() {
  return store.db
    .update(replies)
    .set({ leaseUntil: new Date(0) })
    .where(eq(replies.status, "pending"));
}

export function settleReply(id: string, status: "done" | "failed") {
  return store.db
    .update(replies)
    .set({ status })
    .where(and(eq(replies.id, id), eq(replies.status, "pending")))
    .returning();
}

/** Owes a failed reply again, as the next attempt. */
export function reopenReply(reply: ReplyRow, charged: number, owner: string, now: Date) {
  return store.db
    .update(replies)
    .set({ status: "pending", attempt: reply.attempt + 1, charged, leaseOwner: owner, leaseUntil: leaseFrom(now) })
    .where(and(eq(replies.id, reply.id), eq(replies.status, "failed"), eq(replies.attempt, reply.attempt)))
    .returning();
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
