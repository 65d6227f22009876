/** Plans on sale. */
import { asc, eq } from "drizzle-orm";
import { subscriptionPlans } from "#db/schema.ts";
import { store } from "#db/store.server.ts";
import type { Plan } from "./plan.ts";

/** Active plans in a fixed order; a handful of rows, so the table is read whole. */
export async function listPlans(): Promise<Plan[]> {
  return store.db
    .select({
      id: subscriptionPlans.id,
      name: subscriptionPlans.name,
      description: subscriptionPlans.description,
      price: subscriptionPlans.price,
      currency: subscriptionPlans.currency,
      billingInterval: subscriptionPlans.billingInterval,
      features: subscriptionPlans.features,
    })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.isActive, true))
    .orderBy(asc(subscriptionPlans.id));
}
