import { LLMock } from "@copilotkit/aimock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { maya } from "#tests/factories.ts";
import { event, startModelServer, type Script } from "#tests/fakes/model-server.ts";
import type { Engine, Flag, ReplyPart, Transcript, Turn, Verdict } from "./engine.ts";
import { createOpenAiEngine, type OpenAiOptions } from "./openai.server.ts";

const USER_WORDS = "Did the kiln spare the wobbly vase?";
const MODEL_WORDS = "It did, and the wobbly vase is insufferable about it.";
const FALLBACK_WORDS = "Built-in answer.";
const WORDS = /wobbly|insufferable/;

const VERDICT: Verdict = {
  mood: 56,
  moodChange: 6,
  advice: "Keep going.",
  sentiment: "positive",
  reasons: [{ signal: "follow_up", delta: 6, quote: USER_WORDS, text: "You asked about her vase." }],
  flags: [],
};

const setting = { persona: maya(), scenario: "first-message", difficulty: "warm", seed: "chat-1" } as const;
const history: Turn["history"] = [
  { id: "1", sender: "user", content: "What are you making?", at: 1 },
  { id: "2", sender: "ai", content: "Pots. Mostly accidents.", at: 2 },
];
const turn: Turn = {
  ...setting,
  history,
  message: { id: "3", sender: "user", content: USER_WORDS, at: 3 },
  mood: 50,
  now: 3,
};
const transcript: Transcript = { ...setting, messages: [...history, turn.message], mood: 56, now: 4 };

const builtin: Engine = {
  opening: () => "Built-in opening.",
  async *reply() {
    yield { type: "token", text: FALLBACK_WORDS };
    yield { type: "done", text: FALLBACK_WORDS, verdict: VERDICT, source: "builtin" };
  },
  hint: () => Promise.resolve("Built-in hint."),
  review: () => Promise.reject(new Error("built-in review")),
};

let server: Awaited<ReturnType<typeof startModelServer>>;
let logged: Record<string, unknown>[];

beforeEach(async () => {
  server = await startModelServer();
  logged = [];
});

afterEach(async () => {
  await server.stop();
  expect(JSON.stringify(logged), "words in the log").not.toMatch(WORDS);
});

function engineFor(options: Partial<OpenAiOptions> & { flags?: Flag[] } = {}): Engine {
  const { flags = [], timeouts, ...rest } = options;
  return createOpenAiEngine({
    apiKey: "test",
    baseUrl: server.baseUrl,
    model: "test-model",
    fallback: builtin,
    judge: () => ({ ...VERDICT, flags }),
    timeouts: { firstTokenMs: 10_000, idleMs: 10_000, totalMs: 15_000, hintMs: 10_000, retryMs: 1, ...timeouts },
    log: { warn: (fields, text) => logged.push({ ...fields, text }) },
    ...rest,
  });
}

async function speak(engine: Engine, signal = new AbortController().signal): Promise<ReplyPart[]> {
  const parts: ReplyPart[] = [];
  for await (const part of engine.reply(turn, { signal })) parts.push(part);
  return parts;
}

/** What a person sees in the end: the tokens since the last reset. */
function shown(parts: ReplyPart[]): string {
  const from = parts.findLastIndex(({ type }) => type === "reset") + 1;
  return parts
    .slice(from)
    .map((part) => (part.type === "token" ? part.text : ""))
    .join("");
}

const ok: Script = (line) => {
  line.say(MODEL_WORDS.slice(0, 20), MODEL_WORDS.slice(20));
  line.finish();
};

const spokenByModel = { type: "done", text: MODEL_WORDS, verdict: VERDICT, source: "model" };
const spokenByBuiltin = { type: "done", text: FALLBACK_WORDS, verdict: VERDICT, source: "builtin" };

describe("a model that answers", () => {
  it("speaks piece by piece, and the verdict stays the local one", async () => {
    server.plan(ok);
    const parts = await speak(engineFor());
    expect(parts.map(({ type }) => type)).toEqual(["token", "token", "done"]);
    expect(shown(parts)).toBe(MODEL_WORDS);
    expect(parts.at(-1)).toEqual(spokenByModel);
    expect(logged).toEqual([]);
  });

  it("is told what the person wrote in user messages only", async () => {
    server.plan(ok);
    await speak(engineFor());
    const [request] = server.requests;
    expect(request).toMatchObject({ model: "test-model", stream: true });
    expect(request?.messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(request?.messages[0]?.content).not.toMatch(WORDS);
    expect(request?.messages.at(-1)?.content).toBe(USER_WORDS);
  });

  it("is understood whatever bytes its stream is split at", async () => {
    const emoji = JSON.stringify({ choices: [{ delta: { content: "Ha \ud83d" } }] });
    const rest = JSON.stringify({ choices: [{ delta: { content: "\ude00 – déjà vu 🏺" } }] });
    server.plan(async (line) => {
      await line.drip(`: hello\r\n\r\ndata: ${emoji}\r\n\r\ndata: ${rest}\r\n\r\n${event({}, "stop")}`);
      line.finish();
    });
    const parts = await speak(engineFor());
    expect(parts.at(-1)).toMatchObject({ text: "Ha 😀 – déjà vu 🏺", source: "model" });
    expect(shown(parts)).toBe("Ha 😀 – déjà vu 🏺");
    expect(parts.every((part) => part.type !== "token" || !/\p{Cs}/u.test(part.text))).toBe(true);
  });

  it("is cleaned of control characters and cut at 2,000 characters", async () => {
    server.plan(async (line) => {
      line.say("\u0007Hel\u0000lo\u202e ", "x".repeat(1_500), "y".repeat(1_500));
      await line.closed;
    });
    const done = (await speak(engineFor())).at(-1);
    expect(done).toMatchObject({ source: "model", text: `Hello ${"x".repeat(1_500)}${"y".repeat(494)}` });
  });

  it("needs not close a stream that it finished", async () => {
    server.plan(async (line) => {
      line.say(MODEL_WORDS);
      line.raw(event({}, "stop"));
      await line.closed;
    });
    expect((await speak(engineFor())).at(-1)).toEqual(spokenByModel);
  });

  it("may be any server that keeps to the protocol", async () => {
    const mock = new LLMock({ port: 0 });
    mock.onMessage(/kiln/, { content: MODEL_WORDS }, { chunkSize: 7 });
    await mock.start();
    try {
      const parts = await speak(engineFor({ baseUrl: `${mock.url}/v1` }));
      expect(parts.length).toBeGreaterThan(3);
      expect(parts.at(-1)).toEqual(spokenByModel);
    } finally {
      await mock.stop();
    }
  });
});

describe("a model that fails before its first word", () => {
  it.each([
    [
      "429 with a short retry-after",
      (line) => line.answer(429, { error: { message: "slow" } }, { "retry-after": "0" }),
    ],
    ["500", (line) => line.answer(500, "oops")],
    ["a cut connection", (line) => line.cut()],
    ["200 with junk", (line) => line.answer(200, "<html>hello</html>")],
  ] satisfies [string, Script][])("is asked once more after %s", async (_, failing) => {
    server.plan(failing, ok);
    expect((await speak(engineFor())).at(-1)).toEqual(spokenByModel);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ["500 twice", [(line) => line.answer(500, "oops"), (line) => line.answer(500, "oops")]],
    ["junk twice", [(line) => line.answer(200, "junk"), (line) => line.answer(200, '{"choices":"junk"}')]],
    ["a key it refuses", [(line) => line.answer(401, { error: { message: `no ${USER_WORDS}` } })]],
    ["a long retry-after", [(line) => line.answer(429, {}, { "retry-after": "60" })]],
    ["no words twice", [(line) => line.finish(), (line) => line.finish()]],
  ] satisfies [string, Script[]][])("leaves the word to the built-in engine after %s", async (_, scripts) => {
    server.plan(...scripts);
    const parts = await speak(engineFor());
    expect(parts.map(({ type }) => type)).toEqual(["token", "done"]);
    expect(parts.at(-1)).toEqual(spokenByBuiltin);
    expect(server.requests).toHaveLength(scripts.length);
    expect(logged).toHaveLength(1);
  });

  it("is not waited for beyond the first-token limit", async () => {
    server.plan((line) => line.closed.then(() => undefined));
    const parts = await speak(engineFor({ timeouts: { firstTokenMs: 60 } }));
    expect(parts.at(-1)).toEqual(spokenByBuiltin);
    expect(server.requests).toHaveLength(1);
    expect(logged).toMatchObject([{ reason: "first_token", shown: false }]);
  });
});

describe("a model that fails in the middle", () => {
  const half = MODEL_WORDS.slice(0, 30);

  const mishaps: [string, string, Script, OpenAiOptions["timeouts"]][] = [
    ["stalls", "idle", (line) => line.say(half), { idleMs: 60 }],
    ["is cut", "TypeError", (line) => (line.say(half), void setImmediate(() => line.cut())), {}],
    ["ends without a finish", "cut", (line) => (line.say(half), line.end()), {}],
    [
      "sends an error",
      "APIError",
      (line) => (line.say(half), line.raw('data: {"error":{"message":"wobbly"}}\n\n')),
      {},
    ],
    ["sends broken JSON", "SyntaxError", (line) => (line.say(half), line.raw('data: {"wobbly\n\n')), {}],
    ["is filtered", "filtered", (line) => (line.say(half), line.finish("content_filter")), {}],
  ];

  it.each(mishaps)("takes its words back when it %s", async (_, reason, script, timeouts) => {
    server.plan(async (line, request) => {
      await script(line, request);
      await line.closed;
    });
    const parts = await speak(engineFor({ timeouts }));
    expect(parts.map(({ type }) => type)).toEqual(["token", "reset", "token", "done"]);
    expect(parts[0]).toEqual({ type: "token", text: half });
    expect(shown(parts)).toBe(FALLBACK_WORDS);
    expect(parts.at(-1)).toEqual(spokenByBuiltin);
    expect(server.requests).toHaveLength(1);
    expect(logged).toMatchObject([{ reason, shown: true }]);
  });

  it("may not go on for ever", async () => {
    server.plan(async (line) => {
      const drip = setInterval(() => line.say("word "), 5);
      await line.closed;
      clearInterval(drip);
    });
    const parts = await speak(engineFor({ timeouts: { totalMs: 150 } }));
    expect(parts.at(-1)).toEqual(spokenByBuiltin);
    expect(logged).toMatchObject([{ reason: "total", shown: true }]);
  });
});

describe("nobody listens any more", () => {
  /** Settles when the model's side of the connection is closed. */
  function saysOneWordAndWaits(): Promise<void> {
    return new Promise((resolve) => {
      server.plan(async (line) => {
        line.say("First");
        await line.closed;
        resolve();
      });
    });
  }

  it("closes the connection to the model when the signal aborts, and says nothing more", async () => {
    const closed = saysOneWordAndWaits();
    const listener = new AbortController();
    const parts: ReplyPart[] = [];
    for await (const part of engineFor().reply(turn, { signal: listener.signal })) {
      parts.push(part);
      listener.abort();
    }
    expect(parts).toEqual([{ type: "token", text: "First" }]);
    await closed;
    expect(logged).toEqual([]);
  });

  it("closes it too when the listener walks away", async () => {
    const closed = saysOneWordAndWaits();
    for await (const part of engineFor().reply(turn, { signal: new AbortController().signal })) {
      expect(part).toEqual({ type: "token", text: "First" });
      break;
    }
    await closed;
  });

  it("asks nothing when the signal was aborted before", async () => {
    expect(await speak(engineFor(), AbortSignal.abort())).toEqual([]);
    expect(server.requests).toEqual([]);
  });
});

describe("moments that are not for a model", () => {
  it.each(["crisis", "minor", "explicit", "hate", "ended"] satisfies Flag[])(
    "%s is answered by authored words",
    async (flag) => {
      const engine = engineFor({ flags: [flag] });
      expect((await speak(engine)).at(-1)).toMatchObject({ source: "builtin" });
      expect(await engine.hint(transcript, { signal: new AbortController().signal })).toBe("Built-in hint.");
      expect(server.requests).toEqual([]);
    },
  );
});

describe("a model that keeps failing", () => {
  const refuse: Script = (line) => line.answer(401, {});

  it("is left alone for 30 seconds after five failures, then asked once", async () => {
    let now = 0;
    const engine = engineFor({ clock: () => now });
    server.plan(refuse, refuse, refuse, refuse, refuse);
    for (let failure = 0; failure < 5; failure += 1) await speak(engine);
    expect(server.requests).toHaveLength(5);

    now = 29_999;
    expect((await speak(engine)).at(-1)).toEqual(spokenByBuiltin);
    expect(server.requests, "the circuit is open").toHaveLength(5);

    now = 30_000;
    server.plan(refuse);
    await speak(engine);
    await speak(engine);
    expect(server.requests, "one probe, and open again").toHaveLength(6);

    now = 60_000;
    server.plan(ok, ok);
    expect((await speak(engine)).at(-1)).toEqual(spokenByModel);
    expect((await speak(engine)).at(-1), "closed by the success").toEqual(spokenByModel);
  });

  it("is asked on when its failures are far apart", async () => {
    let now = 0;
    const engine = engineFor({ clock: () => now });
    for (let failure = 0; failure < 8; failure += 1) {
      server.plan(refuse);
      await speak(engine);
      now += 20_000;
    }
    expect(server.requests).toHaveLength(8);
  });
});

describe("hints", () => {
  const { signal } = new AbortController();
  const completion = (content: unknown) => ({
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
  });

  it("come from the model, on one line", async () => {
    server.plan((line) => line.answer(200, completion(" Ask what the \n wobbly vase survived. ")));
    expect(await engineFor().hint(transcript, { signal })).toBe("Ask what the wobbly vase survived.");
    const [request] = server.requests;
    expect(request?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(request?.messages[0]?.content).not.toMatch(WORDS);
  });

  it.each([
    ["empty", (line) => line.answer(200, completion("  "))],
    ["longer than 240 characters", (line) => line.answer(200, completion("word ".repeat(60)))],
    ["no text", (line) => line.answer(200, completion(null))],
    ["junk", (line) => line.answer(200, "junk")],
    ["an error", (line) => line.answer(500, "oops")],
  ] satisfies [string, Script][])("come from the built-in engine when the model's is %s", async (_, script) => {
    server.plan(script);
    expect(await engineFor().hint(transcript, { signal })).toBe("Built-in hint.");
    expect(logged).toHaveLength(1);
  });

  it("come from the built-in engine when the model is late", async () => {
    server.plan((line) => line.closed.then(() => undefined));
    expect(await engineFor({ timeouts: { hintMs: 60 } }).hint(transcript, { signal })).toBe("Built-in hint.");
    expect(logged).toMatchObject([{ reason: "hint" }]);
  });
});

it("leaves openings and reviews to the built-in engine", async () => {
  const engine = engineFor();
  expect(engine.opening({ ...setting, now: 1 })).toBe("Built-in opening.");
  await expect(engine.review(transcript, { signal: new AbortController().signal })).rejects.toThrow("built-in review");
  expect(server.requests).toEqual([]);
});
