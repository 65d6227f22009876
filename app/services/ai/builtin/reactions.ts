/** The words that take in what the person said, apart from any question. */
import { currentFrame, deeper } from "./answers.ts";
import { COMMON_GROUND, DISAGREED, NEW_TO_ME, NOT_FOR_YOU } from "./content/categories.ts";
import * as shared from "./content/shared-lines.ts";
import type { TopicFrame } from "./content/types.ts";
import { HEAVY } from "./hooks.ts";
import { nounPhraseIn } from "./noun-phrase.ts";
import { act, acts, framesTold, has, statedBy, type Planning } from "./planning.ts";
import type { Piece } from "./realise.ts";
import { groundIn } from "./signals/ground.ts";
import { capitalise, chance } from "./text.ts";
import { particular } from "./subject.ts";
import { framesIn, topicById } from "./topics.ts";
import { inTurn, temperOf } from "./voicing.ts";

const MEETING = /\b(?:nice|good|lovely|great|pleasure|pleased) (?:to meet|meeting|to meet)\b/;

/** Topics that are often only named in passing. */
const PASSING: ReadonlySet<string> = new Set([
  "weekend",
  "weather",
  "morning",
  "night",
  "seasons",
  "time",
  "commute",
  "money",
]);

/** A reaction in one or two places; `frame` is the subject of hers it went to, if any. */
export type Reaction = { places: (readonly Piece[])[]; frame?: TopicFrame };

/** How the persona takes in the statements of this message; undefined where nothing in it calls for a word. */
export function reactionTo(context: Planning, answering: boolean): Reaction | undefined {
  const { beat, state } = context;
  const { mood } = beat.verdict;
  const only = (pieces: readonly Piece[]): Reaction => ({ places: [pieces] });
  const named =
    beat.facts.name !== undefined &&
    beat.facts.name.turn === beat.scene.turn &&
    state.facts.name?.value !== beat.facts.name.value;
  if (named) return only(acts(context, "learn_name"));
  if (has(context, "compliment_looks")) return only(acts(context, "compliment_looks"));
  if (mood < 30 && !answering && !has(context, "disclosure_deep", "empathy")) return only(acts(context, "cool_brief"));
  if (has(context, "contradiction")) return only([{ tag: "disagreed", lines: inTurn(DISAGREED, context.voice) }]);
  if (has(context, "disclosure_deep")) return only(acts(context, "shared_disclosure"));
  const ground = commonGround(context, answering);
  if (has(context, "tease") && !has(context, "insult")) return only(acts(context, "tease_back", "laugh_along"));
  if (has(context, "humour") && !ground) return only(laughing(context));
  if (has(context, "compliment_specific")) return only(acts(context, "compliment_specific"));
  if (ground) return ground;
  const topic = topicReaction(context);
  if (topic) return only(topic);
  if (has(context, "laugh")) return only(laughing(context));
  const thing = has(context, "disclosure", "answer") ? nounPhraseIn(statedBy(context)) : undefined;
  if (thing && !answering && !state.traces.some((trace) => trace.plain.includes(thing.text)))
    return only([
      {
        tag: "new-to-me",
        lines: inTurn(NEW_TO_ME[temperOf(context.voice)], context.voice),
        slots: { np: thing.text, Np: capitalise(thing.text) },
      },
      ...takenIn(context),
    ]);
  if (has(context, "disclosure")) return only(takenIn(context));
  if (MEETING.test(beat.reading.plain)) return only(acts(context, "nice_to_meet"));
  if (has(context, "greeting") && !answering) return only(acts(context, "greeting"));
  if (has(context, "thanks") && beat.reading.words.length < 10)
    return only([{ tag: "thanked", lines: shared.THANKED }]);
  if (has(context, "empathy") && !answering) return only(acts(context, "empathy_received"));
  if (has(context, "compliment_generic") && /\byou\b/.test(beat.reading.plain) && !answering)
    return only(acts(context, "compliment_generic"));
  if (has(context, "agreement") && !answering) return only(acts(context, "agree"));
  if (has(context, "answer") && beat.reading.words.length >= 4) return only(takenIn(context));
  return undefined;
}

/** A plain sign of having listened; warmer words where something of the person's own was told. */
export function takenIn(context: Planning): Piece[] {
  const lines = has(context, "disclosure", "disclosure_deep")
    ? [...shared.TAKEN_IN_SELF, ...shared.TAKEN_IN]
    : shared.TAKEN_IN;
  return [{ tag: "taken-in", lines: inTurn(lines, context.voice) }];
}

/** Something of theirs that is in her life too: a short sign of it, then her own words on that subject. */
function commonGround(context: Planning, answering: boolean): Reaction | undefined {
  const ground = groundIn(context.voice, context.beat.reading);
  if (!ground || (!has(context, "shared_ground") && !ground.against)) return undefined;
  if (!ground.close && !ground.against && statedTopic(context)) return undefined;
  const { frame } = ground;
  const current = currentFrame(context);
  const spoken = framesTold(context);
  const lead: Piece = ground.against
    ? { tag: "not-for-you", lines: inTurn(NOT_FOR_YOU, context.voice) }
    : { tag: "ground", lines: inTurn(COMMON_GROUND[temperOf(context.voice)], context.voice) };
  if (answering) return ground.close || ground.against ? { places: [[lead]] } : undefined;
  const words = deeper(context, frame);
  const heard = current === frame || spoken.has(frame.id) ? words.slice(0, 2) : words;
  return { places: ground.close || ground.against ? [[lead], heard] : [takenIn(context), heard], frame };
}

/** Laughing along; lines about the other's laughter only where they laughed. */
function laughing(context: Planning): Piece[] {
  const pieces = acts(context, "laugh_along");
  if (has(context, "laugh")) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    lines: piece.lines.filter((line) => !/\byou laugh|\blaughed\b|\bthat joke\b/i.test(line)),
  }));
}

/** Says that the subject is not theirs. */
const APART =
  /\bi(?:'m| am)? (?:really |just |honestly )?(?:don't|never|can't|didn't|not|haven't) (?:\w+ )?(?:get|like|know|understand|do|have|own|care|see|into|enjoy|read|watch|play|cook|travel|a)\b/;

function topicReaction(context: Planning): Piece[] | undefined {
  if (APART.test(statedBy(context))) return undefined;
  const said = context.beat.reading.statements.some((one) => one.plain.split(" ").length >= 4);
  if (!said && !has(context, "disclosure", "answer")) return undefined;
  const topic = statedTopic(context);
  return topic ? [{ tag: `topic:${topic.id}`, lines: topic.reactions }] : undefined;
}

/** The shared topic the person's statements (not their questions) are about and that was not taken up just now. */
function statedTopic(context: Planning) {
  const spoken = statedBy(context);
  const heard = new Set(
    context.traces
      .slice(-6)
      .flatMap((trace) =>
        trace.origins.flatMap((origin) => (origin.kind === "topic" && origin.part === "reaction" ? [origin.id] : [])),
      ),
  );
  const found = context.beat.topics
    .map(topicById)
    .filter((topic) => topic && !heard.has(topic.id) && topic.keywords.some((keyword) => spoken.includes(keyword)));
  return (
    found.find((topic) => topic && HEAVY.has(topic.id)) ??
    found.find((topic) => topic && !PASSING.has(topic.id)) ??
    found[0]
  );
}

/** After taking something in, sometimes a word of her own on the same subject. */
export function relating(context: Planning): (readonly Piece[])[] {
  const share = { warm: 0.5, realistic: 0.35, tough: 0.2 }[context.difficulty];
  if (
    !has(context, "disclosure", "answer") ||
    has(context, "disclosure_deep") ||
    !chance(share, `${context.seed}|relate`)
  )
    return [];
  if (HEAVY.has(statedTopic(context)?.id ?? "")) return [];
  const used = framesTold(context);
  const hit = framesIn(context.voice, statedBy(context)).find((one) => !used.has(one.item.id) && particular(one) >= 2);
  return hit ? [[{ tag: `frame:${hit.item.id}:0`, lines: hit.item.levels[0] }]] : [];
}

/** Words for a message that reacts to nothing and asks nothing. */
export function plainly(context: Planning): Piece[] {
  return [...takenIn(context), act(context, "agree")];
}
