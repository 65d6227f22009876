import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openStreamCount } from "#app/services/streams.server.ts";
import { openApp, type Visitor } from "./app.ts";
import { count, listen, spoken, turns, type EventReader, type StreamEvent } from "./event-reader.ts";
import { listMessages, must, openChat, remoteVisitor, say, signUp, withCookiesOf, type Member } from "./member.ts";
import { startServer } from "./server.ts";

const DURABLE = ["message", "ai_message", "mood_update"];
const LINE = "Hey! What did you draw on the bus this week, and why?";

let app: Awaited<ReturnType<typeof openApp>>;
let ann: Member;

beforeAll(async () => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  // Slow enough that a reply is many tokens, fast enough for a test.
  process.env.ENGINE_PACE = "0.12";
  app = await openApp();
});

beforeEach(async () => {
  ann = await signUp(app.visitor());
});

afterAll(() => app.close());

/** A whole turn in a new chat, as somebody saw it who listened from before. */
async function recordedTurn(visitor: Visitor): Promise<{ chatId: string; events: StreamEvent[] }> {
  const chatId = await openChat(visitor);
  const reader = await listen(visitor, chatId);
  await say(visitor, chatId, LINE);
  return { chatId, events: await reader.until(isQuiet) };
}

/** The last event of a turn says that nobody is typing any more. */
function isQuiet(events: StreamEvent[]): boolean {
  const last = events.at(-1);
  return turns(1)(events) && last?.type === "typing" && last.data.active === false;
}

/** Has this message been told? */
function includes(messageId: string) {
  return (events: StreamEvent[]) => events.some(({ data }) => data.id === messageId);
}

function before(events: StreamEvent[], messageId: string): StreamEvent[] {
  return events.slice(
    0,
    events.findIndex(({ data }) => data.id === messageId),
  );
}

/** A reader after each of these ids. A session holds six streams at most, so every five share a device. */
async function listenAfterEach(member: Member, chatId: string, ids: string[]): Promise<EventReader[]> {
  const readers: EventReader[] = [];
  let device = member.visitor;
  for (const [at, id] of ids.entries()) {
    if (at % 5 === 0) device = await logIn(member);
    readers.push(await listen(device, chatId, id));
  }
  return readers;
}

function texts(events: StreamEvent[]): string[] {
  return events.map(({ type, data }) => `${type} ${JSON.stringify(data)}`);
}

describe("a turn on the live channel", () => {
  test("is an uncompressed event stream that tells browsers to come back after a second", async () => {
    const chatId = await openChat(ann.visitor);
    const response = await ann.visitor.fetch(`/api/chat/sessions/${chatId}/events`);
    expect(response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-cache, no-transform");
    const reader = await listen(ann.visitor, chatId);
    await say(ann.visitor, chatId, LINE);
    await reader.until(count("message"));
    expect(reader.retryMs).toBe(1_000);
  });

  test("comes as message, tokens, ai_message, mood_update, each with an id of its own", async () => {
    const { chatId, events } = await recordedTurn(ann.visitor);
    const order = events.map(({ type }) => type).filter((type) => type !== "typing");
    expect(order.join(" ")).toMatch(/^message (token ){3,}ai_message mood_update$/);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.every(({ id }) => /^\d+_[\w-]*$/.test(id))).toBe(true);

    const [said, reply] = await listMessages(ann.visitor, chatId);
    expect(events.find(({ type }) => type === "message")?.data).toEqual(said);
    expect(events.find(({ type }) => type === "ai_message")?.data).toEqual(reply);
    expect(spoken(events, reply?.id)).toBe(reply?.content);
    const indexes = events.filter(({ type }) => type === "token").map(({ data }) => data.index);
    expect(indexes).toEqual(indexes.map((_, index) => index));
  });

  test("explains the mood in the words of the message", async () => {
    const { chatId, events } = await recordedTurn(ann.visitor);
    const [said] = await listMessages(ann.visitor, chatId);
    const mood = events.find(({ type }) => type === "mood_update")?.data;
    expect(Object.keys(mood ?? {}).sort()).toEqual(
      ["advice", "messageId", "mood", "moodChange", "reasons", "sentiment"].sort(),
    );
    expect(mood).toMatchObject({ messageId: said?.id, mood: 50 + Number(mood?.moodChange) });
    const reasons = mood?.reasons as { signal: string; delta: number; quote: string }[];
    expect(reasons.length).toBeGreaterThan(0);
    for (const { quote } of reasons) expect(LINE).toContain(quote);
  });

  test("is the same for two readers, and only one is charged", async () => {
    const chatId = await openChat(ann.visitor);
    const readers = [await listen(ann.visitor, chatId), await listen(ann.visitor, chatId)];
    await say(ann.visitor, chatId, LINE);
    const [first, second] = await Promise.all(readers.map((reader) => reader.until(isQuiet)));
    expect(second).toEqual(first);
  });

  test("can be joined without an id: what is pending, then the rest", async () => {
    const chatId = await openChat(ann.visitor);
    const early = await listen(ann.visitor, chatId);
    await say(ann.visitor, chatId, LINE);
    await early.until((events) => count("token")(events) >= 2);
    const late = await listen(ann.visitor, chatId);
    const [all, joined] = await Promise.all([early.until(isQuiet), late.until(isQuiet)]);
    // The line itself is on the page already; everything that is being said now is not.
    const expected = all.filter(({ type, data }) => type !== "message" && !(type === "typing" && data.active));
    expect(joined.filter(({ type, data }) => !(type === "typing" && data.active))).toEqual(expected);
  });
});

describe("coming back", () => {
  test("with the id of any event gives exactly the rest: no gap, no repeat", async () => {
    const bea = await signUp(app.visitor(), "Bea");
    const { chatId, events } = await recordedTurn(bea.visitor);
    const readers = await listenAfterEach(
      bea,
      chatId,
      events.map(({ id }) => id),
    );
    const next = await say(bea.visitor, chatId, "And what about the cat?");
    for (const [at, reader] of readers.entries()) {
      const rest = await reader.until(includes(next.message.id));
      expect(before(rest, next.message.id), `after event ${at}`).toEqual(events.slice(at + 1));
    }
  });

  test("after the log was forgotten gives exactly what was stored after that event", async () => {
    const bea = await signUp(app.visitor(), "Bea");
    const { chatId, events } = await recordedTurn(bea.visitor);
    const forgotten = events.map(({ id }) => id.replace(/_.*/, "_another-process-1"));
    const readers = await listenAfterEach(bea, chatId, forgotten);
    const next = await say(bea.visitor, chatId, "And what about the cat?");
    for (const [at, reader] of readers.entries()) {
      const rest = await reader.until(includes(next.message.id));
      const stored = events.slice(at + 1).filter(({ type }) => DURABLE.includes(type));
      expect(texts(before(rest, next.message.id)), `after event ${at}`).toEqual(texts(stored));
    }
  });

  test("with an id that makes no sense never fails, and the stream goes on", async () => {
    const ids = [
      "x",
      "-1",
      "1e9",
      "999999999999999",
      "9".repeat(400),
      "0_",
      "_",
      "null",
      "0_0",
      "12_%C3%A9",
      "<script>",
    ];
    const chatId = await openChat(ann.visitor);
    const readers = await listenAfterEach(ann, chatId, ids);
    const { message } = await say(ann.visitor, chatId, LINE);
    for (const [at, reader] of readers.entries()) {
      // An id from the future hides what is stored, never what is spoken.
      const events = await reader.until(count("token"));
      expect(events.filter(({ type }) => type === "error")).toEqual([]);
      if (!ids[at]?.startsWith("999999999999999"))
        expect(before(events, message.id).length, ids[at]).toBeLessThan(events.length);
    }
  });

  test("with another chat's id shows nothing of that chat", async () => {
    const { events: foreign } = await recordedTurn(ann.visitor);
    const bea = await signUp(app.visitor(), "Bea");
    const chatId = await openChat(bea.visitor);
    const reader = await listen(bea.visitor, chatId, foreign[0]?.id);
    const { reply } = await say(bea.visitor, chatId, "Hello, how are you today?");
    const events = await reader.until((seen) => seen.some(({ data }) => data.messageId === reply.id));
    const ids = new Set(foreign.map(({ data }) => data.id ?? data.messageId).filter(Boolean));
    expect(events.filter(({ data }) => ids.has(data.id ?? data.messageId))).toEqual([]);
  });

  test("after the process died in the middle of a word gives the stored reply exactly once", async () => {
    const first = await startServer({ ENGINE_PACE: "0.6" });
    const database = { DATABASE_URL: `file:${first.databaseFile}`, ENGINE_PACE: "0.1" };
    const visitor = remoteVisitor(first);
    await signUp(visitor);
    const chatId = await openChat(visitor);
    const before = await listen(visitor, chatId);
    const { reply } = await say(visitor, chatId, LINE);
    const seen = await before.until((events) => count("token")(events) >= 2);
    await first.crash();
    await before.ended;

    const second = await startServer(database);
    try {
      const returned = withCookiesOf(remoteVisitor(second), visitor);
      const after = await listen(returned, chatId, seen.at(-1)?.id);
      const events = await after.until(turns(1));
      const stored = await listMessages(returned, chatId);
      expect(stored.map(({ sender }) => sender)).toEqual(["user", "ai"]);
      expect(events.filter(({ type }) => type === "ai_message").map(({ data }) => data)).toEqual([stored[1]]);
      expect(events.filter(({ type }) => type === "message")).toEqual([]);
      const said = spoken(events, reply.id);
      expect(["", stored[1]?.content]).toContain(said);
    } finally {
      await second.stop();
      await first.stop();
    }
  });
});

describe("a stream ends", () => {
  test("when its session logs out, on every device of that session and no other", async () => {
    const [here, there] = [await logIn(ann), await logIn(ann)];
    const chatId = await openChat(here);
    const [mine, frame, other] = [await listen(here, chatId), await listen(here, chatId), await listen(there, chatId)];
    await here.fetch("/api/logout");
    await Promise.all([mine.ended, frame.ended]);
    await say(there, chatId, LINE);
    await other.until(count("token"));
  });

  test("when somebody logs in anew in the same browser, and when the session is one of too many", async () => {
    const { email, password } = ann;
    const oldest = await logIn(ann);
    const chatId = await openChat(oldest);
    const reader = await listen(oldest, chatId);
    for (let n = 0; n < 10; n++) await logIn(ann);
    await reader.ended;

    const here = await logIn(ann);
    const mine = await listen(here, chatId);
    await must(here, 200, "POST", "/api/auth/login", { email, password });
    await mine.ended;
  });

  test("when the client goes away", async () => {
    const client = new AbortController();
    const visitor = withCookiesOf(app.visitor(client.signal), await logIn(ann));
    const chatId = await openChat(visitor);
    const before = openStreamCount();
    await listen(visitor, chatId);
    expect(openStreamCount()).toBe(before + 1);
    client.abort();
    expect(openStreamCount()).toBe(before);
  });

  test("when its session opens a seventh", async () => {
    const visitor = await logIn(ann);
    const chatId = await openChat(visitor);
    const readers = [];
    for (let n = 0; n < 7; n++) readers.push(await listen(visitor, chatId));
    await readers[0]?.ended;
    await say(visitor, chatId, LINE);
    for (const reader of readers.slice(1)) await reader.until(count("message"));
  });
});

describe("the frames of the page without script", () => {
  test("the reply grows piece by piece while it is spoken, and the frame ends by itself", async () => {
    const chatId = await openChat(ann.visitor);
    await say(ann.visitor, chatId, LINE);
    const response = await ann.visitor.fetch(`/chat/${chatId}/live?part=reply&after=0`);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const { html, lengths } = await readGrowing(response);
    expect(lengths.length).toBeGreaterThanOrEqual(3);
    const [, reply] = await listMessages(ann.visitor, chatId);
    expect(shownText(html)).toContain(reply?.content);
    expect(html).toMatch(/<\/html>$/);
  });

  test("the mood moves in its own frame, which ends by itself", async () => {
    const chatId = await openChat(ann.visitor);
    await say(ann.visitor, chatId, LINE);
    const { html } = await readGrowing(await ann.visitor.fetch(`/chat/${chatId}/live?part=mood&after=0`));
    const session = await must<{ mood: number }>(ann.visitor, 200, "GET", `/api/chat/sessions/${chatId}`);
    const shown = [...html.matchAll(/<span class="tabular-nums">(\d+)<\/span>/g)].map(([, mood]) => Number(mood));
    expect(shown).toEqual([50, session.mood]);
    expect(html).toMatch(/<\/html>$/);
  });

  test.each(["reply", "mood"])("with nothing pending, the %s frame ends at once", async (part) => {
    const chatId = await openChat(ann.visitor, "playful-banter");
    const { html } = await readGrowing(await ann.visitor.fetch(`/chat/${chatId}/live?part=${part}&after=999999`));
    expect(html).toMatch(/<\/html>$/);
  });

  test("after logging out, the frame ends in the middle of the reply", async () => {
    const visitor = await logIn(ann);
    const chatId = await openChat(visitor);
    await say(visitor, chatId, LINE);
    const reading = readGrowing(await visitor.fetch(`/chat/${chatId}/live?part=reply&after=0`));
    await visitor.fetch("/api/logout");
    expect((await reading).html).not.toContain("</html>");
  });
});

/** Ann on another device. */
async function logIn({ email, password }: Member): Promise<Visitor> {
  const visitor = app.visitor();
  const { status } = await visitor.call("POST", "/api/auth/login", { email, password });
  expect(status).toBe(200);
  return visitor;
}

/** A streamed document, and how long its visible text was after each piece that made it longer. */
async function readGrowing(response: Response): Promise<{ html: string; lengths: number[] }> {
  const lengths = new Set<number>();
  const decoder = new TextDecoder();
  let html = "";
  for await (const chunk of response.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    html += decoder.decode(chunk, { stream: true });
    const { length } = shownText(html);
    if (length > 0) lengths.add(length);
  }
  return { html, lengths: [...lengths] };
}

/** The text a person sees in a piece of HTML. */
function shownText(html: string): string {
  const withoutHead = html.replace(/^[\s\S]*?<body[^>]*>/, "").replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "");
  const text = withoutHead.replace(/<[^>]*>/g, "");
  return text
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}
