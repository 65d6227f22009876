/** The question a reply may end on, always about something that is already there. */
import type { Difficulty } from "#app/models/scenario.ts";
import { frameHooks, type Answering } from "./answers.ts";
import { ASK_INTO, ASK_THING } from "./content/categories.ts";
import * as shared from "./content/shared-lines.ts";
import type { FactKind } from "./memory.ts";
import { nounPhraseIn } from "./noun-phrase.ts";
import { act, has, statedBy, type Planning } from "./planning.ts";
import type { Piece } from "./realise.ts";
import type { SignalName } from "./signals/catalogue.ts";
import { chance, contentWords } from "./text.ts";
import { topicById, topicsIn } from "./topics.ts";

/** How often a reply that may end on a question does. */
const HOOKS: Record<Difficulty, number> = { warm: 0.78, realistic: 0.6, tough: 0.42 };
const CALLBACK_AFTER = 3;
/** Long chats get one more from here on. */
const LATE = 25;
const CALLED_BACK: readonly FactKind[] = ["event", "pet", "family", "like", "home", "job"];

/** Subjects that come before any other when they are touched. */
export const HEAVY: ReadonlySet<string> = new Set([
  "grief",
  "breakup",
  "illness",
  "job_hunt",
  "work_stress",
  "therapy",
]);
const GIVING: ReadonlySet<SignalName> = new Set(["answer", "disclosure", "disclosure_deep", "shared_ground"]);

/** Whether this reply ends on a question: seldom three in a row, nearly always after two without. */
export function wantsHook(context: Planning, factor: number): boolean {
  const asked = context.traces.slice(-3).map((trace) => trace.question !== null);
  if (asked.length === 3 && asked.every(Boolean)) return false;
  if (asked.slice(-2).every((one) => !one)) return chance(0.95, `${context.seed}|hook`);
  return chance(Math.min(0.95, HOOKS[context.difficulty] * factor), `${context.seed}|hook`);
}

/** Something that belongs here: the person's subject, an open thread of theirs, or what the scenario still needs. */
export function carryOn(context: Planning): Piece[] {
  const { beat, state } = context;
  if (has(context, "tease", "laugh") || (has(context, "humour") && beat.topics.length === 0)) return playOn(context);
  const pieces: Piece[] = [];
  const telling = has(context, "disclosure", "disclosure_deep", "shared_ground");
  if (
    state.setting.scenario === "first-message" &&
    !beat.facts.name &&
    beat.scene.turn >= (telling ? 4 : 2) &&
    !state.traces.some((trace) => trace.asksName)
  )
    pieces.push(act(context, "ask_name"));
  if (beat.facts.event?.turn === beat.scene.turn)
    pieces.push({ tag: "ask-event", lines: shared.ASK_EVENT, slots: { fact: beat.facts.event.value } });
  pieces.push(...topicHooks(context));
  const thing = nounPhraseIn(statedBy(context));
  if (beat.topics.length === 0 && thing)
    pieces.push({ tag: "ask-np", lines: thing.bare ? ASK_INTO : ASK_THING, slots: { np: thing.text } });
  if (telling && beat.reading.words.length >= 4 && beat.topics.length === 0) pieces.push(act(context, "curious"));
  pieces.push(...callback(context));
  const answered = beat.scene.last?.frame;
  if (answered) pieces.push(...frameHooks(context, `frame:${answered}`));
  return pieces;
}

/** In banter, a new challenge once the last one has run out; elsewhere play needs no question. */
function playOn(context: Planning): Piece[] {
  const rested = context.traces.slice(-1).every((trace) => trace.question === null);
  if (context.state.setting.scenario !== "playful-banter" || !rested) return callback(context);
  return [{ tag: "challenge", lines: context.voice.openings["playful-banter"] ?? [] }];
}

/** Questions about what the person just brought up, or was already telling. */
export function topicHooks(context: Answering): Piece[] {
  const stated = topicsIn(statedBy(context)).map((hit) => hit.item);
  const heavy = stated.filter((topic) => HEAVY.has(topic.id));
  const last = context.traces.at(-1)?.topic;
  const gave = context.beat.signals.some((one) => GIVING.has(one.name));
  const running = last && gave ? topicById(last) : undefined;
  return [
    ...(heavy.length > 0 ? heavy : stated.slice(0, 2)),
    ...(running && !stated.includes(running) ? [running] : []),
  ].map((topic) => ({ tag: `ask:${topic.id}`, lines: topic.questions }));
}

/** Whether the persona should come back, unasked, to something the person told long enough ago. */
export function callbackDue(context: Planning): boolean {
  const { scene, reading } = context.beat;
  if (reading.questions.length > 0 || scene.last?.pained || has(context, "disclosure_deep")) return false;
  if (callback(context).length === 0) return false;
  const late = scene.turn > LATE && !context.traces.slice(LATE).some((trace) => trace.callback !== null);
  return (
    late ||
    (!context.traces.slice(-8).some((trace) => trace.callback !== null) && chance(0.3, `${context.seed}|callback`))
  );
}

/** One thing the person said at least three messages ago, asked about once, and once more late in a long chat. */
export function callback(context: Planning): Piece[] {
  const { facts, scene } = context.beat;
  if (context.traces.slice(-6).some((trace) => trace.callback !== null)) return [];
  const named = (Object.keys(facts) as FactKind[]).filter(
    (kind) =>
      kind.startsWith("who:") && facts[kind]?.value !== facts.pet?.value && !/boat|car|van|bike|band|ex$/.test(kind),
  );
  const known = [...CALLED_BACK, ...named].flatMap((kind) => {
    const fact = facts[kind];
    if (!fact || scene.turn - fact.turn < CALLBACK_AFTER) return [];
    const value = fact.value.toLowerCase();
    const since = scene.turn > LATE ? context.traces.slice(-20) : context.traces.slice(fact.turn + 1);
    if (since.some((trace) => trace.callback === kind || trace.plain.includes(value))) return [];
    return [
      {
        tag: `callback:${kind}`,
        lines: shared.CALLBACKS[kind.startsWith("who:") ? "who" : kind] ?? [],
        slots: { fact: fact.value },
      },
    ];
  });
  return [...known, ...quoted(context)];
}

/** Late in a long chat, a sentence of theirs from its first part, where no single fact is left to come back to. */
function quoted(context: Planning): Piece[] {
  const { scene } = context.beat;
  if (scene.turn <= LATE) return [];
  const told = context.state.beats
    .slice(0, scene.turn - 10)
    .filter((beat) => beat.signals.some((one) => one.name === "disclosure"))
    .flatMap((beat) => beat.reading.statements)
    .filter((one) => /\b(?:i|my|we)\b/.test(one.plain) && !/["“”:]/.test(one.text))
    .filter((one) => one.text.length <= 70 && one.plain.split(" ").length >= 5)
    .map((one) => one.text.replace(/[.!…\s]+$/, ""))
    .filter((text) => !context.traces.some((trace) => trace.text.includes(text)));
  const fact = told.sort(
    (one, other) => contentWords(other.toLowerCase()).length - contentWords(one.toLowerCase()).length,
  )[0];
  return fact ? [{ tag: "callback:said", lines: shared.CALLBACKS["said"] ?? [], slots: { fact } }] : [];
}
