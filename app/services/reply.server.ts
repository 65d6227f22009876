/**
 * Producing replies. A reply is a row that is owed (models/reply.server.ts); this file speaks it through the engine, one at
 * a time in each chat, tells whoever listens, and stores it in one transaction. It does not end with the request that asked
 * for it. What a dead process left is taken up by the reaper.
 */
import { randomUUID } from "node:crypto";
import { singleton } from "#db/singleton.server.ts";
import { store } from "#db/store.server.ts";
import { log } from "../log.server.ts";
import { findChatSessionById, updateMood, type ChatSessionRow } from "../models/chat-session.server.ts";
import { insertLedgerEntry } from "../models/credit.server.ts";
import { findMessage, insertAiMessage, listUtterances, toMessage, type MessageRow } from "../models/message.server.ts";
import { getPersona } from "../models/persona.server.ts";
import {
  claimReply,
  expireAllLeases,
  findReplyTo,
  listOrphanedChats,
  listReplies,
  renewLeases,
  settleReply,
  type ReplyRow,
} from "../models/reply.server.ts";
import type { MoodMove } from "../models/chat-session.ts";
import type { Turn, Verdict } from "./ai/engine.ts";
import { engine } from "./ai/index.server.ts";
import { failure, hasTokens, moodUpdate, positionOf, publishChatEvent } from "./chat-events.server.ts";

/** This process, as the holder of claims. */
export const owner = singleton("reply-owner", () => randomUUID());

/** SPEC 4: the typing indicator appears about 300 ms after a message was sent. */
const TYPING_DELAY_MS = 300;
/** Pieces that come closer together than this go out as one event. */
const COALESCE_MS = 25;
const REAPER_MS = 2_000;

type Runner = { again: boolean; done: Promise<void> };
type State = { runners: Map<string, Runner>; reaper: NodeJS.Timeout | undefined; stop: AbortController };

const state = singleton("replies", (): State => ({
  runners: new Map(),
  reaper: undefined,
  stop: new AbortController(),
}));

/** Sees to it that this chat's pending replies are produced, in order. Returns at once; safe to call at any time. */
export function startReplies(chatSessionId: string): void {
  const running = state.runners.get(chatSessionId);
  if (running) {
    running.again = true;
    return;
  }
  const runner: Runner = { again: true, done: Promise.resolve() };
  state.runners.set(chatSessionId, runner);
  runner.done = run(chatSessionId, runner).catch((error: unknown) => {
    log.error({ err: error, chat: chatSessionId }, "reply runner failed");
    state.runners.delete(chatSessionId);
  });
}

/** Resolves once this process produces nothing more for the chat, or after `timeoutMs`. */
export async function settled(chatSessionId: string, timeoutMs: number): Promise<void> {
  const runner = state.runners.get(chatSessionId);
  if (!runner) return;
  const waited = new AbortController();
  const timeout = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
    waited.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  await Promise.race([runner.done, timeout]);
  waited.abort();
}

/**
 * Takes up every reply that nobody is producing, now and from now on. This process is the only writer of its database, so
 * claims from before its start are void.
 */
export async function startReaper(): Promise<void> {
  await expireAllLeases();
  await reap();
  state.reaper = setInterval(() => {
    keepLeases().then(reap, (error: unknown) => log.error({ err: error }, "reaper failed"));
  }, REAPER_MS).unref();
}

/** Takes no more orphans and waits for the replies that are being spoken, at most `timeoutMs`; then stops them. */
export async function stopReplies(timeoutMs: number): Promise<void> {
  clearInterval(state.reaper);
  const timer = setTimeout(() => state.stop.abort(), timeoutMs);
  await Promise.all([...state.runners.values()].map((runner) => runner.done));
  clearTimeout(timer);
}

async function reap(): Promise<void> {
  for (const chatSessionId of await listOrphanedChats(new Date())) startReplies(chatSessionId);
}

async function keepLeases(): Promise<void> {
  const chats = [...state.runners.keys()];
  if (chats.length > 0) await renewLeases(chats, owner, new Date());
}

async function run(chatSessionId: string, runner: Runner): Promise<void> {
  while (runner.again) {
    runner.again = false;
    for (let reply = await nextReply(chatSessionId); reply; reply = await nextReply(chatSessionId)) {
      if (state.stop.signal.aborted) break;
      await produce(reply);
    }
    // Nothing awaits between this check and the removal, so a send in between is never missed.
    if (!runner.again || state.stop.signal.aborted) break;
  }
  state.runners.delete(chatSessionId);
}

/** The chat's oldest pending reply, if it is ours to produce. */
async function nextReply(chatSessionId: string): Promise<ReplyRow | undefined> {
  const [oldest] = await listReplies(chatSessionId, "pending");
  if (!oldest || oldest.leaseOwner === owner) return oldest;
  return claimReply(oldest.id, owner, new Date());
}

async function produce(reply: ReplyRow): Promise<void> {
  const message = await findMessage(reply.userMessageId);
  const chat = await findChatSessionById(reply.chatSessionId);
  // The account was erased in the meantime, and the row with it.
  if (!message || !chat) return;
  const position = positionOf(message.seq, true);
  const typing = setTimeout(
    () => publishChatEvent(chat.id, { type: "typing", active: true }, position),
    TYPING_DELAY_MS,
  );
  try {
    const { text, verdict } = await speak(await toTurn(chat, message), reply, position, () => clearTimeout(typing));
    clearTimeout(typing);
    await finish(reply, chat, message, text, verdict);
  } catch (error) {
    clearTimeout(typing);
    // Told to stop: the row stays pending, and the next process produces it.
    if (state.stop.signal.aborted) return;
    log.error({ err: error, reply: reply.id }, "reply failed, refunding");
    await refund(reply, chat.userId);
    publishChatEvent(chat.id, { type: "typing", active: false }, position);
    publishChatEvent(chat.id, failure(message.id), position);
  }
}

async function toTurn(chat: ChatSessionRow, message: MessageRow): Promise<Turn> {
  const [persona, utterances] = await Promise.all([
    getPersona(chat.userId, chat.personaId),
    listUtterances(chat.id, message.seq),
  ]);
  const said = utterances.at(-1);
  if (!said) throw new Error(`Message ${message.id} is not in its chat`);
  return {
    persona,
    scenario: chat.scenario,
    difficulty: chat.difficulty,
    seed: chat.id,
    history: utterances.slice(0, -1),
    message: said,
    mood: chat.mood,
    now: message.timestamp.getTime(),
  };
}

/** Words on the screen say more than dots: `onWords` is called with each that goes out. */
async function speak(
  turn: Turn,
  reply: ReplyRow,
  position: number,
  onWords: () => void,
): Promise<{ text: string; verdict: Verdict }> {
  let index = 0;
  // An earlier attempt got some words out: they are withdrawn before others follow.
  if (hasTokens(reply.chatSessionId, reply.id)) {
    publishChatEvent(reply.chatSessionId, { type: "reset", messageId: reply.id }, position);
  }
  const tokens = coalesce((text) => {
    onWords();
    publishChatEvent(reply.chatSessionId, { type: "token", messageId: reply.id, index, text }, position);
    index += 1;
  });
  try {
    for await (const part of engine.reply(turn, { signal: state.stop.signal })) {
      if (part.type === "token") tokens.add(part.text);
      else if (part.type === "reset") {
        tokens.drop();
        index = 0;
        publishChatEvent(reply.chatSessionId, { type: "reset", messageId: reply.id }, position);
      } else {
        tokens.flush();
        return part;
      }
    }
  } finally {
    tokens.drop();
  }
  throw new Error("The engine ended without a reply");
}

/** The first piece goes out at once; those that follow within 25 ms are joined. */
function coalesce(send: (text: string) => void) {
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) send(waiting);
    waiting = "";
  }

  return {
    add(text: string) {
      waiting += text;
      if (timer) return;
      flush();
      timer = setTimeout(flush, COALESCE_MS);
    },
    flush,
    drop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = "";
    },
  };
}

async function finish(
  reply: ReplyRow,
  chat: ChatSessionRow,
  message: MessageRow,
  text: string,
  verdict: Verdict,
): Promise<void> {
  const move: MoodMove = {
    messageId: message.id,
    mood: verdict.mood,
    change: verdict.moodChange,
    sentiment: verdict.sentiment,
    advice: verdict.advice,
    reasons: verdict.reasons,
  };
  const isFree = verdict.flags.includes("crisis") || verdict.flags.includes("minor");
  const [[stored]] = await store.atomic([
    insertAiMessage({ id: reply.id, chatSessionId: chat.id, content: text, timestamp: new Date() }),
    settleReply(reply.id, "done"),
    updateMood(chat.id, move, endingOf(verdict)),
    ...(isFree ? refundEntry(reply, chat.userId) : []),
  ]);
  const row = stored as MessageRow;
  publishChatEvent(chat.id, { type: "ai_message", message: toMessage(row) }, positionOf(row.seq, false));
  publishChatEvent(chat.id, moodUpdate(move), positionOf(row.seq, true));
  publishChatEvent(chat.id, { type: "typing", active: false }, positionOf(row.seq, true));
}

function endingOf(verdict: Verdict): ChatSessionRow["endedReason"] {
  if (verdict.flags.includes("minor")) return "minor";
  return verdict.flags.includes("ended") ? "ended" : null;
}

/** Gives the reply up and its credits back, in one transaction; does nothing when it was settled after all. */
async function refund(reply: ReplyRow, userId: string): Promise<void> {
  const current = await findReplyTo(reply.userMessageId);
  if (current?.status !== "pending") return;
  await store.atomic([settleReply(reply.id, "failed"), ...refundEntry(reply, userId)]);
}

function refundEntry(reply: ReplyRow, userId: string) {
  if (reply.charged === 0) return [];
  return [
    insertLedgerEntry(userId, {
      amount: reply.charged,
      transactionType: "refund",
      description: "Reply not given",
      relatedEntityId: reply.chatSessionId,
      idempotencyKey: `refund:reply:${reply.id}:${reply.attempt}`,
    }),
  ];
}
