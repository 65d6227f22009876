/**
 * One verdict from two: a model feels how a message landed, our analyser knows what it was and keeps the model honest. The
 * weights and limits are those of the research for this product (0.6 and 0.4; −40…+14).
 */
import { ADVICE_MOST, isFitCoaching } from "./coaching.ts";
import type { Flag, Reason, Sentiment, Verdict } from "./engine.ts";
import type { Trailer } from "./trailer.ts";

const MODEL_SHARE = 0.6;
const MOST_UP = 14;
const MOST_DOWN = -40;
/** Beyond it on both sides, in opposite directions, one of the two is wrong, and ours gives its reasons. */
const DISAGREEMENT = 5;
const OVERALL = "overall_impression";

const OURS_BY_FLAG: readonly Flag[] = ["crisis", "minor", "explicit", "hate", "injection", "ended"];
/** Unkind, pushing or meant for the machine: a model may be talked round, rules may not. */
const OURS_BY_SIGNAL: ReadonlySet<string> = new Set([
  "explicit",
  "hate",
  "insult",
  "injection",
  "negging",
  "pressure",
  "too_forward",
  "private_place",
  "contact_request",
]);

/**
 * The verdict that counts, from ours and what the model added to its reply. Without a trailer, and where our signals name
 * something that is not a matter of taste, it is ours. Flags are always ours. Shares of the reasons add up to the change.
 * @param signals names of everything our analyser noticed, those without a share included
 * @param message what the person wrote: each reason quotes it verbatim
 */
export function blend(
  ours: Verdict,
  signals: readonly string[],
  trailer: Trailer | undefined,
  message: string,
): Verdict {
  if (!trailer || isOurs(ours, signals) || contradicts(ours.moodChange, trailer.moodDelta)) return ours;
  const before = ours.mood - ours.moodChange;
  const mixed = Math.round(MODEL_SHARE * trailer.moodDelta + (1 - MODEL_SHARE) * ours.moodChange);
  const change = clamp(clamp(mixed, MOST_DOWN, MOST_UP), -before, 100 - before);
  const advice = trailer.advice.replace(/\s+/g, " ").trim();
  return {
    mood: before + change,
    moodChange: change,
    advice: isFitCoaching(advice, ADVICE_MOST) ? advice : ours.advice,
    sentiment: sentimentOf(change, trailer.sentiment ?? ours.sentiment),
    reasons: reasonsFor(change, ours, message),
    flags: ours.flags,
  };
}

function isOurs({ flags, reasons }: Verdict, signals: readonly string[]): boolean {
  return (
    flags.some((flag) => OURS_BY_FLAG.includes(flag)) ||
    signals.some((signal) => OURS_BY_SIGNAL.has(signal)) ||
    reasons.some(({ signal }) => OURS_BY_SIGNAL.has(signal))
  );
}

function contradicts(one: number, other: number): boolean {
  return one * other < 0 && Math.min(Math.abs(one), Math.abs(other)) > DISAGREEMENT;
}

/** A clear change says it itself; a small one may be felt either way, but not against its sign. */
function sentimentOf(change: number, felt: Sentiment): Sentiment {
  if (Math.abs(change) >= 2) return change > 0 ? "positive" : "negative";
  const opposite: Sentiment = change > 0 ? "negative" : "positive";
  return change !== 0 && felt === opposite ? "neutral" : felt;
}

/** Our reasons at the size of the blended change: all of them where it is the same or smaller, else those that point its way. */
function reasonsFor(change: number, { moodChange, reasons }: Verdict, message: string): Reason[] {
  if (change === moodChange && reasons.length > 0) return reasons;
  if (change === 0) return [];
  const isSmaller = change * moodChange > 0 && Math.abs(change) < Math.abs(moodChange);
  const kept = isSmaller ? reasons : reasons.filter(({ delta }) => delta * change > 0);
  const scaled = apportion(kept, change);
  if (scaled.length > 0) return scaled;
  const text = change > 0 ? "Your message came across well overall" : "Your message fell a little flat overall";
  return [{ signal: OVERALL, delta: change, quote: message, text }];
}

/** Integer shares that add up to `change`, by largest remainder; those that come to nothing are left out. */
function apportion(reasons: readonly Reason[], change: number): Reason[] {
  const total = reasons.reduce((sum, { delta }) => sum + delta, 0);
  if (total === 0) return [];
  const rows = reasons.map((reason) => {
    const exact = (reason.delta * change) / total;
    return { reason, exact, delta: Math.round(exact) };
  });
  let rest = change - rows.reduce((sum, { delta }) => sum + delta, 0);
  while (rest !== 0) {
    const step = Math.sign(rest);
    const row = rows.reduce((best, one) =>
      (one.exact - one.delta) * step > (best.exact - best.delta) * step ? one : best,
    );
    row.delta += step;
    rest -= step;
  }
  return rows
    .filter(({ delta }) => delta !== 0)
    .sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta))
    .map(({ reason, delta }) => ({ ...reason, delta }));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value)) + 0;
}
