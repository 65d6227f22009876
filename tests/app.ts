/** The built app, driven with real Requests and no port. Run the build first (`npm test` does). */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type * as entry from "#app/entry.server.tsx";

const ORIGIN = "http://localhost:3000";

/** Keeps cookies like a browser. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  constructor(private readonly handle: (request: Request) => Promise<Response>) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0)
      headers.set("Cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await this.handle(new Request(new URL(path, ORIGIN), { redirect: "manual", ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = cookie.split("; ");
      const at = pair.indexOf("=");
      if (attributes.includes("Max-Age=0")) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** A JSON call; returns its status and parsed body. */
  async call(method: string, path: string, body?: unknown) {
    const response = await this.fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? (JSON.parse(text) as never) : undefined };
  }

  /** A posted form, as a browser without script sends it. */
  post(path: string, fields: Record<string, string>): Promise<Response> {
    return this.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  }
}

/** Loads the build, migrates and seeds. `visitor()` is a new browser; `client.signal` ends its streams. */
export async function openApp() {
  const build = (await import(/* @vite-ignore */ pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  const { runtime } = build.entry.module as typeof entry;
  await runtime.start();
  const handle = createRequestHandler(build, "production");
  return {
    runtime,
    visitor: (signal: AbortSignal = new AbortController().signal) =>
      new Visitor((request) =>
        handle(request, { signal, nonce: "test", requestId: "test", clientAddress: "127.0.0.1" }),
      ),
    async close() {
      await runtime.stop();
      runtime.close();
    },
  };
}
