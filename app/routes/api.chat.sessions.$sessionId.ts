import { jsonEndpoint, readJson } from "../api.server.ts";
import { getChatSession, toChatSession } from "../models/chat-session.server.ts";
import { PatchSession } from "../services/chat.schema.ts";
import { completeChat } from "../services/feedback.server.ts";
import { requireApiUser, timeZoneOf } from "../session.server.ts";

const endpoint = jsonEndpoint({
  async GET(visit) {
    const user = await requireApiUser(visit);
    return toChatSession(await getChatSession(user.id, String(visit.params.sessionId)));
  },

  /** Score and feedback in the body are ignored: a client cannot award itself points (DECISIONS 8). */
  async PATCH(visit) {
    const user = await requireApiUser(visit);
    const sessionId = String(visit.params.sessionId);
    const { isCompleted } = await readJson(visit.request, PatchSession);
    if (isCompleted) await completeChat(user, sessionId, { timeZone: timeZoneOf(visit.request) });
    return toChatSession(await getChatSession(user.id, sessionId));
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
