import { useEffect, useState } from "react";

const REFRESH_MS = 30_000;
const RETRIES = 3;
const RETRY_MS = 1_000;
const RETRY_CAP_MS = 30_000;

type Purse = { credits: number; isPremium: boolean };

/**
 * The balance as it is, not as it was when the page was made: refreshed every 30 s while the page is looked at, tried again
 * up to three times with growing pauses (SPEC 7).
 */
export function useLiveCredits(shown: Purse): Purse {
  const [fresh, setFresh] = useState<{ of: Purse; purse: Purse } | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = new AbortController();

    async function refresh(attempt: number) {
      if (document.visibilityState === "hidden") return schedule(REFRESH_MS, 0);
      try {
        const response = await fetch("/api/users/credits", { signal: stop.signal });
        if (!response.ok) throw new Error(String(response.status));
        const { credits, isPremium } = (await response.json()) as Purse;
        setFresh({ of: shown, purse: { credits, isPremium } });
        schedule(REFRESH_MS, 0);
      } catch {
        if (stop.signal.aborted) return;
        if (attempt < RETRIES) schedule(Math.min(RETRY_MS * 2 ** attempt, RETRY_CAP_MS), attempt + 1);
        else schedule(REFRESH_MS, 0);
      }
    }

    function schedule(afterMs: number, attempt: number) {
      timer = setTimeout(() => void refresh(attempt), afterMs);
    }

    schedule(REFRESH_MS, 0);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [shown]);

  // A newer page knows better than an older refresh.
  return fresh?.of === shown ? fresh.purse : shown;
}
