/** What must be answered before anything else: safety, honesty, unkindness, making up, and goodbyes. */
import { answerTo } from "./answers.ts";
import * as shared from "./content/shared-lines.ts";
import type { Act } from "./content/types.ts";
import { act, acts, has, type Draft, type Planning } from "./planning.ts";
import type { Piece } from "./realise.ts";
import type { SignalName } from "./signals/catalogue.ts";

const REAL =
  /\b(?:are (?:you|u) (?:a |an |even |actually |really )*(?:real|human|bot|robot|ai|machine|chat ?gpt|computer|program|fake|person)|is this (?:a bot|an ai|ai|automated|real|a real)|am i (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:real )?(?:bot|ai|robot|machine|human|person|computer|someone real)|you(?:'re| are) (?:just |obviously |clearly |really |probably |definitely )*(?:a bot|an ai|ai|a robot|a machine|a computer|chatgpt|not real|not human|artificial)|chat ?gpt|language model|(?:real person|human) or (?:a |an )?(?:bot|ai|machine))\b/;

const UNKIND: readonly (readonly [SignalName, Act])[] = [
  ["apology_hollow", "apology_hollow"],
  ["insult", "insult"],
  ["negging", "negging"],
  ["too_forward", "explicit"],
  ["pressure", "pressure"],
  ["private_place", "private_place"],
  ["contact_request", "contact_request"],
  ["love_bombing", "love_bombing"],
  ["bragging", "bragging"],
];

/** Safety first, then honesty about being an AI, then what was unkind. */
export function guarded(context: Planning): Draft | undefined {
  const { flags } = context.beat.verdict;
  if (flags.includes("crisis")) return { pieces: [[{ tag: "care", lines: shared.CARE_CRISIS }]] };
  if (flags.includes("minor")) return { pieces: [[{ tag: "care", lines: shared.CARE_MINOR }]] };
  if (flags.includes("ended"))
    return {
      pieces: [
        flags.includes("explicit") || flags.includes("hate")
          ? acts(context, "explicit_final")
          : acts(context, "low_effort_last"),
      ],
    };
  if (flags.includes("explicit")) return { pieces: [acts(context, "explicit")] };
  if (flags.includes("hate")) return { pieces: [acts(context, "hate")] };
  if (flags.includes("injection")) return { pieces: [acts(context, "injection")] };
  if (REAL.test(context.beat.reading.plain)) return { pieces: [acts(context, "are_you_real")] };
  for (const [signal, name] of UNKIND) {
    if (!has(context, signal)) continue;
    const pieces = acts(context, name);
    return {
      pieces: [name === "negging" ? pieces.map((piece) => fitting(piece, context.beat.reading.plain)) : pieces],
    };
  }
  if (has(context, "sarcasm"))
    return { pieces: [[{ tag: "sarcasm", lines: shared.SARCASM }, ...acts(context, "cool_brief")]] };
  return undefined;
}

/** Without the lines that quote words of a put-down this message does not have. */
function fitting(piece: Piece, plain: string): Piece {
  return {
    ...piece,
    lines: piece.lines.filter((line) => !/[“"'](?:for a|but)[”"']/i.test(line) || /\b(?:for an?|but)\b/.test(plain)),
  };
}

/** Making up, and taking a no well; what was asked in the same breath is answered too. */
export function repaired(context: Planning): Draft | undefined {
  const asked = () => answerTo(context)?.places.slice(0, 1) ?? [];
  if (has(context, "apology_owned")) return { pieces: [acts(context, "apology_owned")] };
  if (has(context, "apology_light")) {
    const lines = context.beat.scene.offended ? shared.APOLOGY_LIGHT : shared.SORRY_NOTHING;
    return { pieces: [[{ tag: "sorry", lines }], ...asked()] };
  }
  if (has(context, "respected_no")) return { pieces: [acts(context, "respected_no"), ...asked()] };
  return undefined;
}

/** A goodbye is met with one warm line and nothing that keeps the person. */
export function parting(context: Planning): Draft | undefined {
  const { reading } = context.beat;
  if (!has(context, "goodbye")) return undefined;
  if (reading.questions.length > 0 && reading.words.length > 14) return undefined;
  const lines: Piece[] = [act(context, "goodbye"), ...acts(context, "goodbye")];
  return { pieces: [lines.map((piece) => ({ ...piece, lines: piece.lines.filter((line) => !line.includes("?")) }))] };
}
