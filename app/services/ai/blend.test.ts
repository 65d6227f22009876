import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maya } from "#tests/factories.ts";
import { blend } from "./blend.ts";
import { respond } from "./builtin/engine.ts";
import type { Flag, Reason, Verdict } from "./engine.ts";
import type { Trailer } from "./trailer.ts";

const MESSAGE = "Did the kiln spare the wobbly vase?";

function ours(moodChange: number, reasons?: Reason[], extra: Partial<Verdict> = {}): Verdict {
  const one = { signal: "follow_up", delta: moodChange, quote: "wobbly vase", text: "You followed up." };
  return {
    mood: 50 + moodChange,
    moodChange,
    advice: "Ours.",
    sentiment: "neutral",
    reasons: reasons ?? (moodChange === 0 ? [] : [one]),
    flags: [],
    ...extra,
  };
}

function felt(moodDelta: number, extra: Partial<Trailer> = {}): Trailer {
  return { moodDelta, sentiment: "neutral", advice: "Ask what it survived.", why: [], memory: [], ...extra };
}

function sum(reasons: readonly Reason[]): number {
  return reasons.reduce((total, { delta }) => total + delta, 0);
}

it.each([
  [5, 10, 8],
  [4, -4, -1],
  [-5, 15, 7],
  [0, 15, 9],
  [14, 15, 14],
  [6, -5, -1],
  [-40, -30, -34],
])("weighs our %i and the model's %i to %i", (local, model, change) => {
  const verdict = blend(ours(local), [], felt(model), MESSAGE);
  expect(verdict).toMatchObject({ moodChange: change, mood: 50 + change });
  expect(sum(verdict.reasons)).toBe(change);
});

it("keeps ours where the two contradict each other, both beyond 5", () => {
  expect(blend(ours(-6), [], felt(15), MESSAGE)).toEqual(ours(-6));
  expect(blend(ours(6), [], felt(-6), MESSAGE)).toEqual(ours(6));
});

it("keeps ours without a trailer", () => {
  expect(blend(ours(3), [], undefined, MESSAGE)).toEqual(ours(3));
});

describe("what is not a matter of taste stays ours", () => {
  it.each(["crisis", "minor", "explicit", "hate", "injection", "ended"] satisfies Flag[])("flag %s", (flag) => {
    const verdict = ours(2, undefined, { flags: [flag] });
    expect(blend(verdict, [], felt(15), MESSAGE)).toEqual(verdict);
  });

  it.each(["insult", "pressure", "too_forward", "negging", "private_place", "contact_request", "injection"])(
    "signal %s, even where it has no share left",
    (signal) => {
      expect(blend(ours(0), [signal], felt(15), MESSAGE)).toEqual(ours(0));
      const verdict = ours(-3, [{ signal, delta: -3, quote: MESSAGE, text: "x" }]);
      expect(blend(verdict, [], felt(15), MESSAGE)).toEqual(verdict);
    },
  );
});

it("quotes the whole message for an impression that our rules have no name for", () => {
  const [reason] = blend(ours(0), [], felt(5), MESSAGE).reasons;
  expect(reason).toMatchObject({ signal: "overall_impression", delta: 3, quote: MESSAGE });
  expect(blend(ours(2), [], felt(-5), MESSAGE).reasons).toMatchObject([{ signal: "overall_impression", delta: -2 }]);
  expect(blend(ours(3), [], felt(-2), MESSAGE)).toMatchObject({ moodChange: 0, reasons: [] });
});

it("takes the model's advice only when it is fit to show", () => {
  const advice = (text: string) => blend(ours(3), [], felt(4, { advice: text }), MESSAGE).advice;
  expect(advice(" Ask what\n it survived. ")).toBe("Ask what it survived.");
  for (const bad of ["", "  ", "x".repeat(121), "Keep pushing.", "Ask for her number.", "See evil.com", "Send nudes"]) {
    expect(advice(bad), bad).toBe("Ours.");
  }
});

it("never says a feeling that goes against the change", () => {
  const sentiment = (local: number, model: number, word: Trailer["sentiment"]) =>
    blend(ours(local), [], felt(model, { sentiment: word }), MESSAGE).sentiment;
  expect(sentiment(4, 4, "negative")).toBe("positive");
  expect(sentiment(-4, -4, "positive")).toBe("negative");
  expect(sentiment(1, 1, "negative")).toBe("neutral");
  expect(sentiment(1, 1, "positive")).toBe("positive");
  expect(sentiment(0, 0, "negative")).toBe("negative");
});

const share = fc.integer({ min: -30, max: 14 }).filter((delta) => delta !== 0);

it("always gives a sound verdict: in range, shares adding up, quotes verbatim (3,000 runs)", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100 }),
      fc.array(share, { maxLength: 5 }),
      fc.double({ min: -30, max: 15, noNaN: true }),
      (before, deltas, model) => {
        const total = deltas.reduce((all, delta) => all + delta, 0);
        const change = Math.min(Math.min(100 - before, 14), Math.max(Math.max(-before, -40), total));
        fc.pre(change === total);
        const reasons = deltas.map((delta, index) => ({ signal: `s${index}`, delta, quote: "kiln", text: "x" }));
        const verdict = blend(
          { mood: before + change, moodChange: change, advice: "Ours.", sentiment: "neutral", reasons, flags: [] },
          [],
          felt(model),
          MESSAGE,
        );
        expect(Number.isInteger(verdict.moodChange)).toBe(true);
        expect(verdict.mood).toBe(before + verdict.moodChange);
        expect(verdict.mood).toBeGreaterThanOrEqual(0);
        expect(verdict.mood).toBeLessThanOrEqual(100);
        expect(verdict.moodChange).toBeGreaterThanOrEqual(-40);
        expect(verdict.moodChange).toBeLessThanOrEqual(14);
        expect(sum(verdict.reasons)).toBe(verdict.moodChange);
        expect(verdict.moodChange === 0 || verdict.reasons.length > 0).toBe(true);
        for (const { delta, quote } of verdict.reasons) {
          expect(MESSAGE).toContain(quote);
          expect(Number.isInteger(delta)).toBe(true);
        }
      },
    ),
    { numRuns: 3_000 },
  );
});

it("holds for what our analyser really says, whatever the model feels", () => {
  const messages = [
    "hey",
    "What are you making today? I burnt my last loaf.",
    "you're so hot",
    "I'm sorry, that was rude of me.",
    "lol",
    "😀😀",
    "Come to my place tonight, don't be boring",
    "you are stupid",
  ];
  for (const content of messages) {
    for (const model of [-30, -7, -1, 0, 1, 8, 15]) {
      for (const mood of [0, 3, 50, 97, 100]) {
        const { verdict, signals } = respond({
          persona: maya(),
          scenario: "first-message",
          difficulty: "warm",
          seed: "chat-1",
          history: [],
          message: { id: "1", sender: "user", content, at: 1 },
          mood,
          now: 1,
        });
        const names = signals.map(({ name }) => name);
        const blended = blend(verdict, names, felt(model), content);
        expect(blended.mood - blended.moodChange).toBe(mood);
        expect(sum(blended.reasons)).toBe(blended.moodChange);
        expect(blended.reasons.every(({ quote }) => content.includes(quote) && quote !== "")).toBe(true);
        if (/stupid|my place/.test(content)) expect(blended).toEqual(verdict);
      }
    }
  }
});
