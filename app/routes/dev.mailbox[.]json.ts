import type { LoaderFunctionArgs } from "@remix-run/node";
import { json } from "../api.server.ts";
import { normalEmail } from "../services/auth.schema.ts";
import { canReadMailbox, listMail } from "../services/mailbox.server.ts";

/** `?to=` → the kept messages, newest first. Local mode and this machine only. */
export function loader({ request, context }: LoaderFunctionArgs) {
  if (!canReadMailbox(context.clientAddress)) return json({ message: "Not found" }, 404);
  const to = new URL(request.url).searchParams.get("to");
  return json(listMail(to ? normalEmail(to) : undefined), 200);
}
