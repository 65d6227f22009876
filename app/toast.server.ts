/** One message that survives a redirect. Shown as a banner without script, as a toast with it. */
import { createCookie } from "@remix-run/node";
import { env } from "./env.server.ts";
import { keyFor } from "./secrets.server.ts";
import type { Toast } from "./toast.ts";

const LIFETIME_SECONDS = 60;

const toastCookie = createCookie("toast", {
  httpOnly: true,
  secure: env.appUrl.protocol === "https:",
  sameSite: "lax",
  path: "/",
  maxAge: LIFETIME_SECONDS,
  secrets: [keyFor("cookie").toString("hex")],
});

/** The Set-Cookie value that shows this toast on the next page. */
export function toastHeader(toast: Toast): Promise<string> {
  return toastCookie.serialize(toast);
}

/** The toast to show now, and the headers that make it show only once. */
export async function takeToast(request: Request): Promise<{ toast: Toast | null; headers: Headers }> {
  const headers = new Headers();
  const toast = (await toastCookie.parse(request.headers.get("Cookie"))) as Toast | null;
  if (toast) headers.append("Set-Cookie", await toastCookie.serialize("", { maxAge: 0 }));
  return { toast, headers };
}
