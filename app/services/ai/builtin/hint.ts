/** One thing to say next, from where the chat actually stands. */
import type { Transcript } from "../engine.ts";
import type { PersonaVoice } from "./content/types.ts";
import { worded } from "./mood.ts";
import { offeredPhrase } from "./offered.ts";
import { replay, type State } from "./replay.ts";
import { choose } from "./text.ts";

/** How many earlier points of the chat are compared, so that a hint does not come twice. */
const LOOK_BACK = 10;

/** A hint in one or two sentences. Deterministic; differs from those due at the ten points before. Never suggests pressing. */
export function hintFor(transcript: Transcript, voice: PersonaVoice): string {
  const points = transcript.messages
    .map((message, index) => (message.sender === "ai" ? index + 1 : 0))
    .filter((end) => end > 0)
    .slice(-LOOK_BACK);
  const ends = points.at(-1) === transcript.messages.length ? points : [...points, transcript.messages.length];
  const given = new Set<string>();
  let hint = "";
  for (const end of ends) {
    const state = replay(transcript, voice, transcript.messages.slice(0, end));
    const ranked = candidates(state).map((line) => worded(line, voice));
    const fresh = ranked.filter((line) => !given.has(line));
    hint = fresh[0] ?? choose(ranked, `${transcript.seed}|${end}`) ?? ranked[0]!;
    given.add(hint);
  }
  return hint;
}

/** Everything worth suggesting here, the most useful first. */
function candidates(state: State): string[] {
  const { beats, traces, voice, setting, facts, plan } = state;
  const last = traces.at(-1) ?? null;
  const latest = beats.at(-1);
  const lines: string[] = [];
  const thing = offeredPhrase(voice, last);
  const asked = last?.question && !last.rhetorical ? last.question.replace(/["“”]/g, "") : null;
  const said = (...names: string[]) => beats.some((beat) => beat.signals.some((one) => names.includes(one.name)));
  if (latest?.verdict.flags.includes("crisis"))
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
  if (!last) lines.push(...firstLines(state));
  if (last?.pained)
    lines.push(
      "That was not small talk. Name the feeling first, “That sounds hard”, and ask what helped.",
      "Stay with what {she} just said for one more message before you change the subject.",
    );
  if (plan.stage !== "none" && plan.stage !== "agreed") {
    if (!plan.day) lines.push("There is an idea but no day. Offer one: “Would Saturday suit you?”");
    else if (!plan.place) lines.push(`You have ${plan.day}; now name a public place {she} would like.`);
    else if (!plan.time)
      lines.push(`${plan.day} and ${plan.place} are settled. Suggest a time and leave {her} free to change it.`);
  }
  if (asked) lines.push(`{She} asked you “${asked}” Answer with one true detail, then turn it back: “And you?”`);
  if (thing && traces.length > 0)
    lines.push(`{She} brought up ${thing}. Ask one thing about it: “How did that come about?”`);
  if (setting.scenario === "making-plans" && plan.stage === "none" && state.mood >= 45)
    lines.push(
      thing
        ? `Things are warm enough to ask. Connect it to ${thing}: name an activity, a day and a public place, and add “no worries if not”.`
        : "Name an activity, a day and a public place in one line, and add “no worries if not”.",
    );
  if (setting.scenario === "playful-banter")
    lines.push(
      thing
        ? `Take ${thing} and make it absurd: push {his} joke one step further.`
        : "Take {his} last line and push it one step further instead of starting a new joke.",
      "Tease yourself first; then {she} has permission to join in.",
    );
  if (setting.scenario === "deep-conversation")
    lines.push(
      "Say how it felt, not only what happened; one honest sentence is enough.",
      thing ? `Ask what ${thing} changed for {her}.` : "Ask {her} what changed {his} mind about it.",
    );
  if (setting.scenario === "first-message" && !facts.name && beats.length >= 2)
    lines.push("{She} does not know your name yet. Drop it in with a detail: “I'm …, by the way, and I …”");
  if (!said("disclosure", "disclosure_deep") && beats.length >= 2)
    lines.push("You have mostly asked so far. Tell {her} one small true story, two sentences long.");
  if (!said("follow_up") && last)
    lines.push("Instead of a new question, ask “What was that like?” about the last thing {she} told you.");
  const interest = unexplored(state);
  if (interest)
    lines.push(
      `You have not touched on ${interest} yet, and {she} lists it as something {she} enjoys. Ask how it started.`,
    );
  if (thing)
    lines.push(
      `Say what ${thing} reminds you of in your own life, in a sentence or two.`,
      `Guess something about ${thing} and let {her} correct you.`,
    );
  lines.push(
    "Pick one word from {his} last message and ask about that word.",
    "Share one detail of your day and ask what {his} was like.",
    "Tell {her} what you enjoyed about {his} last answer, in specific words.",
  );
  return lines;
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
  return state.setting.persona.interests
    .map((interest) => interest.toLowerCase())
    .find((interest) => !interest.split(/\W+/).some((word) => word.length > 3 && talk.includes(word)));
}
