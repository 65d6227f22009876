/** Reads a transcript from the start: what was noticed, remembered and agreed, message by message. Nothing is stored. */
import type { ChatSetting, Flag, Utterance, Verdict } from "../engine.ts";
import type { PersonaVoice } from "./content/types.ts";
import { analyse } from "./analyse.ts";
import { CARE_CRISIS_ADVICE, CARE_MINOR_ADVICE } from "./content/shared-lines.ts";
import { goalMet, NO_TALLY, tallied, type Tally } from "./goal.ts";
import { remember, type Facts } from "./memory.ts";
import { judge } from "./mood.ts";
import { nextStep } from "./next-step.ts";
import { answered, NO_PLAN, proposed, type Plan } from "./plans.ts";
import { read, type Reading } from "./reading.ts";
import { hazardsIn } from "./signals/safety.ts";
import type { Past, Scene, Signal } from "./signals/signal.ts";
import { topicsIn } from "./topics.ts";
import { traceOf, type Trace } from "./trace.ts";

/** One message of the person's and all that followed from it. */
export type Beat = {
  message: Utterance;
  reading: Reading;
  scene: Scene;
  signals: readonly Signal[];
  verdict: Verdict;
  facts: Facts;
  plan: Plan;
  /** Ids of shared topics it brought up. */
  topics: readonly string[];
  /** The persona's answer, once there is one. */
  reply: Trace | null;
};

export type State = {
  voice: PersonaVoice;
  setting: ChatSetting;
  beats: readonly Beat[];
  traces: readonly Trace[];
  facts: Facts;
  plan: Plan;
  mood: number;
  refused: boolean;
  offended: boolean;
  tally: Tally;
  /** The scenario's goal has been met. */
  met: boolean;
};

/** Below this mood for two messages running a tough partner leaves. */
const COLD_MOOD = 12;

const OFFENCES = new Set([
  "insult",
  "hate",
  "explicit",
  "negging",
  "too_forward",
  "pressure",
  "sarcasm",
  "private_place",
  "apology_hollow",
  "bragging",
  "ignored_feelings",
  "contact_request",
]);

/** The state before anything was said; mood 50. */
export function startOf(setting: ChatSetting, voice: PersonaVoice): State {
  return {
    voice,
    setting,
    beats: [],
    traces: [],
    facts: {},
    plan: NO_PLAN,
    mood: 50,
    refused: false,
    offended: false,
    tally: NO_TALLY,
    met: false,
  };
}

/** The state after these messages. Deterministic; linear in their number. */
export function replay(setting: ChatSetting, voice: PersonaVoice, messages: readonly Utterance[]): State {
  let current = startOf(setting, voice);
  for (const { state } of replaying(setting, voice, messages)) current = state;
  return current;
}

/** The states after each of these messages in turn. They share their lists: read one before asking for the next. */
export function* replaying(
  setting: ChatSetting,
  voice: PersonaVoice,
  messages: readonly Utterance[],
): Generator<{ message: Utterance; state: State }, void, void> {
  const beats: Beat[] = [];
  const traces: Trace[] = [];
  let current: State = { ...startOf(setting, voice), beats, traces };
  for (const message of messages) {
    if (message.sender === "ai") current = hear(current, message.content, beats, traces);
    else {
      const { beat, after } = meet(current, message);
      beats.push(beat);
      current = { ...after, beats, traces };
    }
    yield { message, state: current };
  }
}

function hear(state: State, text: string, beats: Beat[], traces: Trace[]): State {
  const trace = traceOf(state.voice, text);
  traces.push(trace);
  const latest = beats.at(-1);
  if (latest && !latest.reply) latest.reply = trace;
  return { ...state, plan: answered(state.plan, trace), refused: trace.refusal || state.refused };
}

/** Judges one more message in this state; the state given is left as it is. */
export function meet(state: State, message: Utterance, mood = state.mood): { beat: Beat; after: State } {
  const reading = read(message.content);
  const scene = sceneOf(state, mood);
  const signals = analyse(reading, scene);
  const facts = remember(state.facts, reading, scene.last, scene.turn);
  const plan = proposed(state.plan, reading, signals, scene.last);
  const draft: Beat = {
    message,
    reading,
    scene,
    signals,
    facts,
    plan,
    topics: topicsIn(reading.plain).map((hit) => hit.item.id),
    reply: null,
    verdict: { mood, moodChange: 0, advice: "", sentiment: "neutral", reasons: [], flags: [] },
  };
  const judged = { ...draft, verdict: verdictOn(draft, state, mood) };
  const tally = tallied(
    state.tally,
    signals.map((one) => one.name),
  );
  const reached = !state.met && judged.verdict.flags.length === 0 && goalMet(state.setting.scenario, tally, judged);
  const verdict: Verdict = reached ? { ...judged.verdict, flags: ["goal_met"] } : judged.verdict;
  const beat: Beat = { ...judged, verdict };
  const hurt = signals.some((one) => OFFENCES.has(one.name));
  const repaired = signals.some((one) => one.name === "apology_owned" || one.name === "apology_light");
  return {
    beat,
    after: {
      ...state,
      facts,
      plan,
      mood: verdict.mood,
      tally,
      met: state.met || reached,
      offended: hurt || (state.offended && !repaired),
      refused:
        state.refused &&
        !repaired &&
        !signals.some((one) => one.name === "respected_no") &&
        stillStanding(state, signals),
    },
  };
}

/** A refusal stands for the next three messages unless it was respected. */
function stillStanding(state: State, signals: readonly Signal[]): boolean {
  if (signals.some((one) => one.name === "pressure")) return true;
  return state.traces.slice(-3).some((trace) => trace.refusal);
}

function verdictOn(beat: Beat, state: State, mood: number): Verdict {
  const hazards = hazardsIn(beat.reading).map((one) => one.hazard);
  const still = {
    mood: Math.round(Math.min(100, Math.max(0, mood))),
    moodChange: 0,
    sentiment: "neutral",
    reasons: [],
  } as const;
  if (hazards.includes("crisis")) return { ...still, reasons: [], advice: CARE_CRISIS_ADVICE, flags: ["crisis"] };
  if (hazards.includes("minor")) return { ...still, reasons: [], advice: CARE_MINOR_ADVICE, flags: ["minor"] };
  const flags: Flag[] = hazards.filter((hazard) => hazard !== "crisis" && hazard !== "minor");
  const crossed =
    (flags.includes("explicit") ? 1 : 0) + state.beats.filter((one) => one.verdict.flags.includes("explicit")).length;
  const hateful =
    (flags.includes("hate") ? 1 : 0) + state.beats.filter((one) => one.verdict.flags.includes("hate")).length;
  if ((flags.includes("explicit") && crossed >= 3) || (flags.includes("hate") && hateful >= 3)) flags.push("ended");

  const { voice, setting } = state;
  const judged = judge({
    signals: beat.signals,
    mood,
    voice,
    difficulty: setting.difficulty,
    scenario: setting.scenario,
    mine: beat.scene.mine,
    nextStep: nextStep(beat, voice, setting.scenario),
  });
  // A tough partner does not stay for what has gone cold.
  if (
    setting.difficulty === "tough" &&
    judged.mood < COLD_MOOD &&
    mood < COLD_MOOD &&
    judged.moodChange < 0 &&
    !flags.includes("ended")
  )
    flags.push("ended");
  return { ...judged, flags };
}

/** What the rules may know before the person's next message. */
export function sceneOf(state: State, mood: number): Scene {
  const { traces, beats, setting, plan } = state;
  const mine: Past[] = [];
  for (let index = beats.length - 1; index >= 0 && mine.length < 30; index--) mine.push(beats[index]!);
  return {
    voice: state.voice,
    turn: beats.length,
    last: traces.at(-1) ?? null,
    earlier: traces.slice(-13, -1).reverse(),
    mine,
    mood,
    refused: state.refused,
    offended: state.offended,
    agreed: plan.stage === "agreed",
    plan,
    planning: setting.scenario === "making-plans" || (plan.stage !== "none" && plan.stage !== "agreed"),
  };
}
