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
  const talking = plan.stage !== "none";
  const invitation = invitationIn(reading) !== undefined || (!talking && !isPast(reading) && meetsBarely(reading));
  if (!invitation && (!talking || isPast(reading))) return plan;
  const otherDay = whenIn(reading.plain).day;
  const asksOther =
    reading.questions.length > 0 && otherDay !== undefined && otherDay !== plan.day && reading.words.length <= 12;
  if (plan.stage === "agreed" && !invitation && !asksOther && !isCorrection(reading)) return plan;
  const next: Plan = { ...plan };
  const { time } = whenIn(reading.plain);
  const day = dayMeant(reading.plain, plan.day);
  const place = asTyped(
    placeOf(reading) ??
      (talking && !plan.place ? givenPlace(reading, last) : undefined) ??
      (talking || invitation ? meetingPoint(reading.plain) : undefined),
    reading.raw,
  );
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

/** "Dance with me on Friday?", "8pm at the social club?": company, or an hour and a spot, asked for with no habit in it. */
function meetsBarely(reading: Reading): boolean {
  return reading.questions.some(({ plain }) => {
    if (/\b(?:do|does|did|was|were|usually|always|often|ever|every|been|used to)\b/.test(plain)) return false;
    const { day, time } = whenIn(plain);
    if (!(day ?? time)) return false;
    return (
      /\b(?:with me|together|join me|you and (?:me|i)|the two of us)\b/.test(plain) ||
      Boolean(time && meetingPoint(plain))
    );
  });
}

const POINT =
  /\b(?:at|by|near|outside|behind|opposite|in front of|under|beside) (the (?:[\p{L}'-]+ ?){1,3}?)(?=[,.!?;]|$| (?:on|at|around|about|this|next|for|is|and|if|then|maybe|instead|tomorrow|tonight|with|works?|suits?|sounds?|say|how)\b)/u;
const NO_POINT =
  /^the (?:\p{L}+ )?(?:moment|same|end|start|beginning|time|weekend|morning|evening|afternoon|night|least|latest|earliest|most|way|day|hour|thought|idea|door|back|looks?|minute|week|month|whole)\b/u;

/** A spot to meet at that is no known kind of place: "at the fountain". */
function meetingPoint(plain: string): string | undefined {
  const point = POINT.exec(plain)?.[1]?.trim();
  return point && !NO_POINT.test(point) ? point : undefined;
}

/** The place with the capitals the person gave it. */
function asTyped(place: string | undefined, raw: string): string | undefined {
  if (!place || raw === raw.toUpperCase()) return place;
  const name = place.replace(/^the /i, "");
  const at = raw
    .replace(/\u2019/g, "'")
    .toLowerCase()
    .indexOf(name.toLowerCase());
  if (at < 0) return place;
  return place.slice(0, place.length - name.length) + raw.slice(at, at + name.length);
}

/** The message moves what was settled, or puts right what was misheard. */
function isCorrection(reading: Reading): boolean {
  return (
    CHANGES.test(reading.plain) ||
    (!isPast(reading) &&
      reading.words.length <= 14 &&
      /\b(?:i meant|i mean|meant to say|scratch that|correction|typo|my mistake|wrong (?:day|time|place)|not (?:on |at )?(?:the )?\p{L}+(?:day)?,|no,? wait|wait,? no|sorry,? (?:it's|not|make|the|i)|works? better|i'd prefer|could it be|can it be|would \p{L}+ (?:work|suit|be (?:ok|okay|fine|possible)))\b/u.test(
        reading.plain,
      ))
  );
}

/** Whether anything of what was arranged differs. */
export function differs(one: Plan, other: Plan): boolean {
  return one.day !== other.day || one.time !== other.time || one.place !== other.place;
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
