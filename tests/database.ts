/** A database of one's own for a test file. Call it before anything of the app is imported, which is why it imports lazily. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "#db/store.ts";

/** A fresh, migrated and seeded database file; logs are silent. Returns the app's own store. */
export async function openTestDatabase(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), "repartee-test-"));
  process.env.DATABASE_URL = `file:${join(folder, "test.db")}`;
  process.env.LOG_LEVEL ??= "silent";
  const { store } = await import("#db/store.server.ts");
  const { seed } = await import("#db/seed.ts");
  await store.migrate();
  await seed(store);
  return store;
}
