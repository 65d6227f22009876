import { jsonEndpoint } from "../api.server.ts";
import { canSend } from "../models/credit.ts";
import { requireApiUser } from "../session.server.ts";

const endpoint = jsonEndpoint({
  async GET(visit) {
    const user = await requireApiUser(visit);
    const { credits, isPremium, subscriptionStatus } = user;
    return { credits, isPremium, hasCredits: canSend(user), subscriptionStatus };
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
