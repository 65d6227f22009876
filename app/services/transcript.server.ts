/** A stored chat as the engine reads it. */
import type { ChatSessionRow } from "../models/chat-session.server.ts";
import { listUtterances } from "../models/message.server.ts";
import { getPersona } from "../models/persona.server.ts";
import type { Transcript } from "./ai/engine.ts";

export async function readTranscript(chat: ChatSessionRow): Promise<Transcript> {
  const [persona, messages] = await Promise.all([getPersona(chat.userId, chat.personaId), listUtterances(chat.id)]);
  return {
    persona,
    scenario: chat.scenario,
    difficulty: chat.difficulty,
    seed: chat.id,
    messages,
    mood: chat.mood,
    now: Date.now(),
  };
}
