/** Every figure of a review, each from a defined formula over the transcript. */
import type { Analytics, Utterance } from "../engine.ts";
import type { Beat } from "./replay.ts";
import { entryOf, type SignalName } from "./signals/catalogue.ts";

type Shares = (...names: SignalName[]) => number;

/** The share (0–1) of the person's messages that carry any of these signals. */
export function sharesOf(beats: readonly Beat[]): Shares {
  return (...names) =>
    beats.length === 0
      ? 0
      : beats.filter((beat) => beat.signals.some((one) => names.includes(one.name))).length / beats.length;
}

/** The share (0–1) of messages that are thin, repeated or unreadable. */
export function thinShare(beats: readonly Beat[]): number {
  return sharesOf(beats)("low_effort", "repetition", "gibberish", "emoji_only");
}

/** The share (0–1) of messages with something unkind or pushing in them. */
export function poorShare(beats: readonly Beat[]): number {
  return beats.length === 0
    ? 0
    : beats.filter((beat) =>
        beat.signals.some((one) => ["poor", "hostile"].includes(entryOf(one.name).grade) && one.weight < 0),
      ).length / beats.length;
}

/**
 * All columns. Counts are counts; scores are integers 0–100 made of shares of the person's messages carrying named signals
 * (`signals/catalogue.ts`), with a stated base, so that equal transcripts give equal figures. `score` is the review's 0–10.
 */
export function analyticsOf(messages: readonly Utterance[], beats: readonly Beat[], score: number): Analytics {
  const share = sharesOf(beats);
  const thin = thinShare(beats);
  const poor = poorShare(beats);
  const words = beats.reduce((sum, beat) => sum + beat.reading.words.length, 0);
  const first = messages[0];
  const last = messages.at(-1);
  return {
    totalMessages: messages.length,
    userMessages: beats.length,
    aiMessages: messages.length - beats.length,
    averageMessageLength: beats.length === 0 ? 0 : Math.round((words / beats.length) * 10) / 10,
    totalWordCount: words,
    openerQuality: openerQuality(beats),
    conversationFlow: percent(
      0.45 +
        0.5 * share("follow_up", "answer", "ask_back", "callback", "agreement") -
        0.5 * thin -
        0.6 * poor -
        0.3 * share("question_streak", "ignored_question"),
    ),
    engagementScore: engagement(beats),
    flirtFrequency: percent(
      share("tease", "compliment_specific", "compliment_looks", "invite_concrete", "invite_vague"),
    ),
    humorFrequency: percent(share("humour", "tease", "laugh")),
    questionFrequency: percent(
      share("question_open", "question_closed", "follow_up", "ask_back", "how_are_you", "question_streak"),
    ),
    complimentBalance: complimentBalance(beats),
    confidence: percent(
      0.45 +
        0.35 * share("disclosure", "disclosure_deep", "tease", "humour", "invite_concrete") +
        0.25 * share("question_open", "follow_up", "opener_specific") -
        0.5 * thin -
        0.5 * share("pressure", "bragging", "negging", "apology_light"),
    ),
    creativity: percent(
      0.3 +
        0.7 * share("humour", "callback", "opener_specific", "compliment_specific") +
        0.3 * variety(beats) -
        0.4 * thin,
    ),
    wit: percent(0.25 + 0.8 * share("humour", "tease") + 0.3 * share("laugh", "callback") - 0.5 * poor),
    emotionalIntelligence: percent(
      0.4 +
        0.45 *
          share(
            "empathy",
            "follow_up",
            "disclosure_deep",
            "celebration",
            "respected_no",
            "apology_owned",
            "compliment_specific",
          ) +
        0.25 * share("ask_back", "answer", "thanks") -
        0.3 * thin -
        1.2 * poor,
    ),
    clarity: percent(
      0.85 - 0.8 * share("gibberish", "not_english", "text_speak", "emoji_only") - 0.3 * thin + 0.15 * sized(beats),
    ),
    authenticity: percent(
      0.4 +
        0.6 * share("disclosure", "disclosure_deep", "introduction", "apology_owned") -
        0.6 * share("bragging", "love_bombing", "injection", "sarcasm") -
        0.3 * thin,
    ),
    riskTaking: percent(
      0.15 +
        0.6 * share("disclosure_deep", "tease", "invite_concrete", "humour") +
        0.3 * share("disclosure", "opener_specific"),
    ),
    topicVariety: percent(variety(beats)),
    conversationDuration: first && last ? Math.max(0, Math.round((last.at - first.at) / 1000)) : 0,
    overallScore: score * 10,
  };
}

/** 0–100: 50, plus eight points for each mood point the first message earned, at most 100; a bare hello is about 40. */
function openerQuality(beats: readonly Beat[]): number {
  const first = beats[0];
  if (!first) return 0;
  const bare = first.signals.some((one) => one.name === "low_effort") || first.reading.words.length <= 2;
  return percent((bare ? 0.36 : 0.5) + 0.08 * first.verdict.moodChange);
}

/** 0–100: half from message length (12 words count in full), half from giving something to reply to. */
function engagement(beats: readonly Beat[]): number {
  const share = sharesOf(beats);
  return percent(
    0.5 * sized(beats) +
      0.6 *
        share(
          "question_open",
          "question_closed",
          "follow_up",
          "ask_back",
          "disclosure",
          "disclosure_deep",
          "humour",
          "tease",
          "answer",
        ) -
      0.4 * thinShare(beats),
  );
}

/** 0–1: mean of min(1, words / 12) over the person's messages. */
function sized(beats: readonly Beat[]): number {
  if (beats.length === 0) return 0;
  return beats.reduce((sum, beat) => sum + Math.min(1, beat.reading.words.length / 12), 0) / beats.length;
}

/** 0–100: 50 without compliments; specific ones raise it, looks and rows of compliments lower it. */
function complimentBalance(beats: readonly Beat[]): number {
  const share = sharesOf(beats);
  return percent(
    0.5 +
      1.5 * Math.min(0.3, share("compliment_specific")) -
      1.5 * share("compliment_looks", "love_bombing", "compliment_streak") -
      0.8 * Math.max(0, share("compliment_generic", "compliment_specific") - 0.5),
  );
}

/** 0–1: distinct topics the person touched, against one for every two messages (at least three, at most eight). */
export function variety(beats: readonly Beat[]): number {
  const topics = new Set(beats.flatMap((beat) => beat.topics));
  return Math.min(1, topics.size / Math.min(8, Math.max(3, beats.length / 2)));
}

function percent(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}
