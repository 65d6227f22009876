/** What the person gives: answers, facts about themselves, feelings, and threads picked up again. */
import { contentWords, type Sentence } from "../text.ts";
import { quoteOf, type Reading } from "../reading.ts";
import { questionsAsked } from "./questions.ts";
import { groundIn } from "./ground.ts";
import { signal, type Scene, type Signal } from "./signal.ts";

const SELF = /\b(?:i(?:'m| am|'ve| have|'d| would|'ll)?|my|me|mine|myself|we(?:'re|'ve)?|our)\b/;
const ABOUT_SELF =
  /\b(?:i (?:\w+ ){0,2}(?:work|live|grew|moved|play|study|studied|teach|love|like|enjoy|hate|prefer|used to|want|dream|grow|cook|bake|run|climb|swim|paint|draw|write|read|sing|dance|travel(?:l?ed)?|went|go|got|have|had|started|tried|learned|learnt|spent|spend|made|make|watch(?:ed)?|lost|quit|found|built|think|feel|felt|remember|miss|adopted|failed|burned|burnt|bought|volunteer|collect|believe|always|never|once|still|am|was|can't|cannot|can|do|did|keep|kept|took|take|need|end|ended|need|saw|met|stopped|decided|realised|realized|changed|left|came|grew|came|know|knew|told|tell|hope|wish|worry|design|code|drive|drove|finished|ate|eat|drink|drank|called|call|visited|visit|cried|gave|give|wake|woke|sleep|slept)|i'm (?:a|an|from|into|in|the|really|learning|trying|not|currently|actually|more|usually|terrible|bad|good|studying|working|training|planning|saving|reading|watching|obsessed|originally|between|thinking|still|allergic|afraid|scared|nervous|proud|happy|sad|tired|excited)|i've (?:been|always|never|got|just|only|started|lived|had|tried|\w+ed)|i'd (?:love|like|rather|say|pick|choose|probably|have|go)|my (?:\w+ ){0,2}(?:dog|cat|sister|brother|mum|mom|dad|parents|grandma|grandmother|grandfather|grandpa|nan|family|friend|friends|job|work|boss|flat|apartment|kitchen|garden|favou?rite|hobby|weekend|week|day|team|class|students|daughter|son|kids|niece|nephew|roommate|bike|car|band|thesis|degree|exam|childhood|hometown|biggest|worst|best|ex|partner|therapist|life|fear|dream|own|answer|guess|house|plants?))\b/;
const DEEP =
  /\b(?:i(?:'m| am| was| get| feel| felt|'ve been|'ve felt| still feel| often feel)(?: \w+){0,3} (?:scared|afraid|ashamed|lonely|lost|anxious|depressed|grieving|heartbroken|insecure|vulnerable|guilty|worthless|terrified|overwhelmed|burn(?:ed|t) out|hurt|jealous|stuck|broken|nervous|worried|homesick|proud|not good enough|a failure|free|alive|relieved|seen)|i (?:cried|struggle(?:d)?|lost (?:my|a|someone)|regret|grieve|fell apart|broke down|let (?:\w+ )?down|needed help|used to (?:hide|think|believe|be (?:so )?(?:scared|afraid|ashamed|shy))|never (?:told|said|talk)|don't usually (?:tell|share|say|talk)|haven't told|find it hard|have trouble|worry (?:that|about)|wish i (?:had|hadn't|could|was|were)|miss (?:him|her|them|my|being|having)|changed my mind|stopped (?:trying|pretending|believing|drinking|talking)|forgave|couldn't forgive|learned (?:that|to)|learnt (?:that|to)|realised|realized|carry|still think about|think about (?:him|her|it) (?:a lot|every)|came out)|(?:died|passed away|divorce[d]?|break ?up|broke up|cancer|funeral|therapy|therapist|anxiety|depression|panic attacks?|miscarriage|estranged|sober|addiction|hospice|chemo|laid off|got fired|grief)|my (?:biggest|greatest|deepest) (?:fear|regret|dream|insecurity)|what (?:scares|hurts|matters to) me|means (?:a lot|everything|the world) to me|it (?:hurt|broke|changed|hurts|haunts|scares|taught) me|to be honest with you|honestly,? i(?:'ve| have)|if i'm honest|we (?:hadn't|haven't|didn't|don't|stopped) (?:really )?(?:spoken|talk|talked|speak)|makes me (?:cry|sad|feel)|made me (?:cry|realise|realize|feel))\b/;
const NOT_ABOUT_SELF =
  /^(?:i (?:see|get it|know|guess so|guess|agree|understand|mean|bet|think so|don't know|do|am|did|can|hope so|hear you|love (?:that|it)|like that)|i'm (?:good|fine|ok|okay|great|well|alright|sorry))[.!, ]*$/;
export const BAD_NEWS =
  /\b(?:(?:i|my|our|we|she|he|they) (?:\w+ ){0,4}(?:died|passed away|got fired|was fired|lost (?:my|a|his|her) (?:job|dog|cat|mum|mom|dad|father|mother|grandma|grandpa|grandmother|grandfather|friend|brother|sister)|failed (?:my|the|an)|broke up|got dumped|am sick|was sick|got sick|crashed|got laid off|been laid off|was laid off|is in (?:the )?hospital|has cancer|got divorced|is dying|cheated|left me|got hurt|broke my|didn't get (?:the|it|in))|(?:bad|rough|terrible|awful|horrible|hard|tough|long|shitty|crappy|exhausting|stressful|draining|worst|lousy) (?:day|week|month|year|night|time|news|shift|morning)|i(?:'m| am| feel|'ve been)(?: \w+){0,2} (?:sad|down|exhausted|heartbroken|stressed|overwhelmed|lonely|upset|anxious|burnt out|burned out|miserable|depressed|drained|homesick|struggling)|funeral|the wake\b|break ?up was|miss (?:him|her|them) (?:so|a lot|every)|(?:my|our|his|her|the) (?:\w+ ){0,3}(?:died|passed away|passed (?:last|on|in|this)|is dead|was put down|had to be put (?:down|to sleep)|got put down)|dead (?:dog|cat|pet|parents?|father|mother|brother|sister)|(?:before|when|since|after|until) (?:he|she|they|mum|mom|dad|gran\w*) (?:died|passed|left us)|i (?:still )?regret (?:not |never )?\w+ing|never got to (?:say|tell)|didn't get to say (?:goodbye|sorry)|(?:he|she) died|lost (?:him|her) (?:last|in|to|when|this|years)|in a coma|terminal|hospice|miscarriage|chemo|diagnos\w+ with|broke up with me|(?:she|he|my \w+) left me|dumped me|lonely lately)\b/;
export const GOOD_NEWS =
  /\b(?:(?:i|we|my \w+) (?:\w+ ){0,3}(?:got (?:the job|promoted|a promotion|engaged|accepted|in(?:to)?\b(?! (?:a |trouble|the (?:car|habit)|it|my|cooking|reading|music|climbing))|an offer|a raise|a new job|the offer|the place|a dog|a puppy|the keys)|passed (?:my|the|it|all)|won\b|graduated|finished (?:my|the)|landed|published|ran my first|adopted|bought (?:my first|a house|a flat)|am moving in|am having a|had a baby|beat my|got my)|good news|great news|best day|(?:great|amazing|fantastic|wonderful|brilliant|lovely) (?:day|week|news|weekend)|so (?:happy|excited|proud|relieved) (?:about|that|because|to)|i(?:'m| am) (?:so |really |very |super )+(?:happy|excited|proud|thrilled|relieved))\b/;
const INTRO =
  /\b(?:my name(?:'s| is)|i'm called|call me|name's|i go by)\b|(?:^|[.!,] ?)(?:hi|hey|hello)[,!.]? (?:\w+[,!.]? )?(?:i'm|i am) [a-z]+\b|^(?:i'm|i am) [a-z]+[,.!]? (?:by the way|nice to meet|pleased|and you)/;
const EVASION =
  /^(?:i don't know|no idea|not sure|dunno|maybe|whatever|nothing(?: much)?|not much|i guess|depends|anything|everything|stuff|things|nah|nope|no|yes|yeah|yep|ok|okay|sure|cool|nice|k|lol|haha|hmm+|idc|meh|same|fine|good|i'm good|i'm fine)[.! ]*$/;

/** Words of self in one message: 0 none, 1 a fact, 2 something felt or hard. */
export function depthOf(reading: Reading): 0 | 1 | 2 {
  const spoken = reading.statements.filter((statement) => !NOT_ABOUT_SELF.test(statement.plain));
  if (spoken.some((statement) => DEEP.test(statement.plain) && SELF.test(statement.plain)) && reading.words.length >= 6)
    return 2;
  if (spoken.some(isOfSelf)) return 1;
  return 0;
}

/** Tells something of the person: their doing, their people, their things; not a remark about the other or the chat. */
const TELLS =
  /\b(?:i(?:'m|'ve|'d|'ll)?|we(?:'re|'ve)?) (?!think you|guess|see\b|know\b|mean|bet|hope you|agree|understand|get it|wonder|love that\b|like that\b|'d love to (?:hear|know)|would love to (?:hear|know)|want to (?:hear|know)|hear you|appreciate)\w+|\b(?:my|our) (?!god\b|bad\b|goodness|pleasure|point\b|question)\w+|^(?:\w+ ){0,3}(?:mostly|usually|nights|days|weekends|never|always)\b.*\b(?:i|my|me)\b/;

/** Opens with "I" and is about what the other said. */
const ABOUT_OTHER =
  /^(?:(?:ha|haha|aw|oh|wow|ok|okay|yeah|well|and|but|so|honestly),? )*(?:i(?:'m| am)? (?:really |so |just |also |actually |do |kind of )*(?:think|feel like|guess|bet|love|like|appreciate|admire|glad|happy|sorry|impressed|jealous|curious|imagine|believe|agree|get) (?:that(?:'s| is| you| your| was)?|it(?:'s| is)?|this|how you|the way you|you(?:'re|'d|'ve)?|your|what you)\b|i'd (?:have )?(?:paid|love|like) to (?:see|hear|know|have seen)|that (?:makes|must|sounds)|i can (?:see|tell|imagine|picture) (?:that|you|it|why|how))/;

/** A fact of one's own beside what is said to the other. */
const OWN_LIFE =
  /\b(?:my (?!god|pleasure|favou?rite (?:person|part))\w+|myself|i (?:work|live|grew|was|went|used|had|have an?|teach|play|study|tried|made|cook|bake|run|lost|moved|started|once|never|always|usually|still)|i've (?:been|got|never|always)|i'm an? \w+er|we (?:had|went|used|were|have))\b/;

function isOfSelf(statement: Sentence): boolean {
  if (statement.plain.split(" ").length < 4 || ABOUT_OTHER.test(statement.plain)) return false;
  if (/\b(?:you|your|you're|you'd|you've)\b/.test(statement.plain) && !OWN_LIFE.test(statement.plain)) return false;
  return ABOUT_SELF.test(statement.plain) || TELLS.test(statement.plain);
}

/** Signals of openness. A callback needs a word the persona used at least two messages of hers ago and not just now. */
export function opennessSignals(reading: Reading, scene: Scene): Signal[] {
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
