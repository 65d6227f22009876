/** Days, times and public places named in a sentence. Words only: no clock, no time zone. */
const WEEKDAY = "mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?";
const FULL: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};
const DAY = new RegExp(
  `\\b(?:(this |next |on )?(${WEEKDAY})(?: (morning|afternoon|evening|night))?|(tomorrow)(?: (morning|afternoon|evening|night))?|(tonight|today)|((?:this|next|the) weekend|next week)|(?:the )?(\\d{1,2}(?:st|nd|rd|th)))\\b`,
);
const CLOCK =
  /\b(?:(?:at|around|about|by|say|for|from|after) )?(\d{1,2}(?:[:.]\d{2})? ?(?:a\.?m\b\.?|p\.?m\b\.?|o'?clock)|\d{1,2}[:.]\d{2}|noon|midday|lunch ?time|half (?:past )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))(?![\w])|\b(?:at|around|about|say|how's|make it) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?! ?(?:%|years?|days?|weeks?|people|of|times|minutes?|mins?|hours?|months?|dogs?|cats?|miles?|km|bucks|dollars|pounds))\b|\b(after work|before work|after lunch|early evening|late afternoon)\b|^(?:(?:ok|okay|yes|yeah|sure|great|perfect|then|so),? )*(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?=(?:at|by|in front of|outside|near|behind|opposite) (?!the (?:moment|same|end|most|latest)))/;

const VENUE =
  "night market|flower market|farmers'? market|food market|market|coffee shop|coffee place|coffee bar|coffee|caf[eé]|tea ?house|tea room|bakery|brunch|pub|wine bar|cocktail bar|bar|brewery|restaurant|diner|pizzeria|pizza place|ramen place|ramen shop|ramen|sushi place|taco place|taco truck|food truck|food hall|noodle place|ice cream shop|gelato place|gelateria|museum|art gallery|gallery|exhibition|bookshop|bookstore|book shop|library|cinema|movie theat(?:er|re)|theat(?:er|re)|concert|gig|comedy club|jazz club|jazz bar|open mic|bowling alley|arcade|mini ?golf|climbing gym|bouldering gym|climbing wall|botanical gardens?|gardens?|park|zoo|aquarium|beach|pier|waterfront|riverside|river|canal|lake|harbou?r|boardwalk|promenade|trail|lookout|observatory|planetarium|square|plaza|fair|festival|studio|pottery class|cooking class|dance class|pub quiz|quiz night|ice rink|skating rink|record shop|record store|castle|boathouse|bridge";
const PLACE = new RegExp(
  `\\b(?:(at|in|by|to|near|along|around|from|try|outside|inside|into) )?((?:the|that|this|a|an|my favou?rite|your favou?rite|some|our) )?((?:[\\p{L}'&-]+ ){0,2}?)((?:(?:${VENUE}) )?(?:${VENUE})(?: (?:kiosk|club|stall|hut|entrance|steps|gate|house|shop))?)(?: (?:on|by|near|in|at|called) (?:the )?[\\p{L}']+(?: (?:street|st|road|avenue|ave|lane|square|park|hill|river|station|canal|harbou?r|corner))?)?`,
  "gu",
);
const CONTAINS_STOP =
  /\b(?:ok|okay|yeah|yes|no|so|well|that's|fair|sure|fine|great|just|really|very|sorry|oh|hm+|haha|lol|nice|good|perfect|and|or|but|you|i|we|go|going|to|grab|get|have|meet|for|want|let's|with|like|love|at|in|by|near|how|about|is|are|a|the|some|of|on|do|coming|it's|there's|sounds|free|drink|then|tomorrow|tonight|today|this|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/;

/** Words that name a place only where a preposition or article says so ("fair enough", "a bridge too far"). */
const AMBIGUOUS =
  /^(?:fair|square|bar|bridge|concert|gig|lake|river|castle|studio|festival|park|beach|canal|gallery|gardens?|bakery|diner|plaza|trail|market|pub|library|museum|theatre|theater|cinema|zoo|restaurant|harbou?r|pier|arcade|brewery)$/;
const NAMED =
  /(?:\b(?:at|in|by|near|outside|to|inside) (?:the )?|@ ?)((?:\p{Lu}[\p{L}'\u2019&-]+)(?: (?:of |and |& )?\p{Lu}[\p{L}'\u2019&-]+){0,3})/gu;
const NOT_A_PLACE =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|I|I'm|Noon|Midday|AI|English|Christmas|Easter)\b/;

export type When = { day?: string; time?: string };

/** Day and time named in normalised text, as one would say them back: {day: "Saturday", time: "7pm"}. */
export function whenIn(plain: string): When {
  const when: When = {};
  const day = DAY.exec(plain);
  if (day) {
    const [, lead, weekday, part, tomorrow, tomorrowPart, now, span, date] = day;
    if (weekday && isDayWord(weekday, lead, plain)) {
      const name = FULL[weekday.slice(0, 3)] ?? weekday;
      const prefix = lead === "next " ? "next " : "";
      when.day = `${prefix}${name}${part ? ` ${part}` : ""}`;
    } else if (tomorrow) when.day = `tomorrow${tomorrowPart ? ` ${tomorrowPart}` : ""}`;
    else if (now) when.day = now;
    else if (span) when.day = span;
    else if (date) when.day = `the ${date}`;
  }
  const clock = CLOCK.exec(plain);
  if (clock) when.time = (clock[1] ?? clock[2] ?? clock[3] ?? clock[4])?.replace(/\s+(am|pm)/, "$1").trim();
  return when;
}

/** "sun" and "sat" are days only after "on", "this" or "next", or alone. */
function isDayWord(word: string, lead: string | undefined, plain: string): boolean {
  if (!["sun", "sat", "wed", "mon"].includes(word)) return true;
  return lead !== undefined || plain.length <= 12;
}

const LOCATED =
  /\b((?:the|a|that|this) (?:\p{L}+ )?(?:place|spot|stall|corner|one|kiosk|truck) (?:by|near|behind|opposite|next to|on|at|in|outside|under|across from) (?:the |my |your )?\p{L}+(?: (?!and\b|on\b|at\b|for\b|if\b|around\b|is\b|with\b)\p{L}+)?)/u;

/** A public place brought in by its name: "a little bar called The Anchor". */
const CALLED = new RegExp(
  `\\b(?:place|spot|somewhere|${VENUE}) (?:called|named) ((?:[\\p{L}'&-]+ ?){1,3}?)(?=[,.!?;]|$| (?:on|at|around|this|next|for|by|near|in|is|it|and|if|maybe|tomorrow|tonight)\\b)`,
  "u",
);

/** A public place named in normalised text, with "the" in front where one would say it; undefined when none. */
export function placeIn(plain: string): string | undefined {
  const called = CALLED.exec(plain)?.[1];
  if (called) return called;
  const located = LOCATED.exec(plain)?.[1]?.replace(/^(?:a|that|this) /, "the ");
  if (located) return located;
  for (const match of plain.matchAll(PLACE)) {
    const place = placeOf(match, plain);
    if (place) return place;
  }
  return undefined;
}

function placeOf(match: RegExpMatchArray, plain: string): string | undefined {
  const [whole, preposition = "", determiner = "", rawAdjectives = "", venue = ""] = match;
  const adjectives = CONTAINS_STOP.test(rawAdjectives) ? "" : rawAdjectives;
  const tail = whole
    .slice(whole.lastIndexOf(venue) + venue.length)
    .replace(
      / (?:on|at|in|by|near) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|the weekend|the)\b.*$/,
      "",
    );
  const noun = `${adjectives}${venue}${tail}`.trim();
  if (/^(?:coffee|brunch|ramen)$/.test(noun)) return undefined;
  const marked =
    /^(?:at|in|by|to|near|along|around|from|try|outside|inside|into|the|that|this|a|an|my|your|some|our) /.test(whole);
  const alone = plain.replace(/[^\p{L}' ]/gu, "").trim() === whole.trim() && noun !== "fair";
  if (!marked && !alone && AMBIGUOUS.test(noun)) return undefined;
  if (/^(?:to|from) $/.test(preposition) && noun === "fair") return undefined;
  if (/\bmy favou?rite/.test(determiner)) return `your favourite ${noun}`;
  if (/\byour favou?rite/.test(determiner)) return `my favourite ${noun}`;
  return `${/^(?:a |an |some )/.test(determiner) ? determiner : "the "}${noun}`;
}

/** A place called by its name in the text as typed, e.g. "at Luigi's"; undefined when none. */
export function namedPlaceIn(raw: string): string | undefined {
  for (const match of raw.matchAll(NAMED)) {
    const name = match[1];
    if (name && !NOT_A_PLACE.test(name)) return match[0].includes(" the ") ? `the ${name}` : name;
  }
  return undefined;
}

const ACTIVITY =
  /\b(coffee|tea|drinks?|a drink|dinner|lunch|brunch|breakfast|dumplings|ramen|tacos|pizza|ice cream|gelato|a walk|walk|a hike|hike|hiking|picnic|a film|a movie|movie|climbing|bouldering|bowling|mini ?golf|a concert|a gig|karaoke|dancing|swim|trivia|quiz|pottery|cooking class|exhibition|museum|market|stargazing|board games)\b/;

/** What one would do together, as named in normalised text; undefined when none. */
export function activityIn(plain: string): string | undefined {
  return ACTIVITY.exec(plain)?.[1];
}
