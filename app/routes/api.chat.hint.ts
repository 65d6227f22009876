import { jsonEndpoint, readJson } from "../api.server.ts";
import { AskHint } from "../services/chat.schema.ts";
import { requestHint } from "../services/hint.server.ts";
import { requireApiUser } from "../session.server.ts";

const endpoint = jsonEndpoint({
  async POST(visit) {
    const user = await requireApiUser(visit);
    const { sessionId } = await readJson(visit.request, AskHint);
    return requestHint(user, sessionId);
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
