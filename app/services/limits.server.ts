/** How often things may be done. In memory: one process serves all. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { singleton } from "#db/singleton.server.ts";
import { env } from "../env.server.ts";
import { AppError } from "../errors.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Many people may share one address on the machine of a developer or a class room (DECISIONS 2). */
const LOCAL_ADDRESS_FACTOR = 50;

/** Points per window for each kind of act. `address` limits are looser in local mode, the others are not. */
const LIMITS = {
  request: { by: "address", points: 600, seconds: MINUTE },
  login_address: { by: "address", points: 30, seconds: 15 * MINUTE },
  login_account: { by: "account", points: 10, seconds: 15 * MINUTE },
  code_address: { by: "address", points: 20, seconds: HOUR },
  code_check_address: { by: "address", points: 30, seconds: HOUR },
  sign_up_address: { by: "address", points: 5, seconds: HOUR },
  message: { by: "account", points: 60, seconds: MINUTE },
  hint: { by: "account", points: 20, seconds: 10 * MINUTE },
  feedback: { by: "account", points: 20, seconds: HOUR },
  chat_start: { by: "account", points: 30, seconds: HOUR },
} as const;

type LimitName = keyof typeof LIMITS;

const limiters = singleton("limiters", () => {
  const factor = env.mode === "local" ? LOCAL_ADDRESS_FACTOR : 1;
  return Object.fromEntries(
    Object.entries(LIMITS).map(([keyPrefix, { by, points, seconds }]) => [
      keyPrefix,
      new RateLimiterMemory({ keyPrefix, points: by === "address" ? points * factor : points, duration: seconds }),
    ]),
  ) as Record<LimitName, RateLimiterMemory>;
});

/** Counts one act. Throws `too_many_requests` with the seconds to wait once the window's points are spent. */
export async function takeOrRefuse(name: LimitName, key: string): Promise<void> {
  const retryAfterSeconds = await take(name, key);
  if (retryAfterSeconds > 0) {
    throw new AppError("too_many_requests", `That was a lot at once. Please try again in ${wait(retryAfterSeconds)}.`, {
      retryAfterSeconds,
    });
  }
}

/** Gives the account's failed logins back after a right one. */
export async function forgive(name: LimitName, key: string): Promise<void> {
  await limiters[name].delete(key);
}

/** Counts one request of a client address. Seconds to wait, 0 when it may go on. */
export function takeRequest(address: string): Promise<number> {
  return take("request", address);
}

async function take(name: LimitName, key: string): Promise<number> {
  try {
    await limiters[name].consume(key);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw error;
  }
}

function wait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
