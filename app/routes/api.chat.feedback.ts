import { jsonEndpoint, readJson } from "../api.server.ts";
import { AskFeedback } from "../services/chat.schema.ts";
import { completeChat } from "../services/feedback.server.ts";
import { requireApiUser, timeZoneOf } from "../session.server.ts";

const endpoint = jsonEndpoint({
  async POST(visit) {
    const user = await requireApiUser(visit);
    const { chatSessionId } = await readJson(visit.request, AskFeedback);
    const { feedback } = await completeChat(user, chatSessionId, { timeZone: timeZoneOf(visit.request) });
    return feedback;
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
