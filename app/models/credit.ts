/** What things cost (SPEC 9). */

export const STARTING_CREDITS = 50;
export const COST_PER_MESSAGE = 2;
export const COST_PER_HINT = 2;
/** Below it the upgrade card shows; below the second figure it stops being quiet (DECISIONS 9). */
export const LOW_CREDITS = 50;
export const VERY_LOW_CREDITS = 10;

export const NEED_CREDITS_TO_SEND = "You need more credits to send messages. Please upgrade to continue.";
export const NEED_CREDITS_FOR_HINT = "You need more credits to request hints. Please upgrade to continue.";

type Purse = { credits: number; isPremium: boolean };

/** May this person send a message now? Premium always may. */
export function canSend(purse: Purse): boolean {
  return purse.isPremium || purse.credits >= COST_PER_MESSAGE;
}

/** May this person ask for a hint now? Premium always may. */
export function canAskHint(purse: Purse): boolean {
  return purse.isPremium || purse.credits >= COST_PER_HINT;
}

export function isLow(purse: Purse): boolean {
  return !purse.isPremium && purse.credits < LOW_CREDITS;
}

export function isVeryLow(purse: Purse): boolean {
  return !purse.isPremium && purse.credits < VERY_LOW_CREDITS;
}
