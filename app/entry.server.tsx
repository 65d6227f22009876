/** Renders documents, and exports what server.ts needs, so that there is one copy of every module. */
import { Transform } from "node:stream";
import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { log } from "./log.server.ts";
import { NonceContext } from "./nonce.ts";

export * as runtime from "./runtime.server.ts";

const RENDER_TIMEOUT_MS = 10_000;

/** Always the whole document: content that streams in by script would never appear without it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const nonce = context.nonce ?? "";
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={remix} url={request.url} nonce={nonce} />
      </NonceContext.Provider>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          headers.set("Content-Type", "text/html; charset=utf-8");
          // Pages name the person; nobody between us and them may keep one.
          if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
          const body = withoutNul();
          resolve(new Response(createReadableStreamFromReadable(body), { status: responseStatus, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          log.error({ requestId: context.requestId, err: error }, "render failed");
        },
      },
    );
    // Uncleared, it would pin the whole render tree until it fires.
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/**
 * React 18 pads its buffer with NUL where a character of several bytes does not fit the end (facebook/react#24985). No
 * HTML may hold one, typed or padded.
 */
function withoutNul(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
}

/** What loaders and actions throw by accident: logged with the request's name, never with its body. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted) return;
  const { pathname } = new URL(request.url);
  log.error({ requestId: context.requestId, path: pathname, err: error }, "request failed");
}
