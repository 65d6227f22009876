/** `npm run lint`: every static check, two at a time; each prints what it found, and one failure fails the whole. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { checkNode, ensureInstalled, ROOT, runPackage } from "./prepare.mjs";

const AT_A_TIME = 2;
/** A table rebuild drops the parent, and with it the rows that refer to it. */
const DESTRUCTIVE = /DROP\s+TABLE|__new_/i;

checkNode();
process.chdir(ROOT);
await ensureInstalled();

// The slowest first: the short ones fill the gap beside it.
const waiting = [
  { name: "tsc", work: tool("typescript/bin/tsc", ["--noEmit"]) },
  {
    name: "prettier",
    work: tool("prettier/bin/prettier.cjs", [
      "--check",
      "--log-level=warn",
      "--cache",
      "--cache-location=.cache/prettier",
      ".",
    ]),
  },
  { name: "oxlint", work: tool("oxlint/bin/oxlint", ["--type-aware", "--deny-warnings"]) },
  {
    name: "dependency-cruiser",
    work: tool("dependency-cruiser/bin/dependency-cruise.mjs", ["app", "db", "server.ts", "--output-type=err"]),
  },
  { name: "knip", work: tool("knip/bin/knip.js", ["--no-progress", "--no-config-hints"]) },
  { name: "authored content", work: tool("tsx/dist/cli.mjs", ["scripts/lint-content.ts"]) },
  { name: "house rules", work: houseRules },
];

let failures = 0;
await Promise.all(Array.from({ length: AT_A_TIME }, worker));
process.exit(failures === 0 ? 0 : 1);

async function worker() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const started = performance.now();
    const { code, output } = await check.work();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code !== 0) failures += 1;
    if (code !== 0 && output.trim()) console.log(`\n${output.trimEnd()}\n`);
    console.log(`lint: ${check.name} ${code === 0 ? "ok" : "FAILED"} (${seconds} s)`);
  }
}

function tool(script, args) {
  return async () => {
    let output = "";
    const code = await runPackage(script, args, { output: (chunk) => (output += chunk) });
    return { code, output };
  };
}

/** What no other tool knows: one reader of the environment, and migrations that only ever add. */
function houseRules() {
  const problems = [];
  for (const file of [...under("app"), ...under("db")]) {
    const isCode = /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
    if (isCode && file !== "app/env.server.ts" && /process\.env\b/.test(read(file))) {
      problems.push(`${file}: reads process.env; only app/env.server.ts may`);
    }
  }
  for (const file of under("db/migrations")) {
    if (file.endsWith(".sql") && DESTRUCTIVE.test(read(file))) {
      problems.push(`${file}: drops or rebuilds a table, which deletes the rows that refer to it; migrations only add`);
    }
  }
  return { code: problems.length === 0 ? 0 : 1, output: problems.join("\n") };
}

function under(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
}

function read(file) {
  return readFileSync(join(ROOT, file), "utf8");
}
