/** What the engine costs: time, memory, and whether another process says the same. Printed, never a gate. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { respond, reviewChat } from "#app/services/ai/builtin/engine.ts";
import type { Turn, Utterance } from "#app/services/ai/engine.ts";
import { BUILT_IN_PERSONAS } from "#db/seed/personas.ts";
import { CHATS } from "./chats.ts";
import type { Metric } from "./metrics.ts";
import { playTurn, START } from "./play.ts";
import { TURNS } from "./turns.ts";

const LONG_CHAT = 200;
const WARM_RUNS = 60;
const RANDOM_STRINGS = 10_000;
const SAMPLE = 60;

function p95(times: number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

function timed(run: () => void): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

/** A chat of 200 turns, lines taken from the long scripts in turn; replies are the engine's own early ones. */
function longHistory(): Utterance[] {
  const lines = CHATS.filter(({ kind }) => kind === "soak").flatMap(({ lines }) =>
    lines.map((line) => (typeof line === "string" ? line : line.say)),
  );
  const persona = BUILT_IN_PERSONAS[0];
  if (!persona) throw new Error("The seed has no personas");
  const messages: Utterance[] = [];
  let mood = 50;
  for (let index = 0; index < LONG_CHAT; index++) {
    const message: Utterance = {
      id: `u${index}`,
      sender: "user",
      content: lines[index] ?? "and then?",
      at: START + index * 40_000,
    };
    const turn: Turn = {
      persona,
      scenario: "first-message",
      difficulty: "warm",
      seed: "long",
      history: messages.slice(-30),
      message,
      mood,
      now: message.at,
    };
    const reply = respond(turn);
    mood = reply.verdict.mood;
    messages.push(message, { id: `a${index}`, sender: "ai", content: reply.text, at: message.at + 1000 });
  }
  return messages;
}

/** Deterministic noise: letters, marks, emoji, astral and control characters. */
function* randomStrings(count: number): Generator<string> {
  let state = 0x2545f491;
  const next = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % limit;
  };
  for (let index = 0; index < count; index++) {
    const length = 1 + next(60);
    let text = "";
    for (let place = 0; place < length; place++) {
      const kind = next(6);
      if (kind < 3) text += String.fromCodePoint(32 + next(95));
      else if (kind === 3) text += String.fromCodePoint(0x1f300 + next(0x300));
      else if (kind === 4) text += String.fromCodePoint(0xa1 + next(0x2f00));
      else text += " ";
    }
    yield text.trim() || "?";
  }
}

export function sampleDigest(): string {
  const hash = createHash("sha256");
  for (const turn of TURNS.slice(0, SAMPLE)) {
    const { text, verdict } = playTurn(turn).response;
    hash.update(text).update(JSON.stringify(verdict));
  }
  return hash.digest("hex");
}

/** Loads a bundle of the engine in a fresh process: the time and memory a server pays for it. */
async function fresh(root: string): Promise<{ loadMs: number; grownMb: number; digest: string }> {
  const folder = join(root, ".cache/eval");
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, "engine.mjs");
  const entry = {
    contents: `export * from "./app/services/ai/builtin/engine.ts";`,
    resolveDir: root,
    loader: "ts" as const,
  };
  const common = {
    bundle: true,
    platform: "node" as const,
    format: "esm" as const,
    packages: "external" as const,
    logLevel: "error" as const,
  };
  await build({ ...common, stdin: entry, outfile });
  const sample = join(folder, "sample.mjs");
  await build({
    ...common,
    stdin: { ...entry, contents: `export { sampleDigest } from "./eval/cost.ts";` },
    outfile: sample,
  });
  const probe = join(folder, "probe.mjs");
  writeFileSync(
    probe,
    `globalThis.gc();
const before = process.memoryUsage().rss;
const started = performance.now();
await import(${JSON.stringify(pathToFileURL(outfile).href)});
const loadMs = performance.now() - started;
globalThis.gc();
const grownMb = (process.memoryUsage().rss - before) / 1048576;
const { sampleDigest } = await import(${JSON.stringify(pathToFileURL(sample).href)});
console.log(JSON.stringify({ loadMs, grownMb, digest: sampleDigest() }));`,
  );
  const output = execFileSync(process.execPath, ["--expose-gc", probe], { encoding: "utf8" });
  return JSON.parse(output) as { loadMs: number; grownMb: number; digest: string };
}

export async function measureCost(root: string): Promise<Metric[]> {
  const history = longHistory();
  const persona = BUILT_IN_PERSONAS[0];
  if (!persona) throw new Error("The seed has no personas");
  const base = { persona, scenario: "first-message", difficulty: "warm", mood: 60 } as const;
  const now = START + 10_000_000;
  const at = (content: string): Utterance => ({ id: "m", sender: "user", content, at: now });
  const warm = TURNS.slice(0, WARM_RUNS);
  for (const { message } of warm) respond({ ...base, seed: "w", history, message: at(message), now });

  const long = warm.map(({ message }) =>
    timed(() => respond({ ...base, seed: "p", history, message: at(message), now })),
  );
  const short = TURNS.map(({ message, id }) =>
    timed(() => respond({ ...base, seed: id, history: [], message: at(message), now })),
  );
  const reviews = Array.from({ length: 20 }, () =>
    timed(() => reviewChat({ ...base, seed: "r", messages: history, now })),
  );

  let thrown = 0;
  const noise: number[] = [];
  for (const text of randomStrings(RANDOM_STRINGS)) {
    noise.push(
      timed(() => {
        try {
          if (!respond({ ...base, seed: "n", history: [], message: at(text), now }).text.trim()) thrown += 1;
        } catch {
          thrown += 1;
        }
      }),
    );
  }
  const process_ = await fresh(root);
  const metric = (name: string, value: number, unit: Metric["unit"], atMost: number, cases: number): Metric => ({
    name,
    value,
    unit,
    goal: { atMost },
    cases,
  });
  return [
    metric(`Reply p95 after ${LONG_CHAT} turns, warm`, p95(long), "ms", 25, long.length),
    metric("Analysis and reply p95, first message", p95(short), "ms", 5, short.length),
    metric(`Review p95 after ${LONG_CHAT} turns`, p95(reviews), "ms", 40, reviews.length),
    metric("Engine load in a fresh process", process_.loadMs, "ms", 300, 1),
    metric("Memory grown by the engine", process_.grownMb, "MB", 40, 1),
    metric("Random strings that throw or get no reply", thrown, "", 0, RANDOM_STRINGS),
    metric("Random strings, slowest", Math.max(...noise), "ms", 50, RANDOM_STRINGS),
    metric("Another process answers differently", process_.digest === sampleDigest() ? 0 : 1, "", 0, SAMPLE),
  ];
}
