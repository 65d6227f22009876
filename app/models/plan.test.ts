import { describe, expect, it } from "vitest";
import { periodLabel, priceLabel, recommendPlan, type Plan } from "./plan.ts";

const usd: Plan = {
  id: "usd",
  name: "Premium",
  description: "",
  price: 1_000,
  currency: "USD",
  billingInterval: "monthly",
  features: [],
};
const inr: Plan = { ...usd, id: "inr", price: 75_000, currency: "INR" };
const plans = [usd, inr];

describe("recommendPlan", () => {
  it("prefers the person's own choice to everything else", () => {
    expect(recommendPlan(plans, { choice: "USD", country: "IN", region: "bom", language: "en-IN" })).toEqual({
      recommendedPlanId: "usd",
      country: null,
      source: "choice",
    });
  });

  it.each([
    [{ country: "in" }, "inr", "IN", "header"],
    [{ country: "DE", region: "bom" }, "usd", "DE", "header"],
    [{ region: "maa" }, "inr", "IN", "region"],
    [{ region: "fra", language: "hi-IN,hi;q=0.9" }, "inr", "IN", "language"],
    [{ language: "hi-Deva-IN" }, "inr", "IN", "language"],
    [{ language: "en" }, "usd", null, "default"],
    [{ choice: "EUR", country: "<b>" }, "usd", null, "default"],
  ])("reads %o", (signals, recommendedPlanId, country, source) => {
    expect(recommendPlan(plans, signals)).toEqual({ recommendedPlanId, country, source });
  });

  it("has nothing to recommend when nothing is on sale", () => {
    expect(recommendPlan([], {}).recommendedPlanId).toBeNull();
  });
});

describe("priceLabel", () => {
  it.each([
    [1_000, "USD", "$10"],
    [1_050, "USD", "$10.50"],
    [75_000, "INR", "₹750"],
    [500, "JPY", "¥500"],
  ])("writes %i minor units of %s as %s", (price, currency, label) => {
    expect(priceLabel({ price, currency })).toBe(label);
  });

  it("names the period", () => {
    expect(periodLabel(usd)).toBe("per month");
  });
});
