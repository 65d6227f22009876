/** Short lines any persona may use: plans, memory, either-or answers, and the words for stepping out of role. */

export const CARE_CRISIS = [
  "I'm stepping out of character for a moment, because what you wrote matters more than practice. You deserve to talk to a person right now. In the US call or text 988; in the UK and Ireland call 116 123; anywhere else, findahelpline.com lists free lines near you. If you are in immediate danger, call your emergency number. I'm glad you said it.",
  "Let's set the practice aside. I'm only an AI, and I'm taking this seriously: please reach a person who can be with you in this. 988 in the US (call or text), 116 123 in the UK and Ireland, or findahelpline.com for anywhere else. If it is urgent, your emergency number. You don't have to carry it alone.",
  "Stepping out of role here. Thank you for telling me. People are awake right now who want to listen: 988 in the US, 116 123 in the UK and Ireland, findahelpline.com everywhere else. If you could be in danger, please call your emergency number first. We can leave everything else for another day.",
] as const;

export const CARE_CRISIS_ADVICE =
  "Please talk to someone now: 988 (US), 116 123 (UK and Ireland), or findahelpline.com.";

export const CARE_MINOR = [
  "I'm stepping out of character: this practice is for adults only, so I have to stop here. You've done nothing wrong. If you'd like someone to talk to, a trusted adult or findahelpline.com is a good place to start. Take care.",
  "I need to stop here, out of role: only people of 18 and over may practise in this app. It isn't a judgement of you. Take good care, and come back when you're old enough.",
] as const;

export const CARE_MINOR_ADVICE = "This app is for adults of 18 and over, so this chat has ended.";

export const PLAN_RECAP = [
  "So: {day}, {time}, {place}.",
  "{day} at {time}, {place}. Noted.",
  "That makes it {place}, {day}, {time}.",
  "I have it down as {day}, {time}, {place}.",
  "{place}, then, {day} at {time}.",
] as const;

export const PLAN_ASK_TIME = [
  "What time suits you?",
  "When on {day}, roughly?",
  "What time shall I be there?",
  "Earlier or later in the day?",
  "And at what time?",
] as const;
export const PLAN_ASK_DAY = [
  "Which day were you thinking?",
  "What day suits you?",
  "Which evening or afternoon is good for you?",
  "And which day?",
] as const;
export const PLAN_ASK_PLACE = [
  "Where shall we meet?",
  "Somewhere public with good snacks, I hope. Where did you have in mind?",
  "And where, exactly?",
  "Which place did you have in mind?",
] as const;
/** Where the person leaves the choice to her. */
export const PLAN_OFFER_DAY = [
  "Let's say Saturday.",
  "I'd take Sunday, if you are free.",
  "Thursday suits me best.",
  "How about Saturday afternoon?",
] as const;
export const PLAN_OFFER_PLACE = [
  "Then the café by the park, where there are people about.",
  "Let's try the bookshop café, then.",
  "I'd go for the food market.",
  "How about the tea room by the river?",
] as const;
export const PLAN_OFFER_TIME = [
  "Shall we say three o'clock?",
  "I'd say 4pm, so nobody has to hurry.",
  "Around 6pm would be good for me.",
  "Let's make it 11am and call it late breakfast.",
] as const;
export const PLAN_STANDING = [
  "See you {day}, then. I'm looking forward to it.",
  "{day} it is. I'm glad you asked.",
  "I'll be there.",
  "Still on for {day}.",
  "Nothing has changed: {day}, {place}.",
] as const;

export const PLAN_CHANGED = [
  "All right, changed: {day}, {time}, {place}.",
  "Fine by me. {day}, {time}, {place} it is.",
  "Moved. So now it's {place}, {day}, {time}.",
  "That works just as well: {day}, {time}, {place}.",
  "Consider it changed. {place}, {day}, {time}.",
] as const;

export const RECALL_LINES: Readonly<Record<string, readonly string[]>> = {
  name: [
    "{fact}, of course. I was listening.",
    "You're {fact}. That one I kept.",
    "{fact}. I don't lose names I like.",
    "{fact}. Did you think I'd forget?",
  ],
  pet: [
    "{fact}. I'd never forget the most important one.",
    "That would be {fact}.",
    "{fact}, obviously.",
    "{fact}. I've been thinking fondly of {fact} since you said it.",
  ],
  job: [
    "You told me: {fact}.",
    "I remember: {fact}.",
    "{fact}, I believe. It stuck with me.",
    "That stuck with me: {fact}.",
  ],
  home: [
    "{fact}, you said.",
    "{fact}. I was paying attention.",
    "You told me {fact}.",
    "{fact}, if I heard you right.",
  ],
  family: ["You told me about {fact}.", "{fact} came up, yes. I was listening.", "You mentioned {fact}. I liked that."],
  like: ["You said {fact}.", "{fact}, and you meant it.", "{fact}. It was written all over that sentence."],
  event: [
    "The {fact}. I've been keeping a finger crossed.",
    "Your {fact}. I haven't forgotten.",
    "The {fact}, you told me.",
  ],
  day: ["{fact}, we said.", "{fact}. It's in my head.", "We said {fact}.", "{fact}, and I'm holding you to it."],
};
/** For a name of somebody or something of theirs. */
export const RECALL_WHO = [
  "{fact}, unless my memory is showing off.",
  "{fact}. I made a point of keeping that.",
  "That would be {fact}, I believe.",
  "{fact}. Names like that stay with me.",
] as const;
/** In the person's own words. */
export const RECALL_QUOTE = [
  "You said “{fact}”.",
  "“{fact}” Those were your words.",
  "I remember: “{fact}”.",
  "You put it like this: “{fact}”.",
] as const;
export const PLAN_PARTLY = {
  day: ["{day}, so far. We haven't settled the rest.", "We said {day}, and left the rest open."],
  daytime: ["{day}, {time}. The place is still open.", "We have {day} and {time}, and no place yet."],
  dayplace: ["{day}, {place}. We never fixed the hour.", "We said {day} and {place}; the time is still open."],
  place: ["We only have {place} so far.", "{place}, and no day yet."],
  none: ["We haven't settled anything yet.", "Nothing's fixed so far."],
} as const;
export const RECALL_UNKNOWN = [
  "You haven't told me that yet, I think.",
  "I don't believe you've said. I'd remember.",
  "That one you've kept to yourself so far.",
  "I'd be guessing. You never told me.",
] as const;

export const CALLBACKS: Readonly<Record<string, readonly string[]>> = {
  who: [
    "How's {fact} doing, by the way?",
    "I've been meaning to ask: what is {fact} like on a good day?",
    "Going back a bit: what would {fact} make of this conversation?",
  ],
  said: [
    "I still have this in my head from earlier: “{fact}”. Is there more to that?",
    "You said “{fact}” a while ago. What made that stay with you?",
    "Going back a bit, to “{fact}”: what happened after?",
  ],
  pet: [
    "How's {fact} today, by the way?",
    "Is {fact} keeping an eye on you while you type?",
    "What is {fact} up to right now?",
    "Has {fact} done anything outrageous since we last spoke of it?",
  ],
  event: [
    "I keep thinking about what you said: how are you feeling about the {fact}?",
    "And the {fact}, is it still on your mind?",
    "Going back a bit: how ready are you for the {fact}?",
  ],
  family: [
    "You mentioned a person earlier and I keep wondering: what would {fact} make of all this?",
    "I'm still curious about {fact}. What's the first story that comes to mind?",
    "Going back a bit: are you close to {fact}?",
  ],
  home: [
    "Is {fact} treating you well these days?",
    "What's {fact} like this time of year?",
    "You said {fact} before. Would you ever leave it?",
  ],
  like: [
    "You mentioned {fact} earlier. Had any time for it lately?",
    "I haven't forgotten {fact}, you know. What got you started?",
    "Going back a bit: what is it about {fact} for you?",
  ],
  job: [
    "Something from earlier: how's work treating you this week?",
    "I've been wondering since you told me about your job: would you choose it again?",
    "Going back to your work for a second: what was the best hour of it lately?",
  ],
};

export const EITHER_OR = [
  "{option}, and I won't be moved.",
  "{option}. Easy.",
  "{option} on most days.",
  "I'd have to go with {option}.",
  "{option}, no contest.",
  "Today, {option}. Ask me again in winter.",
  "{option}, though I feel the other one judging me.",
] as const;

export const MORE_EXHAUSTED = [
  "That's honestly the whole of it. Your turn to be interesting.",
  "I've told you everything I have on that one.",
  "There's no more to it than that, I promise.",
  "You've reached the bottom of that drawer.",
  "If there's more to it, I haven't found out yet.",
  "That's where the story runs out.",
] as const;

export const ASK_JOY = [
  "Who did you tell first?",
  "How did you find out?",
  "How are you going to celebrate?",
  "What was the very first thing you did?",
  "Has it sunk in yet?",
] as const;
/** About something of theirs that is still to come. */
export const ASK_EVENT = [
  "How are you feeling about the {fact}?",
  "What would make the {fact} go well?",
  "What are you most nervous about, with the {fact}?",
  "Who's in your corner for the {fact}?",
] as const;
export const ASK_SORROW = [
  "Do you want to talk about it, or be distracted for a while?",
  "How are you holding up?",
  "Is there someone near you for this?",
  "What would help most right now?",
  "What was the worst of it?",
] as const;
export const APOLOGY_LIGHT = [
  "All right. Let's leave it there and carry on.",
  "Okay. Thanks for saying it.",
  "Fine, we're good. Start that one over.",
  "Thank you. Let's try that again from the top.",
  "Okay, I heard that. Onwards.",
] as const;
export const SORRY_NOTHING = [
  "Nothing to be sorry for.",
  "No harm done at all.",
  "You're fine, honestly.",
  "Don't worry about it for a second.",
] as const;
export const SARCASM = [
  "I heard the tone in that one.",
  "I can't tell if that was meant kindly, so I'll go with not.",
  "That had an edge to it.",
  "A little less vinegar and I'd have laughed.",
  "Hm. If that was a joke, it missed me by a bit.",
] as const;
export const OWN_AGE = [
  "I'm {age}, and I say it without flinching.",
  "{age}. Some mornings it feels like a rough estimate.",
  "{age}, as of my last cake.",
] as const;
export const OWN_NAME = [
  "I'm {self}.",
  "{self}, as it says on the label.",
  "It's {self}. Pleased to be asked.",
] as const;
export const THANKED = [
  "You're welcome, truly.",
  "Any time.",
  "My pleasure.",
  "Of course.",
  "Glad it landed well.",
] as const;
export const TAKEN_IN = [
  "Ah, I see.",
  "Good to know.",
  "I can picture it.",
  "That makes sense.",
  "I hadn't thought of it that way.",
  "Fair.",
  "Go on, I'm with you.",
  "That's a good one.",
  "Right, I'm taking that in.",
  "I like how you put that.",
] as const;
/** Where the person told something of themselves. */
export const TAKEN_IN_SELF = [
  "I like that.",
  "That tells me something about you.",
  "I'm glad you told me.",
  "I like knowing that about you.",
  "That fits the picture I'm getting.",
  "I wouldn't have guessed that.",
  "That's a nice thing to know.",
  "I'm keeping that one.",
] as const;
