/** When a scenario's goal is met. */
import type { ScenarioId } from "#app/models/scenario.ts";
import { isComplete } from "./plans.ts";
import type { Beat } from "./replay.ts";
import type { SignalName } from "./signals/catalogue.ts";

/**
 * Whether the goal shown with the scenario is met by these messages, `latest` being the last.
 * first-message: the person's name is known and a topic they brought up was taken up by the persona or the other way round.
 * playful-banter: three playful messages and one that builds on something said. deep-conversation: two deep disclosures
 * and two messages that stay with what the persona shares. making-plans: agreed, with day, time and place.
 */
export function goalMet(scenario: ScenarioId, beats: readonly Beat[], latest: Beat): boolean {
  switch (scenario) {
    case "first-message":
      return (
        latest.facts.name !== undefined &&
        beats.length >= 3 &&
        count(beats, "disclosure", "disclosure_deep") >= 1 &&
        count(beats, "follow_up", "ask_back", "question_open", "callback") >= 1
      );
    case "playful-banter":
      return (
        count(beats, "humour", "tease", "laugh") >= 3 &&
        count(beats, "humour", "tease") >= 2 &&
        count(beats, "callback", "follow_up") >= 1
      );
    case "deep-conversation":
      return (
        count(beats, "disclosure_deep") >= 2 &&
        count(beats, "follow_up", "empathy", "callback") >= 2
      );
    case "making-plans":
      return (
        isComplete(latest.plan) &&
        (latest.plan.accepted || latest.plan.stage === "agreed" || latest.verdict.mood >= 55) &&
        !latest.scene.refused
      );
  }
}

function count(beats: readonly Beat[], ...names: SignalName[]): number {
  return beats.filter((beat) => beat.signals.some((one) => names.includes(one.name))).length;
}
