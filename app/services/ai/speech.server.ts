/** One streamed reply: the words as they come, and behind them the trailer that nobody sees. */
import { setTimeout as sleep } from "node:timers/promises";
import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import type { ReplyPart } from "./engine.ts";
import type { PromptMessage } from "./prompt.ts";
import { createSplitter, type Splitter } from "./trailer.ts";
import { clean, retryDelay, textOf, type Upstream } from "./upstream.server.ts";
import { ModelFailure, openWire, type FailureReason, type Timeouts, type Wire } from "./wire.server.ts";

/** What has been said so far, and what keeps the trailer out of it. */
export type Speech = { text: string; splitter: Splitter };

type Chunks = AsyncIterator<ChatCompletionChunk>;
type Finish = ChatCompletionChunk.Choice["finish_reason"];

const ATTEMPTS = 2;
const LAST_BYTES_MS = 200;
const REPLY_MOST = 2_000;
/** What a server may send for one reply, white space and trailer included. */
const RECEIVED_MOST = 8_000;

export function silent(): Speech {
  return { text: "", splitter: createSplitter() };
}

/**
 * Speaks the model's answer, kept in `said` too. Ends normally only when the words are complete: the model finished, or its
 * trailer began, which may then be late or broken. Tries twice, the second time only if nothing was said yet. Throws
 * `ModelFailure`, the package's errors, or the signal's reason.
 */
export async function* speak(
  { streamed }: Upstream,
  question: { model: string; messages: PromptMessage[] },
  limits: Timeouts,
  signal: AbortSignal,
  said: Speech,
): AsyncGenerator<ReplyPart, void, void> {
  const startedAt = performance.now();
  const left = (ms: number) => Math.max(0, startedAt + ms - performance.now());

  for (let attempts = 1; ; attempts += 1) {
    const wire = openWire(signal);
    said.splitter = createSplitter();
    try {
      // No limit on tokens: servers disagree on its name, and reading stops at 2,000 characters anyway.
      const stream = await wire.within(left(limits.firstTokenMs), "first_token", (abort) =>
        streamed.chat.completions.create({ ...question, stream: true }, { signal: abort }),
      );
      yield* readWords(wire, stream[Symbol.asyncIterator](), said, limits, left);
      signal.throwIfAborted();
      return;
    } catch (error) {
      const pause = retryDelay(error, limits.retryMs);
      const isFinal = said.text !== "" || signal.aborted || attempts === ATTEMPTS;
      if (isFinal || pause === undefined || pause >= left(limits.firstTokenMs)) throw error;
      await sleep(pause, undefined, { signal });
    } finally {
      wire.close();
    }
  }
}

async function* readWords(
  wire: Wire,
  chunks: Chunks,
  said: Speech,
  limits: Timeouts,
  left: (ms: number) => number,
): AsyncGenerator<ReplyPart> {
  const { splitter } = said;
  let received = 0;
  let half = "";
  const patience = (): [number, FailureReason] => {
    if (!said.text) return [left(limits.firstTokenMs), "first_token"];
    const total = left(limits.totalMs);
    return limits.idleMs < total ? [limits.idleMs, "idle"] : [total, "total"];
  };

  while (!isFull(said.text)) {
    const next = await wire.within(...patience(), () => chunks.next());
    // The package ends a broken stream as quietly as a whole one.
    if (next.done) throw new ModelFailure(said.text || received > 0 ? "cut" : "empty");
    const choice = next.value.choices?.[0];
    const raw = textOf(choice?.delta?.content);
    received += raw.length;
    const piece = clean(half + raw);
    half = piece.half;
    const shown = splitter.push(piece.text);
    const words = said.text ? shown : shown.trimStart();
    if (words) {
      const text = clean(words.slice(0, REPLY_MOST - said.text.length)).text;
      said.text += text;
      yield { type: "token", text };
    }
    if (splitter.isPast && said.text)
      return readBehind(wire, chunks, splitter, choice?.finish_reason ?? null, limits.trailerMs);
    if (choice?.finish_reason === "content_filter") throw new ModelFailure("filtered");
    if (choice?.finish_reason) {
      if (!said.text) throw new ModelFailure("empty");
      return drain(wire, chunks);
    }
    if (splitter.isPast || received > RECEIVED_MOST) throw new ModelFailure(said.text ? "cut" : "empty");
  }
}

/** The trailer, as far as it comes in time: without it the words stand all the same. */
async function readBehind(wire: Wire, chunks: Chunks, splitter: Splitter, finish: Finish, ms: number): Promise<void> {
  const until = performance.now() + ms;
  try {
    for (let reason = finish, received = 0; !reason && received < RECEIVED_MOST;) {
      const next = await wire.within(Math.max(0, until - performance.now()), "total", () => chunks.next());
      if (next.done) return;
      const choice = next.value.choices?.[0];
      const raw = textOf(choice?.delta?.content);
      received += raw.length;
      splitter.push(clean(raw).text);
      reason = choice?.finish_reason ?? null;
    }
    await drain(wire, chunks);
  } catch {
    // A cut trailer is read like any other, and found wanting.
  }
}

/** A body read to its end leaves the connection open for the next reply. */
async function drain(wire: Wire, chunks: Chunks): Promise<void> {
  await wire.within(LAST_BYTES_MS, "cut", () => chunks.next()).catch(() => undefined);
}

/** No room for one more character, which may take two units. */
function isFull(text: string): boolean {
  return text.length > REPLY_MOST - 2;
}
