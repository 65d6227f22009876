import { jsonEndpoint, readJson } from "../api.server.ts";
import { SendCode } from "../services/sign-up.schema.ts";
import { sendCode } from "../services/sign-up.server.ts";

const endpoint = jsonEndpoint({
  /** `{email}` → 200 `{message, expiresInSeconds, resendInSeconds}`; 409 has an account, 429 too soon, 502 mail failed. */
  async POST({ request, context }) {
    const { email } = await readJson(request, SendCode);
    const sent = await sendCode(email, context.clientAddress ?? "unknown");
    return { message: "Verification code sent", ...sent };
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
