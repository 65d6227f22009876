/** Chooses who speaks for the personas. The one barrel-like file of the house, because choosing is its job. */
import { singleton } from "#db/singleton.server.ts";
import { env } from "../../env.server.ts";
import { createBuiltinEngine } from "./builtin/engine.server.ts";
import type { Engine } from "./engine.ts";

export const engine: Engine = singleton("engine", () => createBuiltinEngine({ pace: env.enginePace }));
