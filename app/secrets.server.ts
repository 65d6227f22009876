/** Separate keys for separate jobs, all derived from SESSION_SECRET, so that one leaking helps with no other. */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "./env.server.ts";

type Purpose = "cookie" | "email-code";

const KEY_BYTES = 32;
const keys = new Map<Purpose, Buffer>();

/** The 32-byte key of one purpose (HKDF-SHA-256). */
export function keyFor(purpose: Purpose): Buffer {
  let key = keys.get(purpose);
  if (!key) {
    key = Buffer.from(hkdfSync("sha256", env.sessionSecret, "repartee", purpose, KEY_BYTES));
    keys.set(purpose, key);
  }
  return key;
}

/** Hex HMAC-SHA-256 of `text` under the purpose's key. */
export function keyedHash(purpose: Purpose, text: string): string {
  return createHmac("sha256", keyFor(purpose)).update(text).digest("hex");
}

/** Compares two strings in time that does not depend on where they differ. */
export function sameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
