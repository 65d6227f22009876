/** Decides what a reply is made of: one primary act by priority, at most one second part, then a hook on the same topic. */
import { answerTo, elaborations, frameHooks, ownThread } from "./answers.ts";
import { planned } from "./arrangement.ts";
import { guarded, parting, repaired } from "./boundaries.ts";
import * as shared from "./content/shared-lines.ts";
import { felt } from "./feelings.ts";
import { callback, callbackDue, carryOn, wantsHook } from "./hooks.ts";
import { act, acts, has, type Draft, type Planning } from "./planning.ts";
import { plainly, reactionTo, relating } from "./reactions.ts";
import type { ReplyPlan } from "./realise.ts";
import type { Beat, State } from "./replay.ts";
import { streakOf } from "./signals/signal.ts";

/** Below this mood nothing is asked to keep the talk going. */
const QUIET_MOOD = 30;

/** The plan for answering `beat`. Total: there is always a fallback. */
export function planReply(beat: Beat, state: State, seed: string): ReplyPlan {
  const { persona, difficulty } = state.setting;
  const context: Planning = { beat, state, voice: state.voice, traces: state.traces, persona, difficulty, seed };
  const draft =
    guarded(context) ??
    repaired(context) ??
    parting(context) ??
    planned(context) ??
    felt(context) ??
    conversed(context);
  return {
    pieces: draft.pieces,
    hook: beat.verdict.mood < QUIET_MOOD ? [] : (draft.hook ?? []),
    fallback: [
      ...ownThread(context),
      act(context, "curious"),
      act(context, "topic_change"),
      ...elaborations(context),
      { tag: "taken-in", lines: shared.TAKEN_IN },
    ],
  };
}

/** Everything ordinary: react to what was said, answer what was asked, and leave something to go on with. */
function conversed(context: Planning): Draft {
  const { scene, signals, reading } = context.beat;
  if (has(context, "repetition")) return { pieces: [acts(context, "repetition")] };
  if (has(context, "gibberish")) return { pieces: [acts(context, "gibberish")] };
  if (has(context, "not_english")) return { pieces: [acts(context, "not_english")] };
  const answer = answerTo(context);
  const reaction = reactionTo(context, answer !== undefined);
  if (answer) {
    const heard = reaction?.places.slice(0, 1).filter((place) => place[0]?.tag !== "taken-in") ?? [];
    const places = [...heard, ...answer.places];
    return { pieces: places, hook: wantsHook(context, reaction ? 0.45 : 1) ? answer.hook : [] };
  }
  if (signals.some((one) => one.name === "low_effort" || one.name === "emoji_only")) return thinly(context);
  const due = callbackDue(context);
  if (reaction) {
    const own = reaction.frame ? frameHooks(context, `frame:${reaction.frame.id}:0`) : [];
    const related = reaction.frame || due ? [] : relating(context);
    const places = [...withoutFiller(reaction.places, related.length > 0), ...related];
    const asks = !has(context, "contradiction", "compliment_looks") && (due || wantsHook(context, 1.25));
    return { pieces: places, hook: asks ? [...(due ? callback(context) : []), ...carryOn(context), ...own] : [] };
  }
  if (reading.questions.length > 0) return { pieces: [acts(context, "curious")] };
  const shortYes = scene.last?.question && reading.words.length <= 4;
  const base = shortYes ? elaborations(context) : [];
  return { pieces: [[...base, ...plainly(context)]], hook: [...(due ? callback(context) : []), ...carryOn(context)] };
}

/** A bare sign of having listened adds nothing where words of her own follow. */
function withoutFiller(places: Draft["pieces"], followed: boolean): Draft["pieces"] {
  return places.filter((place, at) => place[0]?.tag !== "taken-in" || (at === places.length - 1 && !followed));
}

/** Little came back: carry the talk once, then say so, then let it rest. */
function thinly(context: Planning): Draft {
  const { scene } = context.beat;
  if (has(context, "emoji_only")) return { pieces: [acts(context, "emoji_only")] };
  const streak = streakOf(scene, "low_effort", "emoji_only", "gibberish", "repetition");
  if (streak >= 4) return { pieces: [[...acts(context, "low_effort_last"), ...acts(context, "cool_brief")]] };
  if (streak >= 1) return { pieces: [acts(context, "low_effort_again")] };
  const carries = context.difficulty !== "tough" && context.beat.verdict.mood >= 40;
  return {
    pieces: [acts(context, "low_effort_first"), carries ? [...elaborations(context), ...ownThread(context)] : []],
  };
}
