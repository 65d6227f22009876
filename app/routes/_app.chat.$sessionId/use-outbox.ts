import { useCallback, useEffect, useRef } from "react";
import type { Message } from "../../models/message.ts";
import type { ChatAction, Outgoing } from "./chat-state.ts";

const RETRY_MS = 3_000;

type Kept = Pick<Outgoing, "clientMessageId" | "content">;

type Options = {
  chatSessionId: string;
  dispatch: (action: ChatAction) => void;
  /** The server wants credits first; the words go back to the person. */
  onNeedCredits: (line: Kept, message: string) => void;
};

/**
 * Sends lines one after another through the documented call, each under its own client id, so that sending one again is
 * safe. What could not leave is kept in this browser, survives a reload, and goes out once there is a connection.
 */
export function useOutbox({ chatSessionId, dispatch, onNeedCredits }: Options): (line: Kept) => void {
  const storageKey = `repartee-outbox:${chatSessionId}`;
  const queue = useRef<Kept[]>([]);
  const isSending = useRef(false);
  const needCredits = useRef(onNeedCredits);
  needCredits.current = onNeedCredits;

  const flush = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let line = queue.current[0]; line; line = queue.current[0]) {
        const outcome = await post(chatSessionId, line);
        if (outcome.type === "stalled") {
          dispatch({ type: "stalled", clientMessageId: line.clientMessageId });
          setTimeout(() => void flush(), outcome.retryMs);
          return;
        }
        queue.current = queue.current.slice(1);
        keep(storageKey, queue.current);
        if (outcome.type === "accepted") {
          dispatch({ type: "accepted", clientMessageId: line.clientMessageId, message: outcome.message });
        } else if (outcome.type === "need_credits") {
          dispatch({ type: "withdrawn", clientMessageId: line.clientMessageId });
          needCredits.current(line, outcome.reason);
        } else {
          dispatch({ type: "refused", clientMessageId: line.clientMessageId, reason: outcome.reason });
        }
      }
    } finally {
      isSending.current = false;
    }
  }, [chatSessionId, dispatch, storageKey]);

  const enqueue = useCallback(
    (line: Kept) => {
      queue.current = [...queue.current.filter((other) => other.clientMessageId !== line.clientMessageId), line];
      keep(storageKey, queue.current);
      dispatch({ type: "queued", line: { ...line, state: "sending" } });
      void flush();
    },
    [dispatch, flush, storageKey],
  );

  useEffect(() => {
    queue.current = kept(storageKey);
    for (const line of queue.current) dispatch({ type: "queued", line: { ...line, state: "waiting" } });
    void flush();
    const retry = () => void flush();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [dispatch, flush, storageKey]);

  return enqueue;
}

type Outcome =
  | { type: "accepted"; message: Message }
  | { type: "need_credits"; reason: string }
  | { type: "refused"; reason: string }
  | { type: "stalled"; retryMs: number };

async function post(chatSessionId: string, line: Kept): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(`/api/chat/sessions/${chatSessionId}/messages`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(line),
    });
  } catch {
    return { type: "stalled", retryMs: RETRY_MS };
  }
  if (response.ok) {
    const { message } = (await response.json()) as { message: Message };
    return { type: "accepted", message };
  }
  const reason = await refusalOf(response);
  if (response.status === 402) return { type: "need_credits", reason };
  if (response.status === 401) {
    location.assign(`/login?redirectTo=${encodeURIComponent(location.pathname)}`);
    return { type: "stalled", retryMs: RETRY_MS };
  }
  if (response.status === 429 || response.status >= 500) {
    const seconds = Number(response.headers.get("Retry-After"));
    return { type: "stalled", retryMs: seconds > 0 ? seconds * 1000 : RETRY_MS };
  }
  return { type: "refused", reason };
}

async function refusalOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  if (body && typeof body === "object" && "message" in body && typeof body.message === "string") return body.message;
  return `${response.status}: ${response.statusText}`;
}

/** Storage may be full or forbidden; then the line lives as long as the page. */
function keep(key: string, lines: Kept[]) {
  try {
    if (lines.length > 0) localStorage.setItem(key, JSON.stringify(lines));
    else localStorage.removeItem(key);
  } catch {
    // See above.
  }
}

function kept(key: string): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}
