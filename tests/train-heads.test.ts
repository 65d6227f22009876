import { describe, expect, it } from "vitest";
import { HEADS } from "#app/services/ai/builtin/heads.ts";
import { hashOf, LABELS, loadCorpus } from "../train/corpus.ts";
import { headsModule, SEED } from "../train/heads-module.ts";
import { train } from "../train/regression.ts";

const corpus = loadCorpus(SEED);

describe("the training corpus", () => {
  it("is the one that the committed weights were learned from; if not, run `npm run train`", () => {
    expect(HEADS.corpus).toBe(hashOf(corpus));
    expect(HEADS.seed).toBe(SEED);
  });

  it("is the same whenever it is drawn", () => {
    expect(loadCorpus(SEED)).toEqual(corpus);
    expect(hashOf(loadCorpus(SEED + 1))).not.toBe(hashOf(corpus));
  });

  it("holds at least as many plain messages near each unkind label as messages of that label, most of them typed by hand", () => {
    for (const label of ["hostile", "harassing", "negging"] as const) {
      const near = corpus.filter((one) => one.near === label);
      expect(near.length).toBeGreaterThanOrEqual(corpus.filter((one) => one.label === label).length);
      expect(near.filter((one) => one.byHand).length).toBeGreaterThan(near.length / 2);
    }
    expect(corpus.filter((one) => !one.byHand).length).toBeLessThan(0.6 * corpus.length);
  });
});

describe("training", () => {
  it("gives the same bytes for the same messages", () => {
    const some = LABELS.flatMap((label) => corpus.filter((one) => one.label === label).slice(0, 20));
    const learn = () => headsModule({ model: train(some, SEED), corpus: "0", thresholds: {} });
    expect(learn()).toBe(learn());
  });
});
