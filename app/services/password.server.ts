/** Password hashes: Argon2id, 19 MiB, two passes, one lane (OWASP's first recommendation), at most two at a time. */
import { hash, verify } from "@node-rs/argon2";
import { singleton } from "#db/singleton.server.ts";
import { AppError } from "../errors.ts";

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash holds 19 MiB and a core for some 30 ms; a flood of logins must not take the machine from the chats. */
const RUNNING_AT_ONCE = 2;
const WAITING_AT_MOST = 50;
const RETRY_SECONDS = 2;

/** Of a password nobody has, with the same cost: compared when there is nothing to compare with. */
const DUMMY_HASH = "$argon2id$v=19$m=19456,t=2,p=1$akP1sCAewYbQ+PWtqj2h9g$HfUmYRdpFePAQM+8Dfq/ylqtDThzWPtBmwDTQTaq0cU";

const gate = singleton("password-gate", () => ({ running: 0, waiting: [] as (() => void)[] }));

/** A PHC string to store. Throws `unavailable` (503, Retry-After) when too many others wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), COST));
}

/**
 * Does the password belong to the hash? Without a hash it takes the same time and says no, so that an answer's delay does
 * not tell which addresses have an account. Throws `unavailable` when too many others wait.
 */
export async function isPassword(password: string, storedHash: string | null | undefined): Promise<boolean> {
  const matches = await inTurn(() => verify(storedHash ?? DUMMY_HASH, normal(password)));
  return matches && Boolean(storedHash);
}

/** One "é", however the keyboard composed it. */
function normal(password: string): string {
  return password.normalize("NFKC");
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (gate.running >= RUNNING_AT_ONCE) {
    if (gate.waiting.length >= WAITING_AT_MOST) {
      throw new AppError("unavailable", "A lot of people are logging in right now. Please try again in a moment.", {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    // The one that ends hands its place over, so `running` stays as it is.
    await new Promise<void>((resolve) => gate.waiting.push(resolve));
  } else {
    gate.running += 1;
  }
  try {
    return await work();
  } finally {
    const next = gate.waiting.shift();
    if (next) next();
    else gate.running -= 1;
  }
}
