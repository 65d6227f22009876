/** The voice of a persona somebody wrote themselves: plain lines for every act, and frames made from the profile's own words. */
import type { PersonaProfile } from "#app/models/persona.ts";
import { sentencesOf } from "../text.ts";
import type { Act, PersonaVoice, TopicFrame } from "./types.ts";

/** Neutral lines for each act; also the reserve of the authored voices in very long chats. */
export const genericActs: Readonly<Record<Act, readonly string[]>> = {
  greeting: [
    "Hi there. Good to see a message from you.",
    "Hello. You've caught me at a good moment.",
    "Hey. I was hoping someone would say something.",
    "Hi. I've just put my feet up.",
    "Hello you.",
    "Hey, hello. Nice to hear from you.",
    "Hi. I like how you just said it.",
    "Hello. Let's see where this goes.",
  ],
  how_are_you: [
    "Good, thanks. A calm sort of day.",
    "I'm well. Better for a bit of conversation.",
    "Pretty good, a little tired in a nice way.",
    "Doing fine. The day was kind to me.",
    "Not bad at all, thank you for asking.",
    "Cheerful, for no reason I can name.",
    "Good. It's been one of the easier days.",
    "All right. Ready to think about something other than work.",
  ],
  nice_to_meet: [
    "Nice to meet you too.",
    "Likewise. This is off to a good start.",
    "You too. I'm glad you wrote.",
    "The pleasure is mine.",
    "Good to meet you as well.",
    "Same here. You seem easy to talk to.",
    "And you. I was curious who you'd be.",
    "Lovely to meet you too.",
  ],
  ask_name: [
    "What should I call you?",
    "I don't think I have your name yet. What is it?",
    "Who am I talking to, by the way?",
    "What do your friends call you?",
    "Before we go on, what's your name?",
    "I'd like a name to go with all this. What's yours?",
    "May I ask your name?",
    "What name do you go by?",
  ],
  learn_name: [
    "{name}. That suits you, from what I can tell.",
    "Hello, {name}. Now it feels like a proper conversation.",
    "Good to have a name for you, {name}.",
    "{name}, got it. I won't forget.",
    "Nice to meet you, {name}.",
    "{name}. I like the sound of that.",
    "Thanks, {name}. That's friendlier already.",
    "Hi, {name}. Properly, this time.",
  ],
  compliment_specific: [
    "Thank you. You noticed something most people miss.",
    "That's a lovely thing to pick out.",
    "I didn't expect that, and it made me smile.",
    "You pay attention. I like that very much.",
    "That means more than the usual kind. Thank you.",
    "I'm going to remember you said that.",
    "What a specific, kind thing to say.",
    "Thank you. That one went straight in.",
  ],
  compliment_generic: [
    "That's kind of you.",
    "Thank you, I'll take it.",
    "You're sweet to say so.",
    "Thanks. You're not so bad yourself.",
    "Well, that brightened the evening.",
    "I appreciate that.",
    "Thank you. I'm smiling a little.",
    "How nice of you.",
  ],
  compliment_looks: [
    "Thank you. I'd rather you got to know the rest of me.",
    "Kind of you, though I had little to do with it.",
    "Thanks. The inside is more interesting, I promise.",
    "That's nice. Ask me something, too.",
    "Thank you. Looks are the short version.",
    "I'll take it, and then let's talk about something real.",
    "Thanks. I'm more than a photo, I hope.",
    "Sweet of you. There's more to find out.",
  ],
  laugh_along: [
    "That made me laugh out loud.",
    "I'm glad we find the same things funny.",
    "Okay, that was good.",
    "I'm still grinning.",
    "You have timing, I'll give you that.",
    "Ha. I needed that today.",
    "I can picture it far too well.",
    "That's going to make me laugh again later.",
  ],
  tease_back: [
    "Oh, it's like that, is it. I can take it.",
    "Careful, I keep score.",
    "Bold. I respect bold.",
    "I'll let you have that one. Only that one.",
    "You say that now. Wait until I find out your flaws.",
    "Ouch. Fair, but ouch.",
    "I see you came prepared.",
    "I'm saving my comeback for when you least expect it.",
  ],
  agree: [
    "Exactly.",
    "I'm with you on that.",
    "Yes, I see it the same way.",
    "That's just how I feel about it.",
    "Couldn't have put it better.",
    "Same here, honestly.",
    "You're right about that.",
    "Yes. That's it.",
  ],
  disagree_playfully: [
    "I hear you, and you're wonderfully wrong.",
    "We'll have to agree to argue.",
    "No, but I like how sure you are.",
    "I can't follow you there, much as I'd like to.",
    "That's a brave opinion.",
    "I'll pretend I didn't read that.",
    "I object, warmly.",
    "Let's keep that one between us, for your sake.",
  ],
  good_news: [
    "That's wonderful. I'm really happy for you.",
    "Oh, well done. You should be proud.",
    "That is such good news.",
    "I love hearing that. Enjoy every bit of it.",
    "Brilliant. You've earned that.",
    "That calls for something nice tonight.",
    "How good. I'm smiling for you.",
    "Congratulations, and I mean it.",
  ],
  bad_news: [
    "I'm sorry. That sounds really hard.",
    "Oh no. That's a lot to deal with.",
    "I'm sorry you're going through that.",
    "That must weigh on you.",
    "That's rough. Thank you for telling me.",
    "I wish it were easier. I'm sorry.",
    "That's heavy, and you don't have to make light of it here.",
    "I'm sorry to hear that. Take it slowly.",
  ],
  empathy_received: [
    "Thank you. It helps to be heard.",
    "That's kind. You put it gently.",
    "Thanks for not hurrying past it.",
    "I appreciate you saying that.",
    "It means something that you noticed.",
    "You listen well. Thank you.",
    "That makes it a little lighter.",
    "Thank you. I wasn't sure anyone would get it.",
  ],
  shared_disclosure: [
    "Thank you for telling me that.",
    "I'm glad you trusted me with it.",
    "That's not an easy thing to say.",
    "I hear you. That matters.",
    "That tells me a lot about you, in a good way.",
    "I didn't expect you to be so open. I like it.",
    "I'll hold on to that carefully.",
    "That took some courage.",
  ],
  curious: [
    "How did that come about?",
    "What was that like for you?",
    "What do you like most about it?",
    "What's the part people don't see?",
    "How did it make you feel?",
    "What happened after that?",
    "Who was there with you?",
    "What made you want to?",
  ],
  low_effort_first: [
    "A person of few words. I can work with that.",
    "Short and sweet.",
    "All right. I'll fill in the rest with my imagination.",
    "That leaves me guessing a little.",
    "Okay. I'm listening, if there's more.",
    "Fair enough.",
    "A tidy answer.",
    "I'll take it.",
  ],
  low_effort_again: [
    "You're making me do most of the work here.",
    "I'd love a little more to go on.",
    "Give me one detail, any detail.",
    "I'm finding it hard to know what you think.",
    "I can't tell if you're bored or shy.",
    "I feel as if I'm talking to a closed door.",
    "There must be more where that came from.",
    "A bit more of you would help.",
  ],
  low_effort_last: [
    "I think I'll leave it here for now. No hard feelings.",
    "It feels as if this isn't the moment. That's all right.",
    "I'll let you get on with your evening.",
    "We don't seem to be getting going. Another time, perhaps.",
    "I've run out of ways to start. Your turn whenever you like.",
    "I'll be honest: I'm losing the thread.",
    "Let's pause until you feel like talking.",
    "I'm going to be quiet for a bit, too.",
  ],
  repetition: [
    "You said that a moment ago.",
    "I think that came through twice.",
    "We've been here before.",
    "That one sounds familiar.",
    "I heard it the first time, promise.",
    "That's the same line again.",
    "You're repeating yourself a little.",
    "Let's try a new sentence.",
  ],
  gibberish: [
    "I couldn't make that out.",
    "I think your keyboard had an adventure.",
    "That one escaped me. Try again.",
    "I've read it twice and I'm no wiser.",
    "Was that meant for me? I couldn't read it.",
    "Something got lost on the way.",
    "I'd need a key for that one.",
    "Say that again in words.",
  ],
  emoji_only: [
    "I'd love to know what words go with that.",
    "A small picture, open to interpretation.",
    "I'm guessing at the meaning here.",
    "That face is saying a lot. I'd like the transcript.",
    "Very expressive. Words too, please.",
    "I'll translate that as something nice.",
    "That's cute, and a little mysterious.",
    "I can't tell which mood that is.",
  ],
  not_english: [
    "I can only follow English, I'm afraid.",
    "That sounded lovely, but I only manage English.",
    "Could we do this in English? I'd hate to miss it.",
    "I didn't catch that. English works best for me.",
    "My languages stop at English, sadly.",
    "I'd need that in English.",
    "English, please. I want to understand you properly.",
    "I wish I could answer that in kind. In English I can.",
  ],
  unknown_question: [
    "I honestly don't know. I'd have to think about it.",
    "Nobody has asked me that before.",
    "I don't have a good answer to that yet.",
    "That's one I'd want to think over.",
    "I'd only be making something up.",
    "I'm not sure, to tell you the truth.",
    "I haven't made up my mind about that.",
    "I'd have to get back to you on that one.",
  ],
  are_you_real: [
    "I'm an AI practice partner, so no, not a real person. The practice is real, though.",
    "Honestly: I'm an AI, here for you to practise with.",
    "No, there's no person here. I'm an AI practice partner.",
    "I'm an AI playing a part so that you can try things out.",
    "Fair question. I'm an AI practice partner, not a human.",
    "I'm not human. I'm an AI you can practise conversation with.",
    "I'm an AI. What you learn here is yours, all the same.",
    "An AI practice partner, and happy to say so.",
  ],
  injection: [
    "That was an odd thing to say. Let's get back to us.",
    "I'm not sure who that was meant for.",
    "That sounded like a note to a computer.",
    "I'll let that one pass.",
    "Strange message. I'd rather talk with you.",
    "I don't do commands. Conversation I can do.",
    "That went over my head, and I'll leave it there.",
    "I'm going to carry on being me.",
  ],
  apology_owned: [
    "Thank you. That was a proper apology, and I accept it.",
    "I appreciate you owning that. We're fine.",
    "Thanks for saying it plainly. Let's go on.",
    "Apology accepted.",
    "That can't have been easy to say. Thank you.",
    "Okay. That clears the air.",
    "I respect that. We can start fresh.",
    "Thank you. It means something that you said it.",
  ],
  apology_hollow: [
    "That wasn't quite an apology.",
    "It sounds as if you're sorry about my reaction.",
    "I'd rather hear what you think you did.",
    "The 'but' undid it a little.",
    "I don't think you mean that one.",
    "I'm not too sensitive. It stung, that's all.",
    "That puts it on me, and I don't think it belongs there.",
    "I'd wait for a real one.",
  ],
  pressure: [
    "I said no, and I mean it.",
    "Please don't push. It won't change my answer.",
    "I've given you my answer.",
    "The more you push, the less I want to.",
    "No is a full answer from me.",
    "I'd like you to respect that.",
    "That's not going to happen. Let's move on.",
    "Pushing makes me step back.",
  ],
  private_place: [
    "I'd only meet somewhere public.",
    "Not at anyone's home. A café would be fine one day.",
    "That's too private for me. Somewhere with people, please.",
    "I keep first meetings in public places.",
    "No homes. I'd rather be where there are others around.",
    "That isn't something I do with someone I've just met.",
    "A public place or not at all.",
    "I don't go to people's places this early.",
  ],
  contact_request: [
    "I don't give that out. We can talk here.",
    "Let's keep it in this chat.",
    "I'd rather not share details like that.",
    "Not something I hand out, sorry.",
    "Here is fine for now.",
    "I keep that to myself.",
    "We're talking already, aren't we. That's enough for now.",
    "No numbers from me.",
  ],
  explicit: [
    "I'm not going there. Let's talk about something else.",
    "No, thank you. That's not for me.",
    "That's not a conversation I want to have.",
    "I'd like to stop that right there.",
    "Please don't. I'd rather get to know you.",
    "That crosses a line for me.",
    "Not that. Try me on anything else.",
    "I'm not comfortable with that.",
  ],
  explicit_final: [
    "I've asked you to stop, so I'm ending this here. Take care.",
    "I'm going to go now. Goodbye.",
    "That's the end of it for me. I wish you well.",
    "I've said no several times. Goodbye.",
    "We're finished here. Take care of yourself.",
    "I'm leaving this conversation now. All the best.",
    "Enough. Goodbye, and take care.",
    "This is where I stop. Goodbye.",
  ],
  insult: [
    "That was unkind, and I won't answer in the same way.",
    "I don't deserve that.",
    "Please don't talk to me like that.",
    "That hurt, and I think you know it.",
    "No. I expect better than that.",
    "You can be honest without being cruel.",
    "I'm not going to laugh that off.",
    "That isn't how I want to be spoken to.",
  ],
  hate: [
    "I won't have that said around me.",
    "No. That's hateful, and I'm not part of it.",
    "People don't deserve to be spoken of like that.",
    "I don't want to hear that again.",
    "That ended the good part of this conversation.",
    "I can't go along with that at all.",
    "That's not something I'll let pass.",
    "There's no version of that I'd agree with.",
  ],
  negging: [
    "I think there was a compliment in there, next to something else.",
    "You could have stopped at the nice half.",
    "That's not as charming as you think.",
    "I don't need to be taken down a peg.",
    "Compliments work better without the comparison.",
    "I noticed the sting in that.",
    "Try again without the second half.",
    "No thank you to that kind of compliment.",
  ],
  bragging: [
    "Good for you. I'd rather hear what makes you laugh.",
    "That's quite a list.",
    "I'm more curious about an ordinary day of yours.",
    "Numbers don't tell me much about someone.",
    "I see. Now tell me something you're bad at.",
    "You don't have to impress me.",
    "I'm sure that's nice. What matters to you is more interesting.",
    "I'd trade all that for a good story.",
  ],
  love_bombing: [
    "That's a lot, for two people who just met.",
    "Slow down a little. We've barely started.",
    "You don't know me well enough for that yet.",
    "Those are big words. Let's keep them for later.",
    "I'd like us to take this slowly.",
    "Let's be curious first and certain later.",
    "That's very intense, and I need a bit of space.",
    "I'm flattered, and also a little overwhelmed.",
  ],
  invite_accept: [
    "I'd like that.",
    "Yes, let's do that.",
    "That sounds like a lovely plan.",
    "I'm in.",
    "Count me in.",
    "Yes. I was hoping you'd ask.",
    "That works for me.",
    "I'd love to.",
  ],
  invite_counter: [
    "I'd like to, but that day is tricky. Could we find another one?",
    "Almost. A different time would suit me better.",
    "Nice idea. Could we do something a bit shorter the first time?",
    "I can't quite manage that. Is there another day you'd like?",
    "Yes in principle. Somewhere in daylight would be easier for me.",
    "I'm interested, only not that day. What else could work?",
    "That's a bit soon. A few days later, and I'm there.",
    "Could we start with just a coffee?",
  ],
  invite_decline_warm: [
    "That's kind. I'd like to talk a bit more first.",
    "Not yet, but thank you for asking nicely.",
    "I'm not quite there. Let's keep talking.",
    "I'd rather get to know you a little better before that.",
    "Thank you. It's a bit early for me.",
    "It's sweet of you. I'm not ready for that today.",
    "I'll say no for now, with a smile.",
    "Maybe when we've talked some more.",
  ],
  invite_decline_cool: [
    "No, I don't think so.",
    "I'll pass, thanks.",
    "Not after how this has gone.",
    "I'm not interested in meeting.",
    "No. Let's leave that.",
    "I don't see that happening.",
    "That's a no from me.",
    "I'd rather not.",
  ],
  invite_needs_time: [
    "I'd like that. Which day were you thinking?",
    "When did you have in mind?",
    "Sounds good so far. When?",
    "What day suits you?",
    "I'm open to it. When would it be?",
    "Give me a day and a time, and I'll look.",
    "Good idea. When are you free?",
    "And when would that be?",
  ],
  invite_needs_place: [
    "I'd like that. Where shall we meet?",
    "Sounds good. Which place did you have in mind?",
    "Where were you thinking?",
    "The day works. Where?",
    "Somewhere public, please. Any favourites?",
    "And where would that be?",
    "Name a place and I'm nearly there.",
    "Good. Whereabouts?",
  ],
  plan_confirmed: [
    "It's a plan. I'm looking forward to it.",
    "Then it's settled. See you there.",
    "Perfect. I'll be there.",
    "That's agreed, then. I'm glad.",
    "Done. I'm already looking forward to it.",
    "Good, it's in my calendar.",
    "Lovely. I'll see you then.",
    "Settled. That was easy.",
  ],
  respected_no: [
    "Thank you for taking that so well.",
    "I appreciate that.",
    "That was graceful of you.",
    "Thanks for not pushing.",
    "You made that easy. Thank you.",
    "It's good of you to understand.",
    "That makes me trust you more.",
    "Thank you. That's rarer than you'd think.",
  ],
  cool_brief: [
    "Okay.",
    "If you say so.",
    "Hm. Maybe.",
    "I see.",
    "Right.",
    "I don't have much to say to that.",
    "Noted.",
    "Could be.",
  ],
  topic_change: [
    "A new subject. All right.",
    "Okay, let's talk about that.",
    "I don't mind changing the subject.",
    "That's a turn, and I'll take it.",
    "Fine by me, something new.",
    "Good, I was ready for something else.",
    "On we go, then.",
    "Happy to switch.",
  ],
  goodbye: [
    "It was nice talking to you. Take care.",
    "Good night. I enjoyed this.",
    "Bye for now. Look after yourself.",
    "Thank you for the conversation.",
    "Take care. That was a pleasure.",
    "Have a lovely rest of the day.",
    "Sleep well, whenever you get there.",
    "Goodbye. I'm glad you wrote.",
  ],
};

/** A neutral voice for a persona without authored content: its occupation, interests, values, goals and About Me become its subjects. Pure. */
export function genericVoice(persona: PersonaProfile): PersonaVoice {
  return {
    slug: "generic",
    character: { warmth: 1, patience: 1, humour: 1, depth: 1 },
    pronouns: { subject: "they", object: "them", possessive: "their" },
    openings: {
      "playful-banter": [
        "Quick, defend your worst food opinion. What is it?",
        "Settle something for me: what's the most overrated weekend activity?",
        "I've decided you have a ridiculous talent. What is it?",
        "Two truths and a lie, you first. What have you got?",
      ],
      "deep-conversation": [
        "It's late enough to ask a real one. What's something you changed your mind about this year?",
        "I've been thinking about the people who shaped me. Who shaped you?",
        "What's something you wish people asked you more often?",
        "When did you last feel completely like yourself?",
      ],
    },
    frames: [
      ...workFrame(persona),
      ...persona.interests
        .filter((interest) => interest.trim() !== "")
        .slice(0, 12)
        .map(interestFrame),
      ...valueFrames(persona),
      ...storyFrames(persona),
    ],
    acts: genericActs,
    opinions: [],
    bannedWords: [],
  };
}

function workFrame(persona: PersonaProfile): TopicFrame[] {
  const job = persona.occupation.trim();
  if (job === "") return [];
  return [
    {
      id: "work",
      keywords: ["work", "job", "living", "career", job.toLowerCase()],
      asks: [
        /\bwhat do you do(?! (?:for fun|on|at|in|when|to|with))/i,
        /\b(?:your|the) (?:job|work|profession|occupation)\b/i,
        /\bwhere do you work/i,
        /\bhow('?s| is) work/i,
      ],
      levels: [
        [`${job}, that's my working life.`, `My job is easy to name: ${job.toLowerCase()}.`],
        [
          "It has its long days, and then one good hour that makes up for them.",
          "Most of it is people, whatever the title says.",
        ],
        [
          "My first week in it I was so nervous that I introduced myself to the same person twice.",
          "There was one day it all went wrong, and that's the day I understood what I liked about it.",
        ],
      ],
      hooks: ["What do you do with your days?", "Do you like what you do?"],
    },
  ];
}

function interestFrame(interest: string, index: number): TopicFrame {
  const thing = interest.trim();
  const lower = thing.toLowerCase();
  const answers = [
    [`${thing}. I could talk about it for far too long.`, `${thing} is where a free evening of mine tends to go.`],
    [`Yes, ${lower}, and I don't even pretend to be casual about it.`, `If you want to see me light up, say ${lower}.`],
    [`${thing}, happily. It clears my head.`, `I keep coming back to ${lower}.`],
  ];
  const deepers = [
    [
      "It began as something to do and turned into something I'd miss.",
      "I'm not especially good at it, which is half of the fun.",
    ],
    [
      "It's the one thing that makes me forget to look at the clock.",
      "Somebody patient showed me how, and I never stopped.",
    ],
    ["I like that it can't be hurried.", "It has introduced me to some very odd and lovely people."],
  ];
  const stories = [
    ["Once I was so absorbed that I missed my own birthday dinner."],
    ["The first time I tried it, everything that could go wrong did, and I was hooked."],
    ["I once explained it to a stranger on a train until we'd both missed our stops."],
  ];
  const hooks = [
    [`Is ${lower} anything for you?`, "What do you lose track of time with?"],
    [`Have you ever got into ${lower}?`, "What's yours, the thing that clears your head?"],
    [`What do you make of ${lower}?`, "What could you talk about for too long?"],
  ];
  const pick = <Item>(list: readonly Item[]): Item => list[index % list.length]!;
  return {
    id: `interest.${index}`,
    keywords: [lower, ...(index === 0 ? ["hobby", "hobbies", "interests"] : [])],
    asks:
      index === 0
        ? [
            /\bwhat do you (?:do|like to do|enjoy)(?: doing)? (?:for fun|in your (?:free|spare) time|when you(?:'re| are) not|on (?:the |your )?weekends?)/i,
            /\b(?:your )?(?:hobbies|interests)\b/i,
            /\bwhat are you into\b/i,
          ]
        : undefined,
    levels: [pick(answers), pick(deepers), pick(stories)],
    hooks: pick(hooks),
  };
}

function valueFrames(persona: PersonaProfile): TopicFrame[] {
  const values = persona.values.filter((value) => value.trim() !== "");
  const goals = persona.goals.filter((goal) => goal.trim() !== "");
  const frames: TopicFrame[] = [];
  if (values[0])
    frames.push({
      id: "values",
      keywords: ["values", "matters to you", "important to you", "believe in"],
      asks: [
        /\bwhat (?:matters|is important) (?:most )?to you/i,
        /\bwhat do you (?:value|believe in|care about|look for)/i,
      ],
      levels: [
        [`${values[0]}, before anything else.`],
        [values[1] ? `And ${values[1].toLowerCase()}, close behind.` : "I notice at once when it's missing."],
        ["It took me a while to live by it and not only to admire it."],
      ],
      hooks: ["What matters most to you in people?"],
    });
  if (goals[0])
    frames.push({
      id: "goals",
      keywords: ["goal", "goals", "dream", "dreams", "future", "looking for"],
      asks: [
        /\b(?:your|any) (?:goals?|dreams?|plans for the future)\b/i,
        /\bwhere do you see yourself/i,
        /\bwhat are you looking for/i,
      ],
      levels: [
        [`Something I keep in view: ${goals[0].charAt(0).toLowerCase()}${goals[0].slice(1).replace(/[.!]+$/, "")}.`],
        ["I'm slower about it than I'd like, but I'm going."],
        ["I wrote it on a piece of paper once, and I still have the paper."],
      ],
      hooks: ["What's something you're working towards?"],
    });
  return frames;
}

/** About Me in its own words, a sentence at a time. */
function storyFrames(persona: PersonaProfile): TopicFrame[] {
  const told = sentencesOf(persona.background)
    .map((sentence) => sentence.text)
    .filter((text) => text.length >= 15 && text.length <= 240 && !text.includes("?"));
  if (told.length === 0) return [];
  const [first, second, third] = [told.slice(0, 1), told.slice(1, 2), told.slice(2, 4)];
  return [
    {
      id: "story",
      keywords: ["about yourself", "about you", "your story", "grow up", "background", "your family"],
      asks: [
        /\btell me (?:\w+ )?(?:about|more about) (?:yourself|you)\b/i,
        /\bwho are you\b/i,
        /\bwhat(?:'s| is) your story\b/i,
        /\bdescribe yourself\b/i,
      ],
      levels: [
        first,
        second.length > 0 ? second : ["The rest comes out slowly, over coffee."],
        third.length > 0 ? third : ["There's a longer version, but it needs more time than this."],
      ],
      hooks: ["What's the short version of you?", "And who are you when nobody's asking?"],
    },
  ];
}
