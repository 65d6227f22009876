const BASE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 text-base font-semibold transition-opacity duration-150 ease-out select-none disabled:cursor-not-allowed disabled:opacity-60";

const LOOKS = {
  primary: "bg-accent text-accent-ink hover:opacity-90",
  secondary: "border border-line bg-raised text-ink hover:bg-sunken",
  quiet: "text-ink hover:bg-sunken",
  danger: "border border-bad text-bad hover:bg-bad-wash",
} as const;

/** The classes of a button, for `<button>`, `<a>` and `<Link>` alike; at least 44 px high. */
export function buttonClass(look: keyof typeof LOOKS = "primary", more = ""): string {
  return `${BASE} ${LOOKS[look]} ${more}`.trim();
}
