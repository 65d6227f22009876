/** What the person has told about themselves, read from the transcript; later words correct earlier ones. */
import { sameKind } from "./told.ts";
import { placeIn, whenIn } from "./when.ts";
import type { Reading } from "./reading.ts";
import type { Trace } from "./trace.ts";

export type FactKind =
  | "name"
  | "age"
  | "job"
  | "home"
  | "from"
  | "pet"
  | "family"
  | "like"
  | "event"
  | "day"
  | "time"
  | "place"
  | `who:${string}`;

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
const LIVES =
  /\b(?:live|living|based|moved|settled|flat|house|place) (?:here )?(?:in|to|near|outside) ((?:the )?\p{Lu}[\p{L}]+(?:[ -]\p{Lu}[\p{L}]+)?)/u;
const LIKE =
  /\bi (?:really |absolutely |also |just |do )?(?:love|like|enjoy|adore|'m obsessed with|'m into) (?!you|that|it|this|to |how|when|the way|your|hearing|him|her|them|being|talking)((?:[\p{L}'-]+ ?){1,3}?)(?=$|[.,!?;]| and\b| but\b| because\b| when\b| with\b| so\b| too\b| at\b| on\b| in\b| - )/u;
const EVENT =
  /\b(?:(?:i have|i've got|i got|there's|have|got|having) (?:an? |my |this )|my (?:big |first |final |last )?|for (?:an? |my ))((?:[\p{L}-]+ )?(?:interview|exam|presentation|race|marathon|recital|audition|viva|driving test|test|operation|surgery|performance|tournament|deadline|final|half marathon|talk|speech|house move))\b/u;

const FAMILY =
  /\bmy ((?:little |big |older |younger |twin |baby )?(?:sister|brother|mum|mom|dad|mother|father|gran|grandma|grandmother|nan|grandad|grandpa|grandfather|aunt|uncle|niece|nephew|cousin|son|daughter))\b(?! (?:died|passed|is dead|was buried))/;
const LOSS =
  /\b(?:died|dead|passed away|funeral|lost (?:my|her|him)|miss (?:her|him)|used to|late (?:gran|grand|mother|father))\b/;

const SPECIES =
  "dog|cat|puppy|kitten|rabbit|bunny|hamster|gerbil|parrot|budgie|tortoise|turtle|horse|pony|goldfish|lizard|gecko|snake|ferret|hen|chicken|goat|labrador|lab|retriever|beagle|terrier|corgi|pug|poodle|cockapoo|dachshund|greyhound|whippet|lurcher|spaniel|collie|husky|boxer|bulldog|tabby";
const RELATION =
  "sister|brother|mum|mom|mother|dad|father|gran|grandma|grandmother|nan|grandad|grandpa|grandfather|aunt|auntie|uncle|niece|nephew|cousin|son|daughter|friend|best friend|flatmate|roommate|neighbour|neighbor|boss|colleague|wife|husband|ex|twin|boat|car|van|bike|band";
const BEING_NAMED = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Aa]n?|[Tt]he|[Hh]ave|[Gg]ot)\\s+(?:[\\p{L}-]+ ){0,3}?(${SPECIES}|${RELATION})(?:(?:'s name is|'s name's|'s called| is called| named| called| is named|, called|, named|,? who's called) (\\p{L}[\\p{L}'-]+)|,? (\\p{Lu}\\p{Ll}[\\p{L}'-]*))`,
  "gu",
);
const NAMED_BEING = new RegExp(
  `\\b(\\p{Lu}\\p{Ll}[\\p{L}'-]*)(?:,| is) my (?:[\\p{L}-]+ ){0,2}?(${SPECIES}|${RELATION})\\b`,
  "gu",
);
const IS_SPECIES = new RegExp(`^(?:${SPECIES})$`);
const AGE_SAID = /\bi(?:'m| am| just turned| turned) (\d{2})(?= ?(?:years old|yrs|[.,!?]|$| and\b| now\b))/;
const DOES =
  /\bi ((?:fix|repair|restore|build|run|own|manage|teach|drive|design|sell|edit|translate|bake|farm|grow|photograph|train|coach|look after|work (?:as|in|at|on|for|with)|study|make|write|tune|paint|clean|deliver|install|inspect|research|play (?:in|for)) (?!it\b|that\b|you\b|a lot\b|out\b|away\b|up\b|sure\b|mistakes\b|time\b|in the (?:morning|evening|rain|park)|every\b|most\b|to\b|for fun|soup|dinner|tea\b|coffee\b)[\p{L}' -]{3,40}?)(?=$|[.,!?;]| and\b| but\b| so\b| which\b| when\b| because\b| now\b)/u;
const TRADE =
  /\bi(?:'m| am| work as| was| used to be) (?:actually |currently |basically |still |just )?(an? (?:[\p{L}-]+ ){0,2}?[\p{L}-]*(?:er|or|ist|ian|man|woman|eer|smith|wright|nurse|chef|cook|vet|clerk|guard|guide|agent|scientist|mechanic|medic|judge|pilot|student|assistant|apprentice))(?=$|[.,!?;]| and\b| but\b| at\b| in\b| for\b| by\b| with\b| here\b| so\b| who\b)/u;
const NOT_A_TRADE =
  /\b(?:lover|owner|person|runner|walker|believer|beginner|loner|member|winner|loser|sucker|hugger|drinker|eater|reader|sleeper|thinker|overthinker|talker|listener|fan|number|matter|disaster|monster|better|former|other|another|sister|brother|mother|father|daughter|newcomer|foreigner|stranger|procrastinator|swimmer|climber|gamer|hiker|dreamer|worrier|planner|morning|optimist|pessimist|realist|perfectionist|minimalist|human|survivor|liar|terrible|bad|good|slow|bit|huge|big)\b/;
const FROM =
  /\b(?:[Ii]'m|[Ii] am|[Ii] come|[Oo]riginally|[Ii] grew up|[Bb]orn|[Rr]aised)(?: originally)? (?:from|in|near) ((?:the )?\p{Lu}[\p{L}]+(?:[ -]\p{Lu}[\p{L}]+)?)/u;

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
  const trade = TRADE.exec(reading.plain)?.[1];
  const job = JOB_AS.exec(reading.plain)?.[1] ?? JOB_IS.exec(reading.plain)?.[1];
  const does = JOB_TEACH.exec(reading.plain)?.[1] ?? DOES.exec(reading.plain)?.[1];
  if (job) facts.push({ kind: "job", value: `${/^[aeiou]/.test(job) ? "an" : "a"} ${job.trim()}` });
  else if (trade && !NOT_A_TRADE.test(trade)) facts.push({ kind: "job", value: trade });
  else if (does) facts.push({ kind: "job", value: `you ${does.trim()}` });
  const age = AGE_SAID.exec(reading.plain)?.[1];
  if (age && Number(age) >= 18) facts.push({ kind: "age", value: age });
  const from = FROM.exec(raw)?.[1];
  if (from) facts.push({ kind: "from", value: from });
  const home = HOME.exec(raw)?.[1] ?? LIVES.exec(raw)?.[1];
  if (home) facts.push({ kind: "home", value: home });
  for (const { noun, name } of beingsIn(raw)) {
    facts.push({ kind: `who:${noun}`, value: name });
    if (IS_SPECIES.test(noun)) facts.push({ kind: "pet", value: name, detail: noun });
  }
  const relative = FAMILY.exec(reading.plain);
  if (relative?.[1] && !LOSS.test(reading.plain)) facts.push({ kind: "family", value: `your ${relative[1]}` });
  const like = LIKE.exec(reading.plain)?.[1]?.trim();
  if (
    like &&
    like.length > 3 &&
    !/^(?:slow|fast|ever|early|late|quiet|small|big|long|short|simple|good|nice|old|new|most|more|people|things?|stuff|when|what|how|having|going|getting|both|all|them|those|these|hot|cold|warm|being|to)\b/.test(
      like,
    )
  )
    facts.push({ kind: "like", value: like });
  const { day, time } = whenIn(reading.plain);
  const event = EVENT.exec(reading.plain)?.[1];
  if (event && reading.questions.length === 0) facts.push({ kind: "event", value: event.trim(), detail: day });
  if (day) facts.push({ kind: "day", value: day });
  if (time) facts.push({ kind: "time", value: time });
  const place = placeIn(reading.plain);
  if (place) facts.push({ kind: "place", value: place });
  return facts;
}

/** Animals, people and things called by a name, in either order. */
function beingsIn(raw: string): { noun: string; name: string }[] {
  const found: { noun: string; name: string }[] = [];
  const add = (noun: string | undefined, name: string | undefined) => {
    if (!noun || !name || NOT_NAMES.has(name.toLowerCase()) || /^(?:who|which|that|and|but|is|was|has)$/i.test(name))
      return;
    found.push({ noun: noun.toLowerCase(), name: name.charAt(0).toUpperCase() + name.slice(1) });
  };
  for (const match of raw.matchAll(BEING_NAMED)) add(match[1], match[2] ?? match[3]);
  for (const match of raw.matchAll(NAMED_BEING)) add(match[2], match[1]);
  return found;
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

/** A question about something the person told; `words` are what it asks for, where no single fact is meant. */
export type Recall = { kind: FactKind | undefined; fact: Fact | undefined; asked: string };

const ASKS_BACK_OWN =
  /\b(?:do you (?:still |even |actually )?(?:remember|recall|know)|(?:can|could) you (?:still )?(?:remember|recall)|you (?:still )?remember|what did i (?:say|tell|call|mention)|did i (?:say|tell|mention)|i (?:told|said|mentioned)\b.*\bwhat|have you forgotten|did you forget|you forgot)\b.*\b(?:i|my|me|mine|we|our)\b|\b(?:what(?:'s| is| was| are| were)|who(?:'s| is| was)|which (?:one )?(?:is|was)|how old is|where(?:'s| is)) my\b|\b(?:what|where|who|how|when|which)(?: \p{L}+)? (?:does|did|do|is|was|has|are) my \p{L}+|\bmy [\p{L}']+(?: [\p{L}']+)? (?:is|was|are)? ?(?:called|named)\b|\b(?:what|where|who|which|how many|when|how old)(?: \p{L}+)? (?:do|did|am|was|have|is) i (?!do (?:now|next|with|about|if)|say to|even|need|have to|know)|^(?:(?:and|so|ok|wait|quick),? )*my [\p{L}']+(?:'s name)?\?$|\bwho am i\b|\bremember me\b/u;
/** The person's own life with another turn of phrase: "the name of my dog", "do I have any pets?", "my sister is who again?" */
const ASKS_OWN_TOO =
  /\bnames? of my\b|\b(?:do i (?:have (?:any|a)|play|drive|speak|work|own)|am i (?:from|allergic)|have i (?:told|mentioned|said))\b|\b(?:i|my|me)\b.*\bagain\?|\b(?:remind me|tell me again)\b.*\b(?:i|i'm|my)\b|^(?:(?:and|so|ok|wait|quick|but|oh|hey|erm?|um),? )*my(?: [\p{L}']+){1,3}\?$|\b(?:what|which|who)\b.*\b(?:can't|don't|do|did|am|was) i\b|\bwho (?:was it|is it|was) (?:that )?(?:i|my)\b/u;
const NO_RECALL =
  /\b(?:should i|what do i do (?:now|about|if|with|to)|what do i (?:say|need|have to|get|win|owe)|how do i|may i|can i|could i|shall i|will i|do i have to|when can i|where can i|what can i|what did i (?:do|miss|win)\b(?! for)|am i (?:supposed|missing|doing wrong|right|wrong|allowed|crazy|weird|boring|to)|what(?: else)? have i|how am i doing|who am i (?:talking|speaking|to)|do i (?:look|seem|sound|need|know|get|want|make)|(?:see|meet|ask|talk to) you again|my (?:chances?|odds|question|joke|jokes|messages?|turn|style|profile|place or))\b/;

const BY_NOUN: readonly (readonly [RegExp, FactKind])[] = [
  [/\bmy (?:own )?name\b|\bwho am i\b|\bi'm called\b|\bi am called\b|\bcall(?:ed)? me\b|\bremember me\b/, "name"],
  [/\bhow old am i\b|\bmy age\b/, "age"],
  [
    /\b(?:where (?:am i|i'm|i am|was i|did i) (?:originally )?(?:from|born|grow|come)|where i(?:'m| am| was| come)? ?(?:originally )?(?:from|born|grew))\b/,
    "from",
  ],
  [
    /\bwhere (?:do |did )?i (?:say i )?(?:live|moved?|am based|stay)|\bmy (?:home|town|city|place)\b|\bwhere i(?:'m| am)? (?:live|based|living)\b/,
    "home",
  ],
  [
    /\bmy (?:job|work|profession|trade|living)\b|\bwhat (?:do|did) i (?:say i )?(?:do|work)|\bwhat i (?:do|work)\b|\bwhere (?:do )?i work\b|\bfor a living\b/,
    "job",
  ],
  [/\bmy (?:pet|animal)\b/, "pet"],
  [/\b(?:coming up|my (?:big )?(?:event|day|test|exam|interview|race|appointment))\b/, "event"],
  [/\bwhat i (?:like|love|enjoy)|what (?:do|did) i (?:say i )?(?:like|love|enjoy)|my (?:hobby|hobbies)\b/, "like"],
];
const WHO = new RegExp(`\\bmy (?:[\\p{L}-]+ ){0,2}?(${SPECIES}|${RELATION})(?:'s)?\\b`, "u");

/** What the message asks the persona to remember, and the fact if there is one; undefined when it asks nothing of the kind. */
export function recallAsked(reading: Reading, facts: Facts): Recall | undefined {
  const question = reading.sentences.find(
    (one) =>
      (reading.questions.includes(one) || /\b(?:remind me|tell me again)\b/.test(one.plain)) &&
      (ASKS_BACK_OWN.test(one.plain) || ASKS_OWN_TOO.test(one.plain)) &&
      !NO_RECALL.test(one.plain),
  );
  if (!question) return undefined;
  const { plain } = question;
  const asked = plain;
  const noun = WHO.exec(plain)?.[1];
  const asksName =
    /\b(?:names?|called|named|who|who's)\b/.test(plain) || !/\b(?:what|where|how|when|why|which)\b/.test(plain);
  if (noun && !asksName) return { kind: undefined, fact: undefined, asked };
  if (noun) {
    const known = Object.values(facts)
      .filter((one) => one !== undefined)
      .filter((one) => one.kind.startsWith("who:") && sameKind(one.kind.slice(4), noun))
      .sort((one, other) => other.turn - one.turn);
    const own = facts[`who:${noun}`] ?? known[0];
    return { kind: own?.kind, fact: own, asked };
  }
  const kind = BY_NOUN.find(([pattern]) => pattern.test(plain))?.[1];
  if (!kind) return { kind: undefined, fact: undefined, asked };
  const fact = facts[kind] ?? (kind === "from" ? facts.home : kind === "home" ? facts.from : undefined);
  return { kind, fact, asked };
}
