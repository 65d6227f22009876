/** What a question is about: the frames of the persona it may mean, and the line of hers that holds its words. */
import type { PersonaVoice, TopicFrame } from "./content/types.ts";
import type { Reading } from "./reading.ts";
import { contentWords, type Sentence } from "./text.ts";
import { framesAsked, framesIn, type Hit } from "./topics.ts";

/** Points back at something already named: "yours", "it", "he", "that one", "the best one". */
export const ANAPHORA =
  /\b(?:it|its|they|them|their|he|him|his|she|her|hers|yours|one|ones|there|then|those|these|the (?:other|rest|end|ending|first|last|worst|best))\b|\b(?:about|of|like|with|do|did|does|is|was|for|at|to|from|after|before|into|over|on) (?:that|this)\b(?! \w+ (?:you|that))|^(?:(?:and|so|but),? )?(?:that|this)\b|\bthat (?:time|happen|feel|work|start|go|come|take|end|day)\b/;
/** Stands for one person or thing just named, so the subject just spoken of outweighs everyday words. */
const STANDS_FOR = /\b(?:he|him|his|she|her|hers|they|them|yours|one|ones)\b/;
/** Other words for what frames are called; tried where a question's own words name nothing. */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:your (?:place|house|home|apartment)|where you(?:'re| are) living|your room|the place you live)\b/,
    "live home flat city where you live",
  ],
  [/\b(?:your (?:town|area|neighbou?rhood)|around there)\b/, "city live"],
  [/\b(?:keeps? you busy|fill your days|do all day|pays? the bills|profession|day job)\b/, "work job"],
  [/\b(?:mates?|pals?|your people|bestie|best friend)\b/, "friends friend"],
  [/\b(?:telly|series|binge|shows?)\b/, "tv film"],
  [/\b(?:holidays?|vacations?|getaway|abroad|trips?)\b/, "travel trip"],
  [/\b(?:folks|relatives|at home growing up)\b/, "parents family"],
  [/\b(?:work ?out|exercise|keep fit|sports?|fit)\b/, "gym sport fitness running swim"],
  [/\b(?:as a kid|little (?:kid|girl|boy)|when you were (?:young|small|little|a child)|growing up)\b/, "childhood"],
  [/\b(?:unwind|relax|switch off|wind down|de-?stress|calm down)\b/, "stress"],
  [/\b(?:scares? you|afraid of|frighten\w*|phobia|terrif\w+)\b/, "fear"],
  [/\b(?:annoys? you|drives you (?:mad|crazy)|irritat\w+|pet peeve|bugs you)\b/, "peeves annoying pet peeve"],
  [/\b(?:single|ex\b|last relationship|heartbreak)\b/, "love past relationship"],
  [/\b(?:perfect date|ideal date|first date)\b/, "first date date"],
  [/\b(?:looking for|your type|ideal partner)\b/, "looking for"],
  [/\b(?:in your cup|drink of choice|drink in the morning)\b/, "coffee tea"],
];

/** Asks for a particular time or person: the anecdote answers it better than the fact. */
const STORY =
  /\b(?:best|worst|funniest|strangest|weirdest|oddest|craziest|silliest|favou?rite|most|biggest|first|last|proudest|scariest|hardest|ever|who was|what happened|happened|story|stories|example|a time|caught|mind|notice|noticed|go wrong|goes wrong|disaster)\b/;
const DEEPER =
  /^(?:(?:and|so|but|oh|wow),? )*(?:why|how)\b|\b(?:how do you|how does|what's it like|what is it like|why do|why did|what got you|get into|got into|start|started|learn)\b/;

/** Everyday words that many frames share; they decide only where nothing particular was said. */
const EVERYDAY = new Set([
  ..."work job today week lately weekend weekends plans saturday sunday friday night nights evening live city flat place family people friends friend phone money travel trip food eat eating dinner lunch name age old talk summer winter day home kids children family love dating advice happy sad sleep weather music film films book books tea coffee write writing read reading dream dreams stress interests hobby hobbies fun country morning mornings tv job career watching sing walk play".split(
    " ",
  ),
  "this week",
  "spare time",
  "free time",
]);

/** Which depth of a frame the question is after. */
export type Depth = "answer" | "why" | "story";

export function depthAsked(plain: string): Depth {
  if (STORY.test(plain)) return "story";
  return DEEPER.test(plain) ? "why" : "answer";
}

export type Subject = { frame: TopicFrame; score: number };

/**
 * Frames the question may be about, best first: its own words count fully, particular ones more than everyday ones; the rest of
 * the message and the frame spoken of last count where the question points back or names nothing itself.
 */
export function subjectsOf(
  voice: PersonaVoice,
  question: Sentence,
  reading: Reading,
  current: TopicFrame | undefined,
): Subject[] {
  const scores = new Map<TopicFrame, number>();
  const add = (frame: TopicFrame, score: number) => scores.set(frame, (scores.get(frame) ?? 0) + score);
  const own = framesIn(voice, question.plain).filter((hit) => hit.keyword !== voice.slug);
  for (const hit of own) add(hit.item, particular(hit));
  for (const frame of framesAsked(voice, question.plain)) add(frame, 3.5);
  const aimed = /\b(?:about|with|to|of|from) your ([^?.!,]+)/.exec(question.plain)?.[1];
  if (aimed) for (const hit of framesIn(voice, aimed)) add(hit.item, 4);
  if (scores.size === 0)
    for (const [asked, words] of OTHERWISE)
      if (asked.test(question.plain)) for (const hit of framesIn(voice, words).slice(0, 2)) add(hit.item, 1.5);
  const particularOwn =
    own.some((hit) => particular(hit) >= 1) || (scores.size > 0 && !STANDS_FOR.test(question.plain));
  const pointsBack = ANAPHORA.test(question.plain);
  if (pointsBack || !particularOwn)
    for (const statement of reading.statements)
      for (const hit of framesIn(voice, statement.plain))
        if (particular(hit) >= 1 && hit.keyword !== voice.slug)
          add(hit.item, particular(hit) * (pointsBack ? 1.4 : 0.8));
  if (current && (pointsBack || scores.has(current))) add(current, pointsBack && !particularOwn ? 2 : 0.6);
  return [...scores].map(([frame, score]) => ({ frame, score })).sort((a, b) => b.score - a.score);
}

/** 0.5 for an everyday word, 2 for a particular one, 3 for a phrase. */
export function particular(hit: Hit<TopicFrame>): number {
  if (EVERYDAY.has(hit.keyword) || /^(?:time\.|today$|weekend$)/.test(hit.item.id)) return 0.5;
  return (hit.words > 1 ? 3 : 2) + Math.min(2, 0.8 * (hit.count - 1));
}

export type Found = { frame: TopicFrame; line: string };
type Entry = { frame: TopicFrame; line: string; words: ReadonlySet<string> };
const libraries = new WeakMap<PersonaVoice, { entries: readonly Entry[]; rarity: ReadonlyMap<string, number> }>();

/**
 * Lines of hers that hold the question's own words, best first: any rare shared word counts within `near` frames; elsewhere two
 * are needed, or all the question has.
 */
export function linesAbout(voice: PersonaVoice, plain: string, near: readonly TopicFrame[]): Found[] {
  const asked = contentWords(plain);
  if (asked.length === 0) return [];
  const { entries, rarity } = libraryOf(voice);
  return entries
    .flatMap((entry) => {
      const shared = asked.filter((word) => entry.words.has(word));
      if (shared.length === 0) return [];
      const close = near.includes(entry.frame);
      const whole = shared.length === asked.length && asked.length <= 2;
      if (!close && !whole && (shared.length < 2 || asked.length > shared.length * 2)) return [];
      const score = shared.reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0) + (close ? 2 : 0);
      return [{ frame: entry.frame, line: entry.line, score }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ frame, line }) => ({ frame, line }));
}

function libraryOf(voice: PersonaVoice) {
  const known = libraries.get(voice);
  if (known) return known;
  const entries = voice.frames.flatMap((frame) =>
    frame.levels.flat().map((line) => ({
      frame,
      line,
      words: new Set(contentWords(line.toLowerCase().replace(/[\u2018\u2019]/g, "'"))),
    })),
  );
  const counts = new Map<string, number>();
  for (const entry of entries) for (const word of entry.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = new Map([...counts].map(([word, count]) => [word, Math.log(1 + entries.length / count)]));
  const library = { entries, rarity };
  libraries.set(voice, library);
  return library;
}
