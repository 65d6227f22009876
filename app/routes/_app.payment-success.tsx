import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { pageTitle } from "../brand.ts";
import { FeatureList } from "../components/feature-list.tsx";
import { buttonClass } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import { requireUser } from "../session.server.ts";

const UNLOCKED = [
  "Unlimited AI conversations",
  "Unlimited conversation hints",
  "Access to all AI personas",
  "Advanced analytics and insights",
  "Priority support",
];

export async function loader(visit: LoaderFunctionArgs) {
  const { isPremium } = await requireUser(visit);
  return { isPremium };
}

export const meta: MetaFunction = () => [{ title: pageTitle("Payment Successful") }];

export default function PaymentSuccessScreen() {
  const { isPremium } = useLoaderData<typeof loader>();
  return (
    <main className="mx-auto w-full max-w-[560px] px-4 py-10 md:px-6 md:py-16">
      <Icon name="party-popper" className="size-10 text-accent" />
      <h1 className="mt-4 text-2xl">Payment Successful</h1>
      <p className="mt-2 text-lg">Welcome to Premium. Your subscription is activated, and you have unlimited access.</p>
      {isPremium ? null : (
        <p role="status" className="mt-4 rounded-card bg-caution-wash p-4 text-caution">
          Your account does not show Premium yet. Confirmation can take a minute: reload this page to check.
        </p>
      )}
      <section className="mt-6 mb-8">
        <h2 className="mb-3 text-lg">Unlocked features</h2>
        <FeatureList features={UNLOCKED} />
      </section>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Link to="/" className={buttonClass("primary")}>
          Start Chatting
        </Link>
        <Link to="/profile" className={buttonClass("secondary")}>
          View My Profile
        </Link>
      </div>
    </main>
  );
}

export { ErrorFallback as ErrorBoundary } from "../components/error-fallback.tsx";
