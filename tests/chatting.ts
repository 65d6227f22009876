/** Holds a chat with the built-in engine, without server or database: for tests of what it understands and says. */
import type { Difficulty, ScenarioId } from "#app/models/scenario.ts";
import type { PersonaProfile } from "#app/models/persona.ts";
import { openingLine, respond, type Response } from "#app/services/ai/builtin/engine.ts";
import type { Transcript, Utterance } from "#app/services/ai/engine.ts";
import { BUILT_IN_PERSONAS } from "#db/seed/personas.ts";

type Options = {
  persona?: PersonaProfile;
  scenario?: ScenarioId;
  difficulty?: Difficulty;
  mood?: number;
  seed?: string;
};

/** The built-in persona of this slug. */
export function persona(slug: string): PersonaProfile {
  const found = BUILT_IN_PERSONAS.find((one) => one.slug === slug);
  if (!found) throw new Error(`No built-in persona ${slug}`);
  return found;
}

/** Says these lines one after the other; `last` is the answer to the last of them. */
export function chat(lines: readonly string[], options: Options = {}) {
  const setting = {
    persona: options.persona ?? persona("maya"),
    scenario: options.scenario ?? "first-message",
    difficulty: options.difficulty ?? "warm",
    seed: options.seed ?? "seed",
  } as const;
  const messages: Utterance[] = [];
  const say = (sender: Utterance["sender"], content: string) => {
    const message: Utterance = { id: String(messages.length), sender, content, at: messages.length * 1000 };
    messages.push(message);
    return message;
  };
  const opening = openingLine(setting);
  if (opening) say("ai", opening);
  let mood = options.mood ?? 50;
  const replies: Response[] = lines.map((content) => {
    const history = [...messages];
    const response = respond({ ...setting, history, message: say("user", content), mood, now: 0 });
    say("ai", response.text);
    mood = response.verdict.mood;
    return response;
  });
  const transcript: Transcript = { ...setting, messages, mood, now: 0 };
  return { replies, transcript, mood, last: replies.at(-1)!, said: replies.map((reply) => reply.text) };
}

/** Names of the signals of one response. */
export function signalsOf(response: Response): string[] {
  return response.signals.map((one) => one.name);
}
