/** The built server as a child process, with a database of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const START_MS = 20_000;
const STOP_MS = 5_000;
const READY = /Repartee is ready: open http:\/\/localhost:(\d+)/;
/** Set in the developer's shell, these would make the tests talk to the real world. */
const FOREIGN = [
  "APP_URL",
  "OPENAI_API_KEY",
  "OPENAI_BASE_URL",
  "SMTP_URL",
  "FLY_APP_NAME",
  "FLY_MACHINE_ID",
  "TRUST_PROXY",
];

export type RunningServer = {
  origin: string;
  /** Everything the process has printed so far. */
  output(): string;
  stop(): Promise<void>;
};

/**
 * Starts `build/server.js` on a free port with an empty database, and resolves once it says that it is ready. Rejects with
 * what it printed when it ends or stays silent for 20 s. `stop` ends it by its pid and removes its database.
 */
export async function startServer(variables: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), "repartee-e2e-"));
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.includes(name)));
  const child = spawn(process.execPath, ["build/server.js"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...inherited,
      // An empty value counts as unset, and hides what a .env file says.
      ...Object.fromEntries(FOREIGN.map((name) => [name, ""])),
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: `file:${join(folder, "e2e.db")}`,
      ENGINE_PACE: "0.2",
      LOG_LEVEL: "warn",
      ...variables,
    },
  });
  let printed = "";
  const ended = once(child, "exit");

  async function stop() {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      const force = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      await ended;
      clearTimeout(force);
    }
    await rm(folder, { recursive: true, force: true });
  }

  try {
    const port = await new Promise<string>((resolve, reject) => {
      const refuse = (why: string) => reject(new Error(`The server ${why}. It printed:\n${printed}`));
      const timer = setTimeout(() => refuse(`did not get ready in ${START_MS} ms`), START_MS);
      const read = (chunk: Buffer) => {
        printed += chunk.toString();
        const found = READY.exec(printed)?.[1];
        if (!found) return;
        clearTimeout(timer);
        resolve(found);
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      child.once("exit", (code) => {
        clearTimeout(timer);
        refuse(`ended with ${code}`);
      });
    });
    return { origin: `http://localhost:${port}`, output: () => printed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
