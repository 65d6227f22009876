/** Built-in personas and plans. Idempotent: runs at every start and brings their texts up to date. */
import { personas, subscriptionPlans } from "./schema.ts";
import { BUILT_IN_PERSONAS } from "./seed/personas.ts";
import { PLANS } from "./seed/plans.ts";
import type { Queries, Query, Store } from "./store.ts";

export async function seed(store: Store): Promise<void> {
  const queries: Query[] = [];
  for (const [position, persona] of BUILT_IN_PERSONAS.entries()) {
    const row = { ...persona, position };
    const { id: _id, ...texts } = row;
    queries.push(store.db.insert(personas).values(row).onConflictDoUpdate({ target: personas.id, set: texts }));
  }
  for (const plan of PLANS) {
    const row = { ...plan, features: [...plan.features] };
    queries.push(
      store.db
        .insert(subscriptionPlans)
        .values(row)
        // Price and features of a plan that is on sale may have been changed by its operator.
        .onConflictDoNothing({ target: subscriptionPlans.id }),
    );
  }
  await store.atomic(queries as unknown as Queries);
}
