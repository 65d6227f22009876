/** The built-in engine's pure part: no clock, no chance, no input but its arguments. */
import type { ChatSetting, Review, Transcript, Turn, Verdict } from "../engine.ts";
import { hintFor } from "./hint.ts";
import { planReply } from "./plan.ts";
import { realise } from "./realise.ts";
import { meet, replay } from "./replay.ts";
import { reviewOf } from "./review.ts";
import type { Signal } from "./signals/signal.ts";
import { choose } from "./text.ts";
import { voiceFor } from "./voices.ts";

export type Response = { text: string; verdict: Verdict; signals: readonly Signal[] };

/** The persona's first line where the scenario has them open; null where the person does. The seed fixes which. */
export function openingLine(setting: ChatSetting): string | null {
  const lines = voiceFor(setting.persona).openings[setting.scenario] ?? [];
  return choose(lines, `${setting.seed}|opening`) ?? null;
}

/** The answer to `turn.message` and how it landed. Same turn, same bytes; the text is never empty. */
export function respond(turn: Turn): Response {
  const voice = voiceFor(turn.persona);
  const state = replay(turn, voice, turn.history);
  const { beat } = meet(state, turn.message, turn.mood);
  const seed = `${turn.seed}|${turn.history.length}`;
  const heard = state.traces.map((trace) => trace.text);
  const said = new Set(state.traces.flatMap((trace) => trace.keys));
  const text = realise(planReply(beat, state, seed), { seed, said, heard, voice });
  return { text, verdict: beat.verdict, signals: beat.signals };
}

/** One concrete thing to say or do next, in two sentences at most; a chat at another point gets another one. */
export function giveHint(transcript: Transcript): string {
  return hintFor(transcript, voiceFor(transcript.persona));
}

/** The review of a finished chat, from the transcript alone. Throws a RangeError when the person wrote nothing. */
export function reviewChat(transcript: Transcript): Review {
  return reviewOf(transcript, voiceFor(transcript.persona));
}
