/** Fits lines that several personas share to the one who speaks. */
import type { PersonaVoice } from "./content/types.ts";
import type { Temper } from "./content/categories.ts";
import { fnv } from "./text.ts";

/** How a voice leans where it has no words of its own. */
export function temperOf(voice: PersonaVoice): Temper {
  return voice.character.humour >= 1.1 ? "playful" : "gentle";
}

/** The same lines with this voice's own third of them in front, so that two voices of one temper rarely meet. */
export function inTurn(lines: readonly string[], voice: PersonaVoice): readonly string[] {
  const start = lines.length === 0 ? 0 : fnv(voice.slug) % lines.length;
  return [...lines.slice(start), ...lines.slice(0, start)];
}

const spelledOut = new WeakMap<PersonaVoice, boolean>();
const CONTRACTION = /\p{L}['\u2019](?:m|ve|re|ll|t)\b/u;

/** Whether this voice writes "I am" and "do not": fewer than one act line in ten is contracted. */
export function spellsOut(voice: PersonaVoice): boolean {
  let known = spelledOut.get(voice);
  if (known === undefined) {
    const lines = Object.values(voice.acts).flat();
    known = lines.filter((line) => CONTRACTION.test(line)).length < lines.length / 10;
    spelledOut.set(voice, known);
  }
  return known;
}

const WHOLE: readonly (readonly [RegExp, string])[] = [
  [/\bcan['\u2019]t\b/g, "cannot"],
  [/\bwon['\u2019]t\b/g, "will not"],
  [/\b(\p{L}+)n['\u2019]t\b/gu, "$1 not"],
  [/\b(I)['\u2019]m\b/g, "$1 am"],
  [/\b(\p{L}+)['\u2019]re\b/gu, "$1 are"],
  [/\b(\p{L}+)['\u2019]ve\b/gu, "$1 have"],
  [/\b(\p{L}+)['\u2019]ll\b/gu, "$1 will"],
  [/\b(I|[Yy]ou|[Hh]e|[Ss]he|[Ww]e|[Tt]hey|[Nn]obody|[Tt]here|[Ii]t|[Tt]hat)['\u2019]d\b/g, "$1 would"],
  [/\b([Ll]et)['\u2019]s\b/g, "$1 us"],
  [
    /\b([Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat|[Ww]ho|[Ww]here|[Hh]ow|[Hh]e|[Ss]he)['\u2019]s (got|been|gone)\b/g,
    "$1 has $2",
  ],
  [/\b([Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat|[Ww]ho|[Ww]here|[Hh]ow|[Hh]e|[Ss]he)['\u2019]s\b/g, "$1 is"],
];

/** The line without contractions. Only for lines written for everybody, which keep to forms that expand cleanly. */
export function spellOut(line: string): string {
  return WHOLE.reduce((text, [short, long]) => text.replace(short, long), line);
}
