/** The mood meter's words (SPEC 4). */
import type { Reason } from "../services/ai/engine.ts";

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

export const ARROW_SIGNS: Record<MoodArrow, string> = { up: "↑", down: "↓", flat: "→" };

/** "+6", "−4" (with a real minus) or "0". */
export function signedChange(change: number): string {
  if (change === 0) return "0";
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}

/** Is a change good or bad news, or neither? Screens choose their colours by it. */
export function changeTone(change: number): "good" | "bad" | "soft" {
  if (change === 0) return "soft";
  return change > 0 ? "good" : "bad";
}

/** The reason with the largest share, which stands for the whole move. */
export function leadReason(reasons: Reason[]): Reason | undefined {
  return [...reasons].sort((a, b) => Math.abs(b.delta) - Math.abs(a.delta))[0];
}
