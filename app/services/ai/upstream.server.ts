/** The openai package, kept quiet and to the protocol. What a person or a model wrote never reaches a console through it. */
import OpenAI, { APIError } from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import { ModelFailure, type FailureReason, type Wire } from "./wire.server.ts";

const RETRY_AFTER_MOST_MS = 3_000;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
const COLON = 0x3a;
const LETTER_D = 0x64;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
/** Control characters, text direction overrides and halves of characters. */
const UNPRINTABLE = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu;

function silence(): void {}

export type Upstream = {
  /** For answers in one piece. */
  whole: OpenAI;
  /** For streams: passes on their data lines only. */
  streamed: OpenAI;
};

/** Reads no environment, tries nothing twice, logs nothing. `timeoutMs` covers the wait for headers; bodies are the caller's. */
export function openUpstream(options: { apiKey: string; baseUrl: string; timeoutMs: number }): Upstream {
  const whole = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.baseUrl,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: options.timeoutMs,
    // It would print unreadable lines of a stream, which hold the model's words.
    logLevel: "off",
    logger: { error: silence, warn: silence, info: silence, debug: silence },
  });
  return { whole, streamed: whole.withOptions({ fetch: fetchDataLines }) };
}

/**
 * A stream without its event names. openai 6.49 prints the unreadable data of an event named `thread.…` with console.error,
 * past any logger (core/streaming), so a server could put what people wrote into our log.
 */
async function fetchDataLines(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.ok || !response.body) return response;
  return new Response(response.body.pipeThrough(dataLines()), { status: response.status, headers: response.headers });
}

/**
 * Makes a comment of every line that is neither empty nor begins with a d, as `data:` does, and empty lines of a byte order
 * mark. Byte for byte: nothing is held back.
 */
function dataLines(): TransformStream<Uint8Array, Uint8Array> {
  let isLineStart = true;
  let marks = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const bytes = chunk.slice();
      for (const [index, byte] of bytes.entries()) {
        if (byte === BYTE_ORDER_MARK[marks]) {
          bytes[index] = NEWLINE;
          marks += 1;
          continue;
        }
        marks = BYTE_ORDER_MARK.length;
        const isBreak = byte === NEWLINE || byte === RETURN;
        if (isLineStart && !isBreak && byte !== LETTER_D) bytes[index] = COLON;
        isLineStart = isBreak;
      }
      controller.enqueue(bytes);
    },
  });
}

/** An answer in one piece, printable and not empty. Throws `ModelFailure(late)` after `ms`. */
export async function complete(
  { whole }: Upstream,
  wire: Wire,
  ms: number,
  late: FailureReason,
  question: ChatCompletionCreateParamsNonStreaming,
): Promise<string> {
  const answer = await wire.within(ms, late, (abort) => whole.chat.completions.create(question, { signal: abort }));
  const choice = answer.choices?.[0];
  if (choice?.finish_reason === "content_filter") throw new ModelFailure("filtered");
  if (choice?.finish_reason === "length") throw new ModelFailure("cut");
  const text = clean(textOf(choice?.message?.content)).text.trim();
  if (!text) throw new ModelFailure("empty");
  return text;
}

/** Servers are many, and not all of them keep to the type. */
export function textOf(content: unknown): string {
  return typeof content === "string" ? content : "";
}

/** Printable text, and the first half of a character whose second half is still to come. */
export function clean(raw: string): { text: string; half: string } {
  const half = /[\uD800-\uDBFF]$/.test(raw) ? raw.slice(-1) : "";
  return { text: raw.slice(0, raw.length - half.length).replace(UNPRINTABLE, ""), half };
}

/** Milliseconds before another attempt, or undefined where the same question would get the same answer. */
export function retryDelay(error: unknown, usualMs: number): number | undefined {
  if (!(error instanceof APIError) || error.status === undefined) return usualMs;
  if (error.status < 500 && ![408, 409, 429].includes(error.status)) return undefined;
  const asked = Number(error.headers?.get("retry-after") ?? Number.NaN) * 1000;
  if (Number.isNaN(asked)) return usualMs;
  return asked <= RETRY_AFTER_MOST_MS ? Math.max(asked, usualMs) : undefined;
}

/** The server understood us and wants the question put differently. */
export function isBadRequest(error: unknown): boolean {
  return error instanceof APIError && (error.status === 400 || error.status === 422);
}

/** Kind and status only: the message of an upstream error may quote what was sent. */
export function describe(error: unknown): Record<string, unknown> {
  if (error instanceof ModelFailure) return { reason: error.reason };
  if (error instanceof APIError) return { reason: error.constructor.name, status: error.status };
  return { reason: error instanceof Error ? error.constructor.name : typeof error };
}
