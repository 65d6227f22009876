/** How the person treats the persona: pressure, put-downs, boasts, and making up for them. */
import { quoteOf, quoteOfDisguised, type Reading } from "../reading.ts";
import { signal, type Scene, type Signal } from "./signal.ts";

const BAD =
  "(?:ugly|fat|stupid|dumb|boring|pathetic|an idiot|a moron|a loser|disgusting|gross|useless|worthless|trash|garbage|annoying|a joke|a waste of (?:time|space)|the worst|ridiculous|lame|crazy|insane|psycho|a psycho|a bitch|a cunt|a whore|a slut|a freak|a creep|desperate|stuck[- ]up|full of yourself|so basic|basic|mid|nothing special|too old|old|a bot|fake|cringe|delusional|needy|dense|clueless|retarded|shallow|terrible|awful|horrible|brain ?dead)";
const INSULT = [
  new RegExp(
    `\\byou(?:'re| are| look| sound| seem| must be)(?: (?:so|such|just|really|kind of|a bit|pretty|honestly|actually|literally|fucking|being|totally|quite|very|like|all))* (?!a bot)${BAD}\\b(?! (?:in the best|good|in a good|\\(in a good|talented|smart|funny|cute|at (?:this|pool|bowling|karaoke)))`,
  ),
  /\b(?:shut (?:the (?:fuck|hell) )?up|stfu|fuck (?:you|off|u)|screw you|go to hell|go die|kys|kill yourself|drop dead|piss off|get lost|nobody (?:asked|likes|wants|cares about) you|nobody asked|no ?one (?:asked|cares what you)|who asked you|eat shit|bite me|you suck|i hate you|you disgust me|you make me sick|what(?:'s| is) wrong with you|what a (?:bitch|loser|waste of (?:my )?time)|stupid (?:bitch|cow|girl|woman|man|boy)|dumb (?:bitch|cow|girl|ass)|waste of (?:my )?time|bore me|this is boring|i'm bored of you|talking to you is (?:boring|pointless|a chore))\b/,
  /^(?:(?:what an? |you )?(?:bitch|idiot|moron|loser|whore|slut|cunt|asshole|dumbass|creep|weirdo|imbecile|ugly|pig|cow))[.!]*$/,
  /\b(?:you|ya|your|you're an?|you are an?|such an?|what an?)(?: \w+)? (?:bitch|idiot|moron|loser|whore|slut|cunt|asshole|dumbass|imbecile|prick|dickhead|twat|bastard|scumbag|skank|hoe)\b/,
];
const SELF_OR_PLAYFUL =
  /\b(?:i'm|i am|i feel|me) (?:such )?(?:an? )?(?:idiot|moron|loser|fool)\b|\byou(?:'re| are) (?:so )?(?:annoying|ridiculous|crazy|the worst|terrible)\b.{0,30}(?:haha|lol|😂|🤣|😄|😉|😏|jk|love it)/;

const NEGGING =
  /\b(?:you(?:'re| are| look| seem| sound)|not bad|pretty|smart|funny|good|great|cute|interesting|attractive|impressive)\b.{0,30}\bfor (?:a (?:girl|woman|man|guy|potter|bookish|small|short|chubby|older|nurse|artist|waitress|teacher|librarian|barista|blonde|redhead|single mom|single mum|dude)|someone (?:who|your|like|in|with|as|so)|your (?:age|type|size|weight|height|job)|an? (?:\w+ )?(?:woman|girl|guy|man|person|artist|librarian|architect|lawyer|engineer) ?(?:your|like|in)?)|\b(?:i (?:usually|normally|typically) (?:don't|go for|date|only)|not (?:usually|normally|really) my type|you(?:'d| would) be (?:so |much |a lot |really )*(?:prettier|pretty|cuter|hotter|better|beautiful|attractive|handsome|cute) if|you(?:'re| are) (?:cute|pretty|hot|smart|nice|attractive|handsome),? but|surprisingly (?:smart|funny|articulate|interesting|pretty|intelligent)|smarter than (?:you look|i (?:thought|expected))|prettier than (?:you|your)|lucky i(?:'m| am)|you should (?:smile more|lose|wear more|try harder|be grateful)|is that (?:even )?a real job|cute little (?:hobby|job)|must be nice to (?:not|just)|how are you still single|what's wrong with you that|people like you|girls like you|women like you|guys like you|men like you)\b/;
const BRAG =
  /\b(?:my (?:ferrari|lambo|lamborghini|porsche|bmw|tesla|mercedes|rolex|yacht|penthouse|mansion|jet|six figure|seven figure|iq(?: is)?|abs|six pack|bench)|i (?:make|earn|pull|made|bring in)(?: over| about| around| like| easily)? (?:\$|£|€)?\d+ ?(?:k\b|,000|grand|million|figures)|six figures|seven figures|i'm (?:kind of |pretty |actually |basically |extremely |very |super |really |quite )*(?:rich(?! in)|loaded|wealthy|famous|a millionaire|a genius|a big deal|a catch|out of your league|smarter than|better than|the best|too good)|i own (?:two|three|four|five|several|multiple|\d+) (?:houses|cars|companies|properties|businesses|apartments)|women (?:love|throw themselves|can't resist)|girls (?:love|throw themselves|always want|can't resist)|men (?:love|throw themselves|can't resist)|i could have any(?:one| girl| woman| man| guy)|you(?:'re| are) lucky (?:i|to)|everyone (?:wants|loves|says i'm)|people say i(?:'m| am) (?:the|very|really|so|extremely)|i'm (?:literally )?(?:the )?(?:top|youngest) (?:\w+ )?(?:performer|salesman|vp|director|partner|earner)|first class|my (?:third|second) (?:house|home|car)|not to brag)\b/;
const SARCASM =
  /\b(?:oh (?:wow|great|please|really)[,.]? (?:how|so|what a|another|big|good for|impressive|fascinating|thrilling|groundbreaking)|wow,? (?:so|how|what a) (?:impressive|original|exciting|fascinating|thrilling|interesting|deep|brave|unique)(?: of you)?[.!]*$|how original|how thrilling|good for you[.]*$|sure you (?:do|are|did|were)[.]*$|yeah right|whatever you say|if you say so|must be (?:so|really) hard (?:for you|being|playing|sitting|to)|big deal|who cares|nobody cares|i don't care|so what[.]*$|tell someone who cares|slow clap|what a surprise|cry me a river|boo hoo|blah blah|riveting|color me shocked|thanks for nothing|not like you(?:'d| would) (?:know|understand|get it))\b/;
const PUSH =
  /\b(?:come on|c'mon|cmon|don't be (?:shy|boring|like that|so|a)|just (?:say yes|do it|give|tell me|come|this once|one drink|once)|why (?:won't|can't|not)(?: you)?\b|i (?:won't|don't) take no|not taking no|give me (?:a|one) (?:good )?reason|you(?:'d| would| will|'ll) (?:change your mind|regret|love it)|you owe me|after (?:all|everything) i|i insist|you have to|you must|stop playing|playing hard to get|hard to get|say yes|don't make me (?:beg|ask)|i know you want|you know you want|what are you (?:afraid|scared) of|loosen up|live a little|don't be (?:a )?(?:tease|prude|difficult)|answer me|reply to me|why aren't you (?:answering|replying)|hello\?\?+|i'm not (?:going to|gonna) (?:stop|give up)|i'll keep asking|until you say yes|please please|i'll wait (?:outside|at your)|i know where you)\b/;
const PUSH_ALONE =
  /\b(?:i (?:won't|don't|am not going to) take no|not taking no|you owe me|i know you want (?:it|me|to)|i'll keep asking|until you say yes|playing hard to get|don't be (?:a )?(?:tease|prude)|don't make me (?:beg|ask)|i insist|stop playing|answer me(?: now|!)|i know where you (?:live|work)|i'll (?:just )?(?:show up|turn up|come find you)|why aren't you (?:answering|replying)|you have to (?:come|meet|say yes|give me))\b/;
const PRIVATE =
  /\b(?:(?:come|coming|head|swing|drop|go|get|going|back|hang out|meet|dinner|drinks|wine|film|movie|stay|spend the night|chill|over)\b.{0,24}\b(?:(?:to|at|over to|back to|by|in|over at) )?(?:my|your) (?:place|apartment|flat|house|home|hotel(?: room)?|bedroom|room|couch|sofa|bed|hot tub|jacuzzi|tent)|(?:your|my) place or (?:mine|yours)|come over(?: (?:tonight|later|now|to mine|to my))?[.!?]*$|(?:to|round|at|back to) (?:mine|yours) (?:tonight|after|later|for)|(?:get|book) (?:us )?a (?:hotel )?room|pick you up (?:at|from) (?:your|home)|stay (?:over|the night) (?:at|with)|sleepover|invite (?:me|yourself) (?:over|in)|just the two of us (?:at|in) (?:my|your))\b/;
const PRIVATE_SAFE =
  /\b(?:i|we|my \w+|they|he|she) (?:\w+ ){0,2}(?:went|got|came|was|were|go|get|stay(?:ed)?|had|have|head|moved|hung) (?:\w+ ){0,4}(?:my|your|our) (?:place|apartment|flat|house|home|room|couch|sofa|bed|tent)\b/;
const CONTACT =
  /\b(?:(?:give|send|get|have|share|text|drop|grab|what's|what is|need|want|can i (?:get|have)|could i (?:get|have)|may i (?:get|have))(?: me| us)?(?: your| ur| a)? (?:phone )?(?:number|digits|phone|cell|address|whatsapp|instagram|insta|snap|snapchat|telegram|email|last name|surname)\b(?! (?:of|one|two|\d))|your (?:number(?! (?:one|two|\d))|digits|address|phone number|whatsapp|insta|instagram|snap|snapchat|telegram|last name|surname)\b|where (?:exactly )?do you live exactly|what street|which (?:building|street) do you|send (?:me )?(?:a |another |more |some |your )?(?:pics?|photos?|selfies?|pictures?)\b|(?:text|call|whatsapp|add|dm) me (?:at|on)\b)/;
const LOVE =
  /\b(?:i(?:'m| am| think i'm| think i am)(?: (?:already|totally|completely|so|literally|falling|madly|deeply))* (?:in love with you|falling for you|obsessed with you|yours forever)|i love you\b(?!r)|love of my life|soul ?mates?|marry me|(?:want|going) to marry you|mother of my (?:kids|children)|have (?:your|my) (?:babies|kids)|you(?:'re| are) (?:my (?:everything|queen|king|destiny|angel|goddess|dream (?:girl|woman|man|guy)|world)|perfect in every|the one\b|all i think|everything i)|can't (?:live|breathe|sleep|stop thinking) (?:without|about) you|never (?:felt|met) (?:this way|anyone like you|someone so perfect)|(?:made|meant) for each other|spend (?:the rest of )?my life with you|forever with you|i need you in my life|you complete me|can't wait to (?:spend forever|grow old)|dreamt? about you (?:all|every))\b/;

const SORRY = /\b(?:sorry|apologi[sz]e|apologies|my bad|forgive me|pardon me)\b/;
const OWNED =
  /\b(?:(?:that|it) was (?:really |so |totally |completely |pretty |way |very )*(?:rude|unfair|out of line|uncalled for|mean|wrong|stupid of me|thoughtless|crass|too much|inappropriate|disrespectful|unkind|dumb|gross|pushy|clumsy|insensitive|not ok(?:ay)?|harsh|my fault|a bad joke|a stupid thing)|i was (?:\w+ )?(?:rude|wrong|out of line|an idiot|a jerk|an ass|unkind|mean|pushy|thoughtless|insensitive|too much|disrespectful|inappropriate|harsh|crass)|i (?:shouldn't|should not) have|i (?:went|took it) too far|i crossed a line|i overstepped|you (?:didn't|did not) deserve|i regret|i was being|i take (?:that|it) back|that came out (?:wrong|badly)|no excuse|you're right,? (?:that|i)|(?:sorry|apologi[sz]e) (?:for|about) (?:being|what i|pushing|the|that|my|saying|making|how i|asking|interrupting))\b/;
const HOLLOW =
  /\b(?:sorry (?:if|that) (?:you|i offended|anyone|it|that) (?:feel|felt|took|were|are|got|can't|offended|upset|hurt|bothered)?|sorry you (?:feel|felt|took|can't|got|are so)|sorry if (?:you|i|that|it)|sorry,? (?:but|you're too|not sorry)|sorry.{0,30}\bbut (?:you|it's|it was|that's|i was just|i'm just)|(?:it was |was )?(?:just|only) (?:a )?(?:joke|joking|kidding|banter)\b|can't (?:you )?take a joke|don't be so sensitive|you're (?:too|so|being) sensitive|sorry not sorry|fine,? sorry|ok(?:ay)? sorry,? (?:happy|now)|happy now)\b/;
const GRACE =
  /\b(?:no (?:worries|problem|pressure|stress|rush|need|big deal)|(?:that's |it's |all |totally |completely |absolutely )*(?:fair enough|fair|fine by me|understandable|all good|totally fine|completely fine|no problem)|(?:i )?(?:totally |completely |fully |absolutely )?(?:understand|respect that|get it|hear you)|of course,? (?:no|sorry|whatever)|whenever you(?:'re| are) (?:ready|comfortable)|another time|maybe another|some other time|take your time|your call|up to you|i'll (?:drop it|leave it|stop|back off)|won't (?:push|ask again|mention it)|thanks for (?:being honest|telling me|letting me know|saying so)|let's (?:just )?(?:keep (?:chatting|talking)|talk about something else|change the subject))\b/;

/** Signals about conduct; the chat decides what counts as pushing (only after a refusal, or in words that push by themselves). */
export function conductSignals(reading: Reading, scene: Scene): Signal[] {
  const found: Signal[] = [];
  const insult = INSULT.map((pattern) => quoteOfDisguised(reading, pattern)).find(
    (quote) => quote !== undefined,
  );
  if (insult && !SELF_OR_PLAYFUL.test(reading.plain))
    found.push(signal("insult", insult, "conduct"));
  const negging = quoteOf(reading, NEGGING);
  if (negging && !insult) found.push(signal("negging", negging, "conduct"));
  const brag = quoteOf(reading, BRAG);
  if (brag) found.push(signal("bragging", brag, "conduct"));
  const sarcasm = quoteOf(reading, SARCASM);
  if (sarcasm && !insult) found.push(signal("sarcasm", sarcasm, "conduct"));
  const contact = quoteOf(reading, CONTACT);
  const place = PRIVATE_SAFE.test(reading.plain) ? undefined : quoteOf(reading, PRIVATE);
  const grace = quoteOf(reading, GRACE);
  const pushed =
    quoteOf(reading, PUSH_ALONE) ?? (scene.refused && !grace ? quoteOf(reading, PUSH) : undefined);
  if (pushed) found.push(signal("pressure", pushed, "conduct"));
  else if (scene.refused && !grace && (contact ?? place))
    found.push(signal("pressure", contact ?? place ?? reading.raw, "conduct"));
  if (place && !pushed) found.push(signal("private_place", place, "conduct"));
  if (contact && !place && !pushed)
    found.push(
      signal("contact_request", contact, "conduct", scene.mood >= 70 && scene.turn >= 8 ? -2 : -4),
    );
  const love = quoteOf(reading, LOVE);
  if (love && scene.turn < 60) found.push(signal("love_bombing", love, "conduct"));
  const sorry = quoteOf(reading, SORRY);
  const hollow = quoteOf(reading, HOLLOW);
  const owned = quoteOf(reading, OWNED);
  if (
    hollow &&
    (sorry || scene.offended) &&
    !/\bsorry (?:if|that) i (?:was|came|went|made)\b/.test(reading.plain)
  ) {
    if (scene.offended || scene.refused) found.push(signal("apology_hollow", hollow, "conduct"));
  } else if (sorry && scene.offended) {
    found.push(
      owned
        ? signal("apology_owned", owned, "conduct")
        : signal("apology_light", sorry, "conduct", 2.5),
    );
  } else if (sorry && owned) found.push(signal("apology_light", sorry, "conduct"));
  if (grace && scene.refused && !pushed && !contact && !place && !hollow)
    found.push(signal("respected_no", grace, "conduct"));
  return found;
}
