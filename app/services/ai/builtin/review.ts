/** The review of a chat: a score from explained components, and words that quote the person's own lines. */
import type { Review, Suggestion, Transcript } from "../engine.ts";
import type { ScenarioId } from "#app/models/scenario.ts";
import { analyticsOf, poorShare, sharesOf, thinShare, variety } from "./analytics.ts";
import type { PersonaVoice } from "./content/types.ts";
import { worded } from "./mood.ts";
import { nextStep } from "./next-step.ts";
import { replay, type Beat } from "./replay.ts";
import { better } from "./rewrite.ts";
import { entryOf, type SignalName } from "./signals/catalogue.ts";

const CAP_PUSHED = 4;
const CAP_THIN = 3;
const CAP_HOSTILE = 1;
/** Next to nothing was asked, and nothing of the partner's picked up: a holiday log. */
const CAP_MONOLOGUE = 4;
/** Questions only, with nothing given. */
const CAP_INTERVIEW = 5;
/** Above this many points each further one counts half: 9 and 10 are rare. */
const RARE_FROM = 7;

/**
 * Scores by replaying the transcript from mood 50; nothing stored is read. Turns with a sign of crisis or of a minor are
 * left out. Throws a RangeError when the person wrote nothing.
 */
export function reviewOf(transcript: Transcript, voice: PersonaVoice): Review {
  const state = replay(transcript, voice, transcript.messages);
  if (state.beats.length === 0) throw new RangeError("A chat without a message of the person's cannot be reviewed.");
  const counted = state.beats.filter(
    (beat) => !beat.verdict.flags.includes("crisis") && !beat.verdict.flags.includes("minor"),
  );
  const beats = counted.length > 0 ? counted : state.beats;
  const { met } = state;
  const score = scoreOf(beats, met);
  const improvements = improvementsOf(beats, voice, transcript.scenario, met);
  return {
    score,
    oneThing: oneThingOf(beats, voice, transcript.scenario, met),
    strengths: strengthsOf(beats, voice),
    improvements,
    suggestions: suggestionsOf(beats, voice, transcript.persona.interests),
    analytics: analyticsOf(transcript.messages, state.beats, score),
    goalMet: met,
  };
}

/** The score's parts before caps, in points; their sum, rounded and held to 0…10, is the score. */
export type ScoreParts = {
  base: number;
  curiosity: number;
  openness: number;
  play: number;
  care: number;
  variety: number;
  goal: number;
  connection: number;
  effort: number;
  conduct: number;
};

const GROUPS = {
  curiosity: [
    "question_open",
    "question_closed",
    "follow_up",
    "ask_back",
    "opener_specific",
    "callback",
    "how_are_you",
  ],
  openness: ["disclosure", "disclosure_deep", "introduction", "answer", "shared_ground"],
  play: ["humour", "tease", "laugh"],
} as const satisfies Record<string, readonly SignalName[]>;
/** What one message can bring, in signal points: a follow-up and something of oneself. */
const FULL_MESSAGE = 6.5;
const CONTRIBUTION = 8;

/**
 * Base 2.4; up to 8 for what the messages bring on average (signal points, at most 6.5 a message, shared out among curiosity, openness, play and
 * care); up to 0.4 for variety and 0.8 for the goal; down to −3 for a mood that fell, −4 for thin messages, −4 for unkind ones. Polite small
 * talk comes to 4–6, a good chat to 6–8. Counts in full from five messages on.
 */
export function scoreParts(beats: readonly Beat[], met: boolean): ScoreParts {
  const share = sharesOf(beats);
  const full = Math.min(1, beats.length / 5);
  const moves = beats.reduce((sum, beat) => sum + beat.verdict.moodChange, 0);
  const brought = { curiosity: 0, openness: 0, play: 0, care: 0 };
  for (const beat of beats) {
    if (beat.signals.some((one) => entryOf(one.name).grade === "hostile")) continue;
    const good = beat.signals.filter((one) => one.weight > 0);
    const sum = good.reduce((total, one) => total + one.weight, 0);
    const scale = Math.min(1, FULL_MESSAGE / Math.max(sum, 0.01)) / FULL_MESSAGE;
    for (const one of good) brought[groupOf(one.name)] += one.weight * scale;
  }
  const part = (group: keyof typeof brought) => (CONTRIBUTION * full * brought[group]) / Math.max(1, beats.length);
  return {
    base: 2.4,
    curiosity: part("curiosity"),
    openness: part("openness"),
    play: part("play"),
    care: part("care"),
    variety: 0.4 * full * variety(beats),
    goal: met ? 0.8 : 0,
    connection: Math.max(-3, Math.min(0, moves / 11)),
    effort: -4 * thinShare(beats) - 1.5 * share("question_streak", "ignored_question", "text_speak"),
    conduct: Math.max(-4, (share("apology_owned") > 0 ? -2.5 : -5) * poorShare(beats)),
  };
}

function groupOf(name: SignalName): "curiosity" | "openness" | "play" | "care" {
  for (const [group, names] of Object.entries(GROUPS)) {
    const members: readonly SignalName[] = names;
    if (members.includes(name)) return group as keyof typeof GROUPS;
  }
  return "care";
}

const UNKIND: ReadonlySet<SignalName> = new Set(["insult", "hate", "explicit"]);
const ATTENDING = [
  "question_open",
  "question_closed",
  "follow_up",
  "ask_back",
  "opener_specific",
  "how_are_you",
  "invite_concrete",
  "invite_vague",
] as const satisfies readonly SignalName[];
const GIVING = [
  "disclosure",
  "disclosure_deep",
  "introduction",
  "shared_ground",
  "answer",
  "humour",
  "tease",
  "empathy",
  "compliment_specific",
  "celebration",
  "invite_concrete",
] as const satisfies readonly SignalName[];

/**
 * 0–10 integer: the parts' sum, halved above 7, under the caps: 4 after pushing past a no, 3 for mostly thin chats, 1 for
 * hostile ones (see capOf), 4 for monologues and 5 for interviews (from five messages on). A dull chat that is not unkind
 * keeps 2 points, so that it always stands above a hostile one.
 */
export function scoreOf(beats: readonly Beat[], met: boolean): number {
  const sum = Object.values(scoreParts(beats, met)).reduce((total, part) => total + part, 0);
  const eased = sum > RARE_FROM ? RARE_FROM + (sum - RARE_FROM) / 2 : sum;
  const hostile = beats.filter((beat) => beat.signals.some((one) => UNKIND.has(one.name))).length;
  const share = sharesOf(beats);
  const caps = [10];
  if (share("pressure") > 0) caps.push(CAP_PUSHED);
  if (thinShare(beats) >= 0.6) caps.push(CAP_THIN);
  if (hostile > 0) caps.push(capOf(hostile, share("apology_owned") > 0, beats.length));
  if (beats.length >= 5) {
    const asking = share(...ATTENDING);
    if (asking < 0.1 && share("empathy", "invite_concrete") < 0.2) caps.push(CAP_MONOLOGUE);
    if (asking >= 0.8 && share(...GIVING) < 0.2) caps.push(CAP_INTERVIEW);
  }
  const least = hostile === 0 && poorShare(beats) < 0.25 ? 2 : 0;
  return Math.max(least, Math.min(...caps, Math.round(eased)));
}

/** One lapse in a long chat, or one made good, weighs less than a chat that is made of them. */
function capOf(hostile: number, repaired: boolean, messages: number): number {
  if (hostile === 1) return messages >= 15 ? 7 : repaired ? CAP_PUSHED + 2 : 3;
  return hostile / messages < 0.1 ? CAP_PUSHED : CAP_HOSTILE;
}

/** How a no was taken comes before anything else, for better or worse. */
const LEADS: ReadonlySet<SignalName> = new Set(["pressure", "respected_no"]);

type Moment = { beat: Beat; name: SignalName; quote: string; size: number };

function moments(beats: readonly Beat[], direction: 1 | -1): Moment[] {
  const seen = new Set<SignalName>();
  return beats
    .flatMap((beat) =>
      beat.signals.map((one) => ({
        beat,
        name: one.name,
        quote: sentenceAround(beat, one.quote),
        size: one.weight * direction,
      })),
    )
    .filter((moment) => moment.size > 0)
    .sort((a, b) => Number(LEADS.has(b.name)) - Number(LEADS.has(a.name)) || b.size - a.size)
    .filter((moment) => !seen.has(moment.name) && seen.add(moment.name));
}

/** The sentence a quote stands in, where it is short enough to be read at a glance. */
function sentenceAround(beat: Beat, quote: string): string {
  const sentence = beat.reading.sentences.find((one) => one.text.includes(quote))?.text;
  return sentence !== undefined && sentence.length <= 90 ? sentence : quote;
}

function strengthsOf(beats: readonly Beat[], voice: PersonaVoice): string[] {
  const kept = moments(beats, 1).filter(
    (moment) =>
      moment.size >= 1.5 &&
      moment.name !== "goodbye" &&
      !moment.beat.signals.some((one) => entryOf(one.name).grade === "hostile"),
  );
  const lines = kept
    .slice(0, 3)
    .map((moment) => `${worded(entryOf(moment.name).text, voice)}: “${short(moment.quote)}”.`);
  if (lines.length > 0) return lines;
  const longest = [...beats].sort((a, b) => b.reading.words.length - a.reading.words.length)[0];
  return [longest ? `You kept the chat going: “${short(longest.message.content)}”.` : "You showed up and tried."];
}

function improvementsOf(beats: readonly Beat[], voice: PersonaVoice, scenario: ScenarioId, met: boolean): string[] {
  const lines = moments(beats, -1)
    .slice(0, 3)
    .map((moment) =>
      `${worded(entryOf(moment.name).text, voice)} (“${short(moment.quote)}”). ${worded(entryOf(moment.name).advice ?? "", voice)}`.trim(),
    );
  if (lines.length > 0) return lines;
  const share = sharesOf(beats);
  const open: string[] = [];
  if (share("follow_up", "callback") < 0.3)
    open.push(
      worded("Follow one thread further: when {she} tells you something, ask about that before moving on.", voice),
    );
  if (share("disclosure", "disclosure_deep") < 0.3)
    open.push(worded("Give a little more of yourself; a small story lets {her} ask you something too.", voice));
  if (!met) open.push(goalStep(scenario, voice));
  if (open.length === 0)
    open.push(worded("Try a harder partner next: you are past the point where this one stretches you.", voice));
  return open.slice(0, 2);
}

function oneThingOf(beats: readonly Beat[], voice: PersonaVoice, scenario: ScenarioId, met: boolean): string {
  const worst = moments(beats, -1)[0];
  const advice = worst && entryOf(worst.name).advice;
  if (advice) return `You wrote “${short(worst.quote)}”. ${worded(advice, voice)}`;
  if (!met) return goalStep(scenario, voice);
  const latest = beats.findLast((beat) => !beat.signals.some((one) => one.name === "goodbye"));
  if (!latest) return goalStep(scenario, voice);
  const quote = sentenceAround(latest, latest.reading.sentences.at(-1)?.text ?? latest.message.content);
  return `You wrote “${short(quote)}”. ${nextStep(latest, voice, scenario)}`;
}

function goalStep(scenario: ScenarioId, voice: PersonaVoice): string {
  const steps: Record<ScenarioId, string> = {
    "first-message": "Give your name early and find one thing you both like.",
    "playful-banter": "When {she} makes a joke, answer inside it: add one absurd detail of your own.",
    "deep-conversation": "Answer with how something felt, then ask {her} the same.",
    "making-plans": "Put an activity, a day, a time and a public place into one friendly line.",
  };
  return worded(steps[scenario], voice);
}

/** Up to three rewrites, the weakest messages first; each `original` is verbatim a message of the person's. */
function suggestionsOf(beats: readonly Beat[], voice: PersonaVoice, interests: readonly string[]): Suggestion[] {
  const worth = (beat: Beat) => beat.signals.reduce((sum, one) => sum + one.weight, 0);
  const seen = new Set<string>();
  const weakest = [...beats]
    .filter(
      (beat) =>
        !beat.signals.some((one) => one.name === "goodbye" || one.name === "apology_owned") &&
        (beat.signals.length > 0 || beat.reading.words.length > 2) &&
        !/\b(?:bot|ai|remember)\b/.test(beat.reading.plain),
    )
    .sort((a, b) => worth(a) - worth(b))
    .filter((beat) => !seen.has(beat.message.content) && seen.add(beat.message.content));
  const used = new Set<string>();
  const made: Suggestion[] = [];
  for (const beat of weakest.length > 0 ? weakest : beats) {
    if (made.length >= 3 || (made.length > 0 && worth(beat) >= 3)) break;
    const rewrite = better(beat, voice, interests, used);
    if (!rewrite) continue;
    used.add(rewrite.line);
    made.push({ original: beat.message.content, better: rewrite.line, why: rewrite.why });
  }
  return made;
}

function short(quote: string): string {
  const flat = quote.replace(/\s+/g, " ").trim();
  const points = [...flat];
  return points.length <= 90 ? flat.replace(/[.]+$/, "") : `${points.slice(0, 87).join("").trimEnd()}…`;
}
