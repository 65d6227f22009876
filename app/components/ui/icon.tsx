import type { IconName } from "./icon-names.ts";

/** One icon of the sprite, in the colour of the text around it. Never alone: the words beside it say what it means. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg className={`flex-none ${className}`} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
