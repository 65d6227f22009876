/** Structured logs on stdout. Never an e-mail address, a name, a cookie, a code, a body or a message text. */
import pino from "pino";
import { env } from "./env.server.ts";
import { keyedHash } from "./secrets.server.ts";

export const log = pino({
  level: env.logLevel,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/** A stable alias of a user for log lines: says "the same person", not who. */
export function logUser(userId: string): string {
  return keyedHash("log-user", userId).slice(0, 12);
}
