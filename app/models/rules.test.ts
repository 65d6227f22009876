import { describe, expect, test } from "vitest";
import { canAskHint, canSend, COST_PER_HINT, COST_PER_MESSAGE, isLow, isVeryLow, STARTING_CREDITS } from "./credit.ts";
import { feedbackHeadline, stars } from "./feedback.ts";
import { insightMessages } from "./insight.ts";
import { levelForXp, xpBar, xpForChat } from "./level.ts";
import { changeTone, isNotable, leadReason, moodArrow, moodLabel, signedChange } from "./mood.ts";
import { SCENARIOS, suggestedDifficulty } from "./scenario.ts";
import { skillScores } from "./skill.ts";
import { afterPractice, currentStreak, localDate, startOfDay } from "./streak.ts";

describe("credits", () => {
  test("a message and a hint cost 2 of the 50 a newcomer has", () => {
    expect([COST_PER_MESSAGE, COST_PER_HINT, STARTING_CREDITS]).toEqual([2, 2, 50]);
  });

  test.each([
    [2, false, true],
    [1, false, false],
    [0, true, true],
  ])("with %i credits and premium %s, sending is allowed: %s", (credits, isPremium, allowed) => {
    expect(canSend({ credits, isPremium })).toBe(allowed);
    expect(canAskHint({ credits, isPremium })).toBe(allowed);
  });

  test("the warning starts below 50 and speaks up below 10, never for premium", () => {
    expect(isLow({ credits: 49, isPremium: false })).toBe(true);
    expect(isLow({ credits: 50, isPremium: false })).toBe(false);
    expect(isVeryLow({ credits: 9, isPremium: false })).toBe(true);
    expect(isVeryLow({ credits: 10, isPremium: false })).toBe(false);
    expect(isLow({ credits: 0, isPremium: true })).toBe(false);
  });
});

describe("mood", () => {
  test.each([
    [100, "Excited"],
    [80, "Excited"],
    [79, "Happy"],
    [60, "Happy"],
    [59, "Neutral"],
    [40, "Neutral"],
    [39, "Bored"],
    [20, "Bored"],
    [19, "Annoyed"],
    [0, "Annoyed"],
  ])("%i is %s", (mood, label) => {
    expect(moodLabel(mood)).toBe(label);
  });

  test.each([
    [6, "up", true],
    [5, "flat", false],
    [-5, "flat", false],
    [-6, "down", true],
  ])("a change of %i points %s", (change, arrow, notable) => {
    expect(moodArrow(change)).toBe(arrow);
    expect(isNotable(change)).toBe(notable);
  });
});

describe("a move of the mood", () => {
  test.each([
    [6, "+6", "good"],
    [0, "0", "soft"],
    [-4, "−4", "bad"],
  ])("%i reads %s and is %s", (change, words, tone) => {
    expect([signedChange(change), changeTone(change)]).toEqual([words, tone]);
  });

  test("is led by the reason with the largest share, either way", () => {
    const reasons = [3, -5, 2].map((delta) => ({ signal: `s${delta}`, delta, quote: "", text: "" }));
    expect(leadReason(reasons)?.delta).toBe(-5);
    expect(leadReason([])).toBeUndefined();
  });
});

describe("experience", () => {
  test("20 + 8 × score + 2 × messages, of which 20 count", () => {
    expect(xpForChat(0, 1)).toBe(22);
    expect(xpForChat(7, 10)).toBe(96);
    expect(xpForChat(10, 20)).toBe(140);
    expect(xpForChat(10, 200)).toBe(140);
  });

  test.each([
    [0, 1],
    [499, 1],
    [500, 2],
    [1240, 3],
  ])("%i XP is level %i", (xp, level) => {
    expect(levelForXp(xp)).toBe(level);
  });

  test("the bar fills by xp mod 500 and names level × 500", () => {
    expect(xpBar(1240)).toEqual({ value: 240, max: 500, label: "1,240 of 1,500 XP" });
  });
});

describe("streak", () => {
  const none = { streak: 0, bestStreak: 0, lastPracticeDate: null };

  test("starts at one, grows by a day, counts a day once", () => {
    const first = afterPractice(none, "2026-03-01");
    expect(first).toEqual({ streak: 1, bestStreak: 1, lastPracticeDate: "2026-03-01" });
    expect(afterPractice(first!, "2026-03-01")).toBeNull();
    expect(afterPractice(first!, "2026-03-02")?.streak).toBe(2);
  });

  test("a missed day starts over and the best is kept", () => {
    const state = { streak: 9, bestStreak: 9, lastPracticeDate: "2026-03-01" };
    expect(afterPractice(state, "2026-03-03")).toEqual({ streak: 1, bestStreak: 9, lastPracticeDate: "2026-03-03" });
  });

  test("reads 0 only once a whole day was missed", () => {
    const state = { streak: 4, lastPracticeDate: "2026-02-28" };
    expect(currentStreak(state, "2026-02-28")).toBe(4);
    expect(currentStreak(state, "2026-03-01")).toBe(4);
    expect(currentStreak(state, "2026-03-02")).toBe(0);
  });

  test("the day is the person's own", () => {
    const now = new Date("2026-03-01T23:30:00Z");
    expect(localDate(now, "UTC")).toBe("2026-03-01");
    expect(localDate(now, "Asia/Kolkata")).toBe("2026-03-02");
    expect(localDate(now, "Not/AZone")).toBe("2026-03-01");
    expect(startOfDay(now, "Asia/Kolkata").toISOString()).toBe("2026-03-01T18:30:00.000Z");
  });
});

describe("feedback", () => {
  test.each([
    [8, "Great conversation!"],
    [7, "Good effort!"],
    [6, "Good effort!"],
    [5, "Keep practicing!"],
  ])("score %i says %s", (score, headline) => {
    expect(feedbackHeadline(score)).toBe(headline);
  });

  test("stars are half the score, with halves", () => {
    expect(stars(7)).toEqual(["full", "full", "full", "half", "empty"]);
    expect(stars(0)).toEqual(["empty", "empty", "empty", "empty", "empty"]);
    expect(stars(10)).toEqual(["full", "full", "full", "full", "full"]);
  });
});

describe("skills", () => {
  test("rest on the average with the offsets of the specification, floored at 0", () => {
    expect(skillScores(74, { averageScores: {} }).map(({ value }) => value)).toEqual([74, 69, 64, 71, 66]);
    expect(skillScores(4, { averageScores: {} }).map(({ value }) => value)).toEqual([4, 0, 0, 1, 0]);
    expect(skillScores(74, { averageScores: {} }).every(({ isEstimate }) => isEstimate)).toBe(true);
  });

  test("measured values take their place and are no estimate", () => {
    const skills = skillScores(74, { averageScores: { wit: 90, confidence: 0 } });
    expect(skills.find(({ name }) => name === "Humor & Wit")).toEqual({
      name: "Humor & Wit",
      value: 90,
      isEstimate: false,
    });
    expect(skills.find(({ name }) => name === "Confidence")).toEqual({
      name: "Confidence",
      value: 0,
      isEstimate: false,
    });
  });
});

describe("insights", () => {
  const quiet = { averageScore: 70, streak: 0, chatsThisWeek: 3, chatsCompleted: 5 };

  test("say nothing when nothing holds", () => {
    expect(insightMessages(quiet)).toEqual([]);
  });

  test.each([
    [{ averageScore: 80 }, /excellent/i],
    [{ averageScore: 59 }, /open-ended/],
    [{ streak: 3 }, /3 days in a row/],
    [{ chatsThisWeek: 2 }, /3-5 chats/],
  ])("%o", (figures, message) => {
    expect(insightMessages({ ...quiet, ...figures })).toEqual([expect.stringMatching(message)]);
  });

  test("an average of nothing is not judged", () => {
    expect(insightMessages({ ...quiet, averageScore: 0, chatsCompleted: 0 })).toEqual([]);
  });
});

describe("scenarios", () => {
  test("are the four of the specification, and two of them are opened by the persona", () => {
    expect(SCENARIOS.map(({ id, opens }) => [id, opens])).toEqual([
      ["first-message", "you"],
      ["playful-banter", "persona"],
      ["deep-conversation", "persona"],
      ["making-plans", "you"],
    ]);
  });

  test("difficulty is warm for the first three chats", () => {
    expect([0, 2, 3].map(suggestedDifficulty)).toEqual(["warm", "warm", "realistic"]);
  });
});
