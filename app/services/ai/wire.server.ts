/** One request to a model, with its time limits and its end. */

/** `unfit`: the server did its part, but what the model said may not be shown. */
export type FailureReason =
  "first_token" | "idle" | "total" | "cut" | "empty" | "filtered" | "hint" | "review" | "unfit";

/** Why a model's answer could not be used, in a word that is safe to log. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.name = "ModelFailure";
    this.reason = reason;
  }
}

export type Timeouts = {
  /** From the question to the first word, a second attempt included. */
  firstTokenMs: number;
  /** Between two pieces of a stream. */
  idleMs: number;
  /** A whole reply. */
  totalMs: number;
  /** From the end of the words to the end of the trailer: the person has read the reply and waits for the meter. */
  trailerMs: number;
  hintMs: number;
  /** Both attempts at a review. */
  reviewMs: number;
  /** Before the second attempt, when the server does not say how long. */
  retryMs: number;
};

export const TIMEOUTS: Timeouts = {
  firstTokenMs: 8_000,
  idleMs: 10_000,
  totalMs: 30_000,
  trailerMs: 4_000,
  hintMs: 6_000,
  reviewMs: 15_000,
  retryMs: 250,
};

export type Wire = {
  /** Awaits work that stops on `abort`. Throws `ModelFailure(reason)` when it takes longer than `ms`, and ends the wire. */
  within<T>(ms: number, reason: FailureReason, work: (abort: AbortSignal) => Promise<T>): Promise<T>;
  /** Closes the connection if it is still open. Idempotent. */
  close(): void;
};

/**
 * Everything awaited on a wire ends when `signal` aborts or when its time is up, and both close the connection. The openai
 * package alone does not see to it: its timeout does not cover the body, and its loop ends on abort without a word.
 */
export function openWire(signal: AbortSignal): Wire {
  const controller = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason as Error), { once: true });
  });
  stopped.catch(() => undefined);
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true });

  return {
    async within(ms, reason, work) {
      const timer = setTimeout(() => controller.abort(new ModelFailure(reason)), ms);
      try {
        const result = await Promise.race([work(controller.signal), stopped]);
        controller.signal.throwIfAborted();
        return result;
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      signal.removeEventListener("abort", abort);
      controller.abort(new ModelFailure("cut"));
    },
  };
}
