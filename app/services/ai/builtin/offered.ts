/** What the persona just offered to talk about: words of the last line that can be picked up. */
import type { PersonaVoice } from "./content/types.ts";
import { wordsOf } from "./text.ts";
import { framesIn } from "./topics.ts";
import type { Trace } from "./trace.ts";

const NOUN_PHRASE =
  /\b(my|the|a|an|our) ((?:[a-z]+-)?[a-z']{3,}(?: [a-z']{4,})?)(?=[.,;!?]| (?:is|was|has|had|who|that|which|and|at|in|on|by|for|with|from|to|of|but|still|never|once|when|after|every)\b)/g;
const DULL =
  /\b(?:thing|things|way|bit|lot|time|times|day|days|moment|week|year|years|one|people|person|same|other|first|last|whole|rest|part|kind|sort|good|bad|question|answer|minute|hour|point|name|word|words|sentence|line|only|best|worst|most|more|end|start|night|evening|morning|honest|proper|little|real|version|chat|conversation|subject|head|face|hand|hands)\b/;

/** "the alarm went": the verb is no part of the thing. */
const VERB_AFTER =
  / (?:\w+ed|\w+n't|went|goes|came|comes|said|says|made|makes|took|takes|gave|gives|knew|knows|kept|keeps|left|leaves|found|finds|told|tells|thinks|thought|felt|feels|looks|smells|tastes|sounds|taught|wants|needs|does|will|would|could|should|might|must|were|have|then|also|just|always|only|than|because|while|where|into|over|under|like|through|until|about|before|since|down)$/;

/** A noun phrase turned to the person's side ("my sister" → "your sister"), about a frame where possible; undefined when there is none. */
export function offeredPhrase(voice: PersonaVoice, trace: Trace | null): string | undefined {
  if (!trace) return undefined;
  const keywords = new Set(
    (voice.frames.find((frame) => frame.id === trace.frame)?.keywords ?? []).flatMap((keyword) => wordsOf(keyword)),
  );
  const found = [...trace.plain.matchAll(NOUN_PHRASE)].filter(
    (match) => !DULL.test(match[2] ?? "") && framesIn(voice, match[2] ?? "").length > 0,
  );
  const match =
    found.find((one) => wordsOf(one[2] ?? "").some((word) => keywords.has(word))) ??
    found.find((one) => one[1] === "my") ??
    found[0];
  if (!match?.[1] || !match[2]) return undefined;
  const noun = match[2].trim().replace(VERB_AFTER, "");
  const determiner = match[1] === "my" || match[1] === "our" ? "your" : "the";
  return `${determiner} ${noun}`;
}
