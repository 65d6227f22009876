type Props = {
  value: number;
  max: number;
  /** What it measures, for people who cannot see it. */
  label: string;
  className?: string;
};

const TRACK =
  "block w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent";

/** A filled bar; a `<progress>`, because a width in a style attribute would be dropped by the content policy. */
export function ProgressBar({ value, max, label, className = "h-2.5" }: Props) {
  return <progress value={value} max={max} aria-label={label} className={`${TRACK} ${className}`} />;
}
