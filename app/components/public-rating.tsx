import { BRAND } from "../brand.ts";

/** The placeholder rating of brand.ts in words and stars. */
export function PublicRating() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
      <span aria-hidden="true" className="text-base tracking-wide text-accent">
        ★★★★★
      </span>
      <span>
        <b className="text-ink">{BRAND.rating}</b> out of 5 from {BRAND.reviews} users
      </span>
    </p>
  );
}
