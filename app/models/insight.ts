/** The sentences under the progress figures, shown when their condition holds (SPEC 9). */

const EXCELLENT_AVERAGE = 80;
const WEAK_AVERAGE = 60;
const PRAISED_STREAK = 3;
const WEEKLY_CHATS = 3;

type Figures = { averageScore: number; streak: number; chatsThisWeek: number; chatsCompleted: number };

/** Every insight that holds for these figures; averages speak only once a chat was finished. */
export function insightMessages(figures: Figures): string[] {
  const messages: string[] = [];
  if (figures.chatsCompleted > 0 && figures.averageScore >= EXCELLENT_AVERAGE) {
    messages.push("Excellent: your conversations land. Try a tougher partner, or a scenario you avoid.");
  }
  if (figures.chatsCompleted > 0 && figures.averageScore < WEAK_AVERAGE) {
    messages.push(
      "Ask more open-ended questions, the kind that cannot be answered with yes or no, and follow up on the answer.",
    );
  }
  if (figures.streak >= PRAISED_STREAK) {
    messages.push(`${figures.streak} days in a row. Steady practice is what changes how it feels in real life.`);
  }
  if (figures.chatsThisWeek < WEEKLY_CHATS) {
    messages.push("Aim for 3-5 chats a week. Short and regular beats long and rare.");
  }
  return messages;
}
