import { json, jsonEndpoint, readJson } from "../api.server.ts";
import { getChatSession } from "../models/chat-session.server.ts";
import { listMessages, toMessage } from "../models/message.server.ts";
import { SendMessage } from "../services/chat.schema.ts";
import { sendMessage } from "../services/chat.server.ts";
import { requireApiUser, timeZoneOf } from "../session.server.ts";

const endpoint = jsonEndpoint({
  async GET(visit) {
    const user = await requireApiUser(visit);
    const chat = await getChatSession(user.id, String(visit.params.sessionId));
    return (await listMessages(chat.id)).map(toMessage);
  },

  async POST(visit) {
    const user = await requireApiUser(visit);
    const input = await readJson(visit.request, SendMessage);
    const timeZone = timeZoneOf(visit.request);
    return json(await sendMessage(user, String(visit.params.sessionId), input, { timeZone }), 202);
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
