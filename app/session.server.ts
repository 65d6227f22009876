/** Cookie ↔ session row. Each loader and action guards itself: a guard in a layout does not protect its children. */
import { createHash, randomBytes } from "node:crypto";
import { createCookie, redirect, type AppLoadContext } from "@remix-run/node";
import type { SessionData } from "#db/schema.ts";
import { env } from "./env.server.ts";
import { AppError } from "./errors.ts";
import {
  deleteSession,
  deleteSurplusSessions,
  findSession,
  insertSession,
  touchSession,
  updateSessionData,
  type SessionRow,
} from "./models/session.server.ts";
import { isTimeZone, localDate } from "./models/streak.ts";
import { findUserById, toUser, updateLastLogin, type UserRow } from "./models/user.server.ts";
import type { User } from "./models/user.ts";
import { keyFor } from "./secrets.server.ts";
import { endStreams } from "./services/streams.server.ts";

const SID_BYTES = 32;
const TOUCH_AFTER_MS = 10 * 60 * 1000;
const COOKIE_SECONDS = 30 * 24 * 60 * 60;
const isHttps = env.appUrl.protocol === "https:";

/** Lax, not Strict: coming back from a payment or a mail must not look signed out. */
const sidCookie = createCookie(isHttps ? "__Host-sid" : "sid", {
  httpOnly: true,
  secure: isHttps,
  sameSite: "lax",
  path: "/",
  maxAge: COOKIE_SECONDS,
  secrets: [keyFor("cookie").toString("hex")],
});

/** What a loader or action is given; `context` is one per HTTP request. */
export type Visit = { request: Request; context: AppLoadContext };

type Visitor = { session: SessionRow | undefined; row: UserRow | undefined; user: User | undefined };

const visitors = new WeakMap<AppLoadContext, Promise<Visitor>>();

/** The signed-in person, if any. Read once per request, however many loaders ask. */
export async function getUser(visit: Visit): Promise<User | undefined> {
  return (await getVisitor(visit)).user;
}

/** The signed-in person, or a redirect to the login page that comes back here. */
export async function requireUser(visit: Visit): Promise<User> {
  const user = await getUser(visit);
  if (!user) throw redirect(loginPath(visit.request));
  return user;
}

/** The signed-in person, or 401. For calls. */
export async function requireApiUser(visit: Visit): Promise<User> {
  const user = await getUser(visit);
  if (!user) throw new AppError("unauthenticated", "Please log in first.");
  return user;
}

/** Sends signed-in people home. For the login and sign-up pages. */
export async function requireAnonymous(visit: Visit): Promise<void> {
  if (await getUser(visit)) throw redirect("/");
}

/** The id of this visit's session row, for streams that must end with it. */
export async function getSessionKey(visit: Visit): Promise<string | undefined> {
  return (await getVisitor(visit)).session?.sid;
}

export async function getSessionData(visit: Visit): Promise<SessionData> {
  return (await getVisitor(visit)).session?.data ?? {};
}

/** Replaces what the session carries; makes a session for a visitor without one. Returns the headers to answer with. */
export async function setSessionData(visit: Visit, data: SessionData): Promise<Headers> {
  const { session } = await getVisitor(visit);
  visitors.delete(visit.context);
  if (session) {
    await updateSessionData(session.sid, data);
    return new Headers();
  }
  return openSession(visit.request, null, data);
}

/** Signs the person in under a fresh id and ends the visit's old session. Returns the headers to answer with. */
export async function startUserSession(visit: Visit, userId: string): Promise<Headers> {
  const { session } = await getVisitor(visit);
  if (session) {
    await deleteSession(session.sid);
    endStreams(session.sid);
  }
  visitors.delete(visit.context);
  return openSession(visit.request, userId, {});
}

/** Ends this visit's session and its live streams. Idempotent. Returns the headers to answer with. */
export async function endUserSession(visit: Visit): Promise<Headers> {
  const { session } = await getVisitor(visit);
  if (session) {
    await deleteSession(session.sid);
    endStreams(session.sid);
  }
  visitors.delete(visit.context);
  return new Headers({ "Set-Cookie": await sidCookie.serialize("", { maxAge: 0 }) });
}

/** The person's time zone, from the cookie that script sets; UTC without. */
export function timeZoneOf(request: Request): string {
  const match = /(?:^|;\s*)tz=([^;]+)/.exec(request.headers.get("Cookie") ?? "");
  try {
    const zone = decodeURIComponent(match?.[1] ?? "");
    return isTimeZone(zone) ? zone : "UTC";
  } catch {
    return "UTC";
  }
}

/**
 * A path of this app to go to, or `/`. Compared by origin after parsing, because `//evil`, `/\evil` and friends are paths
 * only to a regular expression.
 */
export function safeRedirect(to: FormDataEntryValue | null | undefined): string {
  if (typeof to !== "string" || !to.startsWith("/")) return "/";
  try {
    const url = new URL(to, env.appUrl.origin);
    if (url.origin !== env.appUrl.origin || url.pathname.startsWith("//") || url.pathname.startsWith("/api/"))
      return "/";
    return url.pathname + url.search + url.hash;
  } catch {
    return "/";
  }
}

function loginPath(request: Request): string {
  const url = new URL(request.url);
  const isPage = request.method === "GET";
  const here = url.pathname.replace(/\.data$/, "") + url.search;
  return isPage && here !== "/" ? `/login?redirectTo=${encodeURIComponent(here)}` : "/login";
}

function getVisitor(visit: Visit): Promise<Visitor> {
  let visitor = visitors.get(visit.context);
  if (!visitor) {
    visitor = readVisitor(visit.request);
    visitors.set(visit.context, visitor);
  }
  return visitor;
}

async function readVisitor(request: Request): Promise<Visitor> {
  const nobody = { session: undefined, row: undefined, user: undefined };
  const sid: unknown = await sidCookie.parse(request.headers.get("Cookie"));
  if (typeof sid !== "string" || !sid) return nobody;
  const now = new Date();
  const session = await findSession(hashSid(sid), now);
  if (!session) return nobody;
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_AFTER_MS) await touchSession(session, now);
  if (!session.userId) return { ...nobody, session };
  const row = await findUserById(session.userId);
  if (!row) return { ...nobody, session };
  const today = localDate(now, timeZoneOf(request));
  if (row.lastLoginDate !== today) await updateLastLogin(row.id, today);
  return { session, row, user: toUser(row, today) };
}

async function openSession(request: Request, userId: string | null, data: SessionData): Promise<Headers> {
  const sid = randomBytes(SID_BYTES).toString("base64url");
  const now = new Date();
  const session = { sid: hashSid(sid), userId, data, deviceLabel: deviceLabel(request) };
  await insertSession(session, now);
  if (userId) for (const surplus of await deleteSurplusSessions(userId)) endStreams(surplus.sid);
  return new Headers({ "Set-Cookie": await sidCookie.serialize(sid) });
}

function hashSid(sid: string): string {
  return createHash("sha256").update(sid).digest("base64url");
}

/** "Firefox on Android": enough to recognise one's own device, not enough to fingerprint it. */
function deviceLabel(request: Request): string {
  const agent = request.headers.get("User-Agent") ?? "";
  const browser = /Edg\//.test(agent)
    ? "Edge"
    : /Firefox\//.test(agent)
      ? "Firefox"
      : /Chrome\//.test(agent)
        ? "Chrome"
        : /Safari\//.test(agent)
          ? "Safari"
          : "A browser";
  const system = /Android/.test(agent)
    ? "Android"
    : /iPhone|iPad/.test(agent)
      ? "iOS"
      : /Windows/.test(agent)
        ? "Windows"
        : /Mac OS/.test(agent)
          ? "macOS"
          : /Linux/.test(agent)
            ? "Linux"
            : "an unknown system";
  return `${browser} on ${system}`;
}
