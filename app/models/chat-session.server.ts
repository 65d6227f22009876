/** Chats. Every query names their owner; someone else's chat is not found. */
import { and, count, desc, eq, gte, isNotNull, sql } from "drizzle-orm";
import { chatSessions, messages, personas, type MoodMove, type StoredFeedback } from "#db/schema.ts";
import { store } from "#db/store.server.ts";
import { violates } from "#db/store.ts";
import { notFound } from "../errors.ts";
import type { ChatSession } from "./chat-session.ts";
import { REWARDED_CHATS_PER_DAY } from "./level.ts";
import type { Difficulty, ScenarioId } from "./scenario.ts";

export type ChatSessionRow = typeof chatSessions.$inferSelect;

/** Throws not_found for an unknown chat and for someone else's. */
export async function getChatSession(userId: string, id: string): Promise<ChatSessionRow> {
  const row = await store.db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.id, id), eq(chatSessions.userId, userId)))
    .get();
  if (!row) throw notFound("That chat");
  return row;
}

/** For work done on the owner's behalf outside a request. */
export async function findChatSessionById(id: string): Promise<ChatSessionRow | undefined> {
  return store.db.select().from(chatSessions).where(eq(chatSessions.id, id)).get();
}

export async function findChatSessionByClientId(userId: string, clientId: string): Promise<ChatSessionRow | undefined> {
  return store.db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), eq(chatSessions.clientId, clientId)))
    .get();
}

type NewChatSession = {
  userId: string;
  personaId: string;
  scenario: ScenarioId;
  difficulty: Difficulty;
  clientId: string | null;
};

export function insertChatSession(id: string, session: NewChatSession) {
  return store.db
    .insert(chatSessions)
    .values({ id, ...session })
    .returning();
}

/** Was this the refusal of a second chat from one form? */
export function isRepeatedStart(error: unknown): boolean {
  return violates(error, "chat_sessions.client_id");
}

export type HistoryItem = {
  id: string;
  personaId: string;
  personaName: string;
  personaImageUrl: string;
  scenario: ScenarioId;
  score: number | null;
  isCompleted: boolean;
  createdAt: Date;
};

/** Newest first. */
export async function listChatHistory(userId: string, limit: number): Promise<HistoryItem[]> {
  return store.db
    .select({
      id: chatSessions.id,
      personaId: chatSessions.personaId,
      personaName: personas.name,
      personaImageUrl: personas.imageUrl,
      scenario: chatSessions.scenario,
      score: chatSessions.score,
      isCompleted: chatSessions.isCompleted,
      createdAt: chatSessions.createdAt,
    })
    .from(chatSessions)
    .innerJoin(personas, eq(personas.id, chatSessions.personaId))
    .where(eq(chatSessions.userId, userId))
    .orderBy(desc(chatSessions.createdAt))
    .limit(limit);
}

/** The person's newest chat that still takes messages and has at least one, if any. */
export async function findOpenChat(userId: string) {
  return store.db
    .select({
      id: chatSessions.id,
      personaName: personas.name,
      scenario: chatSessions.scenario,
      mood: chatSessions.mood,
    })
    .from(chatSessions)
    .innerJoin(personas, eq(personas.id, chatSessions.personaId))
    .where(
      and(
        eq(chatSessions.userId, userId),
        eq(chatSessions.isCompleted, false),
        sql`${chatSessions.endedReason} is null`,
        sql`exists (select 1 from ${messages} where ${messages.chatSessionId} = ${chatSessions.id} and ${messages.sender} = 'user')`,
      ),
    )
    .orderBy(desc(chatSessions.createdAt))
    .limit(1)
    .get();
}

export async function countChatsSince(userId: string, since: Date): Promise<number> {
  const row = await store.db
    .select({ chats: count() })
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), gte(chatSessions.createdAt, since)))
    .get();
  return row?.chats ?? 0;
}

/** Scores of completed chats, oldest of the last `limit` first. */
export async function listRecentScores(userId: string, limit: number) {
  const rows = await store.db
    .select({ id: chatSessions.id, score: chatSessions.score, completedAt: chatSessions.completedAt })
    .from(chatSessions)
    .where(and(eq(chatSessions.userId, userId), eq(chatSessions.isCompleted, true), isNotNull(chatSessions.score)))
    .orderBy(desc(chatSessions.completedAt))
    .limit(limit);
  return rows.reverse();
}

/** The mood after a message, with the move appended to the history and, where due, the chat closed to more messages. */
export function updateMood(id: string, move: MoodMove, endedReason: ChatSessionRow["endedReason"]) {
  return store.db
    .update(chatSessions)
    .set({
      mood: move.mood,
      moodHistory: sql`json_insert(${chatSessions.moodHistory}, '$[#]', json(${JSON.stringify(move)}))`,
      ...(endedReason ? { endedReason } : {}),
    })
    .where(eq(chatSessions.id, id));
}

type Completion = { score: number; feedback: StoredFeedback; xp: number; now: Date; dayStart: Date };

/**
 * Completes an open chat; a completed one is left as it is (no row returned). XP is awarded for at most ten chats a day,
 * counted from `dayStart`.
 */
export function completeChatSession(userId: string, id: string, { score, feedback, xp, now, dayStart }: Completion) {
  const rewardedToday = sql`(select count(*) from chat_sessions as today where today.user_id = ${userId} and today.is_completed = 1 and today.completed_at >= ${dayStart.getTime()} and today.xp_awarded > 0)`;
  return store.db
    .update(chatSessions)
    .set({
      isCompleted: true,
      score,
      feedback,
      completedAt: now,
      xpAwarded: sql`case when ${rewardedToday} < ${REWARDED_CHATS_PER_DAY} then ${xp} else 0 end`,
    })
    .where(and(eq(chatSessions.id, id), eq(chatSessions.userId, userId), eq(chatSessions.isCompleted, false)))
    .returning();
}

export function toChatSession(row: ChatSessionRow): ChatSession {
  return {
    id: row.id,
    personaId: row.personaId,
    scenario: row.scenario,
    difficulty: row.difficulty,
    score: row.score,
    feedback: row.feedback,
    mood: row.mood,
    moodHistory: row.moodHistory,
    isCompleted: row.isCompleted,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
