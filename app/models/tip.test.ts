import { describe, expect, it } from "vitest";
import { dayOfYear, tipOfTheDay, TIPS } from "./tip.ts";

describe("tip of the day", () => {
  it("has thirty different tips", () => {
    expect(TIPS).toHaveLength(30);
    expect(new Set(TIPS).size).toBe(30);
  });

  it.each([
    ["2026-01-01", 1],
    ["2026-03-01", 60],
    ["2028-03-01", 61],
    ["2028-12-31", 366],
  ])("counts %s as day %i", (date, day) => {
    expect(dayOfYear(date)).toBe(day);
  });

  it("is the same all day and another one tomorrow", () => {
    expect(tipOfTheDay("2026-11-21")).toBe(tipOfTheDay("2026-11-21"));
    expect(tipOfTheDay("2026-11-22")).not.toBe(tipOfTheDay("2026-11-21"));
  });

  it("shows every tip within thirty days", () => {
    const days = Array.from({ length: 30 }, (_, day) => `2026-06-${String(day + 1).padStart(2, "0")}`);
    expect(new Set(days.map(tipOfTheDay)).size).toBe(30);
  });
});
