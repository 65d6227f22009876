/** A real SMTP server on loopback that keeps what it is handed, and fails when told to. */
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  received: { to: string[]; raw: string; mail: Email }[];
  /** Set it to refuse every message with 451. */
  failing: boolean;
  close(): Promise<void>;
};

export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (mailServer.failing) return done(Object.assign(new Error("Try later"), { responseCode: 451 }));
        const raw = Buffer.concat(chunks).toString();
        void PostalMime.parse(raw).then((mail) => {
          mailServer.received.push({ to: session.envelope.rcptTo.map((to) => to.address), raw, mail });
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    failing: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}
