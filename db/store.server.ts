/** The process's database. Models read and build queries through `store.db`; services group them with `store.atomic`. */
import { env } from "#app/env.server.ts";
import { openEmbedded } from "./embedded.server.ts";
import { singleton } from "./singleton.server.ts";
import type { Store } from "./store.ts";

export const store: Store = singleton("store", () => openEmbedded(env.databaseFile));
