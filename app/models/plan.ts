/** What is on sale, and which currency to show first (DECISIONS 9). */

export type Plan = {
  id: string;
  name: string;
  description: string;
  /** Minor units of the currency. */
  price: number;
  currency: string;
  billingInterval: string;
  features: string[];
};

/** What is known of where a person pays, strongest first. All of it comes from their own request. */
export type PlaceSignals = {
  /** The currency they chose here. */
  choice?: string;
  /** Country (ISO 3166-1) from a header that the operator trusts. */
  country?: string;
  /** Edge region of the host, e.g. "bom". */
  region?: string;
  /** Accept-Language. */
  language?: string;
};

export type Recommendation = {
  recommendedPlanId: string | null;
  country: string | null;
  source: "choice" | "header" | "region" | "language" | "default";
};

export const PAYMENTS_UNAVAILABLE = "Payment system is not available. Please try again later.";

const DEFAULT_CURRENCY = "USD";
const CURRENCY_OF_COUNTRY = new Map([["IN", "INR"]]);
/** Edges that stand in a country with a price of its own. */
const COUNTRY_OF_REGION = new Map([
  ["bom", "IN"],
  ["maa", "IN"],
  ["del", "IN"],
]);

/** The plan to show first, and why. Never calls out; an unknown place gets the USD plan, no plan at all gets null. */
export function recommendPlan(plans: readonly Plan[], signals: PlaceSignals): Recommendation {
  const chosen = plans.find((plan) => plan.currency === signals.choice);
  if (chosen) return { recommendedPlanId: chosen.id, country: null, source: "choice" };
  const guesses = [
    { source: "header", country: countryCode(signals.country) },
    { source: "region", country: COUNTRY_OF_REGION.get(signals.region?.toLowerCase() ?? "") },
    { source: "language", country: countryOfLanguage(signals.language) },
  ] as const;
  const guess = guesses.find(({ country }) => country);
  const currency = CURRENCY_OF_COUNTRY.get(guess?.country ?? "") ?? DEFAULT_CURRENCY;
  const plan = plans.find((each) => each.currency === currency) ?? plans[0];
  return { recommendedPlanId: plan?.id ?? null, country: guess?.country ?? null, source: guess?.source ?? "default" };
}

/** "$10" or "₹750": the price as people write it, with decimals only where it has some. */
export function priceLabel({ price, currency }: Pick<Plan, "price" | "currency">): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const amount = price / 10 ** digits;
  return new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** "per month", for the words beside a price. */
export function periodLabel({ billingInterval }: Pick<Plan, "billingInterval">): string {
  return billingInterval === "monthly" ? "per month" : `per ${billingInterval}`;
}

function countryCode(text: string | undefined): string | undefined {
  const code = text?.trim().toUpperCase();
  return code && /^[A-Z]{2}$/.test(code) ? code : undefined;
}

/** The region of the first language that names one: "en-IN, hi" is IN, "en" is nowhere. */
function countryOfLanguage(header: string | undefined): string | undefined {
  for (const range of header?.split(",") ?? []) {
    const region = /^\s*[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(range)?.[1];
    if (region) return region.toUpperCase();
  }
  return undefined;
}
