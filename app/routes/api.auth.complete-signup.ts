import { json, jsonEndpoint, readJson } from "../api.server.ts";
import { localDate } from "../models/streak.ts";
import { CompleteSignUp } from "../services/sign-up.schema.ts";
import { completeSignUp } from "../services/sign-up.server.ts";
import { getSessionData, startUserSession, timeZoneOf } from "../session.server.ts";

const endpoint = jsonEndpoint({
  /** `{name, email, password}` → 201 User, signed in; 403 unless this browser verified the address, 409 when it is taken. */
  async POST(args) {
    const { request, context } = args;
    const details = await readJson(request, CompleteSignUp);
    const { verified } = await getSessionData(args);
    const user = await completeSignUp(details, verified, {
      clientAddress: context.clientAddress ?? "unknown",
      today: localDate(new Date(), timeZoneOf(request)),
    });
    return json(user, 201, Object.fromEntries(await startUserSession(args, user.id)));
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
