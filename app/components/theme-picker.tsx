import { THEMES, type Theme } from "../theme.ts";
import { Icon } from "./ui/icon.tsx";

const WORDS = {
  system: { label: "Device", icon: "monitor" },
  light: { label: "Light", icon: "sun" },
  dark: { label: "Dark", icon: "moon" },
} as const;

/** Device, light or dark: a form whose three buttons each choose, so it works without script. */
export function ThemePicker({ chosen, returnTo }: { chosen: Theme; returnTo: string }) {
  return (
    <form method="post" action="/theme" className="flex flex-wrap items-center gap-x-3 px-4 py-1.5">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Icon name="moon" className="size-5 text-soft" />
      <span className="flex min-h-11 flex-1 items-center" id="theme">
        Theme
      </span>
      <div
        role="group"
        aria-labelledby="theme"
        className="mb-1.5 grid w-full grid-cols-3 rounded-control bg-sunken sm:mb-0 sm:w-auto"
      >
        {THEMES.map((theme) => (
          <button
            key={theme}
            name="theme"
            value={theme}
            aria-pressed={theme === chosen}
            className="inline-flex min-h-11 items-center justify-center gap-1.5 rounded-control border border-transparent px-2.5 text-sm text-soft hover:text-ink aria-pressed:border-line aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-ink"
          >
            <Icon name={WORDS[theme].icon} className="size-4" />
            {WORDS[theme].label}
          </button>
        ))}
      </div>
    </form>
  );
}
