import { describe, expect, it } from "vitest";
import { chat, signalsOf } from "#tests/chatting.ts";
import { classify } from "./head.ts";
import { featuresOf } from "./head-features.ts";

const OPEN = "Hello, what are you drawing at the moment?";

describe("classify", () => {
  it.each([
    ["hostile", "why would anyone waste an evening on someone like you"],
    ["harassing", "tell me what you have on under that jumper"],
    ["negging", "you'd be lovely if you dressed a bit better"],
    ["warm", "thank you for telling me about your brother, that was brave"],
    ["plain", "I work in a bakery, so I'm up at four"],
  ] as const)("places a %s message there", (label, line) => {
    const shares = classify(line);
    const others = Object.entries(shares).filter(([name]) => name !== label);
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(shares[label]).toBeGreaterThan(Math.max(...others.map(([, share]) => share)));
  });

  it("reads any text", () => {
    for (const line of ["", "   ", "\u0000", "🙂🙂", "ａｂｃ", "y".repeat(5000), "日本語のメッセージ"])
      expect(classify(line).plain).toBeGreaterThanOrEqual(0);
  });

  it("sees through a disguised spelling", () => {
    expect(featuresOf("l.o.s.e.r")).toEqual(featuresOf("loser"));
  });

  it("answers in a fraction of a millisecond", () => {
    classify("warm up");
    const started = performance.now();
    for (let round = 0; round < 200; round++) classify(`we walked ${round} miles along the river and ate cold noodles`);
    expect((performance.now() - started) / 200).toBeLessThan(2);
  });
});

describe("the tone of a message", () => {
  it.each([
    "you have nothing interesting to say",
    "couldn't care less about your life",
    "tell me who you were with or I come over",
    "I forbid you to see your friends tonight",
    "nice face, pity about the way you dress",
  ])("costs where no rule speaks: %s", (line) => {
    const { last } = chat([OPEN, line]);
    expect(last.verdict.moodChange, signalsOf(last).join()).toBeLessThan(0);
    for (const one of last.signals) expect(line).toContain(one.quote);
  });

  it("quotes the clause that weighs most, and raises no flag", () => {
    const { last } = chat([OPEN, "It rained all morning here. I pity whoever ends up with you."]);
    const quote = last.verdict.reasons.find((one) => one.delta < 0)?.quote;
    expect(quote).toBe("I pity whoever ends up with you.");
    expect(last.verdict.flags).toEqual([]);
  });

  it.each([
    "my boss is useless and the wifi here is pathetic",
    "he said nobody would ever love me, and I believed it",
    "you're ridiculous haha",
    "that film was garbage and I loved it",
    "my dad is funny for someone who never laughs",
    "what are you wearing to the wedding?",
    "I sleep in an old football shirt",
    "you deserve a rest",
  ])("is not taken for unkind: %s", (line) => {
    const { last } = chat([OPEN, line]);
    const tone = last.signals.filter((one) => one.source === "sentiment" && one.weight < 0);
    expect(tone).toEqual([]);
  });
});
