/**
 * `npm run train`: learns the classifier head from train/corpus and writes app/services/ai/builtin/heads.ts, the same bytes
 * every time. Prints cross-validated figures, of all messages and of the handwritten ones alone, and checks nothing else.
 */
import { writeFileSync } from "node:fs";
import { hashOf, loadCorpus, type Example } from "./corpus.ts";
import {
  FOLDS,
  UNKIND_ALARMS,
  VOICED,
  crossValidated,
  figuresFor,
  thresholdFor,
  unkindThreshold,
  type Judged,
  type Voiced,
} from "./figures.ts";
import { SEED, headsModule } from "./heads-module.ts";
import { train } from "./regression.ts";

const TARGET = new URL("../app/services/ai/builtin/heads.ts", import.meta.url);

const corpus = loadCorpus(SEED);
const judged = crossValidated(corpus, SEED);
const thresholds: Record<Voiced | "unkind", number> = {
  hostile: thresholdFor("hostile", judged),
  harassing: thresholdFor("harassing", judged),
  negging: thresholdFor("negging", judged),
  warm: thresholdFor("warm", judged),
  unkind: unkindThreshold(judged),
};
const written = headsModule({ model: train(corpus, SEED), corpus: hashOf(corpus), thresholds });
writeFileSync(TARGET, written);

const byHand = judged.filter((one) => one.byHand);
console.log(`${corpus.length} messages, ${byHand.length} of them typed by hand; ${counted(corpus)}`);
console.log(`${FOLDS}-fold cross-validation by group of siblings, at thresholds chosen on plain messages:\n`);
console.log("label      from   of            precision  recall  plain passing  AUC");
for (const label of VOICED) {
  const threshold = thresholds[label];
  for (const [name, some] of [
    ["all", judged],
    ["by hand", byHand],
  ] as const) {
    const { precision, recall, plainPassing, auc } = figuresFor(label, threshold, some);
    const cells = [
      label.padEnd(10),
      threshold.toFixed(2),
      "",
      name.padEnd(13),
      percent(precision),
      "   ",
      percent(recall),
    ];
    console.log(...cells, "       ", percent(plainPassing), "   ", auc.toFixed(3));
  }
}
const unkind = (one: Judged) => one.shares.hostile + one.shares.harassing + one.shares.negging >= thresholds.unkind;
const unkindly = byHand.filter((one) => one.label !== "plain" && one.label !== "warm");
console.log(
  `\nunkind of any sort from ${thresholds.unkind}: ${percent(unkindly.filter(unkind).length / unkindly.length)} of the handwritten, ` +
    `at most ${UNKIND_ALARMS * 100} % of plain messages`,
);
console.log(`\nWrote ${Math.round(written.length / 1024)} KB to app/services/ai/builtin/heads.ts`);

function counted(examples: readonly Example[]): string {
  const counts = new Map<string, number>();
  for (const { label, near } of examples) {
    const name = near ? `plain but near ${near}` : label;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} ${name}`).join(", ");
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`.padStart(7);
}
