/** What a model may say: to the person as a coach, and in the persona's place. What fails is not shown; ours is. */
import { read } from "./builtin/reading.ts";
import { hazardsIn } from "./builtin/signals/safety.ts";
import { sentencesOf } from "./builtin/text.ts";

export const COACHING_MOST = 240;
export const ADVICE_MOST = 120;
const SENTENCES_MOST = 2;

const NOT_NEGATED =
  "(?<!\\b(?:don't|do not|never|stop|avoid|without|rather than|instead of|no need to|not)\\s(?:\\w+\\s)?)";
const PRESSING = new RegExp(
  `${NOT_NEGATED}\\b(?:keep (?:on )?(?:pushing|asking|trying|insisting|pressing|at (?:it|her|him|them))|push(?:ing)? (?:harder|again|back on|(?:her|him|them|for|past|through))|insist(?:ing)?|persist|pressur(?:e|ing)|press(?:ing)? (?:her|him|them|on|for|harder)|ask(?:ing)? (?:(?:her|him|them) )?(?:out )?(?:once more|again|anyway)|try (?:asking|inviting)? ?(?:her|him|them)? ?again|(?:won't|don't|never) (?:take|accept) (?:a )?no\\b|no (?:for|as) an answer|wear (?:her|him|them) down|until (?:she|he|they) (?:says? yes|agrees?|gives? in|caves?)|beg(?:ging)?|guilt|(?:make|get) (?:her|him|them) (?:jealous|feel (?:bad|guilty))|play hard to get|ultimatum|nag(?:ging)?)\\b`,
  "i",
);
const CONTACT =
  /\b(?:phone|whats ?app|telegram|snap(?:chat)?|instagram|insta|tiktok|discord|facetime|socials|e-?mail|contact details?|(?:her|his|their|your|my|swap|exchange|trade|get|drop|share|give|for a) (?:phone )?(?:numbers?|digits|address(?:es)?|handles?))\b/i;
const REACHABLE = /https?:|\bwww\.|\b[\w-]+\.(?:com|net|org|io|app|co\.uk)\b|\S@\S|\+?\d(?:[\s().-]?\d){6,}/i;
/** Machinery that the person never sees, and layout that the page does not have. */
const OUT_OF_PLACE = /[\n*#_{}<>|]|\bmood_delta\b|\b(?:as an ai|language model|system prompt|json|transcript)\b/i;

/** A model that denies being one, or reads out what it was told. */
const DISHONEST =
  /\b(?:i'm|i am) (?:(?:a|an|very|totally|definitely|actually|absolutely|100%|just a) )*(?:real|human|flesh and blood|not (?:a |an )?(?:bot|ai|a\.i\.|robot|machine|program|computer))\b|HOW YOU FEEL NOW|RULES, ABOVE ANYTHING|mood_delta/i;

/** One line of coaching that is worth showing: kind, clean, within `most` characters. Never presses, asks for no contact details. */
export function isFitCoaching(text: string, most = COACHING_MOST): boolean {
  const straight = text.replace(/[‘’]/g, "'");
  return (
    /\p{L}/u.test(text) &&
    text.length <= most &&
    ![PRESSING, CONTACT, REACHABLE, OUT_OF_PLACE].some((pattern) => pattern.test(straight)) &&
    hazardsIn(read(text)).length === 0
  );
}

/** Coaching in one sentence or two; a sentence inside quotation marks belongs to the one around it. */
export function isFitHint(text: string): boolean {
  const unquoted = text.replace(/[“"][^“”"]*[”"]/g, "it");
  return isFitCoaching(text) && sentencesOf(unquoted).length <= SENTENCES_MOST;
}

/** A reply that may stand: nothing sexual or hateful in it, no way to reach anyone, no claim to be human. */
export function isFitReply(text: string): boolean {
  return (
    !REACHABLE.test(text) &&
    !DISHONEST.test(text.replace(/[‘’]/g, "'")) &&
    !hazardsIn(read(text)).some(({ hazard }) => hazard === "explicit" || hazard === "hate")
  );
}
