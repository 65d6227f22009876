import { jsonEndpoint, readJson } from "../api.server.ts";
import { EditProfile } from "../services/profile.schema.ts";
import { updateProfile } from "../services/profile.server.ts";
import { requireApiUser } from "../session.server.ts";

const endpoint = jsonEndpoint({
  async POST(visit) {
    const user = await requireApiUser(visit);
    return updateProfile(user, await readJson(visit.request, EditProfile));
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
