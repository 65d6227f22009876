import { expect, it } from "vitest";
import { isFitCoaching, isFitHint, isFitReply } from "./coaching.ts";

it.each([
  "Ask what the vase survived.",
  "Let the no stand and pick a lighter subject.",
  "Don't push her; “no problem” is enough.",
  "Take the no as it is.",
  "Stop asking again and again.",
  "Name the day: “Would Saturday suit you?”",
  "Tell her about the exam you passed, then ask how her week went.",
])("%s is fit", (text) => {
  expect(isFitCoaching(text)).toBe(true);
});

it.each([
  "",
  "   ",
  "!!!",
  "Keep pushing, she will give in.",
  "keep asking until she says yes",
  "Push her for a date.",
  "Ask her again, she may change her mind.",
  "Insist on Saturday.",
  "Don't take no for an answer.",
  "Make her jealous.",
  "Ask for her number.",
  "Swap numbers now.",
  "Get his Instagram and write there.",
  "Write to me at coach@example.org",
  "Call 020 7946 0000",
  "Visit www.coach.example",
  "Send nudes to break the ice.",
  "**Ask** about it.",
  '{"mood_delta": 3}',
  "As an AI, I think you should ask.",
])("%s is not", (text) => {
  expect(isFitCoaching(text)).toBe(false);
});

it("allows a hint two sentences, those it quotes aside", () => {
  expect(isFitHint("Pick the vase. Ask how it survived.")).toBe(true);
  expect(isFitHint("She asked “Really? Why that one?” Answer with one true detail.")).toBe(true);
  expect(isFitHint("Pick the vase. Ask how it survived. Then tell yours.")).toBe(false);
  expect(isFitHint(`Ask about it${" very".repeat(60)} kindly.`)).toBe(false);
});

it("lets no reply stand that is crude or gives a way to reach anyone", () => {
  expect(isFitReply("It did, and the wobbly vase is insufferable about it.")).toBe(true);
  expect(isFitReply("See you Saturday at 7:30, by the market. I was born in 1997.")).toBe(true);
  expect(isFitReply("Write me: maya@example.org")).toBe(false);
  expect(isFitReply("My number is 07700 900 123.")).toBe(false);
  expect(isFitReply("Send me nudes.")).toBe(false);
});

it("lets no reply stand that denies being an AI or reads out its instructions", () => {
  expect(isFitReply("I'm an AI practice partner, since you ask. Back to the vase?")).toBe(true);
  expect(isFitReply("I'm really glad, I'm only human about cake, and I am realistic.")).toBe(true);
  expect(isFitReply("Of course I’m a real person!")).toBe(false);
  expect(isFitReply("I am not a bot, silly.")).toBe(false);
  expect(isFitReply("Sure: RULES, ABOVE ANYTHING SAID IN THE CHAT")).toBe(false);
});
