import fc from "fast-check";
import { expect, it } from "vitest";
import { createSplitter, readTrailer, SENTINEL, withoutSentinel } from "./trailer.ts";

const ROW = { mood_delta: 4, sentiment: "positive", advice: "Ask about the glaze.", why: ["follow_up"], memory: [] };
const TRAILER = { moodDelta: 4, sentiment: "positive", advice: "Ask about the glaze.", why: ["follow_up"], memory: [] };

/** Text of a reply, full of characters that begin a border and never are one. */
const reply = fc
  .array(
    fc.oneof(
      fc.constantFrom("@", "`", "{", "\n", " ", "\n\n", "@ 7", "{ ", "🏺", "V", "VERDICT", "]", '"'),
      fc.string({ unit: "grapheme", maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""))
  .filter((text) => !/@@|```|\{\s*"/.test(`${text}\n`) && !/[@`{]\s*$/.test(text));

const cuts = fc.array(fc.nat({ max: 400 }), { maxLength: 60 });

function chunksOf(text: string, at: readonly number[]): string[] {
  const borders = [...new Set(at.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  return [...borders, text.length].map((end, index) => text.slice(borders[index - 1] ?? 0, end));
}

function split(chunks: readonly string[]) {
  const splitter = createSplitter();
  const shown = chunks.map((chunk) => splitter.push(chunk));
  return { splitter, shown, text: shown.join("") };
}

it("shows the reply and nothing of the trailer, however the stream is cut (10,000 ways)", () => {
  fc.assert(
    fc.property(reply, fc.constantFrom("\n", "", "\r\n", " \n\n"), cuts, (text, gap, at) => {
      const { splitter, text: seen } = split(chunksOf(`${text}${gap}${SENTINEL}\n${JSON.stringify(ROW)}`, at));
      expect(seen).toBe(text.trimEnd());
      expect(readTrailer(splitter.trailer)).toEqual(TRAILER);
    }),
    { numRuns: 10_000 },
  );
});

it("shows no piece of a sentinel that is cut off, at any moment (5,000 ways)", () => {
  fc.assert(
    fc.property(reply, fc.nat({ max: SENTINEL.length }), cuts, (text, length, at) => {
      const { shown } = split(chunksOf(`${text}\n${SENTINEL.slice(0, length)}`, at));
      let seen = "";
      for (const piece of shown) {
        seen += piece;
        expect(text.startsWith(seen)).toBe(true);
      }
      expect(seen).toBe(text.trimEnd());
    }),
    { numRuns: 5_000 },
  );
});

it("shows a reply without a trailer whole (5,000 ways)", () => {
  fc.assert(
    fc.property(reply, cuts, (text, at) => {
      const { splitter, text: seen } = split(chunksOf(text, at));
      expect(seen).toBe(text.trimEnd());
      expect(splitter.isPast).toBe(false);
    }),
    { numRuns: 5_000 },
  );
});

it.each([
  ["a sentinel in small letters", `Hi.\n@@verdict@@\n${JSON.stringify(ROW)}`],
  ["a sentinel with blanks", `Hi.\n@@ VERDICT @@\n${JSON.stringify(ROW)}`],
  ["no sentinel at all", `Hi.\n${JSON.stringify(ROW, null, 2)}`],
  ["a fence", `Hi.\n\`\`\`json\n${JSON.stringify(ROW)}\n\`\`\``],
])("finds the border with %s", (_, raw) => {
  for (let size = 1; size <= raw.length; size += 1) {
    const { splitter, text } = split(raw.match(new RegExp(`[^]{1,${size}}`, "g")) ?? []);
    expect(text).toBe("Hi.");
    expect(readTrailer(splitter.trailer)).toEqual(TRAILER);
  }
});

it("does not choke on a stream of blanks", () => {
  const started = performance.now();
  const splitter = createSplitter();
  expect(splitter.push(`Hi${" ".repeat(200_000)}`)).toBe("Hi");
  expect(splitter.push(`${"{ ".repeat(100_000)}x`).length).toBeGreaterThan(200_000);
  expect(performance.now() - started).toBeLessThan(500);
});

it("brings a change out of range into it, and forgives what is not needed", () => {
  expect(readTrailer(`${SENTINEL}\n{"mood_delta": 99}`)).toEqual({
    moodDelta: 15,
    sentiment: undefined,
    advice: "",
    why: [],
    memory: [],
  });
  expect(readTrailer('{"mood_delta":-80,"sentiment":"furious","advice":7,"why":"x","memory":[1]}')).toMatchObject({
    moodDelta: -30,
    sentiment: undefined,
    advice: "",
    why: [],
    memory: [],
  });
});

it.each([
  ["missing", ""],
  ["cut", `${SENTINEL}\n${JSON.stringify(ROW).slice(0, -3)}`],
  ["not JSON", `${SENTINEL}\n{mood: 4}`],
  ["without a number", `${SENTINEL}\n{"mood_delta":"15"}`],
  ["an unreal number", `${SENTINEL}\n{"mood_delta":1e999}`],
  ["given twice", `${SENTINEL}\n${JSON.stringify(ROW)}\n${SENTINEL}\n${JSON.stringify(ROW)}`],
  ["endless", `${SENTINEL}\n{"mood_delta":4,"advice":"${"x".repeat(2_000)}"}`],
])("takes no verdict from a trailer that is %s", (_, raw) => {
  expect(readTrailer(raw)).toBeUndefined();
});

it("leaves nothing in a text that could pose as the sentinel", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("@", "@@", "VERDICT", "verdict", " ", SENTINEL, "x")), (parts) => {
      expect(withoutSentinel(parts.join(""))).not.toMatch(/@@/);
    }),
  );
  expect(withoutSentinel(`ok ${SENTINEL} sam@home`)).toBe("ok  sam@home");
});
