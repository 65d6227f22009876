/** Short names for the lines of a script that are judged. */
import type { Line, PlanOutcome } from "../types.ts";

/** A question whose answer stands in the public profile. */
export const fact = (say: string, says: RegExp): Line => ({ say, probe: { kind: "fact", says } });

/** A question anybody can answer; the reply has to be about it. */
export const everyday = (say: string, about: RegExp): Line => ({ say, probe: { kind: "everyday", about } });

/** The person asks what they told before; `never` is what they have since corrected. */
export const recall = (say: string, says: RegExp, never?: RegExp): Line => ({
  say,
  probe: never ? { kind: "memory", says, never } : { kind: "memory", says },
});

export const plan = (say: string, want: PlanOutcome, says?: RegExp): Line => ({
  say,
  probe: says ? { kind: "plan", want, says } : { kind: "plan", want },
});

export const bye = (say: string): Line => ({ say, probe: { kind: "goodbye" } });
