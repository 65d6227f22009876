/** Hints: charged when asked for, refunded when none could be given. */
import { randomUUID } from "node:crypto";
import { store } from "#db/store.server.ts";
import { AppError } from "../errors.ts";
import { log } from "../log.server.ts";
import { getChatSession } from "../models/chat-session.server.ts";
import { COST_PER_HINT, NEED_CREDITS_FOR_HINT } from "../models/credit.ts";
import { insertLedgerEntry, isOverdraft } from "../models/credit.server.ts";
import {
  findHintByClientId,
  insertHint,
  isRepeatedHint,
  listStaleHints,
  settleHint,
  type HintRow,
} from "../models/hint.server.ts";
import type { User } from "../models/user.ts";
import { engine } from "./ai/index.server.ts";
import { takeOrRefuse } from "./limits.server.ts";
import { readTranscript } from "./transcript.server.ts";

const HINT_TIMEOUT_MS = 15_000;
const STALE_AFTER_MS = 60_000;

/**
 * One hint for this chat as it stands; costs 2 credits (premium nothing). Idempotent by `clientId`. The chat is read from
 * the database, whatever the caller says it holds. Throws insufficient_credits, conflict (finished chat), not_found,
 * too_many_requests, and unavailable with the credits given back when no hint could be made.
 */
export async function requestHint(
  user: User,
  chatSessionId: string,
  clientId: string = randomUUID(),
): Promise<{ hint: string }> {
  const chat = await getChatSession(user.id, chatSessionId);
  if (chat.isCompleted || chat.endedReason) throw new AppError("conflict", "This chat is finished.");
  const first = await findHintByClientId(chatSessionId, clientId);
  if (first) return repeated(first);
  await takeOrRefuse("hint", user.id);

  const id = randomUUID();
  const charged = user.isPremium ? 0 : COST_PER_HINT;
  const hint = insertHint({ id, chatSessionId, clientId, charged });
  const debit = insertLedgerEntry(user.id, {
    amount: -charged,
    transactionType: "usage",
    description: "Hint",
    relatedEntityId: chatSessionId,
    idempotencyKey: `hint:${id}`,
  });
  try {
    await store.atomic(charged > 0 ? [hint, debit] : [hint]);
  } catch (error) {
    if (isOverdraft(error)) throw new AppError("insufficient_credits", NEED_CREDITS_FOR_HINT);
    const winner = isRepeatedHint(error) ? await findHintByClientId(chatSessionId, clientId) : undefined;
    if (winner) return repeated(winner);
    throw error;
  }

  try {
    const content = await engine.hint(await readTranscript(chat), { signal: AbortSignal.timeout(HINT_TIMEOUT_MS) });
    await settleHint(id, "done", content);
    return { hint: content };
  } catch (error) {
    log.error({ err: error, hint: id }, "hint failed, refunding");
    await refundHint({ id, charged, chatSessionId, userId: user.id });
    throw new AppError("unavailable", "No hint could be made just now. Your credits were given back.");
  }
}

/** Refunds hints that a dead process never gave. Idempotent. */
export async function refundStaleHints(now: Date): Promise<void> {
  for (const hint of await listStaleHints(new Date(now.getTime() - STALE_AFTER_MS))) await refundHint(hint);
}

async function refundHint(hint: { id: string; charged: number; chatSessionId: string; userId: string }): Promise<void> {
  const settle = settleHint(hint.id, "failed", null);
  if (hint.charged === 0) {
    await store.atomic([settle]);
    return;
  }
  await store.atomic([
    settle,
    insertLedgerEntry(hint.userId, {
      amount: hint.charged,
      transactionType: "refund",
      description: "Hint not given",
      relatedEntityId: hint.chatSessionId,
      idempotencyKey: `refund:hint:${hint.id}`,
    }),
  ]);
}

function repeated(hint: HintRow): { hint: string } {
  if (hint.content) return { hint: hint.content };
  throw new AppError("conflict", "That hint is still being made. Please ask again in a moment.");
}
