import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useRouteLoaderData } from "@remix-run/react";
import { pageTitle } from "../brand.ts";
import { buttonClass } from "../components/ui/button.tsx";
import { Icon } from "../components/ui/icon.tsx";
import type { loader as rootLoader } from "../root.tsx";
import { requireUser } from "../session.server.ts";

const REASONS = [
  "Insufficient balance",
  "Card details entered incorrectly",
  "Payment declined by the bank",
  "Network connectivity issues",
  "Card expired or blocked",
];

const NEXT_STEPS = [
  "Check your card details and balance",
  "Try a different payment method",
  "Contact your bank",
  "Contact support",
];

export async function loader(visit: LoaderFunctionArgs) {
  await requireUser(visit);
  return null;
}

export const meta: MetaFunction = () => [{ title: pageTitle("Payment Failed") }];

export default function PaymentFailureScreen() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <main className="mx-auto w-full max-w-[560px] px-4 py-10 md:px-6 md:py-16">
      <Icon name="circle-alert" className="size-10 text-bad" />
      <h1 className="mt-4 text-2xl">Payment Failed</h1>
      <p className="mt-2 text-lg">Your payment could not be processed. No charges were made.</p>
      <Points title="Common reasons" points={REASONS} />
      <Points title="What you can do next" points={NEXT_STEPS} />
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Link to="/subscription" className={buttonClass("primary")}>
          Try Again
        </Link>
        <Link to="/" className={buttonClass("secondary")}>
          Back to Home
        </Link>
      </div>
      <p className="mt-6 text-soft">
        Need help? Write to{" "}
        <a
          href={`mailto:${root?.supportEmail ?? ""}`}
          className="inline-flex min-h-11 items-center [overflow-wrap:anywhere] text-ink underline underline-offset-4"
        >
          {root?.supportEmail}
        </a>
      </p>
    </main>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="list-disc space-y-1.5 pl-5 marker:text-soft">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

export { ErrorFallback as ErrorBoundary } from "../components/error-fallback.tsx";
