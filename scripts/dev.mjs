/** `npm run dev`: the server from its sources, with hot reload. */
import { checkNode, ensureInstalled, ROOT, say } from "./prepare.mjs";

checkNode();
process.chdir(ROOT);
process.env.NODE_ENV = "development";
await ensureInstalled();
say("starting from the sources; changes appear by themselves");
const { register } = await import("tsx/esm/api");
register();
await import("../server.ts");
