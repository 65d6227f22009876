/**
 * The contract between the product and whatever speaks for a persona. Two implementations exist: the
 * built-in engine (`builtin/`, pure and offline) and any OpenAI-compatible model (`openai.server.ts`).
 * Types only: safe to import anywhere.
 */
import type { Difficulty, ScenarioId } from "#app/models/scenario.ts";
import type { PersonaProfile } from "#app/models/persona.ts";

/** One line of the transcript, oldest first wherever a list of them appears. */
export type Utterance = {
  id: string;
  sender: "user" | "ai";
  content: string;
  /** When it was stored, in milliseconds since the epoch. */
  at: number;
};

/** What stays the same for a whole chat. */
export type ChatSetting = {
  persona: PersonaProfile;
  scenario: ScenarioId;
  difficulty: Difficulty;
  /** Fixes every choice among equals: the same setting and transcript give the same words. */
  seed: string;
};

/** Everything a reply may depend on. `history` ends before `message`. */
export type Turn = ChatSetting & {
  history: Utterance[];
  message: Utterance;
  /** Mood before this message, 0–100. */
  mood: number;
  /** Milliseconds since the epoch; the only clock an engine may read. */
  now: number;
};

/** A chat so far, for a hint or a review. */
export type Transcript = ChatSetting & {
  messages: Utterance[];
  mood: number;
  now: number;
};

/** Why the mood moved: a named signal, its share of the change, and the words of the message that caused it. */
export type Reason = {
  /** Stable machine name, snake_case, e.g. `follow_up`. */
  signal: string;
  /** Share of the mood change; the shares of one verdict add up to its `moodChange`. */
  delta: number;
  /** A substring of the message, verbatim; the whole message when no narrower span fits. */
  quote: string;
  /** One short sentence for the person, second person, past tense: "You asked about her story". */
  text: string;
};

export type Sentiment = "positive" | "negative" | "neutral";

/**
 * Conditions the services must act on.
 * `crisis` and `minor`: the turn costs nothing and is not scored. `minor` and `ended`: the chat takes no more messages.
 */
export type Flag = "crisis" | "minor" | "explicit" | "hate" | "injection" | "ended" | "goal_met";

/** How one message landed. */
export type Verdict = {
  /** Mood after the message, 0–100 integer. */
  mood: number;
  /** mood − mood before, −40…+14. */
  moodChange: number;
  /** One sentence of coaching for the person. */
  advice: string;
  sentiment: Sentiment;
  /** Non-empty whenever moodChange ≠ 0. */
  reasons: Reason[];
  flags: Flag[];
};

/**
 * What a reply is made of, in order: any number of `token`, then exactly one `done`. A `reset` withdraws all tokens
 * before it (a model failed in the middle and another voice takes over).
 */
export type ReplyPart =
  | { type: "token"; text: string }
  | { type: "reset" }
  | { type: "done"; text: string; verdict: Verdict; source: "builtin" | "model" };

export type Suggestion = {
  /** Verbatim one of the person's own messages. */
  original: string;
  better: string;
  /** What the better line does that the original did not. */
  why: string;
};

/** Columns of `conversation_analytics` that come from the transcript. Counts are counts; the rest are 0–100. */
export type Analytics = {
  totalMessages: number;
  userMessages: number;
  aiMessages: number;
  /** Words per user message. */
  averageMessageLength: number;
  totalWordCount: number;
  openerQuality: number;
  conversationFlow: number;
  engagementScore: number;
  flirtFrequency: number;
  humorFrequency: number;
  questionFrequency: number;
  complimentBalance: number;
  confidence: number;
  creativity: number;
  wit: number;
  emotionalIntelligence: number;
  clarity: number;
  authenticity: number;
  riskTaking: number;
  topicVariety: number;
  /** Seconds between the first and the last message. */
  conversationDuration: number;
  overallScore: number;
};

export type Review = {
  /** 0–10 integer. */
  score: number;
  /** What to try next time; leads the feedback page. */
  oneThing: string;
  strengths: string[];
  improvements: string[];
  suggestions: Suggestion[];
  analytics: Analytics;
  goalMet: boolean;
};

export type Engine = {
  /** The persona's first line where the scenario has her open; null where the person opens. */
  opening(setting: ChatSetting & { now: number }): string | null;
  /**
   * Speaks the reply to `turn.message`. Ends with one `done` part, or throws (before or after tokens).
   * Stops early, without `done`, once `signal` is aborted.
   */
  reply(turn: Turn, options: { signal: AbortSignal }): AsyncGenerator<ReplyPart, void, void>;
  /** One concrete thing the person could say or do next. Throws when none can be given. */
  hint(transcript: Transcript, options: { signal: AbortSignal }): Promise<string>;
  /** Scores a finished chat. Needs at least one user message. */
  review(transcript: Transcript, options: { signal: AbortSignal }): Promise<Review>;
};
