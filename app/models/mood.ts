/** The mood meter's words (SPEC 4). */

/** A change beyond it (either way) shows the advice and turns the arrow. */
const NOTABLE_CHANGE = 5;

export type MoodLabel = "Excited" | "Happy" | "Neutral" | "Bored" | "Annoyed";
export type MoodArrow = "up" | "down" | "flat";

/** The word for a mood of 0–100: ≥ 80 Excited, ≥ 60 Happy, ≥ 40 Neutral, ≥ 20 Bored, else Annoyed. */
export function moodLabel(mood: number): MoodLabel {
  if (mood >= 80) return "Excited";
  if (mood >= 60) return "Happy";
  if (mood >= 40) return "Neutral";
  if (mood >= 20) return "Bored";
  return "Annoyed";
}

export function moodArrow(change: number): MoodArrow {
  if (change > NOTABLE_CHANGE) return "up";
  if (change < -NOTABLE_CHANGE) return "down";
  return "flat";
}

export function isNotable(change: number): boolean {
  return Math.abs(change) > NOTABLE_CHANGE;
}
