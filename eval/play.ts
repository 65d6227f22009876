/** Plays turns and scripts on the built-in engine, exactly as the product would. */
import type { Difficulty } from "#app/models/scenario.ts";
import type { PersonaProfile } from "#app/models/persona.ts";
import { giveHint, openingLine, respond, reviewChat, type Response } from "#app/services/ai/builtin/engine.ts";
import type { ChatSetting, Review, Utterance } from "#app/services/ai/engine.ts";
import { BUILT_IN_PERSONAS } from "#db/seed/personas.ts";
import type { ChatScript, LabelledTurn, Probe, Slug } from "./types.ts";

/** A Wednesday, late morning, UTC: "Saturday" lies ahead and "Monday" is not today. */
export const START = Date.UTC(2026, 3, 15, 11, 0, 0);
const STEP = 45_000;

export type PlayedTurn = { turn: LabelledTurn; persona: PersonaProfile; response: Response };

export type PlayedLine = {
  say: string;
  probe: Probe | null;
  response: Response;
  /** A hint asked for after the reply, where one was asked for. */
  hint: string | null;
};

export type PlayedChat = {
  /** `script@persona/difficulty`. */
  id: string;
  script: ChatScript;
  persona: PersonaProfile;
  difficulty: Difficulty;
  opening: string | null;
  lines: PlayedLine[];
  /** The engine ended the chat before the script was over. */
  endedEarly: boolean;
  mood: number;
  messages: Utterance[];
  setting: ChatSetting;
  review: Review;
};

export function personaBySlug(slug: Slug): PersonaProfile {
  const persona = BUILT_IN_PERSONAS.find((one) => one.slug === slug);
  if (!persona) throw new Error(`No persona ${slug} in the seed`);
  return persona;
}

/** `me: …` and `them: …` lines as stored messages, the last one just before START. */
export function transcript(before: readonly string[]): Utterance[] {
  return before.map((line, index) => ({
    id: `b${index}`,
    sender: line.startsWith("me: ") ? "user" : "ai",
    content: line.replace(/^(me|them): /, ""),
    at: START - (before.length - index) * STEP,
  }));
}

export function playTurn(turn: LabelledTurn): PlayedTurn {
  const persona = personaBySlug(turn.persona);
  const response = respond({
    persona,
    scenario: turn.scenario,
    difficulty: turn.difficulty,
    seed: turn.id,
    history: transcript(turn.before),
    message: { id: "m", sender: "user", content: turn.message, at: START },
    mood: turn.mood,
    now: START,
  });
  return { turn, persona, response };
}

/** Every run of a script: one for each partner it is for, at each of its difficulties. */
export function playScript(script: ChatScript): PlayedChat[] {
  const personas = script.persona === "everyone" ? BUILT_IN_PERSONAS : [personaBySlug(script.persona)];
  return personas.flatMap((persona) => script.difficulties.map((difficulty) => playChat(script, persona, difficulty)));
}

/** Hints cost credits, so nobody asks for one after each of fifty lines. */
const HINT_EVERY = { short: 1, long: 3 };

function playChat(script: ChatScript, persona: PersonaProfile, difficulty: Difficulty): PlayedChat {
  const id = `${script.id}@${persona.slug ?? persona.id}/${difficulty}`;
  const setting: ChatSetting = { persona, scenario: script.scenario, difficulty, seed: id };
  const messages: Utterance[] = [];
  const opening = openingLine(setting);
  if (opening !== null) messages.push({ id: "opening", sender: "ai", content: opening, at: START });
  const hintEvery = script.lines.length > 20 ? HINT_EVERY.long : HINT_EVERY.short;
  const lines: PlayedLine[] = [];
  let mood = script.mood ?? 50;
  let endedEarly = false;

  for (const [index, line] of script.lines.entries()) {
    const { say, probe } = typeof line === "string" ? { say: line, probe: null } : line;
    const now = START + (index + 1) * STEP;
    const message: Utterance = { id: `u${index}`, sender: "user", content: say, at: now };
    const response = respond({ ...setting, history: [...messages], message, mood, now });
    mood = response.verdict.mood;
    messages.push(message, { id: `a${index}`, sender: "ai", content: response.text, at: now + 2000 });
    const over = response.verdict.flags.some((flag) => flag === "ended" || flag === "minor");
    const hint =
      !over && index % hintEvery === 0
        ? giveHint({ ...setting, messages: [...messages], mood, now: now + 3000 })
        : null;
    lines.push({ say, probe, response, hint });
    if (over) {
      endedEarly = index < script.lines.length - 1;
      break;
    }
  }
  const now = START + (script.lines.length + 1) * STEP;
  const review = reviewChat({ ...setting, messages, mood, now });
  return { id, script, persona, difficulty, opening, lines, endedEarly, mood, messages, setting, review };
}
