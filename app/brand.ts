/**
 * Name and marketing figures, in one place. The rating, the review count and the testimonials are placeholder marketing
 * data: replace them before going public. They are kept out of structured data on purpose.
 */
export const BRAND = {
  name: "Repartee",
  tagline: "The conversation before the conversation.",
  description:
    "Practise flirting and small talk with AI partners who react like people and tell you why. Private, free to start.",
  rating: 4.8,
  reviews: "2,847+",
  priceUsd: 0,
  minimumAge: 18,
} as const;

/** "Screen – Repartee": the title of every page. */
export function pageTitle(screen: string): string {
  return `${screen} – ${BRAND.name}`;
}
