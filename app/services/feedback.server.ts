/** Completing a chat: its score, its review, and what the person earned. */
import { store } from "#db/store.server.ts";
import { AppError } from "../errors.ts";
import { insertAnalytics } from "../models/analytics.server.ts";
import { AUTO_COMPLETE_MESSAGES, type StoredFeedback } from "../models/chat-session.ts";
import { completeChatSession, getChatSession, type ChatSessionRow } from "../models/chat-session.server.ts";
import { xpForChat } from "../models/level.ts";
import { countMessages } from "../models/message.server.ts";
import { startOfDay } from "../models/streak.ts";
import { updateProgress } from "../models/user.server.ts";
import type { User } from "../models/user.ts";
import { engine } from "./ai/index.server.ts";
import { takeOrRefuse } from "./limits.server.ts";
import { settled } from "./reply.server.ts";
import { readTranscript } from "./transcript.server.ts";

const REVIEW_TIMEOUT_MS = 20_000;
/** A reply that is being spoken belongs to the chat that is scored; a stalled one must not hold it up. */
const PENDING_REPLY_MS = 8_000;

export type Feedback = { score: number } & StoredFeedback;

/**
 * Scores, completes and rewards a chat: once, however often and from wherever it is called; later calls return the same.
 * Score, analytics, XP, level, average and count change in one transaction. Free of charge. Throws unprocessable when the
 * person said nothing in it, not_found.
 */
export async function completeChat(
  user: User,
  chatSessionId: string,
  { timeZone }: { timeZone: string },
): Promise<{ chat: ChatSessionRow; feedback: Feedback }> {
  const chat = await getChatSession(user.id, chatSessionId);
  if (chat.isCompleted) return { chat, feedback: feedbackOf(chat) };
  if (chat.endedReason === "minor") throw new AppError("unprocessable", "This chat was stopped, so it is not scored.");
  const { byUser } = await countMessages(chatSessionId);
  if (byUser === 0)
    throw new AppError("unprocessable", "You have not said anything in this chat yet, so there is nothing to score.");
  await takeOrRefuse("feedback", user.id);
  await settled(chatSessionId, PENDING_REPLY_MS);

  const transcript = await readTranscript(await getChatSession(user.id, chatSessionId));
  const review = await engine.review(transcript, { signal: AbortSignal.timeout(REVIEW_TIMEOUT_MS) });
  const { score, oneThing, strengths, improvements, suggestions, goalMet } = review;
  const now = new Date();
  const [[completed]] = await store.atomic([
    completeChatSession(user.id, chatSessionId, {
      score,
      feedback: { oneThing, strengths, improvements, suggestions, goalMet },
      xp: xpForChat(score, transcript.messages.filter((message) => message.sender === "user").length),
      now,
      dayStart: startOfDay(now, timeZone),
    }),
    insertAnalytics(user.id, chatSessionId, review),
    updateProgress(user.id),
  ]);
  // No row: a parallel call completed it first, and its result is the one that counts.
  const row = (completed as ChatSessionRow | undefined) ?? (await getChatSession(user.id, chatSessionId));
  return { chat: row, feedback: feedbackOf(row) };
}

/** What leaving by the back button does: a chat with at least three messages is completed (SPEC 4). True if it was. */
export async function completeOnLeave(
  user: User,
  chatSessionId: string,
  options: { timeZone: string },
): Promise<boolean> {
  const chat = await getChatSession(user.id, chatSessionId);
  if (chat.isCompleted || chat.endedReason === "minor") return false;
  const { all, byUser } = await countMessages(chatSessionId);
  if (all < AUTO_COMPLETE_MESSAGES || byUser === 0) return false;
  await completeChat(user, chatSessionId, options);
  return true;
}

function feedbackOf(chat: ChatSessionRow): Feedback {
  if (chat.score === null || !chat.feedback) throw new Error(`Completed chat ${chat.id} has no feedback`);
  return { score: chat.score, ...chat.feedback };
}
