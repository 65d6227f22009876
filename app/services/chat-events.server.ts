/**
 * A chat's live events, resumable from any point at any age.
 *
 * An event's id is `<position>_<log id>`. The position is durable: 2 × seq of the last stored message the reader has seen,
 * plus 1 once everything that follows from it (the mood) was seen too. The log id resumes exactly while this process still
 * remembers; otherwise the reader gets what the database holds after the position, then what is being spoken right now.
 */
import { listMessagesAfter, listRecentMessages, toMessage, type MessageRow } from "../models/message.server.ts";
import type { MoodMove } from "../models/chat-session.ts";
import { findChatSessionById } from "../models/chat-session.server.ts";
import { listReplyStates } from "../models/reply.server.ts";
import { covers, follow, publish, readLog, type BusEntry } from "./bus.server.ts";
import { REPLY_FAILED, type ChatEvent } from "./chat-events.ts";

type Published = { event: ChatEvent; position: number };
export type ChatEventEntry = { id: string; event: ChatEvent };

/** The position of a reader who has seen this message; `settled` once its mood was seen too. */
export function positionOf(seq: number, settled: boolean): number {
  return seq * 2 + (settled ? 1 : 0);
}

/** Tells everybody who follows this chat. `position` is the durable position after the event. */
export function publishChatEvent(chatSessionId: string, event: ChatEvent, position: number): void {
  const log = readLog<Published>(channelOf(chatSessionId));
  const reached = Math.max(position, log.at(-1)?.data.position ?? 0);
  publish<Published>(channelOf(chatSessionId), { event, position: reached });
}

/** Were words of this reply shown, and not withdrawn since? */
export function hasTokens(chatSessionId: string, messageId: string): boolean {
  const last = readLog<Published>(channelOf(chatSessionId)).findLast(
    ({ data: { event } }) => (event.type === "token" || event.type === "reset") && event.messageId === messageId,
  );
  return last?.data.event.type === "token";
}

/** Where a page that shows everything stored so far should start to listen. */
export function livePosition(lastMessage: Pick<MessageRow, "seq"> | undefined): string {
  return String(positionOf(lastMessage?.seq ?? 0, true));
}

/**
 * The events after `lastEventId` (a reader's last id, or a position from `livePosition`), then those to come until the
 * signal is aborted (what is stored already is given even then). Without an id, or with one that makes no sense, it starts with what is pending. Never throws for an
 * odd id.
 */
export async function* chatEvents(
  chatSessionId: string,
  lastEventId: string | null,
  signal: AbortSignal,
): AsyncGenerator<ChatEventEntry> {
  const channel = channelOf(chatSessionId);
  const { position: seen, logId } = parseEventId(lastEventId);
  let after = logId && covers(channel, logId) ? logId : null;
  let position = seen;
  const isExact = after !== null;

  if (!isExact) {
    // From here to the next await nothing else runs, so the log cannot move between the two reads of it.
    const log = readLog<Published>(channel);
    after = log.at(-1)?.id ?? null;
    const start = seen ?? (await currentPosition(chatSessionId));
    position = start;
    for (const { event, position: reached } of await storedSince(chatSessionId, start)) {
      position = Math.max(position, reached);
      yield { id: `${position}_`, event };
    }
    for (const entry of await stillSpoken(chatSessionId, log)) yield { id: eventId(entry), event: entry.data.event };
  }

  const skipUpTo = isExact ? null : position;
  for await (const entry of follow<Published>(channel, after, signal)) {
    // Stored between our read of the database and now: the reader has it already.
    if (skipUpTo !== null && isDurable(entry.data.event) && entry.data.position <= skipUpTo) continue;
    yield { id: eventId(entry), event: entry.data.event };
  }
}

/** Message, reply and mood events after a position, from the rows; and replies that failed and were not retried. */
async function storedSince(chatSessionId: string, position: number): Promise<Published[]> {
  const fromSeq = Math.floor(position / 2);
  const [chat, rows, states] = await Promise.all([
    findChatSessionById(chatSessionId),
    listMessagesAfter(chatSessionId, fromSeq - 1),
    listReplyStates(chatSessionId),
  ]);
  if (!chat) return [];
  const userMessageOf = new Map(states.map((state) => [state.id, state.userMessageId]));
  const failed = new Set(states.filter((state) => state.status === "failed").map((state) => state.userMessageId));
  const moves = new Map(chat.moodHistory.map((move) => [move.messageId, move]));
  const events: Published[] = [];

  for (const row of rows) {
    const isNew = row.seq > fromSeq;
    const settled = positionOf(row.seq, true);
    if (row.sender === "user") {
      if (isNew) events.push({ event: { type: "message", message: toMessage(row) }, position: settled });
      if (failed.has(row.id)) events.push({ event: failure(row.id), position: settled });
      continue;
    }
    if (isNew)
      events.push({ event: { type: "ai_message", message: toMessage(row) }, position: positionOf(row.seq, false) });
    const move = moves.get(userMessageOf.get(row.id) ?? "");
    if (move && settled > position) events.push({ event: moodUpdate(move), position: settled });
  }
  return events;
}

/** Of the log, what belongs to a reply that is pending still: whether it is being typed, and its tokens so far. */
async function stillSpoken(chatSessionId: string, log: BusEntry<Published>[]): Promise<BusEntry<Published>[]> {
  const pending = new Set(
    (await listReplyStates(chatSessionId)).filter((state) => state.status === "pending").map((state) => state.id),
  );
  if (pending.size === 0) return [];
  const lastTyping = log.findLast((entry) => entry.data.event.type === "typing");
  return log.filter((entry) => {
    const { event } = entry.data;
    if (event.type === "typing") return entry === lastTyping && event.active;
    return (event.type === "token" || event.type === "reset") && pending.has(event.messageId);
  });
}

async function currentPosition(chatSessionId: string): Promise<number> {
  const [last] = await listRecentMessages(chatSessionId, 1);
  return last ? positionOf(last.seq, true) : 0;
}

export function moodUpdate(move: MoodMove): ChatEvent {
  return {
    type: "mood_update",
    messageId: move.messageId,
    mood: move.mood,
    moodChange: move.change,
    advice: move.advice,
    sentiment: move.sentiment,
    reasons: move.reasons,
  };
}

export function failure(messageId: string): ChatEvent {
  return { type: "error", message: REPLY_FAILED, retryable: true, messageId };
}

function isDurable(event: ChatEvent): boolean {
  return event.type === "message" || event.type === "ai_message" || event.type === "mood_update";
}

function eventId(entry: BusEntry<Published>): string {
  return `${entry.data.position}_${entry.id}`;
}

function parseEventId(id: string | null): { position: number | null; logId: string | null } {
  const match = /^(\d{1,15})(?:_([\w-]*))?$/.exec(id ?? "");
  if (!match) return { position: null, logId: null };
  return { position: Number(match[1]), logId: match[2] || null };
}

function channelOf(chatSessionId: string): string {
  return `chat:${chatSessionId}`;
}
