import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { maya } from "#tests/factories.ts";
import { startModelServer, type Script } from "#tests/fakes/model-server.ts";
import { createBuiltinEngine } from "./builtin/engine.server.ts";
import { giveHint, respond, reviewChat } from "./builtin/engine.ts";
import type { Transcript, Utterance } from "./engine.ts";
import { createHintHistory } from "./hint-history.ts";
import { createOpenAiEngine, type OpenAiOptions } from "./openai.server.ts";

const { signal } = new AbortController();
const WORDS = /wobbly|insufferable|crumpet/;

/** A chat of these lines, the person's first. */
function chatOf(...lines: string[]): Transcript {
  const messages = lines.map((content, index): Utterance => ({
    id: String(index),
    sender: index % 2 === 0 ? "user" : "ai",
    content,
    at: index * 60_000,
  }));
  return { persona: maya(), scenario: "first-message", difficulty: "warm", seed: "chat-1", messages, mood: 56, now: 9 };
}

const chat = chatOf(
  "What are you making these days?",
  "Pots. Mostly accidents. One wobbly vase refuses to die.",
  "Did the kiln spare the wobbly vase? I dropped my only mug last week.",
  "It did, and it is insufferable about it.",
  "haha",
  "You laugh like a crumpet.",
);

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

function engineFor(timeouts: OpenAiOptions["timeouts"] = {}) {
  return createOpenAiEngine({
    apiKey: "test",
    baseUrl: server.baseUrl,
    model: "test-model",
    fallback: createBuiltinEngine({ pace: 0 }),
    judge: respond,
    timeouts: { hintMs: 10_000, retryMs: 1, ...timeouts },
    log: { warn: (fields, text) => logged.push({ ...fields, text }) },
  });
}

function completion(content: unknown, finish_reason = "stop") {
  return { choices: [{ index: 0, message: { role: "assistant", content }, finish_reason }] };
}

function answers(content: unknown): Script {
  return (line) => line.answer(200, completion(content));
}

describe("hints", () => {
  it("come from the model, on one line", async () => {
    server.plan(answers(" Ask what the \n wobbly vase survived. "));
    expect(await engineFor().hint(chat, { signal })).toBe("Ask what the wobbly vase survived.");
    const [request] = server.requests;
    expect(request?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(request?.messages[0]?.content).not.toMatch(WORDS);
    expect(logged).toEqual([]);
  });

  it.each([
    ["empty", answers("  ")],
    ["longer than 240 characters", answers("word ".repeat(60))],
    ["three sentences", answers("Pick the vase. Ask how it lived. Then tell yours.")],
    ["pressing", answers("Keep pushing until she says yes.")],
    ["after contact details", answers("Ask for her number now.")],
    ["crude", answers("Ask her to send nudes.")],
    ["a link", answers("See https://example.com for lines.")],
    ["a line of hers", answers("You laugh like a crumpet!")],
    ["a line of theirs", answers("What are you making these days?")],
    ["no text", answers(null)],
    ["cut", (line) => line.answer(200, completion("Ask what the", "length"))],
    ["filtered", (line) => line.answer(200, completion("Ask", "content_filter"))],
    ["junk", (line) => line.answer(200, "junk")],
    ["an error", (line) => line.answer(500, "oops")],
  ] satisfies [string, Script][])("come from the built-in engine when the model's is %s", async (_, script) => {
    server.plan(script);
    expect(await engineFor().hint(chat, { signal })).toBe(giveHint(chat));
    expect(logged).toHaveLength(1);
  });

  it("come from the built-in engine when the model is late", async () => {
    server.plan((line) => line.closed.then(() => undefined));
    expect(await engineFor({ hintMs: 60 }).hint(chat, { signal })).toBe(giveHint(chat));
    expect(logged).toMatchObject([{ reason: "hint" }]);
  });

  it("never come twice in a chat, and the model is told those it gave", async () => {
    const engine = engineFor();
    server.plan(answers("Ask what the vase survived."), answers("Ask what the vase survived!"));
    expect(await engine.hint(chat, { signal })).toBe("Ask what the vase survived.");
    expect(await engine.hint(chat, { signal })).toBe(giveHint(chat));
    expect(server.requests[1]?.messages[1]?.content).toContain("Already suggested");
    expect(logged).toMatchObject([{ reason: "unfit" }]);

    server.plan(answers("Ask what the vase survived."));
    expect(await engine.hint({ ...chat, seed: "chat-2" }, { signal })).toBe("Ask what the vase survived.");
  });

  it.each([
    ["a no", chatOf("Come to mine tonight?", "I'd rather not, thank you.")],
    ["an insult", chatOf("you are so stupid", "Charming.")],
    ["a sign of crisis", chatOf("i want to kill myself", "That sounds heavy.")],
    ["a minor", chatOf("i'm 15 years old", "Then this is not the place.")],
  ])("are authored after %s", async (_, transcript) => {
    expect(await engineFor().hint(transcript, { signal })).toBe(giveHint(transcript));
    expect(server.requests).toEqual([]);
  });
});

it("goes on asking a server whose answers are unfit, and stops asking one that fails", async () => {
  const engine = engineFor();
  for (let count = 0; count < 6; count += 1) {
    server.plan(answers("Keep pushing."));
    await engine.hint(chat, { signal });
  }
  expect(server.requests).toHaveLength(6);
  for (let count = 0; count < 6; count += 1) {
    server.plan((line) => line.answer(401, {}));
    await (count % 2 === 0 ? engine.hint(chat, { signal }) : engine.review(chat, { signal }));
  }
  expect(server.requests).toHaveLength(11);
});

it("forgets the hints of chats long past", () => {
  const history = createHintHistory();
  for (let chatNumber = 0; chatNumber <= 500; chatNumber += 1) history.add(`chat-${chatNumber}`, "Ask.");
  expect(history.given("chat-0")).toEqual([]);
  expect(history.given("chat-1")).toEqual(["Ask."]);
  for (let count = 0; count < 40; count += 1) history.add("chat-1", `Ask ${count}.`);
  expect(history.given("chat-1")).toHaveLength(30);
});

describe("reviews", () => {
  const ours = reviewChat(chat);
  const [first, second] = chat.messages.filter(({ sender }) => sender === "user").map(({ content }) => content);
  const theirs = {
    score: ours.score + 1,
    oneThing: "Stay with one thread for longer.",
    strengths: ["You came back to the vase: “Did the kiln spare the wobbly vase?”."],
    improvements: ["“haha” left her nothing to answer."],
    suggestions: [{ original: "haha", better: "Haha, does it hum while it gloats?", why: "It plays along." }],
  };
  const reply = (over: Record<string, unknown> = {}) => JSON.stringify({ ...theirs, ...over });

  it("are the model's words around our figures", async () => {
    server.plan(answers(reply()));
    expect(await engineFor().review(chat, { signal })).toEqual({ ...ours, ...theirs });
    const [request] = server.requests;
    expect(request?.response_format?.type).toBe("json_schema");
    expect(request?.stream).toBeUndefined();
    expect(request?.messages[0]?.content).not.toMatch(WORDS);
    expect(logged).toEqual([]);
  });

  it.each([400, 422])("are asked for in words where a server answers %i to a schema", async (status) => {
    server.plan(
      (line) => line.answer(status, { error: { message: "wobbly" } }),
      answers(`\`\`\`json\n${reply()}\n\`\`\``),
    );
    expect(await engineFor().review(chat, { signal })).toMatchObject(theirs);
    expect(server.requests[1]?.response_format).toBeUndefined();
  });

  it("keep within two points of ours, and analytics with them", async () => {
    for (const [score, shown] of [
      [10, Math.min(10, ours.score + 2)],
      [0, Math.max(0, ours.score - 2)],
    ]) {
      server.plan(answers(reply({ score })));
      const review = await engineFor().review(chat, { signal });
      expect(review.score).toBe(shown);
      expect(review.analytics).toEqual(ours.analytics);
      expect(review.goalMet).toBe(ours.goalMet);
    }
  });

  it.each([
    [
      "pushing past a no",
      4,
      chatOf("Coffee?", "No, thank you.", "Come on, don't be boring. Just one coffee?", "I said no."),
    ],
    ["low effort", 3, chatOf("hey", "Hi.", "ok", "Right.", "lol", "Hm.", "k", "Bye.")],
    ["an insult", 3, chatOf("What do you make?", "Pots.", "you are so stupid", "Charming.")],
  ])("hold the caps after %s, and our one thing leads", async (_, most, transcript) => {
    const local = reviewChat(transcript);
    server.plan(answers(reply({ score: 10, strengths: ["You wrote."], improvements: ["Be kind."], suggestions: [] })));
    const review = await engineFor().review(transcript, { signal });
    expect(review.strengths).toEqual(["You wrote."]);
    expect(review.score).toBeLessThanOrEqual(most);
    expect(review.oneThing).toBe(local.oneThing);
    expect(review.suggestions).toEqual(local.suggestions);
  });

  it("drop suggestions for lines that were never written, and those that are unfit", async () => {
    const good = { original: first, better: "What did the kiln do to you this week?", why: "It is about her." };
    server.plan(
      answers(
        reply({
          suggestions: [
            { ...good, original: "What are you making" },
            { ...good, original: chat.messages[1]?.content },
            { ...good, original: second, better: "Send nudes" },
            { ...good, original: second, better: "What's your number?" },
            { ...good, original: second, better: second },
            { ...good, original: second, why: "" },
            good,
            { ...good, better: "Another one for the same line?" },
          ],
        }),
      ),
    );
    expect((await engineFor().review(chat, { signal })).suggestions).toEqual([good]);
  });

  it.each([
    ["no JSON", "It went well!"],
    ["cut JSON", reply().slice(0, -9)],
    ["no score", reply({ score: undefined })],
    ["a score of 11", reply({ score: 11 })],
    ["no strengths", reply({ strengths: [] })],
    ["an empty line", reply({ improvements: [" "] })],
    ["a long line", reply({ oneThing: `Ask ${"more ".repeat(60)}` })],
    ["a quote nobody wrote", reply({ strengths: ["You said “I adore pottery”."] })],
    ["a straight quote nobody wrote", reply({ strengths: ['You said "I adore pottery".'] })],
    ["a single quote nobody wrote", reply({ strengths: ["You said 'I don't adore pottery'."] })],
    ["pressing", reply({ oneThing: "Keep asking until she says yes." })],
    ["a link", reply({ oneThing: "Read www.example.com about it." })],
  ])("are ours when the model's has %s", async (_, content) => {
    server.plan(answers(content));
    expect(await engineFor().review(chat, { signal })).toEqual(ours);
    expect(logged).toMatchObject([{ reason: "unfit" }]);
  });

  it.each([
    ["refuses", [(line) => line.answer(401, {})]],
    ["refuses twice", [(line) => line.answer(400, {}), (line) => line.answer(400, {})]],
    ["breaks off", [(line) => line.cut()]],
    ["answers junk", [(line) => line.answer(200, "junk")]],
    ["stalls", [(line) => line.closed.then(() => undefined)]],
    ["is cut short", [(line) => line.answer(200, completion(reply(), "length"))]],
  ] satisfies [string, Script[]][])("are ours when the server %s", async (_, scripts) => {
    server.plan(...scripts);
    expect(await engineFor({ reviewMs: 1_500 }).review(chat, { signal })).toEqual(ours);
    expect(server.requests).toHaveLength(scripts.length);
    expect(logged).toHaveLength(1);
  });

  it("close the connection when nobody waits for them, and are ours then", async () => {
    const listener = new AbortController();
    const closed = new Promise<void>((resolve) => {
      server.plan(async (line) => {
        setTimeout(() => listener.abort(), 20);
        await line.closed;
        resolve();
      });
    });
    expect(await engineFor().review(chat, { signal: listener.signal })).toEqual(ours);
    await closed;
  });

  it("are ours alone after a sign of crisis, and throw where ours do", async () => {
    const grave = chatOf("i want to kill myself", "Please talk to someone.", "ok, thanks. How are you?", "Well.");
    expect(await engineFor().review(grave, { signal })).toEqual(reviewChat(grave));
    await expect(engineFor().review(chatOf(), { signal })).rejects.toThrow(RangeError);
    expect(server.requests).toEqual([]);
  });
});
