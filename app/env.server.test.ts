import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EnvError, readEnv } from "./env.server.ts";

const folder = mkdtempSync(join(tmpdir(), "repartee-env-"));
const DATABASE_URL = `file:${join(folder, "x.db")}`;
const complete = {
  DATABASE_URL,
  APP_URL: "https://repartee.example",
  SESSION_SECRET: "x".repeat(32),
  SMTP_URL: "smtp://user:secret@mail.example:587",
};

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
  return [];
}

describe("local mode", () => {
  test("needs nothing and makes a secret that only its owner may read", () => {
    const env = readEnv({ DATABASE_URL });
    expect(env).toMatchObject({ mode: "local", host: "127.0.0.1", port: 3000, enginePace: 1 });
    const file = join(folder, "session-secret");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).toBe(env.sessionSecret);
    expect(readEnv({ DATABASE_URL }).sessionSecret).toBe(env.sessionSecret);
  });

  test.each(["http://localhost:3000", "http://127.0.0.1:8080", "http://app.localhost"])("is on for %s", (APP_URL) => {
    expect(readEnv({ DATABASE_URL, APP_URL }).mode).toBe("local");
  });

  test("an empty value counts as unset", () => {
    expect(readEnv({ DATABASE_URL, APP_URL: "", OPENAI_API_KEY: " ", PORT: "" })).toMatchObject({
      mode: "local",
      port: 3000,
      openai: undefined,
    });
  });
});

describe("public mode", () => {
  test("is on for any other address", () => {
    expect(readEnv(complete)).toMatchObject({ mode: "public", host: "0.0.0.0" });
  });

  test("names every missing variable at once", () => {
    const problems = problemsOf({ DATABASE_URL, APP_URL: "http://repartee.example" });
    expect(problems).toHaveLength(3);
    expect(problems.join("\n")).toMatch(/APP_URL must be https[^]*SESSION_SECRET[^]*SMTP_URL/);
  });

  test("anything that says Fly is public, so the helpers of local mode cannot be left on there", () => {
    const problems = problemsOf({ DATABASE_URL, FLY_APP_NAME: "repartee" });
    expect(problems.join("\n")).toMatch(/APP_URL[^]*SESSION_SECRET[^]*SMTP_URL/);
  });

  test("a short secret is refused", () => {
    expect(problemsOf({ ...complete, SESSION_SECRET: "short" })).toEqual([expect.stringMatching(/SESSION_SECRET.*32/)]);
  });
});

test("malformed values are all named, and none of their contents", () => {
  const problems = problemsOf({
    DATABASE_URL: "postgres://secret",
    PORT: "99999",
    SMTP_URL: "hunter2",
    LOG_LEVEL: "loud",
  });
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual(["PORT", "DATABASE_URL", "SMTP_URL", "LOG_LEVEL"]);
  expect(problems.join()).not.toMatch(/hunter2|secret/);
});

test("either of the model's first two variables turns it on", () => {
  expect(readEnv({ DATABASE_URL, OPENAI_API_KEY: "sk-x" }).openai?.baseUrl).toBe("https://api.openai.com/v1");
  expect(readEnv({ DATABASE_URL, OPENAI_BASE_URL: "http://localhost:11434/v1" }).openai?.baseUrl).toBe(
    "http://localhost:11434/v1",
  );
});
