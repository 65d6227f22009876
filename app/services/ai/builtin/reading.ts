/** What can be said of a message without knowing the chat. Remembered by text, since a chat is replayed at every turn. */
import { contentWords, deobfuscate, normalise, sentencesOf, wordsOf, type Sentence, sentenceKey } from "./text.ts";

export type Reading = {
  raw: string;
  plain: string;
  /** Plain text with disguises removed; for safety rules. */
  bare: string;
  /** Letters and digits only: equal for messages that say the same. */
  key: string;
  words: readonly string[];
  content: ReadonlySet<string>;
  sentences: readonly Sentence[];
  questions: readonly Sentence[];
  statements: readonly Sentence[];
};

const QUESTION_START =
  /^(?:(?:and|so|but|oh|ok|okay|well|haha|lol|hey|hi|um|hmm|wait|nice|cool|wow|honestly|also|anyway),? )*(?:what(?:'s|'re)?|why|how(?:'s|'d)?|who(?:'s)?|when(?:'s)?|where(?:'s|'d)?|which|whose|do you|did you|does (?:it|he|she|that|your)|are you|is (?:it|that|this|your|there)|was (?:it|that|your)|were you|have you|has (?:it|that|your)|can you|could (?:you|we|i)|would (?:you|we)|will you|should (?:we|i)|any (?:favou?rite|plans|chance|siblings|pets)|what about|how about|got any|ever been|ever tried|tell me (?:more|about|why|how)|care to|want to)\b/;
const QUESTION_WORD_STATEMENT =
  /^(?:(?:and|so|but|well) )*(?:what a |how (?:cool|nice|lovely|sweet|funny|cute|awesome|great|sad|awful|exciting|interesting|wonderful)(?:$|[.!, ](?!is|was|are|do))|when i |when you |where i |what i |which (?:is|was|means) |whatever|who knows|how i )/;

const remembered = new Map<string, Reading>();
const REMEMBERED_LIMIT = 1500;

/** Reads one message. Same text, same reading. */
export function read(raw: string): Reading {
  const known = remembered.get(raw);
  if (known) return known;
  const plain = normalise(raw);
  const sentences = sentencesOf(raw);
  const questions = sentences.filter(isQuestion);
  const reading: Reading = {
    raw,
    plain,
    bare: deobfuscate(raw),
    key: sentenceKey(raw),
    words: wordsOf(plain),
    content: new Set(contentWords(plain)),
    sentences,
    questions,
    statements: sentences.filter((sentence) => !questions.includes(sentence) && /\p{L}/u.test(sentence.text)),
  };
  if (remembered.size >= REMEMBERED_LIMIT) remembered.clear();
  remembered.set(raw, reading);
  return reading;
}

function isQuestion(sentence: Sentence): boolean {
  if (sentence.text.includes("?")) return /[\p{L}?]/u.test(sentence.text);
  if (QUESTION_WORD_STATEMENT.test(sentence.plain)) return false;
  return QUESTION_START.test(sentence.plain);
}

/** What each pattern found in a reading; a chat is replayed at every turn and the patterns are constants. */
const found = new WeakMap<Reading, Map<RegExp, string | undefined>>();
const foundDisguised = new WeakMap<Reading, Map<RegExp, string | undefined>>();

function once(
  cache: WeakMap<Reading, Map<RegExp, string | undefined>>,
  reading: Reading,
  pattern: RegExp,
  search: () => string | undefined,
): string | undefined {
  let patterns = cache.get(reading);
  if (!patterns) cache.set(reading, (patterns = new Map()));
  if (patterns.has(pattern)) return patterns.get(pattern);
  const result = search();
  patterns.set(pattern, result);
  return result;
}

/** The narrowest verbatim words a pattern is found in; its sentence, or the message, where they cannot be told apart. */
export function quoteOf(reading: Reading, pattern: RegExp): string | undefined {
  return once(found, reading, pattern, () => {
    // One scan rules out most patterns; an anchor may still match inside a sentence only.
    if ((reading.sentences.length < 2 || !isAnchored(pattern)) && !pattern.test(reading.plain)) return undefined;
    const sentence = reading.sentences.find((one) => pattern.test(one.plain));
    if (sentence) return narrowed(sentence.text, pattern) ?? sentence.text;
    return pattern.test(reading.plain) ? reading.raw : undefined;
  });
}

const anchored = new WeakMap<RegExp, boolean>();

function isAnchored(pattern: RegExp): boolean {
  let known = anchored.get(pattern);
  if (known === undefined) anchored.set(pattern, (known = /(?<!\\|\[)[$^]/.test(pattern.source)));
  return known;
}

/** The verbatim sentence a pattern is found in; the whole message when it spans several; undefined when it is not there. */
export function sentenceOf(reading: Reading, pattern: RegExp): string | undefined {
  const sentence = reading.sentences.find((one) => pattern.test(one.plain));
  return sentence?.text ?? (pattern.test(reading.plain) ? reading.raw : undefined);
}

/** The match inside the text as typed, grown to whole words; undefined where normalising changed the words. */
export function narrowed(text: string, pattern: RegExp): string | undefined {
  const even = evened(text);
  const match = even.length === text.length ? pattern.exec(even) : null;
  if (!match || match[0].trim() === "") return undefined;
  let from = match.index;
  let to = from + match[0].length;
  while (from < to && !WORDLIKE.test(text.slice(from, from + 2))) from++;
  while (from > 0 && /[\p{L}\p{N}'\u2019]/u.test(text[from - 1]!)) from--;
  while (to < text.length && /[\p{L}\p{N}'\u2019]/u.test(text[to]!)) to++;
  // A match that stops on a small word reads as cut off: go on to the end of its clause.
  if (
    /(?:^|\s)(?:to|that|how|the|a|an|of|you|your|it|way|so|really|you're|i|for|and|me|about|with|in|if)$/i.test(
      text.slice(from, to).trimEnd(),
    )
  ) {
    const rest = /^[^,;:.!?…()]{1,48}?(?=[,;:.!?…()]|$| (?:and|but|because|so|when) )/u.exec(text.slice(to));
    if (rest) to += rest[0].length;
  }
  const quote = text.slice(from, to).replace(/[\s,;:-]+$/, "");
  return quote === "" ? undefined : quote;
}

const WORDLIKE = /^(?:[\p{L}\p{N}]|\p{Extended_Pictographic})/u;

/** Lower-case with straight quotes, the same length as what was typed. */
function evened(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .toLowerCase();
}

/** Like `quoteOf`, also where the words are disguised. */
export function quoteOfDisguised(reading: Reading, pattern: RegExp): string | undefined {
  const open = quoteOf(reading, pattern);
  if (open !== undefined || reading.bare === reading.plain) return open;
  return once(foundDisguised, reading, pattern, () => (pattern.test(reading.bare) ? reading.raw : undefined));
}
