/** Turns short rows into labelled turns: persona, moment and message, and what to expect of the whole group. */
import type { Difficulty } from "#app/models/scenario.ts";
import { MOMENT_SETTINGS, MOMENTS, type Moment } from "../moments.ts";
import type { Expectation, LabelledTurn, Slug } from "../types.ts";

/** The last place holds what differs from the group. `before` replaces the moment's transcript. */
export type Row = readonly [
  persona: Slug,
  moment: Moment,
  message: string,
  own?: Partial<Expectation> & { before?: readonly string[]; difficulty?: Difficulty },
];

const ROTATION: readonly Difficulty[] = ["warm", "realistic", "warm", "realistic", "tough"];

/** Ids are the group's name and the row's place in it, so new rows go to the end. */
export function group(name: string, expect: Expectation, rows: readonly Row[]): LabelledTurn[] {
  return rows.map(([persona, moment, message, own = {}], index) => {
    const { before, difficulty, ...differs } = own;
    return {
      id: `${name}-${String(index + 1).padStart(2, "0")}`,
      persona,
      ...MOMENT_SETTINGS[moment],
      difficulty: difficulty ?? ROTATION[index % ROTATION.length] ?? "warm",
      before: before ?? MOMENTS[persona][moment],
      message,
      expect: { ...expect, ...differs },
    };
  });
}
