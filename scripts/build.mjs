/** `npm run build`: the app by Remix and Vite, the process around it by esbuild, and a stamp that says of which sources. */
import { checkNode, ensureInstalled, giveUp, ROOT, runPackage, sourcesHash, stampBuild } from "./prepare.mjs";

checkNode();
process.chdir(ROOT);
process.env.NODE_ENV = "production";
await ensureInstalled();
const hash = sourcesHash();

// A resource route leaves the browser an empty file; Rollup says so once for each of them.
const withoutNoise = (chunk) => process.stdout.write(String(chunk).replace(/^Generated an empty chunk: .*\n/gm, ""));
const code = await runPackage("@remix-run/dev/dist/cli.js", ["vite:build", "--logLevel", "warn"], {
  output: withoutNoise,
});
if (code !== 0) giveUp("the app does not build.");

const { build } = await import("esbuild");
await build({
  entryPoints: ["server.ts"],
  outfile: "build/server.js",
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
}).catch(() => giveUp("server.ts does not build."));

stampBuild(hash);
process.exit(0);
