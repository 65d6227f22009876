/** The one next step that would help most, when nothing went wrong. */
import type { ScenarioId } from "#app/models/scenario.ts";
import type { PersonaVoice } from "./content/types.ts";
import { worded } from "./mood.ts";
import type { Beat } from "./replay.ts";

/** One concrete sentence for the person after this message. */
export function nextStep(beat: Beat, voice: PersonaVoice, scenario: ScenarioId): string {
  const names = new Set<string>(beat.signals.map((one) => one.name));
  const step = (): string => {
    if (scenario === "making-plans" && beat.plan.stage !== "none" && beat.plan.stage !== "agreed") {
      if (!beat.plan.day) return "Name a day, so {she} can say yes to something.";
      if (!beat.plan.place) return "Name a public place, so the plan becomes real.";
      if (!beat.plan.time) return "Settle the time, and you have a plan.";
    }
    if (names.has("goodbye")) return "You ended it kindly; that is a good place to stop.";
    if (names.has("apology_owned")) return "Leave the apology there and be curious about {her} again.";
    if (beat.scene.last?.pained && names.has("empathy")) return "Stay with it: ask what {she} needs or what helped.";
    if (names.has("disclosure_deep")) return "Give {her} room to answer, then ask how it is for {her}.";
    if (names.has("follow_up")) return "Offer a small story of your own next, so it goes both ways.";
    if (names.has("humour") || names.has("tease")) return "Build on {his} comeback instead of starting a new joke.";
    if (names.has("disclosure") && beat.reading.questions.length === 0)
      return "You gave something; now ask how that is for {her}.";
    if (names.has("question_open") || names.has("question_closed"))
      return "When {she} answers, pick one detail and follow it.";
    if (names.has("compliment_specific")) return "Follow the compliment with a question about how {she} got there.";
    if (names.has("greeting")) return "Follow the hello with something specific about {her}.";
    return "Pick one word {she} used and ask about it.";
  };
  return worded(step(), voice);
}
