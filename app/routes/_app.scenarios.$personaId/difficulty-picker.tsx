import { DIFFICULTIES, type Difficulty } from "../../models/scenario.ts";

const WORDS: Record<Difficulty, { name: string; text: string; whenChosen: string }> = {
  warm: {
    name: "Warm",
    text: "Glad to hear from you, forgiving",
    whenChosen: "group-has-[[value=warm]:checked]:block",
  },
  realistic: {
    name: "Realistic",
    text: "As people are on a normal day",
    whenChosen: "group-has-[[value=realistic]:checked]:block",
  },
  tough: {
    name: "Tough",
    text: "Busy, hard to impress",
    whenChosen: "group-has-[[value=tough]:checked]:block",
  },
};

/** How hard the partner makes it; applies to whichever scenario is chosen below. */
export function DifficultyPicker({ chosen }: { chosen: Difficulty }) {
  return (
    <fieldset className="group">
      <legend className="mb-2 font-semibold">How hard should it be?</legend>
      <div className="grid grid-cols-[1fr_1.25fr_1fr] gap-2 sm:grid-cols-3">
        {DIFFICULTIES.map((difficulty) => (
          <label
            key={difficulty}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-raised px-2.5 py-2 hover:bg-sunken has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent sm:items-start sm:gap-3 sm:px-3 sm:py-2.5"
          >
            <input
              type="radio"
              name="difficulty"
              value={difficulty}
              defaultChecked={difficulty === chosen}
              className="size-4 flex-none accent-[var(--accent)] outline-none sm:mt-1"
            />
            <span className="min-w-0 leading-snug">
              <span className="block text-sm font-semibold sm:text-base">{WORDS[difficulty].name}</span>
              <span className="hidden text-sm text-soft sm:block">{WORDS[difficulty].text}</span>
            </span>
          </label>
        ))}
      </div>
      {/* Beside each name where there is room; on a phone only the chosen one's, below. */}
      {DIFFICULTIES.map((difficulty) => (
        <p key={difficulty} className={`mt-2 hidden text-sm text-soft ${WORDS[difficulty].whenChosen} sm:hidden!`}>
          {WORDS[difficulty].text}
        </p>
      ))}
    </fieldset>
  );
}
