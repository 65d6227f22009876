/** Multinomial logistic regression with L2, learned by Adagrad (Duchi et al. 2011) in a fixed order. */
import { BUCKETS, featuresOf, type Features } from "#app/services/ai/builtin/head-features.ts";
import { LABELS, type Example } from "./corpus.ts";
import { randomFrom, shuffled } from "./random.ts";

/** One row of weights a class but the last; `plain` is the reference, its score is 0. */
export type Model = { weights: Float64Array[]; biases: Float64Array };

const CLASSES = LABELS.length - 1;
const EPOCHS = 16;
const RATE = 0.2;
const L2 = 2e-4;

/** The same model, bit for bit, for the same examples in the same order and the same seed. */
export function train(examples: readonly Example[], seed: number): Model {
  const random = randomFrom(seed);
  const weights = Array.from({ length: CLASSES }, () => new Float64Array(BUCKETS));
  const steps = Array.from({ length: CLASSES }, () => new Float64Array(BUCKETS).fill(1e-3));
  const biases = new Float64Array(CLASSES);
  const rows = examples.map(({ label, text }) => ({ answer: LABELS.indexOf(label), features: featuresOf(text) }));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { answer, features } of shuffled(rows, random)) {
      const { buckets, values } = features;
      const shares = sharesOf({ weights, biases }, features);
      for (let at = 0; at < CLASSES; at++) {
        const error = shares[at]! - (at === answer ? 1 : 0);
        const row = weights[at]!;
        const step = steps[at]!;
        for (let which = 0; which < buckets.length; which++) {
          const bucket = buckets[which]!;
          const slope = error * values[which]! + L2 * row[bucket]!;
          step[bucket]! += slope * slope;
          row[bucket]! -= (RATE * slope) / Math.sqrt(step[bucket]!);
        }
        biases[at]! -= (0.05 * error) / (1 + epoch);
      }
    }
  }
  return { weights, biases };
}

/** The probability of each label, in the order of LABELS. */
export function sharesOf({ weights, biases }: Model, { buckets, values }: Features): number[] {
  const scores = weights.map((row, at) => {
    let sum = 0;
    for (let which = 0; which < buckets.length; which++) sum += row[buckets[which]!]! * values[which]!;
    return sum + biases[at]!;
  });
  const powers = [...scores, 0].map((score) => Math.exp(score));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
