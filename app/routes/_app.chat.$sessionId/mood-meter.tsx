import { CHANGE_TEXT } from "../../components/mood-tones.ts";
import { ARROW_SIGNS, changeTone, moodArrow, moodLabel } from "../../models/mood.ts";

const ARROW_WORDS = { up: "up", down: "down", flat: "steady" };

type Props = { mood: number; change: number; aside: string };

/** How the partner feels, in a word, a number and a bar. */
export function MoodMeter({ mood, change, aside }: Props) {
  const arrow = moodArrow(change);
  return (
    <div className="px-4 pb-3">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <p data-testid="mood">
          <strong>{moodLabel(mood)}</strong> <span className="tabular-nums">{mood}</span>{" "}
          <span className={`tabular-nums ${CHANGE_TEXT[changeTone(change)]}`}>
            <span aria-hidden="true">{ARROW_SIGNS[arrow]}</span>
            <span className="sr-only">{ARROW_WORDS[arrow]}</span>
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
