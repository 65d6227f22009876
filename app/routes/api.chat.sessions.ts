import { json, jsonEndpoint, readJson } from "../api.server.ts";
import { StartChat } from "../services/chat.schema.ts";
import { startChat } from "../services/chat.server.ts";
import { requireApiUser } from "../session.server.ts";

const endpoint = jsonEndpoint({
  async POST(visit) {
    const user = await requireApiUser(visit);
    return json(await startChat(user, await readJson(visit.request, StartChat)), 201);
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
