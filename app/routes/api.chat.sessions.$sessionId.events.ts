import { jsonEndpoint } from "../api.server.ts";
import { getChatSession } from "../models/chat-session.server.ts";
import { eventData } from "../services/chat-events.ts";
import { chatEvents } from "../services/chat-events.server.ts";
import { registerStream } from "../services/streams.server.ts";
import { getSessionKey, requireApiUser, type Visit } from "../session.server.ts";
import { eventStream, type ServerSentEvent } from "../sse.server.ts";

const endpoint = jsonEndpoint({
  async GET(visit) {
    const user = await requireApiUser(visit);
    const chat = await getChatSession(user.id, String(visit.params.sessionId));
    const signal = registerStream(String(await getSessionKey(visit)), clientSignal(visit));
    return eventStream(encoded(chat.id, lastEventId(visit.request), signal), signal);
  },
});

export const loader = endpoint.loader;
export const action = endpoint.action;

async function* encoded(
  chatSessionId: string,
  last: string | null,
  signal: AbortSignal,
): AsyncGenerator<ServerSentEvent> {
  for await (const { id, event } of chatEvents(chatSessionId, last, signal)) {
    yield { id, event: event.type, data: eventData(event) };
  }
}

/** `after` is where the page that opens the stream stopped; a reconnect's own header is newer. */
function lastEventId(request: Request): string | null {
  return request.headers.get("Last-Event-ID") ?? new URL(request.url).searchParams.get("after");
}

function clientSignal({ context, request }: Visit): AbortSignal {
  return context.signal ?? request.signal;
}
