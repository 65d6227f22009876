/** The plans on sale (DECISIONS 9). Fixed ids, so that seeding twice changes nothing. */

const FEATURES = [
  "Unlimited AI conversations",
  "Unlimited conversation hints",
  "Access to all AI personas",
  "Advanced analytics and insights",
  "Priority support",
];

export const PLANS = [
  {
    id: "0b0f5a3e-5d0e-4f0b-9d38-7a3f0e6c1a01",
    name: "Premium",
    description: "Everything, without counting credits. Billed monthly, cancel anytime.",
    price: 1_000,
    currency: "USD",
    billingInterval: "monthly",
    features: FEATURES,
  },
  {
    id: "0b0f5a3e-5d0e-4f0b-9d38-7a3f0e6c1a02",
    name: "Premium",
    description: "Everything, without counting credits. Billed monthly, cancel anytime.",
    price: 75_000,
    currency: "INR",
    billingInterval: "monthly",
    features: FEATURES,
  },
] as const;
