import { jsonEndpoint } from "../api.server.ts";
import { requireApiUser } from "../session.server.ts";

const endpoint = jsonEndpoint({
  /** The signed-in User, or 401. */
  GET: (args) => requireApiUser(args),
});

export const loader = endpoint.loader;
export const action = endpoint.action;
