/** Did this come from our own pages? One rule for calls, forms, sockets, and for the two GETs that have an effect. */
import { env } from "./env.server.ts";

/** Is the Origin ours, or absent (no browser)? In local mode the Host in use is ours too; it was checked before. */
export function isOurOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || origin === env.appUrl.origin) return true;
  return env.mode === "local" && origin === `http://${host}`;
}

/** Did the person come here by our own link or by hand: not sent by another site, not fetched ahead by the browser? */
export function isOwnNavigation(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  const purpose = `${request.headers.get("Sec-Purpose")} ${request.headers.get("Purpose")}`;
  return site !== "cross-site" && site !== "same-site" && !/prefetch|prerender/.test(purpose);
}
