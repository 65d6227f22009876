import { jsonEndpoint } from "../api.server.ts";
import { readInsights } from "../models/analytics.server.ts";
import { requireApiUser } from "../session.server.ts";

const endpoint = jsonEndpoint({
  async GET(visit) {
    const user = await requireApiUser(visit);
    return readInsights(user.id);
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
