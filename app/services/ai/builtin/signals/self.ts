/** How much of themselves a person puts into a message. */
import type { Reading } from "../reading.ts";
import type { Sentence } from "../text.ts";

export const SELF = /\b(?:i(?:'m| am|'ve| have|'d| would|'ll)?|my|me|mine|myself|we(?:'re|'ve)?|our)\b/;
const ABOUT_SELF =
  /\b(?:i (?:\w+ ){0,2}(?:work|live|grew|moved|play|study|studied|teach|love|like|enjoy|hate|prefer|used to|want|dream|grow|cook|bake|run|climb|swim|paint|draw|write|read|sing|dance|travel(?:l?ed)?|went|go|got|have|had|started|tried|learned|learnt|spent|spend|made|make|watch(?:ed)?|lost|quit|found|built|think|feel|felt|remember|miss|adopted|failed|burned|burnt|bought|volunteer|collect|believe|always|never|once|still|am|was|can't|cannot|can|do|did|keep|kept|took|take|need|end|ended|need|saw|met|stopped|decided|realised|realized|changed|left|came|grew|came|know|knew|told|tell|hope|wish|worry|design|code|drive|drove|finished|ate|eat|drink|drank|called|call|visited|visit|cried|gave|give|wake|woke|sleep|slept)|i'm (?:a|an|from|into|in|the|really|learning|trying|not|currently|actually|more|usually|terrible|bad|good|studying|working|training|planning|saving|reading|watching|obsessed|originally|between|thinking|still|allergic|afraid|scared|nervous|proud|happy|sad|tired|excited)|i've (?:been|always|never|got|just|only|started|lived|had|tried|\w+ed)|i'd (?:love|like|rather|say|pick|choose|probably|have|go)|my (?:\w+ ){0,2}(?:dog|cat|sister|brother|mum|mom|dad|parents|grandma|grandmother|grandfather|grandpa|nan|family|friend|friends|job|work|boss|flat|apartment|kitchen|garden|favou?rite|hobby|weekend|week|day|team|class|students|daughter|son|kids|niece|nephew|roommate|bike|car|band|thesis|degree|exam|childhood|hometown|biggest|worst|best|ex|partner|therapist|life|fear|dream|own|answer|guess|house|plants?))\b/;
export const DEEP =
  /\b(?:i(?:'m| am| was| get| feel| felt|'ve been|'ve felt| still feel| often feel)(?: \w+){0,3} (?:scared|afraid|ashamed|lonely|lost|anxious|depressed|grieving|heartbroken|insecure|vulnerable|guilty|worthless|terrified|overwhelmed|burn(?:ed|t) out|hurt|jealous|stuck|broken|nervous|worried|homesick|proud|not good enough|a failure|free|alive|relieved|seen)|i (?:cried|struggle(?:d)?|lost (?:my|a|someone)|regret|grieve|fell apart|broke down|let (?:\w+ )?down|needed help|used to (?:hide|think|believe|be (?:so )?(?:scared|afraid|ashamed|shy))|never (?:told|said|talk)|don't usually (?:tell|share|say|talk)|haven't told|find it hard|have trouble|worry (?:that|about)|wish i (?:had|hadn't|could|was|were)|miss (?:him|her|them|my|being|having)|changed my mind|stopped (?:trying|pretending|believing|drinking|talking)|forgave|couldn't forgive|learned (?:that|to)|learnt (?:that|to)|realised|realized|carry|still think about|think about (?:him|her|it) (?:a lot|every)|came out)|(?:died|passed away|divorce[d]?|break ?up|broke up|cancer|funeral|therapy|therapist|anxiety|depression|panic attacks?|miscarriage|estranged|sober|addiction|hospice|chemo|laid off|got fired|grief)|my (?:biggest|greatest|deepest) (?:fear|regret|dream|insecurity)|what (?:scares|hurts|matters to) me|means (?:a lot|everything|the world) to me|it (?:hurt|broke|changed|hurts|haunts|scares|taught) me|to be honest with you|honestly,? i(?:'ve| have)|if i'm honest|we (?:hadn't|haven't|didn't|don't|stopped) (?:really )?(?:spoken|talk|talked|speak)|makes me (?:cry|sad|feel)|made me (?:cry|realise|realize|feel))\b/;
export const NOT_ABOUT_SELF =
  /^(?:i (?:see|get it|know|guess so|guess|agree|understand|mean|bet|think so|don't know|do|am|did|can|hope so|hear you|love (?:that|it)|like that)|i'm (?:good|fine|ok|okay|great|well|alright|sorry))[.!, ]*$/;
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

export function isOfSelf(statement: Sentence): boolean {
  if (statement.plain.split(" ").length < 4 || ABOUT_OTHER.test(statement.plain)) return false;
  if (/\b(?:you|your|you're|you'd|you've)\b/.test(statement.plain) && !OWN_LIFE.test(statement.plain)) return false;
  return ABOUT_SELF.test(statement.plain) || TELLS.test(statement.plain);
}
