/** Words, sentences and deterministic choice: everything the engine knows about plain text. */

/** One sentence of a message: `text` is verbatim, `plain` is what the rules match on. */
export type Sentence = { text: string; plain: string };

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const EXPANSIONS: Readonly<Record<string, string>> = {
  u: "you",
  ur: "your",
  r: "are",
  y: "why",
  ya: "you",
  im: "i'm",
  ive: "i've",
  id: "i'd",
  ill: "i'll",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  wouldnt: "wouldn't",
  havent: "haven't",
  hasnt: "hasn't",
  aint: "ain't",
  youre: "you're",
  theyre: "they're",
  thats: "that's",
  whats: "what's",
  hows: "how's",
  wheres: "where's",
  whos: "who's",
  lets: "let's",
  wbu: "what about you",
  hbu: "how about you",
  wyd: "what are you doing",
  idk: "i don't know",
  wanna: "want to",
  gonna: "going to",
  gotta: "got to",
  lemme: "let me",
  gimme: "give me",
  kinda: "kind of",
  sorta: "sort of",
  pls: "please",
  plz: "please",
  thx: "thanks",
  ty: "thank you",
  cuz: "because",
  bc: "because",
  coz: "because",
  wat: "what",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tonite: "tonight",
  hav: "have",
  abt: "about",
  btw: "by the way",
  rn: "right now",
  ngl: "honestly",
  tbh: "honestly",
  bday: "birthday",
  ppl: "people",
  luv: "love",
  youve: "you've",
  youd: "you'd",
  theres: "there's",
};

/**
 * Lower-case NFKC text with straight quotes, no invisible characters, one space between words and common
 * text-speak spelled out ("u" → "you").
 */
export function normalise(raw: string): string {
  const folded = raw
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2013\u2014]/g, " - ")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
  return folded.replace(/[a-z']+/g, (word) => (Object.hasOwn(EXPANSIONS, word) ? EXPANSIONS[word]! : word));
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
  "¢": "c",
  "|": "i",
  "+": "t",
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  к: "k",
  м: "m",
  т: "t",
  н: "h",
  в: "b",
  ѵ: "v",
  ո: "n",
  α: "a",
  ε: "e",
  ο: "o",
  ρ: "p",
  ν: "v",
  υ: "u",
  ι: "i",
  κ: "k",
  τ: "t",
  ɡ: "g",
  ı: "i",
};

/**
 * The message as a hurried eye reads it: accents and lookalike letters folded, digits inside words read as letters,
 * spaced or dotted single letters joined, long runs shortened. For safety rules only; never quoted.
 */
export function deobfuscate(raw: string): string {
  const letters = raw.normalize("NFKD").replace(/\p{M}/gu, "").replace(INVISIBLE, "").toLowerCase();
  let folded = "";
  for (const token of letters.split(/(\s+)/)) {
    const body = token.replace(/[!?.,;:]+$/, "");
    const wordlike = /\p{L}/u.test(body) && !/^\d+(am|pm|st|nd|rd|th|k|s|m|km|h)?$/.test(body);
    folded += wordlike ? [...body].map((char) => LOOKALIKES[char] ?? char).join("") + token.slice(body.length) : token;
  }
  return normalise(
    folded
      .replace(/(?<![a-z])(?:[a-z](?:[.\-_*] ?| )){2,}[a-z](?![a-z])/g, (run) => run.replace(/[^a-z]/g, ""))
      .replace(/([a-z])[.\-_*](?=[a-z])/g, "$1")
      .replace(/([a-z])\1{2,}/g, "$1"),
  );
}

const SENTENCE = /[^.!?…\n]+(?:[.](?=\d)[^.!?…\n]*)*[.!?…]*["'”’)]*|[.!?…]+/gu;

/** The sentences of a text in order; `text` of each is a verbatim substring. */
export function sentencesOf(raw: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const match of raw.matchAll(SENTENCE)) {
    const text = match[0].trim();
    if (text !== "") sentences.push({ text, plain: normalise(text) });
  }
  return sentences;
}

/** Words of already normalised text, apostrophes kept inside a word. */
export function wordsOf(plain: string): string[] {
  return plain.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? [];
}

/** A sentence reduced to letters and digits, to tell whether two sentences are the same one. */
export function sentenceKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const COMMON = new Set(
  `a about actually after again all also always am an and any are aren't around as at away back be because been before being best better bit both but by came can can't come could couldn't
day days did didn't do does doesn't doing don't done down each ever every everything fact far feel few find first for from fun get gets getting give go goes going gone gonna good got great had happen happened has have haven't
having he he's hello her here hey hi him his home honestly how how's however i i'd i'll i'm i've if in instead into is isn't it it's its just keep kind know last later least less let let's life like little long look lot lots
love made make makes making many maybe me mean might mine minute more most much must my myself need never new next nice no not nothing now of off often oh ok okay on once one only or other our out over own
part people place pretty probably put question quite rather really right said same say says see she she's should side since so some someone something sometimes somewhere soon sort still stuff such sure take takes talk talking
tell than thank thanks that that's the their them then there there's these they they're thing things think this those though thought three through time times to today together told tomorrow tonight too took tried true try trying
two under until up us use used usually very want wanted was wasn't way we we'd we'll we're well went were what what's whatever when where which while who who's whole why will with without won't word words work would wouldn't yeah year years
yes yet you you'd you'll you're you've your yours yourself week weeks night morning evening weekend haha lol real big small old half ask asked answer start started stop anything everyone nobody enough exactly guess hope hour hours left people seems sounds mostly definitely absolutely completely totally probably usually maybe perhaps almost already anyway certainly finally suddenly simply basically literally obviously especially either neither anyone somebody everybody nobody kinda wait please sorry hear heard call called asking saying comes came tonight favourite favorite`.split(
    /\s+/,
  ),
);

/**
 * A function of one text that remembers its answers, forgetting all of them at `limit`: a chat is read again at every
 * turn. Callers must not change what they get.
 */
export function remembering<Result>(compute: (text: string) => Result, limit = 2500): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) {
      result = compute(text);
      if (known.size >= limit) known.clear();
      known.set(text, result);
    }
    return result;
  };
}

/** Words that carry meaning: at least four letters, not everyday filler, plural ending folded. */
export const contentWords: (plain: string) => readonly string[] = remembering((plain) =>
  wordsOf(plain)
    .filter((word) => word.length >= 4 && !COMMON.has(word))
    .map(stem),
);

/** A word without its plural or possessive ending. */
export function stem(word: string): string {
  const bare = word.replace(/'s$/, "");
  if (bare.length > 4 && bare.endsWith("ies")) return `${bare.slice(0, -3)}y`;
  if (bare.length > 3 && bare.endsWith("s") && !bare.endsWith("ss") && !bare.endsWith("us")) return bare.slice(0, -1);
  return bare;
}

/** 32-bit FNV-1a of the text's UTF-16 units: 0…2^32−1, the same on every machine. */
export function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** The item this seed chooses; undefined for an empty list. */
export function choose<Item>(items: readonly Item[], seed: string): Item | undefined {
  return items[fnv(seed) % Math.max(1, items.length)];
}

/** True in about `share` (0–1) of all seeds. */
export function chance(share: number, seed: string): boolean {
  return fnv(seed) / 2 ** 32 < share;
}

/** How many question marks end a sentence of this text. */
export function questionsIn(text: string): number {
  return sentencesOf(text).filter((sentence) => /\?["'”’)]*$/.test(sentence.text)).length;
}

/** First letter upper-case, the rest as it is. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
