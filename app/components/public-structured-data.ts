import { BRAND } from "../brand.ts";

/** What search engines read on the two landing pages. The rating stays out: it is placeholder data (brand.ts). */
export const STRUCTURED_DATA = {
  "@context": "https://schema.org",
  "@type": "WebApplication",
  name: BRAND.name,
  description: BRAND.description,
  applicationCategory: "LifestyleApplication",
  operatingSystem: "Any",
  offers: { "@type": "Offer", price: BRAND.priceUsd, priceCurrency: "USD" },
};
