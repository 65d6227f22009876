/** What a request says of where the person pays; their own choice of currency is remembered in a cookie. */
import { env } from "./env.server.ts";
import type { PlaceSignals } from "./models/plan.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const CURRENCY_CODE = /^[A-Z]{3}$/;

/** Only what our own edge, or the browser, says. Nobody is asked. */
export function placeOf(request: Request): PlaceSignals {
  const remembered = /(?:^|;\s*)currency=([A-Z]{3})(?:;|$)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  const signals: PlaceSignals = {};
  const choice = chosenCurrency(request) ?? remembered;
  const region = env.onFly ? request.headers.get("Fly-Region") : null;
  const country = env.trustedCountryHeader ? request.headers.get(env.trustedCountryHeader) : null;
  const language = request.headers.get("Accept-Language");
  if (choice) signals.choice = choice;
  if (country) signals.country = country;
  if (region) signals.region = region;
  if (language) signals.language = language;
  return signals;
}

/** The currency that a link of the switch names. */
export function chosenCurrency(request: Request): string | undefined {
  const code = new URL(request.url).searchParams.get("currency")?.toUpperCase() ?? "";
  return CURRENCY_CODE.test(code) ? code : undefined;
}

export function currencyCookie(code: string): string {
  return `currency=${code}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
