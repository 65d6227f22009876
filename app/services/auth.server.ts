/** Logging in with e-mail and password: one strategy for the form and the call. */
import { createMemorySessionStorage } from "@remix-run/node";
import { Authenticator, AuthorizationError } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { env } from "../env.server.ts";
import { AppError } from "../errors.ts";
import { findUserByEmail, toUser, type UserRow } from "../models/user.server.ts";
import type { User } from "../models/user.ts";
import { keyFor } from "../secrets.server.ts";
import { Login } from "./auth.schema.ts";
import { forgive, takeOrRefuse } from "./limits.server.ts";
import { isPassword } from "./password.server.ts";

// Sessions are ours (session.server.ts): the library only runs the strategy, so its storage stays empty and unsent.
const unused = createMemorySessionStorage({ cookie: { name: "unused", secrets: [keyFor("cookie").toString("hex")] } });
const authenticator = new Authenticator<UserRow>(unused);

authenticator.use(
  new FormStrategy(async ({ form, context }) => {
    const { email, password } = Login.parse(Object.fromEntries(form));
    return checkPassword(email, password, context?.clientAddress ?? "unknown");
  }),
  "form",
);

/**
 * The person whose e-mail and password the form holds (already validated by `Login`). Throws `unauthenticated` with the same
 * words and after the same time for a wrong password and an unknown address, `forbidden` for an account that only has
 * Google, `too_many_requests` past 10 failures of an account or 30 of a client address in 15 minutes.
 */
export async function logIn(formData: FormData, visitor: { clientAddress: string; today: string }): Promise<User> {
  try {
    const context = { formData, clientAddress: visitor.clientAddress };
    const row = await authenticator.authenticate("form", new Request(env.appUrl), { context, throwOnError: true });
    return toUser(row, visitor.today);
  } catch (error) {
    throw error instanceof AuthorizationError && error.cause ? error.cause : error;
  }
}

async function checkPassword(email: string, password: string, clientAddress: string): Promise<UserRow> {
  await takeOrRefuse("login_address", clientAddress);
  await takeOrRefuse("login_account", email);
  const row = await findUserByEmail(email);
  const matches = await isPassword(password, row?.password);
  if (row && !row.password) {
    throw new AppError("forbidden", "This email is linked to a Google account. Please log in with Google.");
  }
  if (!row || !matches) throw new AppError("unauthenticated", "Invalid email or password");
  await forgive("login_account", email);
  return row;
}
