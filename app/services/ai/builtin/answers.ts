/** What the persona can say to a question: her frames by depth, her opinions, plain facts about her, and a fitting word for the rest. */
import type { PersonaProfile } from "#app/models/persona.ts";
import { BY_KIND, HAND_BACK } from "./content/categories.ts";
import type { PersonaVoice, TopicFrame } from "./content/types.ts";
import * as shared from "./content/shared-lines.ts";
import { kindOf, type QuestionKind } from "./question-kind.ts";
import type { Piece } from "./realise.ts";
import type { Beat } from "./replay.ts";
import { ASK_BACK, MORE } from "./signals/questions.ts";
import { HOW_ARE_YOU } from "./signals/warmth.ts";
import { ANAPHORA, depthAsked, linesAbout, particular, subjectsOf, type Depth } from "./subject.ts";
import { fnv, normalise, wordsOf, type Sentence } from "./text.ts";
import { framesAsked, framesIn, topicById, topicsIn } from "./topics.ts";
import type { Trace } from "./trace.ts";
import { inTurn, temperOf } from "./voicing.ts";

export type Answering = {
  beat: Beat;
  voice: PersonaVoice;
  traces: readonly Trace[];
  persona: PersonaProfile;
  seed: string;
};

/** One place of a reply for each answer, and what may be asked after it. */
export type Answer = { places: (readonly Piece[])[]; hook: readonly Piece[] };

const AGE = /\bhow old are you|what(?:'s| is) your age|your age\?/;
const NAME =
  /\bwhat(?:'s| is) your name|what(?:'s| is) yours\?? name|who are you\?|what (?:do|can|should) i call you|your name\?/;
const EITHER =
  /^(?:.*?[:,] ?)?(?:(?:so|and|ok|okay|quick|but|do you prefer|are you (?:more of )?an?|would you rather(?: have)?|which is better|team|are you team|you an?|do you like|or are you) ?,? )*((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+),? or (?:an? |a |the )?((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+)(?: person| people| type)?\?*$/u;
const ABOUT_PLAN = /\b(?:are you free|meet|what time|which day|when (?:suits|works|are you)|where should we|go out)\b/;
const REQUEST =
  /^(?:(?:haha|oh|ok|okay|well|so|please|now|come on),? )*(?:tell me|go on|do tell|say more|convince me|describe|explain|i(?:'d| would) (?:love|like) to (?:hear|know)|i want to (?:hear|know))\b/;

/** The answer to what the message asks; undefined when it asks nothing of the persona. */
export function answerTo(context: Answering): Answer | undefined {
  const { reading } = context.beat;
  const requests =
    reading.questions.length > 0 ? reading.questions : reading.statements.filter((one) => REQUEST.test(one.plain));
  const polite = requests.find(
    (one) =>
      HOW_ARE_YOU.test(one.plain) &&
      !framesIn(context.voice, one.plain).some((hit) => particular(hit) >= 2 && hit.keyword !== context.voice.slug),
  );
  const real = requests.filter((one) => one !== polite && /\p{L}{2}/u.test(one.plain));
  const places: (readonly Piece[])[] = [];
  if (polite) places.push([{ tag: "act:how_are_you", lines: context.voice.acts.how_are_you }]);
  // The question asked last is the one that waits; an earlier one is taken only if the last finds no words of hers.
  const known = real
    .toReversed()
    .map((question) => answerOne(context, question))
    .find((pieces) => pieces.length > 0);
  const last = real.at(-1);
  const pieces = known ?? (last ? byKind(context, last.plain) : []);
  if (pieces.length > 0) places.push(pieces);
  return places.length > 0 ? { places, hook: hookAfter(context, places.at(-1)?.[0]?.tag) } : undefined;
}

function answerOne(context: Answering, question: Sentence): Piece[] {
  const { voice, persona, beat } = context;
  const { plain } = question;
  if (NAME.test(plain)) return [{ tag: "own-name", lines: shared.OWN_NAME, slots: { self: persona.name } }];
  const asked = framesAsked(voice, plain);
  if (AGE.test(plain)) return [{ tag: "own-age", lines: shared.OWN_AGE, slots: { age: String(persona.age) } }];
  if (ABOUT_PLAN.test(plain) && beat.plan.stage !== "none") return [];
  const kind = kindOf(plain);
  const current = currentFrame(context);
  const subjects = subjectsOf(voice, question, beat.reading, current).filter((one) => one.score >= 0.5);
  const sure = (subjects[0]?.score ?? 0) >= 3.5;
  const opinion = sure ? undefined : opinionOn(voice, plain);
  if (opinion)
    return [{ tag: "opinion", lines: [opinion] }, ...framePieces(context, subjects, plain), ...byKind(context, plain)];
  if (ASK_BACK.test(plain)) return turnedBack(context);
  const either = EITHER.exec(plain);
  if (either?.[1] && either[2] && !sure) return eitherOr(context, either[1], either[2]);
  const named = framesIn(voice, plain).some((hit) => particular(hit) >= 1);
  if (MORE.test(plain) && !named && asked.length === 0) return more(context, plain);
  if (subjects.length > 0)
    return [...framePieces(context, subjects, plain), ...(kind === "thread" ? byKind(context, plain) : [])];
  const found = linesAbout(voice, plain, current ? [current] : []);
  if (found.length > 0)
    return found.slice(0, 3).map((one) => ({ tag: `frame:${one.frame.id}:said`, lines: [one.line] }));
  const topics = topicsIn(plain);
  if (topics.length > 0 && /\byou(?:r|'re)?\b/.test(plain)) {
    const own = topics.slice(0, 2).map(({ item }) => ({ tag: `own:${item.id}`, lines: item.own }));
    const answersItself = ["experience", "ability", "opinion", "favourite", "possession"].includes(kind);
    return answersItself ? [...byKind(context, plain), ...own] : [...own, ...byKind(context, plain)];
  }
  return ANAPHORA.test(plain) && current ? more(context, plain) : [];
}

/** A capital inside a sentence, after the words that introduce a name. */
const NAMES_SOMEONE =
  /\b(?:is|called|named|brother|sister|mother|mum|mom|father|dad|gran|grandmother|friend|cat|dog|\w+'s|I've got|have) (?:\w+, )?(?:called |named )?(?!I\b)\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+(?:'s| is) my\b|, \p{Lu}\p{Ll}+[,.]/u;

/** What she has to say on these subjects: first a line with the question's own words, then the depth it asks for. */
function framePieces(
  context: Answering,
  subjects: readonly { frame: TopicFrame; score: number }[],
  plain: string,
): Piece[] {
  const best = subjects[0];
  if (!best) return [];
  const close = subjects
    .filter((one) => one.score >= best.score / 2)
    .slice(0, 2)
    .map((one) => one.frame);
  const wantsName = /\b(?:name|names|called|who(?:'s| is| are))\b/.test(plain);
  const naming = wantsName
    ? close.flatMap((frame) =>
        frame.levels
          .flat()
          .filter((line) => NAMES_SOMEONE.test(line))
          .map((line) => ({ frame, line })),
      )
    : [];
  const exact = [...naming, ...linesAbout(context.voice, plain, close)]
    .filter((one) => close.includes(one.frame))
    .slice(0, 2)
    .map((one) => ({ tag: `frame:${one.frame.id}:said`, lines: [one.line] }));
  const elsewhere =
    exact.length > 0 || best.score >= 2 || ANAPHORA.test(plain)
      ? []
      : linesAbout(context.voice, plain, close)
          .slice(0, 2)
          .map((one) => ({ tag: `frame:${one.frame.id}:said`, lines: [one.line] }));
  const first = framesIn(context.voice, plain).some((hit) => hit.item === best.frame && hit.words > 0);
  const levels = close.flatMap((frame) => deeper(context, frame, depthAsked(plain)));
  return first && told(context, best.frame).length === 0 && depthAsked(plain) === "answer"
    ? [...levels.slice(0, 1), ...exact, ...levels.slice(1)]
    : [...exact, ...elsewhere, ...levels];
}

/** A fitting word for a question nobody wrote an answer to; "I don't know" at most once in a chat, and last. */
function byKind(context: Answering, plain: string): Piece[] {
  const { voice, traces } = context;
  if (!/\byou|your|it|that|this|he|she|they\b/.test(plain) && wordsOf(plain).length < 3) return [];
  const kind: QuestionKind = kindOf(plain);
  const temper = temperOf(voice);
  const unsure = traces.some((trace) =>
    trace.origins.some((origin) => origin.kind === "act" && origin.act === "unknown_question"),
  );
  return [
    { tag: `kind:${kind}`, lines: inTurn(BY_KIND[kind][temper], voice) },
    ...(unsure ? [] : [{ tag: "act:unknown_question", lines: voice.acts.unknown_question }]),
    { tag: `kind:${kind}`, lines: BY_KIND[kind][temper === "playful" ? "gentle" : "playful"] },
    { tag: "kind:general", lines: BY_KIND.general[temper] },
  ];
}

function hookAfter(context: Answering, tag: string | undefined): Piece[] {
  if (tag?.startsWith("kind:")) {
    const lines = HAND_BACK[tag.slice("kind:".length) as QuestionKind];
    return lines ? [{ tag: `back:${tag}`, lines }] : [];
  }
  return frameHooks(context, tag);
}

function eitherOr(context: Answering, first: string, second: string): Piece[] {
  const options = [first, second].map((option) => option.replace(/^(?:an?|the|or|prefer|more of an?|you) /, ""));
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

function told(context: Answering, frame: TopicFrame): number[] {
  return context.traces.flatMap((trace) =>
    trace.origins.flatMap((origin) => (origin.kind === "frame" && origin.id === frame.id ? [origin.level] : [])),
  );
}

/** The frame's depths in the order this question wants them, those not told yet first. */
export function deeper(context: Answering, frame: TopicFrame, depth: Depth = "answer"): Piece[] {
  const levels = told(context, frame);
  const next = levels.length === 0 ? 0 : Math.min(3, Math.max(...levels) + 1);
  const inOrder = [0, 1, 2].map((step) => (next + step) % 3);
  // What is asked for the first time is answered with the fact; the anecdote comes when she is asked again.
  const order =
    levels.length === 0
      ? inOrder
      : depth === "story"
        ? [2, ...inOrder.filter((level) => level !== 2)]
        : depth === "why"
          ? [1, ...inOrder.filter((level) => level !== 1)]
          : inOrder;
  return order.map((level) => ({ tag: `frame:${frame.id}:${level}`, lines: frame.levels[level as 0 | 1 | 2] }));
}

/** "What about you?": the subject of the person's own words, else of the question the persona last asked. */
function turnedBack(context: Answering): Piece[] {
  const { voice, beat, traces } = context;
  const last = traces.at(-1);
  const own = beat.reading.statements.map((statement) => statement.plain).join(" ");
  const hooked = last?.origins.find((origin) => origin.kind === "hook");
  const hookFrame = hooked?.kind === "hook" ? voice.frames.find((frame) => frame.id === hooked.id) : undefined;
  const asked = last?.question ? normalise(last.question) : "";
  const opinion = opinionOn(voice, asked);
  const topic = last?.topic ? topicById(last.topic) : undefined;
  const earlier = beat.scene.mine[0]?.reading.statements.map((statement) => statement.plain).join(" ") ?? "";
  return [
    ...(hookFrame ? deeper(context, hookFrame) : []),
    ...(opinion ? [{ tag: "opinion", lines: [opinion] }] : []),
    ...framesIn(voice, own)
      .filter((hit) => hit.keyword.length > 2)
      .sort((a, b) => particular(b) - particular(a))
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
    ...(own === ""
      ? framesIn(voice, earlier)
          .slice(0, 1)
          .flatMap((hit) => deeper(context, hit.item))
      : []),
    ...(asked !== "" ? byKind(context, asked) : byKind(context, "and for you")),
  ];
}

/** The frame spoken of last by her, or, where her last line was about none, by the person. */
export function currentFrame(context: Answering): TopicFrame | undefined {
  const { traces, voice, beat } = context;
  const byId = (id: string | undefined) => voice.frames.find((frame) => frame.id === id);
  const last = traces.at(-1);
  if (last?.frame) return byId(last.frame);
  const mine = beat.scene.mine[0]?.reading;
  const named = mine && framesIn(voice, mine.plain).find((hit) => particular(hit) >= 2);
  return named?.item ?? byId(traces.slice(-3).findLast((trace) => trace.frame !== undefined)?.frame);
}

/** "Tell me more", "why?", "and then?": one level deeper on the current subject. */
function more(context: Answering, plain: string): Piece[] {
  const last = context.traces.at(-1);
  const frame = currentFrame(context) ?? (last ? framesIn(context.voice, last.plain)[0]?.item : undefined);
  const topic = last?.topic && !last.frame ? topicById(last.topic) : undefined;
  if (!frame) return [...(topic ? [{ tag: `own:${topic.id}`, lines: topic.own }] : []), ...byKind(context, plain)];
  const exact = linesAbout(context.voice, plain, [frame])
    .filter((one) => one.frame === frame)
    .slice(0, 1)
    .map((one) => ({ tag: `frame:${frame.id}:said`, lines: [one.line] }));
  return [
    ...(topic ? [{ tag: `own:${topic.id}`, lines: topic.own }] : []),
    ...exact,
    ...deeper(context, frame),
    ...(kindOf(plain) === "thread" ? byKind(context, plain).slice(0, 1) : []),
    { tag: "exhausted", lines: shared.MORE_EXHAUSTED },
  ];
}

/** More of what the persona was just talking about, unasked. */
export function elaborations(context: Answering): Piece[] {
  const frame = currentFrame(context);
  return frame ? deeper(context, frame).slice(0, 2) : [];
}

/** Something the persona has not talked about yet, in an order this chat's seed fixes. */
export function ownThread(context: Answering): Piece[] {
  const spoken = new Set(
    context.traces.flatMap((trace) => trace.origins.flatMap((origin) => (origin.kind === "frame" ? [origin.id] : []))),
  );
  const frames = context.voice.frames.filter((frame) => !spoken.has(frame.id));
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

/** The follow-up questions of the frame a piece came from, but for those the person has answered already. */
export function frameHooks(context: Answering, tag: string | undefined): Piece[] {
  const id = tag?.startsWith("frame:") ? tag.slice("frame:".length).replace(/:(?:\d|said)$/, "") : undefined;
  const frame = context.voice.frames.find((one) => one.id === id);
  if (!frame) return [];
  const { facts } = context.beat;
  const known = (hook: string) =>
    (facts.pet !== undefined && /\b(?:pet|creature|animal at|dog|cat)\b/i.test(hook)) ||
    (facts.job !== undefined && /\b(?:what do you do|your work|your job|do for a living|what you do)\b/i.test(hook)) ||
    (facts.home !== undefined && /\bwhere (?:do you live|are you from|did you grow)\b/i.test(hook));
  return [{ tag: `hook:${frame.id}`, lines: frame.hooks.filter((hook) => !known(hook)) }];
}
