/** The live streams that are open in this process, so that they end with their session and before the process does. */
import { singleton } from "#db/singleton.server.ts";

const STREAMS_PER_SESSION = 6;

type OpenStream = { sessionKey: string; close: AbortController };

const open = singleton("streams", () => new Set<OpenStream>());

/**
 * Registers a stream of this session and returns the signal it must end on: the client's, the session's end, or the
 * process draining. Of more than six streams in one session the oldest is closed.
 */
export function registerStream(sessionKey: string, client: AbortSignal): AbortSignal {
  const stream = { sessionKey, close: new AbortController() };
  const mine = [...open].filter((other) => other.sessionKey === sessionKey);
  if (mine.length >= STREAMS_PER_SESSION) mine[0]?.close.abort();
  open.add(stream);
  const end = () => stream.close.abort();
  stream.close.signal.addEventListener("abort", () => {
    open.delete(stream);
    client.removeEventListener("abort", end);
  });
  if (client.aborted) end();
  else client.addEventListener("abort", end, { once: true });
  return stream.close.signal;
}

/** Ends the streams of a session that was logged out. */
export function endStreams(sessionKey: string): void {
  for (const stream of open) if (stream.sessionKey === sessionKey) stream.close.abort();
}

/** Ends every stream; clients reconnect to whoever serves next. */
export function endAllStreams(): void {
  for (const stream of open) stream.close.abort();
}

export function openStreamCount(): number {
  return open.size;
}
