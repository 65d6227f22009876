/** Outgoing mail: the configured SMTP server, or in local mode the mailbox page and a line on the console. */
import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import { env } from "../env.server.ts";
import { keepMail, keepsMail } from "./mailbox.server.ts";

const CONNECT_MS = 5_000;
const SOCKET_MS = 10_000;
/** The person is looking at a waiting page. */
const DEADLINE_MS = 8_000;

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
};

/**
 * Hands one message over. `smtpUrl` is for tests. Throws whatever the mail server answered, or after eight seconds; without
 * a mail server in public mode it always throws.
 */
export async function sendMail(mail: Mail, smtpUrl = env.smtpUrl): Promise<void> {
  const message = {
    from: env.mailFrom,
    // An object, because a comma in a plain string would add a second recipient.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (smtpUrl) {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SOCKET_MS,
    });
    await withDeadline(transport.sendMail(message)).finally(() => transport.close());
    return;
  }
  if (!keepsMail()) throw new Error("No SMTP server is configured");
  const { message: raw } = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  keepMail({ ...mail, id: randomUUID(), raw: (raw as Buffer).toString(), sentAt: new Date() });
  const code = /\b\d{6}\b/.exec(mail.subject)?.[0];
  console.log(
    `[mail] to=${mail.to} subject="${mail.subject}"${code ? ` code=${code}` : ""} → ${env.appUrl.origin}/dev/mailbox`,
  );
}

async function withDeadline(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The mail server did not answer within ${DEADLINE_MS} ms`)), DEADLINE_MS);
  });
  try {
    await Promise.race([sending, deadline]);
  } finally {
    clearTimeout(timer);
    // Lost to the deadline, its own failure a little later is nobody's.
    sending.catch(() => undefined);
  }
}
