/** A better line for the same moment, built on what the persona had just said. */
import type { PersonaVoice } from "./content/types.ts";
import { worded } from "./mood.ts";
import { offeredPhrase } from "./offered.ts";
import { isFresh } from "./realise.ts";
import type { Beat } from "./replay.ts";
import { entryOf, type SignalName } from "./signals/catalogue.ts";
import { sentenceKey } from "./text.ts";
import { topicById } from "./topics.ts";

export type Rewrite = { line: string; why: string };

/** The rewrite of this message and what it does better; avoids the lines already `used`. */
export function better(beat: Beat, voice: PersonaVoice, used: ReadonlySet<string>): Rewrite {
  const options = optionsFor(beat, voice);
  const keys = new Set([...used].map(sentenceKey));
  const found = options.find((option) => isFresh(option.line, keys)) ?? options[0]!;
  return { line: found.line, why: worded(found.why, voice) };
}

function optionsFor(beat: Beat, voice: PersonaVoice): Rewrite[] {
  const worst = [...beat.signals].filter((one) => one.weight < 0).sort((a, b) => a.weight - b.weight)[0];
  const thing = offeredPhrase(voice, beat.scene.last);
  const curious = curiousLines(beat, thing);
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
            ? `I'd be hopeless at that, I burn toast when I'm distracted. How did ${thing} come about?`
            : "I'd be hopeless at that, honestly. How did you get into it?",
          why: "It gives something of you before it asks.",
        },
      ];
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

/** For thin or flat lines: pick up what was offered, answer what was asked, or open with something specific. */
function curiousLines(beat: Beat, thing: string | undefined): Rewrite[] {
  const { last, turn } = beat.scene;
  const lines: Rewrite[] = [];
  const topic = beat.topics.map(topicById).find((one) => one !== undefined);
  if (last?.pained)
    lines.push({
      line: "I'm sorry, that sounds heavy. How are you with it these days?",
      why: "It answers the feeling first.",
    });
  if (!last && turn === 0)
    lines.push({
      line: "Hi! Your profile made me curious: what's the best thing that happened in your week?",
      why: "A hello with a real question gives {her} something to answer.",
    });
  const asked = beat.reading.questions[0]?.text;
  if (asked && turn > 0) {
    const question = `${asked.charAt(0).toLowerCase()}${asked.slice(1).replace(/[?!.\s]*$/, "")}?`;
    lines.push(
      {
        line: `I have a guess already, but I want it from you: ${question}`,
        why: "A guess makes the question playful, and {she} will want to know it.",
      },
      {
        line: `I'll trade you an answer for an answer: ${question}`,
        why: "It promises something of you in return for what you ask.",
      },
    );
  }
  if (topic && beat.reading.questions.length === 0)
    lines.push({
      line: `${closed(beat.message.content)} How about you?`,
      why: "It keeps what you said and hands the turn to {her}.",
    });
  if (thing) {
    lines.push({
      line: `Wait, I have to know more about ${thing}. How did that start?`,
      why: "It picks up the detail {she} offered.",
    });
    lines.push({
      line: `I keep thinking about ${thing}. What's the part you don't usually tell?`,
      why: "It shows you listened and asks one level deeper.",
    });
  }
  lines.push(
    {
      line: "That made me curious. What was that like for you?",
      why: "It asks about {his} experience, which is easy to answer.",
    },
    {
      line: "I didn't expect that. What happened next?",
      why: "It keeps the story {she} began going.",
    },
    {
      line: "I had a slow morning and a very good coffee. What was the best minute of your day?",
      why: "It gives one detail and asks for one.",
    },
  );
  return lines;
}

function closed(text: string): string {
  const trimmed = text.replace(/\s+/g, " ").trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
