/** Every labelled turn, written by someone who has not read what the personas say or how messages are analysed. */
import { CONDUCT } from "./turns/conduct.ts";
import { EFFORT } from "./turns/effort.ts";
import { FRIENDLY } from "./turns/friendly.ts";
import { SAFETY } from "./turns/safety.ts";
import type { LabelledTurn } from "./types.ts";

export const TURNS: readonly LabelledTurn[] = [...FRIENDLY, ...EFFORT, ...CONDUCT, ...SAFETY];
