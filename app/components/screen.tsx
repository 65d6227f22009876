import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "./ui/icon.tsx";

const WIDTHS = { reading: "max-w-[720px]", board: "max-w-[960px]" } as const;

type Props = {
  title: string;
  /** One line under the title. */
  lead?: string;
  /** A way back to the screen this one belongs to. */
  back?: { to: string; label: string };
  width?: keyof typeof WIDTHS;
  children: ReactNode;
};

/** A signed-in screen: its heading, and its content in a column of the right measure. */
export function Screen({ title, lead, back, width = "reading", children }: Props) {
  return (
    <main className={`mx-auto w-full px-4 pb-8 md:px-6 ${WIDTHS[width]}`}>
      <header className={`pb-5 md:pt-8 ${back ? "pt-2" : "pt-6"}`}>
        {back ? (
          <Link
            to={back.to}
            className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control pr-3 pl-2 text-soft hover:bg-sunken hover:text-ink"
          >
            <Icon name="arrow-left" />
            {back.label}
          </Link>
        ) : null}
        <h1 className="text-2xl">{title}</h1>
        {lead ? <p className="mt-1 max-w-prose text-soft">{lead}</p> : null}
      </header>
      {children}
    </main>
  );
}
