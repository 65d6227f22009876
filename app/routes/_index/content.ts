/** What the landing page says. */

export const FEATURES = [
  {
    title: "Practice Real Conversations",
    text: "Pick a partner and a moment: the first message, banter, something deeper, or making a plan. They have jobs, families, moods, and opinions about your opening line.",
  },
  {
    title: "AI-Powered Feedback",
    text: "Each shift of the mood names the words that caused it. At the end: a score, what worked, and a better version of your weakest line.",
  },
  {
    title: "Track Your Progress",
    text: "Opening lines, flow, humor, empathy, confidence. See which one moved this week, and what to try next.",
  },
] as const;

export const REASONS = [
  { title: "Free to start", text: "50 credits are yours, no credit card needed." },
  { title: "Private", text: "Nobody reads along. Your chats are yours, and you can have them deleted." },
  { title: "It tells you why", text: "Not just a number: the exact words that made someone smile or drift off." },
  {
    title: "No one to embarrass yourself in front of",
    text: "A line that falls flat stays between you and the page. Try it again, differently.",
  },
  {
    title: "Honest about what it is",
    text: "Your partners are AI, and say so. You practise here so that real conversations feel easier.",
  },
  { title: "Made for small pockets of time", text: "A chat takes a few minutes, on any phone." },
] as const;

export const STEPS = [
  { title: "Create your account", text: "Name, email, password. About 30 seconds." },
  { title: "Confirm your email", text: "We send a 6-digit code. That is all we ever ask of your inbox." },
  { title: "Say hello", text: "Choose a partner and a scenario, and write the first line." },
] as const;
