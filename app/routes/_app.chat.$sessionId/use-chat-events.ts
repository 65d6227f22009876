import { useEffect, useRef, useState } from "react";
import type { Message } from "../../models/message.ts";
import type { ChatEvent, ChatEventType } from "../../services/chat-events.ts";

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 15_000;

const EVENT_TYPES = [
  "message",
  "typing",
  "token",
  "reset",
  "ai_message",
  "mood_update",
  "insufficient_credits",
  "error",
] as const satisfies readonly ChatEventType[];

/**
 * Follows a chat's live events from `position` on, and says whether the connection stands. EventSource resumes by itself
 * after a drop but gives up for good on an error answer, so this opens a new one, with back-off, from the last id it saw.
 */
export function useChatEvents(
  chatSessionId: string,
  position: string,
  onEvent: (event: ChatEvent) => void,
): "connecting" | "online" {
  const [status, setStatus] = useState<"connecting" | "online">("connecting");
  const handler = useRef(onEvent);
  handler.current = onEvent;
  const last = useRef(position);

  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let retryMs = FIRST_RETRY_MS;

    function connect() {
      clearTimeout(timer);
      source?.close();
      const opened = new EventSource(
        `/api/chat/sessions/${chatSessionId}/events?after=${encodeURIComponent(last.current)}`,
      );
      source = opened;
      opened.onopen = () => {
        retryMs = FIRST_RETRY_MS;
        setStatus("online");
      };
      opened.addEventListener("error", (event) => {
        // The server's own `error` events carry data; the connection's do not.
        if (event instanceof MessageEvent) return;
        setStatus("connecting");
        if (opened.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(connect, retryMs * (0.5 + Math.random()));
        retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
      });
      for (const type of EVENT_TYPES) {
        opened.addEventListener(type, (event) => {
          if (!(event instanceof MessageEvent)) return;
          last.current = event.lastEventId || last.current;
          handler.current(decode(type, String(event.data)));
        });
      }
    }

    function reconnectWhenSeen() {
      if (document.visibilityState === "visible" && source?.readyState === EventSource.CLOSED) connect();
    }

    connect();
    window.addEventListener("online", connect);
    document.addEventListener("visibilitychange", reconnectWhenSeen);
    return () => {
      clearTimeout(timer);
      source?.close();
      window.removeEventListener("online", connect);
      document.removeEventListener("visibilitychange", reconnectWhenSeen);
    };
  }, [chatSessionId]);

  return status;
}

function decode(type: ChatEventType, data: string): ChatEvent {
  const fields = JSON.parse(data) as object;
  if (type === "message" || type === "ai_message") return { type, message: fields as Message };
  return { type, ...fields } as ChatEvent;
}
