/** A model's review, held to our own: it may find better words and move the score a little, never past what the rules say. */
import { z } from "zod";
import { thinShare } from "./builtin/analytics.ts";
import { replay } from "./builtin/replay.ts";
import { voiceFor } from "./builtin/voices.ts";
import { COACHING_MOST, isFitCoaching } from "./coaching.ts";
import type { Review, Suggestion, Transcript } from "./engine.ts";
import { jsonIn } from "./trailer.ts";

/** How far a model may move our score, either way. */
const SCORE_SPAN = 2;
const CAP_PUSHED = 4;
const CAP_THIN = 3;
const THIN = 0.6;
const LINES_MOST = 3;
const BETTER_MOST = 400;
const UNKIND: ReadonlySet<string> = new Set(["insult", "hate", "explicit", "too_forward", "negging", "injection"]);

const Line = z.string().transform((text) => text.replace(/\s+/g, " ").trim());
const ModelReview = z.object({
  score: z.number().min(0).max(10),
  oneThing: Line,
  strengths: z.array(Line).min(1).max(LINES_MOST),
  improvements: z.array(Line).min(1).max(LINES_MOST),
  suggestions: z.array(z.object({ original: z.string(), better: Line, why: Line })),
});
type ModelReview = z.infer<typeof ModelReview>;

const text = { type: "string" } as const;
const lines = { type: "array", items: text } as const;

/** The same shape for servers that can hold a model to a schema. Strict mode knows no lengths: those are checked here. */
export const REVIEW_FORMAT = {
  type: "json_schema",
  json_schema: {
    name: "review",
    strict: true,
    schema: {
      type: "object",
      additionalProperties: false,
      required: ["score", "oneThing", "strengths", "improvements", "suggestions"],
      properties: {
        score: { type: "integer" },
        oneThing: text,
        strengths: lines,
        improvements: lines,
        suggestions: {
          type: "array",
          items: {
            type: "object",
            additionalProperties: false,
            required: ["original", "better", "why"],
            properties: { original: text, better: text, why: text },
          },
        },
      },
    },
  },
} as const;

/**
 * The review to show, from what a model answered and ours; undefined where the answer is invalid in any part but its
 * suggestions, of which the bad ones are left out. The score stays within 2 of ours and under the caps: 4 after pushing past a
 * no, 3 for mostly thin messages, ours at most where something unkind was said; in those cases our one thing leads.
 * Analytics and the goal are always ours.
 */
export function reviewFrom(answer: string, transcript: Transcript, ours: Review): Review | undefined {
  const parsed = ModelReview.safeParse(jsonIn(answer));
  if (!parsed.success) return undefined;
  const { oneThing, strengths, improvements } = parsed.data;
  if (![oneThing, ...strengths, ...improvements].every((line) => isFitLine(line, transcript))) return undefined;
  const cap = capOf(transcript, ours.score);
  const suggestions = suggestionsIn(parsed.data, transcript);
  return {
    ...ours,
    score: Math.min(cap, ours.score + SCORE_SPAN, Math.max(ours.score - SCORE_SPAN, Math.round(parsed.data.score))),
    oneThing: cap < 10 ? ours.oneThing : oneThing,
    strengths,
    improvements,
    suggestions: suggestions.length > 0 ? suggestions : ours.suggestions,
  };
}

/** The most a chat like this may score, whoever scores it; 10 where nothing holds it down. */
function capOf(transcript: Transcript, ours: number): number {
  const { beats } = replay(transcript, voiceFor(transcript.persona), transcript.messages);
  const has = (isIt: (name: string) => boolean) => beats.some(({ signals }) => signals.some(({ name }) => isIt(name)));
  return Math.min(
    has((name) => name === "pressure") ? CAP_PUSHED : 10,
    thinShare(beats) >= THIN ? CAP_THIN : 10,
    has((name) => UNKIND.has(name)) ? ours : 10,
  );
}

function isFitLine(line: string, { messages }: Transcript): boolean {
  return (
    isFitCoaching(line, COACHING_MOST) &&
    quotesIn(line).every((quote) => messages.some(({ content }) => content.includes(quote)))
  );
}

const QUOTES = /“([^”]*)”|"([^"]*)"|‘([^’]*(?:’(?=\p{L})[^’]*)*)’|(?<![\p{L}\p{N}])'((?:[^']|'(?=\p{L}))+)'(?!\p{L})/gu;

/** What stands in quotation marks, without the punctuation that belongs to the sentence around it. */
function quotesIn(line: string): string[] {
  return [...line.matchAll(QUOTES)].map(([, ...groups]) =>
    (groups.find((group) => group !== undefined) ?? "").replace(/[\s.,;:!?…]+$/, "").trim(),
  );
}

function suggestionsIn({ suggestions }: ModelReview, { messages }: Transcript): Suggestion[] {
  const theirs = new Set(messages.filter(({ sender }) => sender === "user").map(({ content }) => content));
  const seen = new Set<string>();
  return suggestions
    .filter(
      ({ original, better, why }) =>
        theirs.has(original) &&
        !seen.has(original) &&
        better !== original &&
        isFitCoaching(better, BETTER_MOST) &&
        isFitCoaching(why, COACHING_MOST) &&
        seen.add(original),
    )
    .slice(0, LINES_MOST);
}
