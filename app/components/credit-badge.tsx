import { Link } from "@remix-run/react";
import { Icon } from "./ui/icon.tsx";

const BADGE =
  "inline-flex min-h-11 flex-none items-center gap-2 rounded-full border border-line bg-raised px-4 text-sm font-semibold whitespace-nowrap tabular-nums hover:bg-sunken";

/** What a person has to talk with: their credits, or Premium. Leads to the plan. */
export function CreditBadge({ credits, isPremium }: { credits: number; isPremium: boolean }) {
  return (
    <Link to="/subscription" className={BADGE}>
      <Icon name={isPremium ? "crown" : "coins"} className="size-4 text-accent" />
      {isPremium ? "Premium" : credits === 1 ? "1 credit" : `${credits.toLocaleString("en")} credits`}
    </Link>
  );
}
