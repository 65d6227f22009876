/** One thing to say next, from where the chat actually stands. */
import type { Transcript } from "../engine.ts";
import type { PersonaVoice } from "./content/types.ts";
import { worded } from "./mood.ts";
import { offeredPhrase } from "./offered.ts";
import { replaying, startOf, type State } from "./replay.ts";
import { choose, fnv, sentencesOf } from "./text.ts";
import type { Trace } from "./trace.ts";

/** A snippet is long enough to be found again and short enough to read at a glance. */
const SNIPPET_WORDS = 7;

/**
 * A hint in one or two sentences. Deterministic, and different at every point of the chat where one could be asked for, since
 * those due before are never given again. Never suggests pressing.
 */
export function hintFor(transcript: Transcript, voice: PersonaVoice): string {
  const given = new Set<string>();
  let hint = "";
  const give = (state: State) => {
    const ranked = candidates(state).map((line) => worded(line, voice));
    hint =
      ranked.find((line) => !given.has(line)) ??
      choose(ranked, transcript.seed) ??
      "Ask about the best minute of the day.";
    given.add(hint);
  };
  const { messages } = transcript;
  for (const { message, state } of replaying(transcript, voice, messages))
    if (message.sender === "ai" || message === messages.at(-1)) give(state);
  if (messages.length === 0) give(startOf(transcript, voice));
  return hint;
}

/** Everything worth suggesting here, the most useful first. */
function candidates(state: State): string[] {
  const last = state.traces.at(-1) ?? null;
  const urgent = urgentLines(state, last);
  const next = [
    ...planLines(state),
    ...questionLines(state, last),
    ...openingLines(state, last),
    ...threadLines(state, last),
  ];
  // Two kinds of advice in turn, so that a long chat is not one sentence with changing quotes.
  const turned =
    state.beats.length % 3 === 2
      ? [...threadLines(state, last), ...scenarioLines(state, last), ...next]
      : [...next, ...scenarioLines(state, last)];
  return [...urgent, ...turned, ...generalLines(state, last)];
}

function urgentLines(state: State, last: Trace | null): string[] {
  const lines: string[] = [];
  if (state.beats.at(-1)?.verdict.flags.includes("crisis"))
    return [
      "Put the practice aside and talk to someone now: 988 in the US, 116 123 in the UK and Ireland, findahelpline.com elsewhere.",
    ];
  if (state.offended)
    lines.push(
      "Something you said stung. Own it in one line, “That was rude of me, I'm sorry”, and leave out the reasons.",
      "Say plainly what you got wrong, then ask about something {she} cares about.",
    );
  if (state.refused)
    lines.push(
      "{She} said no, so leave it there: “Fair enough, no problem” and a lighter subject.",
      "Let the no stand and go back to something {she} enjoyed telling you.",
    );
  if (last?.pained)
    lines.push(
      "That was not small talk. Name the feeling first, “That sounds hard”, and ask what helped.",
      `Stay with ${snippetOf(last)} for one more message before you change the subject.`,
    );
  return lines;
}

function planLines({ plan, setting, mood, voice, traces }: State): string[] {
  if (plan.stage !== "none" && plan.stage !== "agreed") {
    if (!plan.day) return ["There is an idea but no day. Offer one: “Would Saturday suit you?”"];
    if (!plan.place) return [`You have ${plan.day}; now name a public place {she} would like.`];
    if (!plan.time)
      return [`${plan.day} and ${plan.place} are settled. Suggest a time and leave {her} free to change it.`];
  }
  if (setting.scenario !== "making-plans" || plan.stage !== "none" || mood < 45) return [];
  const thing = offeredPhrase(voice, traces.at(-1) ?? null);
  return [
    thing
      ? `Things are warm enough to ask. Connect it to ${thing}: name an activity, a day and a public place, and add “no worries if not”.`
      : "Name an activity, a day and a public place in one line, and add “no worries if not”.",
  ];
}

function questionLines(state: State, last: Trace | null): string[] {
  if (!last?.question || last.rhetorical) return [];
  const asked = last.question.replace(/["“”]/g, "");
  const ways = [
    `{She} asked “${asked}” One true detail is enough; then hand the question back.`,
    `“${asked}” is still waiting. Answer in a sentence only you could write.`,
    `Answer “${asked}” with a small story, and end on what it made you wonder about {her}.`,
    `“${asked}” Say the honest answer first and the funny one second.`,
  ];
  const start = fnv(asked) % ways.length;
  return [ways[start]!];
}

/** Before anything was said, and while the basics are missing. */
function openingLines(state: State, last: Trace | null): string[] {
  const { beats, facts, setting } = state;
  const lines: string[] = [];
  if (!last) lines.push(...firstLines(state));
  if (setting.scenario === "first-message" && !facts.name && beats.length >= 2)
    lines.push("{She} does not know your name yet. Drop it in with a detail: “I'm …, by the way, and I …”");
  const said = (...names: string[]) => beats.some((beat) => beat.signals.some((one) => names.includes(one.name)));
  if (!said("disclosure", "disclosure_deep") && beats.length >= 2)
    lines.push("You have mostly asked so far. Tell {her} one small true story, two sentences long.");
  if (!said("follow_up") && last)
    lines.push("Instead of a new question, ask “What was that like?” about the last thing {she} told you.");
  return lines;
}

/** What {she} just offered to talk about. */
function threadLines(state: State, last: Trace | null): string[] {
  const thing = offeredPhrase(state.voice, last);
  const interest = unexplored(state);
  return [
    ...(thing
      ? [
          `{She} brought up ${thing}. Ask one thing about it: “How did that come about?”`,
          `Say what ${thing} reminds you of in your own life, in a sentence or two.`,
          `Guess something about ${thing} and let {her} correct you.`,
        ]
      : []),
    ...(last && !last.question ? [`Pick up ${snippetOf(last)} and ask what happened next.`] : []),
    ...(interest ? [`You have not touched on ${interest} yet, and it is on {his} list. Ask how it started.`] : []),
  ];
}

function scenarioLines(state: State, last: Trace | null): string[] {
  const thing = offeredPhrase(state.voice, last);
  switch (state.setting.scenario) {
    case "playful-banter":
      return [
        thing
          ? `Take ${thing} and make it absurd: push {his} joke one step further.`
          : "Take {his} last line and push it one step further instead of starting a new joke.",
        "Tease yourself first; then {she} has permission to join in.",
      ];
    case "deep-conversation":
      return [
        "Say how it felt, not only what happened; one honest sentence is enough.",
        thing ? `Ask what ${thing} changed for {her}.` : "Ask {her} what changed {his} mind about it.",
      ];
    default:
      return [];
  }
}

function generalLines(state: State, last: Trace | null): string[] {
  return [
    "Share one detail of your day and ask about {his} day.",
    "Tell {her} what you enjoyed about {his} last answer, in specific words.",
    ...(last
      ? [
          `Say which part of ${snippetOf(last)} you would have done differently, and why.`,
          `Ask who else was there, about ${snippetOf(last)}.`,
          `Read ${snippetOf(last)} once more and ask about the word you would skip.`,
          `Answer ${snippetOf(last)} with something similar of yours, in one sentence (message ${state.beats.length + 1}).`,
        ]
      : ["Start with one thing you noticed in {his} profile and one question about it."]),
  ];
}

/** The start of {his} last statement, in quotation marks. */
function snippetOf(trace: Trace): string {
  const statements = sentencesOf(trace.text).filter((one) => !one.text.endsWith("?"));
  const longest = [...statements].sort((a, b) => b.text.length - a.text.length)[0]?.text ?? trace.text;
  const words = longest
    .replace(/["“”]/g, "")
    .replace(/[.!?…]+$/, "")
    .split(/\s+/);
  return `“${words
    .slice(0, SNIPPET_WORDS)
    .join(" ")
    .replace(/[,;:]$/, "")}${words.length > SNIPPET_WORDS ? "…" : ""}”`;
}

function firstLines(state: State): string[] {
  const { interests, occupation } = state.setting.persona;
  const [first, second] = interests;
  return [
    ...(first
      ? [`Skip “hey”. {She} is into ${first.toLowerCase()}; ask one question only someone curious would ask.`]
      : []),
    ...(second ? [`Start with ${second.toLowerCase()}: one short observation and one open question.`] : []),
    ...(occupation ? [`Ask what people get wrong about {his} work (${occupation.toLowerCase()}).`] : []),
  ];
}

/** An interest of the persona's that nobody has mentioned. */
function unexplored(state: State): string | undefined {
  const talk = [...state.traces.map((trace) => trace.plain), ...state.beats.map((beat) => beat.reading.plain)].join(
    " ",
  );
  const open = state.setting.persona.interests
    .map((interest) => interest.toLowerCase())
    .filter((interest) => !interest.split(/\W+/).some((word) => word.length > 3 && talk.includes(word.slice(0, 6))));
  return open[state.beats.length % Math.max(1, open.length)];
}
