import { json, jsonEndpoint, readJson } from "../api.server.ts";
import { VerifyCode } from "../services/sign-up.schema.ts";
import { verifyCode } from "../services/sign-up.server.ts";
import { getSessionData, setSessionData } from "../session.server.ts";

const endpoint = jsonEndpoint({
  /** `{email, otpCode}` → 200 `{verified: true}`, remembered in this browser's session for 30 minutes; 400 otherwise. */
  async POST(args) {
    const { email, otpCode } = await readJson(args.request, VerifyCode);
    const verified = await verifyCode(email, otpCode, args.context.clientAddress ?? "unknown");
    const headers = await setSessionData(args, { ...(await getSessionData(args)), verified });
    return json({ verified: true }, 200, Object.fromEntries(headers));
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;
