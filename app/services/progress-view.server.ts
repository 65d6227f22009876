/** Everything the progress screen shows. */
import { readInsights } from "../models/analytics.server.ts";
import { countChatsSince, listChatHistory, listRecentScores } from "../models/chat-session.server.ts";
import { insightMessages } from "../models/insight.ts";
import { xpBar } from "../models/level.ts";
import { scenarioById } from "../models/scenario.ts";
import { skillScores, type Skill } from "../models/skill.ts";
import { localDate } from "../models/streak.ts";
import { tipOfTheDay } from "../models/tip.ts";
import type { User } from "../models/user.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const SHOWN_SCORES = 20;
const SHOWN_CHATS = 30;

export type ProgressView = {
  level: number;
  xp: ReturnType<typeof xpBar>;
  chatsCompleted: number;
  averageScore: number;
  chatsThisWeek: number;
  streak: number;
  bestStreak: number;
  /** Null before the first finished chat. */
  skills: Skill[] | null;
  insights: string[];
  /** 0–10 each, oldest first. */
  scores: { id: string; score: number; day: string }[];
  /** Newest first. */
  history: {
    id: string;
    personaName: string;
    personaImageUrl: string;
    scenario: string;
    score: number | null;
    isCompleted: boolean;
    day: string;
  }[];
  tip: string;
};

/** Figures, the last 20 scores and the last 30 chats; days are named in the person's own time zone. */
export async function readProgress(
  user: User,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<ProgressView> {
  const [chatsThisWeek, insights, scores, history] = await Promise.all([
    countChatsSince(user.id, new Date(now.getTime() - WEEK_MS)),
    user.chatsCompleted > 0 ? readInsights(user.id) : null,
    listRecentScores(user.id, SHOWN_SCORES),
    listChatHistory(user.id, SHOWN_CHATS),
  ]);
  const dayFormat = new Intl.DateTimeFormat("en", { timeZone, day: "numeric", month: "short" });
  return {
    level: user.level,
    xp: xpBar(user.xp),
    chatsCompleted: user.chatsCompleted,
    averageScore: user.averageScore,
    chatsThisWeek,
    streak: user.streak,
    bestStreak: user.bestStreak,
    skills: insights ? skillScores(user.averageScore, insights) : null,
    insights: insightMessages({ ...user, chatsThisWeek }),
    scores: scores.flatMap(({ id, score, completedAt }) =>
      score === null ? [] : [{ id, score, day: completedAt ? dayFormat.format(completedAt) : "" }],
    ),
    history: history.map((chat) => ({
      id: chat.id,
      personaName: chat.personaName,
      personaImageUrl: chat.personaImageUrl,
      scenario: scenarioById(chat.scenario).name,
      score: chat.score,
      isCompleted: chat.isCompleted,
      day: dayFormat.format(chat.createdAt),
    })),
    tip: tipOfTheDay(localDate(now, timeZone)),
  };
}
