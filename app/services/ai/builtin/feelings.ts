/** Feelings on either side, which come before subjects. */
import { answerTo, elaborations } from "./answers.ts";
import * as shared from "./content/shared-lines.ts";
import { HEAVY, topicHooks } from "./hooks.ts";
import { acts, has, statedBy, type Draft, type Planning } from "./planning.ts";
import type { Piece } from "./realise.ts";
import { BAD_NEWS, GOOD_NEWS } from "./signals/openness.ts";

/** Sympathy received, sorrow or joy told. */
export function felt(context: Planning): Draft | undefined {
  const stated = statedBy(context);
  const answer = answerTo(context);
  const asked = answer?.places.slice(0, 1) ?? [];
  if (has(context, "empathy") && context.beat.scene.last?.pained)
    return { pieces: [acts(context, "empathy_received"), ...(asked.length > 0 ? asked : [elaborations(context)])] };
  if (BAD_NEWS.test(stated))
    return { pieces: [acts(context, "bad_news"), ...asked], hook: asked.length > 0 ? [] : heavyHooks(context) };
  if (GOOD_NEWS.test(stated))
    return {
      pieces: [acts(context, "good_news"), ...asked],
      hook: asked.length > 0 ? [] : [{ tag: "ask-joy", lines: shared.ASK_JOY }],
    };
  return undefined;
}

/** Questions about a hard thing that was just told; the plain offer to listen where nothing closer is known. */
function heavyHooks(context: Planning): Piece[] {
  const told = context.traces
    .slice(-2)
    .some((trace) => /\b(?:sorry|heavy|hard)\b/.test(trace.plain) && trace.question !== null);
  if (told) return [];
  const close = topicHooks(context).filter((piece) => HEAVY.has(piece.tag.slice("ask:".length)));
  return [...close, { tag: "ask-sorrow", lines: shared.ASK_SORROW }];
}
