/**
 * The /ws adapter (SPEC 7, DECISIONS 7): the same services as forms and calls, in frames. Who is speaking is decided by
 * the cookie at the upgrade; `authenticate` must only agree with it.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import { env } from "./env.server.ts";
import { AppError } from "./errors.ts";
import { log } from "./log.server.ts";
import { getChatSession } from "./models/chat-session.server.ts";
import { listRecentMessages } from "./models/message.server.ts";
import type { User } from "./models/user.ts";
import { ClientId, Content } from "./services/chat.schema.ts";
import { sendMessage } from "./services/chat.server.ts";
import { chatEvents, livePosition } from "./services/chat-events.server.ts";
import { isOurOrigin } from "./same-site.server.ts";
import { registerStream } from "./services/streams.server.ts";
import { getSessionKey, getUser, timeZoneOf, type Visit } from "./session.server.ts";

const MAX_FRAME_BYTES = 16 * 1024;
const PING_MS = 30_000;
const UNAUTHENTICATED = 4401;
const SESSION_ENDED = 1012;

const Frame = z.discriminatedUnion("type", [
  z.object({ type: z.literal("authenticate"), userId: z.string() }),
  z.object({
    type: z.literal("user_message"),
    chatSessionId: z.uuid(),
    content: Content,
    clientMessageId: ClientId.optional(),
  }),
]);

type Connection = {
  socket: WebSocket;
  user: User;
  timeZone: string;
  /** Aborted with the socket, the session, or the process. */
  signal: AbortSignal;
  isAuthenticated: boolean;
  /** Chats whose events already go out here. */
  followed: Set<string>;
};

/** Takes the upgrades of /ws. Others are refused, except in development, where they belong to hot reload. */
export function attachWebSocket(server: Server, isDevelopment: boolean): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  server.on("upgrade", (request, socket, head) => {
    if (new URL(request.url ?? "/", env.appUrl.origin).pathname !== "/ws") {
      if (!isDevelopment) socket.destroy();
      return;
    }
    admit(request)
      .then((admitted) => {
        if (typeof admitted === "number") return refuse(socket, admitted);
        sockets.handleUpgrade(request, socket, head, (opened) => serve(opened, admitted));
      })
      .catch((error: unknown) => {
        log.error({ err: error }, "upgrade failed");
        refuse(socket, 500);
      });
  });
}

type Admitted = { user: User; sessionKey: string; timeZone: string };

async function admit(request: IncomingMessage): Promise<Admitted | number> {
  const { origin, host, cookie } = request.headers;
  if (!isOurOrigin(origin, host)) return 403;
  const visit: Visit = {
    request: new Request(new URL("/ws", env.appUrl.origin), { headers: { Cookie: cookie ?? "" } }),
    context: {},
  };
  const user = await getUser(visit);
  const sessionKey = await getSessionKey(visit);
  if (!user || !sessionKey) return 401;
  return { user, sessionKey, timeZone: timeZoneOf(visit.request) };
}

function serve(socket: WebSocket, { user, sessionKey, timeZone }: Admitted) {
  const closed = new AbortController();
  const signal = registerStream(sessionKey, closed.signal);
  const connection: Connection = { socket, user, timeZone, signal, isAuthenticated: false, followed: new Set() };
  let isAlive = true;
  const ping = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_MS);
  socket.on("pong", () => (isAlive = true));
  socket.on("message", (data) => {
    answer(connection, String(data)).catch((error: unknown) => {
      const isRefusal = error instanceof AppError;
      if (!isRefusal) log.error({ err: error }, "frame failed");
      reply(connection, "error", { message: isRefusal ? error.message : "Something went wrong" });
    });
  });
  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    clearInterval(ping);
    closed.abort();
  });
  signal.addEventListener("abort", () => socket.close(SESSION_ENDED));
}

async function answer(connection: Connection, data: string): Promise<void> {
  const frame = readFrame(data);
  if (frame.type === "authenticate") {
    if (frame.userId !== connection.user.id) {
      reply(connection, "error", { message: "That is not the person who is logged in." });
      connection.socket.close(UNAUTHENTICATED);
      return;
    }
    connection.isAuthenticated = true;
    return;
  }
  if (!connection.isAuthenticated) throw new AppError("unauthenticated", "Authenticate first.");
  const { chatSessionId, content, clientMessageId = randomUUID() } = frame;
  await getChatSession(connection.user.id, chatSessionId);
  const [last] = await listRecentMessages(chatSessionId, 1);
  follow(connection, chatSessionId, livePosition(last));
  try {
    await sendMessage(connection.user, chatSessionId, { content, clientMessageId }, { timeZone: connection.timeZone });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "insufficient_credits") throw error;
    reply(connection, "insufficient_credits", { message: error.message, redirectTo: "/subscription" });
  }
}

/** From the first message on, what happens in a chat goes out here, once. The chat must be known to be the person's. */
function follow(connection: Connection, chatSessionId: string, position: string) {
  if (connection.followed.has(chatSessionId)) return;
  connection.followed.add(chatSessionId);
  forward(connection, chatSessionId, position).catch((error: unknown) => {
    log.error({ err: error }, "socket lost its chat");
    connection.socket.close(SESSION_ENDED);
  });
}

async function forward(connection: Connection, chatSessionId: string, position: string): Promise<void> {
  for await (const { event } of chatEvents(chatSessionId, position, connection.signal)) {
    if (event.type === "ai_message") reply(connection, "ai_message", { chatSessionId, message: event.message });
    if (event.type === "error") reply(connection, "error", { message: event.message });
    if (event.type === "mood_update") {
      const { mood, moodChange, advice, sentiment } = event;
      reply(connection, "mood_update", { chatSessionId, mood, moodChange, advice, sentiment });
    }
  }
}

function reply({ socket }: Connection, type: string, fields: object) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type, ...fields }));
}

function refuse(socket: Duplex, status: number) {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function readFrame(text: string): z.output<typeof Frame> {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    throw new AppError("invalid", "That frame is not JSON.");
  }
  const parsed = Frame.safeParse(frame);
  if (!parsed.success)
    throw new AppError("invalid", parsed.error.issues[0]?.message ?? "That frame is not understood.");
  return parsed.data;
}
