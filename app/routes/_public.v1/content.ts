/**
 * What the search-oriented landing page says. The testimonials are PLACEHOLDER marketing data, as are the rating and the
 * review count in brand.ts: replace them with real, consented ones before going public.
 */

export const BENEFITS = [
  "Free to start, no credit card needed",
  "Sign up in about 30 seconds",
  "Private: nobody reads along",
  "Feedback that names the exact words",
] as const;

export const FEATURES = [
  {
    title: "AI-Powered Dating Practice",
    text: "Chat with partners who have a job, a family, a sense of humor, and a limit to their patience.",
  },
  {
    title: "Personalized Feedback & Coaching",
    text: "A score from 0 to 10, your strengths, and better versions of your own lines.",
  },
  {
    title: "Track Your Dating Progress",
    text: "Five skills, a level, a streak: see what moved this week and what to try next.",
  },
  {
    title: "Scenario-Based Training",
    text: "First message, playful banter, deep conversation, making plans. Each has a goal you can reach.",
  },
  {
    title: "Safe Practice Environment",
    text: "Say the wrong thing, see what it does, try again. It is only ever between you and the page.",
  },
  {
    title: "Proven Results System",
    text: "Built on what studies of conversation keep finding: ask, listen, follow up, and share a little of yourself.",
  },
] as const;

export const STEPS = [
  { title: "Choose an AI partner persona", text: "Playful, dry, outgoing or shy. Start with whoever feels easy." },
  { title: "Practise real conversations", text: "Write the way you would. The mood meter moves with every message." },
  { title: "Get personalized feedback", text: "See which words helped, which did not, and one thing to try next." },
] as const;

/** Placeholders. */
export const TESTIMONIALS = [
  {
    name: "Daniel R.",
    location: "Austin, Texas",
    rating: 5,
    text: "I used to rewrite a first message for an hour. Now I write it, see how it lands, and send the next one for real.",
  },
  {
    name: "Priya S.",
    location: "Bengaluru, India",
    rating: 5,
    text: "It pointed at the exact word that made my question sound like an interview. Nobody ever told me that.",
  },
  {
    name: "Marcus T.",
    location: "Leeds, England",
    rating: 4,
    text: "Ten minutes on the bus home. By the time I met someone I liked, small talk felt like something I had done before.",
  },
] as const;

export const QUESTIONS = [
  {
    question: "How much should I practise?",
    answer: "15-20 minutes of daily practice is plenty. Short and often beats long and rare.",
  },
  {
    question: "Am I talking to real people?",
    answer:
      "No. Every partner is an AI persona and says so. They are here so that real conversations feel easier later.",
  },
  {
    question: "Is it really free?",
    answer:
      "Yes, to start: you get 50 credits without a credit card. A message or a hint costs 2, feedback is free. Premium is optional, billed monthly, and can be cancelled anytime.",
  },
  {
    question: "Who can read my chats?",
    answer:
      "Nobody reads along. Your chats are stored so that you can come back to them, and you can ask for everything to be deleted at any time.",
  },
] as const;
