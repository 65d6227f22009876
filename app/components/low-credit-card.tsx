import { Link } from "@remix-run/react";
import { COST_PER_MESSAGE } from "../models/credit.ts";
import { buttonClass } from "./ui/button.tsx";
import { Icon } from "./ui/icon.tsx";

/** A quiet line while there is enough, a card when the next messages are the last ones (DECISIONS 9). */
export function LowCreditCard({ credits, urgency }: { credits: number; urgency: "low" | "very low" }) {
  const messages = Math.floor(credits / COST_PER_MESSAGE);
  if (urgency === "low") {
    return (
      <p className="flex flex-wrap items-center justify-between gap-x-3 px-1 text-sm text-soft">
        <span className="tabular-nums">Enough for {messages === 1 ? "one message" : `${messages} messages`}</span>
        <Link
          to="/subscription"
          className="-mx-2 inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-ink underline decoration-line underline-offset-4 hover:bg-sunken"
        >
          Upgrade
        </Link>
      </p>
    );
  }
  return (
    <section className="rounded-card border border-line bg-caution-wash p-4 text-caution">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="circle-alert" />
        {messagesLeft(messages)}
      </h2>
      <p className="mt-1 mb-3">
        A message costs {COST_PER_MESSAGE} credits. Premium has no counting, and feedback is always free.
      </p>
      <Link to="/subscription" className={buttonClass("secondary", "w-full sm:w-auto")}>
        Upgrade
      </Link>
    </section>
  );
}

function messagesLeft(messages: number): string {
  if (messages === 0) return "Your credits are used up";
  return messages === 1 ? "Credits for one more message" : `Credits for ${messages} more messages`;
}
