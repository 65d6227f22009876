/** Reads a live channel as a browser's EventSource would, and lets a test wait for what it expects. */
import { createParser } from "eventsource-parser";
import type { Visitor } from "./app.ts";

export type StreamEvent = { id: string; type: string; data: Record<string, unknown> };

export class EventReader {
  readonly events: StreamEvent[] = [];
  retryMs: number | undefined;
  /** Resolves when the server ended the stream, or the connection broke. */
  readonly ended: Promise<void>;
  private isOver = false;
  private readonly waiting = new Set<() => void>();

  constructor(response: Response) {
    if (!response.body) throw new Error("The response has no body");
    this.ended = this.read(response.body);
  }

  /** Resolves with all events so far once they are enough; rejects when the stream ends before. */
  async until(isEnough: (events: StreamEvent[]) => boolean | number): Promise<StreamEvent[]> {
    while (!isEnough(this.events)) {
      if (this.isOver) throw new Error(`The stream ended after ${this.events.map(({ type }) => type).join(", ")}`);
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
    return [...this.events];
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const parser = createParser({
      onEvent: ({ id = "", event = "", data }) =>
        this.events.push({ id, type: event, data: JSON.parse(data) as Record<string, unknown> }),
      onRetry: (ms) => (this.retryMs = ms),
    });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        parser.feed(decoder.decode(part.value, { stream: true }));
        this.wake();
      }
    } catch {
      // A broken connection ends the stream like any other end.
    }
    this.isOver = true;
    this.wake();
  }

  private wake() {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

/** Opens a chat's live channel, after `lastEventId` when there is one. */
export async function listen(visitor: Visitor, chatId: string, lastEventId?: string): Promise<EventReader> {
  const response = await visitor.fetch(`/api/chat/sessions/${chatId}/events`, {
    headers: lastEventId === undefined ? {} : { "Last-Event-ID": lastEventId },
  });
  if (response.status !== 200) throw new Error(`The channel answered ${response.status}`);
  return new EventReader(response);
}

export function count(type: string) {
  return (events: StreamEvent[]) => events.filter((event) => event.type === type).length;
}

/** Has this many turns been told to their end? */
export function turns(wanted: number) {
  return (events: StreamEvent[]) => count("mood_update")(events) >= wanted;
}

/** What a reader shows as the reply: its tokens in order, from the last withdrawal on. */
export function spoken(events: StreamEvent[], messageId: unknown): string {
  let text = "";
  for (const { type, data } of events) {
    if (data.messageId !== messageId) continue;
    if (type === "reset") text = "";
    if (type === "token") text = data.index === 0 ? String(data.text) : text + String(data.text);
  }
  return text;
}
