/**
 * `npm run lint:content`: what can be checked of the authored voices without reading them. Prints one finding a line,
 * `persona place: what`, and exits 1 when there is any.
 */
import { ACTS, type Act, type PersonaVoice } from "#app/services/ai/builtin/content/types.ts";
import { questionsIn, sentenceKey, sentencesOf } from "#app/services/ai/builtin/text.ts";
import { VOICES } from "#app/services/ai/builtin/voices.ts";
import { spellsOut } from "#app/services/ai/builtin/voicing.ts";
import { BUILT_IN_PERSONAS } from "#db/seed/personas.ts";

const SLOTS = new Set(["name", "day", "time", "place"]);
const LEAST_WORDS = 4;
const MOST_WORDS = 45;
const LEAST_ACT_LINES = 8;
const LEAST_FRAMES = 60;
const LEAST_OPINIONS = 100;
const LEAST_AGE = 21;
/** Above this share of lines an emoji or an exclamation mark is a habit; below a tenth of it, it is a slip. */
const HABIT = 0.12;
const SLIP = 0.012;

/** Acts that end on a question, may, or never do (a refusal, a goodbye and a word of comfort leave the turn open). */
const ASKING: ReadonlySet<Act> = new Set(["ask_name", "curious"]);
const NEVER_ASKING: ReadonlySet<Act> = new Set([
  "goodbye",
  "explicit",
  "explicit_final",
  "pressure",
  "insult",
  "hate",
  "invite_decline_cool",
  "plan_confirmed",
  "respected_no",
  "bad_news",
  "empathy_received",
  "apology_owned",
  "low_effort_last",
]);
/** Short by nature. */
const TERSE: ReadonlySet<Act> = new Set([
  "cool_brief",
  "agree",
  "gibberish",
  "explicit",
  "explicit_final",
  "hate",
  "pressure",
  "invite_accept",
]);

const TYPO =
  /\b(?:teh|hte|adn|recieve\w*|wierd\w*|definately|seperate\w*|occured|untill|wich|becuase|thier|alot|alright alright|tommorow|tommorrow|neccessary|embarass\w*|accomodat\w*|begining|beleive\w*|freind\w*|goverment|greatful|happend|immediatly|independant|knowlege|occassion\w*|publically|realy|refered|rember|suprise\w*|truely|wether|writting|youre|dont|cant|wont|didnt|doesnt|isnt|wasnt|im|ive)\b/i;
const CONTACT =
  /\b[\w.+-]+@[\w-]+\.\w+|https?:|www\.|\+?\d[\d ()-]{7,}\d|(?:^|\s)@\w{3,}|\b(?:whatsapp|telegram|snapchat) me\b/i;
const TONIGHT =
  /\b(?:come over (?:tonight|now|to mine|later)|see you tonight|meet (?:me |you )?tonight|tonight at my|my place tonight|i'll pick you up)\b/i;
const EMOJI = /\p{Extended_Pictographic}/u;

type Line = { at: string; text: string; act?: Act; asks: "must" | "never" | "may" };
const findings: string[] = [];
const owners = new Map<string, string>();

for (const [slug, voice] of Object.entries(VOICES)) lintVoice(slug, voice);
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? "lint:content: nothing to report" : `lint:content: ${findings.length} findings`);
process.exit(findings.length === 0 ? 0 : 1);

function lintVoice(slug: string, voice: PersonaVoice): void {
  const report = (at: string, what: string) => findings.push(`${slug} ${at}: ${what}`);
  const lines = linesOf(voice);
  if (voice.frames.length < LEAST_FRAMES) report("frames", `${voice.frames.length}, at least ${LEAST_FRAMES} are due`);
  if (voice.opinions.length < LEAST_OPINIONS)
    report("opinions", `${voice.opinions.length}, at least ${LEAST_OPINIONS} are due`);
  for (const act of ACTS)
    if (voice.acts[act].length < LEAST_ACT_LINES)
      report(`act ${act}`, `${voice.acts[act].length} lines, at least ${LEAST_ACT_LINES} are due`);
  for (const [scenario, openings] of Object.entries(voice.openings))
    if (openings.length < 4) report(`opening ${scenario}`, `${openings.length} variants, at least 4 are due`);
  const age = BUILT_IN_PERSONAS.find((one) => one.slug === slug)?.age;
  if (age === undefined) report("profile", "no built-in persona of this slug");
  else if (age < LEAST_AGE) report("profile", `age ${age}, at least ${LEAST_AGE} is due`);
  const ids = new Set<string>();
  for (const frame of voice.frames) {
    if (ids.has(frame.id)) report(`frame ${frame.id}`, "id used twice");
    ids.add(frame.id);
    if (frame.hooks.length === 0) report(`frame ${frame.id}`, "no hook");
    frame.levels.forEach(
      (level, depth) => level.length === 0 && report(`frame ${frame.id}`, `no line at depth ${depth}`),
    );
    for (const keyword of frame.keywords)
      if (keyword !== keyword.toLowerCase()) report(`frame ${frame.id}`, `keyword “${keyword}” is not lower case`);
  }
  lintHabits(voice, lines, report);
  for (const line of lines) for (const what of faultsOf(line, voice)) report(line.at, `${what}: ${line.text}`);
  for (const line of lines) {
    const key = sentenceKey(line.text);
    const owner = owners.get(key);
    if (owner !== undefined) report(line.at, `${owner === slug ? "said twice" : `shared with ${owner}`}: ${line.text}`);
    owners.set(key, slug);
  }
}

/** A voice either uses a mark or does not; a handful of uses is a slip. */
function lintHabits(voice: PersonaVoice, lines: readonly Line[], report: (at: string, what: string) => void): void {
  for (const [name, pattern] of [["emoji", EMOJI] as const, ["exclamation mark", /!/] as const]) {
    const used = lines.filter((line) => pattern.test(line.text));
    const share = used.length / lines.length;
    if (share > HABIT && name === "emoji") report("voice", `${name} in ${Math.round(share * 100)} % of lines`);
    if (used.length > 0 && share < SLIP && used.length <= 2)
      for (const line of used) report(line.at, `the only ${name} of this voice: ${line.text}`);
  }
  if (!spellsOut(voice)) return;
  for (const line of lines)
    if (
      /\b(?:I|you|we|they|he|she|it|that|do|does|is|was|can|will|would|have|has)(?:n['’]t|['’](?:m|ve|re|ll|d))\b/i.test(
        unquoted(line.text),
      )
    )
      report(line.at, `a contraction in a voice that writes words out: ${line.text}`);
}

function faultsOf({ text, act, asks }: Line, voice: PersonaVoice): string[] {
  const faults: string[] = [];
  const words = text.split(/\s+/).length;
  const questions = questionsIn(text);
  const least = act && TERSE.has(act) ? 1 : 2;
  if (words > MOST_WORDS) faults.push(`${words} words, at most ${MOST_WORDS}`);
  if (words < Math.min(LEAST_WORDS, least)) faults.push(`${words} words, at least ${least}`);
  if (questions > 1) faults.push("questions stacked");
  if (asks === "never" && questions > 0) faults.push("a question where none is allowed");
  if (asks === "must" && questions !== 1) faults.push("exactly one question is due");
  for (const [, slot] of text.matchAll(/\{(\w+)\}/g))
    if (slot && !SLOTS.has(slot)) faults.push(`unknown slot {${slot}}`);
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}']+/gu, " ")} `;
  for (const word of voice.bannedWords)
    if (plain.includes(` ${word.toLowerCase()} `)) faults.push(`banned word “${word}”`);
  if (
    /\b(\p{L}{2,}) \1\b/u.test(text) &&
    !/\b(?:had had|that that|very very|hi hi|no no|ha ha|bye bye|so so|knock knock)\b/i.test(text)
  )
    faults.push("a word doubled");
  if (/ {2}|\s$|^\s/.test(text)) faults.push("a stray space");
  if (/ [,.;:!?](?!\d)/.test(text)) faults.push("a space before a mark");
  if (TYPO.test(text)) faults.push("a misspelling");
  if (CONTACT.test(text)) faults.push("contact data");
  if (TONIGHT.test(text)) faults.push("a meeting tonight");
  if (sentencesOf(text).some((sentence) => /^["“‘(]?\p{Ll}/u.test(sentence.text)) && !/[“"…]/.test(text))
    faults.push("a sentence begins in lower case");
  if (!/[.!?…”"’)}\p{Extended_Pictographic}]$/u.test(text)) faults.push("no mark at the end");
  return faults;
}

function linesOf(voice: PersonaVoice): Line[] {
  const asksOf = (act: Act): Line["asks"] => (ASKING.has(act) ? "must" : NEVER_ASKING.has(act) ? "never" : "may");
  return [
    ...Object.entries(voice.openings).flatMap(([scenario, texts]) =>
      texts.map((text): Line => ({ at: `opening ${scenario}`, text, asks: "must" })),
    ),
    ...ACTS.flatMap((act) => voice.acts[act].map((text): Line => ({ at: `act ${act}`, text, act, asks: asksOf(act) }))),
    ...voice.frames.flatMap((frame) => [
      ...frame.levels.flatMap((texts, depth) =>
        texts.map((text): Line => ({ at: `frame ${frame.id} ${depth}`, text, asks: "never" })),
      ),
      ...frame.hooks.map((text): Line => ({ at: `hook ${frame.id}`, text, asks: "must" })),
    ]),
    ...voice.opinions.map(({ about, line }): Line => ({ at: `opinion ${about[0] ?? ""}`, text: line, asks: "never" })),
  ];
}

/** Without what somebody else is quoted as saying. */
function unquoted(text: string): string {
  return text.replace(/[“"][^”"]*[”"]/g, "");
}
