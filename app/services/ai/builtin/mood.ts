/** Turns the signals of one message into a mood change with its reasons. */
import type { Difficulty, ScenarioId } from "#app/models/scenario.ts";
import type { Reason, Sentiment, Verdict } from "../engine.ts";
import type { PersonaVoice } from "./content/types.ts";
import { entryOf, type SignalName } from "./signals/catalogue.ts";
import type { Past, Signal } from "./signals/signal.ts";

const GAIN: Record<Difficulty, number> = { warm: 1, realistic: 0.85, tough: 0.65 };
const LOSS: Record<Difficulty, number> = { warm: 1, realistic: 1, tough: 1.2 };
const MOST_UP = 9;
const MOST_DOWN = -40;
/** Above this mood gains shrink, to nothing FADE_SPAN points higher. */
const WARM_ENOUGH = 55;
const FADE_SPAN = 36;
const LABEL_FLOORS = [80, 60, 40, 20];

const SUITED: Partial<Record<ScenarioId, readonly SignalName[]>> = {
  "playful-banter": ["humour", "tease", "laugh", "callback"],
  "deep-conversation": ["disclosure_deep", "empathy", "follow_up", "question_open"],
  "making-plans": ["invite_concrete", "plan_detail", "easy_out"],
  "first-message": ["opener_specific", "introduction", "ask_back", "follow_up"],
};

export type Judging = {
  signals: readonly Signal[];
  mood: number;
  voice: PersonaVoice;
  difficulty: Difficulty;
  scenario: ScenarioId;
  /** The person's messages before this one, newest first. */
  mine: readonly Past[];
  /** Said when nothing went wrong: the best next step. */
  nextStep: string;
};

/**
 * The verdict on one message. Shares are integers that add up to `moodChange` exactly; the change lies in −40…+9 and the mood in
 * 0…100. A hostile signal cancels every gain. Gains fade as the mood rises and as the same kindness is repeated
 * (diminishing returns, so that a good chat settles at 60–92). A first merely weak line never crosses into a lower label.
 */
export function judge(input: Judging): Omit<Verdict, "flags"> {
  const before = clamp(Math.round(input.mood), 0, 100);
  const shares = weigh({ ...input, mood: before });
  const sum = shares.reduce((total, share) => total + share.value, 0);
  let change = clamp(Math.round(clamp(sum, MOST_DOWN, MOST_UP)), -before, 100 - before);
  if (change < 0 && isMerelyWeak(input)) change = Math.max(change, floorOf(before) - before);
  const reasons = apportion(shares, change, input.voice);
  return {
    mood: before + change,
    moodChange: change,
    advice: adviceFor(input, shares),
    sentiment: sentimentOf(change, shares),
    reasons,
  };
}

type Share = { signal: Signal; value: number };

function weigh(input: Judging): Share[] {
  const { voice, difficulty, scenario, mine, mood } = input;
  const hostile = input.signals.some((one) => entryOf(one.name).grade === "hostile");
  const fade = Math.max(0, 1 - Math.max(0, mood - WARM_ENOUGH) / FADE_SPAN);
  return input.signals.map((signal) => {
    const { trait } = entryOf(signal.name);
    const strength = trait ? voice.character[trait] : 1;
    if (signal.weight >= 0) {
      if (hostile) return { signal, value: 0 };
      const suited = SUITED[scenario]?.includes(signal.name) ? 1.15 : 1;
      return {
        signal,
        value: signal.weight * strength * suited * GAIN[difficulty] * fade * novelty(signal.name, mine),
      };
    }
    const patience = trait === "patience" ? 2 - strength : strength;
    return { signal, value: signal.weight * patience * LOSS[difficulty] };
  });
}

/** 1 for something not done lately, less for each time it was done in the last three messages. */
function novelty(name: SignalName, mine: readonly Past[]): number {
  const lately = mine.slice(0, 3).filter((past) => past.signals.some((one) => one.name === name)).length;
  return [1, 0.8, 0.65, 0.55][lately] ?? 0.55;
}

function isMerelyWeak(input: Judging): boolean {
  const bad = input.signals.filter((one) => one.weight < 0);
  if (bad.length === 0 || bad.some((one) => entryOf(one.name).grade !== "weak")) return false;
  const previous = input.mine[0]?.signals ?? [];
  return !previous.some((one) => one.weight < 0);
}

function floorOf(mood: number): number {
  return LABEL_FLOORS.find((floor) => mood >= floor) ?? 0;
}

/** Integer shares by largest remainder; zero shares are left out. */
function apportion(shares: readonly Share[], change: number, voice: PersonaVoice): Reason[] {
  if (change === 0 || shares.length === 0) return [];
  const sum = shares.reduce((total, share) => total + share.value, 0);
  const same = shares.filter((share) => Math.sign(share.value) === Math.sign(change));
  const fits = Math.round(sum) === change;
  const counted = fits ? shares.filter((share) => share.value !== 0) : same;
  const total = counted.reduce((all, share) => all + share.value, 0);
  const scale = fits || total === 0 ? 1 : change / total;
  const rows = counted.map((share) => ({
    share,
    exact: share.value * scale,
    delta: Math.round(share.value * scale),
  }));
  let rest = change - rows.reduce((all, row) => all + row.delta, 0);
  while (rest !== 0 && rows.length > 0) {
    const step = Math.sign(rest);
    const row = rows.reduce((best, one) =>
      (one.exact - one.delta) * step > (best.exact - best.delta) * step ? one : best,
    );
    row.delta += step;
    rest -= step;
  }
  return rows
    .filter((row) => row.delta !== 0)
    .sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta))
    .map(({ share, delta }) => ({
      signal: share.signal.name,
      delta,
      quote: share.signal.quote,
      text: worded(entryOf(share.signal.name).text, voice),
    }));
}

function adviceFor(input: Judging, shares: readonly Share[]): string {
  const worst = shares.filter((share) => share.value < 0).sort((a, b) => a.value - b.value)[0];
  const advice = worst && entryOf(worst.signal.name).advice;
  return advice ? worded(advice, input.voice) : input.nextStep;
}

function sentimentOf(change: number, shares: readonly Share[]): Sentiment {
  if (change >= 2) return "positive";
  if (change <= -2) return "negative";
  const up = shares.some((share) => share.value > 0);
  return change > 0 && up ? "positive" : "neutral";
}

/** Fills {she}, {her}, {his} and their capitals with the voice's pronouns ({her} is the object, {his} the possessive). */
export function worded(text: string, voice: Pick<PersonaVoice, "pronouns">): string {
  const { subject, object, possessive } = voice.pronouns;
  const plural = subject === "they";
  return text
    .replace(/\{she\} is\b/g, plural ? "they are" : `${subject} is`)
    .replace(
      /\{she\} (does|looks|wants|enjoys|needs|has|answers|lists|makes|tells|cares)\b/g,
      (_, verb: string) => `${subject} ${plural ? PLURAL[verb] : verb}`,
    )
    .replaceAll("{She}", subject.charAt(0).toUpperCase() + subject.slice(1))
    .replaceAll("{she}", subject)
    .replaceAll("{her}", object)
    .replaceAll("{his}", possessive)
    .replaceAll("{His}", possessive.charAt(0).toUpperCase() + possessive.slice(1));
}

const PLURAL: Readonly<Record<string, string>> = {
  does: "do",
  looks: "look",
  wants: "want",
  enjoys: "enjoy",
  needs: "need",
  has: "have",
  answers: "answer",
  lists: "list",
  makes: "make",
  tells: "tell",
  cares: "care",
};

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value)) + 0;
}
