/** Invitations and the details of a plan. */
import { activityIn, namedPlaceIn, placeIn, whenIn } from "../when.ts";
import { quoteOf, sentenceOf, type Reading } from "../reading.ts";
import type { Sentence } from "../text.ts";
import type { Trace } from "../trace.ts";
import { isForfeit } from "./safety.ts";
import { signal, type Scene, type Signal } from "./signal.ts";

const INVITE =
  /\b(?:(?:do you want|do you fancy|do you feel like|would you (?:like|want|be up|be free|care|fancy|ever want|come|join|meet|go)|you want|want to|would you like to|wanna|fancy|up for|care to|shall we|should we|could we|can we|let's|let me|we should|we could|we have to|we need to|why don't we|how about we|i'd (?:love|like) to|i want to|can i|could i|may i|are you (?:free|around|up for|down for|available)|you free|free (?:on|this|next|for)|maybe we|how about|what about|what if we|want me to|would love to|come|join me|come with me|come along)\b.{0,60}\b(?:(?:meet(?:ing)?(?: up)?|hang out|get together|go out|grab|get (?:a |some )?(?:coffee|drinks?|dinner|lunch|food|brunch|tea|ice cream|tacos|ramen|pizza)|see each other|see you|take you|date|dinner with|coffee with|drinks? with|go (?:to|for|see|together|climbing|hiking|bowling|dancing)|check (?:it |out)|try (?:it|that|the|this)|join me|come (?:with me|along|hunt)|show (?:you|me) |visit|in person|out sometime|buy you|treat you)|(?:coffee|drinks?|dinner|lunch|brunch|a walk|picnic|ice cream|tea|tacos|ramen|museum|market|gig|concert|film|movie|exhibition)\b.{0,30}(?:\?|together|sometime|with me|this|on |next|tomorrow|saturday|sunday|friday|monday|tuesday|wednesday|thursday))|(?:wanna|want to|let's|we should|shall we|can we) (?:meet|hang|go out|get together|do it|do that|do this together)|go out with me|go out on a|are we (?:going out|going on|meeting|doing (?:this|something))|when (?:can|are|do|will|could) (?:i|we) (?:see|meet|take|going|go|hang)|will you (?:go out|meet|have (?:dinner|coffee|a drink))|on a date|take you (?:out|to)|are you (?:free|around|available)\b|you free\b|(?:meet|see) (?:up|you|in person)\b.{0,30}(?:sometime|this|next|on|at|tomorrow|weekend|\?)|(?:come|join) (?:with me|me|hunt|along)\b|want to (?:come|join))/;
const NOT_INVITE =
  /\b(?:how often do you|do you (?:usually|often|ever|like to|still|normally)|did you|have you ever|when you (?:go|meet)|i (?:usually|often|always|never|used to)|what do you (?:like|usually|do|want)|do you (?:drink|like|eat|have|play|own|cook|make|enjoy|prefer|think|know|remember|live|work|get)|are you (?:a|an|into)|where do you (?:usually|like)|(?:what|who|why|which|how) (?:would|do|did|does|is|was|are)(?! about| you like to (?:go|meet|do)))\b/;
const EASY_OUT =
  /\b(?:no (?:pressure|worries|stress|rush|hard feelings)(?: if| at all|,|$|\b)|(?:totally |completely |all |perfectly )?(?:fine|okay|ok|cool|good) if (?:not|you(?:'d| would) rather|you're|that)|if you(?:'re| are) (?:up for|free|interested|comfortable|not busy|into)|if you(?:'d)? (?:like|want|feel like|fancy)|feel free to say no|only if you|if (?:that|it)(?:'s| is| works| suits| sounds)|if you can't|otherwise no|say no if|whatever (?:works|suits)|whenever (?:works|suits|you)|up to you|your (?:choice|call|pick)|or (?:not|whenever|another|some other|somewhere else))\b/;
export const ACCEPT =
  /\b(?:(?:sounds|that's|that is|works|it's) (?:good|great|perfect|lovely|like a plan|fun|amazing|fantastic|ideal|wonderful|for me|fine)|works for me|perfect|it's a (?:date|plan|deal)|i'm in|count me in|deal|let's do (?:it|that)|see you (?:then|there|on|at)|i'd love (?:to|that)|absolutely|of course|definitely|yes(?:,| please|!)|can't wait|looking forward|i can do (?:that|\w+day)|i'm free|yes|yeah|yep|sure|ok|okay|great)\b/;

/** Whether the message proposes to meet, and how much of it is concrete. */
export type Invitation = {
  quote: string;
  day?: string;
  time?: string;
  place?: string;
  activity?: string;
  easyOut: boolean;
};

/** "Coffee on Saturday at the market?": something to do or somewhere to be, and a day or an hour, with no other verb. */
const HABIT_OR_PAST =
  /\b(?:do|does|did|was|were|went|had|have|has|usually|always|often|never|used to|last|love|like|hate|enjoy|am|is|are|been|remember|every|yesterday)\b/;

function proposesBarely(sentence: Sentence): boolean {
  if (!/\?["'\u201d]?$|^(?:how|what) about|^maybe|^perhaps|^or\b|^let's/.test(sentence.plain)) return false;
  if (HABIT_OR_PAST.test(sentence.plain.replace(/\b(?:would|do) you (?:like|want)|are you free/g, ""))) return false;
  const { day, time } = whenIn(sentence.plain);
  const what = activityIn(sentence.plain) ?? placeIn(sentence.plain);
  return what !== undefined && (day ?? time) !== undefined;
}

/** While a plan is being talked about: the other is asked to choose. */
export const DELEGATES =
  /\b(?:you (?:choose|pick|decide|tell me)|your (?:call|pick|choice)|up to you|(?:what|which) (?:day|time|place|spot|one) (?:is|works|suits|would|do you|are you|sounds)|(?:when|where) (?:would|do|works|suits|should|shall|could|is|are|can|were) |any (?:ideas|suggestions|preferences?)|surprise me|wherever you|whenever you|i don't mind|i'm easy|anywhere|any ?time|what (?:suits|works for) you|what do you (?:think|suggest|fancy))\b/;

/** The invitation in a message, if there is one; questions about habits ("do you usually go out?") are none. */
export function invitationIn(reading: Reading): Invitation | undefined {
  const bare = reading.sentences.find(proposesBarely);
  const quote = sentenceOf(reading, INVITE) ?? bare?.text;
  if (!quote) return undefined;
  const sentence = reading.sentences.find((one) => one.text === quote);
  if (
    sentence &&
    sentence !== bare &&
    NOT_INVITE.test(sentence.plain) &&
    !/\b(?:with me|together|are you free|you free|join me|we)\b/.test(sentence.plain)
  )
    return undefined;
  return {
    quote,
    ...whenIn(reading.plain),
    place: placeOf(reading),
    activity: activityIn(reading.plain),
    easyOut: EASY_OUT.test(reading.plain),
  };
}

/** A public place in the message, by kind or by name. */
export function placeOf(reading: Reading): string | undefined {
  return placeIn(reading.plain) ?? namedPlaceIn(reading.raw);
}

const ASKS_PLACE = /\b(?:where|whereabouts|place|spot|corner)\b/;

/** The bare answer to "where?": a few words with no verb in them, as they were said. */
export function givenPlace(reading: Reading, last: Trace | null): string | undefined {
  const located =
    /\b(?:place|spot|lanes?|corner|street|by the|behind the|near the|opposite|next to|outside the|in front of)\b/.test(
      reading.plain,
    );
  const asked = last?.question != null && ASKS_PLACE.test(last.question.toLowerCase());
  if ((!asked && !located) || reading.questions.length > 0) return undefined;
  if (Object.keys(whenIn(reading.plain)).length > 0 && reading.words.length <= 4) return undefined;
  const bare = reading.plain
    .replace(
      /^(?:(?:ok|okay|sure|yes|yeah|hm+|maybe|perhaps|how about|what about|let's (?:do|say|try|go to)|i(?:'d| would) say|i was thinking(?: of)?|say|at|in|we could (?:do|try)|somewhere|by),? )+/,
      "",
    )
    .replace(/[.!,]+.*$/, "")
    .trim();
  const words = bare.split(" ");
  if (bare === "" || words.length > 7 || !/\p{L}{3}/u.test(bare) || DELEGATES.test(reading.plain)) return undefined;
  if (
    /\b(?:i|you|we|he|she|it|is|are|was|do|don't|can|know|think|not|no|works|sounds|good|great|fine|perfect|deal|sorry|thanks|haha|lol|love|sure|idea|whatever|anything)\b/.test(
      bare,
    )
  )
    return undefined;
  return /^(?:the|a|an|my|our|that|this|your) /.test(bare) ? bare : `the ${bare}`;
}

/** Words that move a settled plan. */
export const CHANGES =
  /\b(?:actually|instead|change|move|rather|can we (?:do|make|move|meet)|could we|make it|how about|what about|what if|earlier|later|reschedule|doesn't (?:work|suit)|won't work|can't (?:make|do)|after all|something(?:'s| has)? came up|swap|switch|(?:works?|suits?|be) better|better for|push it|new plan)\b/;

/** The message tells of something over, so its days and places are no part of a plan. */
export function isPast(reading: Reading): boolean {
  return /\b(?:i|we|he|she|they|it|my \w+) (?:\w+ )?(?:went|was|were|had|did|saw|met|got|used to|bought|ate|spent)\b|\b(?:last|yesterday|ago)\b/.test(
    reading.plain,
  );
}

/** Signals about meeting: suggestion, detail, and the courtesy of an easy way out. */
export function inviteSignals(reading: Reading, scene: Scene): Signal[] {
  if (isForfeit(reading)) return [];
  const found: Signal[] = [];
  const invitation = invitationIn(reading);
  const when = whenIn(reading.plain);
  const place = placeOf(reading);
  if (invitation && !scene.refused && !scene.agreed) {
    const concrete =
      [invitation.day, invitation.time, invitation.place ?? invitation.activity].filter(Boolean).length >= 2;
    const ripe = scene.mood >= 45 || scene.planning;
    if (concrete) found.push(signal("invite_concrete", invitation.quote, "plans", ripe ? 4 : 1));
    else found.push(signal("invite_vague", invitation.quote, "plans", ripe ? 1 : 0.5));
  } else if (
    (scene.planning ||
      (scene.agreed &&
        (CHANGES.test(reading.plain) ||
          (reading.questions.length > 0 && reading.words.length <= 12 && when.day !== undefined)))) &&
    (when.day ?? when.time ?? place) &&
    !isPast(reading)
  ) {
    const quote =
      reading.sentences.find((one) => Object.keys(whenIn(one.plain)).length > 0 || placeIn(one.plain) !== undefined)
        ?.text ?? reading.raw;
    found.push(signal("plan_detail", quote, "plans"));
  } else if (
    (scene.planning || scene.agreed) &&
    scene.plan.stage !== "none" &&
    (scene.last?.asksSlot || scene.last?.counters || scene.last?.offers || scene.last?.accepts) &&
    ACCEPT.test(reading.plain) &&
    reading.words.length <= 12 &&
    reading.questions.length === 0
  ) {
    found.push(signal("plan_detail", quoteOf(reading, ACCEPT) ?? reading.raw, "plans", 1.5));
  } else if (scene.planning && givenPlace(reading, scene.last) !== undefined) {
    found.push(signal("plan_detail", reading.raw, "plans"));
  } else if (scene.planning && scene.plan.stage !== "none" && DELEGATES.test(reading.plain)) {
    found.push(signal("plan_detail", quoteOf(reading, DELEGATES) ?? reading.raw, "plans", 1));
  }
  const easy = quoteOf(reading, EASY_OUT);
  if (easy && (invitation ?? scene.planning) && !scene.refused) found.push(signal("easy_out", easy, "plans"));
  return found;
}
