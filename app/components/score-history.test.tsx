import { describe, expect, it } from "vitest";
import { inWords } from "./score-history.tsx";

describe("inWords", () => {
  it("lists the scores in the order of the line", () => {
    expect(inWords([{ score: 5 }, { score: 8 }])).toBe("Your last 2 scores, oldest first: 5, 8 of 10.");
  });

  it("does not call one score a row", () => {
    expect(inWords([{ score: 7 }])).toBe("Your first score: 7 of 10.");
  });
});
