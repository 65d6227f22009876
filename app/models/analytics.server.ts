/** One row of measurements for each completed chat. */
import { desc, eq } from "drizzle-orm";
import { conversationAnalytics } from "#db/schema.ts";
import { store } from "#db/store.server.ts";
import type { Review } from "../services/ai/engine.ts";
import type { Insights } from "./skill.ts";

const AVERAGED_CHATS = 20;

/** The measurements of a completed chat; a second insert for one chat changes nothing. */
export function insertAnalytics(userId: string, chatSessionId: string, review: Review) {
  return store.db
    .insert(conversationAnalytics)
    .values({
      userId,
      chatSessionId,
      ...review.analytics,
      strengths: review.strengths,
      improvements: review.improvements,
      personalizedTips: [review.oneThing],
    })
    .onConflictDoNothing();
}

/** Means of the last 20 chats, 0–100; no keys without any chat (DECISIONS 8). */
export async function readInsights(userId: string): Promise<Insights> {
  const rows = await store.db
    .select({
      clarity: conversationAnalytics.clarity,
      emotionalIntelligence: conversationAnalytics.emotionalIntelligence,
      wit: conversationAnalytics.wit,
      confidence: conversationAnalytics.confidence,
    })
    .from(conversationAnalytics)
    .where(eq(conversationAnalytics.userId, userId))
    .orderBy(desc(conversationAnalytics.createdAt))
    .limit(AVERAGED_CHATS);
  if (rows.length === 0) return { averageScores: {} };
  const mean = (key: keyof (typeof rows)[number]) =>
    Math.round(rows.reduce((sum, row) => sum + row[key], 0) / rows.length);
  return {
    averageScores: {
      clarity: mean("clarity"),
      emotionalIntelligence: mean("emotionalIntelligence"),
      wit: mean("wit"),
      confidence: mean("confidence"),
    },
  };
}
