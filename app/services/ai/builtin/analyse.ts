/** Gathers what every family of rules noticed in one message. */
import vader from "vader-sentiment";
import type { Reading } from "./reading.ts";
import { conductSignals } from "./signals/conduct.ts";
import type { SignalName } from "./signals/catalogue.ts";
import { effortOf, effortSignals } from "./signals/effort.ts";
import { inviteSignals } from "./signals/invites.ts";
import { opennessSignals } from "./signals/openness.ts";
import { questionSignals } from "./signals/questions.ts";
import { safetySignals } from "./signals/safety.ts";
import { signal, type Scene, type Signal } from "./signals/signal.ts";
import { toneSignals } from "./signals/tone.ts";
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
  all.push(...toneSignals(reading, all));
  const named = new Map<SignalName, Signal>();
  for (const one of all) if (!named.has(one.name)) named.set(one.name, one);
  settle(named);
  if (named.size === 0 && effortOf(reading) === null) {
    const tone = sentimentSignal(reading);
    if (tone) named.set(tone.name, tone);
  }
  return [...named.values()];
}

/** Where any of the left signals is present, the right ones are dropped: they would contradict it or count it twice. */
const OVERRULES: readonly (readonly [readonly SignalName[], readonly SignalName[]])[] = [
  [["low_effort"], ["agreement", "compliment_generic", "answer", "laugh", "celebration"]],
  [
    ["sarcasm"],
    [
      "compliment_specific",
      "compliment_generic",
      "celebration",
      "empathy",
      "agreement",
      "thanks",
      "follow_up",
      "question_open",
      "question_closed",
      "callback",
      "answer",
    ],
  ],
  [["apology_hollow"], ["apology_light", "apology_owned", "empathy", "laugh", "answer", "humour"]],
  [["apology_owned"], ["apology_light", "empathy", "agreement", "disclosure", "disclosure_deep"]],
  [
    ["apology_light", "respected_no"],
    ["disclosure", "agreement"],
  ],
  [
    ["gibberish", "not_english"],
    ["text_speak", "ignored_feelings"],
  ],
  [
    ["bragging", "negging", "love_bombing", "private_place", "too_forward", "insult", "contradiction"],
    [
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
      "question_open",
      "question_closed",
    ],
  ],
  [
    ["negging", "explicit", "too_forward"],
    ["compliment_looks", "callback", "shared_ground", "agreement"],
  ],
  [["explicit"], ["love_bombing", "private_place", "too_forward"]],
  [["insult"], ["contradiction", "negging", "too_forward", "callback"]],
  [["compliment_looks"], ["answer", "sentiment_up"]],
  [
    ["sentiment_down"],
    [
      "answer",
      "agreement",
      "disclosure",
      "question_open",
      "question_closed",
      "follow_up",
      "compliment_generic",
      "humour",
    ],
  ],
  [
    ["contact_request", "pressure"],
    ["question_open", "question_closed", "follow_up", "ask_back"],
  ],
  [
    ["invite_concrete", "invite_vague", "plan_detail"],
    ["question_open", "question_closed", "follow_up", "question_streak", "ignored_question"],
  ],
  [["disclosure_deep"], ["disclosure"]],
  [["goodbye"], ["disclosure", "low_effort"]],
  [["compliment_looks"], ["greeting"]],
];

/** Removes signals that contradict a stronger one in the same message, and halves those that say the same thing twice. */
function settle(named: Map<SignalName, Signal>): void {
  if (named.has("repetition")) for (const [name, one] of named) if (one.weight > 0) named.delete(name);
  for (const [present, dropped] of OVERRULES)
    if (present.some((name) => named.has(name))) for (const name of dropped) named.delete(name);
  // An unkind line earns nothing, however it is built.
  if ([...named.values()].some((one) => one.weight <= -5 && one.source !== "effort"))
    for (const [name, one] of named)
      if (one.weight > 0 && name !== "apology_owned" && name !== "apology_light") named.delete(name);
  if (named.get("disclosure")?.quote === named.get("compliment_specific")?.quote) named.delete("disclosure");
  if (named.has("disclosure") || named.has("disclosure_deep")) shrink(named, "answer", 0.5);
  if (named.has("opener_specific")) shrink(named, "question_open", 0.6);
  if (named.has("humour")) shrink(named, "laugh", 0.5);
  if (named.has("shared_ground")) shrink(named, "disclosure", 0.6);
}

function shrink(named: Map<SignalName, Signal>, name: SignalName, factor: number): void {
  const known = named.get(name);
  if (known) named.set(name, { ...known, weight: known.weight * factor });
}

function sentimentSignal(reading: Reading): Signal | undefined {
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(reading.raw);
  // Praise of the other is easily said, or not meant; only a warm word about something else counts.
  if (compound >= 0.4 && !/\byou(?:r|'re|'d|'ve)?\b/.test(reading.plain))
    return signal("sentiment_up", reading.raw, "sentiment");
  if (compound <= -0.5 && /\byou(?:r|'re)?\b/.test(reading.plain))
    return signal("sentiment_down", reading.raw, "sentiment");
  return undefined;
}
