/** What to show when no hint could be made for the moment: never wrong, never charged (SPEC 8). */

const CANNED_HINTS = [
  "Pick one word from their last message and ask about that.",
  "Share something small about yourself on the same subject, then ask for theirs.",
  "Ask how something felt, not only what happened.",
  "Answer their question first, in a sentence or two, before you ask your own.",
  "Go back to something they said earlier. Being remembered feels good.",
];

/** Shown when the network failed. */
export const OFFLINE_HINT = "Ask an open-ended question to keep the conversation flowing";

/** One of the canned tips; `at` picks it, so that nothing here is random. */
export function cannedHint(at: number): string {
  return CANNED_HINTS[Math.abs(Math.trunc(at)) % CANNED_HINTS.length] ?? OFFLINE_HINT;
}
