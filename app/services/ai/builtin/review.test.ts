import { describe, expect, it } from "vitest";
import { chat } from "../../../../tests/chatting.ts";
import { reviewChat } from "./engine.ts";

const GOOD = [
  "Hi Maya, I'm Sam. How did you get into restoring old things?",
  "I tried that once and glued my thumb to a lamp. What do you enjoy most about it?",
  "That sounds peaceful. I bake bread on Sundays for the same reason. What was the first thing you ever fixed?",
  "Haha, I love that. My sister still teases me about the lamp. Who did you show it to first?",
  "That's a lovely story, I can picture it. What would you make if nobody was watching?",
];
const review = (lines: readonly string[]) => reviewChat(chat(lines).transcript);

describe("review bands", () => {
  it("lets one ok cost little in a good chat", () => {
    expect(review([...GOOD, "ok"]).score).toBeGreaterThanOrEqual(6);
    expect(review([...GOOD, "ok"]).score).toBeLessThanOrEqual(8);
  });

  it("never caps a good chat over one isolated weak line or one false alarm", () => {
    const lines = [...GOOD, "You're wrong about that.", ...GOOD.map((line) => line.replace("I ", "Well, I "))];
    expect(review(lines).score).toBeGreaterThanOrEqual(5);
  });

  it("holds a holiday log to four", () => {
    const log = [
      "I went to Portugal last summer and walked along the coast for two weeks.",
      "The first hotel was in Porto and we ate grilled fish by the river every night.",
      "Then I took a train to Lisbon, where I climbed all seven hills in the heat.",
      "My brother lost his hat on the ferry and we laughed about it all evening.",
      "After that I drove south and learned to surf, which I was terrible at.",
      "On the last day I bought a tile with a blue fish that hangs in my kitchen now.",
    ];
    expect(review(log).score).toBeLessThanOrEqual(4);
  });

  it("holds an interview to five", () => {
    const questions = [
      "What do you do for work?",
      "Where do you live?",
      "How many siblings do you have?",
      "What music do you listen to?",
      "What is your favourite food?",
      "Where did you study?",
      "What films do you like?",
      "Do you play any sport?",
    ];
    expect(review(questions).score).toBeLessThanOrEqual(5);
  });

  it("keeps low effort above hostile", () => {
    const low = review(["hey", "ok", "lol", "cool", "nice", "k"]).score;
    const hostile = review([
      "You're an idiot.",
      "Shut up, you stupid cow.",
      "Nobody likes you, loser.",
      "You're ugly.",
    ]);
    expect(low).toBeLessThanOrEqual(3);
    expect(hostile.score).toBeLessThanOrEqual(1);
    expect(low).toBeGreaterThan(hostile.score);
  });

  it("leads with the pushing, and holds it to four", () => {
    const pushed = review([...GOOD, "can I get your number?", "come on, just give it to me"]);
    expect(pushed.score).toBeLessThanOrEqual(4);
    expect(pushed.improvements[0]).toContain("kept pushing");
    expect(pushed.oneThing).toContain("Take the no as it is");
  });

  it("quotes in the one thing to try", () => {
    expect(review([...GOOD, "ok"]).oneThing).toContain("“ok”");
  });
});

describe("suggestions", () => {
  it("leaves good questions alone where a weaker line can be rewritten", () => {
    const { suggestions } = review([...GOOD, "ok", "nice"]);
    expect(suggestions.map((one) => one.original)).toEqual(expect.arrayContaining(["ok"]));
    for (const { original } of suggestions) expect(GOOD).not.toContain(original);
  });

  it("writes whole sentences", () => {
    const { suggestions } = review(["Hi Maya", "cool", "that is nice", "I work in an office", "Do you like music?"]);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { better } of suggestions) {
      expect(better).not.toMatch(/Wait, I have to know|Hang on, “|made me smile. What came next/);
      expect(better).not.toMatch(/\bthe [a-z]+ (?:went|goes|came|said|was|is) *[.?]/);
    }
  });
});

describe("mood of a good line", () => {
  it("stays within three and nine points, with reasons that add up", () => {
    for (const { verdict } of chat(GOOD.slice(0, 2)).replies) {
      expect(verdict.moodChange).toBeGreaterThanOrEqual(3);
      expect(verdict.moodChange).toBeLessThanOrEqual(9);
      expect(verdict.reasons.reduce((sum, one) => sum + one.delta, 0)).toBe(verdict.moodChange);
    }
  });
});
