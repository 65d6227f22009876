CREATE TABLE `chat_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`persona_id` text NOT NULL,
	`client_id` text,
	`scenario` text NOT NULL,
	`difficulty` text DEFAULT 'warm' NOT NULL,
	`mood` integer DEFAULT 50 NOT NULL,
	`mood_history` text DEFAULT '[]' NOT NULL,
	`is_completed` integer DEFAULT false NOT NULL,
	`score` integer,
	`feedback` text,
	`xp_awarded` integer DEFAULT 0 NOT NULL,
	`ended_reason` text,
	`completed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`persona_id`) REFERENCES `personas`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "chat_sessions_mood_range" CHECK("chat_sessions"."mood" between 0 and 100),
	CONSTRAINT "chat_sessions_score_range" CHECK("chat_sessions"."score" between 0 and 10)
);
--> statement-breakpoint
CREATE INDEX `chat_sessions_user_created` ON `chat_sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `chat_sessions_user_completed` ON `chat_sessions` (`user_id`,`is_completed`,`completed_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `chat_sessions_client_id` ON `chat_sessions` (`user_id`,`client_id`);--> statement-breakpoint
CREATE INDEX `chat_sessions_persona_id` ON `chat_sessions` (`persona_id`);--> statement-breakpoint
CREATE TABLE `conversation_analytics` (
	`id` text PRIMARY KEY NOT NULL,
	`chat_session_id` text NOT NULL,
	`user_id` text NOT NULL,
	`total_messages` real DEFAULT 0 NOT NULL,
	`user_messages` real DEFAULT 0 NOT NULL,
	`ai_messages` real DEFAULT 0 NOT NULL,
	`average_message_length` real DEFAULT 0 NOT NULL,
	`total_word_count` real DEFAULT 0 NOT NULL,
	`opener_quality` real DEFAULT 0 NOT NULL,
	`conversation_flow` real DEFAULT 0 NOT NULL,
	`engagement_score` real DEFAULT 0 NOT NULL,
	`flirt_frequency` real DEFAULT 0 NOT NULL,
	`humor_frequency` real DEFAULT 0 NOT NULL,
	`question_frequency` real DEFAULT 0 NOT NULL,
	`compliment_balance` real DEFAULT 0 NOT NULL,
	`confidence` real DEFAULT 0 NOT NULL,
	`creativity` real DEFAULT 0 NOT NULL,
	`wit` real DEFAULT 0 NOT NULL,
	`emotional_intelligence` real DEFAULT 0 NOT NULL,
	`clarity` real DEFAULT 0 NOT NULL,
	`authenticity` real DEFAULT 0 NOT NULL,
	`risk_taking` real DEFAULT 0 NOT NULL,
	`topic_variety` real DEFAULT 0 NOT NULL,
	`conversation_duration` real DEFAULT 0 NOT NULL,
	`overall_score` real DEFAULT 0 NOT NULL,
	`strengths` text NOT NULL,
	`improvements` text NOT NULL,
	`personalized_tips` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`chat_session_id`) REFERENCES `chat_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_analytics_chat` ON `conversation_analytics` (`chat_session_id`);--> statement-breakpoint
CREATE INDEX `conversation_analytics_user` ON `conversation_analytics` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `credit_transactions` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`amount` integer NOT NULL,
	`transaction_type` text NOT NULL,
	`description` text NOT NULL,
	`related_entity_id` text,
	`idempotency_key` text NOT NULL,
	`balance_after` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "credit_tx_balance_nonneg" CHECK("credit_transactions"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `credit_transactions_id` ON `credit_transactions` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `credit_transactions_key` ON `credit_transactions` (`idempotency_key`);--> statement-breakpoint
CREATE INDEX `credit_transactions_user` ON `credit_transactions` (`user_id`,`seq`);--> statement-breakpoint
CREATE TABLE `email_verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`otp_code` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`verified` integer DEFAULT false NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `email_verifications_email` ON `email_verifications` (`email`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_verifications_expires_at` ON `email_verifications` (`expires_at`);--> statement-breakpoint
CREATE TABLE `health` (
	`id` integer PRIMARY KEY NOT NULL,
	`probed_at` integer
);
--> statement-breakpoint
CREATE TABLE `hints` (
	`id` text PRIMARY KEY NOT NULL,
	`chat_session_id` text NOT NULL,
	`client_id` text NOT NULL,
	`content` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`charged` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`chat_session_id`) REFERENCES `chat_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hints_chat_client` ON `hints` (`chat_session_id`,`client_id`);--> statement-breakpoint
CREATE INDEX `hints_pending` ON `hints` (`created_at`) WHERE "hints"."status" = 'pending';--> statement-breakpoint
CREATE TABLE `messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`chat_session_id` text NOT NULL,
	`client_id` text,
	`sender` text NOT NULL,
	`content` text NOT NULL,
	`timestamp` integer NOT NULL,
	FOREIGN KEY (`chat_session_id`) REFERENCES `chat_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id` ON `messages` (`id`);--> statement-breakpoint
CREATE INDEX `messages_chat_seq` ON `messages` (`chat_session_id`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_chat_client` ON `messages` (`chat_session_id`,`client_id`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`handled_at` integer,
	`error` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `event_id`)
);
--> statement-breakpoint
CREATE INDEX `payment_events_unhandled` ON `payment_events` (`created_at`) WHERE "payment_events"."handled_at" is null;--> statement-breakpoint
CREATE TABLE `payment_transactions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`plan_id` text,
	`subscription_id` text,
	`provider_order_id` text,
	`provider_payment_id` text,
	`provider_signature` text,
	`checkout_url` text,
	`amount` integer NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`transaction_type` text NOT NULL,
	`description` text NOT NULL,
	`metadata` text NOT NULL,
	`fetched_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`plan_id`) REFERENCES `subscription_plans`(`id`) ON UPDATE no action ON DELETE restrict,
	FOREIGN KEY (`subscription_id`) REFERENCES `user_subscriptions`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "payment_transactions_amount_positive" CHECK("payment_transactions"."amount" > 0)
);
--> statement-breakpoint
CREATE INDEX `payment_transactions_user` ON `payment_transactions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_transactions_order` ON `payment_transactions` (`provider_order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_transactions_payment` ON `payment_transactions` (`provider_payment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_transactions_one_pending` ON `payment_transactions` (`user_id`,`plan_id`) WHERE "payment_transactions"."status" = 'pending';--> statement-breakpoint
CREATE TABLE `personas` (
	`id` text PRIMARY KEY NOT NULL,
	`created_by` text,
	`slug` text,
	`position` integer DEFAULT 0 NOT NULL,
	`name` text NOT NULL,
	`age` integer NOT NULL,
	`occupation` text NOT NULL,
	`description` text NOT NULL,
	`personality` text NOT NULL,
	`background` text NOT NULL,
	`image_url` text NOT NULL,
	`traits` text NOT NULL,
	`interests` text NOT NULL,
	`style` text NOT NULL,
	`mood` text NOT NULL,
	`goals` text NOT NULL,
	`values` text NOT NULL,
	`communication_style` text NOT NULL,
	`sample_line` text NOT NULL,
	`is_custom` integer DEFAULT false NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "personas_adult" CHECK("personas"."age" >= 18)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `personas_slug` ON `personas` (`slug`);--> statement-breakpoint
CREATE INDEX `personas_created_by` ON `personas` (`created_by`,`position`);--> statement-breakpoint
CREATE TABLE `replies` (
	`id` text PRIMARY KEY NOT NULL,
	`chat_session_id` text NOT NULL,
	`user_message_id` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`charged` integer DEFAULT 0 NOT NULL,
	`lease_owner` text,
	`lease_until` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`chat_session_id`) REFERENCES `chat_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `replies_user_message` ON `replies` (`user_message_id`);--> statement-breakpoint
CREATE INDEX `replies_chat_status` ON `replies` (`chat_session_id`,`status`);--> statement-breakpoint
CREATE INDEX `replies_pending` ON `replies` (`lease_until`) WHERE "replies"."status" = 'pending';--> statement-breakpoint
CREATE TABLE `sessions` (
	`sid` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`data` text NOT NULL,
	`device_label` text,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user_id` ON `sessions` (`user_id`,`last_seen_at`);--> statement-breakpoint
CREATE INDEX `sessions_expires_at` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `subscription_plans` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`price` integer NOT NULL,
	`currency` text DEFAULT 'USD' NOT NULL,
	`billing_interval` text DEFAULT 'monthly' NOT NULL,
	`features` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`provider_plan_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "subscription_plans_price_positive" CHECK("subscription_plans"."price" > 0),
	CONSTRAINT "subscription_plans_currency" CHECK(length("subscription_plans"."currency") = 3 and "subscription_plans"."currency" = upper("subscription_plans"."currency"))
);
--> statement-breakpoint
CREATE TABLE `user_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`provider_subscription_id` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`current_period_start` integer,
	`current_period_end` integer,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`cancelled_at` integer,
	`fetched_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`plan_id`) REFERENCES `subscription_plans`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `user_subscriptions_user` ON `user_subscriptions` (`user_id`,`status`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_one_active` ON `user_subscriptions` (`user_id`) WHERE "user_subscriptions"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX `user_subscriptions_provider` ON `user_subscriptions` (`provider_subscription_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`first_name` text,
	`last_name` text,
	`profile_image_url` text,
	`level` integer DEFAULT 1 NOT NULL,
	`xp` integer DEFAULT 0 NOT NULL,
	`chats_completed` integer DEFAULT 0 NOT NULL,
	`average_score` integer DEFAULT 0 NOT NULL,
	`streak` integer DEFAULT 0 NOT NULL,
	`best_streak` integer DEFAULT 0 NOT NULL,
	`last_practice_date` text,
	`last_login_date` text,
	`credits` integer DEFAULT 50 NOT NULL,
	`is_premium` integer DEFAULT false NOT NULL,
	`subscription_status` text DEFAULT 'free' NOT NULL,
	`password` text,
	`auth_provider` text DEFAULT 'email' NOT NULL,
	`google_id` text,
	`email_verified` integer DEFAULT false NOT NULL,
	`provider_customer_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_credits_nonneg" CHECK("users"."credits" >= 0),
	CONSTRAINT "users_email_lower" CHECK("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_google_id` ON `users` (`google_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_provider_customer_id` ON `users` (`provider_customer_id`);