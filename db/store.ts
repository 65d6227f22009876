/** What the product needs of a database, whichever engine answers. See docs/decisions/002. */
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { BaseSQLiteDatabase } from "drizzle-orm/sqlite-core";
import type * as schema from "./schema.ts";

export type Db = BaseSQLiteDatabase<"sync" | "async", unknown, typeof schema>;
export type Query = BatchItem<"sqlite">;
export type Queries = Readonly<[Query, ...Query[]]>;

export type Store = {
  /** Query builders only, always awaited; never `db.transaction` (it does not exist on a cluster). */
  db: Db;
  /** Runs the queries in order in one write transaction: all of them take effect or none does. */
  atomic<T extends Queries>(queries: T): Promise<BatchResponse<T>>;
  /** Brings the schema to head. Idempotent. */
  migrate(): Promise<void>;
  /** Throws unless the database takes a write right now. */
  probe(): Promise<void>;
  close(): void;
};

/**
 * Does this error come from the constraint, trigger or column named `name`? Engines wrap the same message differently,
 * so the whole chain of causes is read.
 */
export function violates(error: unknown, name: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(name)) return true;
  }
  return false;
}
