/** What signed-in people do over HTTP, in the built app and in a spawned server alike. */
import { randomUUID } from "node:crypto";
import { Visitor } from "./app.ts";
import type { RunningServer } from "./server.ts";

export type Member = { visitor: Visitor; id: string; name: string; email: string; password: string };
export type Sent = { message: { id: string; content: string; clientMessageId: string }; reply: { id: string } };

const PASSWORD = "long enough";

/** A browser for a spawned server. */
export function remoteVisitor(server: Pick<RunningServer, "port">): Visitor {
  return new Visitor((request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(`http://127.0.0.1:${server.port}${pathname}${search}`, new Request(request, { redirect: "manual" }));
  });
}

/** The same browser with other plumbing: another abort signal, or the server after a restart. */
export function withCookiesOf<T extends Visitor>(visitor: T, other: Visitor): T {
  for (const [name, value] of other.cookies) visitor.cookies.set(name, value);
  return visitor;
}

/** Signs up through the calls, code from the mailbox included. */
export async function signUp(visitor: Visitor, name = "Ann"): Promise<Member> {
  const email = `ann-${randomUUID()}@example.com`;
  await must(visitor, 200, "POST", "/api/auth/send-otp", { email });
  await must(visitor, 200, "POST", "/api/auth/verify-otp", { email, otpCode: await codeFor(visitor, email) });
  const body = { name, email, password: PASSWORD };
  const user = await must<{ id: string }>(visitor, 201, "POST", "/api/auth/complete-signup", body);
  return { visitor, id: user.id, name, email, password: PASSWORD };
}

/** The newest code mailed to this address. */
export async function codeFor(visitor: Visitor, email: string): Promise<string> {
  const path = `/dev/mailbox.json?to=${encodeURIComponent(email)}`;
  const [newest] = await must<{ subject: string }[]>(visitor, 200, "GET", path);
  const code = /\d{6}/.exec(newest?.subject ?? "")?.[0];
  if (!code) throw new Error(`No code was mailed to ${email}`);
  return code;
}

export type Scenario = "first-message" | "playful-banter";

/** Opens a chat with the first partner; returns its id. */
export async function openChat(visitor: Visitor, scenario: Scenario = "first-message"): Promise<string> {
  const [persona] = await must<{ id: string }[]>(visitor, 200, "GET", "/api/personas");
  const chat = await must<{ id: string }>(visitor, 201, "POST", "/api/chat/sessions", {
    personaId: persona?.id,
    scenario,
  });
  return chat.id;
}

export function say(visitor: Visitor, chatId: string, content: string, clientMessageId: string = randomUUID()) {
  return must<Sent>(visitor, 202, "POST", `/api/chat/sessions/${chatId}/messages`, { content, clientMessageId });
}

export type StoredMessage = { id: string; sender: "user" | "ai"; content: string };

export function listMessages(visitor: Visitor, chatId: string): Promise<StoredMessage[]> {
  return must<StoredMessage[]>(visitor, 200, "GET", `/api/chat/sessions/${chatId}/messages`);
}

/** A call that has to answer with this status; returns its body. */
export async function must<T>(
  visitor: Visitor,
  status: number,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await visitor.call(method, path, body);
  if (answer.status === status) return answer.body as T;
  throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}
