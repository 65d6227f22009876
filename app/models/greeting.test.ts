import { describe, expect, it } from "vitest";
import { callName, localMoment } from "./greeting.ts";

const SATURDAY_NOON_UTC = new Date("2026-11-21T12:00:00Z");

describe("localMoment", () => {
  it.each([
    ["UTC", "Saturday afternoon"],
    ["America/Los_Angeles", "Saturday night"],
    ["America/New_York", "Saturday morning"],
    ["Asia/Kolkata", "Saturday evening"],
    ["Pacific/Auckland", "Sunday night"],
  ])("names the moment as it is in %s", (timeZone, moment) => {
    expect(localMoment(SATURDAY_NOON_UTC, timeZone)).toBe(moment);
  });

  it("calls midnight night, not the end of the day before", () => {
    expect(localMoment(new Date("2026-11-21T00:00:00Z"), "UTC")).toBe("Saturday night");
  });
});

describe("callName", () => {
  it("is the first word", () => {
    expect(callName("Noor van der Berg")).toBe("Noor");
  });

  it("keeps a name that is one word", () => {
    expect(callName("Ødegård")).toBe("Ødegård");
  });
});
