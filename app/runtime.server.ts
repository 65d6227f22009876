/** What server.ts takes from the app: guards, the handler, and the process's start and end. */
import { store } from "#db/store.server.ts";
import { seed } from "#db/seed.ts";
import { env } from "./env.server.ts";
import { log } from "./log.server.ts";
import { startReaper, stopReplies } from "./services/reply.server.ts";
import { endAllStreams } from "./services/streams.server.ts";
import { startSweeps, stopSweeps } from "./services/sweep.server.ts";

export * as guards from "./guards.server.ts";
export { createHttpHandler } from "./http.server.ts";
export { attachWebSocket } from "./ws.server.ts";
export { env, log };

/** How long replies that are being spoken may go on after the process was asked to stop. */
const DRAIN_MS = 20_000;

let draining = false;

/** Migrates, seeds, and takes up what a dead process left. Throws when the database cannot be used. */
export async function start(): Promise<void> {
  await store.migrate();
  await seed(store);
  await startReaper();
  startSweeps();
}

/** Lets running replies finish, ends the streams, closes the database last. */
export async function stop(): Promise<void> {
  draining = true;
  stopSweeps();
  await stopReplies(DRAIN_MS);
  endAllStreams();
}

export function close(): void {
  store.close();
}

/** Ready means: migrated, taking writes, not on the way out. Names what is wrong. */
export async function readiness(): Promise<{ ready: boolean; reasons: string[] }> {
  const reasons: string[] = [];
  if (draining) reasons.push("draining");
  try {
    await store.probe();
  } catch (error) {
    log.error({ err: error }, "readiness probe failed");
    reasons.push("database");
  }
  return { ready: reasons.length === 0, reasons };
}
