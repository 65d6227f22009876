/** How well the head does on messages whose siblings it has not seen. */
import { featuresOf } from "#app/services/ai/builtin/head-features.ts";
import { LABELS, type Example, type Label } from "./corpus.ts";
import { randomFrom, shuffled } from "./random.ts";
import { sharesOf, train } from "./regression.ts";

export const FOLDS = 5;
/** The largest part of plain messages that may pass each threshold. */
export const FALSE_ALARMS = { hostile: 0.005, harassing: 0.005, negging: 0.005, warm: 0.02 } as const;
export type Voiced = keyof typeof FALSE_ALARMS;
export const VOICED = ["hostile", "harassing", "negging", "warm"] as const satisfies readonly Voiced[];

/** An example with the probabilities given by a model that saw none of its group. */
export type Judged = Example & { shares: Record<Label, number> };

/** Every example judged once, in the order of the corpus. Groups are dealt to folds label by label. */
export function crossValidated(corpus: readonly Example[], seed: number): Judged[] {
  const foldOf = dealt(corpus, seed);
  const judged = new Map<Example, Judged>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = train(
      corpus.filter((one) => foldOf.get(one.group) !== fold),
      seed,
    );
    for (const one of corpus) {
      if (foldOf.get(one.group) !== fold) continue;
      const shares = sharesOf(model, featuresOf(one.text));
      judged.set(one, { ...one, shares: Object.fromEntries(LABELS.map((label, at) => [label, shares[at]!])) as never });
    }
  }
  return corpus.map((one) => judged.get(one)!);
}

function dealt(corpus: readonly Example[], seed: number): Map<string, number> {
  const random = randomFrom(seed);
  const folds = new Map<string, number>();
  for (const label of LABELS) {
    const groups = [...new Set(corpus.filter((one) => one.label === label).map((one) => one.group))];
    shuffled(groups, random).forEach((group, at) => folds.set(group, at % FOLDS));
  }
  return folds;
}

/** The lowest probability, in hundredths, that lets at most the allowed part of plain messages pass, all and handwritten. */
export function thresholdFor(label: Voiced, judged: readonly Judged[]): number {
  const plain = judged.filter((one) => one.label === "plain");
  for (let hundredths = 20; hundredths < 100; hundredths++) {
    const passing = (some: readonly Judged[]) => rate(some, (one) => one.shares[label] >= hundredths / 100);
    const most = Math.max(passing(plain), passing(plain.filter((one) => one.byHand)));
    if (most <= FALSE_ALARMS[label]) return hundredths / 100;
  }
  return 1;
}

/** Like `thresholdFor`, for the sum of the three unkind labels: a doubt, not yet an accusation. */
export const UNKIND_ALARMS = 0.03;

export function unkindThreshold(judged: readonly Judged[]): number {
  const plain = judged.filter((one) => one.label === "plain");
  for (let hundredths = 40; hundredths < 100; hundredths++) {
    const passes = ({ shares }: Judged) => shares.hostile + shares.harassing + shares.negging >= hundredths / 100;
    if (rate(plain, passes) <= UNKIND_ALARMS) return hundredths / 100;
  }
  return 1;
}

export type Figures = { precision: number; recall: number; plainPassing: number; auc: number };

/** Of one label against all others, at a threshold. */
export function figuresFor(label: Voiced, threshold: number, judged: readonly Judged[]): Figures {
  const passes = (one: Judged) => one.shares[label] >= threshold;
  const own = judged.filter((one) => one.label === label);
  return {
    precision: rate(judged.filter(passes), (one) => one.label === label),
    recall: rate(own, passes),
    plainPassing: rate(
      judged.filter((one) => one.label === "plain"),
      passes,
    ),
    auc: areaUnderCurve(label, judged),
  };
}

function rate<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length;
}

/** The chance that a message of the label is placed above one that is not (Mann–Whitney, ties count half). */
function areaUnderCurve(label: Label, judged: readonly Judged[]): number {
  const sorted = [...judged].sort((a, b) => a.shares[label] - b.shares[label]);
  let ranks = 0;
  for (let from = 0; from < sorted.length;) {
    let to = from;
    while (to < sorted.length && sorted[to]!.shares[label] === sorted[from]!.shares[label]) to++;
    const rank = (from + 1 + to) / 2;
    for (let at = from; at < to; at++) if (sorted[at]!.label === label) ranks += rank;
    from = to;
  }
  const own = sorted.filter((one) => one.label === label).length;
  const others = sorted.length - own;
  return (ranks - (own * (own + 1)) / 2) / (own * others);
}
