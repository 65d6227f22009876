/** A chat as clients see it (DECISIONS 3). */
import type { MoodMove, StoredFeedback } from "#db/schema.ts";
import type { Difficulty, ScenarioId } from "./scenario.ts";

export type { MoodMove, StoredFeedback };

export type ChatSession = {
  id: string;
  personaId: string;
  scenario: ScenarioId;
  difficulty: Difficulty;
  /** 0–10, null until completed. */
  score: number | null;
  feedback: StoredFeedback | null;
  /** 0–100. */
  mood: number;
  moodHistory: MoodMove[];
  isCompleted: boolean;
  createdAt: Date;
  updatedAt: Date;
};

/** Leaving a chat with this many messages completes it (SPEC 4). */
export const AUTO_COMPLETE_MESSAGES = 3;
