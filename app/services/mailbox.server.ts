/** Mail that never left the machine: what local mode keeps so that a person can read their code. */
import { singleton } from "#db/singleton.server.ts";
import { env, isLoopback } from "../env.server.ts";

const KEPT = 50;

export type MailboxEntry = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The message as a mail server would have got it. */
  raw: string;
  sentAt: Date;
};

const ring = singleton("mailbox", (): MailboxEntry[] => []);

/** Is mail kept here instead of being sent? Only in local mode, and only without an SMTP server. */
export function keepsMail(): boolean {
  return env.mode === "local" && !env.smtpUrl;
}

/** May the mailbox be shown to this peer? It exists in local mode only, and only for the machine itself. */
export function canReadMailbox(clientAddress: string | undefined): boolean {
  if (env.mode !== "local" || !clientAddress) return false;
  return clientAddress === "::1" || isLoopback(clientAddress.replace(/^::ffff:/i, ""));
}

/** Keeps a message and forgets the oldest beyond fifty. */
export function keepMail(entry: MailboxEntry): void {
  ring.unshift(entry);
  ring.length = Math.min(ring.length, KEPT);
}

/** Newest first; all, or those to one address in its normal form. */
export function listMail(to?: string): MailboxEntry[] {
  return ring.filter((entry) => !to || entry.to === to);
}
