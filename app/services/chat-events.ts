/** What the live channel says (DECISIONS 7). Browser-safe. */
import type { Message } from "../models/message.ts";
import type { Reason, Sentiment } from "./ai/engine.ts";

export type ChatEvent =
  | { type: "message"; message: Message }
  | { type: "typing"; active: boolean }
  | { type: "token"; messageId: string; index: number; text: string }
  | { type: "reset"; messageId: string }
  | { type: "ai_message"; message: Message }
  | {
      type: "mood_update";
      /** The user's message that moved the mood. */
      messageId: string;
      mood: number;
      moodChange: number;
      advice: string;
      sentiment: Sentiment;
      reasons: Reason[];
    }
  | { type: "insufficient_credits"; message: string; redirectTo: "/subscription" }
  | { type: "error"; message: string; retryable: boolean; messageId?: string };

/** Shown beside a line whose reply failed. */
export const REPLY_FAILED = "The reply could not be produced. Your credits were given back.";

export type ChatEventType = ChatEvent["type"];

/** The payload as it goes over the wire: the fields of the event, and for messages the message itself. */
export function eventData(event: ChatEvent): unknown {
  if (event.type === "message" || event.type === "ai_message") return event.message;
  const { type: _type, ...fields } = event;
  return fields;
}
