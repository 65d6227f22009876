/** When a scenario's goal is met. */
import type { ScenarioId } from "#app/models/scenario.ts";
import { ACCEPT_MOOD, isComplete } from "./plans.ts";
import type { Beat } from "./replay.ts";
import type { SignalName } from "./signals/catalogue.ts";

const COUNTED = {
  messages: null,
  shared: ["disclosure", "disclosure_deep"],
  deep: ["disclosure_deep"],
  curious: ["follow_up", "ask_back", "question_open", "callback"],
  playful: ["humour", "tease", "laugh"],
  witty: ["humour", "tease"],
  built: ["callback", "follow_up"],
  stayed: ["follow_up", "empathy", "callback"],
} as const satisfies Record<string, readonly SignalName[] | null>;

/** How many of the person's messages did each of the things goals ask for. */
export type Tally = Readonly<Record<keyof typeof COUNTED, number>>;

export const NO_TALLY: Tally = {
  messages: 0,
  shared: 0,
  deep: 0,
  curious: 0,
  playful: 0,
  witty: 0,
  built: 0,
  stayed: 0,
};

/** The tally after one more message with these signals. */
export function tallied(tally: Tally, names: readonly SignalName[]): Tally {
  const next = { ...tally };
  for (const key of Object.keys(COUNTED) as (keyof Tally)[]) {
    const counted: readonly SignalName[] | null = COUNTED[key];
    if (!counted || names.some((name) => counted.includes(name))) next[key] += 1;
  }
  return next;
}

/**
 * Whether the goal shown with the scenario is met, `latest` being the last message and `tally` counting it too.
 * first-message: the person's name is known, they shared something and asked something, over three messages.
 * playful-banter: three playful messages, two of them jokes, and one that builds on what was said. deep-conversation: two deep
 * disclosures and two messages that stay with what the persona shares. making-plans: day, time and place agreed.
 */
export function goalMet(scenario: ScenarioId, tally: Tally, latest: Beat): boolean {
  switch (scenario) {
    case "first-message":
      return latest.facts.name !== undefined && tally.messages >= 3 && tally.shared >= 1 && tally.curious >= 1;
    case "playful-banter":
      return tally.playful >= 3 && tally.witty >= 2 && tally.built >= 1;
    case "deep-conversation":
      return tally.deep >= 2 && tally.stayed >= 2;
    case "making-plans":
      return isComplete(latest.plan) && latest.verdict.mood >= ACCEPT_MOOD && !latest.scene.refused;
  }
}
