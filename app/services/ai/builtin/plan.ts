/** Decides what a reply is made of: one primary act by priority, at most one second part, then a hook on the same topic. */
import type { Difficulty } from "#app/models/scenario.ts";
import type { PersonaProfile } from "#app/models/persona.ts";
import type { Act } from "./content/types.ts";
import * as shared from "./content/shared-lines.ts";
import { genericActs } from "./content/generic.ts";
import {
  answersTo,
  HEAVY,
  elaborations,
  frameHooks,
  ownThread,
  topicHooks,
  type Answering,
} from "./answers.ts";
import { recallAsked } from "./memory.ts";
import { planMove } from "./plans.ts";
import type { Piece, ReplyPlan } from "./realise.ts";
import type { Beat, State } from "./replay.ts";
import type { SignalName } from "./signals/catalogue.ts";
import { streakOf } from "./signals/signal.ts";
import { BAD_NEWS, GOOD_NEWS } from "./signals/openness.ts";
import { chance } from "./text.ts";
import { framesIn, topicById } from "./topics.ts";

/** How often a reply that may end on a question does. */
const HOOKS: Record<Difficulty, number> = { warm: 0.78, realistic: 0.6, tough: 0.42 };
const REAL =
  /\b(?:are you (?:a )?(?:real|human|bot|robot|ai|an ai|a machine|chat ?gpt|a real (?:person|human|woman|man|girl|guy)|actually (?:real|human)|a computer|a program|fake)|is this (?:a bot|an ai|ai|automated|real)|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:bot|ai|robot|machine|human|real person|computer|person)|you(?:'re| are) (?:just |obviously |clearly |really )?(?:a bot|an ai|ai|a robot|a machine|a computer|chatgpt|not real|not human)|chat ?gpt|language model)\b/;

export type Planning = Answering & {
  persona: PersonaProfile;
  difficulty: Difficulty;
  seed: string;
  state: State;
};

/** The plan for answering `beat`. Total: there is always a fallback. */
export function planReply(beat: Beat, state: State, seed: string): ReplyPlan {
  const { persona, difficulty } = state.setting;
  const context: Planning = {
    beat,
    state,
    voice: state.voice,
    traces: state.traces,
    persona,
    difficulty,
    seed,
  };
  const plan = decide(context);
  const quiet = beat.verdict.mood < 30 && plan.hook.length > 0;
  return { ...plan, hook: quiet ? [] : plan.hook };
}

type Draft = { pieces: (readonly Piece[])[]; hook?: readonly Piece[] };

function decide(context: Planning): ReplyPlan {
  const draft =
    guarded(context) ??
    repaired(context) ??
    parting(context) ??
    planned(context) ??
    felt(context) ??
    conversed(context);
  return {
    pieces: draft.pieces,
    hook: draft.hook ?? [],
    fallback: [
      ...ownThread(context),
      act(context, "curious"),
      act(context, "topic_change"),
      ...elaborations(context),
      { tag: "taken-in", lines: shared.TAKEN_IN },
    ],
  };
}

/** An act's own lines, then the neutral ones as a reserve, so that a long chat need not repeat itself. */
function act(context: Planning, name: Act, extra: Record<string, string | undefined> = {}): Piece {
  const { facts, plan } = context.beat;
  const slots = {
    name: facts.name?.value,
    day: plan.day,
    time: plan.time,
    place: plan.place,
    ...extra,
  };
  return { tag: `act:${name}`, lines: context.voice.acts[name], slots };
}

function acts(context: Planning, ...names: Act[]): Piece[] {
  const first = names[0];
  const reserve: Piece[] = first
    ? [{ ...act(context, first), tag: `reserve:${first}`, lines: genericActs[first] }]
    : [];
  return [...names.map((name) => act(context, name)), ...reserve];
}

function has(context: Planning, ...names: SignalName[]): boolean {
  return context.beat.signals.some((one) => names.includes(one.name));
}

/** What must be answered before anything else: safety, honesty, unkindness. */
function guarded(context: Planning): Draft | undefined {
  const { flags } = context.beat.verdict;
  if (flags.includes("crisis")) return { pieces: [[{ tag: "care", lines: shared.CARE_CRISIS }]] };
  if (flags.includes("minor")) return { pieces: [[{ tag: "care", lines: shared.CARE_MINOR }]] };
  if (flags.includes("ended")) return { pieces: [acts(context, "explicit_final")] };
  if (flags.includes("explicit")) return { pieces: [acts(context, "explicit")] };
  if (flags.includes("hate")) return { pieces: [acts(context, "hate")] };
  if (flags.includes("injection")) return { pieces: [acts(context, "injection")] };
  if (REAL.test(context.beat.reading.plain)) return { pieces: [acts(context, "are_you_real")] };
  const unkind: [SignalName, Act][] = [
    ["apology_hollow", "apology_hollow"],
    ["insult", "insult"],
    ["negging", "negging"],
    ["pressure", "pressure"],
    ["private_place", "private_place"],
    ["contact_request", "contact_request"],
    ["love_bombing", "love_bombing"],
    ["bragging", "bragging"],
  ];
  for (const [signal, name] of unkind)
    if (has(context, signal)) return { pieces: [acts(context, name)] };
  if (has(context, "sarcasm"))
    return {
      pieces: [[{ tag: "sarcasm", lines: shared.SARCASM }, ...acts(context, "cool_brief")]],
    };
  return undefined;
}

/** Making up, and taking a no well. */
function repaired(context: Planning): Draft | undefined {
  if (has(context, "apology_owned")) return { pieces: [acts(context, "apology_owned")] };
  if (has(context, "apology_light")) {
    const lines = context.beat.scene.offended ? shared.APOLOGY_LIGHT : shared.SORRY_NOTHING;
    return { pieces: [[{ tag: "sorry", lines }], ...second(context, answersTo(context))] };
  }
  if (has(context, "respected_no"))
    return { pieces: [acts(context, "respected_no"), ...second(context, answersTo(context))] };
  return undefined;
}

/** A goodbye is met with one warm line and nothing that keeps the person. */
function parting(context: Planning): Draft | undefined {
  if (!has(context, "goodbye")) return undefined;
  if (context.beat.reading.questions.length > 0 && context.beat.reading.words.length > 12)
    return undefined;
  return { pieces: [acts(context, "goodbye")] };
}

function planned(context: Planning): Draft | undefined {
  const { plan, scene, signals, verdict, facts } = context.beat;
  const touches = signals.some((one) =>
    ["invite_concrete", "invite_vague", "plan_detail"].includes(one.name),
  );
  const recall = recallAsked(context.beat.reading, facts);
  if (recall) return recalled(context);
  if (plan.stage === "none" || !touches) return undefined;
  if (
    context.state.plan.stage === "agreed" &&
    plan.day === context.state.plan.day &&
    plan.time === context.state.plan.time &&
    plan.place === context.state.plan.place
  )
    return {
      pieces: [
        [
          {
            tag: "standing",
            lines: shared.PLAN_STANDING,
            slots: { day: plan.day, place: plan.place },
          },
          ...acts(context, "agree"),
        ],
      ],
    };
  const early = context.state.setting.scenario !== "making-plans" && scene.turn < 4;
  const move = planMove(plan, verdict.mood, early);
  const slots = { day: plan.day, time: plan.time, place: plan.place };
  if (move.act === "plan_confirmed")
    return {
      pieces: [
        acts(context, "plan_confirmed"),
        namesAll(context) ? [] : [{ tag: "recap", lines: shared.PLAN_RECAP, slots }],
      ],
    };
  if (move.ask === "time" && move.act === "invite_accept")
    return {
      pieces: [acts(context, "invite_accept")],
      hook: [{ tag: "ask-time", lines: shared.PLAN_ASK_TIME, slots }],
    };
  if (move.ask === "time")
    return { pieces: [[{ tag: "ask-time", lines: shared.PLAN_ASK_TIME, slots }]] };
  const reserve: Piece[] =
    move.ask === "day"
      ? [{ tag: "ask-day", lines: shared.PLAN_ASK_DAY }]
      : move.ask === "place"
        ? [{ tag: "ask-place", lines: shared.PLAN_ASK_PLACE }]
        : [];
  return { pieces: [[act(context, move.act), ...reserve, ...acts(context, move.act)]] };
}

/** The person has just said every detail; saying it back once more would be a form letter. */
function namesAll(context: Planning): boolean {
  return chance(0.4, `${context.seed}|recap`);
}

function recalled(context: Planning): Draft {
  const recall = recallAsked(context.beat.reading, context.beat.facts);
  const lines = recall?.fact
    ? (shared.RECALL_LINES[recall.kind] ?? shared.RECALL_UNKNOWN)
    : shared.RECALL_UNKNOWN;
  return { pieces: [[{ tag: "recall", lines, slots: { fact: recall?.fact?.value } }]] };
}

/** Feelings on either side come before subjects. */
function felt(context: Planning): Draft | undefined {
  const { reading, scene } = context.beat;
  const statements = reading.statements.map((statement) => statement.plain).join(" ");
  const asked = answersTo(context);
  if (has(context, "empathy") && scene.last?.pained)
    return {
      pieces: [acts(context, "empathy_received"), asked.length > 0 ? asked : elaborations(context)],
    };
  if (BAD_NEWS.test(statements)) {
    const gentle = asked.length > 0 ? [] : heavyHooks(context);
    return { pieces: [acts(context, "bad_news"), asked], hook: gentle };
  }
  if (GOOD_NEWS.test(statements))
    return {
      pieces: [acts(context, "good_news"), asked],
      hook: asked.length > 0 ? [] : [{ tag: "ask-joy", lines: shared.ASK_JOY }],
    };
  return undefined;
}

/** Questions about a hard thing that was just told; the plain offer to listen where nothing closer is known. */
function heavyHooks(context: Planning): Piece[] {
  const close = topicHooks(context).filter((piece) => HEAVY.has(piece.tag.slice("ask:".length)));
  return [...close, { tag: "ask-sorrow", lines: shared.ASK_SORROW }];
}

/** Everything else: react to what was said, answer what was asked, and leave something to go on with. */
function conversed(context: Planning): Draft {
  const { scene, signals } = context.beat;
  if (has(context, "repetition")) return { pieces: [acts(context, "repetition")] };
  if (has(context, "gibberish")) return { pieces: [acts(context, "gibberish")] };
  if (has(context, "not_english")) return { pieces: [acts(context, "not_english")] };
  const answers = answersTo(context);
  const reaction = reactionTo(context, answers.length > 0);
  if (answers.length > 0) {
    const hook = wantsHook(context, reaction ? 0.45 : 1)
      ? frameHooks(context, answers[0]?.tag)
      : [];
    return { pieces: reaction ? [reaction, answers] : [answers], hook };
  }
  const thin = signals.some((one) => one.name === "low_effort" || one.name === "emoji_only");
  if (thin) return thinly(context);
  if (reaction)
    return {
      pieces: [reaction, ...relating(context)],
      hook: wantsHook(context, 1.25) ? carryOn(context) : [],
    };
  if (context.beat.reading.questions.length > 0)
    return { pieces: [acts(context, "unknown_question")] };
  const shortYes = scene.last?.question && context.beat.reading.words.length <= 4;
  const base = shortYes ? elaborations(context) : [];
  const taken: Piece[] = [...base, { tag: "taken-in", lines: shared.TAKEN_IN }];
  return { pieces: [taken], hook: carryOn(context) };
}

function thinly(context: Planning): Draft {
  const { scene } = context.beat;
  if (has(context, "emoji_only")) return { pieces: [acts(context, "emoji_only")] };
  const streak = streakOf(scene, "low_effort", "emoji_only", "gibberish", "repetition");
  if (streak >= 4)
    return { pieces: [[...acts(context, "low_effort_last"), ...acts(context, "cool_brief")]] };
  if (streak >= 1) return { pieces: [acts(context, "low_effort_again")] };
  const carries = context.difficulty !== "tough" && context.beat.verdict.mood >= 40;
  return {
    pieces: [
      acts(context, "low_effort_first"),
      carries ? [...elaborations(context), ...ownThread(context)] : [],
    ],
  };
}

/** The words that take in what the person said, apart from any question. */
function reactionTo(context: Planning, answering: boolean): Piece[] | undefined {
  const { beat, state } = context;
  const mood = beat.verdict.mood;
  if (
    has(context, "introduction") ||
    (beat.facts.name &&
      beat.facts.name.turn === beat.scene.turn &&
      state.facts.name?.value !== beat.facts.name.value)
  )
    return acts(context, "learn_name");
  if (has(context, "compliment_looks")) return acts(context, "compliment_looks");
  if (mood < 30 && !answering && !has(context, "disclosure_deep", "empathy"))
    return acts(context, "cool_brief");
  if (has(context, "disclosure_deep")) return acts(context, "shared_disclosure");
  if (has(context, "tease") && !has(context, "insult"))
    return acts(context, "tease_back", "laugh_along");
  if (has(context, "humour")) return acts(context, "laugh_along");
  if (has(context, "compliment_specific")) return acts(context, "compliment_specific");
  const topic = topicReaction(context);
  if (topic) return topic;
  if (has(context, "laugh")) return acts(context, "laugh_along");
  if (has(context, "disclosure")) return [{ tag: "taken-in", lines: shared.TAKEN_IN }];
  if (
    /\b(?:nice|good|lovely|great|pleasure|pleased) (?:to meet|meeting|to meet)\b/.test(
      beat.reading.plain,
    )
  )
    return acts(context, "nice_to_meet");
  if (has(context, "greeting") && !answering) return acts(context, "greeting");
  if (has(context, "thanks") && beat.reading.words.length < 10)
    return [{ tag: "thanked", lines: shared.THANKED }];
  if (has(context, "empathy") && !answering) return acts(context, "empathy_received");
  if (has(context, "compliment_generic") && /\byou\b/.test(beat.reading.plain) && !answering)
    return acts(context, "compliment_generic");
  if (has(context, "agreement") && !answering) return acts(context, "agree");
  if (has(context, "answer") && beat.reading.words.length >= 4)
    return [{ tag: "taken-in", lines: shared.TAKEN_IN }];
  return undefined;
}

function topicReaction(context: Planning): Piece[] | undefined {
  const said = context.beat.reading.statements.some((one) => one.plain.split(" ").length >= 4);
  if (!said && !has(context, "disclosure", "answer")) return undefined;
  const topic = statedTopic(context);
  return topic ? [{ tag: `topic:${topic.id}`, lines: topic.reactions }] : undefined;
}

/** The shared topic the person's statements (not their questions) are about and that was not taken up just now. */
function statedTopic(context: Planning) {
  const spoken = context.beat.reading.statements.map((statement) => statement.plain).join(" ");
  const heard = new Set(
    context.traces
      .slice(-6)
      .flatMap((trace) =>
        trace.origins.flatMap((origin) =>
          origin.kind === "topic" && origin.part === "reaction" ? [origin.id] : [],
        ),
      ),
  );
  return context.beat.topics
    .map(topicById)
    .find(
      (topic) =>
        topic && !heard.has(topic.id) && topic.keywords.some((keyword) => spoken.includes(keyword)),
    );
}

/** After taking something in, sometimes a word of her own on the same subject. */
function relating(context: Planning): (readonly Piece[])[] {
  const share = { warm: 0.5, realistic: 0.35, tough: 0.2 }[context.difficulty];
  if (
    !has(context, "disclosure", "answer") ||
    has(context, "disclosure_deep") ||
    !chance(share, `${context.seed}|relate`)
  )
    return [];
  const spoken = context.beat.reading.statements.map((statement) => statement.plain).join(" ");
  const used = new Set(
    context.traces.flatMap((trace) =>
      trace.origins.flatMap((origin) => (origin.kind === "frame" ? [origin.id] : [])),
    ),
  );
  const hit = framesIn(context.voice, spoken).find(
    (one) => !used.has(one.item.id) && one.keyword.length > 3,
  );
  return hit ? [[{ tag: `frame:${hit.item.id}`, lines: hit.item.levels[0] }]] : [];
}

/** A hook that belongs here: the person's subject, an open thread of theirs, or the question the scenario still needs. */
function carryOn(context: Planning): Piece[] {
  const { beat, state } = context;
  if (has(context, "tease", "laugh") || (has(context, "humour") && beat.topics.length === 0))
    return playOn(context);
  const pieces: Piece[] = [];
  if (
    state.setting.scenario === "first-message" &&
    !beat.facts.name &&
    beat.scene.turn >= 2 &&
    !state.traces.some((trace) => trace.asksName)
  )
    pieces.push(act(context, "ask_name"));
  pieces.push(...topicHooks(context));
  const answered = beat.scene.last?.frame;
  if (
    has(context, "disclosure", "disclosure_deep") &&
    beat.reading.words.length >= 4 &&
    beat.topics.length === 0
  )
    pieces.push(act(context, "curious"));
  pieces.push(...callback(context));
  if (answered) pieces.push(...frameHooks(context, `frame:${answered}`));
  return pieces;
}

/** In banter, a new challenge once the last one has run out; elsewhere play needs no question. */
function playOn(context: Planning): Piece[] {
  const rested = context.traces.slice(-1).every((trace) => trace.question === null);
  if (context.state.setting.scenario !== "playful-banter" || !rested) return callback(context);
  return [{ tag: "challenge", lines: context.voice.openings["playful-banter"] ?? [] }];
}

/** One thing the person said at least three messages ago, asked about once. */
function callback(context: Planning): Piece[] {
  const { facts, scene } = context.beat;
  return (["pet", "event", "home", "like"] as const).flatMap((kind) => {
    const fact = facts[kind];
    if (!fact || scene.turn - fact.turn < 3) return [];
    const value = fact.value.toLowerCase();
    const mentioned = context.traces.slice(-40).some((trace) => trace.plain.includes(value));
    return mentioned
      ? []
      : [
          {
            tag: `callback:${kind}`,
            lines: shared.CALLBACKS[kind] ?? [],
            slots: { fact: fact.value },
          },
        ];
  });
}

function wantsHook(context: Planning, factor: number): boolean {
  const rested = context.traces.slice(-2).every((trace) => trace.question === null);
  const busy =
    context.traces.slice(-3).length === 3 &&
    context.traces.slice(-3).every((trace) => trace.question !== null);
  if (busy) return false;
  return rested
    ? chance(0.95, `${context.seed}|hook`)
    : chance(Math.min(0.95, HOOKS[context.difficulty] * factor), `${context.seed}|hook`);
}

/** A second part, left out when the partner is short today. */
function second(_context: Planning, answers: readonly Piece[]): (readonly Piece[])[] {
  return answers.length > 0 ? [answers] : [];
}
