/** What the person and the persona have in common: a particular subject of hers in the person's own life. */
import type { PersonaVoice, TopicFrame } from "../content/types.ts";
import type { Reading } from "../reading.ts";
import { particular } from "../subject.ts";
import { framesIn } from "../topics.ts";

/** `close` where the person says so or names two things of hers: only then does she call it common. */
export type Ground = { frame: TopicFrame; quote: string; against: boolean; close: boolean };

const OWN = /\b(?:i|i'm|i've|i'd|my|mine|me|we|we've|our|us|same here)\b/;
const AGAINST =
  /\b(?:i (?:really |just |absolutely |honestly )?(?:hate|dislike|detest|despise|loathe|don't (?:like|enjoy|get|see the point of|care for|eat|drink|trust)|can't stand|never (?:liked|got|saw))|not (?:a fan of|my thing|into)|overrated|is boring)\b/;
const ALSO = /\b(?:too|also|as well|same|me neither|likewise)\b/;
const WITHOUT =
  /\b(?:i (?:don't|didn't|never|haven't|can't|couldn't) (?:\w+ ){0,2}(?:have|had|own|got|know|tried|been|do|did|play|keep)|i'm not|no longer|wish i (?:had|could))\b/;
/** Signs that the subject is only mentioned, not lived. */
const ABOUT_YOU = /\b(?:you|your|you're|yours)\b/;

/** The most particular subject of hers that a statement of the person's touches in their own life. */
export function groundIn(voice: PersonaVoice, reading: Reading): Ground | undefined {
  let best: (Ground & { score: number }) | undefined;
  for (const statement of reading.statements) {
    if (!OWN.test(statement.plain) || statement.plain.split(" ").length < 4) continue;
    const against = AGAINST.test(statement.plain);
    if (
      !against &&
      (WITHOUT.test(statement.plain) ||
        (ABOUT_YOU.test(statement.plain) && !/\b(?:too|also|as well)\b/.test(statement.plain)))
    )
      continue;
    const scores = new Map<TopicFrame, number>();
    for (const hit of framesIn(voice, statement.plain))
      if (particular(hit) >= 2 && hit.keyword !== voice.slug)
        scores.set(hit.item, (scores.get(hit.item) ?? 0) + particular(hit));
    for (const hit of framesIn(voice, statement.plain))
      if (particular(hit) < 2 && scores.has(hit.item)) scores.set(hit.item, (scores.get(hit.item) ?? 0) + 0.5);
    for (const [frame, score] of scores)
      if (!best || score > best.score)
        best = { frame, quote: statement.text, against, score, close: score >= 2.8 || ALSO.test(statement.plain) };
  }
  return best;
}
