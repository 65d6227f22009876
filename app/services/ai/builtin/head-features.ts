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
  const tokens = deobfuscate(text).match(TOKEN) ?? [];
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
      const word = `<${token}>`;
      for (let size = 3; size <= 5; size++)
        for (let from = 0; from + size <= word.length; from++) note(`c${word.slice(from, from + size)}`, LETTERS);
    }
  }
  note(`2${before} $`, WORDS);
  note(`t${toward}`, WORDS);
  const valence = valenceOf(text);
  note(`v${valence}`, VALENCE);
  note(`v${toward}${valence}`, VALENCE);
  const values = [...found.values()];
  const size = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  return { buckets: [...found.keys()], values: values.map((value) => value / size) };
}

const TOKEN = /[\p{L}\p{N}]+(?:'\p{L}+)*|\p{Extended_Pictographic}|[?!,.;:]+/gu;
const CLAUSE_END = /^(?:[?!,.;:]+|but|and|because|so)$/;

function valenceOf(text: string): string {
  const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(text);
  const strength = Math.abs(compound) >= 0.5 ? 2 : Math.abs(compound) >= 0.1 ? 1 : 0;
  return String(strength * Math.sign(compound) + 0);
}
