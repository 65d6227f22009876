/**
 * Every table of the product. Reading order inside a table: id, relations, attributes, times, then constraints.
 * CHECKs hold only what can never change, because changing one rebuilds the table (docs/decisions/003).
 */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Analytics, Reason, Review, Sentiment } from "#app/services/ai/engine.ts";
import type { Difficulty, ScenarioId } from "#app/models/scenario.ts";
import { createdAt, flag, id, json, time, updatedAt } from "./columns.ts";

/** One move of the mood, kept in `chat_sessions.mood_history` in order. */
export type MoodMove = {
  /** The user's message that moved it. */
  messageId: string;
  mood: number;
  change: number;
  sentiment: Sentiment;
  advice: string;
  reasons: Reason[];
};

/** What `chat_sessions.feedback` keeps: everything the feedback page shows but the score. */
export type StoredFeedback = Pick<Review, "oneThing" | "strengths" | "improvements" | "suggestions" | "goalMet">;

/** What a server session carries beside its user: the sign-up under way, and the address this browser verified. */
export type SessionData = {
  signUp?: { name: string; email: string; passwordHash: string; sentAt: number };
  verified?: { email: string; until: number };
};

export const users = sqliteTable(
  "users",
  {
    id: id(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    profileImageUrl: text("profile_image_url"),
    level: integer("level").notNull().default(1),
    xp: integer("xp").notNull().default(0),
    chatsCompleted: integer("chats_completed").notNull().default(0),
    averageScore: integer("average_score").notNull().default(0),
    streak: integer("streak").notNull().default(0),
    bestStreak: integer("best_streak").notNull().default(0),
    lastPracticeDate: text("last_practice_date"),
    lastLoginDate: text("last_login_date"),
    credits: integer("credits").notNull().default(50),
    isPremium: flag("is_premium"),
    subscriptionStatus: text("subscription_status").$type<"free" | "premium">().notNull().default("free"),
    password: text("password"),
    authProvider: text("auth_provider").$type<"email" | "google">().notNull().default("email"),
    googleId: text("google_id"),
    emailVerified: flag("email_verified"),
    providerCustomerId: text("provider_customer_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("users_email").on(t.email),
    uniqueIndex("users_google_id").on(t.googleId),
    uniqueIndex("users_provider_customer_id").on(t.providerCustomerId),
    check("users_credits_nonneg", sql`${t.credits} >= 0`),
    check("users_email_lower", sql`${t.email} = lower(${t.email})`),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** sha-256 of the cookie's id, so that a copy of the database opens no session. */
    sid: text("sid").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    data: json<SessionData>("data").notNull(),
    deviceLabel: text("device_label"),
    lastSeenAt: time("last_seen_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("sessions_user_id").on(t.userId, t.lastSeenAt), index("sessions_expires_at").on(t.expiresAt)],
);

export const emailVerifications = sqliteTable(
  "email_verifications",
  {
    id: id(),
    email: text("email").notNull(),
    /** A keyed hash of the six digits, never the digits. */
    otpCode: text("otp_code").notNull(),
    attempts: integer("attempts").notNull().default(0),
    verified: flag("verified"),
    expiresAt: time("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("email_verifications_email").on(t.email, t.createdAt),
    index("email_verifications_expires_at").on(t.expiresAt),
  ],
);

export const personas = sqliteTable(
  "personas",
  {
    id: id(),
    createdBy: text("created_by").references(() => users.id, { onDelete: "cascade" }),
    slug: text("slug"),
    position: integer("position").notNull().default(0),
    name: text("name").notNull(),
    age: integer("age").notNull(),
    occupation: text("occupation").notNull(),
    description: text("description").notNull(),
    personality: text("personality").notNull(),
    background: text("background").notNull(),
    imageUrl: text("image_url").notNull(),
    traits: json<string[]>("traits").notNull(),
    interests: json<string[]>("interests").notNull(),
    style: text("style").notNull(),
    mood: text("mood").notNull(),
    goals: json<string[]>("goals").notNull(),
    values: json<string[]>("values").notNull(),
    communicationStyle: text("communication_style").notNull(),
    sampleLine: text("sample_line").notNull(),
    isCustom: flag("is_custom"),
    isPremium: flag("is_premium"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("personas_slug").on(t.slug),
    index("personas_created_by").on(t.createdBy, t.position),
    check("personas_adult", sql`${t.age} >= 18`),
  ],
);

export const chatSessions = sqliteTable(
  "chat_sessions",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    personaId: text("persona_id")
      .notNull()
      // Not "restrict": that would refuse the erasure of a person with chats and a persona of their own.
      .references(() => personas.id, { onDelete: "no action" }),
    /** The form's id of the start, so that a double tap opens one chat. */
    clientId: text("client_id"),
    scenario: text("scenario").$type<ScenarioId>().notNull(),
    difficulty: text("difficulty").$type<Difficulty>().notNull().default("warm"),
    mood: integer("mood").notNull().default(50),
    moodHistory: json<MoodMove[]>("mood_history")
      .notNull()
      .default(sql`'[]'`),
    isCompleted: flag("is_completed"),
    score: integer("score"),
    feedback: json<StoredFeedback>("feedback"),
    xpAwarded: integer("xp_awarded").notNull().default(0),
    /** Set when the chat takes no more messages before it is completed: the partner left, or a minor's safety. */
    endedReason: text("ended_reason").$type<"ended" | "minor">(),
    completedAt: time("completed_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("chat_sessions_user_created").on(t.userId, t.createdAt),
    index("chat_sessions_user_completed").on(t.userId, t.isCompleted, t.completedAt),
    uniqueIndex("chat_sessions_client_id").on(t.userId, t.clientId),
    index("chat_sessions_persona_id").on(t.personaId),
    check("chat_sessions_mood_range", sql`${t.mood} between 0 and 100`),
    check("chat_sessions_score_range", sql`${t.score} between 0 and 10`),
  ],
);

export const messages = sqliteTable(
  "messages",
  {
    /** Order of the transcript and position of the live stream; never reused. */
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    chatSessionId: text("chat_session_id")
      .notNull()
      .references(() => chatSessions.id, { onDelete: "cascade" }),
    clientId: text("client_id"),
    sender: text("sender").$type<"user" | "ai">().notNull(),
    content: text("content").notNull(),
    timestamp: time("timestamp").notNull(),
  },
  (t) => [
    uniqueIndex("messages_id").on(t.id),
    index("messages_chat_seq").on(t.chatSessionId, t.seq),
    uniqueIndex("messages_chat_client").on(t.chatSessionId, t.clientId),
  ],
);

/** A reply that is owed: pending until its text is stored (done) or its credits are given back (failed). */
export const replies = sqliteTable(
  "replies",
  {
    /** Also the id of the AI message it becomes. */
    id: id(),
    chatSessionId: text("chat_session_id")
      .notNull()
      .references(() => chatSessions.id, { onDelete: "cascade" }),
    userMessageId: text("user_message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    status: text("status").$type<"pending" | "done" | "failed">().notNull().default("pending"),
    /** How often it was asked for: 1, and one more for each Retry after a refund. */
    attempt: integer("attempt").notNull().default(1),
    /** Credits taken for this attempt; 0 for premium. */
    charged: integer("charged").notNull().default(0),
    /** The process that is producing it, and until when its claim holds without a heartbeat. */
    leaseOwner: text("lease_owner"),
    leaseUntil: time("lease_until"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("replies_user_message").on(t.userMessageId),
    index("replies_chat_status").on(t.chatSessionId, t.status),
    index("replies_pending")
      .on(t.leaseUntil)
      .where(sql`${t.status} = 'pending'`),
  ],
);

export const hints = sqliteTable(
  "hints",
  {
    id: id(),
    chatSessionId: text("chat_session_id")
      .notNull()
      .references(() => chatSessions.id, { onDelete: "cascade" }),
    clientId: text("client_id").notNull(),
    /** Null while it is being produced, and after a refund. */
    content: text("content"),
    status: text("status").$type<"pending" | "done" | "failed">().notNull().default("pending"),
    charged: integer("charged").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("hints_chat_client").on(t.chatSessionId, t.clientId),
    index("hints_pending")
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
  ],
);

export const creditTransactions = sqliteTable(
  "credit_transactions",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    id: text("id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    amount: integer("amount").notNull(),
    transactionType: text("transaction_type").$type<"initial" | "usage" | "purchase" | "bonus" | "refund">().notNull(),
    description: text("description").notNull(),
    /** The chat session it belongs to, where there is one. */
    relatedEntityId: text("related_entity_id"),
    idempotencyKey: text("idempotency_key").notNull(),
    balanceAfter: integer("balance_after").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("credit_transactions_id").on(t.id),
    uniqueIndex("credit_transactions_key").on(t.idempotencyKey),
    index("credit_transactions_user").on(t.userId, t.seq),
    check("credit_tx_balance_nonneg", sql`${t.balanceAfter} >= 0`),
  ],
);

export const conversationAnalytics = sqliteTable(
  "conversation_analytics",
  {
    id: id(),
    chatSessionId: text("chat_session_id")
      .notNull()
      .references(() => chatSessions.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...analyticsColumns(),
    strengths: json<string[]>("strengths").notNull(),
    improvements: json<string[]>("improvements").notNull(),
    personalizedTips: json<string[]>("personalized_tips").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("conversation_analytics_chat").on(t.chatSessionId),
    index("conversation_analytics_user").on(t.userId, t.createdAt),
  ],
);

function analyticsColumns() {
  const figure = (name: string) => real(name).notNull().default(0);
  return {
    totalMessages: figure("total_messages"),
    userMessages: figure("user_messages"),
    aiMessages: figure("ai_messages"),
    averageMessageLength: figure("average_message_length"),
    totalWordCount: figure("total_word_count"),
    openerQuality: figure("opener_quality"),
    conversationFlow: figure("conversation_flow"),
    engagementScore: figure("engagement_score"),
    flirtFrequency: figure("flirt_frequency"),
    humorFrequency: figure("humor_frequency"),
    questionFrequency: figure("question_frequency"),
    complimentBalance: figure("compliment_balance"),
    confidence: figure("confidence"),
    creativity: figure("creativity"),
    wit: figure("wit"),
    emotionalIntelligence: figure("emotional_intelligence"),
    clarity: figure("clarity"),
    authenticity: figure("authenticity"),
    riskTaking: figure("risk_taking"),
    topicVariety: figure("topic_variety"),
    conversationDuration: figure("conversation_duration"),
    overallScore: figure("overall_score"),
  } satisfies Record<keyof Analytics, unknown>;
}

export const subscriptionPlans = sqliteTable(
  "subscription_plans",
  {
    id: id(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    /** Minor units of the currency. */
    price: integer("price").notNull(),
    currency: text("currency").notNull().default("USD"),
    billingInterval: text("billing_interval").notNull().default("monthly"),
    features: json<string[]>("features").notNull(),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    providerPlanId: text("provider_plan_id"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check("subscription_plans_price_positive", sql`${t.price} > 0`),
    check("subscription_plans_currency", sql`length(${t.currency}) = 3 and ${t.currency} = upper(${t.currency})`),
  ],
);

export const userSubscriptions = sqliteTable(
  "user_subscriptions",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    planId: text("plan_id")
      .notNull()
      .references(() => subscriptionPlans.id, { onDelete: "restrict" }),
    providerSubscriptionId: text("provider_subscription_id"),
    status: text("status").$type<"pending" | "active" | "cancelled" | "expired">().notNull().default("pending"),
    currentPeriodStart: time("current_period_start"),
    currentPeriodEnd: time("current_period_end"),
    cancelAtPeriodEnd: flag("cancel_at_period_end"),
    cancelledAt: time("cancelled_at"),
    /** When the fetch that this row was written from began; an older one never overwrites it. */
    fetchedAt: time("fetched_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("user_subscriptions_user").on(t.userId, t.status),
    uniqueIndex("user_subscriptions_one_active")
      .on(t.userId)
      .where(sql`${t.status} = 'active'`),
    uniqueIndex("user_subscriptions_provider").on(t.providerSubscriptionId),
  ],
);

export const paymentTransactions = sqliteTable(
  "payment_transactions",
  {
    id: id(),
    /** Null once the account is erased: the law keeps the payment, not the person. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    planId: text("plan_id").references(() => subscriptionPlans.id, { onDelete: "restrict" }),
    subscriptionId: text("subscription_id").references(() => userSubscriptions.id, { onDelete: "set null" }),
    providerOrderId: text("provider_order_id"),
    providerPaymentId: text("provider_payment_id"),
    providerSignature: text("provider_signature"),
    checkoutUrl: text("checkout_url"),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull().default("USD"),
    status: text("status").$type<"pending" | "completed" | "failed" | "refunded">().notNull().default("pending"),
    transactionType: text("transaction_type").notNull(),
    description: text("description").notNull(),
    metadata: json<Record<string, string>>("metadata").notNull(),
    fetchedAt: time("fetched_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("payment_transactions_user").on(t.userId, t.createdAt),
    uniqueIndex("payment_transactions_order").on(t.providerOrderId),
    uniqueIndex("payment_transactions_payment").on(t.providerPaymentId),
    uniqueIndex("payment_transactions_one_pending")
      .on(t.userId, t.planId)
      .where(sql`${t.status} = 'pending'`),
    check("payment_transactions_amount_positive", sql`${t.amount} > 0`),
  ],
);

/** Webhook events, each stored by its provider's id before it is acted on. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    provider: text("provider").notNull(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    attempts: integer("attempts").notNull().default(0),
    handledAt: time("handled_at"),
    error: text("error"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventId] }),
    index("payment_events_unhandled")
      .on(t.createdAt)
      .where(sql`${t.handledAt} is null`),
  ],
);

/** One row that the readiness check writes, to learn whether the database takes writes. */
export const health = sqliteTable("health", {
  id: integer("id").primaryKey(),
  probedAt: time("probed_at"),
});
