-- The ledger is the truth about credits: sum(amount) = users.credits, kept by the database itself.
CREATE TRIGGER users_initial_credits AFTER INSERT ON users
BEGIN
  INSERT INTO credit_transactions (id, user_id, amount, transaction_type, description, idempotency_key, balance_after, created_at)
  VALUES ('initial:' || NEW.id, NEW.id, NEW.credits, 'initial', 'Welcome credits', 'initial:' || NEW.id, NEW.credits, NEW.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER credit_tx_balance BEFORE INSERT ON credit_transactions
WHEN NEW.balance_after <> NEW.amount + coalesce((SELECT balance_after FROM credit_transactions WHERE user_id = NEW.user_id ORDER BY seq DESC LIMIT 1), 0)
BEGIN
  SELECT raise(ABORT, 'credit_tx_balance_wrong');
END;
--> statement-breakpoint
CREATE TRIGGER credit_tx_apply AFTER INSERT ON credit_transactions
BEGIN
  UPDATE users SET credits = NEW.balance_after WHERE id = NEW.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER users_credits_follow_ledger BEFORE UPDATE OF credits ON users
WHEN NEW.credits <> coalesce((SELECT balance_after FROM credit_transactions WHERE user_id = NEW.id ORDER BY seq DESC LIMIT 1), -1)
BEGIN
  SELECT raise(ABORT, 'users_credits_not_in_ledger');
END;
--> statement-breakpoint
CREATE TRIGGER credit_tx_immutable BEFORE UPDATE ON credit_transactions
BEGIN
  SELECT raise(ABORT, 'credit_tx_immutable');
END;
--> statement-breakpoint
CREATE TRIGGER credit_tx_keep BEFORE DELETE ON credit_transactions
WHEN EXISTS (SELECT 1 FROM users WHERE id = OLD.user_id)
BEGIN
  SELECT raise(ABORT, 'credit_tx_immutable');
END;
--> statement-breakpoint
-- One reply is produced at a time in a chat; up to three more may wait behind it.
CREATE TRIGGER replies_queue_depth BEFORE INSERT ON replies
WHEN NEW.status = 'pending'
  AND (SELECT count(*) FROM replies WHERE chat_session_id = NEW.chat_session_id AND status = 'pending') >= 4
BEGIN
  SELECT raise(ABORT, 'reply_queue_full');
END;
--> statement-breakpoint
INSERT INTO health (id, probed_at) VALUES (1, NULL);
