/** The four situations a person can practise, and how hard the partner makes it (SPEC 9, DECISIONS 5). */

export const SCENARIO_IDS = ["first-message", "playful-banter", "deep-conversation", "making-plans"] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

export const DIFFICULTIES = ["warm", "realistic", "tough"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Chats a newcomer finishes before the suggested difficulty leaves `warm`. */
export const WARM_CHATS = 3;

export type Scenario = {
  id: ScenarioId;
  name: string;
  /** Who speaks first; a persona's opening is free of charge. */
  opens: "you" | "persona";
  description: string;
  goal: string;
  exampleOpening: string;
};

export const SCENARIOS: readonly Scenario[] = [
  {
    id: "first-message",
    name: "First Message",
    opens: "you",
    description: "You matched a minute ago. Nobody has said anything yet.",
    goal: "Get a real exchange going: swap names and find one thing you share.",
    exampleOpening: "Your photo by the kiln has me curious. What survived?",
  },
  {
    id: "playful-banter",
    name: "Playful Banter",
    opens: "persona",
    description: "Light, quick, a little cheeky. They start it.",
    goal: "Trade jokes both ways: tease, get teased, and build on each other's bits.",
    exampleOpening: "“Quick, defend your worst food opinion.”",
  },
  {
    id: "deep-conversation",
    name: "Deep Conversation",
    opens: "persona",
    description: "It is late, the small talk is over, and they ask something real.",
    goal: "Go below the surface: share something that matters and stay with what they share.",
    exampleOpening: "“What's something you changed your mind about this year?”",
  },
  {
    id: "making-plans",
    name: "Making Plans",
    opens: "you",
    description: "You have been chatting for days and it is going well. Time to meet.",
    goal: "Agree on a concrete plan: what, which day, what time and where.",
    exampleOpening: "There's a night market by the river on Thursday. Come hunt for dumplings with me?",
  },
];

const BY_ID = new Map(SCENARIOS.map((scenario) => [scenario.id, scenario]));

/** The scenario with this id. Total: every ScenarioId has one. */
export function scenarioById(id: ScenarioId): Scenario {
  const scenario = BY_ID.get(id);
  if (!scenario) throw new Error(`No scenario ${id}`);
  return scenario;
}

/** What the difficulty picker preselects: warm for the first three chats, then realistic. */
export function suggestedDifficulty(chatsCompleted: number): Difficulty {
  return chatsCompleted < WARM_CHATS ? "warm" : "realistic";
}
