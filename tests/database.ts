/** A migrated, seeded database for tests that work below HTTP. `tests/setup.ts` names the file. */
import { seed } from "#db/seed.ts";
import { store } from "#db/store.server.ts";

export async function openTestDatabase() {
  await store.migrate();
  await seed(store);
  return store;
}
