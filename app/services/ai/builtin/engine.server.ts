import { setTimeout as sleep } from "node:timers/promises";
import type { Engine } from "../engine.ts";
import { giveHint, openingLine, respond, reviewChat } from "./engine.ts";
import { fnv } from "./text.ts";

const THINK_MS = 350;
const THINK_MS_PER_CHAR = 18;
const THINK_MOST_MS = 1200;
const WORD_LEAST_MS = 28;
const WORD_SPREAD_MS = 28;
const TOTAL_MOST_MS = 3500;

/**
 * The built-in engine as the product speaks to it. `pace` scales every wait: 1 is human (a pause for thought up to 1.2 s,
 * then a word every 28–55 ms, 3.5 s in all at most), 0 sends without waiting, still word by word.
 */
export function createBuiltinEngine({ pace }: { pace: number }): Engine {
  return {
    opening: (setting) => openingLine(setting),
    async *reply(turn, { signal }) {
      if (signal.aborted) return;
      const { text, verdict } = respond(turn);
      const words = text.match(/\s*\S+/g) ?? [text];
      const think = Math.min(THINK_MOST_MS, THINK_MS + THINK_MS_PER_CHAR * text.length);
      const waits = words.map(
        (_, index) => WORD_LEAST_MS + (fnv(`${turn.seed}|${turn.message.id}|${index}`) % WORD_SPREAD_MS),
      );
      const speaking = waits.reduce((sum, wait) => sum + wait, 0);
      const squeeze = Math.min(1, (TOTAL_MOST_MS - think) / Math.max(1, speaking));
      if (!(await paused(think * pace, signal))) return;
      for (const [index, word] of words.entries()) {
        if (index > 0 && !(await paused((waits[index] ?? 0) * squeeze * pace, signal))) return;
        yield { type: "token", text: word };
        if (signal.aborted) return;
      }
      yield { type: "done", text, verdict, source: "builtin" };
    },
    async hint(transcript) {
      return giveHint(transcript);
    },
    async review(transcript) {
      return reviewChat(transcript);
    },
  };
}

/** Waits; false as soon as the signal aborts. */
async function paused(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  if (milliseconds < 1) return true;
  try {
    await sleep(milliseconds, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
