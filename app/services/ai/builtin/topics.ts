/** Finds what a message is about: shared topics, and a voice's own frames. */
import type { PersonaVoice, TopicFrame } from "./content/types.ts";
import { SHARED_TOPICS, type SharedTopic } from "./content/shared-topics.ts";
import { remembering, stem, wordsOf } from "./text.ts";

/** By stemmed phrase, and for each first stem the number of words of the longest phrase it starts. */
type Phrases<Item> = { whole: Map<string, { item: Item; keyword: string }[]>; starts: Map<string, number> };

const stemsOf = remembering((plain): readonly string[] => wordsOf(plain).map(stem));
const shared = phrasesOf(SHARED_TOPICS);
const byVoice = new WeakMap<PersonaVoice, Phrases<TopicFrame>>();

export type Hit<Item> = { item: Item; keyword: string; words: number; at: number; count: number };

/** Shared topics named in normalised text, the longest phrase first, then in the order said. */
export const topicsIn: (plain: string) => readonly Hit<SharedTopic>[] = remembering((plain) => hits(shared, plain));

/** Frames of this voice named by their keywords in normalised text, the longest phrase first. */
export function framesIn(voice: PersonaVoice, plain: string): Hit<TopicFrame>[] {
  let phrases = byVoice.get(voice);
  if (!phrases) byVoice.set(voice, (phrases = phrasesOf(voice.frames)));
  return hits(phrases, plain);
}

/** Frames whose own question this text asks. */
export function framesAsked(voice: PersonaVoice, plain: string): TopicFrame[] {
  return voice.frames.filter((frame) => frame.asks?.some((pattern) => pattern.test(plain)));
}

/** The shared topic with this id. */
export function topicById(id: string): SharedTopic | undefined {
  return SHARED_TOPICS.find((topic) => topic.id === id);
}

function phrasesOf<Item extends { keywords: readonly string[] }>(items: readonly Item[]): Phrases<Item> {
  const phrases: Phrases<Item> = { whole: new Map(), starts: new Map() };
  for (const item of items) {
    for (const keyword of item.keywords) {
      const stems = stemsOf(keyword.toLowerCase());
      const key = stems.join(" ");
      const list = phrases.whole.get(key) ?? [];
      if (!list.some((one) => one.item === item)) list.push({ item, keyword });
      phrases.whole.set(key, list);
      const [start] = stems;
      if (start !== undefined) phrases.starts.set(start, Math.max(stems.length, phrases.starts.get(start) ?? 0));
    }
  }
  return phrases;
}

/** "cooked", "baking", "swimming": the phrase its plain form names, where the inflected one names none. */
function baseOf<Item>(word: string, whole: Phrases<Item>["whole"]) {
  const cut = /^(\w{3,}?)(?:ed|ing)$/.exec(word)?.[1];
  if (!cut) return undefined;
  const forms = [cut, `${cut}e`, cut.replace(/(\w)\1$/, "$1"), `${cut}ing`, `${cut.replace(/(\w)\1$/, "$1")}ing`];
  for (const form of forms) {
    const found = whole.get(form);
    if (found) return found;
  }
  return undefined;
}

function hits<Item>(phrases: Phrases<Item>, plain: string): Hit<Item>[] {
  const stems = stemsOf(plain);
  const found = new Map<Item, Hit<Item>>();
  for (let at = 0; at < stems.length; at++) {
    const longest = phrases.starts.get(stems[at]!);
    if (longest === undefined) {
      const base = baseOf(stems[at]!, phrases.whole);
      for (const { item, keyword } of base ?? [])
        if (!found.has(item)) found.set(item, { item, keyword, words: 1, at, count: 1 });
      continue;
    }
    for (let length = Math.min(longest, stems.length - at); length >= 1; length--) {
      const key = length === 1 ? stems[at]! : stems.slice(at, at + length).join(" ");
      for (const { item, keyword } of phrases.whole.get(key) ?? []) {
        const known = found.get(item);
        const count = (known?.count ?? 0) + 1;
        if (!known || known.words < length) found.set(item, { item, keyword, words: length, at, count });
        else known.count = count;
      }
    }
  }
  return [...found.values()].sort((a, b) => b.words - a.words || a.at - b.at);
}
