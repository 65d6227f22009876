import { useLocation } from "@remix-run/react";

/**
 * Light ↔ dark. A form, so it works without script; one of its two buttons is shown, whichever changes something (the server
 * cannot know what "system" looks like, the stylesheet can).
 */
export function ThemeToggle() {
  const { pathname, search } = useLocation();
  const look = "size-11 items-center justify-center rounded-control text-ink hover:bg-sunken";
  return (
    <form method="post" action="/theme" data-theme-form>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <button name="theme" value="dark" aria-label="Use the dark theme" className={`to-dark ${look}`}>
        <svg viewBox="0 0 24 24" className="size-5" {...stroke}>
          <path d="M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9Z" />
        </svg>
      </button>
      <button name="theme" value="light" aria-label="Use the light theme" className={`to-light ${look}`}>
        <svg viewBox="0 0 24 24" className="size-5" {...stroke}>
          <circle cx="12" cy="12" r="4" />
          <path d="M12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M6.3 17.7l-1.4 1.4M19.1 4.9l-1.4 1.4" />
        </svg>
      </button>
    </form>
  );
}

const stroke = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
} as const;
