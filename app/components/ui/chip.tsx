import type { ReactNode } from "react";

const TONES = {
  plain: "bg-sunken text-soft",
  good: "bg-good-wash text-good",
  caution: "bg-caution-wash text-caution",
} as const;

/** A short label on a thing. */
export function Chip({ tone = "plain", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
