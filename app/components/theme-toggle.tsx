import { useLocation } from "@remix-run/react";
import { Icon } from "./ui/icon.tsx";

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
        <Icon name="moon" />
      </button>
      <button name="theme" value="light" aria-label="Use the light theme" className={`to-light ${look}`}>
        <Icon name="sun" />
      </button>
    </form>
  );
}
