/** Hints that were asked for, so that each is charged once and given or refunded. */
import { and, desc, eq, lt } from "drizzle-orm";
import { chatSessions, hints } from "#db/schema.ts";
import { store } from "#db/store.server.ts";
import { violates } from "#db/store.ts";

export type HintRow = typeof hints.$inferSelect;

export function insertHint(hint: { id: string; chatSessionId: string; clientId: string; charged: number }) {
  return store.db.insert(hints).values(hint);
}

export function isRepeatedHint(error: unknown): boolean {
  return violates(error, "hints.client_id");
}

export async function findHintByClientId(chatSessionId: string, clientId: string): Promise<HintRow | undefined> {
  return store.db
    .select()
    .from(hints)
    .where(and(eq(hints.chatSessionId, chatSessionId), eq(hints.clientId, clientId)))
    .get();
}

export async function findLatestHint(chatSessionId: string): Promise<HintRow | undefined> {
  return store.db
    .select()
    .from(hints)
    .where(and(eq(hints.chatSessionId, chatSessionId), eq(hints.status, "done")))
    .orderBy(desc(hints.createdAt))
    .limit(1)
    .get();
}

export function settleHint(id: string, status: "done" | "failed", content: string | null) {
  return store.db
    .update(hints)
    .set({ status, content })
    .where(and(eq(hints.id, id), eq(hints.status, "pending")))
    .returning();
}

/** Hints that a dead process never gave, with their owner. */
export async function listStaleHints(before: Date) {
  return store.db
    .select({ id: hints.id, charged: hints.charged, chatSessionId: hints.chatSessionId, userId: chatSessions.userId })
    .from(hints)
    .innerJoin(chatSessions, eq(chatSessions.id, hints.chatSessionId))
    .where(and(eq(hints.status, "pending"), lt(hints.createdAt, before)));
}
