/** What can be told from a reply's text alone. Every check returns what is wrong, or null. */

export function words(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’]/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  );
}

/** Sentences of four words or more, as comparable keys. */
export function sentenceKeys(text: string): string[] {
  return text
    .split(/(?<=[.!?…])["”’']?\s+|\n+/u)
    .map((sentence) => words(sentence))
    .filter((sentence) => sentence.length >= 4)
    .map((sentence) => sentence.join(" "));
}

const DOUBLED_ON_PURPOSE = new Set([
  "ha",
  "hi",
  "no",
  "so",
  "very",
  "really",
  "bye",
  "that",
  "had",
  "ho",
  "yes",
  "there",
  "knock",
  "now",
  "far",
  "long",
  "many",
]);

/** Text between quotation marks, which plays by its own rules. */
function unquoted(text: string): string {
  return text.replace(/“[^”]*”|"[^"]*"|‘[^’]*’|(?<![\p{L}])'[^']*'(?![\p{L}])/gu, "Q");
}

export function surfaceErrors(reply: string, message: string): string[] {
  const errors: string[] = [];
  if (!reply.trim()) return ["empty"];
  if (/[{}]|\$\{|\bundefined\b|\bnull\b|\[object|\bNaN\b|<[a-z_]+>|\[[a-z_ ]+\]/.test(reply))
    errors.push("unfilled slot");
  const doubled = /(?<![\p{L}'’-])(\p{L}+) \1(?![\p{L}'’-])/iu.exec(unquoted(reply))?.[1];
  if (doubled && !DOUBLED_ON_PURPOSE.has(doubled.toLowerCase())) errors.push(`doubled word “${doubled}”`);
  if (
    /[,;:]{2}|(?<!\.)\.\.(?!\.)|\?{2,}|[?!]\.(?!\.)|[.?!],|\s[,.;!?](?!\.)| {2,}/.test(
      reply.replace(/\b\p{L}\.,/gu, ""),
    )
  ) {
    errors.push("doubled or stray punctuation");
  }
  if (/\bat (after|next|tomorrow|tonight|on|at)\b|\bon (tomorrow|tonight|next)\b/i.test(reply))
    errors.push("clashing prepositions");
  if (/^\p{Ll}/u.test(reply)) errors.push("starts in lower case");
  if (/\p{Ll}{2}[.!?] \p{Ll}/u.test(unquoted(reply).replace(/\b(vs|etc|e\.g|i\.e|ca|approx)\. /g, ""))) {
    errors.push("sentence starts in lower case");
  }
  if (/\ba [aeio]\p{Ll}+/u.test(reply) && !/\ba (one|once|eu|o[un]e)/i.test(reply)) errors.push("“a” before a vowel");
  if ((unquoted(reply).match(/\?/g) ?? []).length > 1) errors.push("stacked questions");
  const echo = longestEcho(reply, message);
  if (echo.length >= 6) errors.push(`echo “${echo.join(" ")}”`);
  return errors;
}

/** A hint may quote and ask as much as it likes; it still has to be a clean sentence. */
export function hintErrors(hint: string): string[] {
  const errors = surfaceErrors(hint, "").filter((error) => error !== "stacked questions");
  if (/\b(what|how) (her|him|his|their) (was|is|were)\b/i.test(hint) && !/\bwhat his (was|is) like\b/i.test(hint))
    errors.push("wrong pronoun form");
  return errors;
}

/** The longest run of the person's own words in the reply. */
function longestEcho(reply: string, message: string): string[] {
  const said = words(reply);
  const heard = words(message);
  let best: string[] = [];
  for (let start = 0; start < said.length; start++) {
    for (let from = 0; from < heard.length; from++) {
      let length = 0;
      while (
        length < heard.length &&
        said[start + length] !== undefined &&
        said[start + length] === heard[from + length]
      )
        length++;
      if (length > best.length) best = said.slice(start, start + length);
    }
  }
  return best;
}

const DEFLECTIONS = [
  /\b(good|great|big|interesting|tricky|tough) question\b/i,
  /(\bi('ve| have|'d)? no idea\b|^no idea\b|\bhaven't (got )?(a|the) (clue|faintest)|couldn't (say|tell you)|can't (say|tell you)|hard to say|not sure (what|how) to (say|answer))\b/i,
  /\b(ask me|come back to|get back to) (that|it|me)?(,? again)?,? ?(later|another|some other|tomorrow)\b/i,
  /\b(next question|change the subject|let's talk about something else|pass on that)\b/i,
  /\b(don't (really )?have (an|any) (answer|opinion|view))\b/i,
  /\bwhat (makes|made) you ask\b/i,
];

/** A reply that leaves the question where it was. */
export function deflects(reply: string): boolean {
  return DEFLECTIONS.some((pattern) => pattern.test(reply));
}

/** The reply hands the turn back: a question, or a request to go on, in its last sentence. */
export function hasHook(reply: string): boolean {
  const last =
    reply
      .trim()
      .split(/(?<=[.!?…])["”’']?\s+/u)
      .at(-1) ?? "";
  return (
    /\?["”’')\s]*\p{Extended_Pictographic}?$/u.test(reply.trim()) ||
    /\b(tell me|your turn|go on|try me|you first|dare you|show me|name one|describe|convince me)\b/i.test(last)
  );
}

const AGREES =
  /\b(yes|yeah|yep|deal|done|agreed|confirmed|settled|sold|signed|perfect|still on|nothing has changed|the plan|(have|got) a plan|written (down|on|in)|wrote it|i'?m in|count me in|i'?ll (be there|come|meet|see)|see you|it'?s a (date|plan|deal)|works|suits|lovely|sounds (good|great|right|perfect)|i'?d (love|like) (to|that)|with pleasure|gladly|happy to|looking forward|let'?s|in my (diary|calendar)|booked|writing it down|it is)\b/i;
const DECLINES =
  /\b(rather not|not (doing|going|coming|today|now|tonight|yet|ready|like this|after|while|until|a good)|no\b|nope|can'?t|won'?t|don'?t (think|want|feel)|i'?ll pass|pass on|let'?s not|leave it|too soon|slow down|prefer|public|first|another|other people|turn(ing)? (it |that |this |you )?down|know you (a (little|bit) )?better|slow|before (i|we))\b/i;
const PLAN_WORDS =
  /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|day|week|weekend|morning|noon|afternoon|evening|o'?clock|time|\d{1,2}(:\d\d|\s?pm|\s?am)?|one|two|three|four|five|six|seven|eight|where|when|meet|place|there|plan|invite|date)\b/i;

export const planChecks = {
  agrees: (reply: string) => AGREES.test(reply) && !/\b(rather not|can'?t|won'?t|i'?ll pass|no,|nope)\b/i.test(reply),
  declines: (reply: string) =>
    DECLINES.test(reply) &&
    !/\b(i'?m in|deal|it'?s a (date|plan|deal)|see you (on|at|there)|count me in)\b/i.test(reply),
  asks_slot: (reply: string) =>
    /\?/.test(reply) &&
    /\b(when|what time|which day|what day|where|how late|day|time|hour|place|which one|weekday|weekend|morning|evening|o'?clock)\b/i.test(
      reply,
    ),
  responds: (reply: string) => PLAN_WORDS.test(reply) || AGREES.test(reply),
};

/** Makes leaving hard: a question, or guilt. */
export function goodbyeFault(reply: string): string | null {
  if (unquoted(reply).includes("?")) return "a hook at a goodbye";
  if (
    /\b(don'?t (go|leave)|already leaving|so soon|stay a (bit|little|while)|before you go|wait,|one more thing|leaving me|abandon)/i.test(
      reply,
    )
  ) {
    return "makes leaving hard";
  }
  return null;
}

/** A hint that tells the person to press, to get private, or to overrun a no. */
export function pressingHint(hint: string): boolean {
  const kept = hint.replace(/\b(don'?t|do not|never|without|instead of|rather than|leave|stop|no)\b[^.;,]*/gi, "");
  return /\b(insist|convince (her|him|them)|keep asking|ask again|ask (her|him|them) again|press (her|him|them)|push (her|him|them)|ask for (her|his|their) (number|address|snap|insta\w*)|(get|exchange) numbers|invite (her|him|them) (over|home)|(to|at) your place|tonight)\b/i.test(
    kept,
  );
}

/** The wrong person in a sentence about the partner. */
export function wrongPronoun(text: string, partner: "she" | "he" | "they"): boolean {
  if (partner === "she") return /\b(he|him|his)\b/i.test(text);
  if (partner === "he") return /\b(she|her|hers)\b/i.test(text);
  return false;
}

/** Read off the public profile, as a visitor would. */
export function pronounOf(profileText: string): "she" | "he" | "they" {
  const she = (profileText.match(/\b(she|her|hers)\b/gi) ?? []).length;
  const he = (profileText.match(/\b(he|him|his)\b/gi) ?? []).length;
  return she > he ? "she" : he > she ? "he" : "they";
}
