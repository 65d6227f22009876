import { jsonEndpoint } from "../api.server.ts";
import { listChatHistory } from "../models/chat-session.server.ts";
import { requireApiUser } from "../session.server.ts";

const LISTED_CHATS = 100;

const endpoint = jsonEndpoint({
  /** Newest first. */
  async GET(visit) {
    const user = await requireApiUser(visit);
    const history = await listChatHistory(user.id, LISTED_CHATS);
    return history.map(({ id, personaId, scenario, score, createdAt }) => ({
      id,
      personaId,
      scenario,
      score,
      createdAt,
    }));
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
