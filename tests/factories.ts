/** People with names, and what they need. Everything is a real row. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { BUILT_IN_PERSONAS } from "#db/seed/personas.ts";
import { store } from "#db/store.server.ts";
import { insertLedgerEntry } from "#app/models/credit.server.ts";
import { findUserById, insertUser, toUser } from "#app/models/user.server.ts";
import type { User } from "#app/models/user.ts";

const TODAY = new Date().toISOString().slice(0, 10);

/** Ann is free, with 50 credits unless told otherwise. */
export async function ann({ credits = 50 }: { credits?: number } = {}): Promise<User> {
  const user = await person("Ann");
  if (credits !== 50) {
    await insertLedgerEntry(user.id, {
      amount: credits - 50,
      transactionType: "bonus",
      description: "Test",
      relatedEntityId: null,
      idempotencyKey: `test:${user.id}`,
    });
  }
  return again(user);
}

/** Bea is premium. */
export async function bea(): Promise<User> {
  const user = await person("Bea");
  await store.db.update(users).set({ isPremium: true, subscriptionStatus: "premium" }).where(eq(users.id, user.id));
  return again(user);
}

/** The person as they are now. */
export async function again(user: User): Promise<User> {
  const row = await findUserById(user.id);
  if (!row) throw new Error("That person is gone");
  return toUser(row, TODAY);
}

export function maya() {
  const persona = BUILT_IN_PERSONAS.find(({ slug }) => slug === "maya");
  if (!persona) throw new Error("Maya is not in the seed");
  return persona;
}

async function person(name: string): Promise<User> {
  const email = `${name.toLowerCase()}-${randomUUID()}@example.com`;
  const [row] = await insertUser({ email, name, password: "not a hash", lastLoginDate: TODAY });
  if (!row) throw new Error("No row came back");
  return toUser(row, TODAY);
}
