/**
 * Every signal the engine can notice, with its weight in mood points before character, difficulty and diminishing
 * returns, and the sentences that explain it. Weights follow the effects found for speed dates and first messages
 * (follow-up questions: Huang et al. 2017; appreciation and sympathy: McFarland et al. 2013; reciprocal disclosure:
 * Sprecher et al. 2013; owned apologies: Lewicki et al. 2016), scaled so that a good turn is worth +2…+6.
 */

/** `weak` is dull, not unkind; `hostile` cancels every gain of the same message. */
export type Grade = "good" | "neutral" | "weak" | "poor" | "hostile";
export type Trait = "warmth" | "patience" | "humour" | "depth";

type Entry = {
  weight: number;
  grade: Grade;
  trait?: Trait;
  /** Second person, past tense; {she}, {her} and {his} follow the persona's pronouns ({his} is the possessive). */
  text: string;
  /** One concrete thing to do, for the negative ones. */
  advice?: string;
};

export const CATALOGUE = {
  greeting: { weight: 1, grade: "good", trait: "warmth", text: "You said hello" },
  how_are_you: { weight: 1.5, grade: "good", trait: "warmth", text: "You asked how {she} is" },
  opener_specific: {
    weight: 3.5,
    grade: "good",
    trait: "depth",
    text: "You opened with something about {her}, not a stock line",
  },
  question_open: {
    weight: 3.5,
    grade: "good",
    trait: "depth",
    text: "You asked something {she} could tell a story about",
  },
  question_closed: {
    weight: 1.5,
    grade: "good",
    trait: "depth",
    text: "You asked {her} a question",
  },
  follow_up: {
    weight: 4.5,
    grade: "good",
    trait: "depth",
    text: "You followed up on what {she} said",
  },
  ask_back: {
    weight: 2.5,
    grade: "good",
    trait: "warmth",
    text: "You turned the question back to {her}",
  },
  answer: { weight: 1.5, grade: "good", trait: "warmth", text: "You answered {his} question" },
  disclosure: {
    weight: 2.5,
    grade: "good",
    trait: "depth",
    text: "You shared something about yourself",
  },
  disclosure_deep: {
    weight: 5,
    grade: "good",
    trait: "depth",
    text: "You shared something that matters to you",
  },
  shared_ground: {
    weight: 3,
    grade: "good",
    trait: "warmth",
    text: "You found something you have in common",
  },
  introduction: { weight: 2, grade: "good", trait: "warmth", text: "You told {her} your name" },
  compliment_specific: {
    weight: 5,
    grade: "good",
    trait: "warmth",
    text: "You noticed something particular about {her}",
  },
  compliment_generic: {
    weight: 1.5,
    grade: "good",
    trait: "warmth",
    text: "You said something nice",
  },
  empathy: {
    weight: 8,
    grade: "good",
    trait: "warmth",
    text: "You showed that you understood how it felt",
  },
  celebration: { weight: 4, grade: "good", trait: "warmth", text: "You were glad with {her}" },
  agreement: {
    weight: 1.5,
    grade: "good",
    trait: "warmth",
    text: "You went along with what {she} said",
  },
  thanks: { weight: 2, grade: "good", trait: "warmth", text: "You said thank you" },
  laugh: { weight: 2, grade: "good", trait: "humour", text: "You laughed along" },
  humour: { weight: 4, grade: "good", trait: "humour", text: "You made a joke" },
  tease: { weight: 3.5, grade: "good", trait: "humour", text: "You teased {her} in good fun" },
  callback: {
    weight: 4,
    grade: "good",
    trait: "depth",
    text: "You came back to something {she} told you earlier",
  },
  invite_concrete: {
    weight: 4,
    grade: "good",
    trait: "warmth",
    text: "You made a concrete suggestion to meet",
  },
  invite_vague: { weight: 1, grade: "good", trait: "warmth", text: "You hinted at meeting up" },
  easy_out: { weight: 2, grade: "good", trait: "warmth", text: "You left {her} free to say no" },
  plan_detail: {
    weight: 2.5,
    grade: "good",
    trait: "warmth",
    text: "You settled a detail of the plan",
  },
  apology_owned: { weight: 7, grade: "good", trait: "warmth", text: "You owned it and apologised" },
  apology_light: { weight: 1.5, grade: "good", trait: "warmth", text: "You said sorry" },
  respected_no: { weight: 5, grade: "good", trait: "warmth", text: "You took {his} no gracefully" },
  goodbye: { weight: 1, grade: "good", trait: "warmth", text: "You said a proper goodbye" },
  sentiment_up: { weight: 1.5, grade: "good", text: "Your message sounded warm" },

  low_effort: {
    weight: -2,
    grade: "weak",
    trait: "patience",
    text: "Your message gave {her} little to reply to",
    advice: "Add one detail or one question, so {she} has something to pick up.",
  },
  repetition: {
    weight: -4,
    grade: "weak",
    trait: "patience",
    text: "You sent that before",
    advice: "Say it differently, or move on to something {she} mentioned.",
  },
  gibberish: {
    weight: -3,
    grade: "weak",
    trait: "patience",
    text: "That was hard to read",
    advice: "Send one plain sentence, even a short one.",
  },
  emoji_only: {
    weight: -1.5,
    grade: "weak",
    trait: "patience",
    text: "You sent only emoji",
    advice: "Put a few words beside the emoji.",
  },
  not_english: {
    weight: -1,
    grade: "weak",
    text: "{She} could not follow the language",
    advice: "Practice here runs in English; try that again in a simple sentence.",
  },
  text_speak: {
    weight: -1.5,
    grade: "weak",
    trait: "patience",
    text: "You wrote in shorthand",
    advice: "Spell words out; it reads as if you took a moment for {her}.",
  },
  ignored_question: {
    weight: -2,
    grade: "weak",
    trait: "patience",
    text: "You left {his} question unanswered",
    advice: "Answer {his} question first, then ask yours.",
  },
  question_streak: {
    weight: -3,
    grade: "weak",
    trait: "patience",
    text: "You asked question after question",
    advice: "Tell {her} something about yourself before the next question.",
  },
  ignored_feelings: {
    weight: -6,
    grade: "poor",
    trait: "depth",
    text: "You passed over something hard {she} shared",
    advice: "Stay with what {she} just told you for a moment before moving on.",
  },
  compliment_streak: {
    weight: -2,
    grade: "weak",
    trait: "patience",
    text: "You paid another compliment in a row",
    advice: "Swap the next compliment for a question about {her}.",
  },
  contradiction: {
    weight: -1.5,
    grade: "weak",
    trait: "warmth",
    text: "You told {her} {she} was wrong and left it there",
    advice: "Disagree with a reason or a grin, so that {she} can answer back.",
  },
  sentiment_down: {
    weight: -1.5,
    grade: "weak",
    text: "Your message sounded sour",
    advice: "Say what you would like instead of what you dislike.",
  },
  compliment_looks: {
    weight: -4,
    grade: "poor",
    trait: "warmth",
    text: "You went for {his} looks early on",
    advice: "Compliment something {she} does or said, not how {she} looks.",
  },
  love_bombing: {
    weight: -6,
    grade: "poor",
    trait: "patience",
    text: "That was a lot of feeling for how little you know each other",
    advice: "Keep big words for later and be curious about one small thing now.",
  },
  bragging: {
    weight: -6,
    grade: "poor",
    trait: "patience",
    text: "You listed what you have",
    advice: "Tell a story with a stumble in it; it is more likeable than a score.",
  },
  sarcasm: {
    weight: -6,
    grade: "poor",
    trait: "warmth",
    text: "That came across as sarcastic",
    advice: "Say it straight, or make the joke about yourself.",
  },
  contact_request: {
    weight: -4,
    grade: "poor",
    trait: "patience",
    text: "You asked for private contact details",
    advice: "Suggest a public place and a day, and leave numbers for later.",
  },
  private_place: {
    weight: -8,
    grade: "poor",
    trait: "patience",
    text: "You suggested somewhere private",
    advice: "Suggest a public place, such as a café or a market.",
  },
  apology_hollow: {
    weight: -7,
    grade: "poor",
    trait: "warmth",
    text: "Your apology put it on {her}",
    advice: "Name what you did: “I was rude, I'm sorry”, with no “but” after it.",
  },
  pressure: {
    weight: -11,
    grade: "hostile",
    trait: "patience",
    text: "You kept pushing",
    advice: "Take the no as it is; “no problem” is enough.",
  },
  too_forward: {
    weight: -11,
    grade: "hostile",
    trait: "patience",
    text: "You got physical before there was any ground for it",
    advice: "Stay with what {she} says and does; let {her} set the pace for closeness.",
  },
  negging: {
    weight: -10,
    grade: "hostile",
    trait: "warmth",
    text: "You put {her} down inside a compliment",
    advice: "Drop the comparison and say the kind half alone.",
  },
  insult: {
    weight: -18,
    grade: "hostile",
    text: "You insulted {her}",
    advice: "Apologise for the words themselves, without explaining them away.",
  },
  hate: {
    weight: -24,
    grade: "hostile",
    text: "You used hateful words",
    advice: "Leave words like that out altogether; there is no good version of them.",
  },
  explicit: {
    weight: -24,
    grade: "hostile",
    text: "You turned it sexual",
    advice: "Leave the sexual talk out and ask about something {she} enjoys.",
  },
  injection: {
    weight: -3,
    grade: "hostile",
    text: "You wrote to a machine, not to {her}",
    advice: "Write what you would say to a person on a date.",
  },
} as const satisfies Record<string, Entry>;

export type SignalName = keyof typeof CATALOGUE;

/** What is known about a signal. Total over SignalName. */
export function entryOf(name: SignalName): Entry {
  return CATALOGUE[name];
}
