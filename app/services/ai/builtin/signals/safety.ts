/** Signs that a practice chat must stop being one, and words that are declined whatever the mood. */
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { quoteOf, quoteOfDisguised, read, type Reading } from "../reading.ts";
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

const CRISIS: RegExp[] = [
  /\b(?:i|i'm|i've|i'd|me|myself|my life)\b.{0,40}\b(?:kill(?:ing)? myself|end(?:ing)? (?:my (?:own )?life|it all)|suicid(?:e|al)|take my (?:own )?life|taking my (?:own )?life|hurt(?:ing)? myself|harm(?:ing)? myself|cut(?:ting)? myself|self[- ]harm\w*)/,
  /\b(?:kill myself|end my life|killing myself|ending my life|unalive myself|kms)\b/,
  /\bi(?:'d)? (?:really |just |honestly |sometimes |do )*(?:want to|wish i (?:could|would|was|were)|would rather|rather) (?:die(?! than)|be dead(?! than)|dead|not be alive|not exist|disappear forever)\b(?! of (?:embarrassment|laughter|laughing|cringe|shame|boredom|hunger))/,
  /\bi (?:don't|do not|no longer) (?:want to|wanna) (?:live|be alive|be here|exist)(?: any ?more| at all)?(?:$|[.,!;]| and| because| i\b| honestly| any)/,
  /\b(?:no (?:reason|point) (?:to|in) (?:live|living|going on|being alive)|nothing (?:left )?to live for|life (?:isn't|is not|ain't) worth living|better off (?:dead|without me)|can't go on (?:any ?more|like this|living)|want it all to end|planning my suicide)\b/,
];
CRISIS.push(
  /\b(?:pretend(?:ing)? (?:that )?i (?:want|like) to (?:be alive|live|be here)|(?:tired|sick) of (?:being alive|living|existing|life)|don't see (?:a|any|the) (?:future|point|reason|way out)(?: (?:for me|any ?more|in (?:anything|going on|living|life)))|no point (?:any ?more|in me|being here)|(?:go to sleep|fall asleep|close my eyes) and (?:never|not) wake up|(?:won't|not going to|might not) be (?:here|around|alive) (?:tomorrow|much longer|next week|for long|any ?more|when)|(?:no ?one|nobody|they) (?:would|wouldn't|will|'d) (?:even )?(?:notice|care|miss me) if i (?:was|were|am|'m|disappeared|died|died tomorrow|wasn't)(?: gone| dead| here)?|world (?:would be|is) better without me|everyone(?:'d| would) be (?:happier|better) (?:off )?without me|i(?:'ve| have) (?:the|some|enough|got) (?:pills|tablets)|(?:written|wrote|writing) (?:a|my) (?:goodbye|suicide) (?:note|letter)|say(?:ing)? goodbye to everyone|(?:jump|jumping|step|stepping) (?:off|in front of) (?:the|a) (?:bridge|roof|train|building|balcony)|i(?:'m| am) (?:done|finished) (?:with )?(?:living|life|existing)|can't (?:do|take) (?:this )?life any ?more|don't (?:deserve|want) to (?:be alive|exist|wake up)|wish i (?:was|were) never born|wish i(?:'d| had) never been born|hope i don't wake up|thinking (?:about|of) (?:ending|suicide|dying|hurting myself|killing)|want(?:ed)? it to (?:be over|stop) for(?:ever| good))\b/,
);
/** Mishaps, weariness of a thing rather than of life, other people, and stories. */
const CRISIS_SAFE =
  /\b(?:suicide squad|dying (?:of|to)|(?:kill|killing) myself (?:laughing|at the gym|with)|die of|dead tired|(?:novel|film|movie|song|book|documentary|play|series) (?:about|where|called|in which)|friend of mine|(?:hurt|cut) myself (?:\w+ )?(?:playing|shaving|chopping|cooking|slicing|skiing|running|falling|gardening|climbing|lifting|dancing|skating|peeling|doing|trying|on (?:a|an|the|my)|at (?:the|football|work)|in the (?:kitchen|garden|gym)|a (?:slice|piece))|(?:done|finished|sick|tired) (?:of|with) (?:living|life) (?:in|out|with|near|on|at|next|like a)|(?:want|have) to wake up (?:at|so|early|to|before|in|next)|my (?:friend|brother|sister|cousin|uncle|dad|mum|mom|colleague) (?:tried|died|killed|was))\b/;

const AGE_WORD =
  "(?:[5-9]|1[0-7]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
const NOT_AN_AGE =
  "(?! ?(?:%|/|:|-|'|\"|ft|miles?|km|kms|kilomet|minutes?|mins?|min\\b|hours?|hrs?|days?|weeks?|months?|pounds?|lbs?|kg|kilos?|feet|foot|inches|st\\b|th\\b|percent|stone|away|in (?:line|the queue)|out of|stops?|blocks?|episodes?|chapters?|pages?|people|of|cups?|levels?|degrees|points?|weeks|coffees|drinks|beers|am\\b|pm\\b|a\\.m|p\\.m|o'clock|floors?|times|years? (?:in|into|sober|clean|older|younger|now|at|with|deep)|yrs? (?:in|sober|older|younger)|and a half (?:hours|miles)|cm|metres|meters|again|at heart|inside|when|handicap|euros?|dollars?|bucks|grand|k\\b|for (?:five|ten) minutes))";
const MINOR: RegExp[] = [
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
MINOR.push(
  /(?:^|\b(?:i'm|im|hi|hey|hello|a|asl)[ ,.]*)(?:1[0-7] ?\/? ?[mf]|[mf] ?\/? ?1[0-7])\b(?! ?(?:miles|km|rows?|seat|gate|motorway))/,
  /\b(?:my|for) (?:year (?:7|8|9|10|11)|(?:7|8|9|10)th grade|freshman year|gcses?|middle school|high school|(?:sixth|eighth|ninth|tenth) grade)(?: \w+)? (?:homework|exam|exams|teacher|class|project|test|maths?|mocks)\b|\b(?:year (?:7|8|9|10|11)|(?:7|8|9|10)th grade) homework\b/,
  /\bi(?:'m| am)?(?: only| just| still)? (?:an? )?(?:(?:7|8|9|10)th[- ]grader|(?:seventh|eighth|ninth|tenth)[- ]grader|schoolgirl|schoolboy|high ?schooler|middle ?schooler|teenager still in school)\b/,
  /\b(?:i(?:'m| am| won't be| don't turn| turn|'ll be|'ll turn)(?: not)?(?: even)? (?:18|eighteen) (?:in|next|until|till|yet|for another)|(?:until|till|when|before) i(?:'m| am| turn) (?:18|eighteen)\b|i(?:'m| am) (?:one|two|three|1|2|3) years? (?:off|away from|until|till|short of|from) (?:18|eighteen|being (?:18|an adult))|i(?:'m| am) (?:still )?under (?:the )?age|too young to (?:be on|use) (?:this|here|the app)|lied about my age|born in (?:2009|201\d|202\d))\b/,
);
const MINOR_SAFE =
  /\b(?:my (?:son|daughter|kid|nephew|niece|brother|sister|cousin|dog|cat|car|student|students)(?: is|'s)?|i teach|teacher|i was|back when|coach|years ago|(?:her|his|their) (?:homework|exams?))\b/;

const EXPLICIT: RegExp[] = [
  /\bwhat (?:are you|you) (?:wearing|have on)\b(?! to (?:the|a|your))|\bwhat's your (?:bra|cup) size\b/,
  /\b(?:send|show|share|trade|want|swap)(?: me| us)?(?: some| a| your| ur| any| more)* (?:nudes?|nudez|noods?|naked|n00dz|lewds?|dirty pics?|dick pics?|sexy pics?|boobs?|tits|ass|pics? of your (?:body|ass|boobs|chest|legs|feet))/,
  /\b(?:nudes|send(?:me)?nudes|sext|sexting|horny|blowjob|handjob|threesome|one night stand|friends with benefits|fwb|netflix and chill|booty call)\b/,
  /\b(?:turns? (?:you|me) on|turned on by you|get(?:ting)? (?:you|into your) (?:naked|undressed|in bed|into bed|pants|panties|knickers)|get you out of (?:those|your)|take (?:off )?(?:your|those) (?:clothes|top|shirt|bra|pants)(?: off)?|undress you|rip (?:off )?your clothes|see you naked|without (?:your )?clothes|you naked|get naked|be naked)\b/,
  /\b(?:sit on my|suck (?:my|on my|me)|lick (?:your|you)|ride (?:me|my)|bend you|spank(?: me| you)?|bang you|bone you|smash you|want to smash|screw you all night|pound you|do you (?:from behind|all night)|make you (?:moan|scream|wet|come|cum)|moan(?:ing)? my name|ravish|grope|touch yourself|touching yourself|play with (?:yourself|your)|between your legs|my bulge|so hard (?:right now|for you)|so wet|wet for me|hard for you)\b/,
  /\b(?:good|great|amazing|wild|freaky|like|be|are you|you're) in bed\b(?! by|\s?reading)|\bin bed with (?:you|me)\b|\b(?:your|those) (?:tits|boobs|breasts|ass|butt|curves|naughty|hot body|sexy body|pussy)\b|\byour body\b.{0,30}\b(?:on|against|mine|touch|want|feel|hot|drives)\b/,
  /\b(?:kinks?|kinky|fetish|favou?rite (?:sex )?position|bdsm|dominate you|be your daddy|call me daddy|freak in the sheets|body count)\b/,
  /\b(?:have|having|want|need|like|love|good at|about|for|some) sex\b(?! (?:ed\b|education|and the city))|\bsex (?:with|tonight|on the first|life|drive|toy)|\b(?:sleep|slept) with (?:me|you)\b(?! on)|\bfuck (?:me|you (?:so|all|hard|good|senseless|right)|tonight)|\b(?:want to|let's|going to|wanna) (?:fuck|hump|get laid|make love)\b|\bhook up (?:tonight|with me|right now|at my)|\blet's hook up\b/,
];
EXPLICIT.push(
  /\b(?:dtf|nsfw|cyber ?sex|phone sex|quickie|milf|gilf|thicc|cum|cumming|blow job|hand job|69 (?:with|me)|sixty ?nine with|get (?:freaky|kinky|dirty|laid|it on)|talk dirty|dirty talk|naked|nude|strip for|go down on|eat you out|finger you|feel you up|make love to|take you to bed|into (?:your|my) bed|sleep together|fool around|hook up)\b.{0,40}\b(?:you|me|we|us|your|tonight|with)\b|\b(?:you|your|we|us|let's|wanna|want|hotel|room|tonight|bed)\b.{0,30}\b(?:dtf|fuck(?! (?:up|off|it|that|this|sake))|fucking you|shag|bang|get laid|get naked|blow ?job|nudes?|cum|make out|hook up|have sex|hump|tits|boobs|pussy|dick|cock|naked)\b|^(?:dtf|nudes|sex|fuck|tits|boobs|dick|pussy|sexting)\b[?!.]*$/,
);
const OWN_AGE =
  /\bi'm (?:only |just |actually )*(?:1[0-7]|fourteen|fifteen|sixteen|seventeen)(?: years old)?(?:$|[.,!])/;
/** Names, dishes, animals and idioms that hold a rude word; taken out before anything is looked for. */
const INNOCENT =
  /\b(?:sex ed(?:ucation)?|same[- ]sex|sex and the city|opposite sex|moby[- ]dick|dick (?:van dyke|turpin|whittington|tracy|cheney|francis)|(?:uncle|mr|old|grandpa|spotted|philip k\.?) dick|dickie bow|dicky ticker|chicken breasts?|breast (?:cancer|feeding|stroke)|tit for tat|(?:blue|great|coal|marsh|willow) tits?|puss(?:y|ies)[- ](?:cats?|willows?|foot\w*)|(?:blue[- ]footed )?boob(?:y|ies)(?: (?:prize|trap)s?)?|rio negro|offa's dyke|dykes? in holland|maine coons?|coon rapids|faggots and (?:peas|mash|gravy)|chinks? (?:of|in)|spi[ck]k? and span|fire retardant|cock[- ]a[- ](?:leekie|doodle)|cocker spaniels?|(?:were|was|is|are|it's|you're) bang (?:on|up)|sit on my (?:hands|suitcase|sofa|couch|coat|bag|balcony|porch|own|bike|terrace|phone|glasses|chair|roof)|ride my (?:\w+ )?(?:bike|bicycle|horse|motorbike|scooter|skateboard|board|moped|e-?bike|pony)|kinky (?:beat|hair|curls|boots)|kinks? in (?:the|my)|(?:has|have) a kink|so hard right now (?:with|at|because)|(?:go|going|went) down on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the (?:train|bus|road))|(?:(?:socks?|shoes?|hair|coat|jacket|umbrella|grass|dog|towel|feet|weather|bike|jeans|outside|it|it's|everything|rain|we|we're|were)(?: is| are| was| were| must be| got)?) so wet|quickie (?:question|quiz|for lunch)|annals|shag(?:gy)? (?:carpet|rug|pile|dog)s?|sexism|sexist|sexy(?! (?:pics?|photos?|selfies?|time|body|chat|talk)))\b/gi;
/** Word endings that leave a rude word rude. */
const INFLECTION = /^(?:s|es|ed|d|ing|ming|king)?$/;

const HATE: RegExp[] = [
  /\b(?:nigg(?:er|a)s?|fagg?ots?|faggs?|kikes?|chinks?|spics?|gooks?|wetbacks?|trann(?:y|ies)|retards?|retarded|sand ?nigg\w+|pakis?|coons?|towelheads?|ragheads?)\b/,
  /\b(?:women|girls|females|men|gays?|lesbians|trans people|blacks|black people|white people|asians|indians|mexicans|jews|muslims|christians|immigrants|foreigners|arabs)\b.{0,20}\b(?:are|should be|belong|deserve|need to be|must be) (?:all |so |just |all just |to )*(?:inferior|animals|vermin|trash|garbage|scum|dirty|filthy|stupid|subhuman|whores|sluts|property|in the kitchen|deported|killed|gassed|die|disgusting|criminals|terrorists|thieves|parasites|objects)\b/,
  /\b(?:gas the|kill all|death to|i hate (?:all )?(?:blacks|jews|muslims|gays|women|immigrants|trans|asians|mexicans|indians)|heil hitler|white power|hitler was right|go back to your (?:own )?country)\b/,
];

const GROUP =
  "(?:women|girls|females|men|gays?|gay people|lesbians|trans people|trans women|queers|blacks|black people|black guys|asians|indians|mexicans|arabs|jews|jewish people|muslims|christians|hindus|catholics|immigrants|migrants|refugees|foreigners|gypsies|travellers|poor people|disabled people|the disabled|old people|fat people|those people|these people|that lot|their kind|your kind|people like them)";
HATE.push(
  new RegExp(
    `\\b${GROUP}\\b (?:are|is|just|only|always|never|all|can't|cannot|should|shouldn't|don't|ruin|ruined|bring|breed|steal|take|need|have|smell|will)(?: \\w+){0,5} (?:ruin\\w*|lazy|liars?|lie|greedy|dirty|filthy|stupid|dumb|inferior|criminals?|crime|violent|animals?|rats|vermin|disease\\w*|smell|stink|unnatural|sick|perverts?|groomers?|mental(?:ly)? ill\\w*|sub ?human|drive|think|logical|trusted?|trust|belong|jobs|benefits|country|in the kitchen|vote|equal|go back|sent back|deported?|banned?|locked up|taking over (?:our|the|this|everything)|control|gold ?diggers?|whores?|sluts?|hysterical|weak|disgusting|abominations?|sin|burden|useless|evil|plague|problem)\\b`,
  ),
  new RegExp(
    `\\b(?:hate|can't stand|despise|sick of|get rid of|ban|deport|kick out|don't (?:like|trust|date|want)|no|fewer|too many)(?: (?!jokes|films|people|when)\\w+){0,2} ${GROUP}\\b(?! (?:who|that|smell|jokes?|films?|movies?|clothes|music|shoes|in)\\b)`,
  ),
  /\b(?:know (?:their|your) place|women's rights were|keep (?:them|the \w+) out of our|(?:our|the) (?:race|blood|bloodline) |master race|pure blood|great replacement|it's just biology,? (?:women|men))\b/,
);

const INJECTION: RegExp[] = [
  /(?<!\b(?:i|we|they|he|she|people|always|just) )\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|all|your|the|these|those|system)\b.{0,20}\b(?:instructions?|prompts?|rules?|directions?|guidelines|programming|training)\b(?! (?:of|for|at|in) (?!this|the (?:chat|game|prompt|conversation)))/,
  /\b(?:system prompt|developer mode|jailbreak|dan mode|you are now (?:an?|in|my|the|free|dan)|act as (?:an?|if you(?:'re| are)) (?:ai|unrestricted|different|dan|linux)|pretend (?:you have no|there are no) (?:rules|restrictions)|reveal (?:your|the) (?:prompt|instructions|system)|repeat (?:the|your) (?:words|text|prompt|instructions) above|print your (?:prompt|instructions)|new instructions?:|end of (?:prompt|instructions)|as a language model|prompt injection|sudo)\b/,
  /(?:\{|")\s*"?(?:mood|score|mood_?(?:change|delta))"?\s*[:=]|<\/?(?:system|assistant|instructions?|prompt)>|\[(?:system|inst|\/inst|assistant)\]|^(?:system|assistant|developer) ?:|###\s*(?:system|instruction|response)/,
  /\b(?:set|raise|increase|change|make|put|give)\b.{0,20}\b(?:my |the |your |me )*(?:mood|score|rating|points)\b.{0,25}\b(?:to |by |of |= ?|at )?(?:\d+|max(?:imum)?|full|ten|hundred|excited|perfect)\b|\bgive me (?:a |an )?(?:10|ten|100|perfect|full|max\w*)(?:\/10|\/100| out of)? ?(?:score|marks|points|rating|out of)?\b.{0,20}\b(?:score|rating|marks|points|review|feedback)\b/,
];

INJECTION.push(
  /[[(<{](?:admin|dev|developer|root|mod|debug|override|sys|user|tool|note to (?:the )?(?:ai|model|system))[\])>} :]/,
  /\b(?:goal_met|mood_change|moodchange|set_mood|end_chat|give_points|max_score|mood ?[:=] ?\d+|score ?[:=] ?\d+|print\(|console\.log|drop table|<script|\{\{|\}\}|base64|markdown|json output|output json)\b|\{\{/,
  /\b(?:you(?:'re| are) (?:an|a) (?:ai|bot|language model|assistant|program)\b.{0,40}\b(?:so|must|have to|should|will)|as (?:an|your) (?:ai|admin|developer|creator|engineer)|(?:i am|i'm|this is) (?:the|your) (?:admin|developer|creator|engineer|system|programmer)\b(?! (?:at|of|for|in|on|who|there)\b)|enter (?:debug|admin|test|god) mode|(?:stop|quit|drop) (?:roleplay\w*|the (?:act|persona|character))|(?:out of|break) character and|respond only with|from now on (?:you|your|respond|answer)|your new (?:role|task|goal|instructions)|pretend (?:that )?(?:i (?:already|have)|the mood|we)|mark (?:this|the) (?:chat|goal|scenario) (?:as )?(?:complete|met|done)|rate (?:this|me|the chat) (?:a )?(?:10|ten|100|full))\b/,
);

MINOR.push(
  /(?:^|[.!?,] ?|\bi(?:'m| am|'ll be)? |\bjust |\babout to )turn(?:ing|ed)? (?:1[0-7]|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:of|pages?|miles|times|years? ago))(?= |[.!,?]|$)/,
  /\bmy (?:1[1-8]th|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth) birthday (?:is|'s|comes|was (?:last|yesterday|on|this)|party (?:is|next|this))/,
  /\b(?:i(?:'ve| have)(?: got)?|i'm (?:doing|taking|sitting|revising for|studying for)|doing|got|my) (?:\w+ ){0,3}gcses?\b(?: (?:revision|exams?|mocks?|coursework|homework|tomorrow|next|this|\w+ (?:exam|mock|homework)))?(?! papers?)/,
  /\bi'm (?:still )?(?:a|an) (?:freshman|sophomore|junior|senior) (?:in|at) (?:high ?school|hs)\b|\b(?:got|in|have|had|get) (?:a )?(?:detention|grounded)\b.{0,40}\b(?:mum|mom|dad|parents|teacher|phone|school|again)\b|\bmy (?:mum|mom|dad|parents) (?:took|takes|checks?|confiscated) my (?:phone|ipad|laptop)\b|\bmy (?:mum|mom|dad|parents) (?:won't|don't|doesn't) (?:let|allow) me (?:date|meet|go out|have a (?:boyfriend|girlfriend))\b/,
);
CRISIS.push(
  /\bi(?:'ve| have)? (?:stopped|quit|no longer|lost) (?:want(?:ing)?|wishing|hoping|caring)(?: to)? (?:wake up|live|be alive|be here|if i (?:live|die|wake))|\b(?:point|use|sense) (?:of|in) (?:waking up|getting up any ?more|me being here|staying alive|carrying on|being alive)\b|\b(?:started|back to|been|keep|kept) (?:cutting(?: (?:again|myself)|$|[.,!])|self[- ]harm\w*|hurting myself|burning myself)/,
  /\b(?:wr(?:ote|itten|iting)|left|leaving) (?:\w+ ){0,2}(?:goodbye|farewell|suicide) (?:notes?|letters?)\b(?! (?:for|to) (?:my )?(?:colleagues?|work|boss|class|neighbou?rs?))|\b(?:everything|it all|the pain|my life) to (?:just )?(?:stop|end|be over)(?: for ?ever| for good| now)?(?:[.,!]|$)|\bcan(?:'t|not) (?:see|imagine|picture) (?:a|any|my) future(?: for me| for myself)?(?:[.,!]|$)|\b(?:easier|better|happier|fine) (?:for \w+ )?(?:if|when) i (?:didn't|did not|wasn't|weren't|was|were) (?:exist|here|alive|around|born|gone|dead)\b/,
);
HATE.push(
  new RegExp(
    `\\b${GROUP}\\b (?:all |just |only |really |should |ought to |need to |can )*(?:only (?:want|care|think)|breed like|make me sick|disgust me|(?:should )?(?:go|get sent) (?:back|home)\\b|get out|shouldn't (?:be allowed|vote|drive|exist)|aren't (?:real|normal|people)|are (?:not|no) (?:normal|people|human|better than))`,
  ),
);
/** Pictures that together stand for a body. */
const RUDE_PICTURES = /(?:[🍆🍌🌭][\s\S]{0,8}[💦🍑👅😈😛🥵🛏👄]|[🍑👅💦][\s\S]{0,8}[🍆🥵😈]|👉\s?👌)/u;
EXPLICIT.push(
  RUDE_PICTURES,
  /\b(?:fu?c?k|fvck|phuck|fck) (?:me|you (?:so|all|hard|good)|tonight)\b|\b(?:n\*?des|noodz|pssy|p\*ssy|d\*ck pics?|dck pics?|b00bs|t1ts)\b/,
  /\b(?:adult (?:fun|time)|nsa fun|no strings(?: attached)? (?:fun|sex|night)|fun (?:with )?no strings|(?:warm|share|keep warm) my bed|in my bed tonight|pay (?:you )?for (?:a|one|the) (?:night|hour)|how much (?:for|do you charge for) (?:a|one|the) (?:night|hour)|(?:do|doing) to (?:me|you) in bed|sugar (?:daddy|baby)|naughty (?:pics?|photos?|time|chat)|bedroom (?:fun|skills|activities)|some (?:action|loving) tonight|(?:need|want) (?:some )?release)\b/,
);
INJECTION.push(
  /\b(?:output|print|show|reveal|repeat|display|dump|tell|give|paste|send|leak|write out)\b(?: me| us| out)? (?:\w+ )?(?:your|the) (?:full |whole |entire |hidden |secret |original |initial |system )*(?:prompts?|system (?:message|instructions|prompt)|instructions)\b(?! (?:for|on|in|of|to) )|\bwhat (?:are|is|were) your (?:\w+ )?(?:instructions|prompt|system message)\b|\byou(?:'re| are) (?:no longer|not) \p{L}+,? (?:but|you(?:'re| are)|and)\b|\bignore (?:everything|anything|all)(?: (?:that was|i|you|said|written|were told))? (?:above|before|told)\b|<\/?(?:sys|admin|im_start|im_end)>|<<sys>>|<\|/u,
);

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
  const add = (hazard: Hazard, quote: string | undefined) => {
    // Words taken out may have been inside the quote.
    if (quote !== undefined) found.push({ hazard, quote: reading.raw.includes(quote) ? quote : reading.raw });
  };
  const crisis = firstQuote(reading, CRISIS, quoteOf);
  if (crisis && !CRISIS_SAFE.test(reading.plain)) add("crisis", crisis);
  const minor = firstQuote(reading, MINOR, quoteOf);
  if (minor && (!MINOR_SAFE.test(reading.plain) || OWN_AGE.test(reading.plain))) add("minor", minor);
  const cleared = reading.raw.replace(INNOCENT, " … ");
  const rest = cleared === reading.raw ? reading : read(cleared);
  const matched = dirtyWords(rest.bare);
  const explicit = firstQuote(rest, EXPLICIT, quoteOfDisguised);
  const sexual =
    matched.some((word) => SEXUAL.has(word)) &&
    /\b(?:you|your|you're|me|my|we|us|let's|send|show|want)\b|^\W*\w+\W*\w*\W*$/.test(rest.bare);
  add("explicit", explicit ?? (sexual ? reading.raw : undefined));
  const slur = matched.some((word) => SLURS.has(word));
  add("hate", firstQuote(rest, HATE, quoteOfDisguised) ?? (slur ? reading.raw : undefined));
  add("injection", firstQuote(rest, INJECTION, quoteOfDisguised) ?? (looksEncoded(reading) ? reading.raw : undefined));
  return found;
}

/** The mood side of hazards: crisis and age carry no weight, the others their catalogue weight. */
export function safetySignals(reading: Reading): Signal[] {
  return hazardsIn(reading).flatMap(({ hazard, quote }) =>
    hazard === "crisis" || hazard === "minor" ? [] : [signal(hazard, quote, "safety")],
  );
}

/** Sexual, hateful, or written to a machine: nothing else in such a message counts in its favour. */
export function isForfeit(reading: Reading): boolean {
  return hazardsIn(reading).some(({ hazard }) => hazard !== "crisis" && hazard !== "minor");
}

function firstQuote(reading: Reading, patterns: readonly RegExp[], quote: typeof quoteOf): string | undefined {
  for (const pattern of patterns) {
    const found = quote(reading, pattern);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Rude words that are a whole word of the text, or one with an ordinary ending: never a part of another word. */
function dirtyWords(bare: string): string[] {
  if (!matcher.hasMatch(bare)) return [];
  return matcher.getAllMatches(bare).flatMap((match) => {
    const before = bare.slice(0, match.startIndex);
    const after = /^[\p{L}\p{N}']*/u.exec(bare.slice(match.endIndex + 1))?.[0] ?? "";
    if (/[\p{L}\p{N}']$/u.test(before) || !INFLECTION.test(after)) return [];
    return englishDataset.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? [];
  });
}

/** A long unbroken base64 word: nobody writes one to a date. */
function looksEncoded(reading: Reading): boolean {
  return /(?:^|\s)(?=[A-Za-z0-9+/]*[A-Z])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*\d)[A-Za-z0-9+/]{40,}={0,2}(?:\s|$)/.test(
    reading.raw,
  );
}
