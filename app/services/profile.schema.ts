/** What a person may change about themselves. */
import { z } from "zod";
import { PersonName } from "./sign-up.schema.ts";

export const EditProfile = z.object({ name: PersonName });
export type EditProfile = z.output<typeof EditProfile>;
