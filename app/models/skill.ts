/** The five skills of the progress screens (SPEC 9). */

export type Insights = {
  /** 0–100 means over recent chats; a key is absent when nothing was measured. */
  averageScores: { clarity?: number; emotionalIntelligence?: number; wit?: number; confidence?: number };
};

export type Skill = {
  name: string;
  /** 0–100. */
  value: number;
  /** True when it rests on the average score and an offset alone, not on anything measured. */
  isEstimate: boolean;
};

/** Offsets from the average score, and the measured value that takes their place when there is one. */
const SKILLS = [
  { name: "Opening Lines", offset: 0, measured: undefined },
  { name: "Conversation Flow", offset: -5, measured: "clarity" },
  { name: "Humor & Wit", offset: -10, measured: "wit" },
  { name: "Emotional Intelligence", offset: -3, measured: "emotionalIntelligence" },
  { name: "Confidence", offset: -8, measured: "confidence" },
] as const;

/** Skill scores from the user's average (0–100) and the measured means where present, each floored at 0. */
export function skillScores(averageScore: number, insights: Insights): Skill[] {
  return SKILLS.map(({ name, offset, measured }) => {
    const value = measured ? insights.averageScores[measured] : undefined;
    return {
      name,
      value: Math.round(value ?? Math.max(0, averageScore + offset)),
      isEstimate: value === undefined,
    };
  });
}
