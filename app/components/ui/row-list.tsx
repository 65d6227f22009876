import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

const ROW = "flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-sunken";

/** A quiet list of places to go. */
export function RowList({ children }: { children: ReactNode }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised shadow-card">
      {children}
    </ul>
  );
}

type RowProps = { to: string; icon: IconName; label: string; aside?: string; whole?: boolean };

/** One place. `whole` loads it as a page of its own: pages outside of the signed-in app, mail links, calls. */
export function Row({ to, icon, label, aside, whole = false }: RowProps) {
  const content = (
    <>
      <Icon name={icon} className="size-5 text-soft" />
      <span className="flex-1">{label}</span>
      {aside ? <span className="text-sm text-soft tabular-nums">{aside}</span> : null}
      <Icon name="chevron-right" className="size-5 text-soft" />
    </>
  );
  return (
    <li>
      {whole ? (
        <a href={to} className={ROW}>
          {content}
        </a>
      ) : (
        <Link to={to} className={ROW}>
          {content}
        </Link>
      )}
    </li>
  );
}

/** One thing to do, as the button of the form around it. */
export function RowButton({ icon, label }: { icon: IconName; label: string }) {
  return (
    <button className={ROW}>
      <Icon name={icon} className="size-5 text-soft" />
      <span className="flex-1">{label}</span>
    </button>
  );
}
