import { Link } from "@remix-run/react";
import { PAYMENTS_UNAVAILABLE } from "../models/plan.ts";
import type { Offer } from "../services/subscription.server.ts";
import { FeatureList } from "./feature-list.tsx";
import { buttonClass } from "./ui/button.tsx";

/** Premium with its price, its period and how to cancel beside the button that would spend money. */
export function PremiumOffer({ offer: { plan, currencies }, isPremium }: { offer: Offer; isPremium: boolean }) {
  return (
    <section className="rounded-card border border-line bg-raised p-4 shadow-card" aria-labelledby="premium">
      <h2 id="premium" className="text-lg">
        {plan?.name ?? "Premium"}
      </h2>
      {plan ? (
        <>
          <p className="mt-1 mb-4 text-soft">Everything, without counting credits.</p>
          <FeatureList features={plan.features} />
          {currencies.length > 1 ? <CurrencySwitch currencies={currencies} /> : null}
          <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
            <span className="text-2xl font-bold tabular-nums">{plan.price}</span>
            <span className="text-soft">{plan.period}</span>
          </p>
          <p className="mt-1 text-sm text-soft">
            Billed monthly, cancel anytime. To cancel, come back to this page; you keep Premium until the end of the
            month you paid for.
          </p>
        </>
      ) : (
        <p className="mt-1 text-soft">There is no plan on sale at the moment.</p>
      )}
      <button disabled aria-describedby="why-disabled" className={buttonClass("primary", "mt-4 w-full")}>
        {isPremium ? "Subscribed" : "Subscribe"}
      </button>
      <p id="why-disabled" className="mt-2 text-sm">
        {isPremium ? "You have Premium already." : PAYMENTS_UNAVAILABLE}
      </p>
    </section>
  );
}

function CurrencySwitch({ currencies }: Pick<Offer, "currencies">) {
  return (
    <nav aria-label="Currency" className="mt-5 inline-flex rounded-control bg-sunken">
      {currencies.map(({ code, price, isShown }) => (
        <Link
          key={code}
          to={`?currency=${code}`}
          preventScrollReset
          aria-current={isShown ? "true" : undefined}
          aria-label={`${code}, ${price}`}
          className="inline-flex min-h-11 items-center rounded-control border border-transparent px-4 text-sm text-soft hover:text-ink aria-[current]:border-line aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {code}
        </Link>
      ))}
    </nav>
  );
}
