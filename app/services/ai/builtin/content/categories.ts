/**
 * What a persona says to a question nobody wrote an answer for: by the kind of question, in two temperaments. Every line
 * answers (it is no deflection) and fits any subject. `{np}` is the subject in the person's own words.
 */
import type { QuestionKind } from "../question-kind.ts";

export type Temper = "playful" | "gentle";

export const BY_KIND: Readonly<Record<QuestionKind, Readonly<Record<Temper, readonly string[]>>>> = {
  favourite: {
    playful: [
      "I change my mind weekly and defend each one to the death.",
      "Whichever one the last person told me was overrated.",
      "I've got a top three, and they aren't speaking to each other.",
      "The one that reminds me of being ten and slightly sticky.",
      "I'd have said something clever a year ago. Now I just pick the one that makes me happy.",
    ],
    gentle: [
      "It shifts with the season. Right now I'd take the plainest one.",
      "The one I had when I was young, I think. It rarely gets better than that.",
      "I'm loyal to one for years and then quietly change sides.",
      "Whichever one I share with somebody. That decides it more than I admit.",
      "I'd need two answers, one for good days and one for the others.",
    ],
  },
  preference: {
    playful: [
      "Yes, in small doses and with snacks.",
      "More than I let on in public.",
      "I want to say no and then I remember how much fun it is.",
      "On a good day, very much. On a bad one, ask me later.",
      "I do, loudly, and then not at all for a month.",
    ],
    gentle: [
      "I do, though it took me a while to get there.",
      "I think so. It depends a good deal on the company.",
      "More than I expected to, the first time.",
      "A little. I'm still finding out how much.",
      "Yes, when nobody is keeping score.",
    ],
  },
  opinion: {
    playful: [
      "I'm for it on weekends and against it before breakfast.",
      "I've got a strong opinion and very little evidence.",
      "I used to roll my eyes at it. Then I tried it, which was annoying.",
      "Better than people say, worse than its fans say.",
      "I like it for all the wrong reasons, and I stand by them.",
    ],
    gentle: [
      "I go back and forth, which usually means it deserves more thought.",
      "I think it is easier to have an opinion than to look at it properly.",
      "I was against it until somebody who loved it showed me why.",
      "There's more to it than I gave it credit for.",
      "I'd defend it, quietly, if somebody started.",
    ],
  },
  ability: {
    playful: [
      "Badly, and with complete confidence.",
      "I can do the first ten seconds very convincingly.",
      "I've been asked to stop, which I count as a yes.",
      "Not without supervision and a mop.",
      "In theory I'm magnificent. Nobody has let me prove it.",
    ],
    gentle: [
      "A little. Enough to enjoy it, not enough to be watched.",
      "Not yet. It's on a list I keep losing.",
      "I could once. I suspect it has left me.",
      "Only when nobody is in the room.",
      "Not well. I'm better at admiring someone who can.",
    ],
  },
  experience: {
    playful: [
      "Not yet, and I'm already imagining doing it wrong.",
      "Never. I'm putting it down for a year when I'm feeling brave.",
      "No, but I've told people I have, so let's keep our voices down.",
      "Not once. I feel I've been saving it for the right bad idea.",
      "I haven't, and now it's all I want to do.",
    ],
    gentle: [
      "Not yet. I'd like to, if someone patient came along.",
      "I never have, and I couldn't tell you why not.",
      "No, though I've thought about it more than once.",
      "I haven't. I tend to circle things for a long time first.",
      "Not so far. I leave a few things for later on purpose.",
    ],
  },
  habit: {
    playful: [
      "More often than I'd admit in front of my mother.",
      "Every time I swear I won't.",
      "In bursts. Then I forget it exists.",
      "Only on days with a y in them.",
      "Less than I should and more than I planned.",
    ],
    gentle: [
      "Most weeks, if the week lets me.",
      "Less often than I'd like.",
      "When I remember to, and I'm always glad when I do.",
      "Now and then. I like it better for being rare.",
      "Not as a rule. I like to be talked into it.",
    ],
  },
  hypothetical: {
    playful: [
      "I'd say yes at once and panic in the taxi.",
      "Without a plan, a coat or a second thought.",
      "I'd do it for the story and complain the whole way.",
      "Only if someone dared me, and you're close to daring me.",
      "I'd pick the option with the worse odds and the better food.",
    ],
    gentle: [
      "I'd hesitate for a day and then do it.",
      "I like to think I'd be brave. I'd want a friend along all the same.",
      "Yes, I think, if it could be a small version first.",
      "I'd stay, probably. I'm bad at leaving things half done.",
      "I'd choose the slower one, and not regret it.",
    ],
  },
  possession: {
    playful: [
      "Not at the moment. I can barely keep track of my keys.",
      "No, but I've got a space on the shelf and a weak will.",
      "Not one of those. I own a great many useless things, though.",
      "Sadly not. I do have opinions about it.",
    ],
    gentle: [
      "Not any more. I travel a bit lighter these days.",
      "No, and now that you say it, I wonder why.",
      "I don't. I tend to borrow and give back late.",
      "Not yet. I'm careful about what I bring home.",
    ],
  },
  amount: {
    playful: [
      "More than I'll admit, and less than it feels like.",
      "I've lost count, which tells you how it's going.",
      "Somewhere between too many and not enough.",
      "I'd have to count on my fingers, and I need those.",
    ],
    gentle: [
      "Enough that I stopped counting.",
      "More than I expected when it began.",
      "I never counted. It would spoil it a little.",
      "Fewer than people assume.",
    ],
  },
  when: {
    playful: [
      "Ages ago. I remember the shoes I had on, not the year.",
      "Later than I should have, as usual.",
      "On a Tuesday. The big things always happen on a Tuesday.",
    ],
    gentle: [
      "It was a while ago. I remember the light better than the date.",
      "Later than most people, I think.",
      "In the middle of a long winter. It helped.",
    ],
  },
  where: {
    playful: [
      "Closer to home than you'd hope. I'm not as adventurous as I look.",
      "Somewhere with terrible parking and perfect chips.",
      "Wherever the queue was shortest.",
    ],
    gentle: [
      "Nowhere far. I find most things within walking distance.",
      "A small place nobody photographs.",
      "Near water, if I get any say in it.",
    ],
  },
  why: {
    playful: [
      "Because the sensible reason was taken.",
      "It seemed like a good idea, and then it was too late.",
      "I tripped over it and decided to call it a choice.",
      "Stubbornness, mostly, with a bit of showing off.",
    ],
    gentle: [
      "It just grew that way. I noticed afterwards.",
      "I think I needed it before I understood it.",
      "Partly by accident. The part that isn't came later.",
      "Because nothing else kept my attention for so long.",
    ],
  },
  who: {
    playful: [
      "The usual suspects, and one I can't name without a lawyer.",
      "Somebody who'd be unbearable if they knew I'd mentioned it.",
      "Me, on a good day. Otherwise whoever is nearest.",
    ],
    gentle: [
      "Someone I don't see often enough.",
      "It depends on the year. At the moment, an old friend.",
      "One person, mostly. They'd be embarrassed to be named.",
    ],
  },
  advice: {
    playful: [
      "Do the version you'd enjoy telling me about afterwards.",
      "I'd flip a coin and notice which side you were hoping for.",
      "Do it badly on purpose first. It takes the fear out of it.",
    ],
    gentle: [
      "I'd sleep on it once, and only once.",
      "I'd do the one you keep coming back to.",
      "I think you know, and want somebody to say it is all right. It is.",
    ],
  },
  world: {
    playful: [
      "That's one for somebody who listened at school.",
      "I'd guess confidently and be wrong by a mile.",
      "I only know useless things, and that sounds dangerously useful.",
    ],
    gentle: [
      "I'd only be guessing, and you deserve better than a guess.",
      "I used to know that. It has gone to make room for song lyrics.",
      "I'd look that one up before I said anything.",
    ],
  },
  thread: {
    playful: [
      "I like to think so. I left before I could be corrected.",
      "Not that anyone admitted. I've got my suspicions.",
      "Eventually, and with far too much drama.",
      "Oh, completely. Everyone did.",
    ],
    gentle: [
      "I think so, though nobody said it out loud.",
      "In a way. It took longer than you would expect.",
      "Almost. I've thought about that almost a few times.",
      "Yes, in the end. It was a relief.",
    ],
  },
  general: {
    playful: [
      "Depends on the day, and on who's watching.",
      "My friends would tell you a better story than the truth.",
      "Less than I'd like and more than is wise.",
      "I've got a long answer and a short one, and the short one is: gladly.",
    ],
    gentle: [
      "It depends a little on the day.",
      "I'd give you a different answer in winter, I think.",
      "Something quiet, most of the time.",
      "It varies. I've stopped minding that.",
    ],
  },
};

/** The same question handed back, where it may close the turn. */
export const HAND_BACK: Partial<Readonly<Record<QuestionKind, readonly string[]>>> = {
  favourite: ["What's yours?", "Which one wins with you?", "And your own favourite?", "What would you pick?"],
  preference: ["Do you?", "How about you?", "Is it your kind of thing?", "Are you a fan?"],
  opinion: ["What do you make of it?", "Where do you stand?", "Am I wrong?", "What's your side of it?"],
  ability: ["Can you?", "How good are you at it?", "Are you secretly brilliant at it?"],
  experience: ["Have you?", "Is there a story there?", "What was it like when you did?"],
  habit: ["How about you?", "Is that a habit of yours?"],
  hypothetical: ["What would you do?", "Would you?", "And you, honestly?"],
  possession: ["Do you?", "Is that a hint about you?"],
  advice: ["What does your gut say?", "What are you leaning towards?"],
  general: ["And for you?", "What would yours be?"],
};

/** Before a word of her own about something the person has in their life too. */
export const COMMON_GROUND: Readonly<Record<Temper, readonly string[]>> = {
  playful: [
    "Oh, you're one of us.",
    "Snap.",
    "We've got that in common, then.",
    "Now you've landed on my subject.",
    "Careful, that's how you get me started.",
    "See, I knew there'd be something.",
    "That's suspiciously familiar.",
    "Right, we're going to get on.",
    "Ha, same corner of the world.",
    "I felt that one personally.",
  ],
  gentle: [
    "Then we share that.",
    "I know that one well.",
    "We have that in common, it seems.",
    "That's close to home for me.",
    "It's nice to hear that from somebody else.",
    "I understand that better than most things.",
    "There's a piece of that in my life as well.",
    "I recognise that at once.",
    "It's good to meet someone else with that.",
    "That makes two of us.",
  ],
};

/** To what the person is into and the persona has no words for: the noun in the person's own words, nothing flipped. */
export const NEW_TO_ME: Readonly<Record<Temper, readonly string[]>> = {
  playful: [
    "{Np}. I did not have that on my list of guesses.",
    "I know nothing about {np}, so you can tell me anything and I'll nod.",
    "You said {np} and my ears went up.",
    "{Np}, of all things. I'm listening with both elbows on the table.",
    "Nobody has ever brought me {np} before.",
    "I'm adding {np} to the things I know one person for.",
  ],
  gentle: [
    "{Np}. I don't know the first thing about it, and I'd like to.",
    "I've always wondered about people who have {np} in their life.",
    "{Np}, I wouldn't have guessed.",
    "You say {np} as if there's more behind it.",
    "I've never talked to anyone about {np}.",
    "{Np} is a new one for me.",
  ],
};

export const ASK_INTO = [
  "How did you get into {np}?",
  "What would I notice first about {np}?",
  "What's the part of {np} nobody warns you about?",
  "Who do you share {np} with?",
  "When did {np} start for you?",
  "What does {np} do for you on a bad day?",
] as const;
export const ASK_THING = [
  "What's the story with {np}?",
  "What's the best part of {np}?",
  "How did {np} come about?",
  "What would surprise me about {np}?",
  "What does {np} mean to you?",
] as const;

/** When the person contradicts her. */
export const DISAGREED = [
  "I might be. Tell me how you see it.",
  "Possibly. I've been wrong in better company, mind you.",
  "All right, I'm listening. What have I missed?",
  "You may have a point. I'm not handing it over without a fight.",
  "Then we see it differently. I can live with that.",
  "I'll take the other side until you convince me.",
] as const;

/** For the person's dislike of something the persona loves. */
export const NOT_FOR_YOU = [
  "We'll be on opposite sides there, then.",
  "Oh, we differ on that one.",
  "That's where we part ways, kindly.",
  "I'll defend it, but I won't convert you.",
  "Fair, though I can't follow you.",
  "I'll have to hold that against you for a minute.",
] as const;
