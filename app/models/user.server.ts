/** People. The row with its password never leaves this file's callers in `services`; screens get a `User`. */
import { eq, sql } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { store } from "#db/store.server.ts";
import { violates } from "#db/store.ts";
import type { StreakState } from "./streak.ts";
import { currentStreak } from "./streak.ts";
import { XP_PER_LEVEL } from "./level.ts";
import type { User } from "./user.ts";

export type UserRow = typeof users.$inferSelect;

export async function findUserById(id: string): Promise<UserRow | undefined> {
  return store.db.select().from(users).where(eq(users.id, id)).get();
}

/** `email` in its normal form (see `normalEmail`). */
export async function findUserByEmail(email: string): Promise<UserRow | undefined> {
  return store.db.select().from(users).where(eq(users.email, email)).get();
}

type NewUser = { email: string; name: string; password: string; lastLoginDate: string };

/** A verified e-mail account with its starting credits; the ledger's first row comes with it (trigger). */
export function insertUser(user: NewUser) {
  return store.db
    .insert(users)
    .values({ ...user, authProvider: "email", emailVerified: true })
    .returning();
}

/** Was this the refusal of a second account with one address? */
export function isEmailTaken(error: unknown): boolean {
  return violates(error, "users.email");
}

export function updateUserName(id: string, name: string) {
  return store.db.update(users).set({ name }).where(eq(users.id, id)).returning();
}

export function updateStreak(id: string, state: StreakState) {
  return store.db.update(users).set(state).where(eq(users.id, id));
}

export function updateLastLogin(id: string, localDate: string) {
  return store.db.update(users).set({ lastLoginDate: localDate }).where(eq(users.id, id));
}

/**
 * XP, level, chats completed and average score, recomputed from the person's chats: run it as often as you like.
 * averageScore = round(10 × mean score), 0–100; level = 1 + ⌊xp / 500⌋ (DECISIONS 8).
 */
export function updateProgress(id: string) {
  const mine = sql`from chat_sessions where user_id = ${id} and is_completed = 1`;
  return store.db
    .update(users)
    .set({
      xp: sql`(select coalesce(sum(xp_awarded), 0) ${mine})`,
      // A bound number is a float to SQLite, and so would the quotient be.
      level: sql`1 + cast((select coalesce(sum(xp_awarded), 0) ${mine}) / ${XP_PER_LEVEL} as integer)`,
      chatsCompleted: sql`(select count(*) ${mine} and score is not null)`,
      averageScore: sql`(select cast(coalesce(round(10 * avg(score)), 0) as integer) ${mine})`,
    })
    .where(eq(users.id, id));
}

/** The part of a row that a client may see, with the streak as it stands today. */
export function toUser(row: UserRow, today: string): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    profileImageUrl: row.profileImageUrl,
    level: row.level,
    xp: row.xp,
    chatsCompleted: row.chatsCompleted,
    averageScore: row.averageScore,
    streak: currentStreak(row, today),
    bestStreak: row.bestStreak,
    credits: row.credits,
    isPremium: row.isPremium,
    subscriptionStatus: row.subscriptionStatus,
    createdAt: row.createdAt,
  };
}
