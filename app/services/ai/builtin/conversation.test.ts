import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chat, persona, signalsOf } from "#tests/chatting.ts";
import { giveHint, respond, reviewChat } from "./engine.ts";
import { questionsIn } from "./text.ts";

const OPEN = "Hi, what are you drawing at the moment?";

describe("a goodbye", () => {
  it.each([
    "bye",
    "good night",
    "gotta go",
    "I should sleep, it's late",
    "talk soon",
    "I'm off to bed",
    "my train is here, bye",
    "must dash",
    "I'll leave you to it",
    "that's me for tonight",
    "enjoy your evening",
    "I'm gonna go now",
    "I'm heading home now. Thank you for tonight, it was lovely to hear about the pots and the cat.",
    "I have an early start so I'll say goodnight",
  ])("is met with one warm line and nothing that keeps the person: %s", (line) => {
    const { last } = chat([OPEN, line]);
    expect(signalsOf(last)).toContain("goodbye");
    expect(questionsIn(last.text)).toBe(0);
    expect(last.verdict.moodChange).toBeGreaterThanOrEqual(0);
  });
});

describe("memory", () => {
  const told = [
    "Hi, I'm Tess. I tune pianos and I live in Cork",
    "My parrot Basil swears in Portuguese",
    "my brother is called Ivo and he drives a hearse",
    "I've been learning to weld lately",
  ];

  it.each([
    ["what's my name?", "Tess"],
    ["what did I say I do?", "tune pianos"],
    ["where do I live?", "Cork"],
    ["do you remember my parrot's name?", "Basil"],
    ["who's my brother again?", "Ivo"],
    ["what does my brother drive?", "hearse"],
    ["what did I say I was learning?", "weld"],
  ])("answers from what was told: %s", (question, word) => {
    for (const slug of ["maya", "adrian", "lena", "noah"])
      expect(chat([...told, question], { persona: persona(slug) }).last.text).toContain(word);
  });

  it("says so where nothing was told", () => {
    expect(chat([OPEN, "what's my name?"]).last.text).not.toContain("Maya");
  });
});

describe("a put-down", () => {
  it("earns nothing, whatever else is in the message", () => {
    const { last } = chat([OPEN, "I work in a bank and honestly your drawings are just boring. What else do you do?"]);
    expect(last.verdict.moodChange).toBeLessThanOrEqual(-10);
    expect(last.verdict.reasons.every((one) => one.delta < 0)).toBe(true);
  });
});

describe("hints", () => {
  it("never come twice in a chat", () => {
    const lines = Array.from({ length: 30 }, (_, index) => `I saw a dog number ${index} on my way home today`);
    const { transcript } = chat(lines);
    const hints = transcript.messages.flatMap((message, index) =>
      message.sender === "ai" ? [giveHint({ ...transcript, messages: transcript.messages.slice(0, index + 1) })] : [],
    );
    expect(new Set(hints).size).toBe(hints.length);
  });
});

describe("scores", () => {
  const score = (lines: readonly string[]) => reviewChat(chat(lines).transcript).score;

  it("keep polite small talk, a good chat and an excellent one apart", () => {
    const polite = score([
      "Hi, how are you?",
      "I'm good thanks. What do you do?",
      "That sounds nice. Do you like it?",
      "Cool. I work in an office.",
      "Do you have any hobbies?",
      "That's nice. I like movies.",
    ]);
    const excellent = score([
      "Hi! Your profile made me laugh, the part about things going wrong. What went wrong most recently?",
      "I burned rice last night and blamed the pan, so I feel seen. How did you rescue it?",
      "I'm Ana, by the way. I teach seven-year-olds, so I rescue things all day. What were you like at seven?",
      "I was the kid who alphabetised her crayons. What did your family make of you?",
      "My gran let me be odd like that, and I still miss her kitchen. Who taught you the thing you love most?",
      "I got quite lonely after I moved here, to be honest, and cooking her recipes helped. What helps you?",
    ]);
    expect(polite).toBeGreaterThanOrEqual(4);
    expect(polite).toBeLessThanOrEqual(6);
    expect(excellent).toBeGreaterThanOrEqual(9);
  });
});

describe("any text at all", () => {
  it("gets an answer, a mood in range and reasons that add up", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 400 }), (content) => {
        const { text, verdict } = respond({
          persona: persona("noah"),
          scenario: "playful-banter",
          difficulty: "realistic",
          seed: "any",
          history: [],
          message: { id: "1", sender: "user", content, at: 1 },
          mood: 50,
          now: 1,
        });
        expect(text.trim()).not.toBe("");
        expect(text).not.toMatch(/[{}]|undefined/);
        expect(verdict.mood - 50).toBe(verdict.moodChange);
        expect(verdict.reasons.reduce((sum, one) => sum + one.delta, 0)).toBe(verdict.moodChange);
        for (const reason of verdict.reasons) expect(content).toContain(reason.quote);
      }),
      { numRuns: 10_000, seed: 11 },
    );
  }, 120_000);
});
