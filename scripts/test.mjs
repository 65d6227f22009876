/**
 * `npm test`: static checks, build, unit tests, browser tests, in this order; a later one runs even when an earlier one
 * failed. The last line says how many tests passed. Exit code 0 means: everything ran, nothing failed, nothing was skipped.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { checkNode, ensureBuilt, ensureInstalled, giveUp, ROOT, run, runPackage, say } from "./prepare.mjs";

const RESULTS = join(ROOT, ".cache", "tests");
const UNIT_RESULTS = join(RESULTS, "unit.json");
const BROWSER_RESULTS = join(RESULTS, "browser.json");

checkNode();
process.chdir(ROOT);
// Set by whoever runs us for a server; tests choose for themselves.
delete process.env.NODE_ENV;
await ensureInstalled();
await ensureChromium();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const started = performance.now();
const broken = [];

async function step(name, work) {
  say(`${name} …`);
  const from = performance.now();
  const code = await work();
  if (code !== 0) broken.push(name);
  say(`${name}: ${code === 0 ? "ok" : "FAILED"} (${seconds(from)} s)`);
}

await step("static checks", () => run(process.execPath, ["scripts/lint.mjs"]));
say("build …");
await ensureBuilt();
await step("unit tests", () =>
  runPackage("vitest/vitest.mjs", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${UNIT_RESULTS}`,
  ]),
);
await step("browser tests", () =>
  runPackage("@playwright/test/cli.js", ["test", "--reporter=list,json"], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_RESULTS },
  }),
);

const unit = read(UNIT_RESULTS);
const browser = read(BROWSER_RESULTS)?.stats;
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);
const skipped = (unit?.numPendingTests ?? 0) + (unit?.numTodoTests ?? 0) + (browser?.skipped ?? 0);

if (broken.length > 0) say(`failed: ${broken.join(", ")}`);
if (skipped > 0) say("a skipped test is a failure here: run it or delete it");
say(`all of it took ${seconds(started)} s`);
console.log(`tests: ${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(broken.length === 0 && passed > 0 && failed === 0 && skipped === 0 ? 0 : 1);

/** A browser for the tests: the machine's own, one Playwright fetched before, or one that is fetched now. */
async function ensureChromium() {
  if (findChromium()) return;
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    say("installing Chromium for the browser tests with apt-get");
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    if (findChromium()) return;
  }
  say("fetching Chromium for the browser tests with Playwright");
  if ((await runPackage("@playwright/test/cli.js", ["install", "chromium"])) !== 0) {
    giveUp("no Chromium could be found or installed. Set CHROMIUM_PATH to one.");
  }
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function seconds(from) {
  return ((performance.now() - from) / 1000).toFixed(1);
}
