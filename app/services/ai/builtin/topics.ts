/** Finds what a message is about: shared topics, and a voice's own frames. */
import type { PersonaVoice, TopicFrame } from "./content/types.ts";
import { SHARED_TOPICS, type SharedTopic } from "./content/shared-topics.ts";
import { remembering, stem, wordsOf } from "./text.ts";

type Phrases<Item> = Map<string, { item: Item; keyword: string }[]>;

const LONGEST_PHRASE = 4;
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
  const phrases: Phrases<Item> = new Map();
  for (const item of items) {
    for (const keyword of item.keywords) {
      const key = folded(wordsOf(keyword.toLowerCase()));
      const list = phrases.get(key) ?? [];
      if (!list.some((one) => one.item === item)) list.push({ item, keyword });
      phrases.set(key, list);
    }
  }
  return phrases;
}

function hits<Item>(phrases: Phrases<Item>, plain: string): Hit<Item>[] {
  const words = wordsOf(plain);
  const found = new Map<Item, Hit<Item>>();
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(LONGEST_PHRASE, words.length - at); length >= 1; length--) {
      for (const { item, keyword } of phrases.get(folded(words.slice(at, at + length))) ?? []) {
        const known = found.get(item);
        const count = (known?.count ?? 0) + 1;
        if (!known || known.words < length) found.set(item, { item, keyword, words: length, at, count });
        else known.count = count;
      }
    }
  }
  return [...found.values()].sort((a, b) => b.words - a.words || a.at - b.at);
}

function folded(words: readonly string[]): string {
  return words.map(stem).join(" ");
}
