/** The process: Express in front of Remix. Everything it needs of the app comes from the Remix build (one module graph). */
import { createServer } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express from "express";
import type * as entry from "./app/entry.server.tsx";

try {
  process.loadEnvFile();
} catch {
  // No .env file: the environment is all there is.
}

const isDevelopment = process.env.NODE_ENV === "development";
const FORCED_EXIT_MS = 25_000;
const IDLE_SWEEP_MS = 100;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

const app = express();
const server = createServer(
  { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 1_000 },
  app,
);

const vite = isDevelopment
  ? await import("vite").then(({ createServer: createVite }) =>
      createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" }),
    )
  : undefined;

async function loadBuild(): Promise<ServerBuild> {
  if (vite) return (await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild;
  return (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
}

const build = await loadBuild().catch((error: unknown) => {
  // A wrong setup names its problems; a stack would bury them.
  if (error instanceof Error && error.name === "EnvError") console.error(error.message);
  else console.error(error);
  process.exit(1);
});
const { runtime } = build.entry.module as typeof entry;
const { guards, env, log } = runtime;

await runtime.start();

app.disable("x-powered-by");
app.set("trust proxy", env.trustProxy);
app.use(guards.requestId, guards.headers(isDevelopment));
// Before the Host guard: an orchestrator asks by address, not by our name.
app.get("/healthz", (_req, res) => {
  res.set("Cache-Control", "no-store").json({ ok: true, uptime: process.uptime() });
});
app.get("/readyz", async (_req, res) => {
  const { ready, reasons } = await runtime.readiness();
  res.set("Cache-Control", "no-store");
  res.status(ready ? 200 : 503).json({ ready, reasons });
});
app.use(guards.host, guards.method, guards.announcedSize);
app.use(
  compression({
    // Compressing a stream holds its tokens back and costs 200 KB a connection.
    filter: (req, res) => !/no-transform/.test(String(res.getHeader("Cache-Control"))) && compression.filter(req, res),
  }),
);
if (vite) app.use(vite.middlewares);
else
  app.use(
    "/assets",
    express.static("build/client/assets", {
      immutable: true,
      maxAge: YEAR_SECONDS * 1000,
      index: false,
      redirect: false,
    }),
  );
// No redirect to a folder's name with a slash: /personas is a page and a folder of portraits.
app.use(
  express.static(vite ? "public" : "build/client", { index: false, redirect: false, maxAge: "1h", dotfiles: "ignore" }),
);
app.use(guards.limits, guards.origin);
app.all("*", runtime.createHttpHandler(vite ? loadBuild : build, process.env.NODE_ENV ?? "production"));
app.use(guards.failure);

runtime.attachWebSocket(server, isDevelopment);

server.listen(env.port, env.host, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : env.port;
  const shown = env.mode === "local" ? `http://localhost:${port}` : env.appUrl.origin;
  // On one's own machine the last line is the one for people.
  if (env.mode === "public") log.info({ mode: env.mode, host: env.host, port }, "listening");
  console.log(`\nRepartee is ready: open ${shown}\n`);
});

let stopping = false;

async function stop(signal: string) {
  if (stopping) process.exit(1);
  stopping = true;
  log.info({ signal }, "stopping");
  setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
  const closed = new Promise((done) => server.close(done));
  await runtime.stop();
  // A socket whose stream just ended counts as idle only a moment later, so one call would leave it open.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  await vite?.close();
  await closed;
  clearInterval(sweep);
  runtime.close();
  log.info("stopped");
  process.exit(0);
}

process.on("SIGTERM", (signal) => void stop(signal));
process.on("SIGINT", (signal) => void stop(signal));
