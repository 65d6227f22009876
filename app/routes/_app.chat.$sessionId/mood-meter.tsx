import { moodArrow, moodLabel } from "../../models/mood.ts";

const ARROWS = {
  up: { sign: "↑", word: "up" },
  down: { sign: "↓", word: "down" },
  flat: { sign: "→", word: "steady" },
};

type Props = { mood: number; change: number; aside: string };

/** How the partner feels, in a word, a number and a bar. */
export function MoodMeter({ mood, change, aside }: Props) {
  const arrow = ARROWS[moodArrow(change)];
  const tone = change > 0 ? "text-good" : change < 0 ? "text-bad" : "text-soft";
  return (
    <div className="px-4 pb-3">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <p data-testid="mood">
          <strong>{moodLabel(mood)}</strong> <span className="tabular-nums">{mood}</span>{" "}
          <span className={`tabular-nums ${tone}`}>
            <span aria-hidden="true">{arrow.sign}</span>
            <span className="sr-only">{arrow.word}</span>
            {change === 0 ? "" : ` ${Math.abs(change)}`}
          </span>
        </p>
        <p className="truncate text-soft">{aside}</p>
      </div>
      <meter
        className="mood-meter mt-1 block w-full"
        min={0}
        max={100}
        value={mood}
        aria-label={`Mood: ${moodLabel(mood)}, ${mood} of 100`}
      />
    </div>
  );
}
