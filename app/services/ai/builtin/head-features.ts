/** What the classifier head sees of a message. Training and speaking share this file, so that both see the same. */
import vader from "vader-sentiment";
import { deobfuscate, fnv } from "./text.ts";

/** A power of two: a feature's place is the low bits of its hash. */
export const BUCKETS = 2 ** 15;

const PERSONS: Readonly<Record<string, string>> = {
  i: "i i'm i've i'd i'll me",
  my: "my",
  you: "you you're you've you'd you'll your",
  they: "he she they he's she's they're",
  it: "it it's that that's this the",
};
const SUBJECTS = new Map(
  Object.entries(PERSONS).flatMap(([person, words]) => words.split(" ").map((word) => [word, person] as const)),
);

/** Words of one sort stand for each other: a garment never seen in training is still a garment. */
const SORTS: Readonly<Record<string, string>> = {
  body: "body legs lips skin neck waist mouth chest hips thighs thigh hands figure curves knees lap tongue ear ears back",
  clothes:
    "dress top jumper jeans skirt shirt pyjamas bikini underwear clothes clothing wear wearing bra lingerie socks undressed naked nude towel",
  private: "bed bedroom bedrooms hotel room sofa couch shower bath sheets door house street address",
  night: "tonight night midnight late alone home",
  touch: "touch kiss kissing taste lick feel hold cuddle massage hug stroke squeeze smell",
  order:
    "send show tell give take come go stop answer reply prove share delete open turn say let wait strip kneel obey",
  force: "must allowed forbid owe deserve permission mine belong regret refuse whether insist own control",
  watch: "watching follow followed find found online checking waiting outside location window phone messages",
  vulgar: "horny sex sexy hot nudes naughty dirty freaky rough wet hard daddy fantasy kinky baby babe fuck fucking",
  contempt:
    "pathetic useless worthless nothing waste joke trash garbage rubbish embarrassing loser failure disappointment tragic stupid dumb thick idiot moron fool clown boring dull bore hopeless ridiculous disgrace",
  leave: "away lost shut quiet jog mute bye",
  looks:
    "pretty cute gorgeous beautiful handsome attractive stunning looking face eyes hair teeth smile photo photos pics weight makeup",
  wit: "smart clever funny talented articulate interesting confident spoken",
  though:
    "but though shame pity only almost nearly considering except even for than most other unlike expected usually",
  thanks: "thank thanks thx cheers grateful appreciate appreciated thankful",
  feeling:
    "sorry hard tough awful sad loss miss hurt hope better hug condolences proud happy delighted glad congratulations congrats deserve",
};
const SORTS_OF = new Map<string, string[]>();
for (const [sort, words] of Object.entries(SORTS))
  for (const word of words.split(" ")) SORTS_OF.set(word, [...(SORTS_OF.get(word) ?? []), sort]);

/** How much a kind of feature counts: letters are many and say little each, valence is one and says much. */
const WORDS = 1;
const LETTERS = 0.3;
const VALENCE = 2;

/** Parallel lists; `values` has length 1 as a vector. */
export type Features = { buckets: readonly number[]; values: readonly number[] };

/**
 * What is in a message, in buckets 0…BUCKETS−1, each once: words and word pairs (with the message's ends), each word beside
 * the person its clause speaks of and beside whether the other is addressed at all, 3–5 letters within a word, and general
 * valence. Disguised spellings are read as meant. Hashed as in Weinberger et al. 2009, letters as in Bojanowski et al. 2017,
 * valence by VADER (Hutto & Gilbert 2014).
 */
export function featuresOf(text: string): Features {
  const found = new Map<number, number>();
  const note = (feature: string, value: number) => found.set(fnv(feature) & (BUCKETS - 1), value);
  const bare = deobfuscate(text);
  const tokens = bare.match(TOKEN) ?? [];
  const toward = tokens.some((token) => SUBJECTS.get(token) === "you") ? "y" : "n";
  let before = "^";
  let subject = "none";
  for (const token of tokens) {
    note(`1${token}`, WORDS);
    note(`2${before} ${token}`, WORDS);
    before = token;
    const person = SUBJECTS.get(token);
    if (person) subject = person;
    else if (CLAUSE_END.test(token)) subject = "none";
    else {
      note(`s${subject} ${token}`, WORDS);
      note(`t${toward} ${token}`, WORDS);
      noteLetters(`<${token}>`, found);
    }
  }
  const sorts = [...new Set(tokens.flatMap((token) => SORTS_OF.get(token) ?? []))].sort();
  for (const [at, sort] of sorts.entries()) {
    note(`k${sort}`, WORDS);
    note(`k${toward} ${sort}`, WORDS);
    for (const other of sorts.slice(at + 1)) note(`k${sort} ${other}`, WORDS);
  }
  note(`2${before} $`, WORDS);
  note(`t${toward}`, WORDS);
  const valence = valenceOf(bare);
  note(`v${valence}`, VALENCE);
  note(`v${toward}${valence}`, VALENCE);
  const values = [...found.values()];
  const size = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  return { buckets: [...found.keys()], values: values.map((value) => value / size) };
}

/** 3–5 neighbouring letters; hashed as they are read (FNV-1a), since most features are these. */
function noteLetters(word: string, found: Map<number, number>): void {
  for (let from = 0; from + 3 <= word.length; from++) {
    let hash = 0x811c9dc5;
    for (let at = from; at < Math.min(from + 5, word.length); at++) {
      hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
      if (at - from >= 2) found.set((hash ^ (hash >>> 15)) & (BUCKETS - 1), LETTERS);
    }
  }
}

const TOKEN = /[\p{L}\p{N}]+(?:'\p{L}+)*|\p{Extended_Pictographic}|[?!,.;:]+/gu;
const CLAUSE_END = /^(?:[?!,.;:]+|but|and|because|so)$/;

function valenceOf(bare: string): string {
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(bare);
  const strength = Math.abs(compound) >= 0.5 ? 2 : Math.abs(compound) >= 0.1 ? 1 : 0;
  return String(strength * Math.sign(compound) + 0);
}
