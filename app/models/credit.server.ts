/**
 * The ledger. Each change of a balance is one row; triggers keep `sum(amount) = users.credits` and refuse a row whose
 * balance is wrong or negative, so spending is a single insert (docs/decisions/003).
 */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { creditTransactions, users } from "#db/schema.ts";
import { store } from "#db/store.server.ts";
import { violates } from "#db/store.ts";

type LedgerRow = typeof creditTransactions.$inferSelect;

type Entry = {
  /** Positive gives, negative takes. */
  amount: number;
  transactionType: LedgerRow["transactionType"];
  description: string;
  relatedEntityId: string | null;
  /** Contains its scope, e.g. `message:<chat>:<client id>:<attempt>`. */
  idempotencyKey: string;
};

/** One ledger row on top of the current balance. */
export function insertLedgerEntry(userId: string, entry: Entry) {
  return store.db.insert(creditTransactions).values({
    id: randomUUID(),
    userId,
    ...entry,
    balanceAfter: sql`(select ${users.credits} + ${entry.amount} from ${users} where ${users.id} = ${userId})`,
  });
}

/** Was this the refusal of a balance below zero? */
export function isOverdraft(error: unknown): boolean {
  return violates(error, "credit_tx_balance_nonneg");
}

/** Was this the refusal of the same entry twice? */
export function isRepeatedEntry(error: unknown): boolean {
  return violates(error, "credit_transactions.idempotency_key");
}
