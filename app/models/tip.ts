/** The tip of the day: one of thirty, the same for everybody's same date (SPEC 9). */

const DAY_MS = 24 * 60 * 60 * 1000;

export const TIPS: readonly string[] = [
  "Ask about the part of their story they hurried past. It is usually the good part.",
  "Answer the question first, then ask yours. Two questions in a row feel like a form.",
  "Pick one word from their last message and build on it. It shows you were listening.",
  "A compliment lands better on a choice than on a feature: the joke they made, not their eyes.",
  "Say the small true thing. “I was nervous to write this” beats a polished line.",
  "When a joke falls flat, smile at it and move on. Explaining it costs more than the joke did.",
  "Match their length. A paragraph in reply to one line feels like homework.",
  "Swap “How was your day?” for “What was the best ten minutes of your day?”",
  "Tease the situation, not the person. You are both on the same side of it.",
  "Let a pause be a pause. Not every silence needs a second message.",
  "Share before you ask. It is easier to open up to someone who went first.",
  "Make plans with a what, a when and a where. “Sometime” is where plans go to rest.",
  "Offer two options when you invite someone. Choosing is easier than inventing.",
  "If they say no to Thursday, ask about them first and about Friday second.",
  "Remember one detail and bring it back later. Being remembered feels wonderful.",
  "Ask how something felt, not only what happened.",
  "Disagree lightly. “Bold claim, defend it” is friendlier than agreeing with everything.",
  "Open with something only they could answer. “Hey” could be for anyone.",
  "Use their name once. Twice is a sales call.",
  "When they are low, do not fix it straight away. “That sounds rough, what happened?” is enough.",
  "Be specific. “I like music” ends there; “I cried at a tuba solo” does not.",
  "One question mark a message is plenty.",
  "Leave while it is going well. Ending on a laugh makes the next hello easy.",
  "Read your message as if a friend had sent it to you. Still kind? Send it.",
  "Curiosity is more charming than cleverness. You only need one of them.",
  "If they dodge a topic, let them. Trust is also what you do not ask.",
  "Playful works best when the other person can win too.",
  "Notice energy, not only words. Short answers may mean tired, not bored: it is fine to ask.",
  "Own a clumsy line with a grin: “That sounded better in my head.” It nearly always works.",
  "Practise the thing you avoid. If banter is easy, try the deep one today.",
];

/** The tip for a local date (YYYY-MM-DD), chosen by its day of the year. Total. */
export function tipOfTheDay(date: string): string {
  return TIPS[dayOfYear(date) % TIPS.length] ?? "";
}

/** 1 for the first of January, 366 for the end of a leap year. */
export function dayOfYear(date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const newYear = Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`);
  return 1 + Math.round((midnight - newYear) / DAY_MS);
}
