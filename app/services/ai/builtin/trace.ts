/** What a line of the persona's was: read back from its words, so that no state is stored beside the transcript. */
import type { Act, PersonaVoice } from "./content/types.ts";
import { CALLBACKS, PLAN_OFFER_DAY, PLAN_OFFER_PLACE, PLAN_OFFER_TIME } from "./content/shared-lines.ts";
import { SHARED_TOPICS } from "./content/shared-topics.ts";
import { contentWords, normalise, sentenceKey, sentencesOf } from "./text.ts";
import type { FactKind } from "./memory.ts";
import { spellOut, spellsOut } from "./voicing.ts";
import { placeIn, whenIn, type When } from "./when.ts";

export type Origin =
  | { kind: "frame"; id: string; level: 0 | 1 | 2 }
  | { kind: "hook"; id: string }
  | { kind: "act"; act: Act }
  | { kind: "opening" }
  | { kind: "topic"; id: string; part: "reaction" | "question" | "own" };

export type Trace = {
  text: string;
  plain: string;
  keys: readonly string[];
  content: ReadonlySet<string>;
  origins: readonly Origin[];
  /** The question it ends on, verbatim; null when it asks nothing. */
  question: string | null;
  /** Asks for yes or no. */
  closed: boolean;
  /** The question is part of a refusal or a quip and waits for no answer. */
  rhetorical: boolean;
  /** It tells of something painful. */
  pained: boolean;
  playful: boolean;
  refusal: boolean;
  accepts: boolean;
  counters: boolean;
  /** It names the detail the person left to her. */
  offers: boolean;
  asksName: boolean;
  asksSlot: boolean;
  when: When;
  place: string | undefined;
  /** The frame it last spoke about or asked about, if any. */
  frame: string | undefined;
  /** The shared topic it last spoke about, if any. */
  topic: string | undefined;
  /** The kind of fact it comes back to, unasked; null for most. */
  callback: FactKind | null;
};

const REFUSALS: ReadonlySet<Act> = new Set([
  "invite_decline_warm",
  "invite_decline_cool",
  "private_place",
  "contact_request",
  "pressure",
  "explicit",
  "explicit_final",
]);
const PLAYFUL: ReadonlySet<Act> = new Set(["tease_back", "laugh_along", "disagree_playfully"]);
const PAIN =
  /\b(?:died|passed away|funeral|grief|grieving|miss (?:him|her|them) (?:every|most|a lot|more|still)|i miss (?:him|her|them)|lost (?:my|our) (?:mum|mom|dad|father|mother|gran\w*|brother|sister|friend|job|dog|husband|wife)|lonely|lonelier|loneliness|heartbr\w+|divorce\w*|cancer|(?:in|at) (?:the )?hospital|burn(?:ed|t) out|panic attack\w*|after he (?:left|died)|after she (?:left|died)|last (?:voicemail|letter|words)|a hard year|hardest (?:year|thing|month)|broke (?:up|my heart)|afraid (?:of being|i'm|that i|to be)|ashamed)\b/;
const REFUSAL =
  /\b(?:i'd rather not|rather not|not comfortable|no thanks|no, thank|i said no|i'll pass|not (?:going to|gonna) happen|not interested|i don't (?:give|share|hand) (?:out )?(?:my|that)|that's a no|it's a no|don't think (?:so|that's a good idea)|i'm not ready|please (?:stop|don't))\b/;
const ACCEPTS =
  /\b(?:it's a (?:date|plan|deal)|see you (?:then|there|on|at)|i'm in\b|count me in|i'd love to|works for me|i'll be there)\b/;

const OFFERS: ReadonlySet<string> = new Set(
  [...PLAN_OFFER_DAY, ...PLAN_OFFER_PLACE, ...PLAN_OFFER_TIME].flatMap((line) =>
    [line, spellOut(line)].flatMap((text) => sentencesOf(text).map((sentence) => sentenceKey(sentence.text))),
  ),
);

/** The authored questions that come back to a fact, with anything in the place of the fact. */
const CALLBACK_SHAPES = Object.entries(CALLBACKS).map(([kind, lines]) => ({
  kind: kind as FactKind,
  shapes: lines.map(
    (line) =>
      new RegExp(
        line
          .replace(/[.?]/g, "\\$&")
          .replace(/\{fact\}/g, ".{1,60}")
          .replace(/'/g, "['’]?.{0,3}"),
      ),
  ),
}));

const LIMIT = 1500;
type Index = { origins: Map<string, Origin>; traces: Map<string, Trace> };
const indexes = new WeakMap<PersonaVoice, Index>();

/** Reads one of the persona's messages, whoever wrote it (this engine or a model). */
export function traceOf(voice: PersonaVoice, text: string): Trace {
  const index = indexOf(voice);
  const known = index.traces.get(text);
  if (known) return known;
  const trace = build(index, text);
  if (index.traces.size >= LIMIT) index.traces.clear();
  index.traces.set(text, trace);
  return trace;
}

function build(index: Index, text: string): Trace {
  const sentences = sentencesOf(text);
  const plain = normalise(text);
  const keys = sentences.map((sentence) => sentenceKey(sentence.text));
  const origins: Origin[] = [];
  for (const key of keys) {
    const origin = index.origins.get(key);
    if (origin && !origins.includes(origin)) origins.push(origin);
  }
  const acts = origins.flatMap((origin) => (origin.kind === "act" ? [origin.act] : []));
  const asked = sentences.filter((sentence) => /\?["'”’)]*$/.test(sentence.text)).at(-1) ?? null;
  const refusal = acts.some((act) => REFUSALS.has(act)) || (origins.length === 0 && REFUSAL.test(plain));
  const frames = origins.flatMap((origin) => (origin.kind === "frame" || origin.kind === "hook" ? [origin.id] : []));
  const topics = origins.flatMap((origin) => (origin.kind === "topic" ? [origin.id] : []));
  const slot = acts.some(
    (act) =>
      act === "invite_needs_time" ||
      act === "invite_needs_place" ||
      act === "invite_counter" ||
      act === "invite_accept",
  );
  return {
    text,
    plain,
    keys,
    content: new Set(contentWords(plain)),
    origins,
    question: asked?.text ?? null,
    closed: asked !== null && !/\b(?:what|why|how|who|which|where|when|tell me|or)\b/.test(asked.plain),
    rhetorical: refusal || acts.some((act) => act === "insult" || act === "hate" || act === "injection"),
    pained: PAIN.test(plain) && !acts.includes("bad_news") && !topics.includes("grief"),
    playful: acts.some((act) => PLAYFUL.has(act)) || /\b(?:haha|joke|tease|dare|bet)\b/.test(plain),
    refusal,
    accepts:
      acts.includes("plan_confirmed") ||
      acts.includes("invite_accept") ||
      (origins.length === 0 && ACCEPTS.test(plain)),
    counters: acts.includes("invite_counter"),
    offers: keys.some((key) => OFFERS.has(key)),
    asksName: acts.includes("ask_name") || /\b(?:your name|call you|who am i talking to)\b/.test(plain),
    asksSlot:
      slot ||
      (asked !== null && /\b(?:what time|which day|what day|when|where|which place|what place)\b/.test(asked.plain)),
    when: whenIn(plain),
    place: placeIn(plain),
    frame: frames.at(-1),
    topic: topics.at(-1),
    callback: CALLBACK_SHAPES.find(({ shapes }) => shapes.some((shape) => shape.test(text)))?.kind ?? null,
  };
}

function indexOf(voice: PersonaVoice): Index {
  const known = indexes.get(voice);
  if (known) return known;
  const origins = new Map<string, Origin>();
  const add = (lines: readonly string[], origin: Origin) => {
    for (const line of lines)
      for (const sentence of sentencesOf(line))
        if (!sentence.text.includes("{")) origins.set(sentenceKey(sentence.text), origin);
  };
  for (const topic of SHARED_TOPICS) {
    add(topic.reactions, { kind: "topic", id: topic.id, part: "reaction" });
    add(topic.questions, { kind: "topic", id: topic.id, part: "question" });
    add(topic.own, { kind: "topic", id: topic.id, part: "own" });
    if (!spellsOut(voice)) continue;
    add(topic.reactions.map(spellOut), { kind: "topic", id: topic.id, part: "reaction" });
    add(topic.questions.map(spellOut), { kind: "topic", id: topic.id, part: "question" });
    add(topic.own.map(spellOut), { kind: "topic", id: topic.id, part: "own" });
  }
  for (const [act, lines] of Object.entries(voice.acts)) add(lines, { kind: "act", act: act as Act });
  for (const lines of Object.values(voice.openings)) add(lines, { kind: "opening" });
  for (const frame of voice.frames) {
    frame.levels.forEach((lines, level) => add(lines, { kind: "frame", id: frame.id, level: level as 0 | 1 | 2 }));
    add(frame.hooks, { kind: "hook", id: frame.id });
  }
  const index = { origins, traces: new Map<string, Trace>() };
  indexes.set(voice, index);
  return index;
}
