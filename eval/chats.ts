/** Every scripted chat, written from the public profiles alone. */
import { FACTS, MEMORY } from "./chats/facts.ts";
import { ATTACKS, GOOD, HOSTILE, LOW, MIXED, ONE_SIDED, PUSHING } from "./chats/outcomes.ts";
import { GOODBYES, PLANS } from "./chats/plans.ts";
import { SOAKS } from "./chats/soaks.ts";
import type { ChatScript } from "./types.ts";

export const CHATS: readonly ChatScript[] = [
  ...FACTS,
  ...MEMORY,
  ...PLANS,
  ...GOODBYES,
  ...GOOD,
  ...MIXED,
  ...LOW,
  ...HOSTILE,
  ...PUSHING,
  ...ONE_SIDED,
  ...ATTACKS,
  ...SOAKS,
];
