/**
 * A persona spoken for by any OpenAI-compatible chat-completions server. The model only finds the words: how a message
 * landed is the local judge's verdict, so the meter means the same whoever speaks. Where the model is late, broken or not
 * to be trusted with the moment, the fallback engine takes over and the person is never left without an answer.
 * What the person or the model wrote never reaches a log.
 */
import { setTimeout as sleep } from "node:timers/promises";
import OpenAI, { APIError } from "openai";
import type { ChatCompletionChunk } from "openai/resources/chat/completions";
import { createCircuitBreaker, type Outcome } from "./circuit-breaker.ts";
import type { Engine, Flag, ReplyPart, Transcript, Turn, Verdict } from "./engine.ts";
import { hintPrompt, replyPrompt } from "./prompt.ts";
import { ModelFailure, openWire, type FailureReason } from "./wire.server.ts";

export type OpenAiOptions = {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Opens, reviews, and speaks whenever the model cannot or must not. */
  fallback: Engine;
  /** How a message landed; called once a reply. */
  judge: (turn: Turn) => Verdict;
  timeouts?: Partial<Timeouts>;
  /** Milliseconds that never go back; for the circuit breaker. */
  clock?: () => number;
  log: { warn(fields: Record<string, unknown>, text: string): void };
};

export type Timeouts = {
  /** From the question to the first word, a second attempt included. */
  firstTokenMs: number;
  /** Between two pieces of a stream. */
  idleMs: number;
  /** A whole reply. */
  totalMs: number;
  hintMs: number;
  /** Before the second attempt, when the server does not say how long. */
  retryMs: number;
};

const TIMEOUTS: Timeouts = { firstTokenMs: 8_000, idleMs: 10_000, totalMs: 30_000, hintMs: 6_000, retryMs: 250 };
const BREAKER = { failures: 5, withinMs: 60_000, openMs: 30_000 };
const ATTEMPTS = 2;
const RETRY_AFTER_MOST_MS = 3_000;
const LAST_BYTES_MS = 200;
const REPLY_MOST = 2_000;
const HINT_MOST = 240;
/** Moments that need authored words: nothing a model might say is worth the risk. */
const NOT_FOR_A_MODEL: readonly Flag[] = ["crisis", "minor", "explicit", "hate", "ended"];
/** Control characters, text direction overrides and halves of characters. */
const UNPRINTABLE = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu;

/**
 * The engine that asks a model first. `reply` and `hint` never fail for the model's sake; they fail only where the fallback
 * does. A reply is tried again once, only before its first token. After five failed replies or hints within a minute the
 * model is left alone for half a minute. Aborting the signal closes the connection to the model at once.
 */
export function createOpenAiEngine(options: OpenAiOptions): Engine {
  const { fallback, judge, log, model } = options;
  const limits: Timeouts = { ...TIMEOUTS, ...options.timeouts };
  const breaker = createCircuitBreaker(BREAKER, options.clock ?? (() => performance.now()));
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl,
    // Named here so that the package reads no environment of its own.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: limits.totalMs,
    // It prints unreadable lines of a stream, which hold the model's words.
    logLevel: "off",
  });

  return {
    opening: (setting) => fallback.opening(setting),
    review: (transcript, { signal }) => fallback.review(transcript, { signal }),

    async *reply(turn, { signal }) {
      if (signal.aborted) return;
      const verdict = judge(turn);
      const settle = isForModel(verdict) ? breaker.enter() : undefined;
      const said = { text: "" };
      if (settle) {
        let outcome: Outcome = "abandoned";
        try {
          yield* speak(turn, verdict, signal, said);
          outcome = "succeeded";
          yield { type: "done", text: said.text.trim(), verdict, source: "model" };
          return;
        } catch (error) {
          if (signal.aborted) return;
          outcome = "failed";
          log.warn(
            { ...describe(error), shown: said.text !== "" },
            "the model gave no reply, the built-in engine does",
          );
        } finally {
          settle(outcome);
        }
      }
      if (said.text) yield { type: "reset" };
      yield* fallback.reply(turn, { signal });
    },

    async hint(transcript, { signal }) {
      const settle = isForModel(lastVerdict(transcript, judge)) ? breaker.enter() : undefined;
      if (settle) {
        try {
          const text = await ask(transcript, signal);
          settle("succeeded");
          return text;
        } catch (error) {
          settle(signal.aborted ? "abandoned" : "failed");
          log.warn(describe(error), "the model gave no hint, the built-in engine does");
        }
      }
      return fallback.hint(transcript, { signal });
    },
  };

  /** The model's words as they come, kept in `said` too. Ends normally only when they are complete. */
  async function* speak(
    turn: Turn,
    verdict: Verdict,
    signal: AbortSignal,
    said: { text: string },
  ): AsyncGenerator<ReplyPart> {
    const startedAt = performance.now();
    const left = (ms: number) => Math.max(0, startedAt + ms - performance.now());
    const patience = (): [number, FailureReason] => {
      if (!said.text) return [left(limits.firstTokenMs), "first_token"];
      const total = left(limits.totalMs);
      return limits.idleMs < total ? [limits.idleMs, "idle"] : [total, "total"];
    };

    for (let attempt = 1; ; attempt += 1) {
      const wire = openWire(signal);
      try {
        const stream = await wire.within(...patience(), (abort) =>
          // No limit on tokens: servers disagree on its name, and reading stops at 2,000 characters anyway.
          client.chat.completions.create(
            { model, messages: replyPrompt(turn, verdict), stream: true },
            { signal: abort },
          ),
        );
        const chunks = stream[Symbol.asyncIterator]();
        let finish: ChatCompletionChunk.Choice["finish_reason"] = null;
        let half = "";
        while (!finish && !isFull(said.text)) {
          const next = await wire.within(...patience(), () => chunks.next());
          if (next.done) break;
          const choice = next.value.choices?.[0];
          finish = choice?.finish_reason ?? null;
          const piece = clean(half + textOf(choice?.delta?.content));
          half = piece.half;
          const words = said.text ? piece.text : piece.text.trimStart();
          if (!words) continue;
          const text = clean(words.slice(0, REPLY_MOST - said.text.length)).text;
          said.text += text;
          yield { type: "token", text };
        }
        if (finish === "content_filter") throw new ModelFailure("filtered");
        // The package ends a broken stream as quietly as a whole one.
        if (!finish && !isFull(said.text)) throw new ModelFailure("cut");
        if (!said.text) throw new ModelFailure("empty");
        // A body read to its end leaves the connection open for the next reply.
        if (finish) await wire.within(LAST_BYTES_MS, "cut", () => chunks.next()).catch(() => undefined);
        signal.throwIfAborted();
        return;
      } catch (error) {
        const pause = retryDelay(error, limits.retryMs);
        const isFinal = said.text !== "" || signal.aborted || attempt === ATTEMPTS;
        if (isFinal || pause === undefined || pause >= left(limits.firstTokenMs)) throw error;
        await sleep(pause, undefined, { signal });
      } finally {
        wire.close();
      }
    }
  }

  async function ask(transcript: Transcript, signal: AbortSignal): Promise<string> {
    const wire = openWire(signal);
    try {
      const answer = await wire.within(limits.hintMs, "hint", (abort) =>
        client.chat.completions.create({ model, messages: hintPrompt(transcript) }, { signal: abort }),
      );
      const text = clean(textOf(answer.choices?.[0]?.message?.content)).text.replace(/\s+/g, " ").trim();
      if (!text) throw new ModelFailure("empty");
      if (text.length > HINT_MOST) throw new ModelFailure("too_long");
      return text;
    } finally {
      wire.close();
    }
  }
}

function isForModel({ flags }: Verdict): boolean {
  return !flags.some((flag) => NOT_FOR_A_MODEL.includes(flag));
}

/** What the judge says of the person's latest message; neutral when there is none. */
function lastVerdict({ messages, ...setting }: Transcript, judge: (turn: Turn) => Verdict): Verdict {
  const at = messages.findLastIndex(({ sender }) => sender === "user");
  const message = messages[at];
  if (!message) return { mood: setting.mood, moodChange: 0, advice: "", sentiment: "neutral", reasons: [], flags: [] };
  return judge({ ...setting, history: messages.slice(0, at), message });
}

/** No room for one more character, which may take two units. */
function isFull(text: string): boolean {
  return text.length > REPLY_MOST - 2;
}

/** Servers are many, and not all of them keep to the type. */
function textOf(content: unknown): string {
  return typeof content === "string" ? content : "";
}

/** Printable text, and the first half of a character whose second half is still to come. */
function clean(raw: string): { text: string; half: string } {
  const half = /[\uD800-\uDBFF]$/.test(raw) ? raw.slice(-1) : "";
  return { text: raw.slice(0, raw.length - half.length).replace(UNPRINTABLE, ""), half };
}

/** Milliseconds before another attempt, or undefined where the same question would get the same answer. */
function retryDelay(error: unknown, usualMs: number): number | undefined {
  if (!(error instanceof APIError) || error.status === undefined) return usualMs;
  if (error.status < 500 && ![408, 409, 429].includes(error.status)) return undefined;
  const asked = Number(error.headers?.get("retry-after") ?? Number.NaN) * 1000;
  if (Number.isNaN(asked)) return usualMs;
  return asked <= RETRY_AFTER_MOST_MS ? Math.max(asked, usualMs) : undefined;
}

/** Kind and status only: the message of an upstream error may quote what was sent. */
function describe(error: unknown): Record<string, unknown> {
  if (error instanceof ModelFailure) return { reason: error.reason };
  if (error instanceof APIError) return { reason: error.constructor.name, status: error.status };
  return { reason: error instanceof Error ? error.constructor.name : typeof error };
}
