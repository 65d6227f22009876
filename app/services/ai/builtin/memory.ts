/** What the person has told about themselves, read from the transcript; later words correct earlier ones. */
import { placeIn, whenIn } from "./when.ts";
import type { Reading } from "./reading.ts";
import type { Trace } from "./trace.ts";

export type FactKind = "name" | "job" | "home" | "pet" | "family" | "like" | "event" | "day" | "time" | "place";

/** One fact: a noun phrase, its kind, and the number of the person's message it came from. */
export type Fact = { kind: FactKind; value: string; detail?: string; turn: number };

export type Facts = Partial<Record<FactKind, Fact>>;

const NOT_NAMES = new Set(
  "not so very really just from in at a an the sorry good fine great ok okay well glad happy sad here new back home also still only more less into on off up down sure ready free busy done tired bored curious nervous shy single looking trying going coming working thinking feeling learning english american british irish scottish french german spanish italian indian chinese japanese canadian australian brazilian mexican dutch polish swedish korean turkish greek vegan vegetarian christian muslim jewish catholic hindu buddhist monday tuesday wednesday thursday friday saturday sunday god yours all both that this what it he she they my your no yes haha lol being currently actually originally usually probably definitely guilty innocent allergic terrible awful amazing awesome better best worst pretty kind half too totally completely absolutely literally honestly basically always never sometimes pleased delighted thrilled excited impressed intrigued afraid about to obsessed dying dead crying laughing nice cool lol haha okay yeah yep nope hmm same true right wow thanks thank sure whatever nothing maybe why what who how hello hi hey bye listening waiting hungry hot cold sick lost".split(
    " ",
  ),
);
const SAID_NAME =
  /\b(?:my name(?:'s| is)|i'm called|call me|name's|i go by|people call me|friends call me)\s+(?:actually\s+)?(\p{L}[\p{L}'-]{1,19})/iu;
const I_AM_NAME =
  /(?:^|[.!,;:?]\s*|\b(?:[Hh]i|[Hh]ey|[Hh]ello|[Aa]ctually|[Aa]nd|[Oo]h|[Nn]o|[Ss]orry|btw|meet you)[,!.]?\s+)(?:[Ii]'m|[Ii] am|[Ii]m|[Ii]t's|[Ii]ts)\s+(\p{Lu}\p{Ll}[\p{L}'-]{0,18})(?=\s*(?:$|[.,!?;:)]|by the way|btw|and\b|from\b|nice\b|pleased\b|what|how|,|- ))/u;
const BARE_NAME =
  /^(?:(?:it's|its|i'm|im|i am|that's|just|mine's|mine is|it is|hi|oh)[,]?\s+)*(\p{L}[\p{L}'-]{1,19})(?=[.!, 😊]*$|[.,!] |\s+(?:and|what|but|by)\b)/iu;
const CORRECTED =
  /\b(?:no,? |actually,? |sorry,? |not \w+,? )(?:it's|my name's|my name is|i'm|call me) (\p{L}[\p{L}'-]{1,19})/iu;
const JOB_AS =
  /\b(?:i work as|i'm working as|my job is|i work as being|working as) (?:an? |the )?([\p{L} -]{3,30}?)(?=$|[.,!?;]| at\b| in\b| for\b| and\b| but\b| with\b| on\b| here\b| so\b)/u;
const JOB_IS =
  /\b(?:i'm|i am) (?:actually |currently |basically )?an? ((?:[\p{L}-]+ ){0,2}(?:nurse|teacher|chef|cook|engineer|developer|programmer|designer|doctor|lawyer|vet|artist|writer|accountant|barista|bartender|waiter|waitress|student|architect|scientist|researcher|electrician|plumber|carpenter|mechanic|librarian|photographer|musician|journalist|paramedic|midwife|dentist|pharmacist|translator|editor|analyst|consultant|manager|builder|farmer|baker|gardener|florist|pilot|driver|tutor|lecturer|professor|therapist|physio|firefighter|illustrator|potter|actor|dancer|welder|postman|social worker))\b/u;
const JOB_TEACH =
  /\bi (teach [\p{L} ]{3,25}?|drive a (?:bus|train|truck|lorry|taxi)|run a [\p{L} ]{3,20}?|fix [\p{L}]{3,15}|write code|work in (?:a |an |the )?[\p{L} ]{3,24}?|work at (?:a |an |the )[\p{L} ]{3,24}?)(?=$|[.,!?;]| and\b| but\b| so\b| at\b| which\b)/u;
const HOME =
  /\b(?:I|i)(?:'m| am| live| moved| just moved| grew up| come)(?: here| currently| originally| actually| recently)? (?:in|to|from) ((?:the )?\p{Lu}[\p{L}]+(?:[ -]\p{Lu}[\p{L}]+)?)/u;
const PET_NAMED =
  /\b(?:my|our|a|an|the|have|got)\s+(?:[\p{L}-]+ ){0,3}?(dog|cat|puppy|kitten|rabbit|hamster|parrot|tortoise|horse|labrador|lab|retriever|beagle|terrier|corgi|pug|poodle|dachshund|greyhound|spaniel|husky)(?:'s name is|'s called|,? is called|,? is named|,? named|,? called|,|'s)? (?:is )?(\p{Lu}[\p{L}]+)/u;
const PET_IS =
  /\b(\p{Lu}[\p{L}]+)(?:,| is) my (?:[\p{L}-]+ ){0,2}?(dog|cat|puppy|kitten|rabbit|hamster|parrot|tortoise|horse|labrador|beagle|terrier|corgi|greyhound)/u;
const LIKE =
  /\bi (?:really |absolutely |also |just |do )?(?:love|like|enjoy|adore|'m obsessed with|'m into) (?!you|that|it|this|to |how|when|the way|your|hearing|him|her|them|being|talking)((?:[\p{L}'-]+ ?){1,3}?)(?=$|[.,!?;]| and\b| but\b| because\b| when\b| with\b| so\b| too\b| at\b| on\b| in\b| - )/u;
const EVENT =
  /\b(?:(?:i have|i've got|i got|there's|have|got|having) (?:an? |my |this )|my (?:big |first |final |last )?|for (?:an? |my ))((?:[\p{L}-]+ )?(?:interview|exam|presentation|race|marathon|recital|audition|viva|driving test|test|operation|surgery|performance|tournament|deadline|final|half marathon|talk|speech|house move))\b/u;

const FAMILY =
  /\bmy ((?:little |big |older |younger |twin |baby )?(?:sister|brother|mum|mom|dad|mother|father|gran|grandma|grandmother|nan|grandad|grandpa|grandfather|aunt|uncle|niece|nephew|cousin|son|daughter))\b(?! (?:died|passed|is dead|was buried))/;
const LOSS =
  /\b(?:died|dead|passed away|funeral|lost (?:my|her|him)|miss (?:her|him)|used to|late (?:gran|grand|mother|father))\b/;

const spokenOf = new WeakMap<Reading, readonly Omit<Fact, "turn">[]>();

/** Facts after one more message, given those before it and what the persona had just said. Total and pure. */
export function remember(facts: Facts, reading: Reading, last: Trace | null, turn: number): Facts {
  let spoken = spokenOf.get(reading);
  if (!spoken) spokenOf.set(reading, (spoken = factsIn(reading)));
  const next: Facts = { ...facts };
  const name = nameIn(reading.raw.replace(/[\u2018\u2019]/g, "'"), last?.asksName === true);
  if (name) next.name = { kind: "name", value: name, turn };
  for (const fact of spoken) next[fact.kind] = { ...fact, turn };
  return next;
}

/** Every fact but the name, which also depends on having been asked for. */
function factsIn(reading: Reading): Omit<Fact, "turn">[] {
  const facts: Omit<Fact, "turn">[] = [];
  const raw = reading.raw.replace(/[\u2018\u2019]/g, "'");
  const job = JOB_AS.exec(reading.plain)?.[1] ?? JOB_IS.exec(reading.plain)?.[1];
  const does = JOB_TEACH.exec(reading.plain)?.[1];
  if (job ?? does) facts.push({ kind: "job", value: (job ?? does ?? "").trim() });
  const home = HOME.exec(raw)?.[1];
  if (home) facts.push({ kind: "home", value: home });
  const pet = PET_NAMED.exec(raw);
  const petIs = PET_IS.exec(raw);
  if (pet?.[1] && pet[2]) facts.push({ kind: "pet", value: pet[2], detail: pet[1].toLowerCase() });
  else if (petIs?.[1] && petIs[2]) facts.push({ kind: "pet", value: petIs[1], detail: petIs[2].toLowerCase() });
  const relative = FAMILY.exec(reading.plain);
  if (relative?.[1] && !LOSS.test(reading.plain)) facts.push({ kind: "family", value: `your ${relative[1]}` });
  const like = LIKE.exec(reading.plain)?.[1]?.trim();
  if (like && like.length > 3) facts.push({ kind: "like", value: like });
  const { day, time } = whenIn(reading.plain);
  const event = EVENT.exec(reading.plain)?.[1];
  if (event && reading.questions.length === 0) facts.push({ kind: "event", value: event.trim(), detail: day });
  if (day) facts.push({ kind: "day", value: day });
  if (time) facts.push({ kind: "time", value: time });
  const place = placeIn(reading.plain);
  if (place) facts.push({ kind: "place", value: place });
  return facts;
}

function nameIn(raw: string, asked: boolean): string | undefined {
  const found =
    CORRECTED.exec(raw)?.[1] ??
    SAID_NAME.exec(raw)?.[1] ??
    I_AM_NAME.exec(raw)?.[1] ??
    (asked ? BARE_NAME.exec(raw)?.[1] : undefined);
  if (!found || NOT_NAMES.has(found.toLowerCase()) || found.endsWith("ing")) return undefined;
  return found.charAt(0).toUpperCase() + found.slice(1);
}

export type Recall = { kind: FactKind; fact: Fact | undefined };

const RECALLS: readonly [RegExp, FactKind][] = [
  [/\b(?:what(?:'s| is| was) my name|remember my name|who am i|know my name|forgot(?:ten)? my name)\b/, "name"],
  [
    /\b(?:my (?:dog|cat|pet|puppy|kitten|rabbit)(?:'s name| called| named)|what (?:is|was|'s) my (?:dog|cat|pet)|remember my (?:dog|cat|pet)|name of my (?:dog|cat|pet))\b/,
    "pet",
  ],
  [
    /\b(?:what do i do (?:for|again)|what(?:'s| is| was) my (?:job|work)|what (?:did i (?:say|tell you)|do you (?:think|remember)) i do|remember (?:my (?:job|work)|what i do|where i work)|where do i work|what i do for)\b/,
    "job",
  ],
  [
    /\b(?:what did i (?:say|tell you) about my (?:family|sister|brother|mum|mom|dad|gran\w*|mother|father)|remember my (?:family|sister|brother|mum|mom|dad|gran\w*|mother|father)|do i have (?:any )?(?:siblings|a sister|a brother))\b/,
    "family",
  ],
  [
    /\b(?:what (?:do|did) i (?:like|say i liked?|tell you i liked?)|remember what i (?:like|love|enjoy)|what(?:'s| is| was) my (?:hobby|favou?rite))\b/,
    "like",
  ],
  [
    /\b(?:what (?:do|have) i (?:have|got) (?:coming up|on|tomorrow|this week|next week)|remember what(?:'s| is) (?:coming up|on)|what(?:'s| is| was) (?:my|the) (?:big )?(?:event|thing) (?:on|this|next))\b/,
    "event",
  ],
  [/\b(?:where (?:do i live|am i from|did i (?:grow|move))|remember where i(?:'m| am| live| come))\b/, "home"],
  [
    /\b(?:what day (?:did we|was it|are we|again|did i)|which day (?:did we|again|are we)|when are we meeting|what did we (?:say|agree)|remember (?:the|our) plan|remember (?:what|which) day)\b/,
    "day",
  ],
];

/** What the message asks the persona to remember, and the fact if there is one; undefined when it asks nothing of the kind. */
export function recallAsked(reading: Reading, facts: Facts): Recall | undefined {
  const kind = RECALLS.find(([pattern]) => pattern.test(reading.plain))?.[1];
  return kind ? { kind, fact: facts[kind] } : undefined;
}
