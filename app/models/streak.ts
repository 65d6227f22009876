/** Days in a row with at least one message sent, counted in the person's own time zone (DECISIONS 8). */

const DAY_MS = 24 * 60 * 60 * 1000;

export type StreakState = { streak: number; bestStreak: number; lastPracticeDate: string | null };

/** The calendar date (YYYY-MM-DD) at this moment in that IANA zone; an unknown zone counts as UTC. */
export function localDate(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: isTimeZone(timeZone) ? timeZone : "UTC" }).format(now);
}

/** The moment the local day began (off by the shift on the two days a year when clocks change). */
export function startOfDay(now: Date, timeZone: string): Date {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  const time = new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "medium" }).format(now);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return new Date(now.getTime() - ((hours * 60 + minutes) * 60 + seconds) * 1000 - now.getMilliseconds());
}

/** The state after a message sent on `today`, or null when today already counted. */
export function afterPractice(state: StreakState, today: string): StreakState | null {
  if (state.lastPracticeDate === today) return null;
  const streak = state.lastPracticeDate === dayBefore(today) ? state.streak + 1 : 1;
  return { streak, bestStreak: Math.max(streak, state.bestStreak), lastPracticeDate: today };
}

/** The streak as shown: 0 once a whole day was missed. */
export function currentStreak(state: Pick<StreakState, "streak" | "lastPracticeDate">, today: string): number {
  const kept = state.lastPracticeDate === today || state.lastPracticeDate === dayBefore(today);
  return kept ? state.streak : 0;
}

export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
