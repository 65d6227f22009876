/** Gathers what every family of rules noticed in one message. */
import vader from "vader-sentiment";
import type { Reading } from "./reading.ts";
import { conductSignals } from "./signals/conduct.ts";
import { effortOf, effortSignals } from "./signals/effort.ts";
import { inviteSignals } from "./signals/invites.ts";
import { opennessSignals } from "./signals/openness.ts";
import { questionSignals } from "./signals/questions.ts";
import { safetySignals } from "./signals/safety.ts";
import { signal, type Scene, type Signal } from "./signals/signal.ts";
import { warmthSignals } from "./signals/warmth.ts";
import { witSignals } from "./signals/wit.ts";

/** Everything noticed in a message, at most one signal of each name. General sentiment speaks only where no rule did. */
export function analyse(reading: Reading, scene: Scene): Signal[] {
  const safety = safetySignals(reading);
  const all = [
    ...safety,
    ...conductSignals(reading, scene),
    ...warmthSignals(reading, scene),
    ...witSignals(reading, scene),
    ...inviteSignals(reading, scene),
    ...questionSignals(reading, scene),
    ...opennessSignals(reading, scene),
    ...effortSignals(reading, scene),
  ];
  const named = new Map<string, Signal>();
  for (const one of all) if (!named.has(one.name)) named.set(one.name, one);
  settle(named);
  if (named.size === 0 && effortOf(reading) === null) {
    const tone = sentimentSignal(reading);
    if (tone) named.set(tone.name, tone);
  }
  return [...named.values()];
}

/** Removes signals that contradict a stronger one in the same message. */
function settle(named: Map<string, Signal>): void {
  if (named.has("low_effort") || named.has("repetition"))
    for (const name of ["agreement", "compliment_generic", "answer", "greeting"])
      if (named.has("repetition") || name !== "greeting") named.delete(name);
  if (named.has("repetition"))
    for (const name of [...named.keys()]) if (named.get(name)!.weight > 0) named.delete(name);
  if (named.has("sarcasm"))
    for (const name of [
      "compliment_specific",
      "compliment_generic",
      "celebration",
      "empathy",
      "agreement",
      "thanks",
      "callback",
      "answer",
    ])
      named.delete(name);
  if (named.has("apology_hollow"))
    for (const name of ["apology_light", "apology_owned", "empathy", "laugh", "answer", "humour"])
      named.delete(name);
  if (named.has("apology_owned"))
    for (const name of ["apology_light", "empathy", "agreement"]) named.delete(name);
  if (named.has("gibberish") || named.has("not_english"))
    for (const name of ["text_speak", "ignored_feelings"]) named.delete(name);
  if (
    named.has("bragging") ||
    named.has("negging") ||
    named.has("love_bombing") ||
    named.has("private_place")
  )
    for (const name of [
      "disclosure",
      "disclosure_deep",
      "answer",
      "compliment_generic",
      "compliment_specific",
      "humour",
      "tease",
      "celebration",
      "invite_concrete",
      "invite_vague",
    ])
      named.delete(name);
  if (named.has("explicit"))
    for (const name of ["compliment_looks", "love_bombing", "private_place"]) named.delete(name);
  if (named.has("disclosure_deep")) named.delete("disclosure");
  if (named.has("compliment_looks") && named.has("greeting")) named.delete("greeting");
  if (named.has("disclosure") || named.has("disclosure_deep")) shrink(named, "answer", 0.5);
  if (named.has("opener_specific")) shrink(named, "question_open", 0.6);
  if (named.has("humour") && named.has("laugh")) shrink(named, "laugh", 0.5);
}

function shrink(named: Map<string, Signal>, name: string, factor: number): void {
  const known = named.get(name);
  if (known) named.set(name, { ...known, weight: known.weight * factor });
}

function sentimentSignal(reading: Reading): Signal | undefined {
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(reading.raw);
  if (compound >= 0.4) return signal("sentiment_up", reading.raw, "sentiment");
  if (compound <= -0.5 && /\byou(?:r|'re)?\b/.test(reading.plain))
    return signal("sentiment_down", reading.raw, "sentiment");
  return undefined;
}
