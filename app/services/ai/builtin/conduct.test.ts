import { describe, expect, it } from "vitest";
import { chat, signalsOf } from "#tests/chatting.ts";

const OPEN = "Hello, what are you drawing at the moment?";

describe("conduct that costs", () => {
  it.each([
    "youre so hot",
    "you're not like other girls",
    "you're wrong, obviously",
    "nobody would ever date someone like you",
    "your drawings are pathetic",
    "you talk too much",
    "I expected better from you",
    "you're cute when you're angry",
    "you look better than your photos",
    "are you home alone",
    "bet you look good in a bikini",
    "I want to kiss you so bad",
    "can't you take a joke, you're being too sensitive",
    "i already love you, you're the one",
    "women line up for me, I could have anyone",
    "wow, do you want a medal?",
    "talking to you is like talking to a wall",
  ])("lowers the mood: %s", (line) => {
    const { last } = chat([OPEN, line]);
    expect(last.verdict.moodChange, signalsOf(last).join()).toBeLessThan(0);
  });

  it.each([
    "You must be exhausted after that",
    "You seem a bit sad today, are you okay?",
    "You're terrible haha",
    "I disagree, I think tea is better cold because it's lazier",
    "Your cat sounds like a menace",
    "I was alone in the kitchen when the alarm went",
    "My legs hurt after the run",
    "You'd get on with my gran, she never measured anything either",
    "I'm not good at drawing hands",
    "I got a massage on Tuesday and fell asleep",
    "you should have seen my face",
    "He told me to grow up, which was rude",
  ])("does not include: %s", (line) => {
    const { last } = chat([OPEN, line]);
    expect(last.verdict.moodChange, signalsOf(last).join()).toBeGreaterThanOrEqual(0);
  });
});

describe("quotes", () => {
  it("are the narrowest words that carry the signal", () => {
    const { last } = chat([OPEN, "I had a long day and honestly you look so sexy in that picture of yours."]);
    expect(last.verdict.reasons.find((one) => one.signal === "compliment_looks")?.quote.length).toBeLessThan(30);
  });
});
