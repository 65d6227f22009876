/**
 * Express ↔ Remix. Ours instead of @remix-run/express for four reasons (docs/decisions/004): bodies are bounded before a
 * byte of them is parsed, absolute URLs come from APP_URL and never from a forwarded header, the abort signal survives a
 * garbage collection, and writes wait for a slow reader.
 */
import { once } from "node:events";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from "express";
import { env } from "./env.server.ts";

/** DECISIONS 3: bodies over 64 KiB are refused. */
export const MAX_BODY_BYTES = 64 * 1024;
export const TOO_LARGE = "That is more than this app accepts.";

/** Serves Remix from Express. Expects the guards to have run: `res.locals` carries nonce and requestId. */
export function createHttpHandler(build: ServerBuild | (() => Promise<ServerBuild>), mode: string) {
  const handle = createRequestHandler(build, mode);
  return async function remix(req: ExpressRequest, res: ExpressResponse, next: NextFunction) {
    const closed = new AbortController();
    res.on("close", () => closed.abort());
    try {
      const body = await readBody(req);
      if (body === "too large") {
        res.status(413).set("Connection", "close").json({ message: TOO_LARGE });
        return;
      }
      const request = toRequest(req, body, closed.signal);
      const response = await handle(request, {
        signal: closed.signal,
        nonce: String(res.locals.nonce),
        requestId: String(res.locals.requestId),
        clientAddress: String(res.locals.clientAddress),
      });
      await send(response, res, closed.signal);
    } catch (error) {
      if (!closed.signal.aborted) next(error);
    }
  };
}

/** The whole body (a few KiB at most), or the refusal as soon as the limit is passed. */
async function readBody(req: ExpressRequest): Promise<Buffer | undefined | "too large"> {
  if (req.method === "GET" || req.method === "HEAD") return undefined;
  if (Number(req.headers["content-length"] ?? 0) > MAX_BODY_BYTES) return "too large";
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    req.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MAX_BODY_BYTES) {
        chunks.push(chunk);
        return;
      }
      req.pause();
      resolve("too large");
    });
    req.on("end", () => resolve(Buffer.concat(chunks)));
    req.on("aborted", () => reject(new Error("The client went away while sending")));
    req.on("error", reject);
  });
}

function toRequest(req: ExpressRequest, body: Buffer | undefined, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) headers.append(name, item);
  }
  // In local mode any loopback name or plain address is ours, and forms must come back to the one in use.
  const origin = env.mode === "local" ? `http://${req.headers.host}` : env.appUrl.origin;
  const init: RequestInit = { method: req.method, headers, signal };
  if (body) init.body = new Uint8Array(body);
  return new Request(new URL(req.originalUrl.replace(/^\/+/, "/"), origin), init);
}

async function send(response: Response, res: ExpressResponse, closed: AbortSignal): Promise<void> {
  res.status(response.status);
  for (const [name, value] of response.headers) {
    // A guard's header (such as its Cache-Control) is a default; what a route says replaces it.
    if (name === "set-cookie") res.append(name, value);
    else res.set(name, value);
  }
  if (!response.body) {
    res.end();
    return;
  }
  res.flushHeaders();
  // Leaving the loop cancels the stream, so its producer stops when the client is gone.
  for await (const chunk of response.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    if (closed.aborted) return;
    if (!res.write(chunk)) await once(res, "drain", { signal: closed });
  }
  res.end();
}
