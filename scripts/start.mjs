/** `npm start`: whatever is missing is made, then the server runs in this very process, so that signals reach it. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkNode, ensureBuilt, ensureInstalled, ROOT } from "./prepare.mjs";

checkNode();
process.chdir(ROOT);
process.env.NODE_ENV ||= "production";
await ensureInstalled();
await ensureBuilt();
await import(pathToFileURL(join(ROOT, "build", "server.js")).href);
