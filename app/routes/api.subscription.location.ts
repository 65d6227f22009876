import { jsonEndpoint } from "../api.server.ts";
import { placeOf } from "../currency.server.ts";
import { recommend } from "../services/subscription.server.ts";
import { requireApiUser } from "../session.server.ts";

const endpoint = jsonEndpoint({
  async GET(visit) {
    await requireApiUser(visit);
    return recommend(placeOf(visit.request));
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
