/** What is asked, and how it connects to what the persona said. */
import { contentWords } from "../text.ts";
import { quoteOf, type Reading } from "../reading.ts";
import { HOW_ARE_YOU } from "./warmth.ts";
import { isForfeit } from "./safety.ts";
import { signal, type Scene, type Signal } from "./signal.ts";

export const ASK_BACK =
  /\b(?:(?:what|how) about (?:you|yours|yourself)|and (?:you|yours|yourself)\b\??$|(?:^|[,.!] ?)(?:and |but )?(?:you|yourself|yours)\?$|(?:do|did|have|are|would|can) you(?: too| as well)?\?$|same (?:question )?(?:to|for|back)(?: at)? you|what(?:'s| is| was|'re| are) yours|your turn|what would (?:you|yours) (?:say|pick|choose|be)|(?:now )?you go)/;
export const MORE =
  /(?:^(?:(?:oh|wow|haha|lol|ok|okay|wait|hm+|hang on|hold on|interesting|nice|cool|no way),? )*(?:why|how come|how so|really|seriously|like what|such as|since when|what happened(?: next| then)?|and then(?: what)?|then what|go on|how|tell me(?: more)?|meaning|for example|what (?:kind|sort|type)(?: of \w+)?|which (?:one|ones)|what do you mean|in what way|what was it like|how did (?:that|it) (?:go|happen|start|feel|end)|how was (?:it|that)|what's (?:it|that) like|who won|did it work|is that so|oh\?|do tell)\b|\b(?:tell me (?:more|everything|all) ?(?:about (?:it|that|this|him|her|them))?|(?:say|hear|know) more about (?:it|that)|i want to (?:hear|know) more|what happened|why (?:is|was) that|how come|what made you (?:do|start|choose|pick|decide|want|think|go|get|stop|try|say|move|stay|leave|fall)|how did you (?:get into|end up|come to|feel|manage|react|know|decide|get)|what (?:drew|got) you|what's the (?:story|best part|worst part|hardest part)|elaborate)\b)/;
const OPEN = /\b(?:what|how|why|which|who|tell me|where|describe)\b/;

/** How one question stands in the chat. */
export type Asked = {
  quote: string;
  kind: "open" | "closed" | "follow_up" | "ask_back" | "wellbeing";
};

/** The questions of a message, each with how it connects to the persona's last lines. */
export function questionsAsked(reading: Reading, scene: Scene): Asked[] {
  return reading.questions
    .filter((question) => /\p{L}/u.test(question.plain))
    .map((question) => {
      if (HOW_ARE_YOU.test(question.plain)) return { quote: question.text, kind: "wellbeing" };
      if (ASK_BACK.test(question.plain)) return { quote: question.text, kind: "ask_back" };
      if (scene.last && followsUp(question.plain, scene)) return { quote: question.text, kind: "follow_up" };
      return { quote: question.text, kind: OPEN.test(question.plain) ? "open" : "closed" };
    });
}

function followsUp(plain: string, scene: Scene): boolean {
  if (MORE.test(plain)) return true;
  const recent = [scene.last, scene.earlier[0]];
  return contentWords(plain).some((word) => recent.some((trace) => trace?.content.has(word)));
}

/** Signals of curiosity: at most one for the best question, plus what a row of bare questions costs. */
export function questionSignals(reading: Reading, scene: Scene): Signal[] {
  if (isForfeit(reading)) return [];
  const asked = questionsAsked(reading, scene);
  const found: Signal[] = [];
  const best =
    asked.find((one) => one.kind === "follow_up") ??
    asked.find((one) => one.kind === "ask_back") ??
    asked.find((one) => one.kind === "open") ??
    asked.find((one) => one.kind === "closed");
  const bare = reading.statements.every((statement) => statement.plain.split(" ").length < 4);
  const streak = bare && best ? bareQuestionStreak(scene) : 0;
  if (best && streak < 3) {
    if (best.kind === "follow_up") found.push(signal("follow_up", best.quote, "questions", streak >= 2 ? 3 : 4.5));
    else if (best.kind === "ask_back") found.push(signal("ask_back", best.quote, "questions"));
    else if (best.kind === "open") found.push(signal("question_open", best.quote, "questions", streak >= 2 ? 2 : 3.5));
    else if (best.kind === "closed")
      found.push(signal("question_closed", best.quote, "questions", streak >= 2 ? 0.5 : 1.5));
  }
  if (best && streak >= 3)
    found.push(signal("question_streak", best.quote, "questions", best.kind === "follow_up" ? -1 : -3));
  if (
    scene.turn === 0 &&
    best &&
    !scene.last &&
    reading.words.length >= 5 &&
    /\byou(?:r|'re)?\b/.test(reading.plain) &&
    !quoteOf(reading, HOW_ARE_YOU) &&
    best.kind !== "closed"
  )
    found.push(signal("opener_specific", best.quote, "questions"));
  return found;
}

/** The person's latest messages in a row that only asked. */
function bareQuestionStreak(scene: Scene): number {
  let streak = 0;
  for (const { reading } of scene.mine) {
    if (
      reading.questions.length === 0 ||
      reading.statements.some((statement) => statement.plain.split(" ").length >= 4)
    )
      break;
    streak++;
  }
  return streak;
}
