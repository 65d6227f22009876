import type { ReactNode } from "react";

const BASE = "rounded-card border border-line bg-raised p-4 shadow-card";

type Props = { title: string; aside?: ReactNode; className?: string; children: ReactNode };

/** A titled part of a screen. */
export function Card({ title, aside, className = "", children }: Props) {
  return (
    <section className={`${BASE} ${className}`.trim()}>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        {aside ? <div className="text-sm text-soft tabular-nums">{aside}</div> : null}
      </div>
      {children}
    </section>
  );
}
