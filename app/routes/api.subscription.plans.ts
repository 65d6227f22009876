import { jsonEndpoint } from "../api.server.ts";
import { listPlans } from "../models/plan.server.ts";
import { requireApiUser } from "../session.server.ts";

const endpoint = jsonEndpoint({
  async GET(visit) {
    await requireApiUser(visit);
    return listPlans();
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
