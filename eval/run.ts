/**
 * `npm run eval`: plays every labelled turn and every scripted chat on the built-in engine and prints one table.
 * `--show <id>` prints a case, `--failures <n>` the worst misses, `--json` everything for a program; `--gate` makes a
 * missed goal fail the process (times and memory never do).
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { CHATS } from "./chats.ts";
import { measureCost } from "./cost.ts";
import { directionRight, passes, scoreChats, scoreTurns, type Metric, type Miss } from "./metrics.ts";
import { playScript, playTurn, type PlayedChat } from "./play.ts";
import { TURNS } from "./turns.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

const { values: options } = parseArgs({
  options: {
    show: { type: "string" },
    failures: { type: "string" },
    json: { type: "boolean", default: false },
    gate: { type: "boolean", default: false },
    /** A file for every miss, grouped by cause. */
    report: { type: "string" },
  },
});

/** Metrics that count a miss a second time, for a class of its own. */
const COUNTED_TWICE = /^(class|direction|recall|facts|plans): |^safety recall$/;

if (options.show !== undefined) show(options.show);
else await run();

async function run(): Promise<void> {
  const turns = scoreTurns(TURNS.map(playTurn));
  const chats = scoreChats(CHATS.flatMap(playScript));
  const cost = await measureCost(ROOT);
  const misses = [...turns.misses, ...chats.misses];
  const judged = [...turns.metrics, ...chats.metrics];
  if (options.json) {
    console.log(JSON.stringify({ metrics: [...judged, ...cost], misses }, null, 2));
  } else {
    console.log(`${TURNS.length} labelled turns, ${CHATS.length} scripted chats\n`);
    console.log(table([...judged, ...cost]));
    if (options.failures !== undefined) console.log(`\n${listed(misses, Number(options.failures))}`);
  }
  if (options.report !== undefined) writeFileSync(options.report, `${listed(misses, Infinity)}\n`);
  if (
    options.gate &&
    [...judged, ...cost].some((one) => one.unit !== "ms" && one.unit !== "MB" && passes(one) === false)
  )
    process.exitCode = 1;
}

function table(metrics: readonly Metric[]): string {
  const rows = metrics.map((metric) => {
    const digits = metric.unit === "" ? (Number.isInteger(metric.value) ? 0 : 3) : 1;
    const { atLeast, atMost } = metric.goal ?? {};
    const goal = [atLeast === undefined ? "" : `≥ ${atLeast}`, atMost === undefined ? "" : `≤ ${atMost}`]
      .filter(Boolean)
      .join(" ");
    const verdict = passes(metric);
    return [
      metric.name,
      `${metric.value.toFixed(digits)}${metric.unit && ` ${metric.unit}`}`,
      goal,
      String(metric.cases),
      verdict === null ? "" : verdict ? "pass" : "MISS",
    ];
  });
  const all = [["metric", "value", "goal", "cases", ""], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Misses by cause, the most frequent first; what one line got wrong in several ways or with several partners is one entry. */
function listed(misses: readonly Miss[], limit: number): string {
  const causes = new Map<string, Map<string, Miss[]>>();
  for (const miss of misses) {
    if (COUNTED_TWICE.test(miss.metric)) continue;
    const entries = causes.get(causeOf(miss)) ?? new Map<string, Miss[]>();
    const entry = entryOf(miss);
    entries.set(entry, [...(entries.get(entry) ?? []), miss]);
    causes.set(causeOf(miss), entries);
  }
  const lines: string[] = [];
  let left = limit;
  for (const [cause, entries] of [...causes].sort((a, b) => b[1].size - a[1].size)) {
    if (left <= 0) break;
    lines.push(`## ${cause} (${entries.size})`);
    for (const [entry, group] of [...entries].slice(0, left)) {
      const ids = [...new Set(group.map(({ id }) => id))];
      lines.push(
        `- ${entry}`,
        `    in ${ids.slice(0, 4).join(", ")}${ids.length > 4 ? ` and ${ids.length - 4} more` : ""}`,
      );
      for (const { metric, expected, got } of differing(group).slice(0, 4)) {
        lines.push(`    ${metric}: want ${expected} | got ${got}`);
      }
    }
    left -= entries.size;
    lines.push("");
  }
  return lines.join("\n");
}

/** A turn is filed under what it is (its id says so), a line of a chat under what went wrong. */
function causeOf({ id, metric, cause }: Miss): string {
  const turn = TURNS.find((one) => one.id === id);
  return turn ? `turns: ${turn.id.replace(/-\d+$/, "")}` : `chats: ${metric.replace(/: .*/, "")} — ${cause}`;
}

/** What makes two misses one: the same hint, the same script, else the same words said. */
function entryOf({ id, metric, said, got }: Miss): string {
  if (metric.startsWith("hint")) return got;
  return /^\d+ lines, mood /.test(said) ? id.replace(/@.*/, "") : said;
}

function differing(group: readonly Miss[]): Miss[] {
  const seen = new Set<string>();
  return group.filter(({ metric, got }) => {
    const key = `${metric}|${got}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function show(id: string): void {
  const turn = TURNS.find((one) => one.id === id);
  if (turn) {
    const { response } = playTurn(turn);
    const { verdict } = response;
    console.log(`${turn.id}: ${turn.persona}, ${turn.scenario}, ${turn.difficulty}, mood ${turn.mood}\n`);
    for (const line of turn.before) console.log(`  ${line}`);
    console.log(`> me: ${turn.message}\n< ${response.text}\n`);
    console.log(`expected  ${JSON.stringify(turn.expect)}`);
    console.log(
      `got       ${verdict.moodChange} ${JSON.stringify(verdict.reasons.map(({ signal, delta, quote }) => [signal, delta, quote]))}`,
    );
    console.log(`flags     ${verdict.flags.join(", ") || "none"}\nadvice    ${verdict.advice}`);
    console.log(`direction ${directionRight(turn.expect, verdict.moodChange) ? "right" : "WRONG"}`);
    return;
  }
  const [name] = id.split("@");
  const script = CHATS.find((one) => one.id === name);
  if (!script) throw new Error(`No turn or chat is called ${id}`);
  const runs = playScript(script).filter((chat) => !id.includes("@") || chat.id === id.replace(/#.*/, ""));
  for (const chat of runs) showChat(chat);
}

function showChat(chat: PlayedChat): void {
  console.log(`${chat.id}: ${chat.script.kind}, ${chat.script.scenario}, starts at ${chat.script.mood ?? 50}\n`);
  if (chat.opening) console.log(`< ${chat.opening}`);
  for (const { say, response, probe, hint } of chat.lines) {
    const { mood, moodChange, flags } = response.verdict;
    console.log(`> ${say}${probe ? `   {${probe.kind}}` : ""}`);
    console.log(
      `< ${response.text}   [${mood}, ${moodChange > 0 ? "+" : ""}${moodChange}${flags.length > 0 ? `, ${flags.join(" ")}` : ""}]`,
    );
    if (hint) console.log(`  hint: ${hint}`);
  }
  const { score, oneThing, strengths, improvements, suggestions } = chat.review;
  console.log(`\nscore ${score}: ${oneThing}`);
  for (const line of strengths) console.log(`  + ${line}`);
  for (const line of improvements) console.log(`  − ${line}`);
  for (const { original, better } of suggestions) console.log(`  “${original}” → “${better}”`);
  console.log("");
}
