import { afterEach, expect, vi } from "vitest";

// Anything the code under test prints as an error is a failure unless the test expected it.
const consoleError = vi.spyOn(console, "error");

afterEach(() => {
  const calls = consoleError.mock.calls.slice();
  consoleError.mockClear();
  expect(calls, "console.error was called").toEqual([]);
});
