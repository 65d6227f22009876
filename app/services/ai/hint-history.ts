/** Which hints each chat has had, so that a model does not give one twice. Kept in memory, for the chats of late. */
import { sentenceKey } from "./builtin/text.ts";

const CHATS_MOST = 500;
const HINTS_MOST = 30;

export type HintHistory = {
  /** Hints given in this chat, oldest first. */
  given(chat: string): readonly string[];
  add(chat: string, hint: string): void;
};

export function createHintHistory(): HintHistory {
  const chats = new Map<string, string[]>();
  return {
    given: (chat) => chats.get(chat) ?? [],
    add(chat, hint) {
      const hints = [...(chats.get(chat) ?? []), hint].slice(-HINTS_MOST);
      // The chat used last is the last to be forgotten.
      chats.delete(chat);
      chats.set(chat, hints);
      const oldest = chats.keys().next().value;
      if (chats.size > CHATS_MOST && oldest !== undefined) chats.delete(oldest);
    },
  };
}

/** Whether a text says what one of the others said, letters and digits alone compared. */
export function isRepeated(text: string, others: readonly string[]): boolean {
  const key = sentenceKey(text);
  return others.some((other) => sentenceKey(other) === key);
}
