import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, vi } from "vitest";

// Before anything imports the app: a fresh database folder for each test file, quiet logs, no typing pace.
const folder = mkdtempSync(join(tmpdir(), "repartee-test-"));
process.env.DATABASE_URL = `file:${join(folder, "test.db")}`;
process.env.LOG_LEVEL = "silent";
process.env.ENGINE_PACE = "0";
delete process.env.APP_URL;
delete process.env.OPENAI_API_KEY;
delete process.env.OPENAI_BASE_URL;
delete process.env.SMTP_URL;

// Anything the code under test prints as an error is a failure unless the test expected it.
const consoleError = vi.spyOn(console, "error");

afterEach(() => {
  const calls = consoleError.mock.calls.slice();
  consoleError.mockClear();
  expect(calls, "console.error was called").toEqual([]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));
