import { ProgressBar } from "./ui/progress-bar.tsx";

type Props = {
  level: number;
  xp: { value: number; max: number; label: string };
  figures: { name: string; value: string; note?: string }[];
};

/** Level, the way to the next one, and a few figures. */
export function LevelCard({ level, xp, figures }: Props) {
  return (
    <section className="rounded-card border border-line bg-raised p-4 shadow-card" aria-labelledby="level">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="level" className="text-lg">
          Level {level}
        </h2>
        <p className="text-sm text-soft tabular-nums">{xp.label}</p>
      </div>
      <div className="mt-3">
        <ProgressBar value={xp.value} max={xp.max} label={`Experience: ${xp.label}`} />
      </div>
      <dl
        className={`mt-4 grid gap-x-2 gap-y-4 ${figures.length > 3 ? "grid-cols-2 sm:grid-cols-4 xl:grid-cols-2" : "grid-cols-[1fr_1.4fr_1fr]"}`}
      >
        {figures.map(({ name, value, note }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-soft">
              {name}
              {note ? <span className="block">{note}</span> : null}
            </dt>
            <dd className="text-xl font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
