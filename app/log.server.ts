/** Structured logs on stdout. Never an e-mail address, a name, a cookie, a code, a body or a message text. */
import pino from "pino";
import { env } from "./env.server.ts";

export const log = pino({
  level: env.logLevel,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});
