/**
 * What every request passes before Remix sees it, in this order: request id → headers and nonce → Host → method → size →
 * limits → origin. The size of the body is bounded where it is read (http.server.ts); static files and health are in server.ts.
 */
import { randomBytes, randomUUID } from "node:crypto";
import type { NextFunction, Request, Response } from "express";
import helmet from "helmet";
import { env, isLoopback } from "./env.server.ts";
import { log } from "./log.server.ts";
import { MAX_BODY_BYTES, TOO_LARGE } from "./http.server.ts";
import { isOurOrigin } from "./same-site.server.ts";
import { takeRequest } from "./services/limits.server.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const SAFE_METHODS = new Set(["GET", "HEAD"]);
const HOST_PATTERN = /^(?:\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::\d{1,5})?$/i;
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
const HSTS_SECONDS = 365 * 24 * 60 * 60;
const LOGGED_SLOW_MS = 1_000;

/** Names the request in every log line and error page, and logs how it ended. */
export function requestId(req: Request, res: Response, next: NextFunction) {
  const id = randomUUID();
  const started = performance.now();
  res.locals.requestId = id;
  res.locals.clientAddress = clientAddress(req);
  res.set("X-Request-Id", id);
  res.on("finish", () => {
    const ms = Math.round(performance.now() - started);
    const line = { requestId: id, method: req.method, path: req.path, status: res.statusCode, ms };
    // 503 is a refusal (busy, not configured), not a fault.
    if (res.statusCode >= 500 && res.statusCode !== 503) log.error(line, "request failed");
    else if (ms > LOGGED_SLOW_MS && !res.get("Content-Type")?.includes("event-stream")) log.warn(line, "slow request");
    else log.debug(line, "request");
  });
  next();
}

/** Refuses names that are not ours, so that no link or cookie is ever made for a stranger's host. */
export function host(req: Request, res: Response, next: NextFunction) {
  // Remix would prefer it over Host when it compares origins; nobody in front of us is trusted to set it.
  delete req.headers["x-forwarded-host"];
  const name = req.headers.host ?? "";
  if (!HOST_PATTERN.test(name)) return refuse(res, 400, "Bad Host header.");
  if (!isOurHost(name)) return refuse(res, 421, "This server does not answer for that host.");
  next();
}

function isOurHost(name: string): boolean {
  if (name === env.appUrl.host) return true;
  if (env.mode === "public") return false;
  const hostname = name.replace(/:\d+$/, "");
  return isLoopback(hostname) || IPV4.test(hostname) || hostname.startsWith("[");
}

export function method(req: Request, res: Response, next: NextFunction) {
  if (!METHODS.has(req.method)) {
    res.set("Allow", [...METHODS].join(", "));
    return refuse(res, 405, "That method is not used here.");
  }
  next();
}

/** A body that announces more than the limit is refused before it is read. */
export function announcedSize(req: Request, res: Response, next: NextFunction) {
  if (Number(req.headers["content-length"] ?? 0) > MAX_BODY_BYTES) {
    res.set("Connection", "close");
    return refuse(res, 413, TOO_LARGE);
  }
  next();
}

/** Security headers with a fresh nonce; every answer carries them. */
export function headers(isDevelopment: boolean) {
  const isHttps = env.appUrl.protocol === "https:";
  const guard = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'", (_req, res) => `'nonce-${String((res as Response).locals.nonce)}'`],
        // Styles only ever come from our own files and from elements that carry the nonce.
        "style-src": ["'self'", (_req, res) => `'nonce-${String((res as Response).locals.nonce)}'`],
        "img-src": ["'self'", "data:", "https://*.googleusercontent.com"],
        "font-src": ["'self'"],
        "connect-src": isDevelopment ? ["'self'", "ws:"] : ["'self'"],
        "manifest-src": ["'self'"],
        "worker-src": ["'self'"],
        "frame-src": ["'self'"],
        "frame-ancestors": ["'self'"],
        "form-action": ["'self'"],
        "base-uri": ["'none'"],
        ...(isHttps ? { "upgrade-insecure-requests": [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    // The default, no-referrer, makes browsers send "Origin: null" with every form that is posted without script.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "sameorigin" },
  });
  return function secured(req: Request, res: Response, next: NextFunction) {
    res.locals.nonce = randomBytes(16).toString("base64");
    res.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()");
    guard(req, res, next);
  };
}

/** A generous ceiling for each client address, so that one of them cannot starve the others. */
export async function limits(_req: Request, res: Response, next: NextFunction) {
  const retryAfterSeconds = await takeRequest(String(res.locals.clientAddress));
  if (retryAfterSeconds > 0) {
    res.set("Retry-After", String(retryAfterSeconds));
    return refuse(res, 429, `Too many requests. Please try again in ${retryAfterSeconds} seconds.`);
  }
  next();
}

/**
 * Writes must come from our own pages, or from something that is no browser (neither header). Remix checks documents
 * only, not resource routes, and answers 500.
 */
export function origin(req: Request, res: Response, next: NextFunction) {
  if (SAFE_METHODS.has(req.method)) return next();
  const site = req.headers["sec-fetch-site"];
  if (!isOurOrigin(req.headers.origin, req.headers.host) || site === "cross-site" || site === "same-site") {
    log.warn({ requestId: res.locals.requestId, path: req.path, site }, "refused a write from another site");
    return refuse(res, 403, "That came from another site, so it was not done.");
  }
  next();
}

/** The last resort: what broke outside Remix. Logged by name; the person sees no detail. */
export function failure(error: unknown, req: Request, res: Response, next: NextFunction) {
  // Express itself refuses a path that cannot be decoded.
  if (error instanceof URIError) return refuse(res, 400, "That address cannot be read.");
  log.error({ requestId: res.locals.requestId, path: req.path, err: error }, "request failed");
  if (res.headersSent) return next(error);
  refuse(res, isBusy(error) ? 503 : 500, "Something went wrong. Please try again.");
}

/** SQLite waited its second for the write lock; the same request is safe to repeat. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "SQLITE_BUSY";
}

function refuse(res: Response, status: number, message: string) {
  res.status(status).json({ message });
}

function clientAddress(req: Request): string {
  const fly = env.onFly ? req.headers["fly-client-ip"] : undefined;
  if (typeof fly === "string") return fly;
  // Express reads X-Forwarded-For only as far as TRUST_PROXY says.
  return req.ip ?? "unknown";
}
