/** Every specification runs twice: with script and without. The built server is started by tests/e2e/support/app.ts. */
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";

/** A phone's name: headless Chromium's own is taken for a crawler, which gets other pages. */
const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
const executablePath = findChromium();

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_500 },
  reporter: "list",
  use: {
    viewport: { width: 360, height: 740 },
    userAgent: PHONE,
    hasTouch: true,
    locale: "en-GB",
    timezoneId: "Europe/London",
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Containers have neither the namespaces nor the shared memory that Chromium expects.
      args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
    },
  },
  projects: [
    { name: "js", use: { javaScriptEnabled: true } },
    { name: "no-js", use: { javaScriptEnabled: false } },
  ],
});
