/** "Saturday evening": the person's own weekday and part of the day. */

const PARTS = [
  { from: 5, name: "morning" },
  { from: 12, name: "afternoon" },
  { from: 17, name: "evening" },
  { from: 22, name: "night" },
] as const;

/** The weekday and the part of the day at this moment in that IANA zone. */
export function localMoment(now: Date, timeZone: string): string {
  const hour = Number(new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now));
  const part = PARTS.findLast(({ from }) => hour >= from)?.name ?? "night";
  const weekday = new Intl.DateTimeFormat("en", { timeZone, weekday: "long" }).format(now);
  return `${weekday} ${part}`;
}

/** What a greeting calls someone: the first word of their name. */
export function callName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
