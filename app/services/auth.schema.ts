/** What a person may type to log in. Used by the form and the call alike. */
import { z } from "zod";

const MAX_EMAIL = 254;

/** The one spelling of an address that is stored, compared and mailed. */
export function normalEmail(email: string): string {
  return email.normalize("NFKC").trim().toLowerCase();
}

/** A valid address in its normal form, at most 254 characters. */
export function emailSchema(requiredText = "Invalid email address") {
  return z
    .string({ error: requiredText })
    .transform(normalEmail)
    .pipe(z.string({ error: requiredText }).min(1, requiredText))
    .pipe(z.email("Invalid email address").max(MAX_EMAIL, "Invalid email address"));
}

export const Login = z.object({
  email: emailSchema(),
  // The text is on the type as well, because an empty field arrives as undefined.
  password: z.string({ error: "Password is required" }).min(1, "Password is required"),
});
export type Login = z.output<typeof Login>;
