/** What the persona can say to a question: her frames by depth, her opinions, and plain facts about her. */
import type { PersonaProfile } from "#app/models/persona.ts";
import type { PersonaVoice, TopicFrame } from "./content/types.ts";
import * as shared from "./content/shared-lines.ts";
import type { Piece } from "./realise.ts";
import type { Beat } from "./replay.ts";
import type { SignalName } from "./signals/catalogue.ts";
import { ASK_BACK, MORE } from "./signals/questions.ts";
import { HOW_ARE_YOU } from "./signals/warmth.ts";
import { fnv, normalise, wordsOf } from "./text.ts";
import { framesAsked, framesIn, topicById, topicsIn } from "./topics.ts";
import type { Trace } from "./trace.ts";

export type Answering = {
  beat: Beat;
  voice: PersonaVoice;
  traces: readonly Trace[];
  persona: PersonaProfile;
  seed: string;
};

const AGE = /\bhow old are you|what(?:'s| is) your age|your age\?/;
const NAME =
  /\bwhat(?:'s| is) your name|what(?:'s| is) yours\?? name|who are you\?|what (?:do|can|should) i call you|your name\?/;
const EITHER =
  /^(?:.*?[:,] ?)?(?:(?:so|and|ok|okay|quick|but|do you prefer|are you (?:more of )?an?|would you rather(?: have)?|which is better|team|are you team|you an?|do you like|or are you) ?,? )*((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+),? or (?:an? |a |the )?((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)(?: person| people| type)?\?*$/u;
const ABOUT_PLAN =
  /\b(?:are you free|meet|what time|which day|when (?:suits|works|are you)|where should we|go out)\b/;

/** Alternatives for answering what the message asks, best first; empty when it asks nothing or nothing is known. */
export function answersTo(context: Answering): Piece[] {
  const { reading } = context.beat;
  const requests =
    reading.questions.length > 0
      ? reading.questions
      : reading.statements.filter((one) =>
          /^(?:tell me|go on|do tell|say more|convince me)/.test(one.plain),
        );
  for (const question of requests) {
    const pieces = answerOne(context, question.plain);
    if (pieces.length > 0) return pieces;
  }
  return requests.some((one) => /\byou(?:r|'re)?\b/.test(one.plain))
    ? [{ tag: "act:unknown_question", lines: context.voice.acts.unknown_question }]
    : [];
}

function answerOne(context: Answering, plain: string): Piece[] {
  const { voice, persona, beat } = context;
  if (HOW_ARE_YOU.test(plain)) return [{ tag: "act:how_are_you", lines: voice.acts.how_are_you }];
  if (NAME.test(plain))
    return [{ tag: "own-name", lines: shared.OWN_NAME, slots: { self: persona.name } }];
  const asked = framesAsked(voice, plain);
  if (asked.length > 0) return asked.slice(0, 3).flatMap((frame) => deeper(context, frame));
  if (AGE.test(plain))
    return [{ tag: "own-age", lines: shared.OWN_AGE, slots: { age: String(persona.age) } }];
  if (ABOUT_PLAN.test(plain) && beat.plan.stage !== "none") return [];
  const either = EITHER.exec(plain);
  const opinion = opinionOn(voice, plain);
  if (opinion) return [{ tag: "opinion", lines: [opinion] }, ...named(context, plain)];
  if (ASK_BACK.test(plain)) return turnedBack(context);
  const frames = named(context, plain);
  if (either?.[1] && either[2] && !frames.length) return eitherOr(context, either[1], either[2]);
  if (MORE.test(plain) && framesIn(voice, plain).length === 0) return more(context);
  if (frames.length > 0) return frames;
  if (either?.[1] && either[2]) return eitherOr(context, either[1], either[2]);
  const topics = topicsIn(plain);
  if (topics.length > 0 && /\byou(?:r|'re)?\b/.test(plain))
    return topics.slice(0, 2).map(({ item }) => ({ tag: `own:${item.id}`, lines: item.own }));
  return /\b(?:it|that|this|they|he|she|him|her|them)\b/.test(plain) &&
    context.traces.length > 0 &&
    currentFrame(context)
    ? more(context)
    : [];
}

function named(context: Answering, plain: string): Piece[] {
  return framesIn(context.voice, plain)
    .slice(0, 2)
    .flatMap(({ item }) => deeper(context, item));
}

function eitherOr(context: Answering, first: string, second: string): Piece[] {
  const options = [first, second].map((option) =>
    option.replace(/^(?:an?|the|or|prefer|more of an?|you) /, ""),
  );
  const option = options[fnv(`${context.persona.id}|${[...options].sort().join("|")}`) % 2];
  return [{ tag: "either-or", lines: shared.EITHER_OR, slots: { option } }];
}

function opinionOn(voice: PersonaVoice, plain: string): string | undefined {
  const padded = ` ${wordsOf(plain).join(" ")} `;
  const found = voice.opinions
    .flatMap((opinion) => opinion.about.map((about) => ({ opinion, about: about.toLowerCase() })))
    .filter(({ about }) => padded.includes(` ${about} `) || padded.includes(` ${about}s `))
    .sort((a, b) => b.about.length - a.about.length)[0];
  return found?.opinion.line;
}

/** The frame's next depth that has not been told, then what is left of it. */
export function deeper(context: Answering, frame: TopicFrame): Piece[] {
  const told = context.traces.flatMap((trace) =>
    trace.origins.flatMap((origin) =>
      origin.kind === "frame" && origin.id === frame.id ? [origin.level] : [],
    ),
  );
  const next = told.length === 0 ? 0 : Math.min(3, Math.max(...told) + 1);
  return [...frame.levels.slice(next), ...frame.levels.slice(0, next)].map((lines, index) => ({
    tag: `frame:${frame.id}:${index}`,
    lines,
  }));
}

/** "What about you?": the subject of the person's own words, else of the question the persona last asked. */
function turnedBack(context: Answering): Piece[] {
  const { voice, beat, traces } = context;
  const last = traces.at(-1);
  const own = beat.reading.statements.map((statement) => statement.plain).join(" ");
  const hooked = last?.origins.find((origin) => origin.kind === "hook");
  const hookFrame =
    hooked?.kind === "hook" ? voice.frames.find((frame) => frame.id === hooked.id) : undefined;
  const asked = last?.question ? normalise(last.question) : "";
  const opinion = opinionOn(voice, asked);
  const topic = last?.topic ? topicById(last.topic) : undefined;
  return [
    ...(hookFrame ? deeper(context, hookFrame) : []),
    ...(opinion ? [{ tag: "opinion", lines: [opinion] }] : []),
    ...framesIn(voice, own)
      .filter((hit) => hit.keyword.length > 3)
      .slice(0, 1)
      .flatMap((hit) => deeper(context, hit.item)),
    ...(topic
      ? framesIn(voice, topic.keywords.slice(0, 8).join(" , "))
          .slice(0, 1)
          .flatMap((hit) => deeper(context, hit.item))
      : []),
    ...topicsIn(own)
      .slice(0, 1)
      .map(({ item }) => ({ tag: `own:${item.id}`, lines: item.own })),
    ...(topic ? [{ tag: `own:${topic.id}`, lines: topic.own }] : []),
    ...framesIn(voice, asked)
      .slice(0, 1)
      .flatMap((hit) => deeper(context, hit.item)),
    { tag: "act:unknown_question", lines: voice.acts.unknown_question },
  ];
}

function currentFrame(context: Answering): TopicFrame | undefined {
  const id = context.traces.slice(-3).findLast((trace) => trace.frame !== undefined)?.frame;
  return context.voice.frames.find((frame) => frame.id === id);
}

/** "Tell me more", "why?": one level deeper on the current subject. */
function more(context: Answering): Piece[] {
  const last = context.traces.at(-1);
  const frame =
    currentFrame(context) ?? (last ? framesIn(context.voice, last.plain)[0]?.item : undefined);
  const topic = last?.topic && !last.frame ? topicById(last.topic) : undefined;
  return [
    ...(topic ? [{ tag: `own:${topic.id}`, lines: topic.own }] : []),
    ...(frame ? deeper(context, frame) : []),
    frame
      ? { tag: "exhausted", lines: shared.MORE_EXHAUSTED }
      : { tag: "act:unknown_question", lines: context.voice.acts.unknown_question },
  ];
}

/** More of what the persona was just talking about, unasked. */
export function elaborations(context: Answering): Piece[] {
  const frame = currentFrame(context);
  return frame ? deeper(context, frame).slice(0, 2) : [];
}

/** Something the persona has not talked about yet, in an order this chat's seed fixes. */
export function ownThread(context: Answering): Piece[] {
  const told = new Set(
    context.traces.flatMap((trace) =>
      trace.origins.flatMap((origin) => (origin.kind === "frame" ? [origin.id] : [])),
    ),
  );
  const frames = context.voice.frames.filter((frame) => !told.has(frame.id));
  const start = frames.length > 0 ? fnv(context.seed) % frames.length : 0;
  const rotated = [...frames.slice(start), ...frames.slice(0, start)];
  return [
    ...rotated.slice(0, 6).map((frame) => ({ tag: `thread:${frame.id}`, lines: frame.levels[0] })),
    ...context.voice.frames.map((frame) => ({
      tag: `thread:${frame.id}`,
      lines: [...frame.levels[1], ...frame.levels[2], ...frame.levels[0], ...frame.hooks],
    })),
  ];
}

/** The follow-up questions of the frame a piece came from. */
export function frameHooks(context: Answering, tag: string | undefined): Piece[] {
  const id = tag?.startsWith("frame:") ? tag.slice(6).replace(/:\d$/, "") : undefined;
  const frame = context.voice.frames.find((one) => one.id === id);
  return frame ? [{ tag: `hook:${frame.id}`, lines: frame.hooks }] : [];
}

/** Signals of someone still telling. */
const GIVING: ReadonlySet<SignalName> = new Set(["answer", "disclosure", "disclosure_deep"]);

/** Subjects that come before any other when they are touched. */
export const HEAVY: ReadonlySet<string> = new Set([
  "grief",
  "breakup",
  "illness",
  "job_hunt",
  "work_stress",
  "therapy",
]);

/** Questions about what the person just brought up, or was already telling. */
export function topicHooks(context: Answering): Piece[] {
  const stated = topicsIn(
    context.beat.reading.statements.map((statement) => statement.plain).join(" "),
  ).map((hit) => hit.item);
  const heavy = stated.filter((topic) => HEAVY.has(topic.id));
  const last = context.traces.at(-1)?.topic;
  const gave = context.beat.signals.some((one) => GIVING.has(one.name));
  const running = last && gave ? topicById(last) : undefined;
  return [
    ...(heavy.length > 0 ? heavy : stated.slice(0, 2)),
    ...(running && !stated.includes(running) ? [running] : []),
  ].map((topic) => ({ tag: `ask:${topic.id}`, lines: topic.questions }));
}
