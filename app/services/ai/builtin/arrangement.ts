/** Speaking about a plan: the next step of the negotiation, or what was agreed. */
import * as shared from "./content/shared-lines.ts";
import { recallAsked, type Recall } from "./memory.ts";
import { acts, act, type Draft, type Planning } from "./planning.ts";
import { CHANGES, DELEGATES } from "./signals/invites.ts";
import { planMove, type Plan } from "./plans.ts";
import type { Piece } from "./realise.ts";
import { capitalise, chance, contentWords } from "./text.ts";

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

/** A told fact; where none is known by kind, the person's own sentence that shares the question's words. */
function recalled(context: Planning, recall: Recall): Draft {
  const unknown: Piece = { tag: "recall", lines: shared.RECALL_UNKNOWN };
  if (recall.fact && recall.kind) {
    const lines = recall.kind.startsWith("who:")
      ? shared.RECALL_WHO
      : (shared.RECALL_LINES[recall.kind] ?? shared.RECALL_WHO);
    return {
      pieces: [
        [
          { tag: "recall", lines, slots: { fact: recall.fact.value } },
          { tag: "recall-quote", lines: ["{fact}."], slots: { fact: capitalise(recall.fact.value) } },
        ],
      ],
    };
  }
  const words = contentWords(
    context.beat.reading.plain.replace(
      /\b(?:remember|recall|know|told|mentioned|again|still|called|name|named|what|where)\b/g,
      " ",
    ),
  );
  const told = context.state.beats
    .flatMap((beat) => beat.reading.statements)
    .filter((statement) => /\b(?:i|i'm|my|we|our|me|i've)\b/.test(statement.plain) && statement.text.length <= 140)
    .map((statement) => ({
      statement,
      shared: words.filter((word) =>
        contentWords(statement.plain).some((one) => one === word || one.slice(0, 5) === word.slice(0, 5)),
      ).length,
    }))
    .filter((one) => one.shared > 0)
    .sort((one, other) => other.shared - one.shared)[0]?.statement;
  if (!told) return { pieces: [[unknown]] };
  const fact = told.text.replace(/[.!…\s]+$/, "").replace(/["“”]/g, "'");
  return { pieces: [[{ tag: "recall-quote", lines: shared.RECALL_QUOTE, slots: { fact } }, unknown]] };
}

/** The reply where a plan is touched, or the persona is asked to remember something. */
export function planned(context: Planning): Draft | undefined {
  const { plan, scene, signals, verdict, facts, reading } = context.beat;
  const slots = { day: plan.day, time: plan.time, place: plan.place };
  if (
    PLAN_RECALL.test(reading.plain) &&
    reading.questions.length > 0 &&
    plan.stage !== "none" &&
    !CHANGES.test(reading.plain)
  )
    return { pieces: [[{ tag: "recap", lines: partly(plan), slots }]] };
  const recall = recallAsked(reading, facts);
  if (recall) return recalled(context, recall);
  const touches = signals.some((one) => ["invite_concrete", "invite_vague", "plan_detail"].includes(one.name));
  if (plan.stage === "none" || !touches) return undefined;
  const before = context.state.plan;
  if (before.stage === "agreed") {
    const same = plan.day === before.day && plan.time === before.time && plan.place === before.place;
    const lines = same ? shared.PLAN_STANDING : shared.PLAN_CHANGED;
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
