/**
 * What a model writes behind its reply: a line that nobody may see, and one line of JSON on how the message landed.
 * The reply streams while it is written, so the border is looked for in every piece, however the pieces are cut.
 */
import { z } from "zod";
import type { Sentiment } from "./engine.ts";

/** The line between the reply and the JSON. */
export const SENTINEL = "@@VERDICT@@";

export const MOST_UP = 15;
export const MOST_DOWN = -30;

/** What a model adds to its reply. `why` and `memory` make it look before it judges; ours are derived from the transcript. */
export type Trailer = {
  /** −30…15. */
  moodDelta: number;
  sentiment: Sentiment | undefined;
  /** As written: whoever shows it checks it first. */
  advice: string;
  why: string[];
  memory: string[];
};

export type Splitter = {
  /** The part of the reply that is safe to show now. */
  push(piece: string): string;
  /** The border has been reached: everything from here on is trailer. */
  readonly isPast: boolean;
  /** All that came from the border on. */
  readonly trailer: string;
};

/** Where a trailer begins: at the sentinel, however it is spelled, or, where a small model forgot it, at a fence or the JSON. */
const BORDER = /@@|```|\{\s*"/;
const TRAILER_MOST = 2_000;
const WHY_MOST = 6;
const MEMORY_MOST = 3;

const Lines = (most: number) =>
  z
    .array(z.string().max(120))
    .transform((lines) => lines.slice(0, most))
    .catch([]);

const Row = z
  .object({
    mood_delta: z.number(),
    sentiment: z.enum(["positive", "negative", "neutral"]).optional().catch(undefined),
    advice: z.string().catch(""),
    why: Lines(WHY_MOST),
    memory: Lines(MEMORY_MOST),
  })
  .transform((row): Trailer => {
    const { mood_delta, sentiment, advice, why, memory } = row;
    return { moodDelta: Math.min(MOST_UP, Math.max(MOST_DOWN, mood_delta)), sentiment, advice, why, memory };
  });

/**
 * Holds back what may be the beginning of a trailer until it is known to be something else; a beginning that never goes on is
 * not shown either. White space at the end of a reply is dropped.
 */
export function createSplitter(): Splitter {
  let held = "";
  let trailer: string | undefined;

  function drop(piece: string) {
    trailer = ((trailer ?? "") + piece).slice(0, TRAILER_MOST + 1);
    return "";
  }

  return {
    push(piece) {
      if (trailer !== undefined) return drop(piece);
      const text = held + piece;
      const border = BORDER.exec(text);
      if (border) {
        held = "";
        drop(text.slice(border.index));
        return text.slice(0, border.index).trimEnd();
      }
      const end = beginningOf(text);
      held = text.slice(end);
      return text.slice(0, end);
    },
    get isPast() {
      return trailer !== undefined;
    },
    get trailer() {
      return trailer ?? "";
    },
  };
}

/** Where a border may have begun at the end of the text, with the white space before it. */
function beginningOf(text: string): number {
  const bare = text.trimEnd();
  // A brace and white space may still become the JSON; an at sign or a backtick counts only at the very end.
  if (bare.endsWith("{")) return bare.slice(0, -1).trimEnd().length;
  const mark = /[@`]{1,2}$/.exec(text.slice(-2));
  return mark ? text.slice(0, text.length - mark[0].length).trimEnd().length : bare.length;
}

/** The trailer's JSON; undefined when it is missing, cut, doubled or broken. A value out of range is brought into it. */
export function readTrailer(raw: string): Trailer | undefined {
  if (raw.length > TRAILER_MOST) return undefined;
  const row = Row.safeParse(jsonIn(raw));
  return row.success ? row.data : undefined;
}

/** The one JSON object in a text, whatever stands around it; undefined when it cannot be read. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as unknown;
  } catch {
    return undefined;
  }
}

/** A text that cannot pose as a sentinel. */
export function withoutSentinel(text: string): string {
  return text.replace(/@{2,}\s*verdict\s*@{2,}/gi, "").replace(/@{2,}/g, "@");
}
