/** Where a Chromium for the browser tests is. */
import { existsSync } from "node:fs";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** CHROMIUM_PATH, or an installed Chromium or Chrome; undefined leaves the choice to Playwright's own download. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path));
}
