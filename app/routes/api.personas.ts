import { jsonEndpoint } from "../api.server.ts";
import { listPersonas } from "../models/persona.server.ts";
import { requireApiUser } from "../session.server.ts";

const endpoint = jsonEndpoint({
  /** Locked ones are listed too, with `locked: true`. */
  async GET(visit) {
    const user = await requireApiUser(visit);
    const personas = await listPersonas(user.id);
    return personas.map(({ slug: _slug, isPremium, ...persona }) => ({
      ...persona,
      isPremium,
      ...(isPremium && !user.isPremium ? { locked: true } : {}),
    }));
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
