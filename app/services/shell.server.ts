/** What surrounds every signed-in screen: the person, a few partners, the latest chats. */
import { listChatHistory } from "../models/chat-session.server.ts";
import { listPersonas } from "../models/persona.server.ts";
import { scenarioById } from "../models/scenario.ts";
import type { User } from "../models/user.ts";

const SIDEBAR_PERSONAS = 4;
const SIDEBAR_CHATS = 8;

export type ShellView = {
  user: Pick<User, "id" | "name" | "profileImageUrl" | "level" | "credits" | "isPremium">;
  personas: { id: string; name: string; imageUrl: string; style: string }[];
  recentChats: { id: string; personaName: string; personaImageUrl: string; scenario: string }[];
};

/** The first four partners and the person's eight newest chats (SPEC 2). */
export async function readShell(user: User): Promise<ShellView> {
  const [personas, chats] = await Promise.all([
    listPersonas(user.id, SIDEBAR_PERSONAS),
    listChatHistory(user.id, SIDEBAR_CHATS),
  ]);
  const { id, name, profileImageUrl, level, credits, isPremium } = user;
  return {
    user: { id, name, profileImageUrl, level, credits, isPremium },
    personas: personas.map((persona) => ({
      id: persona.id,
      name: persona.name,
      imageUrl: persona.imageUrl,
      style: persona.style,
    })),
    recentChats: chats.map((chat) => ({
      id: chat.id,
      personaName: chat.personaName,
      personaImageUrl: chat.personaImageUrl,
      scenario: scenarioById(chat.scenario).name,
    })),
  };
}
