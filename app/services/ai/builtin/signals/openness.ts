/** What the person gives: answers, facts about themselves, feelings, and threads picked up again. */
import { contentWords } from "../text.ts";
import { quoteOf, type Reading } from "../reading.ts";
import { questionsAsked } from "./questions.ts";
import { DEEP, depthOf, isOfSelf, NOT_ABOUT_SELF, SELF } from "./self.ts";
import { groundIn } from "./ground.ts";
import { isForfeit } from "./safety.ts";
import { signal, type Scene, type Signal } from "./signal.ts";

export const BAD_NEWS =
  /\b(?:(?:i|my|our|we|she|he|they) (?:\w+ ){0,4}(?:died|passed away|got fired|was fired|lost (?:my|a|his|her) (?:job|dog|cat|mum|mom|dad|father|mother|grandma|grandpa|grandmother|grandfather|friend|brother|sister)|failed (?:my|the|an)|broke up|got dumped|am sick|was sick|got sick|crashed|got laid off|been laid off|was laid off|is in (?:the )?hospital|has cancer|got divorced|is dying|cheated|left me|got hurt|broke my|didn't get (?:the|it|in))|(?:bad|rough|terrible|awful|horrible|hard|tough|long|shitty|crappy|exhausting|stressful|draining|worst|lousy) (?:day|week|month|year|night|time|news|shift|morning)|i(?:'m| am| feel|'ve been)(?: \w+){0,2} (?:sad|down|exhausted|heartbroken|stressed|overwhelmed|lonely|upset|anxious|burnt out|burned out|miserable|depressed|drained|homesick|struggling)|funeral|the wake\b|break ?up was|miss (?:him|her|them) (?:so|a lot|every)|(?:my|our|his|her|the) (?:\w+ ){0,3}(?:died|passed away|passed (?:last|on|in|this)|is dead|was put down|had to be put (?:down|to sleep)|got put down)|dead (?:dog|cat|pet|parents?|father|mother|brother|sister)|(?:before|when|since|after|until) (?:he|she|they|mum|mom|dad|gran\w*) (?:died|passed|left us)|i (?:still )?regret (?:not |never )?\w+ing|never got to (?:say|tell)|didn't get to say (?:goodbye|sorry)|(?:he|she) died|lost (?:him|her) (?:last|in|to|when|this|years)|in a coma|terminal|hospice|miscarriage|chemo|diagnos\w+ with|broke up with me|(?:she|he|my \w+) left me|dumped me|lonely lately)\b/;
export const GOOD_NEWS =
  /\b(?:(?:i|we|my \w+) (?:\w+ ){0,3}(?:got (?:the job|promoted|a promotion|engaged|accepted|in(?:to)?\b(?! (?:a |trouble|the (?:car|habit)|it|my|cooking|reading|music|climbing))|an offer|a raise|a new job|the offer|the place|a dog|a puppy|the keys)|passed (?:my|the|it|all)|won\b|graduated|finished (?:my|the)|landed|published|ran my first|adopted|bought (?:my first|a house|a flat)|am moving in|am having a|had a baby|beat my|got my)|good news|great news|best day|(?:great|amazing|fantastic|wonderful|brilliant|lovely) (?:day|week|news|weekend)|so (?:happy|excited|proud|relieved) (?:about|that|because|to)|i(?:'m| am) (?:so |really |very |super )+(?:happy|excited|proud|thrilled|relieved))\b/;
const INTRO =
  /\b(?:my name(?:'s| is)|i'm called|call me|name's|i go by)\b|(?:^|[.!,] ?)(?:hi|hey|hello)[,!.]? (?:\w+[,!.]? )?(?:i'm|i am) [a-z]+\b|^(?:i'm|i am) [a-z]+[,.!]? (?:by the way|nice to meet|pleased|and you)/;
const EVASION =
  /^(?:i don't know|no idea|not sure|dunno|maybe|whatever|nothing(?: much)?|not much|i guess|depends|anything|everything|stuff|things|nah|nope|no|yes|yeah|yep|ok|okay|sure|cool|nice|k|lol|haha|hmm+|idc|meh|same|fine|good|i'm good|i'm fine)[.! ]*$/;

/** Signals of openness. A callback needs a word the persona used at least two messages of hers ago and not just now. */
export function opennessSignals(reading: Reading, scene: Scene): Signal[] {
  if (isForfeit(reading)) return [];
  const found: Signal[] = [];
  const depth = depthOf(reading);
  const spoken = reading.statements.filter((statement) => !NOT_ABOUT_SELF.test(statement.plain));
  const deep = spoken.find((statement) => DEEP.test(statement.plain) && SELF.test(statement.plain));
  const plain = spoken.find(isOfSelf);
  if (depth === 2 && deep) found.push(signal("disclosure_deep", deep.text, "openness", scene.turn === 0 ? 2 : 5));
  else if (depth === 1 && plain) found.push(signal("disclosure", plain.text, "openness"));
  const intro = quoteOf(reading, INTRO);
  if (intro && !scene.mine.some((past) => past.signals.some((one) => one.name === "introduction")))
    found.push(signal("introduction", intro, "openness"));
  const ground = groundIn(scene.voice, reading);
  if (ground && !ground.against && depth < 2)
    found.push(signal("shared_ground", ground.quote, "openness", scene.turn === 0 ? 2 : 3));
  found.push(...answers(reading, scene));
  const thread = threadOf(reading, scene);
  if (thread) found.push(signal("callback", thread, "openness"));
  return found;
}

function answers(reading: Reading, scene: Scene): Signal[] {
  if (!scene.last?.question || scene.last.rhetorical) return [];
  const substance = reading.statements.find(
    (statement) => statement.plain.split(" ").length >= 3 && !EVASION.test(statement.plain),
  );
  if (substance) return [signal("answer", substance.text, "openness")];
  const named = reading.statements.find(
    (statement) => !EVASION.test(statement.plain) && contentWords(statement.plain).length > 0,
  );
  if (named) return [signal("answer", named.text, "openness", 0.5)];
  const onlyAsks = reading.questions.length > 0 && reading.statements.length === 0;
  const bothAsked =
    onlyAsks &&
    !questionsAsked(reading, scene).some((one) => one.kind !== "open" && one.kind !== "closed") &&
    scene.mine[0] !== undefined &&
    scene.mine[0].reading.statements.length === 0;
  if (bothAsked && scene.earlier[0]?.question) return [signal("ignored_question", reading.raw, "openness")];
  return [];
}

/** Words of judgement and degree say nothing about which thread is picked up. */
const NO_THREAD =
  /(?:ly|ing|ed|ful|ous|ive|able|est)$|^(?:lovely|nice|great|good|weird|wrong|right|strange|funny|lucky|happy|sorry|wonderful|beautiful|perfect|different|special|serious|simple|brilliant|terrible|awful|amazing|cool|sweet|kind|kinder|brave|honest|quiet|loud|easy|difficult|hard|warm|cold|short|tiny|whole|open|close|free|busy|late|early|wait|hold|walk|turn|speak|bring|wonder|wish|become|enjoy|finish|change|happens?|stay|side|matter|reason|kind|answer|first|second|third|minute|person|human|world|line|sound|wow|true|fair|best|worst|friday|monday|tuesday|wednesday|thursday|saturday|sunday)$/;

function threadOf(reading: Reading, scene: Scene): string | undefined {
  const recent = new Set([
    ...(scene.last?.content ?? []),
    ...(scene.mine[0]?.reading.content ?? []),
    ...(scene.mine[1]?.reading.content ?? []),
  ]);
  for (const word of reading.content) {
    if (word.length < 4 || recent.has(word) || NO_THREAD.test(word)) continue;
    if (scene.earlier.slice(1).some((trace) => trace.content.has(word))) {
      const sentence = reading.sentences.find((one) => contentWords(one.plain).includes(word));
      if (sentence) return sentence.text;
    }
  }
  return undefined;
}
