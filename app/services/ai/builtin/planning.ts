/** What every part of the planner works with: the message in its chat, and the pieces a reply is drafted from. */
import type { Difficulty } from "#app/models/scenario.ts";
import type { Answering } from "./answers.ts";
import { genericActs } from "./content/generic.ts";
import type { Act } from "./content/types.ts";
import type { Piece } from "./realise.ts";
import type { State } from "./replay.ts";
import type { SignalName } from "./signals/catalogue.ts";

export type Planning = Answering & { difficulty: Difficulty; state: State };

/** Places in order, each with its alternatives, and the question that may end the reply. */
export type Draft = { pieces: (readonly Piece[])[]; hook?: readonly Piece[] };

/** One act's lines with everything known filled in. */
export function act(context: Planning, name: Act): Piece {
  const { facts, plan } = context.beat;
  const slots = { name: facts.name?.value, day: plan.day, time: plan.time, place: plan.place };
  return { tag: `act:${name}`, lines: context.voice.acts[name], slots };
}

/** The acts' own lines in order, then neutral ones of the first as a reserve, so that a long chat need not repeat itself. */
export function acts(context: Planning, ...names: Act[]): Piece[] {
  const [first] = names;
  const reserve: Piece[] = first
    ? [{ ...act(context, first), tag: `reserve:${first}`, lines: genericActs[first] }]
    : [];
  return [...names.map((name) => act(context, name)), ...reserve];
}

export function has(context: Planning, ...names: SignalName[]): boolean {
  return context.beat.signals.some((one) => names.includes(one.name));
}

/** The person's words apart from their questions, normalised. */
export function statedBy(context: Answering): string {
  return context.beat.reading.statements.map((statement) => statement.plain).join(" ");
}

/** Ids of the frames the persona has spoken about in this chat. */
export function framesTold(context: Answering): ReadonlySet<string> {
  return new Set(
    context.traces.flatMap((trace) => trace.origins.flatMap((origin) => (origin.kind === "frame" ? [origin.id] : []))),
  );
}
