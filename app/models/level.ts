/** Experience and levels (SPEC 9, DECISIONS 8). */

export const XP_PER_LEVEL = 500;
export const REWARDED_CHATS_PER_DAY = 10;
const XP_BASE = 20;
const XP_PER_POINT = 8;
const XP_PER_MESSAGE = 2;
const REWARDED_MESSAGES = 20;

/** XP of one completed chat: 20 + 8 × score + 2 × user messages, of which at most 20 count. */
export function xpForChat(score: number, userMessages: number): number {
  return XP_BASE + XP_PER_POINT * score + XP_PER_MESSAGE * Math.min(userMessages, REWARDED_MESSAGES);
}

/** Level = 1 + ⌊xp / 500⌋. */
export function levelForXp(xp: number): number {
  return 1 + Math.floor(xp / XP_PER_LEVEL);
}

/** The XP bar: xp mod 500 over 500; its label shows level × 500. */
export function xpBar(xp: number): { value: number; max: number; label: string } {
  const level = levelForXp(xp);
  return {
    value: xp % XP_PER_LEVEL,
    max: XP_PER_LEVEL,
    label: `${xp.toLocaleString("en")} of ${(level * XP_PER_LEVEL).toLocaleString("en")} XP`,
  };
}
