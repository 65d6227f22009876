import { json, jsonEndpoint, readJson } from "../api.server.ts";
import { localDate } from "../models/streak.ts";
import { Login } from "../services/auth.schema.ts";
import { logIn } from "../services/auth.server.ts";
import { startUserSession, timeZoneOf } from "../session.server.ts";

const endpoint = jsonEndpoint({
  /** `{email, password}` → 200 User. 401 the same for a wrong password and an unknown address; 403 Google-only. */
  async POST(args) {
    const { request, context } = args;
    const formData = new FormData();
    for (const [name, value] of Object.entries(await readJson(request, Login))) formData.set(name, value);
    const user = await logIn(formData, {
      clientAddress: context.clientAddress ?? "unknown",
      today: localDate(new Date(), timeZoneOf(request)),
    });
    return json(user, 200, Object.fromEntries(await startUserSession(args, user.id)));
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
