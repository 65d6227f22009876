/** Draws messages from the templates, typed the way people type: the same slips in every label, so that none gives it away. */
import { pick, randomFrom, type Random } from "./random.ts";

type Family = { name: string; family: string; count: number; frames: string[] };
export type Made = { name: string; family: string; text: string };

const TRIES = 40;

/** The same messages for the same texts and seed, in the order of the families; no message twice in a family. */
export function expand(templates: string, slots: string, seed: number): Made[] {
  const random = randomFrom(seed);
  const values = slotsIn(slots);
  return familiesIn(templates).flatMap(({ name, family, count, frames }) => {
    const texts = new Set<string>();
    for (let round = 0; texts.size < count && round < count * TRIES; round++) {
      const frame = frames[round % frames.length]!;
      texts.add(typed(fill(frame, values, random), random));
    }
    return [...texts].map((text) => ({ name, family, text }));
  });
}

function familiesIn(templates: string): Family[] {
  const families: Family[] = [];
  for (const line of templates.split("\n")) {
    if (line.startsWith("#") || line.trim() === "") continue;
    if (line.startsWith("= ")) {
      const [name = "", family = "", count] = line.slice(2).split(" ");
      families.push({ name, family, count: Number(count), frames: [] });
    } else families.at(-1)?.frames.push(line);
  }
  return families;
}

function slotsIn(slots: string): Map<string, string[]> {
  const rows = slots.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    rows.map((line) => [line.slice(0, line.indexOf("\t")), line.slice(line.indexOf("\t") + 1).split("|")]),
  );
}

function fill(frame: string, values: Map<string, string[]>, random: Random): string {
  return frame
    .replace(/\{(\w+)\}/g, (_, slot: string) => {
      const known = values.get(slot);
      if (!known) throw new Error(`train/corpus/templates.txt: {${slot}} is not in slots.tsv`);
      return pick(known, random);
    })
    .replace(/\s+/g, " ")
    .trim();
}

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/\byou\b/g, "u"],
  [/\byour\b/g, "ur"],
  [/\bare\b/g, "r"],
  [/\bplease\b/g, "pls"],
  [/\breally\b/g, "rly"],
  [/\bpeople\b/g, "ppl"],
];

/** One message as one of several people would type it. */
function typed(text: string, random: Random): string {
  const mood = random();
  let line = text;
  if (mood < 0.16) line = line.replaceAll("'", "");
  else if (mood < 0.24) for (const [long, short] of SHORT) line = line.replace(long, short);
  else if (mood < 0.34) line = slipped(line, random);
  else if (mood < 0.38) line = line.toUpperCase();
  else if (mood < 0.62) line = line.charAt(0).toUpperCase() + line.slice(1);
  if (random() < 0.22 && /\w$/.test(line)) line += pick([".", "!", "..", "!!"], random);
  return line;
}

/** Two neighbouring letters swapped, or one left out, somewhere inside. */
function slipped(line: string, random: Random): string {
  const at = 1 + Math.floor(random() * Math.max(1, line.length - 3));
  if (!/^[a-z]{2}$/.test(line.slice(at, at + 2))) return line;
  return random() < 0.5
    ? line.slice(0, at) + line.charAt(at + 1) + line.charAt(at) + line.slice(at + 2)
    : line.slice(0, at) + line.slice(at + 1);
}
