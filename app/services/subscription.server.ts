/** Premium: what is on sale, and where its price is shown. Payments are not part of this version. */
import { AppError } from "../errors.ts";
import { listPlans } from "../models/plan.server.ts";
import {
  PAYMENTS_UNAVAILABLE,
  periodLabel,
  priceLabel,
  recommendPlan,
  type PlaceSignals,
  type Plan,
  type Recommendation,
} from "../models/plan.ts";

export type Offer = {
  /** The plan in the currency to show; null when nothing is on sale. */
  plan:
    (Pick<Plan, "id" | "name" | "description" | "features" | "currency"> & { price: string; period: string }) | null;
  currencies: { code: string; price: string; isShown: boolean }[];
};

/** The plan to show to this person, with its price in words, and the currencies they may switch to. */
export async function readOffer(signals: PlaceSignals): Promise<Offer> {
  const plans = await listPlans();
  const { recommendedPlanId } = recommendPlan(plans, signals);
  const plan = plans.find(({ id }) => id === recommendedPlanId);
  return {
    plan: plan
      ? {
          id: plan.id,
          name: plan.name,
          description: plan.description,
          features: plan.features,
          currency: plan.currency,
          price: priceLabel(plan),
          period: periodLabel(plan),
        }
      : null,
    currencies: plans.map((each) => ({ code: each.currency, price: priceLabel(each), isShown: each.id === plan?.id })),
  };
}

/** Which plan to show first, and why. Never calls out. */
export async function recommend(signals: PlaceSignals): Promise<Recommendation> {
  return recommendPlan(await listPlans(), signals);
}

/** Always refuses: no payment provider is part of this version. Throws unavailable. */
export function refusePayment(): never {
  throw new AppError("unavailable", PAYMENTS_UNAVAILABLE);
}
