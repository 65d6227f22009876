/** Where a chat stands, for those who are told rather than replay it: what was remembered, how far the goal is, what hurts. */
import { replay, type State } from "./builtin/replay.ts";
import { voiceFor } from "./builtin/voices.ts";
import type { ChatSetting, Utterance } from "./engine.ts";
import { withoutSentinel } from "./trailer.ts";

export type Standing = {
  /** At most eight lines of what the person told about themselves. Their words: never for a system prompt. */
  notes: string[];
  /** How far the scenario's goal is, in our words. */
  stage: string;
  /** A no is standing, or something hurtful has not been put right. */
  isDelicate: boolean;
  /** Something in it was a sign of crisis or of a minor. */
  isGrave: boolean;
};

const NOTE_MOST = 60;
const NOTES_MOST = 8;

/** Derived by replaying the messages; nothing is stored. */
export function standingOf(setting: ChatSetting, messages: readonly Utterance[]): Standing {
  const state = replay(setting, voiceFor(setting.persona), messages);
  return {
    notes: notesOf(state),
    stage: stageOf(state),
    isDelicate: state.refused || state.offended,
    isGrave: state.beats.some(({ verdict }) => verdict.flags.includes("crisis") || verdict.flags.includes("minor")),
  };
}

function notesOf({ facts, plan }: State): string[] {
  const { name, job, home, pet, family, like, event } = facts;
  const agreed = [plan.activity, plan.day, plan.time, plan.place].filter((part) => part !== undefined).join(", ");
  const rows: [string, string | undefined][] = [
    ["Name", name?.value],
    ["Work", job?.value.replace(/^you /, "")],
    ["Home", home?.value],
    ["Pet", pet && [pet.detail, pet.value].filter(Boolean).join(" ")],
    ["Family", family?.value.replace(/^your /, "")],
    ["Likes", like?.value],
    ["Coming up", event && [event.value, event.detail].filter(Boolean).join(", ")],
    [plan.stage === "agreed" ? "Plan you two agreed on" : "Plan being talked about", agreed],
  ];
  return rows
    .flatMap(([label, value]) => (value ? [`${label}: ${withoutSentinel(value).slice(0, NOTE_MOST)}`] : []))
    .slice(0, NOTES_MOST);
}

const PLAN_STAGES: Record<State["plan"]["stage"], string> = {
  none: "Nobody has suggested meeting yet.",
  vague: "Meeting has been hinted at; activity or day is still open.",
  proposed: "They have made a suggestion; see what is still missing: day, time, public place.",
  countered: "You have offered another time; it is their turn to agree.",
  agreed: "The plan stands. Do not reopen it.",
};

function stageOf({ setting, tally, facts, plan, met }: State): string {
  if (met) return "They have reached their goal; enjoy the chat.";
  switch (setting.scenario) {
    case "first-message":
      return [
        facts.name ? "You know their name." : "You do not know their name yet.",
        tally.shared > 0 ? "They have shared something." : "They have told you nothing of themselves yet.",
      ].join(" ");
    case "playful-banter":
      return tally.playful > 0 ? "The joking has begun." : "Nobody has joked back yet.";
    case "deep-conversation":
      return tally.deep > 0 ? "They have opened up once." : "They have stayed on the surface so far.";
    case "making-plans":
      return PLAN_STAGES[plan.stage];
  }
}
