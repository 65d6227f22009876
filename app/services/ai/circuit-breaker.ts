/** Stops asking a service that keeps failing, and asks again, once, after a pause. */

export type CircuitBreakerRules = {
  /** So many failures… */
  failures: number;
  /** …within so long open the circuit… */
  withinMs: number;
  /** …for so long; then one call at a time may try, and its outcome decides. */
  openMs: number;
};

export type Outcome = "succeeded" | "failed" | "abandoned";

export type CircuitBreaker = {
  /** Undefined: do not call now. Else call, and report the outcome exactly once; "abandoned" (nobody wanted it any more) counts for nothing. */
  enter(): ((outcome: Outcome) => void) | undefined;
};

/** `clock` gives milliseconds that never go back. */
export function createCircuitBreaker(rules: CircuitBreakerRules, clock: () => number): CircuitBreaker {
  let recent: number[] = [];
  let openUntil: number | undefined;
  let isProbing = false;

  function open() {
    openUntil = clock() + rules.openMs;
    recent = [];
  }

  function settleProbe(outcome: Outcome) {
    isProbing = false;
    if (outcome === "succeeded") openUntil = undefined;
    if (outcome === "failed") open();
  }

  function settle(outcome: Outcome) {
    // A call from before the circuit opened says nothing about now.
    if (outcome !== "failed" || openUntil !== undefined) return;
    const now = clock();
    recent = [...recent.filter((at) => now - at < rules.withinMs), now];
    if (recent.length >= rules.failures) open();
  }

  return {
    enter() {
      if (openUntil === undefined) return settle;
      if (isProbing || clock() < openUntil) return undefined;
      isProbing = true;
      return settleProbe;
    },
  };
}
