/**
 * Finds what the person told about themselves in their own sentences: by the subject asked about, by the words the
 * question shares with a sentence, and by whether it holds a day or a name where one is asked for. Later words win.
 */
import { stem, wordsOf, type Sentence } from "./text.ts";
import type { Trace } from "./trace.ts";
import { whenIn } from "./when.ts";

/** One sentence of the person's, the number of its message, and the persona's line before it. */
export type Told = { sentence: Sentence; turn: number; last: Trace | null };

/** `asks` in a question about oneself is answered by a sentence that `tells`, less surely by one that `hints`. */
type Subject = { asks: RegExp; tells: RegExp; hints?: RegExp };

const SUBJECTS: readonly Subject[] = [
  {
    asks: /\b(?:what (?:do|did|was it) i (?:say i )?(?:do|did|work)\b|what i do\b|my (?:job|work|profession|trade|career|living|line of work|day job)\b|for (?:a living|work)\b|i work as\b)/,
    tells:
      /\bi(?:'m| am| was)? (?:actually |currently |basically |just |mostly |now |still )*(?:work(?:ing)? (?:as|in|at|for|on|with|from)|retired|unemployed|freelanc\w+|self-employed|between jobs|out of work|laid off|made redundant|looking for work)\b|\b(?:between jobs|for a living|by (?:trade|profession|day)|my (?:job|work|trade|profession) is|retired|day job|new job|old job)\b|\bi(?:'m| am| was) (?:actually |currently |basically |just |now |still )?an? (?:[\p{L}-]+ ){0,3}?(?!(?:morning|better|bit|lover|runner|sucker|beginner|listener|sister|brother)\b)[\p{L}-]+(?:er|or|ist|ian|man|woman|eer|smith|wright|nurse|chef|cook|vet|clerk|guard|guide|agent|medic|pilot|student|assistant|apprentice)\b|\bi (?:actually |mostly |basically )?(?:run|own|manage|drive) (?:a|an|the|my|our)\b/u,
    hints:
      /\bi (?:actually |mostly |basically |just )?(?:fix|repair|teach|build|design|sell|bake|farm|train|clean|deliver|restore|install|tune|make|write|edit|translate|grow|look after|inspect|paint|drive|run|operate|test|weld|carve|code|maintain|mend) (?!it\b|that\b|you\b|most\b|every\b|on\b|in\b|to\b|away\b)/,
  },
  {
    asks: /\b(?:where (?:do |did )?i (?:say i )?work\b|who (?:do )?i work for|my (?:employer|company|workplace|office|shop)\b)/,
    tells: /\bwork(?:ing)? (?:at|for|in|with|out of)\b|\bmy (?:employer|company|workplace|office|shop)\b/,
  },
  {
    asks: /\bwhere (?:do |did |am |was )?i(?:'m| am)? (?:say i )?(?:live|living|moved?|based|stay\w*)\b|\bmy (?:home|town|city|neighbou?rhood|village)\b/,
    tells:
      /\bi(?:'m| am|'ve| have)? (?:just |only |recently |now |currently |here )*(?:live|living|based|stay\w*|moved|settled|rent\w*)\b|\b(?:flat|house|apartment|room|cottage|boat) (?:in|near|by|above|outside)\b/,
  },
  {
    asks: /\bwhere (?:am |was |did |do )?i(?:'m| am| was)? (?:originally )?(?:come from|from|born|grow up|grew up|raised|come)\b|\bmy (?:hometown|home country)\b/,
    tells:
      /\b(?:i'm|i am|i come|originally|all the way) (?:originally )?from\b|\b(?:grew up|born|raised) (?:in|near|on|by)\b/,
  },
  {
    asks: /\bhow old (?:am i|i am)\b|\bmy age\b/,
    tells: /\bi(?:'m| am|'ll be)(?: only| just| now)? \d\d\b|\bturn(?:ed|ing)? \d\d\b|\b\d\d years\b/,
  },
  {
    asks: /\b(?:my (?:car|van|bike|ride|wheels|motorbike|truck)\b|(?:what|how) (?:do |did )?i (?:say i )?(?:drive|ride|get (?:to work|around)|commute)\b|what i (?:drive|ride)\b)/,
    tells:
      /\b(?:i (?:drive|ride|cycle|commute)|my (?:car|van|bike|motorbike|scooter|truck))\b|\b(?:drive|driving|ride) an?\b/,
  },
  {
    asks: /\b(?:instruments?|(?:what|which)(?: \p{L}+)? (?:do |did )?i (?:say i )?play|what i play|do i play)\b/u,
    tells:
      /\b(?:i(?:'m| am)? (?:learning|practis\w+|practic\w+)(?: to play)?|i(?:'ve)? (?:also |still )?play(?:ed)?|play the)\b/,
  },
  {
    asks: /\b(?:my (?:\p{L}+ )?(?:hobby|hobbies|spare time|free time|weekends?|evenings?|thing)\b|(?:for fun|in my free time|on (?:my )?weekends)|what (?:do |did )?i (?:say i )?(?:like|love|enjoy)|what i (?:like|love|enjoy)|what am i into)/u,
    tells:
      /\bi(?:'m| am)? (?:really |also |just |absolutely |do |mostly |usually |secretly )*(?:love|like|enjoy|adore|into|obsessed with|collect|knit|climb|paint|swim|run|garden|sew|sing|dance|hike|go)\b|\bmy (?:hobby|thing|passion)\b/,
  },
  {
    asks: /\b(?:hate|dislike|can(?:'t|not)? i (?:not )?stand|can't stand|don't i (?:like|eat)|don't (?:like|eat))\b/,
    tells:
      /\b(?:hate|can't stand|dislike|don't (?:like|eat|do)|not a fan|loathe|detest|can't bear|never eat|not for me)\b/,
  },
  {
    asks: /\ballerg\w*|\bcan't i (?:eat|have)|\bcan't (?:eat|have)\b|\bintoleran\w*/,
    tells: /\ballerg\w*|\bintoleran\w*|\bcan't (?:eat|have|go near)\b|\bc(?:o)?eliac\b/,
  },
  {
    asks: /\b(?:nervous|worr(?:ied|ying)|scared|anxious|afraid|stress\w*|dread\w*|terrified)\b/,
    tells:
      /\b(?:nervous\w*|worr(?:ied|ying|y)|scared|anxious|afraid|stress\w*|dread\w*|terrified|shaking|butterflies|can't sleep|bricking)\b/,
  },
  {
    asks: /\b(?:excited|looking forward|proud|happy about)\b/,
    tells: /\b(?:excited|looking forward|can't wait|proud|so happy|thrilled)\b/,
  },
  {
    asks: /\b(?:coming up|ahead of me|my big (?:day|thing)|going on (?:this|next)|what (?:do|did) i (?:say i )?have (?:on|this|next|tomorrow)|what(?:'s| is) (?:happening|on) (?:for me|this|next|on))\b/,
    tells:
      /\b(?:i have|i've got|there's|having|my)\b.{0,40}\b(?:interview|exam|test|presentation|race|recital|audition|viva|operation|surgery|performance|tournament|deadline|marathon|talk|speech|wedding|move|trip|concert|gig|first day|appointment|match|show)\b/,
  },
  {
    asks: /\b(?:what (?:do |am |did |was )?i(?:'m| am)? (?:say i(?:'m| was)? )?(?:study|studying|learn|learning|training|reading)|my (?:degree|course|studies|major|subject|thesis|dissertation))\b/,
    tells:
      /\b(?:study|studying|studied|degree|course|major|phd|master's|thesis|dissertation|night school|evening class|learning|training (?:to|as)|retraining)\b/,
  },
  {
    asks: /\blanguages?\b|\bdo i speak\b|\bwhat i speak\b/,
    tells:
      /\b(?:speak|bilingual|trilingual|fluent|mother tongue|languages?)\b|\blearning \p{L}+(?:ish|ese|ian|an|ic|ch)\b/u,
  },
  {
    asks: /\bmy (?:\p{L}+ )?(?:plans?|trip|holiday|travels?)\b|\bwhat (?:am |was )?i(?:'m)? (?:doing|planning|going to do|up to) (?!now|here|with you|wrong)|\bwhere am i (?:going|off|travell?ing|flying|moving)\b/u,
    tells:
      /\bi(?:'m| am) (?:going|off|flying|travel\w+|visiting|planning|moving|starting|heading|taking)\b|\bi(?:'ll| will)\b|\bwe(?:'re| are) (?:going|off|flying|visiting|heading)\b|\b(?:planning|plan|hoping) (?:to|on)\b|\b(?:trip|holiday)\b/,
  },
  {
    asks: /\bmy (?:pets?|animals?)\b|\bdo i have (?:any |a )?(?:pets?|animals?)\b|\bpets? (?:do|did) i have\b/,
    tells:
      /\b(?:dogs?|cats?|rabbits?|horse|hamsters?|parrots?|budgies?|tortoise|snake|ferrets?|hens?|goats?|fish|pets?)\b/,
  },
  {
    asks: /\bmy (?:siblings?|family|parents?|kids?|children)\b|\bdo i have (?:any )?(?:siblings?|kids?|children|family|brothers?|sisters?)\b/,
    tells:
      /\b(?:brothers?|sisters?|mother|father|parents?|sons?|daughters?|kids?|children|twins?|only child|siblings?)\b/,
  },
  {
    asks: /\bmy (?:wife|husband|partner|girlfriend|boyfriend|ex)\b/,
    tells: /\b(?:wife|husband|partner|girlfriend|boyfriend|ex|divorced|widow\w*)\b/,
  },
];

/** Words that mean one thing where somebody is asked for: kinds of dog are dogs, a mum is a mother. */
const SAME: ReadonlyMap<string, string> = new Map(
  (
    [
      "mother mum mom mam mummy mama ma",
      "father dad daddy papa pa",
      "grandmother gran grandma nan nana granny",
      "grandfather grandad grandpa granddad",
      "aunt auntie aunty",
      "partner girlfriend boyfriend",
      "dog puppy pup labrador lab retriever beagle terrier corgi pug poodle cockapoo dachshund greyhound whippet lurcher spaniel collie husky boxer bulldog mutt mongrel mastiff pointer setter rottweiler dalmatian sheepdog alsatian",
      "cat kitten tabby tomcat kitty moggy siamese ginger",
      "rabbit bunny lop",
      "horse pony mare foal",
      "bird parrot budgie cockatiel canary",
      "bike bicycle motorbike motorcycle",
      "exam test exams",
      "flatmate roommate housemate",
      "child kid kids children",
    ] as const
  ).flatMap((group) => {
    const [first, ...rest] = group.split(" ");
    return rest.map((word) => [word, first!] as const);
  }),
);

const EMPTY = new Set(
  "a an the my me i i'm im am is are was were be been do did does done have has had you your yours it its it's that this these those of in on at to for from with about and or so but what what's whats who who's where where's when when's which how why remember recall know told tell said say mention mentioned again still call called name names named something thing earlier before actually really just even can could forgot forget forgotten ok okay wait quick hey hi well now think reckon please one bet else kind sort go going get got like love live work working old ever any some not no we our us mine by will would there here time day week back already".split(
    " ",
  ),
);
const CORRECTS =
  /^(?:(?:oh|haha|hm+|ah|oops|wait|no|ok|okay|well),? )*(?:sorry|actually|correction|scratch that|typo|my mistake|i meant|i mean|no wait|wait,? no|not \p{L}+|it's \p{L}+)\b|\b(?:i meant|scratch that|correction|typo|wrong day)\b/u;
/** Words by which a later sentence takes the place of an earlier one that says as much. */
const REPLACES =
  /\b(?:actually|now|sorry|meant|moved|changed|left|quit|instead|no longer|not \p{L}+|anymore|any more|new|correction|wrong|these days)\b/u;
const ASKS_WHEN = /\b(?:when|what day|which day|what time|what date)\b/;
const ASKS_NAME = /\b(?:name|names|called|named|who)\b/;
const LONGEST = 140;

/** Words a question or a sentence turns on, in one form each. */
function keysOf(plain: string): string[] {
  return wordsOf(plain).flatMap((word) => {
    const bare = stem(word);
    if (bare.length < 2 || EMPTY.has(word) || EMPTY.has(bare)) return [];
    return [SAME.get(bare) ?? SAME.get(word) ?? bare];
  });
}

function alike(one: string, other: string): boolean {
  return one === other || (one.length >= 5 && other.length >= 5 && one.slice(0, 5) === other.slice(0, 5));
}

/** What the persona asked, as the person would ask it of themselves. */
function turned(question: string): string {
  return question
    .toLowerCase()
    .replace(/\byour\b/g, "my")
    .replace(/\bare you\b/g, "am i")
    .replace(/\byou\b/g, "i");
}

/**
 * The sentence that best answers this question about oneself, or undefined where nothing told does. A correction that
 * follows within two messages stands for what it corrects.
 */
export function toldAbout(question: string, told: readonly Told[]): Told | undefined {
  const subjects = SUBJECTS.filter((one) => one.asks.test(question));
  const words = keysOf(question);
  const when = ASKS_WHEN.test(question);
  const named = ASKS_NAME.test(question);
  let best: { one: Told; score: number } | undefined;
  for (const one of told) {
    const { plain, text } = one.sentence;
    const keys = keysOf(plain);
    const shared = words.filter((word) => keys.some((key) => alike(key, word))).length;
    let score = shared * 2;
    if (subjects.some((subject) => subject.tells.test(plain))) score += 3;
    else if (subjects.some((subject) => subject.hints?.test(plain))) score += 2;
    const asked = subjects.length > 0 && one.last?.question ? turned(one.last.question) : undefined;
    if (asked && subjects.some((subject) => subject.asks.test(asked))) score += 2;
    if (score < 2) continue;
    if (/\b(?:i|i'm|i've|my|we|our|me|mine)\b/.test(plain)) score += 0.5;
    if (when && whenIn(plain).day) score += 1.5;
    if (named && (/\b(?:called|named|name's|name is)\b/.test(plain) || /\S\s+\p{Lu}\p{Ll}/u.test(text))) score += 1.5;
    if (text.length > LONGEST) score -= 1;
    if (!best || score > best.score || (score === best.score && REPLACES.test(plain))) best = { one, score };
  }
  if (!best) return undefined;
  const { one: found } = best;
  const after = told.filter((one) => one.turn >= found.turn && one.turn <= found.turn + 2 && one !== found);
  const later = after.filter((one) => told.indexOf(one) > told.indexOf(found));
  const corrected = later.findLast(
    ({ sentence }) =>
      CORRECTS.test(sentence.plain) && sentence.plain.split(" ").length <= 12 && (!when || whenIn(sentence.plain).day),
  );
  if (corrected && (when || /\b(?:meant|scratch that|correction|typo|wrong)\b/.test(corrected.sentence.plain)))
    return corrected;
  if (when && !whenIn(found.sentence.plain).day) return after.find((one) => whenIn(one.sentence.plain).day) ?? found;
  return found;
}

/** The words to say back: the sentence without its full stop, or the clause that matters where it is long. */
export function sayBack(told: Told, question: string): string {
  const text = told.sentence.text.replace(/[.!…\s]+$/, "").replace(/["“”]/g, "'");
  if (text.length <= LONGEST) return text;
  const words = keysOf(question);
  const subjects = SUBJECTS.filter((one) => one.asks.test(question));
  const clauses = text.split(/[,;:]\s+|\s[-–—]\s/);
  const fitting = clauses.find(
    (clause) =>
      subjects.some((one) => one.tells.test(clause.toLowerCase())) ||
      keysOf(clause.toLowerCase()).some((key) => words.some((word) => alike(key, word))),
  );
  return (fitting ?? clauses[0] ?? text).slice(0, LONGEST);
}

/** Both words name the same kind of animal, relative or thing. */
export function sameKind(one: string, other: string): boolean {
  return (SAME.get(one) ?? one) === (SAME.get(other) ?? other);
}
