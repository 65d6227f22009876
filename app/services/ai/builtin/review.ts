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
const CAP_HOSTILE = 3;

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
    suggestions: suggestionsOf(beats, voice),
    analytics: analyticsOf(transcript.messages, state.beats, score),
    goalMet: met,
  };
}

/** The score's parts before caps, in points; their sum, rounded and held to 0…10, is the score. */
export type ScoreParts = {
  base: number;
  connection: number;
  curiosity: number;
  openness: number;
  play: number;
  variety: number;
  effort: number;
  conduct: number;
  goal: number;
};

/**
 * Base 4; up to +2.5 / −3.5 for where the mood ended against 50; up to +1.6 curiosity, +1.2 openness, +1 play, +0.5 variety; up to −4 for thin
 * messages and −4 for unkind ones; +1 for the goal. Gains count in full from five messages on.
 */
export function scoreParts(beats: readonly Beat[], met: boolean): ScoreParts {
  const share = sharesOf(beats);
  const full = Math.min(1, beats.length / 5);
  const moves = beats.reduce((sum, beat) => sum + beat.verdict.moodChange, 0);
  const gain = (value: number, most: number) => Math.min(most, value) * full;
  return {
    base: 4,
    connection: moves >= 0 ? gain(moves / 11, 2.5) : Math.max(-3.5, moves / 11),
    curiosity: gain(2.6 * share("follow_up", "question_open", "ask_back", "opener_specific", "callback"), 1.6),
    openness: gain(2.2 * share("disclosure", "disclosure_deep", "introduction"), 1.2),
    play: gain(
      2 *
        share(
          "humour",
          "tease",
          "laugh",
          "empathy",
          "compliment_specific",
          "celebration",
          "invite_concrete",
          "plan_detail",
          "easy_out",
        ),
      1,
    ),
    variety: gain(0.5 * variety(beats), 0.5),
    effort: -4 * thinShare(beats) - 1.5 * share("question_streak", "ignored_question", "text_speak"),
    conduct: Math.max(-4, -5 * poorShare(beats)),
    goal: met ? 1 : 0,
  };
}

/** 0–10 integer: the parts' sum under the caps (4 after pushing past a hard no, 3 for mostly thin or hostile chats). */
export function scoreOf(beats: readonly Beat[], met: boolean): number {
  const sum = Object.values(scoreParts(beats, met)).reduce((total, part) => total + part, 0);
  const hostile = beats.filter((beat) =>
    beat.signals.some((one) => ["insult", "hate", "explicit"].includes(one.name)),
  ).length;
  const repaired = beats.some((beat) => beat.signals.some((one) => one.name === "apology_owned"));
  let cap = 10;
  if (beats.some((beat) => beat.signals.some((one) => one.name === "pressure"))) cap = Math.min(cap, CAP_PUSHED);
  if (thinShare(beats) >= 0.6) cap = Math.min(cap, CAP_THIN);
  if (hostile > 0) cap = Math.min(cap, hostile === 1 && repaired ? CAP_PUSHED + 2 : CAP_HOSTILE);
  return Math.max(0, Math.min(cap, Math.round(sum)));
}

type Moment = { beat: Beat; name: SignalName; quote: string; size: number };

function moments(beats: readonly Beat[], direction: 1 | -1): Moment[] {
  const seen = new Set<SignalName>();
  return beats
    .flatMap((beat) =>
      beat.signals.map((one) => ({
        beat,
        name: one.name,
        quote: one.quote,
        size: one.weight * direction,
      })),
    )
    .filter((moment) => moment.size > 0)
    .sort((a, b) => b.size - a.size)
    .filter((moment) => !seen.has(moment.name) && seen.add(moment.name));
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
  if (advice) return worded(advice, voice);
  if (!met) return goalStep(scenario, voice);
  const latest = beats.at(-1);
  return latest ? nextStep(latest, voice, scenario) : goalStep(scenario, voice);
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

/** One to three rewrites, the weakest messages first; each `original` is verbatim a message of the person's. */
function suggestionsOf(beats: readonly Beat[], voice: PersonaVoice): Suggestion[] {
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
  const chosen = (weakest.length > 0 ? weakest : [...beats])
    .filter((beat, index) => index === 0 || worth(beat) < 3)
    .slice(0, 3);
  const used = new Set<string>();
  return chosen.flatMap((beat) => {
    const { line, why } = better(beat, voice, used);
    used.add(line);
    return [{ original: beat.message.content, better: line, why }];
  });
}

function short(quote: string): string {
  const flat = quote.replace(/\s+/g, " ").trim();
  const points = [...flat];
  return points.length <= 90 ? flat.replace(/[.]+$/, "") : `${points.slice(0, 87).join("").trimEnd()}…`;
}
