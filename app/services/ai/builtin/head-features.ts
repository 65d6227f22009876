/** What the classifier head sees of a message. Training and speaking share this file, so that both see the same. */
import { deobfuscate, fnv } from "./text.ts";

/** A power of two: a feature's place is the low bits of its hash. */
export const BUCKETS = 2 ** 15;

const SUBJECTS: Readonly<Record<string, string>> = {
  i: "i",
  "i'm": "i",
  "i've": "i",
  "i'd": "i",
  "i'll": "i",
  me: "i",
  my: "my",
  you: "you",
  "you're": "you",
  "you've": "you",
  "you'd": "you",
  "you'll": "you",
  your: "you",
  he: "they",
  she: "they",
  they: "they",
  "he's": "they",
  "she's": "they",
  "they're": "they",
  it: "it",
  "it's": "it",
  that: "it",
  "that's": "it",
  this: "it",
  the: "it",
};

/**
 * Buckets of a message's features, each once, ascending, 0…BUCKETS−1: words and word pairs (with the message's ends), each
 * word beside the person its clause speaks of, and 3–5 letters within a word. Disguised spellings are read as meant.
 * Hashed as in Weinberger et al. 2009 (feature hashing), letters as in Bojanowski et al. 2017 (subwords).
 */
export function featuresOf(text: string): number[] {
  const found = new Set<number>();
  const note = (feature: string) => found.add(fnv(feature) & (BUCKETS - 1));
  const tokens = deobfuscate(text).match(TOKEN) ?? [];
  let before = "^";
  let subject = "none";
  for (const token of tokens) {
    note(`1${token}`);
    note(`2${before} ${token}`);
    before = token;
    if (CLAUSE_END.test(token)) subject = "none";
    else if (Object.hasOwn(SUBJECTS, token)) subject = SUBJECTS[token]!;
    else {
      note(`s${subject} ${token}`);
      const word = `<${token}>`;
      for (let size = 3; size <= 5; size++)
        for (let from = 0; from + size <= word.length; from++) note(`c${word.slice(from, from + size)}`);
    }
  }
  note(`2${before} $`);
  return [...found].sort((a, b) => a - b);
}

const TOKEN = /[\p{L}\p{N}]+(?:'\p{L}+)*|\p{Extended_Pictographic}|[?!,.;:]+/gu;
const CLAUSE_END = /^(?:[?!,.;:]+|but|and|because|so)$/;
