import { DIFFICULTIES, type Difficulty } from "../../models/scenario.ts";

const WORDS: Record<Difficulty, { name: string; text: string }> = {
  warm: { name: "Warm", text: "Glad to hear from you, forgiving" },
  realistic: { name: "Realistic", text: "As people are on a normal day" },
  tough: { name: "Tough", text: "Busy, hard to impress" },
};

/** How hard the partner makes it; applies to whichever scenario is chosen below. */
export function DifficultyPicker({ chosen }: { chosen: Difficulty }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">How hard should it be?</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {DIFFICULTIES.map((difficulty) => (
          <label
            key={difficulty}
            className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line bg-raised px-3 py-2.5 hover:bg-sunken has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="difficulty"
              value={difficulty}
              defaultChecked={difficulty === chosen}
              className="mt-1 size-4 flex-none accent-[var(--accent)] outline-none"
            />
            <span className="leading-snug">
              <span className="block font-semibold">{WORDS[difficulty].name}</span>
              <span className="block text-sm text-soft">{WORDS[difficulty].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
