/** Everything the chat screen shows, read in one go. */
import { randomUUID } from "node:crypto";
import { getChatSession } from "../models/chat-session.server.ts";
import type { MoodMove } from "../models/chat-session.ts";
import { findLatestHint } from "../models/hint.server.ts";
import type { Message } from "../models/message.ts";
import { listRecentMessages, toMessage } from "../models/message.server.ts";
import { getPersona } from "../models/persona.server.ts";
import { listReplyStates } from "../models/reply.server.ts";
import { scenarioById, type Difficulty } from "../models/scenario.ts";
import type { User } from "../models/user.ts";
import { livePosition } from "./chat-events.server.ts";

const MESSAGES_PER_PAGE = 50;

export type ChatView = {
  id: string;
  persona: { id: string; name: string; imageUrl: string };
  scenario: { name: string; goal: string };
  difficulty: Difficulty;
  mood: number;
  /** How the last message moved it. */
  moodChange: number;
  isOpen: boolean;
  isCompleted: boolean;
  /** Oldest first. */
  messages: Message[];
  /** How each of the shown messages moved the mood. */
  moves: MoodMove[];
  /** User messages whose reply is still owed, and those whose reply failed. */
  pending: string[];
  failed: string[];
  /** Pass as `before` to see earlier messages; null at the beginning. */
  earlier: number | null;
  /** Where the live stream continues. */
  position: string;
  hint: string | null;
  credits: number;
  isPremium: boolean;
  /** Fresh for each view, so that a form posted twice without script is one message. */
  clientMessageId: string;
};

/** Throws not_found for an unknown chat and for someone else's. `before` pages back through a long one. */
export async function readChat(user: User, chatSessionId: string, before?: number): Promise<ChatView> {
  const chat = await getChatSession(user.id, chatSessionId);
  const [persona, rows, replies, hint] = await Promise.all([
    getPersona(user.id, chat.personaId),
    listRecentMessages(chat.id, MESSAGES_PER_PAGE, before),
    listReplyStates(chat.id),
    findLatestHint(chat.id),
  ]);
  const shown = new Set(rows.map((row) => row.id));
  const scenario = scenarioById(chat.scenario);
  return {
    id: chat.id,
    persona: { id: persona.id, name: persona.name, imageUrl: persona.imageUrl },
    scenario: { name: scenario.name, goal: scenario.goal },
    difficulty: chat.difficulty,
    mood: chat.mood,
    moodChange: chat.moodHistory.at(-1)?.change ?? 0,
    isOpen: !chat.isCompleted && !chat.endedReason,
    isCompleted: chat.isCompleted,
    messages: rows.map(toMessage),
    moves: chat.moodHistory.filter((move) => shown.has(move.messageId)),
    pending: replies.filter((reply) => reply.status === "pending").map((reply) => reply.userMessageId),
    failed: replies.filter((reply) => reply.status === "failed").map((reply) => reply.userMessageId),
    earlier: rows.length === MESSAGES_PER_PAGE ? (rows[0]?.seq ?? null) : null,
    position: livePosition(rows.at(-1)),
    hint: hint?.content ?? null,
    credits: user.credits,
    isPremium: user.isPremium,
    clientMessageId: randomUUID(),
  };
}
