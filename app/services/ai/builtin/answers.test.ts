import { describe, expect, it } from "vitest";
import { chat, persona, signalsOf } from "#tests/chatting.ts";
import { maya } from "./content/maya.ts";
import { TAKEN_IN, TAKEN_IN_SELF } from "./content/shared-lines.ts";
import { kindOf } from "./question-kind.ts";
import { traceOf } from "./trace.ts";

/** The frames a reply of Maya's speaks from or asks about. */
function framesOf(text: string): string[] {
  return traceOf(maya, text).origins.flatMap((origin) =>
    origin.kind === "frame" || origin.kind === "hook" ? [origin.id] : [],
  );
}

const SEEDS = ["a", "b", "c", "d", "e"];

describe("what a question is about", () => {
  it.each([
    ["Hey Maya! Your profile says you draw strangers on buses. Who was the best one this week?", "hobby.bus"],
    ["how was your week at the kiln?", "pottery.kiln"],
    ["what did your gran cook on Sundays?", "family.gran"],
  ])("is decided by its particular words, not by the day it names: %s", (line, frame) => {
    for (const seed of SEEDS) expect(framesOf(chat([line], { seed }).last.text)).toContain(frame);
  });

  it("carries on from the subject just spoken of when it only points back", () => {
    for (const seed of SEEDS) {
      const bus = chat(
        ["You draw strangers on buses, right? Who was the best one?", "haha that's great. did he notice?"],
        { seed },
      );
      expect(framesOf(bus.last.text)).toContain("hobby.bus");
      const gran = chat(["My gran used to cook dal too, she never measured anything", "What does yours put in it?"], {
        seed,
      });
      expect(framesOf(gran.last.text).some((id) => ["family.gran", "cooking.lentils"].includes(id))).toBe(true);
      const eye = chat(["do you have any pets?", "and what happened to the eye?"], { seed });
      expect(framesOf(eye.last.text)).toContain("pet.biscuit");
    }
  });

  it("takes no part of a chat from the persona's own name in a greeting", () => {
    for (const seed of SEEDS)
      expect(framesOf(chat(["Hi Maya! Tea or coffee?"], { seed }).last.text)).not.toContain("self.name");
  });
});

describe("a first question", () => {
  it("is answered with the fact, never with the anecdote", () => {
    for (const seed of SEEDS) {
      const { text } = chat(["what's your favourite thing about the kiln?"], { seed }).last;
      const told = traceOf(maya, text).origins.flatMap((one) => (one.kind === "frame" ? [one.level] : []));
      expect(told).not.toContain(2);
    }
  });

  it("is answered without a filler in front", () => {
    for (const seed of SEEDS) {
      const { text } = chat(["I walked along the canal after work today. Do you have any pets?"], { seed }).last;
      expect([...TAKEN_IN, ...TAKEN_IN_SELF].filter((line) => text.startsWith(line))).toEqual([]);
    }
  });
});

describe("shared ground", () => {
  it.each([
    ["maya", "My gran used to cook dal too, she never measured anything"],
    ["adrian", "I go running by the lake most mornings as well"],
    ["noah", "I play chess with my uncle by post, actually"],
  ])("counts for the person and is answered from the persona's own life: %s", (slug, line) => {
    const { last } = chat(["Hi, how's your evening?", line], { persona: persona(slug) });
    expect(signalsOf(last)).toContain("shared_ground");
    expect(last.verdict.moodChange).toBeGreaterThan(1);
  });

  it("is not claimed where the person dislikes it or has none", () => {
    expect(signalsOf(chat(["I can't stand cats to be honest"]).last)).not.toContain("shared_ground");
    expect(signalsOf(chat(["I don't have a cat, sadly"]).last)).not.toContain("shared_ground");
  });
});

describe("a question without a written answer", () => {
  it.each([
    ["what's your favourite dinosaur?", "favourite"],
    ["can you juggle?", "ability"],
    ["have you ever been to Peru?", "experience"],
    ["what do you think of brutalism?", "opinion"],
    ["would you live on a boat?", "hypothetical"],
    ["how often do you floss?", "habit"],
    ["did he notice?", "thread"],
    ["should i text her?", "advice"],
    ["how many mugs do you own?", "amount"],
  ] as const)("is answered by its kind: %s", (line, kind) => {
    expect(kindOf(line)).toBe(kind);
  });

  it("draws “I don't know” at most once in a chat", () => {
    const questions = ["xylophones", "zeppelins", "fjords", "turbines", "gargoyles", "quasars", "ferns", "anvils"].map(
      (thing) => `what do you make of ${thing}?`,
    );
    const { replies } = chat(questions);
    const unsure = replies.filter((reply) => maya.acts.unknown_question.some((line) => reply.text.includes(line)));
    expect(unsure.length).toBeLessThanOrEqual(1);
  });
});
