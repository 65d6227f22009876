import { beforeAll, describe, expect, test } from "vitest";
import { openTestDatabase } from "#tests/database.ts";

let passwords: typeof import("./password.server.ts");

beforeAll(async () => {
  await openTestDatabase();
  passwords = await import("./password.server.ts");
});

describe("passwords", () => {
  test("are Argon2id with 19 MiB, two passes, one lane, and a salt of their own", async () => {
    const [one, two] = await Promise.all([passwords.hashPassword("a long one"), passwords.hashPassword("a long one")]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.isPassword("a long one", one)).toBe(true);
    expect(await passwords.isPassword("a long on", one)).toBe(false);
  });

  test("are the same however the keyboard composed them, and never cut", async () => {
    const long = "é".repeat(128);
    const hash = await passwords.hashPassword(long);
    expect(await passwords.isPassword("e\u0301".repeat(128), hash)).toBe(true);
    expect(await passwords.isPassword(`${"é".repeat(127)}x`, hash)).toBe(false);
  });

  test("take about as long without an account as with one", async () => {
    const hash = await passwords.hashPassword("right password");
    const known = await medianMs(() => passwords.isPassword("wrong password", hash));
    const unknown = await medianMs(() => passwords.isPassword("wrong password", undefined));
    expect(unknown).toBeGreaterThan(known * 0.33);
    expect(unknown).toBeLessThan(known * 3);
    expect(await passwords.isPassword("nobody has this password", undefined)).toBe(false);
  });

  test("queue 50 behind the two that run, and refuse the next with a time to come back", async () => {
    const all = await Promise.allSettled(Array.from({ length: 53 }, () => passwords.hashPassword("crowd of them")));
    const refused = all.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({ code: "unavailable", status: 503, retryAfterSeconds: 2 });
    expect(await passwords.hashPassword("after the crowd")).toMatch(/^\$argon2id/);
  });
});

async function medianMs(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[3] ?? 0;
}
