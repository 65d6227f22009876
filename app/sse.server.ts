/** The SSE adapter: encodes a typed async iterable as an event stream. */

/** SPEC of the live channel (DECISIONS 7): a comment every 15 s keeps proxies from closing it. */
const HEARTBEAT_MS = 15_000;
const RETRY_MS = 1_000;

export type ServerSentEvent = { id: string; event: string; data: unknown };

/**
 * A Response that sends each event as it comes, until the iterable ends or `signal` (the client's, from the load
 * context) is aborted. The iterable must end on the same signal: a pending `next()` cannot be cancelled from outside.
 */
export function eventStream(events: AsyncIterable<ServerSentEvent>, signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  let heartbeat: NodeJS.Timeout | undefined;

  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      write(`retry: ${RETRY_MS}\n\n`);
      heartbeat = setInterval(() => write(": still here\n\n"), HEARTBEAT_MS);
      signal.addEventListener("abort", () => clearInterval(heartbeat), { once: true });
      try {
        for await (const { id, event, data } of events) {
          if (signal.aborted) break;
          write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
        }
        // Also after an abort: it may be the session that ended, and then the client is still there.
        controller.close();
      } catch (error) {
        if (!signal.aborted) controller.error(error);
      } finally {
        clearInterval(heartbeat);
      }
    },
    cancel() {
      clearInterval(heartbeat);
    },
  });

  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-cache, no-transform",
      "X-Accel-Buffering": "no",
    },
  });
}
