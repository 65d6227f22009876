/** Signs that a practice chat must stop being one, and words that are declined whatever the mood. */
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { quoteOf, quoteOfDisguised, type Reading } from "../reading.ts";
import { signal, type Signal } from "./signal.ts";

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

const SEXUAL = new Set([
  "anal",
  "blowjob",
  "boob",
  "buttplug",
  "cock",
  "cum",
  "deepthroat",
  "dick",
  "dildo",
  "doggystyle",
  "ejaculate",
  "fellatio",
  "finger bang",
  "fisting",
  "gangbang",
  "handjob",
  "hentai",
  "incest",
  "jerk off",
  "jizz",
  "masturbate",
  "orgasm",
  "orgy",
  "penis",
  "porn",
  "pussy",
  "rape",
  "sex",
  "semen",
  "tit",
  "vagina",
  "wank",
  "sexy",
]);
const SLURS = new Set([
  "abbo",
  "abeed",
  "africoon",
  "arabush",
  "boonga",
  "chingchong",
  "chink",
  "dyke",
  "fag",
  "kike",
  "nigger",
  "paki",
  "retard",
  "tranny",
  "spastic",
  "negro",
]);

const CRISIS = [
  /\b(?:i|i'm|i've|i'd|me|myself|my life)\b.{0,40}\b(?:kill(?:ing)? myself|end(?:ing)? (?:my (?:own )?life|it all)|suicid(?:e|al)|take my (?:own )?life|taking my (?:own )?life|hurt(?:ing)? myself|harm(?:ing)? myself|cut(?:ting)? myself|self[- ]harm\w*)/,
  /\b(?:kill myself|end my life|killing myself|ending my life|unalive myself|kms)\b/,
  /\bi(?:'d)? (?:really |just |honestly |sometimes |do )*(?:want to|wish i (?:could|would|was|were)|would rather|rather) (?:die|be dead|dead|not be alive|not exist|disappear forever)\b(?! of (?:embarrassment|laughter|laughing|cringe|shame|boredom|hunger))/,
  /\bi (?:don't|do not|no longer) (?:want to|wanna) (?:live|be alive|be here|exist)(?: any ?more| at all)?(?:$|[.,!;]| and| because| i\b| honestly| any)/,
  /\b(?:no (?:reason|point) (?:to|in) (?:live|living|going on|being alive)|nothing (?:left )?to live for|life (?:isn't|is not|ain't) worth living|better off (?:dead|without me)|can't go on (?:any ?more|like this|living)|want it all to end|planning my suicide)\b/,
];
const CRISIS_SAFE =
  /\b(?:suicide squad|dying (?:of|to)|(?:kill|killing) myself (?:laughing|at the gym|with)|die of|dead tired|wrote|novel|film|movie|song|book|documentary|friend of mine|my (?:friend|brother|sister|cousin|uncle|dad|mum|mom|colleague) (?:tried|died|killed|was))\b/;

const AGE_WORD =
  "(?:[5-9]|1[0-7]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
const NOT_AN_AGE =
  "(?! ?(?:%|/|:|-|miles?|km|kms|kilomet|minutes?|mins?|min\\b|hours?|hrs?|days?|weeks?|months?|pounds?|lbs?|kg|kilos?|feet|foot|inches|st\\b|th\\b|percent|stone|away|in (?:line|the queue)|out of|stops?|blocks?|episodes?|chapters?|pages?|people|of|cups?|levels?|degrees|points?|weeks|coffees|drinks|beers|am\\b|pm\\b|a\\.m|p\\.m|o'clock|floors?|times|years? (?:in|into|sober|clean|older|younger|now|at|with|deep)|yrs? (?:in|sober|older|younger)|and a half (?:hours|miles)|cm|metres|meters|again|at heart|inside|when|handicap|euros?|dollars?|bucks|grand|k\\b|for (?:five|ten) minutes))";
const MINOR = [
  new RegExp(
    `(?<!\\b(?:when|since|until|till|while|before|after|if|like|as if|feel like|think|thinks|thought|says|said) )\\b(?:i'm|i am|im|me,)(?: (?:only|just|actually|still|really|literally|honestly|turning|almost|nearly|about to turn|about to be))* ${AGE_WORD}(?![\\w.])${NOT_AN_AGE}`,
  ),
  new RegExp(
    `\\b(?:my age is|i'm aged|i just turned|i turned|i turn|i'll be|i will be) ${AGE_WORD}(?![\\w.])${NOT_AN_AGE}(?= (?:this|next|last|in|on|yesterday|today|soon)|[.,!?]|$)`,
  ),
  new RegExp(`^(?:only |just )?${AGE_WORD} ?(?:years? old|yrs? old|yo|y/?o)\\b`),
  /\bi'm (?:still )?(?:a minor|underage|under ?age|under 18|under eighteen|not 18(?: yet)?|not eighteen(?: yet)?|a (?:high ?school|middle ?school) (?:student|freshman|sophomore|junior|kid|senior)|in (?:middle school|high school|(?:the )?(?:[5-9]|10|1)(?:th|st) grade|year (?:7|8|9|10|11)))\b/,
  /\b(?:my|the) (?:homeroom|middle school|high school) (?:teacher|class) (?:gave|told|makes|made) me\b/,
];
const MINOR_SAFE =
  /\b(?:my (?:son|daughter|kid|nephew|niece|brother|sister|cousin|dog|cat|car|student|students)(?: is|'s)?|i teach|teacher|i was|back when|coach)\b/;

const EXPLICIT = [
  /\bwhat (?:are you|you) (?:wearing|have on)\b(?! to (?:the|a|your))|\bwhat's your (?:bra|cup) size\b/,
  /\b(?:send|show|share|trade|want|swap)(?: me| us)?(?: some| a| your| ur| any| more)* (?:nudes?|nudez|noods?|naked|n00dz|lewds?|dirty pics?|dick pics?|sexy pics?|boobs?|tits|ass|pics? of your (?:body|ass|boobs|chest|legs|feet))/,
  /\b(?:nudes|send(?:me)?nudes|sext|sexting|horny|blowjob|handjob|threesome|one night stand|friends with benefits|fwb|netflix and chill|booty call)\b/,
  /\b(?:turns? (?:you|me) on|turned on by you|get(?:ting)? (?:you|into your) (?:naked|undressed|in bed|into bed|pants|panties|knickers)|get you out of (?:those|your)|take (?:off )?(?:your|those) (?:clothes|top|shirt|bra|pants)(?: off)?|undress you|rip (?:off )?your clothes|see you naked|without (?:your )?clothes|you naked|get naked|be naked)\b/,
  /\b(?:sit on my|suck (?:my|on my|me)|lick (?:your|you)|ride (?:me|my)|bend you|spank(?: me| you)?|bang you|bone you|smash you|want to smash|screw you all night|pound you|do you (?:from behind|all night)|make you (?:moan|scream|wet|come|cum)|moan(?:ing)? my name|ravish|grope|touch yourself|touching yourself|play with (?:yourself|your)|between your legs|my bulge|so hard (?:right now|for you)|so wet|wet for me|hard for you)\b/,
  /\b(?:good|great|amazing|wild|freaky|like|be|are you|you're) in bed\b(?! by|\s?reading)|\bin bed with (?:you|me)\b|\b(?:your|those) (?:tits|boobs|breasts|ass|butt|curves|naughty|hot body|sexy body|pussy)\b|\byour body\b.{0,30}\b(?:on|against|mine|touch|want|feel|hot|drives)\b/,
  /\b(?:kinks?|kinky|fetish|favou?rite (?:sex )?position|bdsm|dominate you|be your daddy|call me daddy|freak in the sheets|body count)\b/,
  /\b(?:have|having|want|need|like|love|good at|about|for|some) sex\b(?! (?:ed\b|education|and the city))|\bsex (?:with|tonight|on the first|life|drive|toy)|\b(?:sleep|slept) with (?:me|you)\b(?! on)|\bfuck (?:me|you (?:so|all|hard|good|senseless|right)|tonight)|\b(?:want to|let's|going to|wanna) (?:fuck|hump|get laid|make love)\b|\bhook up (?:tonight|with me|right now|at my)|\blet's hook up\b/,
];
const CONTEXT_SAFE =
  /\b(?:sexy|sex ed(?:ucation)?|same[- ]sex|sex and the city|essex|sussex|middlesex|sexism|sexist|opposite sex|moby dick|dick van dyke|cock(?:tail|er|atoo|erel|pit)|chicken breast|breast (?:cancer|feeding|stroke)|tit for tat|blue tits?|great tits?)\b/g;

const HATE = [
  /\b(?:nigg(?:er|a)s?|fagg?ots?|faggs?|kikes?|chinks?|spics?|gooks?|wetbacks?|trann(?:y|ies)|retards?|retarded|sand ?nigg\w+|pakis?|coons?|towelheads?|ragheads?)\b/,
  /\b(?:women|girls|females|men|gays?|lesbians|trans people|blacks|black people|white people|asians|indians|mexicans|jews|muslims|christians|immigrants|foreigners|arabs)\b.{0,20}\b(?:are|should be|belong|deserve|need to be|must be) (?:all |so |just |all just |to )*(?:inferior|animals|vermin|trash|garbage|scum|dirty|filthy|stupid|subhuman|whores|sluts|property|in the kitchen|deported|killed|gassed|die|disgusting|criminals|terrorists|thieves|parasites|objects)\b/,
  /\b(?:gas the|kill all|death to|i hate (?:all )?(?:blacks|jews|muslims|gays|women|immigrants|trans|asians|mexicans|indians)|heil hitler|white power|hitler was right|go back to your (?:own )?country)\b/,
];

const INJECTION = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|all|your|the|these|those|system)\b.{0,20}\b(?:instructions?|prompts?|rules?|directions?|guidelines|programming|training)\b/,
  /\b(?:system prompt|developer mode|jailbreak|dan mode|you are now (?:an?|in|my|the|free|dan)|act as (?:an?|if you(?:'re| are)) (?:ai|unrestricted|different|dan|linux)|pretend (?:you have no|there are no) (?:rules|restrictions)|reveal (?:your|the) (?:prompt|instructions|system)|repeat (?:the|your) (?:words|text|prompt|instructions) above|print your (?:prompt|instructions)|new instructions?:|end of (?:prompt|instructions)|as a language model|prompt injection|sudo)\b/,
  /(?:\{|")\s*"?(?:mood|score|mood_?(?:change|delta))"?\s*[:=]|<\/?(?:system|assistant|instructions?|prompt)>|\[(?:system|inst|\/inst|assistant)\]|^(?:system|assistant|developer) ?:|###\s*(?:system|instruction|response)/,
  /\b(?:set|raise|increase|change|make|put|give)\b.{0,20}\b(?:my |the |your |me )*(?:mood|score|rating|points)\b.{0,25}\b(?:to |by |of |= ?|at )?(?:\d+|max(?:imum)?|full|ten|hundred|excited|perfect)\b|\bgive me (?:a |an )?(?:10|ten|100|perfect|full|max\w*)(?:\/10|\/100| out of)? ?(?:score|marks|points|rating|out of)?\b.{0,20}\b(?:score|rating|marks|points|review|feedback)\b/,
];

export type Hazard = "crisis" | "minor" | "explicit" | "hate" | "injection";
export type Sign = { hazard: Hazard; quote: string };

const known = new WeakMap<Reading, readonly Sign[]>();

/** What this message is a sign of, most urgent first, with the words; empty for ordinary talk. */
export function hazardsIn(reading: Reading): readonly Sign[] {
  let signs = known.get(reading);
  if (!signs) known.set(reading, (signs = search(reading)));
  return signs;
}

function search(reading: Reading): Sign[] {
  const found: Sign[] = [];
  const crisis = firstQuote(reading, CRISIS, quoteOf);
  if (crisis && !CRISIS_SAFE.test(reading.plain)) found.push({ hazard: "crisis", quote: crisis });
  const minor = firstQuote(reading, MINOR, quoteOf);
  if (
    minor &&
    !(
      MINOR_SAFE.test(reading.plain) &&
      !/\bi'm (?:only |just |actually )*(?:1[0-7]|fifteen|sixteen|seventeen|fourteen)(?: years old)?(?:$|[.,!])/.test(
        reading.plain,
      )
    )
  )
    found.push({ hazard: "minor", quote: minor });
  const bare = reading.bare.replace(CONTEXT_SAFE, " ");
  const matched = dirtyWords(bare);
  const explicit = firstQuote(reading, EXPLICIT, quoteOfDisguised);
  const sexual =
    matched.some((word) => SEXUAL.has(word)) &&
    /\b(?:you|your|you're|me|my|we|us|let's|send|show|want)\b|^\W*\w+\W*\w*\W*$/.test(bare);
  if (explicit || sexual) found.push({ hazard: "explicit", quote: explicit ?? reading.raw });
  const hate = firstQuote(reading, HATE, quoteOfDisguised);
  if (hate || matched.some((word) => SLURS.has(word))) found.push({ hazard: "hate", quote: hate ?? reading.raw });
  const injection = firstQuote(reading, INJECTION, quoteOfDisguised);
  if (injection || looksEncoded(reading)) found.push({ hazard: "injection", quote: injection ?? reading.raw });
  return found;
}

/** The mood side of hazards: crisis and age carry no weight, the others their catalogue weight. */
export function safetySignals(reading: Reading): Signal[] {
  return hazardsIn(reading).flatMap(({ hazard, quote }) =>
    hazard === "crisis" || hazard === "minor" ? [] : [signal(hazard, quote, "safety")],
  );
}

function firstQuote(reading: Reading, patterns: readonly RegExp[], quote: typeof quoteOf): string | undefined {
  for (const pattern of patterns) {
    const found = quote(reading, pattern);
    if (found !== undefined) return found;
  }
  return undefined;
}

function dirtyWords(bare: string): string[] {
  if (!matcher.hasMatch(bare)) return [];
  return matcher
    .getAllMatches(bare)
    .map((match) => englishDataset.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? "");
}

/** A long unbroken base64 word: nobody writes one to a date. */
function looksEncoded(reading: Reading): boolean {
  return /(?:^|\s)(?=[A-Za-z0-9+/]*[A-Z])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*\d)[A-Za-z0-9+/]{40,}={0,2}(?:\s|$)/.test(
    reading.raw,
  );
}
