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
  if (options.gate && judged.some((metric) => passes(metric) === false)) process.exitCode = 1;
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

/** Misses by metric and cause, the most frequent cause first; a turn's direction is listed once. */
function listed(misses: readonly Miss[], limit: number): string {
  const groups = new Map<string, Miss[]>();
  for (const miss of misses) {
    if (/^(class|direction|recall|facts|plans): /.test(miss.metric)) continue;
    const key = `${miss.metric} — ${miss.cause}`;
    groups.set(key, [...(groups.get(key) ?? []), miss]);
  }
  const lines: string[] = [];
  let left = limit;
  for (const [cause, group] of [...groups].sort((a, b) => b[1].length - a[1].length)) {
    if (left <= 0) break;
    lines.push(`## ${cause} (${group.length})`);
    for (const { id, said, expected, got } of group.slice(0, left)) {
      lines.push(`- ${id}`, `    said: ${said}`, `    want: ${expected}`, `    got:  ${got}`);
    }
    left -= group.length;
    lines.push("");
  }
  return lines.join("\n");
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
