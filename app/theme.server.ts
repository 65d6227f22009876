/** The colour scheme the person chose; the cookie tells the server, so that no page flashes. */
import { THEMES, type Theme } from "./theme.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function themeOf(request: Request): Theme {
  const match = /(?:^|;\s*)theme=(\w+)/.exec(request.headers.get("Cookie") ?? "");
  return THEMES.find((theme) => theme === match?.[1]) ?? "system";
}

/** Readable by script, which keeps its own copy for pages that were cached. */
export function themeCookie(theme: Theme): string {
  return `theme=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
