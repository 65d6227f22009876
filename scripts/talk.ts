/**
 * A terminal client over the built-in engine, without server or database.
 *
 * Run: npm run talk -- --persona maya --scenario playful-banter --difficulty warm --seed x --signals
 * Lines piped in are spoken one by one. Commands: /hint, /review, /quit.
 */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { DIFFICULTIES, SCENARIO_IDS, type Difficulty, type ScenarioId } from "#app/models/scenario.ts";
import { giveHint, openingLine, respond, reviewChat } from "#app/services/ai/builtin/engine.ts";
import type { Utterance } from "#app/services/ai/engine.ts";
import { BUILT_IN_PERSONAS } from "#db/seed/personas.ts";

const START_MOOD = 50;
const MINUTE_MS = 60_000;

const { values } = parseArgs({
  options: {
    persona: { type: "string", default: "maya" },
    scenario: { type: "string", default: "first-message" },
    difficulty: { type: "string", default: "warm" },
    seed: { type: "string", default: "talk" },
    mood: { type: "string", default: String(START_MOOD) },
    signals: { type: "boolean", default: false },
    review: { type: "boolean", default: false },
  },
});

const persona =
  BUILT_IN_PERSONAS.find((one) => one.slug === values.persona) ??
  stop(`--persona is one of ${BUILT_IN_PERSONAS.map((one) => one.slug).join(", ")}`);
const scenario = oneOf<ScenarioId>(SCENARIO_IDS, values.scenario, "--scenario");
const difficulty = oneOf<Difficulty>(DIFFICULTIES, values.difficulty, "--difficulty");
const setting = { persona, scenario, difficulty, seed: values.seed };

const messages: Utterance[] = [];
let mood = Number(values.mood);

const opening = openingLine(setting);
if (opening) hear(opening);
else console.log(`(${persona.name} is listening. You open. /hint, /review, /quit)`);

const input = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });
const shown = process.stdin.isTTY;
if (shown) input.setPrompt("> ");
if (shown) input.prompt();
for await (const line of input) {
  const content = line.trim();
  if (content === "/quit") break;
  if (content === "/hint") console.log(`  hint: ${giveHint(transcript())}`);
  else if (content === "/review") review();
  else if (content !== "") say(content);
  if (shown) input.prompt();
}
if (values.review) review();
input.close();

function say(content: string): void {
  if (!shown) console.log(`\n> ${content}`);
  const message = utterance("user", content);
  const { text, verdict, signals } = respond({
    ...setting,
    history: [...messages],
    message,
    mood,
    now: message.at,
  });
  messages.push(message);
  mood = verdict.mood;
  hear(text);
  if (!values.signals) return;
  const change = verdict.moodChange < 0 ? String(verdict.moodChange) : `+${verdict.moodChange}`;
  const flags = verdict.flags.length > 0 ? ` [${verdict.flags.join(", ")}]` : "";
  console.log(`  mood ${verdict.mood} (${change}, ${verdict.sentiment})${flags} ${verdict.advice}`);
  for (const one of signals) console.log(`    ${one.name} ${one.weight.toFixed(1)} “${one.quote}”`);
}

function hear(text: string): void {
  messages.push(utterance("ai", text));
  console.log(`${persona.name}: ${text}`);
}

function review(): void {
  if (!messages.some((one) => one.sender === "user")) return console.log("  nothing to review yet");
  const { score, oneThing, strengths, improvements, suggestions, goalMet } = reviewChat(transcript());
  console.log(`\n  score ${score}/10, goal ${goalMet ? "met" : "not met"}. Next time: ${oneThing}`);
  for (const line of strengths) console.log(`  + ${line}`);
  for (const line of improvements) console.log(`  - ${line}`);
  for (const one of suggestions) console.log(`  “${one.original}” → “${one.better}” (${one.why})`);
}

function transcript() {
  return { ...setting, messages, mood, now: messages.length * MINUTE_MS };
}

function utterance(sender: Utterance["sender"], content: string): Utterance {
  return { id: String(messages.length), sender, content, at: messages.length * MINUTE_MS };
}

function oneOf<Choice extends string>(choices: readonly Choice[], value: string, option: string): Choice {
  return choices.find((choice) => choice === value) ?? stop(`${option} is one of ${choices.join(", ")}`);
}

function stop(words: string): never {
  console.error(words);
  process.exit(2);
}
