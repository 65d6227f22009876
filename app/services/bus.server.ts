/**
 * Fan-out of events by channel, with a short log so that a subscriber can resume. In memory: one process serves all.
 * The log is a preview; the database is the truth (services/chat-events.server.ts).
 */
import { singleton } from "#db/singleton.server.ts";

const LOG_LENGTH = 500;
const LOG_LIFE_MS = 10 * 60 * 1000;

export type BusEntry<T> = { id: string; data: T };

type Channel = { log: BusEntry<unknown>[]; listeners: Set<() => void>; forget: NodeJS.Timeout | undefined };

type Bus = { epoch: string; next: number; channels: Map<string, Channel> };

const bus = singleton("bus", (): Bus => ({
  // Ids of another process, or of this one before a restart, must not look like ours.
  epoch: `${Date.now().toString(36)}${process.pid.toString(36)}`,
  next: 1,
  channels: new Map(),
}));

/** Appends to the channel's log and wakes its subscribers. Returns the entry's id. */
export function publish<T>(channelName: string, data: T): string {
  const channel = channelOf(channelName);
  const entry = { id: `${bus.epoch}-${bus.next++}`, data };
  channel.log.push(entry);
  if (channel.log.length > LOG_LENGTH) channel.log.shift();
  forgetLater(channelName, channel);
  for (const wake of channel.listeners) wake();
  return entry.id;
}

/** Everything in the log, oldest first. */
export function readLog<T>(channelName: string): BusEntry<T>[] {
  return [...((bus.channels.get(channelName)?.log ?? []) as BusEntry<T>[])];
}

/** Can a subscriber that last saw this id resume from the log without a gap? */
export function covers(channelName: string, id: string): boolean {
  return bus.channels.get(channelName)?.log.some((entry) => entry.id === id) ?? false;
}

/**
 * Entries after `afterId`, or all of the log with null, and then those to come. Ends when the signal is aborted. A reader
 * who falls behind by more than the log gets an error, and must start over from the database.
 */
export async function* follow<T>(
  channelName: string,
  afterId: string | null,
  signal: AbortSignal,
): AsyncGenerator<BusEntry<T>> {
  const channel = channelOf(channelName);
  let wake = () => {};
  const listener = () => wake();
  channel.listeners.add(listener);
  signal.addEventListener("abort", listener, { once: true });
  let last = afterId;
  try {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      for (const entry of entriesAfter(channel, last)) {
        last = entry.id;
        yield entry as BusEntry<T>;
        if (signal.aborted) return;
      }
      if ((channel.log.at(-1)?.id ?? null) === last) await woken;
    }
  } finally {
    channel.listeners.delete(listener);
    signal.removeEventListener("abort", listener);
    forgetLater(channelName, channel);
  }
}

function entriesAfter(channel: Channel, id: string | null): BusEntry<unknown>[] {
  if (id === null) return [...channel.log];
  const at = channel.log.findIndex((entry) => entry.id === id);
  if (at >= 0) return channel.log.slice(at + 1);
  if (channel.log.length === LOG_LENGTH) throw new Error("Fell behind the event log");
  return [...channel.log];
}

function channelOf(name: string): Channel {
  let channel = bus.channels.get(name);
  if (!channel) {
    channel = { log: [], listeners: new Set(), forget: undefined };
    bus.channels.set(name, channel);
  }
  return channel;
}

function forgetLater(name: string, channel: Channel) {
  clearTimeout(channel.forget);
  channel.forget = setTimeout(() => {
    if (channel.listeners.size === 0) bus.channels.delete(name);
  }, LOG_LIFE_MS).unref();
}
