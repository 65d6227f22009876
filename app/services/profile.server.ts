/** Changing one's own profile. */
import { updateUserName } from "../models/user.server.ts";
import type { User } from "../models/user.ts";
import type { EditProfile } from "./profile.schema.ts";

/** Stores the new name and returns the person as they are now. Idempotent. */
export async function updateProfile(user: User, { name }: EditProfile): Promise<User> {
  const [row] = await updateUserName(user.id, name);
  if (!row) throw new Error(`User ${user.id} has gone`);
  return { ...user, name: row.name };
}
