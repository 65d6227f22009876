import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { ann, again } from "#tests/factories.ts";
import { openTestDatabase } from "#tests/database.ts";
import { creditTransactions, users } from "./schema.ts";
import { store } from "./store.server.ts";
import { violates } from "./store.ts";

beforeAll(async () => {
  await openTestDatabase();
});

function entry(userId: string, amount: number, balanceAfter: number, key: string = randomUUID()) {
  return store.db.insert(creditTransactions).values({
    id: randomUUID(),
    userId,
    amount,
    balanceAfter,
    transactionType: "usage",
    description: "Test",
    idempotencyKey: key,
  });
}

async function refusal(query: PromiseLike<unknown>): Promise<unknown> {
  try {
    await query;
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("the ledger", () => {
  test("begins with the starting credits", async () => {
    const user = await ann();
    const rows = await store.db.select().from(creditTransactions).where(eq(creditTransactions.userId, user.id));
    expect(rows).toMatchObject([{ amount: 50, balanceAfter: 50, transactionType: "initial" }]);
  });

  test("moves the balance with each row", async () => {
    const user = await ann();
    await entry(user.id, -2, 48);
    expect((await again(user)).credits).toBe(48);
  });

  test.each([
    ["a wrong balance", -2, 40, "credit_tx_balance_wrong"],
    ["an overdraft", -52, -2, "credit_tx_balance_nonneg"],
  ])("refuses %s", async (_name, amount, balanceAfter, constraint) => {
    const user = await ann();
    expect(violates(await refusal(entry(user.id, amount, balanceAfter)), constraint)).toBe(true);
    expect((await again(user)).credits).toBe(50);
  });

  test("refuses the same entry twice", async () => {
    const user = await ann();
    await entry(user.id, -2, 48, `once:${user.id}`);
    expect(violates(await refusal(entry(user.id, -2, 46, `once:${user.id}`)), "idempotency_key")).toBe(true);
    expect((await again(user)).credits).toBe(48);
  });

  test("refuses a balance that is not its own, and any edit of a row", async () => {
    const user = await ann();
    const mine = eq(creditTransactions.userId, user.id);
    const direct = store.db.update(users).set({ credits: 500 }).where(eq(users.id, user.id));
    expect(violates(await refusal(direct), "users_credits_not_in_ledger")).toBe(true);
    const edit = store.db.update(creditTransactions).set({ amount: 500 }).where(mine);
    expect(violates(await refusal(edit), "credit_tx_immutable")).toBe(true);
    expect(violates(await refusal(store.db.delete(creditTransactions).where(mine)), "credit_tx_immutable")).toBe(true);
  });

  test("goes with the account", async () => {
    const user = await ann();
    await store.db.delete(users).where(eq(users.id, user.id));
    expect(await store.db.$count(creditTransactions, eq(creditTransactions.userId, user.id))).toBe(0);
  });
});

describe("atomic", () => {
  test("stores nothing of a group in which one query is refused", async () => {
    const user = await ann();
    const rename = store.db.update(users).set({ name: "Renamed" }).where(eq(users.id, user.id));
    await expect(store.atomic([rename, entry(user.id, -60, -10)])).rejects.toThrow();
    expect((await again(user)).name).toBe("Ann");
  });
});

test("every trigger is there after the migrations", async () => {
  const rows = await store.db
    .select({ name: sql<string>`name` })
    .from(sql`sqlite_master`)
    .where(sql`type = 'trigger'`);
  expect(rows.map(({ name }) => name).sort()).toEqual([
    "credit_tx_apply",
    "credit_tx_balance",
    "credit_tx_immutable",
    "credit_tx_keep",
    "replies_queue_depth",
    "users_credits_follow_ledger",
    "users_initial_credits",
  ]);
});
