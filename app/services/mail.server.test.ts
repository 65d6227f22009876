import { createServer, type AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestDatabase } from "#tests/database.ts";
import { startMailServer, type MailServer } from "#tests/mail-server.ts";

const MAIL = { subject: "123456 is your code", text: "123456 is your code.", html: "<p>123456</p>" };

let mail: typeof import("./mail.server.ts");
let mailbox: typeof import("./mailbox.server.ts");
let server: MailServer;

beforeAll(async () => {
  await openTestDatabase();
  mail = await import("./mail.server.ts");
  mailbox = await import("./mailbox.server.ts");
  server = await startMailServer();
});

afterAll(() => server.close());

describe("with an SMTP server", () => {
  test("one multipart message goes to one recipient, marked as automatic", async () => {
    await mail.sendMail({ ...MAIL, to: "ann@example.com" }, server.url);
    const [sent] = server.received;
    expect(sent?.to).toEqual(["ann@example.com"]);
    expect(sent?.mail).toMatchObject({ subject: MAIL.subject, html: expect.stringContaining("123456") });
    expect(sent?.mail.text?.split("\n")[0]).toBe("123456 is your code.");
    expect(sent?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(sent?.raw).toMatch(/^X-Auto-Response-Suppress: All/m);
    expect(mailbox.listMail()).toEqual([]);
  });

  test("a comma adds no second recipient, and a line break no header", async () => {
    const before = server.received.length;
    await mail.sendMail({ ...MAIL, to: "ann@example.com,eve@example.com" }, server.url).catch(() => undefined);
    expect(server.received.slice(before).flatMap(({ to }) => to)).not.toContain("eve@example.com");
    await mail.sendMail({ ...MAIL, to: "ann@example.com", subject: "Hi\r\nBcc: eve@example.com" }, server.url);
    expect(server.received.at(-1)?.to).toEqual(["ann@example.com"]);
    expect(server.received.at(-1)?.mail.bcc ?? []).toEqual([]);
  });

  test("a refusal, a closed port and a silent server are failures within the deadline", async () => {
    server.failing = true;
    await expect(mail.sendMail({ ...MAIL, to: "ann@example.com" }, server.url)).rejects.toThrow(/451|Try later/);
    server.failing = false;
    await expect(mail.sendMail({ ...MAIL, to: "ann@example.com" }, "smtp://127.0.0.1:1")).rejects.toThrow();
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", () => resolve()));
    const { port } = silent.address() as AddressInfo;
    const started = Date.now();
    await expect(mail.sendMail({ ...MAIL, to: "ann@example.com" }, `smtp://127.0.0.1:${port}`)).rejects.toThrow();
    expect(Date.now() - started).toBeLessThan(8_500);
    silent.close();
  });
});

describe("in local mode without one", () => {
  test("the message is kept as real MIME and its code printed", async () => {
    const print = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await mail.sendMail({ ...MAIL, to: "ben@example.com" });
    expect(print).toHaveBeenCalledWith(
      '[mail] to=ben@example.com subject="123456 is your code" code=123456 → http://localhost:3000/dev/mailbox',
    );
    const [entry] = mailbox.listMail("ben@example.com");
    const parsed = await PostalMime.parse(entry?.raw ?? "");
    expect(parsed.to).toEqual([{ name: "", address: "ben@example.com" }]);
    expect(parsed.text?.trim()).toBe(MAIL.text);
    print.mockRestore();
  });

  test("the last fifty are kept, newest first", async () => {
    const print = vi.spyOn(console, "log").mockImplementation(() => undefined);
    for (let n = 0; n < 52; n += 1) await mail.sendMail({ ...MAIL, subject: `Nr ${n}`, to: "carl@example.com" });
    expect(mailbox.listMail()).toHaveLength(50);
    expect(mailbox.listMail()[0]?.subject).toBe("Nr 51");
    expect(mailbox.listMail("ben@example.com")).toEqual([]);
    print.mockRestore();
  });

  test("only the machine itself may read it", () => {
    for (const address of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) expect(mailbox.canReadMailbox(address)).toBe(true);
    for (const address of ["10.0.0.4", "::ffff:10.0.0.4", "unknown", "", undefined]) {
      expect(mailbox.canReadMailbox(address)).toBe(false);
    }
  });
});
