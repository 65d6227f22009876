/**
 * A persona spoken for by any OpenAI-compatible chat-completions server. The model finds the words and says how a message
 * landed; our analyser keeps it honest (`blend.ts`, `coaching.ts`, `model-review.ts`), so the meter means the same whoever
 * speaks. Where the model is late, broken or not to be trusted with the moment, the fallback engine takes over and the person
 * is never left without an answer. What the person or the model wrote never reaches a log.
 */
import { blend } from "./blend.ts";
import { createCircuitBreaker, type Outcome } from "./circuit-breaker.ts";
import { isFitHint, isFitReply } from "./coaching.ts";
import type { Engine, Flag, Review, Transcript, Turn, Verdict } from "./engine.ts";
import { createHintHistory, isRepeated } from "./hint-history.ts";
import { REVIEW_FORMAT, reviewFrom } from "./model-review.ts";
import { replyPrompt } from "./prompt.ts";
import { hintPrompt, reviewPrompt } from "./prompt-coach.ts";
import { silent, speak } from "./speech.server.ts";
import { standingOf, type Standing } from "./standing.ts";
import { readTrailer } from "./trailer.ts";
import { complete, describe, isBadRequest, openUpstream } from "./upstream.server.ts";
import { ModelFailure, openWire, TIMEOUTS, type Timeouts } from "./wire.server.ts";

/** Our verdict on a message, and the names of all it is made of. */
export type Judgement = { verdict: Verdict; signals: readonly { name: string }[] };

export type OpenAiOptions = {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Opens, and speaks, hints and reviews whenever the model cannot or must not. */
  fallback: Engine;
  /** How a message landed; called once a reply. */
  judge: (turn: Turn) => Judgement;
  timeouts?: Partial<Timeouts>;
  /** Milliseconds that never go back; for the circuit breaker. */
  clock?: () => number;
  log: { warn(fields: Record<string, unknown>, text: string): void };
};

const BREAKER = { failures: 5, withinMs: 60_000, openMs: 30_000 };
/** Moments that need authored words: nothing a model might say is worth the risk. */
const NOT_FOR_A_MODEL: readonly Flag[] = ["crisis", "minor", "explicit", "hate", "ended"];
/**
 * The engine that asks a model first. It never fails for the model's sake; it fails only where the fallback does. A reply is
 * tried again once, only before its first token; one whose words are complete stands, whatever becomes of its trailer. After
 * five failed answers within a minute the model is left alone for half a minute. Aborting the signal closes the connection to
 * the model at once.
 */
export function createOpenAiEngine(options: OpenAiOptions): Engine {
  const { fallback, judge, log, model } = options;
  const limits: Timeouts = { ...TIMEOUTS, ...options.timeouts };
  const breaker = createCircuitBreaker(BREAKER, options.clock ?? (() => performance.now()));
  const upstream = openUpstream({ ...options, timeoutMs: limits.totalMs });
  const hints = createHintHistory();

  return {
    opening: (setting) => fallback.opening(setting),

    async *reply(turn, { signal }) {
      if (signal.aborted) return;
      const { verdict, signals } = judge(turn);
      const settle = isForModel(verdict) ? breaker.enter() : undefined;
      const said = silent();
      if (settle) {
        let outcome: Outcome = "abandoned";
        try {
          yield* speak(upstream, { model, messages: replyPrompt(turn, verdict) }, limits, signal, said);
          outcome = "succeeded";
          const text = said.text.trim();
          if (!isFitReply(text)) throw new ModelFailure("unfit");
          const names = signals.map(({ name }) => name);
          const blended = blend(verdict, names, readTrailer(said.splitter.trailer), turn.message.content);
          yield { type: "done", text, verdict: blended, source: "model" };
          return;
        } catch (error) {
          if (signal.aborted) return;
          if (!isUnfit(error)) outcome = "failed";
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
      const standing = standingOf(transcript, transcript.messages);
      // After a no or a hurt the next step is not a matter of taste.
      const isOurs = standing.isDelicate || !isForModel(lastVerdict(transcript, judge));
      const text =
        (isOurs ? undefined : await attempt("hint", signal, () => askHint(transcript, standing, signal))) ??
        (await fallback.hint(transcript, { signal }));
      hints.add(transcript.seed, text);
      return text;
    },

    async review(transcript, { signal }) {
      const ours = await fallback.review(transcript, { signal });
      if (standingOf(transcript, transcript.messages).isGrave) return ours;
      return (await attempt("review", signal, () => askReview(transcript, ours, signal))) ?? ours;
    },
  };

  /** What the model answers, or undefined where it is left alone or gives nothing that can be used. */
  async function attempt<T>(what: string, signal: AbortSignal, ask: () => Promise<T>): Promise<T | undefined> {
    const settle = breaker.enter();
    if (!settle) return undefined;
    let outcome: Outcome = "succeeded";
    try {
      return await ask();
    } catch (error) {
      if (!isUnfit(error)) outcome = signal.aborted ? "abandoned" : "failed";
      log.warn(describe(error), `the model gave no ${what}, the built-in engine does`);
      return undefined;
    } finally {
      settle(outcome);
    }
  }

  async function askHint(transcript: Transcript, standing: Standing, signal: AbortSignal): Promise<string> {
    const given = hints.given(transcript.seed);
    const wire = openWire(signal);
    try {
      const messages = hintPrompt(transcript, standing, given);
      const answer = await complete(upstream, wire, limits.hintMs, "hint", { model, messages });
      const text = answer.replace(/\s+/g, " ");
      const lines = transcript.messages.map(({ content }) => content);
      if (!isFitHint(text) || isRepeated(text, [...given, ...lines])) throw new ModelFailure("unfit");
      return text;
    } finally {
      wire.close();
    }
  }

  /** Asks for the schema first; a server that does not know it is asked once more, for JSON in words. */
  async function askReview(transcript: Transcript, ours: Review, signal: AbortSignal): Promise<Review> {
    const until = performance.now() + limits.reviewMs;
    const left = () => Math.max(0, until - performance.now());
    const messages = reviewPrompt(transcript, ours);
    const wire = openWire(signal);
    try {
      const ask = (format: { response_format?: typeof REVIEW_FORMAT }) =>
        complete(upstream, wire, left(), "review", { model, messages, ...format });
      const answer = await ask({ response_format: REVIEW_FORMAT }).catch((error: unknown) => {
        if (!isBadRequest(error)) throw error;
        return ask({});
      });
      const review = reviewFrom(answer, transcript, ours);
      if (!review) throw new ModelFailure("unfit");
      return review;
    } finally {
      wire.close();
    }
  }
}

function isForModel({ flags }: Verdict): boolean {
  return !flags.some((flag) => NOT_FOR_A_MODEL.includes(flag));
}

/** The server answered; it is what the model said that cannot be used. */
function isUnfit(error: unknown): boolean {
  return error instanceof ModelFailure && error.reason === "unfit";
}

/** What the judge says of the person's latest message; neutral when there is none. */
function lastVerdict({ messages, ...setting }: Transcript, judge: (turn: Turn) => Judgement): Verdict {
  const at = messages.findLastIndex(({ sender }) => sender === "user");
  const message = messages[at];
  if (!message) return { mood: setting.mood, moodChange: 0, advice: "", sentiment: "neutral", reasons: [], flags: [] };
  return judge({ ...setting, history: messages.slice(0, at), message }).verdict;
}
