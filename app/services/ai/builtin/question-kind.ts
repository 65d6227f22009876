/** What kind of question a sentence asks, so that one without a written answer still gets a fitting one. */

export type QuestionKind =
  | "favourite"
  | "preference"
  | "opinion"
  | "ability"
  | "experience"
  | "habit"
  | "hypothetical"
  | "possession"
  | "amount"
  | "when"
  | "where"
  | "why"
  | "who"
  | "advice"
  | "world"
  | "thread"
  | "general";

const KINDS: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    "advice",
    /\b(?:should i|what (?:do|would) i|how (?:do|would|should|can) i|what would you do (?:in|if) (?:i|my)|any advice)\b/,
  ],
  ["amount", /\bhow (?:many|much|long|far|big|tall|late|early|old)\b/],
  [
    "favourite",
    /\b(?:favou?rite|do you (?:like|love|enjoy) (?:best|most)|the best \w+ you(?:'ve)?|which \w+ do you (?:like|prefer|love))\b/,
  ],
  [
    "hypothetical",
    /\b(?:would you|if you (?:could|had|were|got|won)|could you (?:ever|live|see yourself)|what if|you'd)\b/,
  ],
  [
    "experience",
    /\b(?:have you (?:ever |actually |really |been|tried|seen|done|met|had|lived|read|visited|heard)|did you ever|ever (?:been|tried|done|seen|had|thought|met|broken)|were you ever|been to)\b/,
  ],
  [
    "ability",
    /\b(?:can you|are you (?:any )?good (?:at|with)|are you (?:bad|terrible|hopeless) (?:at|with)|do you (?:know how|speak|sing|dance|play|drive|swim|ski|sew|knit|surf)|could you)\b/,
  ],
  [
    "opinion",
    /\b(?:what do you (?:think|make) (?:of|about)|(?:your|any) (?:thoughts|opinions?|view|take|stance)|how do you feel about|do you (?:think|believe|agree|reckon|mind)|is it (?:ok|okay|weird|wrong|rude)|overrated|underrated|hot take)\b/,
  ],
  ["possession", /\b(?:do you (?:own|have|keep)|have you got|got any|you got)\b/],
  [
    "habit",
    /\b(?:how often|how many times|do you (?:usually|often|ever|always|still|normally|tend|go|get|eat|drink|watch|wear|use|cook|read|sleep|work|talk|spend|collect|listen|dream|cry|remember|celebrate|believe)|when do you)\b/,
  ],
  [
    "preference",
    /\b(?:do you (?:like|love|enjoy|prefer|hate|fancy|want|miss|care)|are you (?:into|a fan|fond|keen|more|an? )|you like)\b/,
  ],
  [
    "thread",
    /^(?:(?:and|so|but|oh|haha|lol|wait|ok|well),? )*(?:did|does|do|is|are|was|were|has|have|had|will|would|can|could) (?:he|she|they|it|that|this|those|these|anyone|anybody|someone|the)\b/,
  ],
  ["why", /\b(?:why|how come|what made you|what's the reason)\b/],
  ["who", /\b(?:who|whose|whom)\b/],
  ["when", /\b(?:when|what time|what year|since when)\b/],
  ["where", /\bwhere\b/],
];
const ABOUT_YOU = /\b(?:you|your|yours|yourself|you're|you've|you'd|u)\b/;

/** The kind of this normalised question; `world` when it is about neither the persona nor anything just said. */
export function kindOf(plain: string): QuestionKind {
  const kind = KINDS.find(([, pattern]) => pattern.test(plain))?.[0];
  if (kind && (ABOUT_YOU.test(plain) || ["advice", "opinion", "thread", "favourite", "why"].includes(kind)))
    return kind;
  if (
    !ABOUT_YOU.test(plain) &&
    /^(?:(?:and|so|but),? )*(?:what|who|when|where|how|is|are|does|do|did|was|were|which)\b/.test(plain)
  )
    return /\b(?:it|that|this|he|she|they|him|her|them|his|one|ones|there|then)\b/.test(plain) ? "thread" : "world";
  return kind ?? "general";
}
