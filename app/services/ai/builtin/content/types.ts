/** The shape of authored content. A persona's voice is data; the engine decides which line is due. */
import type { ScenarioId } from "#app/models/scenario.ts";

/**
 * One thing a persona can talk about. Lines may use `{name}` (the user's name, only where the engine knows it; the
 * engine skips a line whose slot it cannot fill).
 */
export type TopicFrame = {
  /** Unique in the persona, dotted, e.g. `work.kiln`. */
  id: string;
  /** What lands here: the topic's words as the user would type them (lower case, matched on word boundaries). */
  keywords: readonly string[];
  /** Questions that ask for exactly this, matched first, e.g. /what do you do( for (a living|work))?/. */
  asks?: readonly RegExp[];
  /** Three depths: the answer, an elaboration ("tell me more"), an anecdote. At least one variant each. */
  levels: readonly [readonly string[], readonly string[], readonly string[]];
  /** The persona's own follow-up about this topic, turning to the user. Exactly one question each. */
  hooks: readonly string[];
};

/** Everything a persona says that is not about a topic. Each act needs at least eight lines; never two questions in one. */
export const ACTS = [
  "greeting",
  "how_are_you",
  "nice_to_meet",
  "ask_name",
  "learn_name",
  "compliment_specific",
  "compliment_generic",
  "compliment_looks",
  "laugh_along",
  "tease_back",
  "agree",
  "disagree_playfully",
  "good_news",
  "bad_news",
  "empathy_received",
  "shared_disclosure",
  "curious",
  "low_effort_first",
  "low_effort_again",
  "low_effort_last",
  "repetition",
  "gibberish",
  "emoji_only",
  "not_english",
  "unknown_question",
  "are_you_real",
  "injection",
  "apology_owned",
  "apology_hollow",
  "pressure",
  "private_place",
  "contact_request",
  "explicit",
  "explicit_final",
  "insult",
  "hate",
  "negging",
  "bragging",
  "love_bombing",
  "invite_accept",
  "invite_counter",
  "invite_decline_warm",
  "invite_decline_cool",
  "invite_needs_time",
  "invite_needs_place",
  "plan_confirmed",
  "respected_no",
  "cool_brief",
  "topic_change",
  "goodbye",
] as const;
export type Act = (typeof ACTS)[number];

export type Opinion = {
  /** What it is about, as the user would type it, e.g. ["pineapple", "pineapple on pizza"]. */
  about: readonly string[];
  line: string;
};

export type PersonaVoice = {
  slug: string;
  /** How strongly this character weighs things, each 0.7–1.3 (1 is neutral). */
  character: {
    warmth: number;
    patience: number;
    humour: number;
    depth: number;
  };
  /** Used where a line about the persona is needed in the third person. */
  pronouns: { subject: "she" | "he" | "they"; object: "her" | "him" | "them"; possessive: "her" | "his" | "their" };
  /** The persona's first line, for scenarios the persona opens; at least four variants each. */
  openings: Partial<Record<ScenarioId, readonly string[]>>;
  frames: readonly TopicFrame[];
  acts: Readonly<Record<Act, readonly string[]>>;
  opinions: readonly Opinion[];
  /** Words this persona never uses; the linter checks. */
  bannedWords: readonly string[];
};
