/** Greetings, thanks, compliments, sympathy and shared gladness. */
import { quoteOf, type Reading } from "../reading.ts";
import { depthOf } from "./self.ts";
import { isForfeit } from "./safety.ts";
import { countOf, signal, streakOf, type Scene, type Signal } from "./signal.ts";

export const GREETING =
  /^(?:hi+|hey+|hello+|hiya|heya|howdy|yo|sup|good (?:morning|afternoon|evening)|greetings|morning|evening|hola)(?: there| you| again)?\b/;
export const HOW_ARE_YOU =
  /\b(?:how(?:'s| is| are|'re) (?:you|it going|things|life|everything|your (?:day|night|evening|morning|afternoon|week|weekend)(?: going| been| treating you)?)(?: doing| going| today| been| so far| holding up)?(?:[?!.,]|$)|how(?:'s| is) your (?:day|night|evening|morning|week|weekend)|how have you been|how(?:'ve| have) things been|what's up|you (?:okay|ok|alright|good)\?|how you doing|how do you do|how was your (?:day|week|weekend|night|evening|morning))/;
const THANKS = /\b(?:thank you|thanks|appreciate (?:it|that|you)|grateful|cheers for)\b/;
const LOOKS =
  /\b(?:you(?:'re| are| look| seem)(?: (?:so|really|very|absolutely|incredibly|super|damn|pretty|such a|just|too|extremely|insanely))* (?:beautiful|gorgeous|hot|sexy|pretty|stunning|cute|attractive|handsome|fit|a (?:babe|hottie|beauty|stunner|ten|10|snack|smokeshow)|fine|good[- ]looking)|(?:hey|hi|hello) (?:beautiful|gorgeous|sexy|hottie|cutie|babe|baby|handsome|hot stuff|sweetheart|sweetie|pretty|princess)|(?:nice|beautiful|gorgeous|amazing|pretty|stunning|hot|lovely|cute|sexy) (?:eyes|smile|face|body|legs|lips|hair|pics?|photos?|pictures?|curves)|your (?:eyes|smile|face|body|legs|lips|hair)(?: (?:is|are)| look)? (?:so |really |very |absolutely )*(?:beautiful|gorgeous|hot|stunning|amazing|pretty|perfect|incredible|lovely|cute)|(?:hottie|cutie|sexy)\b)/;
const SPECIFIC =
  /\b(?:i (?:really |just |honestly |do |also )*(?:love|like|admire|respect|appreciate|enjoy|adore)(?:d)? (?:that|how|the way|your (?!eyes|face|body|legs|lips|hair|smile|pic|photo|boobs|ass)\w+|hearing|it when you)|i'm impressed (?:by|that|with)|(?:it's|that's|that is|what a) (?:a |an |so |really |such |actually |honestly |genuinely )*(?:impressive|brave|inspiring|generous|thoughtful|cool|lovely|beautiful|great|kind|wonderful|amazing|fascinating|good|sweet|clever|smart|admirable|charming|poetic|nice|tender|rare|special) (?:that you|of you|how you|way (?:to|of)|thing (?:to|that)|to (?:do|hear|have|make|give|share|say)|answer|image|line|story|detail|habit|attitude|outlook|instinct|philosophy|metaphor|memory|tradition|idea|skill|job|reason)|your (?:sense of humou?r|humou?r|mind|curiosity|patience|honesty|kindness|passion|enthusiasm|work|taste|laugh|voice|writing|way|job|outlook|energy|answer|story|stories|description|students|attitude|humility)\b.{0,30}(?:is|are|sounds?|seems?|makes?|really|deserves)|you(?:'re| are| seem| sound| clearly)(?: (?:so|really|very|such a|genuinely|like|like a|a|an|clearly|obviously))* (?:thoughtful|passionate|patient|curious|generous|brave|dedicated|talented|good at|easy to talk to|funny|kind|interesting|clever|smart|creative|warm|witty|observant|honest|real|grounded|calm|hilarious|quick|great listener|good listener|storyteller|someone who|good company|refreshing|care|love|put|have)|you (?:really )?(?:care|notice|light up|have (?:a|such a|great|good|excellent) (?:way|eye|gift|talent|taste|knack|patience|sense))|the way you (?:describe|talk|put|see|tell|said|explain))\b/;
const GENERIC =
  /\b(?:you(?:'re| are| seem| sound)(?: (?:so|really|very|such a|pretty|super))* (?:nice|cool|great|awesome|amazing|lovely|sweet|fun|wonderful|perfect|special|the best)|you rock|love (?:that|it|this)[!.]*$|(?:that's|that is|that sounds?|sounds?|this is|it's|it sounds)(?: (?:so|really|very|pretty|super|absolutely|genuinely|quite|like|a|an|such|honestly))* (?:awesome|amazing|great|cool|lovely|wonderful|fantastic|incredible|beautiful|fun|brilliant|perfect|delicious|nice|interesting|impressive|sweet|fascinating|delightful|magical|dreamy|peaceful|cozy|cosy|wild|hilarious|adorable|cute|idyllic|divine|heavenly|charming|good)|nice (?:to meet|meeting|talking|chatting)|good (?:to meet|one|point|answer)|great (?:answer|point|story|taste|line)|fair play|love (?:that|this|your|the) \w+)\b/;
const EMPATHY =
  /\b(?:(?:that|this|it|which)(?: must| sounds?| really| can| does| would|'s| is| had to| seems)(?: have| be| been| really| so| very| like| a| an| incredibly| just| such| pretty| be so| quite| feel| felt| feels| to be)* (?:hard|tough|rough|difficult|painful|lonely|heavy|heartbreaking|exhausting|scary|awful|sad|frustrating|stressful|overwhelming|horrible|unfair|a lot|devastating|draining|tiring|lot to carry|loss|nerve-?wracking|brutal|strange|bittersweet|terrifying|isolating|confusing|hard time)|(?:i'm |so |really |very |truly )+sorry (?:to hear|for your loss|you(?:'re| had| have| went| lost)|that happened|about (?:that|your)|your)|sorry to hear|sorry for your loss|i (?:can )?(?:imagine|understand|hear|feel|get) (?:how|that|why|you|what)|no wonder you|makes (?:total |perfect |complete |a lot of )?sense (?:that|you)|you (?:must|had to) (?:miss|have felt|have been|feel|be)|it(?:'s| is) (?:ok|okay|alright|fine) to (?:feel|miss|be|cry|not)|take (?:all )?the time you need|i'm here if|thank you for (?:telling|sharing|trusting|opening)|thanks for (?:telling|sharing|trusting|opening)|you don't have to (?:be|explain|pretend|have)|be (?:gentle|kind) (?:with|to) yourself|that took (?:courage|guts|strength)|your (?:grief|feelings)|are you (?:okay|ok|alright|holding up)|how are you (?:holding up|feeling about|coping|doing with)|i've been there|been through (?:something|that|a lot))\b/;
const CELEBRATION =
  /\b(?:congrat(?:s|ulations)|well done|good for you[!]|i'm (?:so |really |genuinely |very )*(?:happy|glad|proud|excited|pleased) (?:for|of|that|you)|proud of you|that's (?:such |really |so |fantastic|amazing|great|brilliant|wonderful|huge|big )*(?:great |good |amazing |fantastic |wonderful |brilliant |huge |big )*(?:news|achievement|milestone)|you deserve|way to go|bravo|hooray|fingers crossed|good luck|rooting for you|you(?:'ll| will) (?:do great|smash it|be great|nail it)|we should celebrate|cheers to|happy birthday)\b/;
const AGREE =
  /\b(?:same here|me too|me neither|same[!.]*$|i (?:totally |completely |definitely |fully )*(?:agree|relate)|i feel the same|exactly[!.,]|couldn't agree more|great minds|so true|that's so true|you're (?:so |totally |absolutely )?right|i know (?:the feeling|exactly what|what you mean)|can relate|so do i|so am i|neither do i|deal[!.]|fair enough|fair point|good point|touch[eé])/;
export const GOODBYE =
  /\b(?:good ?bye|bye(?:[ -]?bye)?|good ?night|see you(?: (?:later|soon|around|then|there|tomorrow|on \w+|at \w+))?[^a-z0-9]*$|see ya|talk (?:to you )?(?:later|soon|tomorrow)|ttyl|gtg|g2g|(?:i )?(?:have|need|got|should|better|ought)(?: to)? (?:to )?(?:go|run|head (?:out|off|home|to bed)|get going|get off|get some (?:sleep|rest)|sleep|be off|get back to (?:work|it)|dash|leave|call it (?:a night|a day)|log off|sign off|turn in)(?: (?:now|soon|to (?:bed|sleep|work)|for (?:now|today|tonight)|home|in a (?:minute|bit)))*(?:[.,!]|$| but| though| and)|(?:going|off|time) (?:to|for) (?:bed|sleep)(?:[.,!]|$| now)|(?:my|the) (?:bus|train|stop|break|lunch)(?:'s| is) (?:here|over|leaving)|speak (?:soon|later|tomorrow)|chat (?:soon|later|tomorrow)|later[s!.]*$|cheerio|so long[.!]*$|ciao[.!]*$|peace out|nighty? night|'night\b|i'm (?:off|out|heading off|going to bed|logging off)(?:[.,!]|$| now| to)|let you (?:go|get on|sleep)|until (?:tomorrow|next)|ta-?ra|toodle|bye now|heading (?:to bed|off|out now)|off to bed|take care(?: of yourself)?[.!]*|sleep well|sweet dreams|(?:it was|was|been) (?:really |so |very )?(?:nice|lovely|great|good|fun) (?:chatting|talking|meeting)|until (?:then|next time)|catch you later|have a (?:good|great|lovely|nice) (?:night|evening|day|one|rest|weekend)|farewell|signing off|calling it a night|(?:going to|will|should|i'll) call it a (?:night|day)|must (?:dash|run|go|be off)|leave you to it|(?:that's|that is) me (?:for (?:tonight|today|now)|done)|we'll (?:talk|chat|speak) (?:again|soon|later|tomorrow)|enjoy your (?:evening|night|day|weekend|sleep)|(?:going to|i'll) (?:go|head off|be off|get going) now|early (?:start|night) so|head(?:ing)? (?:home|to bed|off|out)(?: now)?(?:[.,!]|$)|say good ?(?:night|bye))/;

/** Signals of warmth. Empathy counts in full only where there was something to feel for. */
export function warmthSignals(reading: Reading, scene: Scene): Signal[] {
  if (isForfeit(reading)) return [];
  const found: Signal[] = [];
  const greeting = quoteOf(reading, GREETING);
  if (greeting && scene.turn === 0) found.push(signal("greeting", greeting, "warmth"));
  const wellbeing = quoteOf(reading, HOW_ARE_YOU);
  if (wellbeing && !scene.last?.pained)
    found.push(signal("how_are_you", wellbeing, "warmth", scene.turn < 6 ? 1.5 : 1));
  const thanks = quoteOf(reading, THANKS);
  if (thanks && !/thanks for nothing/.test(reading.plain)) found.push(signal("thanks", thanks, "warmth"));
  found.push(...compliments(reading, scene));
  const empathy = quoteOf(reading, EMPATHY);
  if (empathy) {
    const due = scene.last?.pained === true;
    found.push(signal("empathy", empathy, "warmth", due ? 8 : 3.5));
  }
  const celebration = quoteOf(reading, CELEBRATION);
  if (celebration) found.push(signal("celebration", celebration, "warmth"));
  const agree = quoteOf(reading, AGREE);
  if (agree && !empathy) found.push(signal("agreement", agree, "warmth"));
  if (scene.last?.pained && !empathy && !celebration && passedOver(reading, scene))
    found.push(signal("ignored_feelings", reading.raw, "warmth"));
  const bye = quoteOf(reading, GOODBYE);
  if (bye) found.push(signal("goodbye", bye, "warmth"));
  return found;
}

/** Superlatives about the person, which cost nothing to say. */
const FLATTERY =
  /\byou(?:'re| are| must be| seem| really are)?\b.{0,24}\b(?:perfect|amazing|incredible|the best|flawless|extraordinary|goddess|angel|queen|king|unbelievable|out of this world|one in a million|special|unique|divine|the most \w+|wonderful|magical|phenomenal|so talented|a genius|brilliant in every)\b|\b(?:best|most \w+) (?:person|woman|girl|man|guy|partner|human)\b/;

/** Said of the person outright, with no more to it. */
const ADORATION =
  /\byou(?:'re| are)(?: (?:like|such|so|truly|really|simply|just|honestly|literally|a|an|the|my|absolutely|pure))* (?:angel|goddess|queen|king|flawless|extraordinary|one in a million|out of this world|(?:best|most \w+) (?:person|woman|girl|man|guy|partner|human|thing)|genius|masterpiece|dream|miracle|treasure|gem)\b|\bi (?:so |just |really |absolutely )?(?:adore|worship) you\b/;

/** Says what the kind word is for. */
const GROUNDED =
  /\b(?:because|when you|how you|the way you|that you|for (?:\w+ing|the|that)|with (?:the|your|that)|about (?:the|your|that|it)|your (?!eyes|smile|face|body|hair|lips)\w+)\b/;

function picksUp(reading: Reading, scene: Scene): boolean {
  return [...reading.content].some((word) => scene.last?.content.has(word) || scene.earlier[0]?.content.has(word));
}

function compliments(reading: Reading, scene: Scene): Signal[] {
  const looks = quoteOf(reading, LOOKS);
  const specific = quoteOf(reading, SPECIFIC);
  const generic = quoteOf(reading, GENERIC) ?? quoteOf(reading, ADORATION);
  const streak = streakOf(scene, "compliment_specific", "compliment_generic", "compliment_looks");
  const quote = looks ?? specific ?? generic;
  if (!quote || reading.questions.some((question) => question.text.includes(quote) && !specific && !looks)) return [];
  if (looks) return [looksSignal(looks, scene)];
  if (streak >= 3) return [signal("compliment_streak", quote, "warmth")];
  const before = countOf(scene, "compliment_generic", 8) + countOf(scene, "compliment_specific", 4);
  const fade = 1 / (1 + streak + before);
  const onlyTrait =
    specific !== undefined &&
    /^you(?:'re| are| seem| sound| clearly)/.test(specific.toLowerCase()) &&
    !GROUNDED.test(reading.plain) &&
    !picksUp(reading, scene);
  const aboutThem = /\byou(?:'re| are| seem| look| sound)\b/.test(quote.toLowerCase());
  const flattery =
    FLATTERY.test(reading.plain) || ADORATION.test(reading.plain)
      ? !GROUNDED.test(reading.plain) || !specific
      : !specific && aboutThem;
  if (onlyTrait && !flattery) return [signal("compliment_specific", quote, "warmth", 2 * fade * fade)];
  if (flattery) return [signal("compliment_generic", quote, "warmth", 0)];
  return [
    specific
      ? signal("compliment_specific", specific, "warmth", 5 * fade)
      : signal("compliment_generic", quote, "warmth", 1.5 * fade),
  ];
}

const CRUDE =
  /\b(?:hot|sexy|hottie|babe|baby|fit|snack|smokeshow|stunner|body|legs|curves|lips|hot stuff|cutie|princess)\b/;

/** Looks words cost early, when crude, and when repeated; once there is warmth, a rare kind one costs nothing. */
function looksSignal(quote: string, scene: Scene): Signal {
  const before = countOf(scene, "compliment_looks", 30);
  const crude = CRUDE.test(quote.toLowerCase());
  if (before === 0 && !crude && scene.turn >= 8 && scene.mood >= 65)
    return signal("compliment_looks", quote, "warmth", 0);
  return signal("compliment_looks", quote, "warmth", (crude ? -5 : -4) - 2 * Math.min(before, 3));
}

/** A shrug, or another subject in a bare question: nothing in the message touches what was shared. */
function passedOver(reading: Reading, scene: Scene): boolean {
  if (reading.words.length === 0 || depthOf(reading) > 0) return false;
  if (KINDNESS.test(reading.plain) || [...reading.content].some((word) => scene.last?.content.has(word))) return false;
  if (reading.questions.length === 0) return reading.words.length <= 4;
  const bare = reading.statements.every((statement) => statement.plain.split(" ").length < 4);
  return bare && reading.words.length <= 12 && !reading.questions.some((one) => POINTS_BACK.test(one.plain));
}

const KINDNESS =
  /\b(?:sorry|sad|hard|tough|miss|hug|oh no|oh|damn|wow|ouch|loss|lost|feel|hope|thank\w*|same|too|understand|heart|love|lovely|beautiful|sweet|brave|glad|my (?:mum|mom|dad|grand\w+|sister|brother|ex))\b/;
const POINTS_BACK =
  /\b(?:that|it|he|she|they|him|her|them|did|was|were|then|still|after|feel|felt|happened|miss|remember|help|helped)\b/;
