import type { IconName } from "./icon-names.ts";

/** One icon of the sprite, 20 px unless the classes name a size, in the colour of the text around it. Never alone: the words beside it say what it means. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  const size = className.includes("size-") ? "" : "size-5";
  return (
    <svg className={`flex-none ${size} ${className}`} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
