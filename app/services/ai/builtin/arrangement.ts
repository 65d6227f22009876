/** Speaking about a plan: the next step of the negotiation, or what was agreed. */
import * as shared from "./content/shared-lines.ts";
import { callback } from "./hooks.ts";
import { recallAsked, type Recall } from "./memory.ts";
import { acts, act, type Draft, type Planning } from "./planning.ts";
import { reactionTo } from "./reactions.ts";
import { CHANGES, DELEGATES } from "./signals/invites.ts";
import { differs, planMove, type Plan } from "./plans.ts";
import type { Piece } from "./realise.ts";
import { capitalise, chance } from "./text.ts";
import { sayBack, toldAbout, type Told } from "./told.ts";

/** Asks what was agreed. */
const PLAN_RECALL =
  /\b(?:remind me|did we (?:say|agree|settle|decide|land)|are we (?:meeting|still|on for)|(?:what(?:'s| is| was)|still) the plan|our plan|(?:when|where|what time|which day|what day)(?:'s| was| is| were| are)? (?:it|that|we|this|our)\b|(?:when|where|what time|what day)(?: and (?:when|where|what time))? again|still on\b)/;

function partly(plan: Plan): readonly string[] {
  if (plan.day && plan.time && plan.place) return shared.PLAN_RECAP;
  if (plan.day && plan.time) return shared.PLAN_PARTLY.daytime;
  if (plan.day && plan.place) return shared.PLAN_PARTLY.dayplace;
  if (plan.day) return shared.PLAN_PARTLY.day;
  return plan.place ? shared.PLAN_PARTLY.place : shared.PLAN_PARTLY.none;
}

/** Kinds of fact said back as they are; all others in the person's own sentence. */
const SAID_PLAINLY = /^(?:name|age|pet|who:.+)$/;

/** A told fact, or the person's own sentence that answers the question; else that it was never told. */
function recalled(context: Planning, recall: Recall): Draft {
  const unknown: Piece = { tag: "recall", lines: shared.RECALL_UNKNOWN };
  const { fact, kind, asked } = recall;
  const told = toldAbout(asked, toldIn(context));
  const plainly = fact && kind && (SAID_PLAINLY.test(kind) || !told);
  if (plainly) {
    const lines = kind.startsWith("who:") ? shared.RECALL_WHO : (shared.RECALL_LINES[kind] ?? shared.RECALL_WHO);
    const slots = { fact: fact.value };
    const once: Piece = { tag: "recall-quote", lines: ["{fact}."], slots: { fact: capitalise(fact.value) } };
    return { pieces: [[{ tag: "recall", lines, slots }, once]] };
  }
  if (!told || kind === "name") return { pieces: [[unknown]] };
  return {
    pieces: [[{ tag: "recall-quote", lines: shared.RECALL_QUOTE, slots: { fact: sayBack(told, asked) } }, unknown]],
  };
}

/** Every sentence in which the person told something, in order; nothing that was flagged. */
function toldIn(context: Planning): Told[] {
  return context.state.beats.flatMap((beat, turn) =>
    beat.verdict.flags.some((flag) => flag !== "goal_met")
      ? []
      : beat.reading.statements.map((sentence) => ({ sentence, turn, last: beat.scene.last })),
  );
}

/** Turns by which a long chat has had its late return to something told, whatever chance has done until then. */
const LATE = 25;
const OVERDUE = 30;

/** In a long chat, a reaction and the question that comes back to something told, where that has not happened yet. */
function overdue(context: Planning): Draft | undefined {
  const { scene, reading, signals } = context.beat;
  if (scene.turn < OVERDUE || context.traces.slice(LATE).some((trace) => trace.callback !== null)) return undefined;
  if (reading.questions.length > 0 || scene.last?.pained || signals.some((one) => one.weight < 0)) return undefined;
  if (signals.some((one) => one.name === "disclosure_deep") || reading.words.length < 4) return undefined;
  const back = callback(context);
  if (back.length === 0) return undefined;
  const statements = acts(context, "agree").map((piece) => ({
    ...piece,
    lines: piece.lines.filter((line) => !line.includes("?")),
  }));
  const places = reactionTo(context, false)?.places.slice(0, 1) ?? [statements];
  const quiet = places.map((alternatives) =>
    alternatives.map((piece) => ({ ...piece, lines: piece.lines.filter((line) => !line.includes("?")) })),
  );
  return { pieces: quiet, hook: back };
}

/** A short yes, with or without a verb, to what the persona has just said about the plan. */
function saysYes(context: Planning): boolean {
  const { reading, scene } = context.beat;
  const { last } = scene;
  if (!last || reading.questions.length > 0 || reading.words.length > 12) return false;
  return (last.asksSlot || last.counters || last.offers || last.accepts) && ACCEPTS.test(reading.plain);
}

const ACCEPTS =
  /^(?:(?:haha|oh|ok|okay|well|and|then),? )*(?:yes|yeah|yep|yup|sure|perfect|great|good|lovely|brilliant|cool|nice|deal|done|fine|sounds|works|that|it's|absolutely|definitely|of course|wonderful|amazing|awesome|can't wait|looking forward|i'm in|count me in|let's|agreed|suits)\b(?!.*\b(?:not|n't|but|can't (?!wait))\b)/;

/** The reply where a plan is touched, or the persona is asked to remember something. */
export function planned(context: Planning): Draft | undefined {
  const { plan, scene, signals, verdict, facts, reading } = context.beat;
  const slots = { day: plan.day, time: plan.time, place: plan.place };
  const before = context.state.plan;
  const recall = recallAsked(reading, facts);
  const ours = !recall || /\b(?:we|our|us)\b/.test(recall.asked);
  if (
    ours &&
    PLAN_RECALL.test(reading.plain) &&
    (reading.questions.length > 0 || /\bremind me\b/.test(reading.plain)) &&
    before.stage !== "none" &&
    (before.day ?? before.time ?? before.place) &&
    !differs(before, plan) &&
    !CHANGES.test(reading.plain)
  )
    return { pieces: [[{ tag: "recap", lines: partly(plan), slots }]] };
  if (recall) return recalled(context, recall);
  const told = signals.some((one) => ["invite_concrete", "invite_vague", "plan_detail"].includes(one.name));
  const touches = told || (plan.stage !== "none" && differs(before, plan)) || saysYes(context);
  if (plan.stage === "none" || !touches) return overdue(context);
  if (before.stage === "agreed") {
    const lines = !differs(before, plan) ? shared.PLAN_STANDING : shared.PLAN_CHANGED;
    return { pieces: [[{ tag: "standing", lines, slots }, ...acts(context, "agree")]] };
  }
  const early = context.state.setting.scenario !== "making-plans" && scene.turn < 4;
  const move = planMove(plan, verdict.mood, early);
  const askedTwice =
    move.ask !== undefined &&
    context.traces.slice(-2).length === 2 &&
    context.traces.slice(-2).every((trace) => trace.asksSlot);
  if (move.ask && (DELEGATES.test(reading.plain) || askedTwice)) {
    const offer = { day: shared.PLAN_OFFER_DAY, place: shared.PLAN_OFFER_PLACE, time: shared.PLAN_OFFER_TIME }[
      move.ask
    ];
    return { pieces: [[{ tag: `offer:${move.ask}`, lines: offer }]] };
  }
  if (move.act === "plan_confirmed") {
    const recap: Piece[] = chance(0.4, `${context.seed}|recap`)
      ? []
      : [{ tag: "recap", lines: shared.PLAN_RECAP, slots }];
    // Where the details are said once more, the line before them does not say them too.
    const confirmed = acts(context, "plan_confirmed").map((piece) =>
      recap.length > 0 ? { ...piece, lines: piece.lines.filter((line) => !line.includes("{")) } : piece,
    );
    return { pieces: [confirmed, recap] };
  }
  if (move.ask === "time" && move.act === "invite_accept")
    return {
      pieces: [acts(context, "invite_accept")],
      hook: [{ tag: "ask-time", lines: shared.PLAN_ASK_TIME, slots }],
    };
  if (move.ask === "time") return { pieces: [[{ tag: "ask-time", lines: shared.PLAN_ASK_TIME, slots }]] };
  const short: Piece[] =
    move.ask === "day"
      ? [{ tag: "ask-day", lines: shared.PLAN_ASK_DAY }]
      : move.ask === "place"
        ? [{ tag: "ask-place", lines: shared.PLAN_ASK_PLACE }]
        : [];
  const again = before.stage !== "none" && short.length > 0;
  const own = act(context, move.act);
  return {
    pieces: [again ? [...short, own, ...acts(context, move.act)] : [own, ...short, ...acts(context, move.act)]],
  };
}
