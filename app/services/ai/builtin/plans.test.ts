import { describe, expect, it } from "vitest";
import { chat, signalsOf } from "#tests/chatting.ts";
import { read } from "./reading.ts";
import { invitationIn, placeOf } from "./signals/invites.ts";
import { whenIn } from "./when.ts";

const asks = /\?["'”’)]*$/;

describe("an invitation", () => {
  it.each([
    "coffee on Saturday at the market?",
    "dinner at the night market on Thursday?",
    "Would you like to get a coffee with me?",
    "maybe a walk in the park on Sunday?",
    "fancy dumplings on Friday?",
  ])("is heard: %s", (line) => {
    expect(invitationIn(read(line))).toBeDefined();
  });

  it.each([
    "do you drink coffee?",
    "did you have coffee on Saturday?",
    "do you like the night market?",
    "what do you do on Sundays?",
  ])("is not heard in: %s", (line) => {
    expect(invitationIn(read(line))).toBeUndefined();
  });

  it("is given its place and time", () => {
    expect(placeOf(read("Saturday at 3pm at the Central Cafe"))).toBe("the central cafe");
    expect(placeOf(read("how about dinner at Luigi's on Friday"))).toBe("Luigi's");
    expect(placeOf(read("ok fair, sorry"))).toBeUndefined();
    expect(whenIn("half past six works for me").time).toBe("half past six");
    expect(whenIn("7pm").time).toBe("7pm");
  });
});

describe("making plans", () => {
  const options = { scenario: "making-plans", mood: 65 } as const;

  it("asks for nothing that was already said", () => {
    const { replies } = chat(["coffee on Saturday at the market?", "half past six works for me"], options);
    expect(replies[0]!.text).toMatch(/time|when|earlier|later/i);
    expect(replies[1]!.verdict.flags).toContain("goal_met");
    expect(replies[1]!.text).not.toMatch(asks);
  });

  it("takes a bare hour for an answer, not for little effort", () => {
    const { last } = chat(["dinner at the night market on Thursday?", "7pm"], options);
    expect(signalsOf(last)).toContain("plan_detail");
    expect(last.verdict.flags).toContain("goal_met");
  });

  it("speaks of something else once it is settled", () => {
    const { last } = chat(
      ["coffee on Saturday at 3pm at the Central Cafe?", "great, see you then", "do you drink coffee?"],
      options,
    );
    expect(signalsOf(last)).not.toContain("plan_detail");
    expect(last.text).not.toContain("Saturday");
  });

  it("names a detail herself when the choice is left to her", () => {
    const { replies } = chat(
      ["Would you like to get a coffee with me on Saturday?", "you pick the place", "sounds good, 3pm?"],
      options,
    );
    expect(replies.at(-1)!.verdict.flags).toContain("goal_met");
  });

  it("moves a settled plan when asked to", () => {
    const { replies } = chat(["coffee on Saturday at 3pm at the market?", "actually, can we make it Sunday?"], options);
    expect(replies.at(-1)!.text).toContain("Sunday");
  });
});

describe("a plan in pieces", () => {
  const options = { scenario: "making-plans", mood: 65 } as const;
  const settled = (lines: string[], mood = 65) => chat(lines, { ...options, mood }).replies.map((reply) => reply.text);

  it("takes an hour and a spot without a verb", () => {
    const { replies } = chat(["There's a flea market on Saturday, want to come?", "11 at the fountain"], options);
    expect(replies.at(-1)!.verdict.flags).toContain("goal_met");
  });

  it("hears an invitation split over turns and changed", () => {
    const texts = settled([
      "Dance with me on Friday?",
      "8pm at the social club?",
      "could we do thursday at seven instead?",
      "so when and where was it again?",
    ]);
    expect(texts.at(-1)).toMatch(/thursday/i);
    expect(texts.at(-1)).toMatch(/seven/);
    expect(texts.at(-1)).toMatch(/social club/);
  });

  it("keeps the place as typed", () => {
    const lines = ["Want to get tea on Sunday at 3pm at the Harbour Cafe?", "remind me, when and where?"];
    expect(settled(lines).at(-1)).toMatch(/the Harbour Cafe/);
    expect(settled(["Tea on Sunday at 3pm at the kiosk by the river?", "where was it again?"]).at(-1)).toMatch(
      /kiosk by the river/,
    );
    expect(settled(["Drinks on Friday at 8pm in a bar called Nine Lives?", "where was it again?"]).at(-1)).toMatch(
      /Nine Lives/,
    );
  });

  it("puts right a day that was misheard", () => {
    const texts = settled(["Tea on Sunday at 3pm at the market?", "sorry, I meant Saturday", "when was it again?"]);
    expect(texts.at(-1)).toMatch(/saturday/i);
    expect(texts.at(-1)).not.toMatch(/sunday/i);
  });

  it("declines when cool, even to a question that takes the plan for granted", () => {
    expect(settled(["so when are we going out then"], 30).at(-1)).not.toMatch(/fixed|settled/);
  });
});
