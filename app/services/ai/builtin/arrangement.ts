/** Speaking about a plan: the next step of the negotiation, or what was agreed. */
import * as shared from "./content/shared-lines.ts";
import { recallAsked } from "./memory.ts";
import { acts, act, type Draft, type Planning } from "./planning.ts";
import { DELEGATES } from "./signals/invites.ts";
import { planMove } from "./plans.ts";
import type { Piece } from "./realise.ts";
import { chance } from "./text.ts";

/** The reply where a plan is touched, or the persona is asked to remember something. */
export function planned(context: Planning): Draft | undefined {
  const { plan, scene, signals, verdict, facts, reading } = context.beat;
  const recall = recallAsked(reading, facts);
  if (recall) {
    const lines = recall.fact ? (shared.RECALL_LINES[recall.kind] ?? shared.RECALL_UNKNOWN) : shared.RECALL_UNKNOWN;
    return {
      pieces: [
        [
          { tag: "recall", lines, slots: { fact: recall.fact?.value } },
          { tag: "recall", lines: shared.RECALL_UNKNOWN },
        ],
      ],
    };
  }
  const touches = signals.some((one) => ["invite_concrete", "invite_vague", "plan_detail"].includes(one.name));
  if (plan.stage === "none" || !touches) return undefined;
  const slots = { day: plan.day, time: plan.time, place: plan.place };
  const before = context.state.plan;
  if (before.stage === "agreed") {
    const same = plan.day === before.day && plan.time === before.time && plan.place === before.place;
    const lines = same ? shared.PLAN_STANDING : shared.PLAN_CHANGED;
    return { pieces: [[{ tag: "standing", lines, slots }, ...acts(context, "agree")]] };
  }
  const early = context.state.setting.scenario !== "making-plans" && scene.turn < 4;
  const move = planMove(plan, verdict.mood, early);
  if (move.ask && DELEGATES.test(reading.plain)) {
    const offer = { day: shared.PLAN_OFFER_DAY, place: shared.PLAN_OFFER_PLACE, time: shared.PLAN_OFFER_TIME }[
      move.ask
    ];
    return { pieces: [[{ tag: `offer:${move.ask}`, lines: offer }]] };
  }
  if (move.act === "plan_confirmed") {
    const recap: Piece[] = chance(0.4, `${context.seed}|recap`)
      ? []
      : [{ tag: "recap", lines: shared.PLAN_RECAP, slots }];
    return { pieces: [acts(context, "plan_confirmed"), recap] };
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
