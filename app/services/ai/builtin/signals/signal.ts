import type { PersonaVoice } from "../content/types.ts";
import type { Plan } from "../plans.ts";
import type { Trace } from "../trace.ts";
import type { Reading } from "../reading.ts";
import { entryOf, type SignalName } from "./catalogue.ts";

/** Which group of rules noticed a signal. */
export type Family =
  "safety" | "conduct" | "warmth" | "wit" | "questions" | "openness" | "effort" | "plans" | "sentiment";

export type Signal = {
  name: SignalName;
  /** Mood points before character, difficulty and diminishing returns. */
  weight: number;
  /** Verbatim words of the message. */
  quote: string;
  source: Family;
};

/** What the rules may know about the chat before the message they judge. */
export type Scene = {
  voice: PersonaVoice;
  /** User messages before this one. */
  turn: number;
  /** The persona's last message; null at the very start. */
  last: Trace | null;
  /** The persona's messages before the last, newest first, at most 12. */
  earlier: readonly Trace[];
  /** The person's messages before this one, newest first, at most 30. */
  mine: readonly Past[];
  mood: number;
  /** A refusal of the persona's is standing and has not been followed by a change of subject. */
  refused: boolean;
  /** Something hurtful was said and not yet repaired. */
  offended: boolean;
  planning: boolean;
  plan: Plan;
  /** Day, time and place are settled. */
  agreed: boolean;
};

export type Past = { reading: Reading; signals: readonly Signal[] };

/** A signal at its catalogue weight, or at `weight` where the rule grades it. */
export function signal(name: SignalName, quote: string, source: Family, weight = entryOf(name).weight): Signal {
  return { name, weight, quote, source };
}

/** How many of the person's latest messages in a row carry this signal. */
export function streakOf(scene: Scene, ...names: SignalName[]): number {
  let streak = 0;
  for (const past of scene.mine) {
    if (!past.signals.some((one) => names.includes(one.name))) break;
    streak++;
  }
  return streak;
}

/** How many of the person's last `span` messages carry this signal. */
export function countOf(scene: Scene, name: SignalName, span: number): number {
  return scene.mine.slice(0, span).filter((past) => past.signals.some((one) => one.name === name)).length;
}
