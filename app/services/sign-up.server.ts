/** Signing up by e-mail: a mailed six-digit code proves the address, then the account is made (DECISIONS 4). */
import { randomInt, randomUUID } from "node:crypto";
import { store } from "#db/store.server.ts";
import type { SessionData } from "#db/schema.ts";
import { singleton } from "#db/singleton.server.ts";
import { BRAND } from "../brand.ts";
import { env } from "../env.server.ts";
import { AppError } from "../errors.ts";
import { log } from "../log.server.ts";
import {
  CODE_DIGITS,
  CODE_MINUTES,
  CODES_PER_HOUR,
  RESEND_SECONDS,
  countCodesSince,
  deleteCode,
  findLatestCode,
  replaceCodes,
  spendAttempt,
  useCode,
} from "../models/email-verification.server.ts";
import { findUserByEmail, insertUser, isEmailTaken, toUser } from "../models/user.server.ts";
import type { User } from "../models/user.ts";
import { keyedHash, sameText } from "../secrets.server.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { takeOrRefuse } from "./limits.server.ts";
import { sendMail } from "./mail.server.ts";
import { hashPassword } from "./password.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How long a verified address, and a sign-up that waits for its code, may be taken up. */
const SIGN_UP_MINUTES = 30;
const SEND_FAILED = "Failed to send verification code";
const WRONG_CODE = "Invalid verification code";

export type PendingSignUp = NonNullable<SessionData["signUp"]>;
export type VerifiedEmail = NonNullable<SessionData["verified"]>;
export type SentCode = { expiresInSeconds: number; resendInSeconds: number };
type Details = { name: string; email: string; password: string };
type Person = { name: string; email: string; passwordHash: string };

/** Addresses whose code is on its way, so that a double click mails one. */
const sending = singleton("codes-being-sent", () => new Set<string>());

/**
 * Mails a new code; every older one for the address ends. Throws `conflict` for an address with an account,
 * `too_many_requests` within 60 s of the last code or past 5 an hour (20 an hour for a client address), and `bad_gateway`
 * when the mail server fails, in which case the code is forgotten and the next try need not wait.
 */
export async function sendCode(email: string, clientAddress: string, now = new Date()): Promise<SentCode> {
  await takeOrRefuse("code_address", clientAddress);
  if (await findUserByEmail(email)) {
    const words = "This email is already verified. Please log in instead.";
    throw new AppError("conflict", words, { errors: { email: [words] } });
  }
  if (sending.has(email)) throw tooSoon(RESEND_SECONDS);
  sending.add(email);
  try {
    await refuseTooMany(email, now);
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + CODE_MINUTES * MINUTE_MS);
    await store.atomic(replaceCodes({ id, email, otpCode: hashCode(id, email, code), createdAt: now, expiresAt }));
    try {
      await sendMail({ to: email, ...codeMail(code) });
    } catch (error) {
      await deleteCode(id);
      log.error(smtpFault(error), "verification mail failed");
      throw new AppError("bad_gateway", SEND_FAILED, { cause: error });
    }
  } finally {
    sending.delete(email);
  }
  return { expiresInSeconds: CODE_MINUTES * 60, resendInSeconds: RESEND_SECONDS };
}

/**
 * Takes the newest live code of the address, once. Every failure reads the same: wrong, expired, used, replaced, unknown
 * address, or burnt by five tries. A try is spent before anything is compared, so parallel guesses share none.
 */
export async function verifyCode(
  email: string,
  code: string,
  clientAddress: string,
  now = new Date(),
): Promise<VerifiedEmail> {
  await takeOrRefuse("code_check_address", clientAddress);
  const latest = await findLatestCode(email);
  const tried = latest && (await spendAttempt(latest.id, now));
  const matches = sameText(hashCode(latest?.id ?? "none", email, code), latest?.otpCode ?? "");
  if (!tried || !matches || !(await useCode(tried.id))) throw new AppError("invalid", WRONG_CODE);
  return { email, until: now.getTime() + SIGN_UP_MINUTES * MINUTE_MS };
}

/**
 * Makes the account with its 50 credits (the database adds them). `verified` is what this browser's session proved: another
 * address, or more than 30 minutes, is `forbidden`. Throws `conflict` when somebody was faster. `today` is the person's date.
 */
export async function completeSignUp(
  details: Details | Person,
  verified: VerifiedEmail | undefined,
  visitor: { clientAddress: string; today: string },
  now = new Date(),
): Promise<User> {
  if (!isVerified(verified, details.email, now)) throw new AppError("forbidden", "Signup data not found");
  if (await findUserByEmail(details.email)) throw alreadyExists();
  await takeOrRefuse("sign_up_address", visitor.clientAddress);
  const password = "passwordHash" in details ? details.passwordHash : await hashNewPassword(details.password);
  const { name, email } = details;
  try {
    const [row] = await insertUser({ name, email, password, lastLoginDate: visitor.today });
    if (!row) throw new Error("The new account was not returned");
    return toUser(row, visitor.today);
  } catch (error) {
    if (isEmailTaken(error)) throw alreadyExists();
    throw error;
  }
}

/**
 * The form's first step: mails the code and returns what the session keeps until it is typed; the password only as a hash.
 * Going back to correct the name or password within the 60 s keeps the code that is already on its way.
 */
export async function startSignUp(
  details: Details,
  earlier: PendingSignUp | undefined,
  clientAddress: string,
  now = new Date(),
): Promise<PendingSignUp> {
  refuseCommonPassword(details.password);
  const { name, email } = details;
  let sentAt = now.getTime();
  if (earlier?.email === email && resendInSeconds(earlier, now) > 0) {
    await takeOrRefuse("code_address", clientAddress);
    sentAt = earlier.sentAt;
  } else {
    await sendCode(email, clientAddress, now);
  }
  return { name, email, passwordHash: await hashPassword(details.password), sentAt };
}

/** Whole seconds until this sign-up may ask for another code; 0 when it may now. */
export function resendInSeconds(signUp: PendingSignUp, now = new Date()): number {
  return Math.max(0, Math.ceil(RESEND_SECONDS - (now.getTime() - signUp.sentAt) / 1000));
}

/** A sign-up left alone for half an hour starts over; name and address are still filled in. */
export function isWaitingForCode(signUp: PendingSignUp | undefined, now = new Date()): signUp is PendingSignUp {
  return Boolean(signUp) && now.getTime() - (signUp?.sentAt ?? 0) < SIGN_UP_MINUTES * MINUTE_MS;
}

/** Has this browser proved that it reads the address's mail, in the last 30 minutes? */
export function isVerified(verified: VerifiedEmail | undefined, email: string, now = new Date()): boolean {
  return verified?.email === email && verified.until > now.getTime();
}

async function refuseTooMany(email: string, now: Date): Promise<void> {
  const latest = await findLatestCode(email);
  const waited = latest ? (now.getTime() - latest.createdAt.getTime()) / 1000 : Infinity;
  if (waited < RESEND_SECONDS) throw tooSoon(Math.ceil(RESEND_SECONDS - waited));
  if ((await countCodesSince(email, new Date(now.getTime() - HOUR_MS))) >= CODES_PER_HOUR) {
    throw new AppError("too_many_requests", "That was the last code for this hour. Please try again later.", {
      retryAfterSeconds: HOUR_MS / 1000,
    });
  }
}

/** Not the error itself: a mail server's words often repeat the address, which logs never hold. */
function smtpFault(error: unknown): Record<string, unknown> {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return { code, responseCode, command, reason: code ? undefined : String(error) };
}

function tooSoon(seconds: number): AppError {
  return new AppError("too_many_requests", `Please wait ${seconds} seconds before asking for another code.`, {
    retryAfterSeconds: seconds,
  });
}

function alreadyExists(): AppError {
  return new AppError("conflict", "User already exists");
}

function hashNewPassword(password: string): Promise<string> {
  refuseCommonPassword(password);
  return hashPassword(password);
}

/** On the open internet these are tried first; on one's own machine they are nobody's business. */
function refuseCommonPassword(password: string): void {
  if (env.mode !== "public" || !isCommonPassword(password)) return;
  const words = "That password is one of the first that others would guess. Please choose another.";
  throw new AppError("invalid", words, { errors: { password: [words] } });
}

/** Bound to its row and address, so that a copied hash opens nothing else. */
function hashCode(id: string, email: string, code: string): string {
  return keyedHash("email-code", `${id}|${email}|${code}`);
}

function codeMail(code: string) {
  const text = [
    `${code} is your ${BRAND.name} code.`,
    "",
    `Type it on the sign-up page within ${CODE_MINUTES} minutes.`,
    "",
    `Nobody at ${BRAND.name} will ever ask you for it. If you did not ask for a code, you can ignore this message:`,
    "without it, no account is made with your address.",
    "",
    `${BRAND.name} · ${env.appUrl.origin}`,
  ].join("\n");
  const html = `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#fdf9f4;color:#2a1a2b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:440px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e4dbe4;border-radius:16px">
<p style="margin:0 0 4px">Your ${BRAND.name} code</p>
<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px">${code}</p>
<p style="margin:0 0 16px">Type it on the sign-up page within ${CODE_MINUTES} minutes.</p>
<p style="margin:0;font-size:14px;color:#6b5a6c">Nobody at ${BRAND.name} will ever ask you for it. If you did not ask for a code, you can ignore this message: without it, no account is made with your address.</p>
</div>
</body>
</html>`;
  return { subject: `${code} is your ${BRAND.name} code`, text, html };
}
