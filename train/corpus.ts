/** The labelled messages the classifier head learns from, all written for this repository. */
import { readdirSync, readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { deobfuscate } from "#app/services/ai/builtin/text.ts";
import { expand } from "./expand.ts";

/** `plain` is last: its weights are zero by definition and are not stored. */
export const LABELS = ["hostile", "harassing", "negging", "warm", "plain"] as const;
export type Label = (typeof LABELS)[number];

export type Example = {
  label: Label;
  text: string;
  /** Siblings (one paragraph of a file, or one family of templates) share a group and never cross folds. */
  group: string;
  /** Typed by hand rather than drawn from a template. */
  byHand: boolean;
  /** What a plain message was written to be mistaken for. */
  near: Label | null;
};

const FOLDER = new URL("./corpus/", import.meta.url);

/** Every example in a fixed order, no text twice. Handwritten files are named for their label; templates say theirs. */
export function loadCorpus(seed: number): Example[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".txt") && name !== "templates.txt");
  const written = files.sort().flatMap((name) => paragraphs(name.replace(".txt", ""), read(name)));
  const made = expand(read("templates.txt"), read("slots.tsv"), seed).map(({ name, family, text }) => ({
    ...labelOf(name),
    text,
    group: `${name}/${family}`,
    byHand: false,
  }));
  const known = new Set<string>();
  return [...written, ...made].filter((one) => !known.has(one.text) && known.add(one.text));
}

/** Sixteen hex digits over every label and text as the head reads it: changes with the corpus and with the reading of text. */
export function hashOf(corpus: readonly Example[]): string {
  const hash = createHash("sha256");
  for (const { label, text } of corpus) hash.update(`${label}\t${deobfuscate(text)}\n`);
  return hash.digest("hex").slice(0, 16);
}

function paragraphs(name: string, content: string): Example[] {
  const lines = content.split("\n").filter((line) => !line.startsWith("#"));
  let paragraph = 1;
  return lines.flatMap((line) => {
    if (line.trim() === "") paragraph++;
    if (line.trim() === "") return [];
    return [{ ...labelOf(name), text: line.trim(), group: `${name}/${paragraph}`, byHand: true }];
  });
}

function labelOf(name: string): Pick<Example, "label" | "near"> {
  const [first, , last] = name.split("-");
  const label = LABELS.find((one) => one === first);
  if (!label) throw new Error(`train/corpus: “${name}” does not begin with a label`);
  return { label, near: LABELS.find((one) => one === last) ?? null };
}

function read(name: string): string {
  return readFileSync(new URL(name, FOLDER), "utf8");
}
