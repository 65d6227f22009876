/** Everything the dashboard shows beside its shell. */
import { readInsights } from "../models/analytics.server.ts";
import { findOpenChat } from "../models/chat-session.server.ts";
import { isLow, isVeryLow } from "../models/credit.ts";
import { callName, localMoment } from "../models/greeting.ts";
import { xpBar } from "../models/level.ts";
import { moodLabel, type MoodLabel } from "../models/mood.ts";
import { scenarioById } from "../models/scenario.ts";
import { skillScores, type Skill } from "../models/skill.ts";
import { localDate } from "../models/streak.ts";
import { tipOfTheDay } from "../models/tip.ts";
import type { User } from "../models/user.ts";

export type DashboardView = {
  /** "Saturday evening". */
  moment: string;
  callName: string;
  level: number;
  xp: ReturnType<typeof xpBar>;
  chatsCompleted: number;
  averageScore: number;
  streak: number;
  credits: number;
  isPremium: boolean;
  lowCredits: "no" | "low" | "very low";
  /** The chat to go on with, if one was left open. */
  openChat: { id: string; personaName: string; scenario: string; mood: MoodLabel } | null;
  /** Null before the first finished chat. */
  skills: Skill[] | null;
  tip: string;
};

/** The person's figures as they stand at this moment in their own time zone. */
export async function readDashboard(
  user: User,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<DashboardView> {
  const hasFinished = user.chatsCompleted > 0;
  const [open, insights] = await Promise.all([findOpenChat(user.id), hasFinished ? readInsights(user.id) : null]);
  return {
    moment: localMoment(now, timeZone),
    callName: callName(user.name),
    level: user.level,
    xp: xpBar(user.xp),
    chatsCompleted: user.chatsCompleted,
    averageScore: user.averageScore,
    streak: user.streak,
    credits: user.credits,
    isPremium: user.isPremium,
    lowCredits: isVeryLow(user) ? "very low" : isLow(user) ? "low" : "no",
    openChat: open
      ? {
          id: open.id,
          personaName: open.personaName,
          scenario: scenarioById(open.scenario).name,
          mood: moodLabel(open.mood),
        }
      : null,
    skills: insights ? skillScores(user.averageScore, insights) : null,
    tip: tipOfTheDay(localDate(now, timeZone)),
  };
}
