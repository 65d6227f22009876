/**
 * Makes a fresh copy of this repository able to run: right Node, packages as locked, a build of these very sources.
 * Node built-ins only, because it runs before anything is installed. Each step does nothing when it is already done.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const LEAST_NODE = [20, 19];
const INSTALL_STAMP = join(ROOT, "node_modules", ".repartee-lock");
const BUILD_STAMP = join(ROOT, "build", ".stamp");
const ASSETS = join(ROOT, "build", "client", "assets");
/** What a build depends on. Tests are left out: a changed test needs no new build. */
const SOURCES = [
  "app",
  "db",
  "public",
  "server.ts",
  "vite.config.ts",
  "remix.config.js",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  "scripts/build.mjs",
  "scripts/prepare.mjs",
];

export function say(text) {
  console.log(`repartee: ${text}`);
}

/** Ends the process with one kind sentence when a step cannot succeed. */
export function giveUp(text) {
  console.error(`repartee: ${text}`);
  process.exit(1);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  giveUp(
    `this needs Node ${LEAST_NODE.join(".")} or newer, and this is Node ${process.versions.node}. ` +
      "Install a newer one from https://nodejs.org and start again.",
  );
}

/** Runs a command with our input and output; resolves with its exit code. Ends with it when we are told to stop. */
export function run(command, args, { env, output = "inherit" } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["inherit", output === "inherit" ? "inherit" : "pipe", output === "inherit" ? "inherit" : "pipe"],
    });
    const stop = (signal) => {
      child.kill(signal);
      process.exit(1);
    };
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
    if (output !== "inherit") {
      child.stdout.on("data", output);
      child.stderr.on("data", output);
    }
    child.on("error", reject);
    child.on("close", (code) => {
      process.off("SIGTERM", stop);
      process.off("SIGINT", stop);
      resolve(code ?? 1);
    });
  });
}

/** Runs one of the installed packages' commands by its script, so that no shell and no wrapper process is between. */
export function runPackage(script, args, options) {
  return run(process.execPath, [join(ROOT, "node_modules", script), ...args], options);
}

function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js")) return run(process.execPath, [script, ...args]);
  const beside = join(dirname(process.execPath), "node_modules", "npm", "bin", "npm-cli.js");
  const below = join(dirname(process.execPath), "..", "lib", "node_modules", "npm", "bin", "npm-cli.js");
  const found = [beside, below].find((file) => existsSync(file));
  return found ? run(process.execPath, [found, ...args]) : run("npm", args);
}

/** Packages exactly as package-lock.json names them, and a database driver that this Node can load. */
export async function ensureInstalled() {
  const lock = hashOf([join(ROOT, "package-lock.json")]);
  const stamp = `${lock} ${process.platform}-${process.arch}-${process.versions.modules}`;
  const found = existsSync(INSTALL_STAMP) ? readFileSync(INSTALL_STAMP, "utf8").trim() : "";
  if (found === stamp) return;
  if (!found.startsWith(lock) && !isInstalledByHand()) {
    say("installing packages (a minute or so, only when they change)");
    let code = await npm(["ci", "--include=dev", "--no-fund", "--no-audit"]);
    if (code !== 0) {
      // Versions of npm disagree on which platforms' packages a lock must name; this one keeps to what the lock does say.
      say("that did not work; trying once more in a less strict way");
      code = await npm(["install", "--include=dev", "--no-save", "--no-fund", "--no-audit"]);
    }
    if (code !== 0) giveUp("the packages could not be installed; npm's own words are above. Is the network reachable?");
  }
  if (!(await canOpenDatabase())) {
    say(`rebuilding the database driver for Node ${process.versions.node}`);
    await npm(["rebuild", "better-sqlite3", "--foreground-scripts"]);
    if (!(await canOpenDatabase())) giveUp("the database driver (better-sqlite3) does not load on this Node.");
  }
  writeFileSync(INSTALL_STAMP, `${stamp}\n`);
}

/** Did a plain `npm install` or `npm ci` already put every locked package in place? */
function isInstalledByHand() {
  const hidden = join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(hidden, "utf8")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "") return true;
    const there = present[path];
    if (!there) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** In a process of its own: a driver for another Node that was tried once stays broken in the process that tried. */
async function canOpenDatabase() {
  const script = "new (require('better-sqlite3'))(':memory:').close()";
  return (await run(process.execPath, ["-e", script], { output: () => {} })) === 0;
}

/** A build of the sources as they are now. */
export async function ensureBuilt() {
  const stamp = sourcesHash();
  const found = existsSync(BUILD_STAMP) ? readFileSync(BUILD_STAMP, "utf8").trim() : "";
  if (found === stamp && existsSync(join(ROOT, "build", "server.js"))) return;
  say("building (half a minute, only when the sources change)");
  rmSync(BUILD_STAMP, { force: true });
  const code = await run(process.execPath, [join(ROOT, "scripts", "build.mjs")]);
  if (code !== 0) giveUp("the build failed; the reason is above.");
}

/** Written only after a whole build, with the hash taken before it: what changed meanwhile is built next time. */
export function stampBuild(hash) {
  const styles = readdirSync(ASSETS).filter((name) => name.endsWith(".css"));
  if (styles.length !== 1) {
    giveUp(
      `the build has ${styles.length} style sheets instead of one (${styles.join(", ")}): server and browser disagree.`,
    );
  }
  writeFileSync(BUILD_STAMP, `${hash}\n`);
}

export function sourcesHash() {
  return hashOf(SOURCES.flatMap((name) => filesUnder(join(ROOT, name))).filter((file) => !/\.test\.tsx?$/.test(file)));
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${file.slice(ROOT.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}
