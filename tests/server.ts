/** The built server as a child process, for tests that need a real port, or a process that can die. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const START_MS = 20_000;
const STOP_MS = 15_000;
const READY = /Repartee is ready: open http/;
/** In public mode the address says no port; the log (LOG_LEVEL=info) does. */
const PORT = /Repartee is ready: open http\S+:(\d+)|"port":(\d+)/;
/** Set in the developer's shell, these would make the tests talk to the real world. */
const FOREIGN = [
  "APP_URL",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "SESSION_SECRET",
  "SMTP_URL",
  "FLY_APP_NAME",
  "FLY_MACHINE_ID",
  "TRUST_PROXY",
];

export type RunningServer = {
  origin: string;
  port: number;
  pid: number;
  databaseFile: string;
  /** Everything the process has printed so far. */
  output(): string;
  /** Asks it to end (SIGTERM), insists after 15 s, and removes its database. Returns the exit code, null when it was killed. */
  stop(): Promise<number | null>;
  /** Kills it at once (SIGKILL). Its database stays until `stop`. */
  crash(): Promise<void>;
};

/**
 * Starts `build/server.js` on a free port with an empty database (or with the one that `DATABASE_URL` names, which is then
 * the caller's to remove), and resolves once it says that it is ready. Rejects with what it printed when it ends or stays
 * silent for 20 s.
 */
export async function startServer(variables: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), "repartee-server-"));
  const databaseFile = variables.DATABASE_URL?.slice("file:".length) ?? join(folder, "test.db");
  const child = spawn(process.execPath, ["build/server.js"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...cleanEnvironment(),
      HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: `file:${databaseFile}`,
      ENGINE_PACE: "0.2",
      LOG_LEVEL: "warn",
      ...variables,
    },
  });
  let printed = "";
  const ended = once(child, "exit");

  async function end(signal: "SIGTERM" | "SIGKILL") {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const force = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await ended;
    clearTimeout(force);
  }

  async function stop() {
    await end("SIGTERM");
    await rm(folder, { recursive: true, force: true });
    return child.exitCode;
  }

  try {
    const port = await new Promise<number>((resolve, reject) => {
      const refuse = (why: string) => reject(new Error(`The server ${why}. It printed:\n${printed}`));
      const timer = setTimeout(() => refuse(`did not get ready in ${START_MS} ms`), START_MS);
      const read = (chunk: Buffer) => {
        printed += chunk.toString();
        const found = READY.test(printed) ? PORT.exec(printed) : null;
        if (!found) return;
        clearTimeout(timer);
        resolve(Number(found[1] ?? found[2]));
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.once("exit", (code) => {
        clearTimeout(timer);
        refuse(`ended with ${code}`);
      });
    });
    return {
      origin: `http://localhost:${port}`,
      port,
      pid: child.pid ?? 0,
      databaseFile,
      output: () => printed,
      stop,
      crash: () => end("SIGKILL"),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The environment of this process without what would change the server's mode; for production, as people run it. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.includes(name)));
  // An empty value counts as unset, and hides what a .env file says.
  return { ...inherited, ...Object.fromEntries(FOREIGN.map((name) => [name, ""])), NODE_ENV: "production" };
}
