/** Chooses who speaks for the personas. The one barrel-like file of the house, because choosing is its job. */
import { singleton } from "#db/singleton.server.ts";
import { env } from "../../env.server.ts";
import { log } from "../../log.server.ts";
import { createBuiltinEngine } from "./builtin/engine.server.ts";
import { respond } from "./builtin/engine.ts";
import type { Engine } from "./engine.ts";
import { createOpenAiEngine } from "./openai.server.ts";

/** The built-in engine, or, where the environment names a model, that model with the built-in engine behind it. */
export function createEngine(): Engine {
  const builtin = createBuiltinEngine({ pace: env.enginePace });
  if (!env.openai) return builtin;
  return createOpenAiEngine({ ...env.openai, fallback: builtin, judge: respond, log });
}

export const engine: Engine = singleton("engine", createEngine);
