/** What the trained head hears where no rule did: unkindness and pressure in clean words, a put-down, warmth. */
import { classify, FROM, type Shares } from "../head.ts";
import type { Reading } from "../reading.ts";
import { entryOf, type SignalName } from "./catalogue.ts";
import { effortOf } from "./effort.ts";
import { hazardsIn } from "./safety.ts";
import { signal, type Signal } from "./signal.ts";
import { LAUGH } from "./wit.ts";

const ADDRESSED = /\b(?:you(?:'\w+)?|your|yours|yourself|ye|yer)\b/;
/** Other people's words and deeds are told, not done. */
const TOLD =
  /["“”]|\b(?:he|she|they|someone|somebody|people|strangers?|my \w+|the \w+|an? \w+) (?:\w+ ){0,2}?(?:told|said|says|say|called|calls|shouted|yelled|wrote|asked|asks|thinks|thought|kept|keeps|texted|sent)\b/;
const BODILY =
  /\b(?:kiss|touch|body|legs?|lips|lap|bed|bedroom|naked|nude|wear|wearing|clothes|dress|undress|skin|sexy?|hot|baby|babe|sleep|hotel|hands?|boobs?|chest|turn(?:s|ed)? (?:me|you) on|wet|hard|horny|strip|knees|feet|taste|lick|rough|dirty|naughty|fantas\w+|shower|bath|underwear|bra|skirt|tonight|massage|moan|daddy|pics?)\b/;

const REPAIRS: readonly SignalName[] = ["apology_owned", "apology_light", "apology_hollow", "respected_no", "easy_out"];
const KINDNESSES: readonly SignalName[] = ["thanks", "empathy", "celebration"];
/** Too clearly meant well, or too playful, for a doubt to be raised. */
const BENIGN: readonly SignalName[] = [
  "goodbye",
  "plan_detail",
  "invite_concrete",
  "laugh",
  "how_are_you",
  "introduction",
];
const UNKIND = ["hostile", "harassing", "negging"] as const;
type Unkind = (typeof UNKIND)[number];

/**
 * At most one signal, quoting the clause that weighed most, and none where a rule found fault, the person makes up, or what
 * was said is only told of others. A clear case costs less than a rule's (−12 hostile, −10 harassing, −6 negging) and never
 * raises a flag; a doubtful one addressed to the persona only sounds sour (−4); warmth addressed to the persona adds 2.5 at
 * most. In dating talk tone misleads, hence the caution; `head.ts` has the measured error rates.
 */
export function toneSignals(reading: Reading, found: readonly Signal[]): Signal[] {
  const shares = classify(reading.raw);
  const unkind = shares.hostile + shares.harassing + shares.negging;
  const kind = UNKIND.find((one) => shares[one] >= FROM[one]);
  // Most messages pass no threshold, and a chat is replayed at every turn.
  if (!kind && unkind < FROM.unkind && shares.warm < FROM.warm) return [];
  if (effortOf(reading) !== null || hazardsIn(reading).length > 0) return [];
  if (found.some(({ name }) => isFault(name) || REPAIRS.includes(name))) return [];
  const kindly = found.some(({ name }) => KINDNESSES.includes(name));
  const addressed = ADDRESSED.test(reading.plain);
  const harmless = kindly || TOLD.test(reading.plain);
  if (kind && !harmless && !LAUGH.test(reading.plain)) return [accusation(kind, reading)];
  const benign = harmless || found.some(({ name }) => BENIGN.includes(name));
  if (unkind >= FROM.unkind && addressed && !benign)
    return [
      signal(
        "sentiment_down",
        heaviest(reading, (one) => 1 - one.plain - one.warm),
        "sentiment",
        -4,
      ),
    ];
  const praised = found.some(({ source }) => source === "warmth");
  if (shares.warm >= FROM.warm && shares.warm > unkind && addressed && !praised)
    return [
      signal(
        "sentiment_up",
        heaviest(reading, (one) => one.warm),
        "sentiment",
        2.5,
      ),
    ];
  return [];
}

function isFault(name: SignalName): boolean {
  const { grade } = entryOf(name);
  return grade === "hostile" || (grade === "poor" && name !== "compliment_looks");
}

function accusation(kind: Unkind, reading: Reading): Signal {
  const quote = heaviest(reading, (one) => one[kind]);
  if (kind === "hostile") return signal("insult", quote, "sentiment", -12);
  if (kind === "negging") return signal("negging", quote, "sentiment", -6);
  return signal(BODILY.test(reading.plain) ? "too_forward" : "pressure", quote, "sentiment", -10);
}

/** The clause that weighs most, verbatim; the whole message when it is one clause. */
function heaviest(reading: Reading, weighed: (shares: Shares) => number): string {
  const clauses = reading.sentences.flatMap(({ text }) => text.split(/(?<=[,;:]) | (?=(?:but|and|so|because) )/));
  const whole = clauses.filter((clause) => clause.split(" ").length >= 2);
  if (whole.length < 2) return reading.raw;
  return whole.reduce((best, one) => (weighed(classify(one)) > weighed(classify(best)) ? one : best)).trim();
}
