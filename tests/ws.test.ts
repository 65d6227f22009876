/** The /ws adapter, over real sockets to a real server. */
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { listMessages, must, openChat, remoteVisitor, signUp, type Member } from "./member.ts";
import { startServer, type RunningServer } from "./server.ts";

type Frame = { type: string; [field: string]: unknown };

let server: RunningServer;
let ann: Member;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  server = await startServer({ ENGINE_PACE: "0" });
  ann = await signUp(remoteVisitor(server));
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.terminate()));
afterAll(() => server.stop());

function cookieOf(member: Member): string {
  return [...member.visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** A socket and the frames it has received, to be waited for one by one. */
function connect(headers: Record<string, string>) {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers });
  sockets.push(socket);
  const frames: Frame[] = [];
  let wake = () => {};
  socket.on("message", (data) => {
    frames.push(JSON.parse(String(data)) as Frame);
    wake();
  });
  return {
    socket,
    send: (frame: unknown) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
    next: async (): Promise<Frame> => {
      while (frames.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return frames.shift() as Frame;
    },
  };
}

async function open(member: Member, headers: Record<string, string> = {}) {
  const connection = connect({ Cookie: cookieOf(member), ...headers });
  await once(connection.socket, "open");
  return connection;
}

async function statusOfRefusal(headers: Record<string, string>): Promise<number | undefined> {
  const { socket } = connect(headers);
  socket.on("error", () => {});
  const [, response] = (await once(socket, "unexpected-response")) as [unknown, { statusCode?: number }];
  return response.statusCode;
}

describe("the upgrade", () => {
  test("needs a session", async () => {
    expect(await statusOfRefusal({})).toBe(401);
    expect(await statusOfRefusal({ Cookie: "sid=made-up" })).toBe(401);
  });

  test.each(["https://evil.test", "null"])("from %s is refused, whoever is signed in", async (origin) => {
    expect(await statusOfRefusal({ Cookie: cookieOf(ann), Origin: origin })).toBe(403);
  });
});

describe("a conversation", () => {
  test("goes on as over HTTP: the reply and the mood come back, and the credits are taken", async () => {
    const noor = await signUp(remoteVisitor(server), "Noor");
    const chatSessionId = await openChat(noor.visitor);
    const { send, next } = await open(noor);
    send({ type: "authenticate", userId: noor.id });
    send({ type: "user_message", chatSessionId, content: "What did you draw today?", personaId: "x", scenario: "y" });
    const reply = await next();
    expect(reply).toMatchObject({ type: "ai_message", chatSessionId, message: { sender: "ai" } });
    expect(await next()).toMatchObject({
      type: "mood_update",
      mood: expect.any(Number),
      sentiment: expect.any(String),
    });
    expect(await listMessages(noor.visitor, chatSessionId)).toHaveLength(2);
    expect(await must(noor.visitor, 200, "GET", "/api/users/credits")).toMatchObject({ credits: 48 });
  });

  test("without credits says so, and where to go", async () => {
    const bob = await signUp(remoteVisitor(server), "Bob");
    const chatSessionId = await openChat(bob.visitor);
    const { send, next } = await open(bob);
    send({ type: "authenticate", userId: bob.id });
    for (let line = 0; line < 25; line++) {
      send({ type: "user_message", chatSessionId, content: `Line ${line}` });
      expect((await next()).type).toBe("ai_message");
      expect((await next()).type).toBe("mood_update");
    }
    send({ type: "user_message", chatSessionId, content: "One more" });
    expect(await next()).toEqual({
      type: "insufficient_credits",
      message: "You need more credits to send messages. Please upgrade to continue.",
      redirectTo: "/subscription",
    });
  });
});

describe("frames", () => {
  test("before authenticating are refused, and store nothing", async () => {
    const chatSessionId = await openChat(ann.visitor);
    const { send, next } = await open(ann);
    send({ type: "user_message", chatSessionId, content: "Hello" });
    expect(await next()).toMatchObject({ type: "error" });
    expect(await listMessages(ann.visitor, chatSessionId)).toEqual([]);
  });

  test("that claim to be somebody else close the connection", async () => {
    const eve = await signUp(remoteVisitor(server), "Eve");
    const { socket, send, next } = await open(eve);
    const closed = once(socket, "close");
    send({ type: "authenticate", userId: ann.id });
    expect(await next()).toMatchObject({ type: "error" });
    expect((await closed)[0]).toBe(4401);
  });

  test("into somebody else's chat are refused, and nothing of it comes back", async () => {
    const chatSessionId = await openChat(ann.visitor, "playful-banter");
    const eve = await signUp(remoteVisitor(server), "Eve");
    const { send, next } = await open(eve);
    send({ type: "authenticate", userId: eve.id });
    send({ type: "user_message", chatSessionId, content: "Let me in" });
    expect(await next()).toEqual({ type: "error", message: "That chat could not be found." });
    expect(await listMessages(ann.visitor, chatSessionId)).toHaveLength(1);
  });

  test.each(["", "not json", "null", "[]", '{"type":"dance"}', '{"type":"user_message"}', '{"type":"authenticate"}'])(
    "%j gets an error, and the connection stands",
    async (frame) => {
      const { send, next, socket } = await open(ann);
      send(frame);
      expect(await next()).toMatchObject({ type: "error", message: expect.any(String) });
      expect(socket.readyState).toBe(WebSocket.OPEN);
    },
  );

  test("over 16 KiB close with 1009", async () => {
    const { socket, send } = await open(ann);
    const closed = once(socket, "close");
    send({ type: "user_message", content: "x".repeat(17 * 1024) });
    expect((await closed)[0]).toBe(1009);
  });
});

test("the connection ends with its session", async () => {
  const noor = await signUp(remoteVisitor(server), "Noor");
  const { socket } = await open(noor);
  const closed = once(socket, "close");
  await noor.visitor.fetch("/api/logout", { method: "POST" });
  await closed;
});
