/** The only script of pages that ship no React: small helps over markup that works without them. */
import { THEME_STORAGE_KEY } from "../theme.ts";

rememberTimeZone();
followStoredTheme();

/** Streaks and greetings follow the person's own clock. */
function rememberTimeZone() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone) document.cookie = `tz=${encodeURIComponent(zone)}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

function followStoredTheme() {
  const root = document.documentElement;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, root.dataset.theme ?? "system");
  } catch {
    // Storage may be forbidden; the cookie carries the choice.
  }
}
