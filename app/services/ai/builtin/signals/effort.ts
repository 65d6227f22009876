/** Thin, repeated, unreadable or foreign messages. */
import type { Reading } from "../reading.ts";
import { ASK_BACK, MORE } from "./questions.ts";
import { LAUGH } from "./wit.ts";
import { GOODBYE, GREETING } from "./warmth.ts";
import { whenIn } from "../when.ts";
import { signal, streakOf, type Scene, type Signal } from "./signal.ts";

const FILLER =
  /^(?:(?:ok(?:ay)?|k+|cool|nice|lol|haha|yeah|yea|yep|yes|no|nope|nah|sure|fine|good|great|hm+|mm+|mhm|uh ?huh|idc|whatever|same|true|right|wow|oh|ah|i see|i guess|i don't know|maybe|meh|not much|nothing(?: much)?|nm|dunno|idk|alright|hey|hi|hello|yo|sup|interesting|not really|sounds good|got it|fair|so|and|well|ya|thx|thanks|bruh|bro|same here|good thx|u|you|what's up|wassup|i'm (?:good|fine|ok(?:ay)?)|what|huh|makes sense|that's (?:cool|nice|good|great))[ ,.!?…]*)+$/;
const FOREIGN = new Set(
  "que de la el los las una por para con como esta está estoy muy pero hola qué eres tu tú yo mi bien gracias je tu vous nous est suis pas une les des et mais bonjour merci avec pour ich du ist bin nicht und das der die ein eine wie geht dir mir auch aber hallo danke sehr ciao sono sei come che non il lo gli della grazie bene olá você eu não obrigado tudo ek hai kya mein tum aap nahi kaise ho hoon main acha bhi ke ka ki jestem jak się co nie tak dzień dobry".split(
    " ",
  ),
);
const SHORT_FORMS =
  /\b(?:u|ur|r|wat|wut|wbu|hbu|wyd|tmrw|plz|thx|cuz|coz|gr8|l8r|b4|2day|2nite|omw|k|abt|rn|msg|pic|hru|nvm|bcuz|dat|dis|wot|luv|hav)\b/gi;

export type Effort = "emoji_only" | "gibberish" | "not_english" | "low_effort" | null;

/** How little there is in a message, in kind; null for an ordinary one. */
export function effortOf(reading: Reading): Effort {
  if (reading.words.length === 0) return /\p{Extended_Pictographic}/u.test(reading.raw) ? "emoji_only" : "gibberish";
  if (isForeign(reading)) return "not_english";
  if (isMash(reading)) return "gibberish";
  const plain = reading.plain.replace(/[^\p{L}\p{N}' ,.!?…]/gu, "").trim();
  return FILLER.test(plain) || (reading.words.length <= 2 && reading.content.size === 0) ? "low_effort" : null;
}

/** Signals of effort; an answer to a yes-or-no question, a laugh, and a detail of a plan are never low effort. */
export function effortSignals(reading: Reading, scene: Scene): Signal[] {
  const found: Signal[] = [];
  const { key } = reading;
  const again = key === "" ? 0 : scene.mine.filter((past) => past.reading.key === key).length;
  const shorthand = reading.raw.match(SHORT_FORMS) ?? [];
  if (shorthand.length >= 2) found.push(signal("text_speak", reading.raw, "effort"));
  const effort = effortOf(reading);
  if (again > 0 && !(effort === "low_effort" && reading.words.length <= 2 && again === 1)) {
    found.push(signal("repetition", reading.raw, "effort", -3 - 2 * Math.min(again, 4)));
    return found;
  }
  const streak = streakOf(scene, "low_effort", "emoji_only", "gibberish", "repetition");
  if (effort === "low_effort" && !excused(reading, scene, streak)) {
    const thinker = scene.last?.question && !scene.last.closed ? -1 : 0;
    found.push(signal("low_effort", reading.raw, "effort", -1.5 + thinker - 1.5 * Math.min(streak, 4)));
  } else if (effort === "emoji_only") {
    const free = streak === 0 && (scene.last === null || scene.last.playful || scene.last.question === null);
    if (!free) found.push(signal("emoji_only", reading.raw, "effort", -1.5 - 1.5 * Math.min(streak, 3)));
  } else if (effort === "gibberish")
    found.push(signal("gibberish", reading.raw, "effort", -2.5 - 1.5 * Math.min(streak, 3)));
  else if (effort === "not_english") found.push(signal("not_english", reading.raw, "effort"));
  return found;
}

function excused(reading: Reading, scene: Scene, streak: number): boolean {
  if (scene.last && reading.questions.some((one) => MORE.test(one.plain) || ASK_BACK.test(one.plain)))
    return streak === 0;
  if (LAUGH.test(reading.plain)) return streak < 2;
  if (GOODBYE.test(reading.plain)) return true;
  if (scene.planning && (scene.last?.question ?? Object.keys(whenIn(reading.plain)).length > 0)) return true;
  if (scene.turn === 0 && GREETING.test(reading.plain)) return false;
  const before = scene.mine[0];
  if (
    streak === 0 &&
    scene.last?.closed &&
    /^(?:yes|yeah|yep|no|nope|nah|sure|ok|okay|of course|definitely|absolutely|maybe|not really)\b/.test(reading.plain)
  )
    return true;
  return streak === 0 && before !== undefined && before.reading.words.length >= 20 && !scene.last?.question;
}

function isForeign(reading: Reading): boolean {
  const letters = reading.raw.match(/\p{L}/gu) ?? [];
  const latin = reading.raw.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length >= 2 && latin.length < letters.length / 2 && !/[a-z]{3}/.test(reading.bare)) return true;
  if (reading.words.length < 3)
    return (
      /^(?:hola|bonjour|ciao|namaste|hallo|guten tag|buenos dias|buenas noches|salut|merhaba|konnichiwa|olá)\b.*\b\w+/.test(
        reading.plain,
      ) &&
      reading.words.length === 2 &&
      !/there|you/.test(reading.plain)
    );
  const foreign = reading.words.filter((word) => FOREIGN.has(word)).length;
  const english = reading.words.filter((word) =>
    /^(?:the|i|you|is|are|and|to|of|it|that|my|what|do|have|was|in|for|so|this|your|i'm|a|not|but|with|me)$/.test(word),
  ).length;
  return foreign >= 2 && foreign / reading.words.length >= 0.3 && english < foreign;
}

function isMash(reading: Reading): boolean {
  const letters = reading.plain.replace(/[^a-z]/g, "");
  if (letters.length === 0) return !/\d/.test(reading.plain);
  const odd = reading.words.filter(
    (word) =>
      /^[a-z]{5,}$/.test(word) &&
      (/[bcdfghjklmnpqrstvwxz]{6,}/.test(word) ||
        !/[aeiouy]/.test(word) ||
        /(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|xcvb|jkl|lkj|asd[a-z]*asd)/.test(word) ||
        /^(.{1,3})\1{3,}$/.test(word)),
  ).length;
  if (LAUGH.test(reading.plain)) return false;
  return odd > 0 && odd / reading.words.length > 0.4;
}
