/** The one-machine engine: better-sqlite3 in WAL mode, replicated from outside by Litestream. */
import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import type { BatchResponse } from "drizzle-orm/batch";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import type { PreparedQueryConfig, SQLitePreparedQuery } from "drizzle-orm/sqlite-core";
import * as schema from "./schema.ts";
import type { Queries, Query, Store } from "./store.ts";

/** What drizzle's own `batch()` calls on other drivers; its typings keep it internal (pinned with drizzle-orm 0.45). */
type Preparable = { _prepare(): SQLitePreparedQuery<PreparedQueryConfig & { type: "sync" }> };

const CACHE_KIB = 65_536;
const BUSY_TIMEOUT_MS = 1_000;

/** Opens (and creates) the database file. Throws when SQLite would not flush each commit to disk. */
export function openEmbedded(file: string, migrationsFolder = resolve("db/migrations")): Store {
  mkdirSync(dirname(file), { recursive: true });
  const client = new Database(file);
  client.pragma("journal_mode = WAL");
  // better-sqlite3 is built with NORMAL for WAL, which may lose acknowledged commits when the host dies; payments live here.
  client.pragma("synchronous = FULL");
  // Waiting blocks the event loop, so wait briefly and let the caller answer 503.
  client.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  client.pragma("foreign_keys = ON");
  client.pragma(`cache_size = -${CACHE_KIB}`);
  client.prepare("select 1").get();
  if (client.pragma("synchronous", { simple: true }) !== 2) throw new Error("SQLite refused synchronous=FULL");

  const db = drizzle(client, { schema });

  return {
    db,
    async atomic<T extends Queries>(queries: T) {
      const run = client.transaction(() => queries.map(runSync));
      return run.immediate() as unknown as BatchResponse<T>;
    },
    async migrate() {
      // Inside the migrator's transaction the pragma has no effect, and a dropped parent would cascade.
      client.pragma("foreign_keys = OFF");
      migrate(db, { migrationsFolder });
      const broken = client.pragma("foreign_key_check") as unknown[];
      if (broken.length > 0) throw new Error(`Migration left ${broken.length} broken references`);
      client.pragma("foreign_keys = ON");
    },
    async probe() {
      // Prepared here and not above: before the first migration there is no such table.
      client.prepare("update health set probed_at = ? where id = 1").run(Date.now());
    },
    close() {
      client.close();
    },
  };
}

function runSync(query: Query): unknown {
  return (query as unknown as Preparable)._prepare().execute().sync();
}
