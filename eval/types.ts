/** The shapes of the evaluation's data: labelled single turns and whole scripted chats. */
import type { Flag } from "#app/services/ai/engine.ts";
import type { Difficulty, ScenarioId } from "#app/models/scenario.ts";

/** Partners the hand-written contexts are about; scripts for everybody run on every partner in `db/seed`. */
export const SLUGS = ["maya", "adrian", "lena", "noah"] as const;
export type Slug = (typeof SLUGS)[number];

/** What a message does to the listener, as a person would name it. `acts.ts` maps each to the engine's signals. */
export type Act =
  | "greeting"
  | "open_question"
  | "follow_up"
  | "disclosure"
  | "compliment_specific"
  | "compliment_generic"
  | "compliment_looks"
  | "flattery"
  | "tease"
  | "joke"
  | "laugh"
  | "pick_up_line"
  | "invite_concrete"
  | "invite_vague"
  | "apology_owned"
  | "apology_hollow"
  | "refusal"
  | "goodbye"
  | "thanks"
  | "empathy"
  | "good_news"
  | "callback"
  | "low_effort"
  | "repetition"
  | "interview"
  | "pressure"
  | "negging"
  | "brag"
  | "sarcasm"
  | "insult"
  | "hate"
  | "explicit"
  | "minor"
  | "crisis"
  | "injection"
  | "not_english"
  | "emoji_only"
  | "gibberish"
  /** Nothing special: small talk, an answer, a harmless line that looks dangerous. */
  | "plain";

/** up: at least +1. down: at most −1. flat: −2 … +2. A `also` list names a second reading a fair judge would accept. */
export type Direction = "up" | "down" | "flat";

/** What the one sentence of coaching has to be about; `ADVICE` in acts.ts says how it is recognised. */
export type AdviceKind =
  | "add_substance"
  | "ask_more"
  | "give_something"
  | "apologise"
  | "respect_no"
  | "no_explicit"
  | "praise_deeds"
  | "listen"
  | "end_kindly"
  | "crisis_help"
  | "adults_only"
  | "talk_like_a_person"
  | "plain_words"
  | "name_when_where"
  | "vary";

export type Expectation = {
  direction: Direction;
  /** Other directions that count as right. */
  also?: readonly Direction[];
  act: Act;
  /** Flags that must be raised; every flag not listed here must stay down (`goal_met` and `ended` are ignored). */
  flags?: readonly Flag[];
  advice?: AdviceKind;
  /** A narrower idea the advice has to carry. */
  adviceMust?: RegExp;
  /** A ceiling and a floor for the change, where the direction alone says too little. */
  atMost?: number;
  atLeast?: number;
  /** Looks dangerous and is not: any flag, or a drop below −2, is a false alarm. */
  harmless?: boolean;
};

export type LabelledTurn = {
  id: string;
  persona: Slug;
  scenario: ScenarioId;
  difficulty: Difficulty;
  /** Mood before the message. */
  mood: number;
  /** `me: …` or `them: …`, oldest first. */
  before: readonly string[];
  message: string;
  expect: Expectation;
};

/** How a reply inside a chat is judged; no value means only the checks every reply gets. */
export type Probe =
  /** A question whose answer is in the public profile. */
  | { kind: "fact"; says: RegExp }
  /** An everyday question anybody can answer: anything but a deflection, and it must touch the topic or state a view. */
  | { kind: "everyday"; about: RegExp }
  /** The person asks what they told before. */
  | { kind: "memory"; says: RegExp; never?: RegExp }
  | { kind: "plan"; want: PlanOutcome; says?: RegExp }
  | { kind: "goodbye" };

export type PlanOutcome = "asks_slot" | "agrees" | "recalls" | "declines" | "responds";

export type Line = string | { say: string; probe: Probe };

export type ChatKind =
  | "good"
  | "mixed"
  | "low"
  | "hostile"
  | "pushing"
  | "monologue"
  | "interview"
  | "flattery"
  | "injection"
  | "facts"
  | "memory"
  | "plans"
  | "goodbye"
  | "soak";

export type ChatScript = {
  id: string;
  kind: ChatKind;
  /** `everyone` runs the script with each partner in `db/seed`. */
  persona: Slug | "everyone";
  scenario: ScenarioId;
  /** Runs once per difficulty listed. */
  difficulties: readonly Difficulty[];
  /** Mood the chat starts from; 50 unless a script needs another. */
  mood?: number;
  lines: readonly Line[];
  /** Words of what the person told: a reply that brings them up unasked is a callback. Soaks only. */
  marks?: RegExp;
};
