/** The plan two people are making: none → vague → proposed → countered → agreed, read from the transcript. */
import type { Act } from "./content/types.ts";
import type { Reading } from "./reading.ts";
import { ACCEPT, CHANGES, givenPlace, invitationIn, isPast, placeOf } from "./signals/invites.ts";
import type { Signal } from "./signals/signal.ts";
import type { Trace } from "./trace.ts";
import { activityIn, whenIn } from "./when.ts";

export type PlanStage = "none" | "vague" | "proposed" | "countered" | "agreed";
export type Plan = {
  stage: PlanStage;
  day?: string;
  time?: string;
  place?: string;
  activity?: string;
  accepted: boolean;
};

export const NO_PLAN: Plan = { stage: "none", accepted: false };
/** From this mood on an invitation is accepted, between 40 and this it is countered once. */
export const ACCEPT_MOOD = 55;
const COUNTER_MOOD = 40;
const COOL_MOOD = 25;

/** The plan after a message of the person's. Details are taken from an invitation, or while one is being talked about. */
export function proposed(plan: Plan, reading: Reading, signals: readonly Signal[], last: Trace | null): Plan {
  if (
    signals.some((one) => ["private_place", "explicit", "insult", "hate", "pressure", "injection"].includes(one.name))
  )
    return plan;
  const invitation = invitationIn(reading);
  const talking = plan.stage !== "none";
  if (!invitation && (!talking || isPast(reading))) return plan;
  const otherDay = whenIn(reading.plain).day;
  const asksOther =
    reading.questions.length > 0 && otherDay !== undefined && otherDay !== plan.day && reading.words.length <= 12;
  if (plan.stage === "agreed" && !invitation && !asksOther && !CHANGES.test(reading.plain)) return plan;
  const next: Plan = { ...plan };
  const { time } = whenIn(reading.plain);
  const day = dayMeant(reading.plain, plan.day);
  const place = placeOf(reading) ?? (talking && !plan.place ? givenPlace(reading, last) : undefined);
  const offered = last !== null && (last.counters || last.asksSlot) && ACCEPT.test(reading.plain);
  next.day = day ?? (offered && !plan.day ? last?.when.day : plan.day);
  next.time = time ?? (offered && !plan.time ? last?.when.time : plan.time);
  next.place = place ?? (offered && !plan.place ? last?.place : plan.place);
  next.activity = activityIn(reading.plain) ?? plan.activity;
  if (offered && last?.counters) {
    next.day = day ?? last.when.day ?? next.day;
    next.time = time ?? last.when.time ?? next.time;
  }
  if (plan.stage === "agreed" && !(day ?? time ?? place)) return plan;
  if (plan.stage !== "countered" && plan.stage !== "agreed")
    next.stage = next.day && (next.place ?? next.activity) ? "proposed" : "vague";
  return next;
}

/** Of several days named, the one that is new: "not Saturday, Sunday instead". */
function dayMeant(plain: string, known: string | undefined): string | undefined {
  const first = whenIn(plain).day;
  if (!first || first !== known) return first;
  const rest = plain.slice(plain.indexOf(first.toLowerCase().split(" ")[0] ?? "") + 3);
  return whenIn(rest).day ?? first;
}

/** The plan after the persona's answer to it. */
export function answered(plan: Plan, trace: Trace): Plan {
  if (plan.stage === "none") return plan;
  if (trace.refusal) return NO_PLAN;
  if (trace.counters) return { ...plan, stage: "countered" };
  if (trace.offers)
    return {
      ...plan,
      day: plan.day ?? trace.when.day,
      time: plan.time ?? trace.when.time,
      place: plan.place ?? trace.place,
      stage: "proposed",
    };
  if (trace.accepts) return { ...plan, accepted: true, stage: isComplete(plan) ? "agreed" : "proposed" };
  return plan;
}

/** Day, time and place are known. */
export function isComplete(plan: Plan): boolean {
  return Boolean(plan.day && plan.time && plan.place);
}

export type PlanMove = { act: Act; ask?: "day" | "time" | "place" };

/**
 * What the persona does about the plan at this mood (0–100): accepts from 55 with day and place known, asks for what is
 * missing, counters once between 40 and 55, declines warmly below 40 and coolly below 25.
 */
export function planMove(plan: Plan, mood: number, early: boolean): PlanMove {
  if (mood < COOL_MOOD) return { act: "invite_decline_cool" };
  if (mood < COUNTER_MOOD || (early && mood < ACCEPT_MOOD)) return { act: "invite_decline_warm" };
  if (!plan.day) return { act: "invite_needs_time", ask: "day" };
  if (!plan.place) return { act: "invite_needs_place", ask: "place" };
  if (mood < ACCEPT_MOOD && plan.stage !== "countered" && !plan.accepted) return { act: "invite_counter" };
  if (!plan.time)
    return plan.accepted ? { act: "invite_needs_time", ask: "time" } : { act: "invite_accept", ask: "time" };
  return { act: "plan_confirmed" };
}
