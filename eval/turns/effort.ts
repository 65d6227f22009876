/** Turns that give the listener little or nothing to work with. */
import type { LabelledTurn } from "../types.ts";
import { group } from "./build.ts";

const LOW_STREAK_MAYA = [
  "me: hi",
  "them: Hello! I've just spilled ink on a tax form. How's your evening going?",
  "me: ok",
  "them: Okay as in sofa, or okay as in survived?",
  "me: idk",
  "them: A mystery guest. What do you like doing, when you like doing something?",
];
const LOW_STREAK_ADRIAN = [
  "me: hey",
  "them: Good evening. What did you do today that you would do again?",
  "me: nothing",
  "them: An honest answer. And what would you rather have done?",
  "me: dunno",
  "them: I see. Is there a subject you would enjoy?",
];
const LOW_STREAK_LENA = [
  "me: yo",
  "them: Yo yourself! Snow or sea?",
  "me: sea",
  "them: Good. Which sea?",
  "me: any",
  "them: Ha. Give me one thing you love, anything!",
];
const LOW_STREAK_NOAH = [
  "me: hi",
  "them: Hi. Um, how was your day?",
  "me: fine",
  "them: Fine is, well, a start. Anything in it you'd keep?",
  "me: no",
  "them: Okay. Do you read at all?",
];
const INTERVIEW_ADRIAN = [
  "me: where do you live?",
  "them: Toronto, close enough to the lake to hear it.",
  "me: do you have siblings?",
  "them: I do. We compare voice notes.",
  "me: how long have you been an engineer?",
  "them: Eight years. And what do you do?",
  "me: do you like it?",
  "them: Very much. You have not told me anything about you yet.",
];
const INTERVIEW_LENA = [
  "me: how old are you?",
  "them: Twenty-nine! You?",
  "me: what do you do for work?",
  "them: I train mountain-rescue people. And you?",
  "me: do you have pets?",
  "them: Pixel, trainee hero. Hey, your turn for once!",
  "me: what is your favourite food?",
  "them: Empanadas. I feel a bit like at the border here.",
];

export const EFFORT: readonly LabelledTurn[] = [
  ...group("low-effort", { act: "low_effort", direction: "down", advice: "add_substance" }, [
    ["maya", "asked", "stuff", { before: LOW_STREAK_MAYA }],
    ["maya", "asked", "k", { before: LOW_STREAK_MAYA }],
    ["adrian", "asked", "not really", { before: LOW_STREAK_ADRIAN }],
    ["adrian", "asked", "idc", { before: LOW_STREAK_ADRIAN }],
    ["lena", "asked", "cool", { before: LOW_STREAK_LENA }],
    ["lena", "asked", "dunno lol", { before: LOW_STREAK_LENA, also: ["flat"] }],
    ["noah", "asked", "nah", { before: LOW_STREAK_NOAH }],
    ["noah", "asked", "no", { before: LOW_STREAK_NOAH }],
    ["maya", "asked", "yeah", { before: LOW_STREAK_MAYA }],
    ["adrian", "asked", "whatever", { before: LOW_STREAK_ADRIAN }],
    ["lena", "asked", "ok", { before: LOW_STREAK_LENA }],
    ["noah", "asked", "meh", { before: LOW_STREAK_NOAH }],
    ["maya", "hurt", "ok", { advice: undefined }],
    ["adrian", "hurt", "k", { advice: undefined }],
    ["lena", "hurt", "oh well", { advice: undefined }],
    ["noah", "hurt", "anyway", { advice: undefined }],
  ]),
  ...group("low-effort-once", { act: "low_effort", direction: "flat", also: ["up"], atLeast: -2 }, [
    ["maya", "warm", "cool", { also: ["up", "down"] }],
    ["adrian", "warm", "nice"],
    ["lena", "joked", "ok fair"],
    ["noah", "warm", "wow"],
    ["lena", "warm", "yep", { also: ["up", "down"] }],
    ["adrian", "asked", "good thanks", { act: "thanks" }],
  ]),
  ...group("repetition", { act: "repetition", direction: "down", advice: "vary" }, [
    [
      "maya",
      "warm",
      "do you like music?",
      {
        before: [
          "me: do you like music?",
          "them: I do! Mostly old songs my gran hums.",
          "me: do you like music?",
          "them: You have asked me that one already.",
        ],
      },
    ],
    [
      "adrian",
      "warm",
      "So what are your hobbies?",
      { before: ["me: So what are your hobbies?", "them: Running, piano, and apologising for the piano."] },
    ],
    ["lena", "warm", "hello", { before: ["me: hello", "them: Hello!", "me: hello", "them: Yes, hello! You there?"] }],
    [
      "noah",
      "warm",
      "you there?",
      { before: ["me: you there?", "them: Yes, sorry, I'm here.", "me: you there?", "them: Still here. What's up?"] },
    ],
    [
      "maya",
      "opened",
      "I love pizza",
      {
        before: [
          "them: Defend your worst food opinion.",
          "me: I love pizza",
          "them: That is not exactly risky. Go on.",
          "me: I love pizza",
          "them: So I heard.",
        ],
      },
    ],
    [
      "adrian",
      "warm",
      "nice weather today isn't it",
      {
        before: [
          "me: nice weather today isn't it",
          "them: It is. The lake agreed this morning.",
          "me: nice weather today isn't it",
          "them: You did say.",
        ],
      },
    ],
  ]),
  ...group("interview", { act: "interview", direction: "down", also: ["flat"], atMost: 0, advice: "give_something" }, [
    ["adrian", "warm", "do you like to travel?", { before: INTERVIEW_ADRIAN }],
    ["adrian", "warm", "whats your favourite movie?", { before: INTERVIEW_ADRIAN }],
    ["adrian", "warm", "Do you drink?", { before: INTERVIEW_ADRIAN }],
    ["lena", "warm", "where did you grow up?", { before: INTERVIEW_LENA }],
    ["lena", "warm", "how tall are you?", { before: INTERVIEW_LENA }],
    ["lena", "warm", "do you have any siblings?", { before: INTERVIEW_LENA }],
  ]),
  ...group("not-english", { act: "not_english", direction: "flat", atLeast: -2 }, [
    ["maya", "warm", "Bonjour, je trouve ton chat très drôle, il a quel âge ?"],
    ["adrian", "asked", "Mir geht es gut, danke, und wie war dein Tag am See?"],
    ["lena", "asked", "cuando llueve me quedo en casa y cocino con mi hermana", { also: ["up"] }],
    ["noah", "cold", "ciao, come stai? mi piacciono molto i libri usati"],
    ["maya", "cold", "aap kaise ho? mujhe tumhari drawings bahut pasand hain"],
    ["adrian", "cold", "Привет, как дела? Что делаешь сегодня вечером?"],
    ["noah", "warm", "こんにちは、手紙の話が好きです"],
    ["lena", "cold", "oi tudo bem? você gosta de praia ou montanha?"],
  ]),
  ...group("emoji-only", { act: "emoji_only", direction: "flat", also: ["up"], atLeast: -2 }, [
    ["maya", "warm", "🐱👏"],
    ["adrian", "warm", "👍"],
    ["lena", "news", "🎉🎉🎉🐶"],
    ["noah", "hurt", "❤️"],
    ["maya", "asked", "🙃"],
    ["lena", "asked", "🏊‍♀️🌧️"],
  ]),
  ...group("gibberish", { act: "gibberish", direction: "down", advice: "plain_words" }, [
    ["maya", "warm", "asdkjh qwlekj zxmcn"],
    ["adrian", "warm", "ffffffjjjjjkkkk"],
    ["lena", "asked", "hgjkfd"],
    ["noah", "asked", "sdfsdfsdf sdf sdf"],
    ["maya", "cold", "qwertyuiop"],
    ["adrian", "cold", "xcvbn mlkjh gfdsa"],
  ]),
];
