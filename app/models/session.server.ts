/** Server sessions, keyed by a hash of the cookie's id. */
import { and, desc, eq, gt, lt, notInArray } from "drizzle-orm";
import { sessions, type SessionData } from "#db/schema.ts";
import { store } from "#db/store.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const IDLE_MS = 14 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** A signed-out visitor's session only carries a sign-up. */
const ANONYMOUS_MS = DAY_MS;
const SESSIONS_PER_USER = 10;

export type SessionRow = typeof sessions.$inferSelect;
type NewSession = { sid: string; userId: string | null; data: SessionData; deviceLabel: string | null };

export async function findSession(sid: string, now: Date): Promise<SessionRow | undefined> {
  return store.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.sid, sid), gt(sessions.expiresAt, now)))
    .get();
}

export function insertSession(session: NewSession, now: Date) {
  const expiresAt = new Date(now.getTime() + (session.userId ? IDLE_MS : ANONYMOUS_MS));
  return store.db.insert(sessions).values({ ...session, lastSeenAt: now, expiresAt, createdAt: now });
}

export function updateSessionData(sid: string, data: SessionData) {
  return store.db.update(sessions).set({ data }).where(eq(sessions.sid, sid));
}

/** Moves the idle limit (14 days), never past the absolute one (30 days). */
export function touchSession(session: SessionRow, now: Date) {
  const absolute = session.createdAt.getTime() + ABSOLUTE_MS;
  const expiresAt = new Date(Math.min(now.getTime() + IDLE_MS, absolute));
  return store.db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.sid, session.sid));
}

export function deleteSession(sid: string) {
  return store.db.delete(sessions).where(eq(sessions.sid, sid));
}

/** Ends all but the ten most recent sessions of a person; returns those that ended. */
export function deleteSurplusSessions(userId: string) {
  const kept = store.db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(SESSIONS_PER_USER);
  return store.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.sid, kept)))
    .returning({ sid: sessions.sid });
}

export function deleteExpiredSessions(now: Date) {
  return store.db.delete(sessions).where(lt(sessions.expiresAt, now));
}
