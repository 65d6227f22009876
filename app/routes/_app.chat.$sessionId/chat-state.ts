/**
 * What the open chat shows, as a pure function of what was loaded and what came over the live channel since. The server's
 * order is the order; anything seen twice is one.
 */
import type { MoodMove } from "../../models/chat-session.ts";
import { isNotable } from "../../models/mood.ts";
import type { Message } from "../../models/message.ts";
import type { ChatEvent } from "../../services/chat-events.ts";
import type { ChatView } from "../../services/chat-view.server.ts";

/** A line the server has not acknowledged yet. */
export type Outgoing = {
  clientMessageId: string;
  content: string;
  /** `waiting`: no connection, will be sent by itself. `refused`: the server said no; `reason` says why. */
  state: "sending" | "waiting" | "refused";
  reason?: string;
};

export type ChatState = {
  messages: Message[];
  moves: Record<string, MoodMove>;
  outgoing: Outgoing[];
  pending: string[];
  failed: string[];
  /** The reply that is being spoken. */
  live: { messageId: string; text: string; next: number } | null;
  typing: boolean;
  mood: number;
  moodChange: number;
  /** Advice that is shown for five seconds; `key` changes with each. */
  advice: { key: string; text: string } | null;
};

export type ChatAction =
  | { type: "event"; event: ChatEvent }
  | { type: "loaded"; view: ChatView }
  | { type: "queued"; line: Outgoing }
  | { type: "accepted"; clientMessageId: string; message: Message }
  | { type: "stalled"; clientMessageId: string }
  | { type: "refused"; clientMessageId: string; reason: string }
  | { type: "withdrawn"; clientMessageId: string }
  | { type: "retried"; messageId: string };

export function initialChatState(view: ChatView): ChatState {
  return {
    messages: view.messages,
    moves: Object.fromEntries(view.moves.map((move) => [move.messageId, move])),
    outgoing: [],
    pending: view.pending,
    failed: view.failed,
    live: null,
    typing: view.pending.length > 0,
    mood: view.mood,
    moodChange: view.moodChange,
    advice: null,
  };
}

export function chatReducer(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case "event":
      return afterEvent(state, action.event);
    case "loaded":
      return afterLoad(state, action.view);
    case "queued":
      return { ...state, outgoing: [...state.outgoing.filter(isOther(action.line.clientMessageId)), action.line] };
    case "accepted":
      return withMessage(state, action.message);
    case "stalled":
      return updateOutgoing(state, action.clientMessageId, { state: "waiting" });
    case "refused":
      return updateOutgoing(state, action.clientMessageId, { state: "refused", reason: action.reason });
    case "withdrawn":
      return { ...state, outgoing: state.outgoing.filter(isOther(action.clientMessageId)) };
    case "retried":
      return {
        ...state,
        failed: without(state.failed, action.messageId),
        pending: including(state.pending, action.messageId),
      };
  }
}

function afterEvent(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case "message":
      return { ...withMessage(state, event.message), pending: including(state.pending, event.message.id) };
    case "typing":
      return { ...state, typing: event.active };
    case "token":
      return { ...state, live: afterToken(state.live, event) };
    case "reset":
      return { ...state, live: null, typing: true };
    case "ai_message":
      return { ...withMessage(state, event.message), live: null, typing: false };
    case "mood_update":
      return afterMood(state, event);
    case "error":
      return afterError(state, event);
    case "insufficient_credits":
      return state;
  }
}

/** A token seen before is dropped; one after a gap is dropped too, because the whole reply follows. */
function afterToken(
  live: ChatState["live"],
  token: { messageId: string; index: number; text: string },
): ChatState["live"] {
  const current = live?.messageId === token.messageId ? live : { messageId: token.messageId, text: "", next: 0 };
  if (token.index !== current.next) return live;
  return { messageId: token.messageId, text: current.text + token.text, next: token.index + 1 };
}

function afterMood(state: ChatState, event: Extract<ChatEvent, { type: "mood_update" }>): ChatState {
  const { messageId, mood, moodChange, advice, sentiment, reasons } = event;
  const isNew = !state.moves[messageId];
  return {
    ...state,
    mood,
    moodChange,
    moves: { ...state.moves, [messageId]: { messageId, mood, change: moodChange, sentiment, advice, reasons } },
    pending: without(state.pending, messageId),
    failed: without(state.failed, messageId),
    advice: isNew && isNotable(moodChange) ? { key: messageId, text: advice } : state.advice,
  };
}

function afterError(state: ChatState, event: Extract<ChatEvent, { type: "error" }>): ChatState {
  if (!event.messageId) return state;
  return {
    ...state,
    live: null,
    typing: false,
    pending: without(state.pending, event.messageId),
    failed: including(state.failed, event.messageId),
  };
}

/** The loader is the truth; lines it does not know yet (still on their way) stay. */
function afterLoad(state: ChatState, view: ChatView): ChatState {
  const known = new Set(view.messages.map((message) => message.id));
  const earlier = state.messages.filter((message) => !known.has(message.id) && isBefore(message, view.messages[0]));
  const loaded = initialChatState(view);
  const sent = new Set(view.messages.map((message) => message.clientMessageId));
  return {
    ...loaded,
    messages: [...earlier, ...view.messages],
    moves: { ...state.moves, ...loaded.moves },
    outgoing: state.outgoing.filter((line) => !sent.has(line.clientMessageId)),
    live: state.live && !known.has(state.live.messageId) ? state.live : null,
    typing: state.typing && view.pending.length > 0,
    advice: state.advice,
  };
}

function withMessage(state: ChatState, message: Message): ChatState {
  const isKnown = state.messages.some((other) => other.id === message.id);
  return {
    ...state,
    messages: isKnown ? state.messages : [...state.messages, message],
    outgoing: state.outgoing.filter((line) => line.clientMessageId !== message.clientMessageId),
  };
}

function updateOutgoing(state: ChatState, clientMessageId: string, change: Partial<Outgoing>): ChatState {
  return {
    ...state,
    outgoing: state.outgoing.map((line) => (line.clientMessageId === clientMessageId ? { ...line, ...change } : line)),
  };
}

function isBefore(message: Message, first: Message | undefined): boolean {
  return first !== undefined && new Date(message.timestamp) < new Date(first.timestamp);
}

function isOther(clientMessageId: string) {
  return (line: Outgoing) => line.clientMessageId !== clientMessageId;
}

function including(ids: string[], id: string): string[] {
  return ids.includes(id) ? ids : [...ids, id];
}

function without(ids: string[], id: string): string[] {
  return ids.filter((other) => other !== id);
}
