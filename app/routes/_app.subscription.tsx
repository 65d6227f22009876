import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { pageTitle } from "../brand.ts";
import { PremiumOffer } from "../components/premium-offer.tsx";
import { Screen } from "../components/screen.tsx";
import { buttonClass } from "../components/ui/button.tsx";
import { Card } from "../components/ui/card.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { chosenCurrency, currencyCookie, placeOf } from "../currency.server.ts";
import { log } from "../log.server.ts";
import { COST_PER_HINT, COST_PER_MESSAGE } from "../models/credit.ts";
import { readOffer, type Offer } from "../services/subscription.server.ts";
import { requireUser } from "../session.server.ts";

export async function loader(visit: LoaderFunctionArgs) {
  const { credits, isPremium } = await requireUser(visit);
  try {
    const offer = await readOffer(placeOf(visit.request));
    const chosen = chosenCurrency(visit.request);
    const isSold = offer.currencies.some(({ code }) => code === chosen);
    const headers: HeadersInit = chosen && isSold ? { "Set-Cookie": currencyCookie(chosen) } : {};
    return data({ credits, isPremium, offer }, { headers });
  } catch (error) {
    log.error({ requestId: visit.context.requestId, err: error }, "subscription data did not load");
    return data({ credits, isPremium, offer: null }, { status: 500 });
  }
}

export const meta: MetaFunction = () => [{ title: pageTitle("Subscription & Credits") }];

export default function SubscriptionScreen() {
  const { credits, isPremium, offer } = useLoaderData<typeof loader>();
  return (
    <Screen title="Subscription & Credits" back={{ to: "/profile", label: "Profile" }}>
      {offer === null ? (
        <LoadFailure />
      ) : isPremium ? (
        <PremiumView offer={offer} />
      ) : (
        <FreeView credits={credits} offer={offer} />
      )}
    </Screen>
  );
}

function FreeView({ credits, offer }: { credits: number; offer: Offer }) {
  return (
    <div className="grid gap-4">
      <Card title="Your credits" aside={`${Math.floor(credits / COST_PER_MESSAGE)} messages or hints`}>
        <p className="text-2xl font-bold tabular-nums">{credits.toLocaleString("en")}</p>
        <ul className="mt-3 grid gap-1.5 text-soft">
          <li>A message costs {COST_PER_MESSAGE} credits, the reply included.</li>
          <li>A hint costs {COST_PER_HINT} credits.</li>
          <li>Feedback after a chat is free, always.</li>
        </ul>
      </Card>
      <PremiumOffer offer={offer} isPremium={false} />
    </div>
  );
}

function PremiumView({ offer }: { offer: Offer }) {
  return (
    <div className="grid gap-4">
      <section className="rounded-card border border-line bg-raised p-4 shadow-card">
        <h2 className="flex items-center gap-2 text-lg">
          <Icon name="crown" className="text-accent" />
          You have Premium
        </h2>
        <p className="mt-1 text-soft">Unlimited messages and hints, and every partner.</p>
        <Link to="/personas" className={buttonClass("primary", "mt-4 w-full sm:w-auto")}>
          Start Chatting
        </Link>
      </section>
      <PremiumOffer offer={offer} isPremium />
    </div>
  );
}

function LoadFailure() {
  return (
    <section role="alert" className="rounded-card border border-line bg-raised p-4 shadow-card">
      <p className="mb-4">Failed to load subscription data. Please refresh the page.</p>
      <a href="/subscription" className={buttonClass("primary")}>
        Refresh Page
      </a>
    </section>
  );
}

export { ErrorFallback as ErrorBoundary } from "../components/error-fallback.tsx";
