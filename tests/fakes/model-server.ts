/** A chat-completions server on loopback that does to its answers what real ones do on bad days. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ModelRequest = {
  model: string;
  stream?: boolean;
  response_format?: { type: string };
  messages: { role: string; content: string }[];
};

export type Line = {
  /** Starts a stream; then pieces of text, each an event of its own. */
  say(...pieces: string[]): void;
  /** Ends a stream as the protocol wants it. */
  finish(reason?: string): void;
  /** Ends a stream without a word of why. */
  end(): void;
  /** Bytes as they are, in a stream. */
  raw(bytes: string): void;
  /** The bytes, one by one. */
  drip(bytes: string): Promise<void>;
  /** An answer in one piece. */
  answer(status: number, body: unknown, headers?: Record<string, string>): void;
  /** Breaks the connection. */
  cut(): void;
  /** Settles once the other side is gone, or the answer complete. */
  closed: Promise<unknown>;
};

export type Script = (line: Line, request: ModelRequest) => void | Promise<void>;

/** An event as a stream carries it. */
export function event(delta: Record<string, unknown>, finishReason: string | null = null): string {
  return `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`;
}

/** Answers each request with the next script, in order; a request without one is a 404. */
export async function startModelServer() {
  const scripts: Script[] = [];
  const requests: ModelRequest[] = [];
  const server = createServer((req, res) => void answer(req, res));

  async function answer(req: IncomingMessage, res: ServerResponse) {
    let body = "";
    for await (const chunk of req) body += String(chunk);
    const request = JSON.parse(body) as ModelRequest;
    requests.push(request);
    const script = scripts.shift();
    if (script) await script(lineTo(res), request);
    else res.writeHead(404).end();
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** What happens to the next requests. */
    plan(...more: Script[]) {
      scripts.push(...more);
    },
    /** Forgets what was planned and asked. */
    reset() {
      scripts.length = 0;
      requests.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function lineTo(res: ServerResponse): Line {
  const raw = (bytes: string | Buffer) => {
    if (!res.headersSent) res.writeHead(200, { "Content-Type": "text/event-stream" });
    if (!res.destroyed) res.write(bytes);
  };
  return {
    say: (...pieces) => pieces.forEach((content) => raw(event({ content }))),
    finish(reason = "stop") {
      raw(event({}, reason));
      raw("data: [DONE]\n\n");
      res.end();
    },
    end: () => void res.end(),
    raw,
    async drip(bytes) {
      res.socket?.setNoDelay(true);
      for (const byte of Buffer.from(bytes)) {
        raw(Buffer.of(byte));
        await new Promise(setImmediate);
      }
    },
    answer(status, body, headers = {}) {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      res.writeHead(status, { "Content-Type": "application/json", ...headers }).end(text);
    },
    cut: () => void res.socket?.destroy(),
    closed: once(res, "close"),
  };
}
