/** A better line for the same moment, built on what the persona had just said. */
import type { PersonaVoice } from "./content/types.ts";
import { worded } from "./mood.ts";
import { offeredPhrase } from "./offered.ts";
import { isFresh } from "./realise.ts";
import type { Beat } from "./replay.ts";
import { entryOf, type SignalName } from "./signals/catalogue.ts";
import { HEAVY } from "./hooks.ts";
import { sentenceKey } from "./text.ts";
import { topicById, topicsIn } from "./topics.ts";

export type Rewrite = { line: string; why: string };

/** The rewrite of this message and what it does better, other than the lines `used`; undefined where none is safe. */
export function better(
  beat: Beat,
  voice: PersonaVoice,
  interests: readonly string[],
  used: ReadonlySet<string>,
): Rewrite | undefined {
  const options = optionsFor(beat, voice, interests);
  const keys = new Set([...used].map(sentenceKey));
  const found = options.find((option) => isFresh(option.line, keys));
  return found && { line: inTheirHand(beat.message.content, found.line), why: worded(found.why, voice) };
}

function optionsFor(beat: Beat, voice: PersonaVoice, interests: readonly string[]): Rewrite[] {
  const worst = [...beat.signals].filter((one) => one.weight < 0).sort((a, b) => a.weight - b.weight)[0];
  const thing = offeredPhrase(voice, beat.scene.last);
  const curious = curiousLines(beat, thing, interests);
  return [...(worst ? repairs(worst.name, thing) : []), ...curious];
}

/** For what went wrong; empty where being more curious is the whole repair. */
function repairs(name: SignalName, thing: string | undefined): Rewrite[] {
  const after = thing ? ` What's the story with ${thing}?` : " What would you rather talk about?";
  const grade = entryOf(name).grade;
  switch (name) {
    case "pressure":
      return [
        {
          line: `Fair enough, no pressure at all.${after}`,
          why: "It takes the no as an answer and keeps the talk easy.",
        },
      ];
    case "contact_request":
      return [
        {
          line: "I'm enjoying this. Would you like a coffee somewhere busy on Saturday? No worries if not.",
          why: "It offers something public and leaves {her} free to say no.",
        },
      ];
    case "private_place":
      return [
        {
          line: "How about that café by the park on Saturday afternoon? Easy to say no, of course.",
          why: "A public place and an easy way out make it simple to say yes.",
        },
      ];
    case "compliment_looks":
    case "compliment_streak":
    case "love_bombing":
      return [
        {
          line: thing
            ? `I like how you talk about ${thing}. How did that begin?`
            : "You seem like you'd have good stories. What was the best part of your week?",
          why: "It notices something {she} said instead of how {she} looks or how you feel.",
        },
      ];
    case "negging":
      return [
        {
          line: thing
            ? `I like what you said about ${thing}. What got you into that?`
            : "I like how you put that. What got you into it?",
          why: "It keeps the kind half and drops the comparison.",
        },
      ];
    case "bragging":
      return [
        {
          line: `I once got so nervous showing off that I spilled my drink on the host.${after}`,
          why: "A stumble is more likeable than a score, and the question makes room for {her}.",
        },
      ];
    case "ignored_feelings":
      return [
        {
          line: "That sounds hard, and I'm glad you told me. What helped, if anything did?",
          why: "It stays with what {she} shared before anything else.",
        },
      ];
    case "apology_hollow":
      return [
        {
          line: "That was rude of me, and I'm sorry. You didn't deserve it.",
          why: "It names what you did and asks nothing in return.",
        },
      ];
    case "question_streak":
      return [
        {
          line: thing
            ? `I'd be hopeless at that, I burn toast when I'm distracted. What's the story with ${thing}?`
            : "I'd be hopeless at that, honestly. How did you get into it?",
          why: "It gives something of you before it asks.",
        },
      ];
    case "contradiction":
      return [
        {
          line: `I see it the other way round, and you may still win me over.${after}`,
          why: "It disagrees with a smile and stays curious.",
        },
      ];
    case "too_forward":
    case "explicit":
    case "hate":
    case "insult":
    case "sarcasm":
      return [
        {
          line: `That came out badly and I'm sorry. Can I start that one over?`,
          why: "It owns the line instead of explaining it.",
        },
        {
          line: thing ? `I'd like to hear more about ${thing}.` : "I'd like to hear how your day really was.",
          why: "It is curious about {her}, and kind.",
        },
      ];
    default:
      return grade === "hostile"
        ? [
            {
              line: thing ? `Tell me about ${thing}, I'm curious.` : "What made you smile today?",
              why: "It is written to a person.",
            },
          ]
        : [];
  }
}

/** For thin or flat lines: answer what was asked, pick up what was offered, and turn a closed question into an open one. */
function curiousLines(beat: Beat, thing: string | undefined, interests: readonly string[]): Rewrite[] {
  const { last, turn } = beat.scene;
  const lines: Rewrite[] = [];
  const said = closed(beat.message.content);
  const asked = beat.reading.questions[0];
  const crumb = crumbFor(beat);
  if (last?.pained)
    lines.push({
      line: "I'm sorry, that sounds heavy. How are you with it these days?",
      why: "It answers the feeling first.",
    });
  if (!last && turn === 0) lines.push(...openers(interests));
  if (asked) {
    const open = opened(asked.plain);
    const question = open ?? asked.text;
    if (crumb)
      lines.push({
        line: `${crumb} ${question}`,
        why: open
          ? "It gives a little of you first, and asks something {she} can tell a story about."
          : "It gives a little of you before it asks.",
      });
    if (thing)
      lines.push({
        line: `I'm still thinking about ${thing}. ${question}`,
        why: "It shows you heard {her} before you move on.",
      });
    if (open)
      lines.push({ line: open, why: "A yes or no would not have answered it, so {she} has something to tell." });
  }
  const own = beat.reading.words.length >= 3 && !asked;
  if (own && crumb)
    lines.push({
      line: `${said} ${crumb} What about you?`,
      why: "It keeps your words, adds a detail, and hands the turn to {her}.",
    });
  if (own && last?.question && !last.rhetorical)
    lines.push({
      line: `${said} Your turn: what made you ask?`,
      why: "It keeps your answer and is curious about {his} question.",
    });
  if (own && thing)
    lines.push({
      line: `${said} What's the story with ${thing}?`,
      why: "It keeps your words and picks up what {she} offered.",
    });
  if (!own && last?.question && crumb)
    lines.push({ line: `${crumb} And you?`, why: "It answers {his} question with something of your own." });
  if (thing)
    lines.push(
      {
        line: `I'd like to hear more about ${thing}. What's the story there?`,
        why: "It picks up the detail {she} offered.",
      },
      {
        line: `I keep thinking about ${thing}. What's the part you don't usually tell?`,
        why: "It shows you listened and asks one level deeper.",
      },
    );
  lines.push({
    line: "I had a slow morning and a very good coffee. What was the best minute of your day?",
    why: "It gives one detail and asks for one.",
  });
  return lines;
}

function openers(interests: readonly string[]): Rewrite[] {
  const why = "A hello with one thing from {his} profile gives {her} something to answer.";
  return [
    ...interests
      .slice(0, 2)
      .map((interest) => ({ line: `Hi! You had me at ${interest.toLowerCase()}. How did that start?`, why })),
    { line: "Hi! Your profile made me curious: what's the best thing that happened in your week?", why },
  ];
}

/** One small true-sounding detail on the subject at hand: the message's own, else the one the persona spoke of. */
function crumbFor(beat: Beat): string | undefined {
  const heavy = beat.topics.some((id) => HEAVY.has(id)) || beat.scene.last?.pained;
  if (heavy) return undefined;
  const plain = beat.scene.last?.plain ?? "";
  const topic = [...beat.topics, ...topicsIn(plain).map((hit) => hit.item.id)]
    .map(topicById)
    .find((one) => one && !HEAVY.has(one.id));
  return topic?.own[0];
}

const OPENED: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:and|so),? )?do you (?:like|love|enjoy) (?:it|that|this)\?$/, "What do you like most about it?"],
  [/^(?:(?:and|so),? )?do you (?:like|love|enjoy) (?:to )?([\p{L}' -]{3,30})\?$/u, "What do you like most about $1?"],
  [
    /^(?:(?:and|so),? )?do you have (?:any )?([\p{L}' -]{3,24})\?$/u,
    "Any $1 in your life, and what should I know about them?",
  ],
  [/^(?:(?:and|so),? )?what do you do(?: for a living)?\?$/, "What does a good day at your work look like?"],
  [
    /^(?:(?:and|so),? )?what(?:'s| is) your favou?rite ([\p{L}' -]{3,24})\?$/u,
    "Which $1 could you not give up, and why that one?",
  ],
  [
    /^(?:(?:and|so),? )?how (?:are you|was your day|is your day|are you doing)(?: today| going)?\?$/,
    "What was the best ten minutes of your day?",
  ],
  [/^(?:(?:and|so),? )?where (?:do you live|are you from)\?$/, "What would you show me first where you live?"],
  [
    /^(?:(?:and|so),? )?what (?:kind of |sort of )?music do you (?:like|listen to)\?$/,
    "Which song do you only play loud when nobody is in?",
  ],
  [/^(?:(?:and|so),? )?have you (?:ever )?been to ([\p{L}' -]{3,24})\?$/u, "What would draw you to $1?"],
  [
    /^(?:(?:and|so),? )?what (?:do you do|are you doing|are your plans) (?:on|this|at|for) (?:the |your )?weekends?\?$/,
    "What does your favourite kind of Saturday look like?",
  ],
  [
    /^(?:(?:and|so),? )?do you (?:travel|cook|read|dance|sing|draw|paint|run|swim|climb|hike|write|play [\p{L}]+)(?: (?:a lot|much|often|too))?\?$/u,
    "What got you into it, or what has kept you away?",
  ],
];

/** The same question in a form that yes or no cannot answer; undefined where none is known. */
function opened(plain: string): string | undefined {
  for (const [pattern, shape] of OPENED) {
    const match = pattern.exec(plain);
    if (match) return shape.replace("$1", match[1] ?? "");
  }
  return undefined;
}

function closed(text: string): string {
  const trimmed = text.replace(/\s+/g, " ").trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** Someone who writes without capitals is not handed a line with them. */
function inTheirHand(original: string, line: string): string {
  if (/\p{Lu}/u.test(original) || !/\p{Ll}/u.test(original)) return line;
  return line.replace(
    /(^|[.!?] )(\p{Lu})(?!['\u2019 ])/gu,
    (_, gap: string, letter: string) => gap + letter.toLowerCase(),
  );
}
