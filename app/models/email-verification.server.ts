/** Mailed six-digit codes, kept as keyed hashes. */
import { and, count, desc, eq, gt, gte, lt, ne, sql } from "drizzle-orm";
import { emailVerifications } from "#db/schema.ts";
import { store } from "#db/store.server.ts";

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const CODE_ATTEMPTS = 5;
export const RESEND_SECONDS = 60;
export const CODES_PER_HOUR = 5;

export type VerificationRow = typeof emailVerifications.$inferSelect;

type NewVerification = { id: string; email: string; otpCode: string; createdAt: Date; expiresAt: Date };

/** A new code, and the end of every older one for the address. */
export function replaceCodes(verification: NewVerification) {
  return [
    store.db
      .update(emailVerifications)
      .set({ attempts: CODE_ATTEMPTS })
      .where(and(eq(emailVerifications.email, verification.email), ne(emailVerifications.id, verification.id))),
    store.db.insert(emailVerifications).values(verification),
  ] as const;
}

export async function findLatestCode(email: string): Promise<VerificationRow | undefined> {
  return store.db
    .select()
    .from(emailVerifications)
    .where(eq(emailVerifications.email, email))
    .orderBy(desc(emailVerifications.createdAt))
    .limit(1)
    .get();
}

export async function countCodesSince(email: string, since: Date): Promise<number> {
  const row = await store.db
    .select({ codes: count() })
    .from(emailVerifications)
    .where(and(eq(emailVerifications.email, email), gte(emailVerifications.createdAt, since)))
    .get();
  return row?.codes ?? 0;
}

/** Spends one try of a live code before anything is compared, so that parallel guesses cannot share one. */
export async function spendAttempt(id: string, now: Date): Promise<VerificationRow | undefined> {
  const [row] = await store.db
    .update(emailVerifications)
    .set({ attempts: sql`${emailVerifications.attempts} + 1` })
    .where(
      and(
        eq(emailVerifications.id, id),
        eq(emailVerifications.verified, false),
        lt(emailVerifications.attempts, CODE_ATTEMPTS),
        gt(emailVerifications.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** Marks the code as used; no row when it already was. */
export async function useCode(id: string): Promise<boolean> {
  const rows = await store.db
    .update(emailVerifications)
    .set({ verified: true })
    .where(and(eq(emailVerifications.id, id), eq(emailVerifications.verified, false)))
    .returning();
  return rows.length > 0;
}

export function deleteCode(id: string) {
  return store.db.delete(emailVerifications).where(eq(emailVerifications.id, id));
}

export function deleteExpiredCodes(before: Date) {
  return store.db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, before));
}
