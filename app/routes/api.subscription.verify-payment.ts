import { jsonEndpoint } from "../api.server.ts";
import { refusePayment } from "../services/subscription.server.ts";
import { requireApiUser } from "../session.server.ts";

const endpoint = jsonEndpoint({
  async POST(visit) {
    await requireApiUser(visit);
    refusePayment();
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
