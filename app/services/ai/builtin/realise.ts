/** Chooses lines and joins them into a reply: nothing said before, nothing with an empty slot, one question at most. */
import type { PersonaVoice } from "./content/types.ts";
import { chance, choose, questionsIn, sentenceKey, sentencesOf } from "./text.ts";
import { spellOut, spellsOut } from "./voicing.ts";

/** Lines that would all do, in one place of a reply. */
export type Piece = {
  tag: string;
  lines: readonly string[];
  slots?: Readonly<Record<string, string | undefined>>;
};

/** Alternatives for each place, best first. `hook` is dropped where a question was already asked. */
export type ReplyPlan = {
  pieces: readonly (readonly Piece[])[];
  hook: readonly Piece[];
  fallback: readonly Piece[];
};

export type Realising = {
  seed: string;
  said: ReadonlySet<string>;
  heard: readonly string[];
  voice: PersonaVoice;
};

/** Lines a persona's author wrote; all others are shared and are fitted to the voice. */
const AUTHORED = /^(?:act|frame|hook|thread|challenge|opinion)\b/;

/** The reply's text, never empty. When every line of every pool is spent, the one said longest ago comes again. */
export function realise(plan: ReplyPlan, context: Realising): string {
  const said = new Set(context.said);
  const parts: string[] = [];
  for (const alternatives of plan.pieces) {
    const asked = parts.some((part) => questionsIn(part) > 0);
    const part = pick(alternatives, said, context, asked ? 0 : 1);
    if (part) take(parts, said, part);
  }
  if (!parts.some((part) => questionsIn(part) > 0)) {
    const hook = pick(plan.hook, said, context, 1);
    if (hook) take(parts, said, hook);
  }
  if (parts.length === 0) {
    const part = pick(plan.fallback, said, context, 1) ?? oldest([...plan.pieces.flat(), ...plan.fallback], context);
    parts.push(part);
  }
  return parts.join(" ");
}

function take(parts: string[], said: Set<string>, part: string): void {
  parts.push(part);
  for (const sentence of sentencesOf(part)) said.add(sentenceKey(sentence.text));
}

function pick(
  alternatives: readonly Piece[],
  said: ReadonlySet<string>,
  context: Realising,
  questions: 0 | 1,
): string | undefined {
  for (const piece of alternatives) {
    const whole = !AUTHORED.test(piece.tag) && spellsOut(context.voice);
    const lines = piece.lines
      .filter(
        (line) =>
          !line.includes("at {time}") ||
          /^(?:\d|noon|midday|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/.test(
            piece.slots?.["time"] ?? "",
          ),
      )
      .map((line) => fill(whole ? spellOut(line) : line, piece.slots ?? {}))
      .filter((line): line is string => line !== undefined && questionsIn(line) <= questions && isFresh(line, said));
    const line = choose(lines, `${context.seed}|${piece.tag}`);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** No sentence of this line was said before. */
export function isFresh(line: string, said: ReadonlySet<string>): boolean {
  return sentencesOf(line).every((sentence) => !said.has(sentenceKey(sentence.text)));
}

/** The line with its slots filled; undefined when one of them is unknown. */
export function fill(line: string, slots: Readonly<Record<string, string | undefined>>): string | undefined {
  let missing = false;
  const filled = line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (!value) missing = true;
    return value ?? "";
  });
  if (missing) return undefined;
  return line.startsWith("{") || /[.!?] \{/.test(line)
    ? filled.replace(/(^|[.!?] )(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    : filled;
}

function oldest(pieces: readonly Piece[], context: Realising): string {
  const lines = pieces.flatMap((piece) =>
    piece.lines.map((line) => fill(line, piece.slots ?? {})).filter((line) => line !== undefined),
  );
  const age = (line: string) => context.heard.findLastIndex((text) => text.includes(line));
  const ranked = lines
    .map((line) => ({ line, at: age(line) }))
    .sort((a, b) => a.at - b.at || (chance(0.5, context.seed + a.line) ? 1 : -1));
  return ranked[0]?.line ?? "Tell me something I don't know yet.";
}
