/** Hourly chores: what has expired is deleted, what was left undone is refunded. Each is idempotent. */
import { log } from "../log.server.ts";
import { deleteExpiredCodes } from "../models/email-verification.server.ts";
import { deleteExpiredSessions } from "../models/session.server.ts";
import { singleton } from "#db/singleton.server.ts";
import { refundStaleHints } from "./hint.server.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Kept for a while, because the caps on sending count them. */
const CODES_KEPT_MS = 24 * HOUR_MS;
const HINTS_EVERY_MS = 30_000;

const timers = singleton("sweeps", () => new Set<NodeJS.Timeout>());

export function startSweeps(): void {
  every(HOUR_MS, sweepExpired);
  every(HINTS_EVERY_MS, () => refundStaleHints(new Date()));
}

export function stopSweeps(): void {
  for (const timer of timers) clearInterval(timer);
  timers.clear();
}

async function sweepExpired(): Promise<void> {
  const now = new Date();
  await deleteExpiredSessions(now);
  await deleteExpiredCodes(new Date(now.getTime() - CODES_KEPT_MS));
}

function every(ms: number, sweep: () => Promise<unknown>) {
  const run = () => void sweep().catch((error: unknown) => log.error({ err: error }, "sweep failed"));
  timers.add(setInterval(run, ms).unref());
  run();
}
