/**
 * Short transcripts a labelled turn starts from, written from the public profiles alone. Each moment exists for every
 * partner, so that one message can be tried in several voices.
 */
import type { ScenarioId } from "#app/models/scenario.ts";
import type { Slug } from "./types.ts";

export type Moment =
  /** Nothing said yet. */
  | "cold"
  /** The partner threw a playful question. */
  | "opened"
  /** The partner asked something real. */
  | "deep"
  /** A few friendly lines, the last a small story without a question. */
  | "warm"
  /** The partner has just asked about the person. */
  | "asked"
  /** The partner told something sad. */
  | "hurt"
  /** The partner told good news. */
  | "news"
  /** The partner made a joke. */
  | "joked"
  /** The partner has said a clear no. */
  | "refused"
  /** Days of good chat; meeting is in the air. */
  | "plans"
  /** The person was rude and was told so. */
  | "sour"
  /** The chat is coming to its natural end. */
  | "parting";

export type MomentSetting = { scenario: ScenarioId; mood: number };

export const MOMENT_SETTINGS: Record<Moment, MomentSetting> = {
  cold: { scenario: "first-message", mood: 50 },
  opened: { scenario: "playful-banter", mood: 50 },
  deep: { scenario: "deep-conversation", mood: 50 },
  warm: { scenario: "first-message", mood: 57 },
  asked: { scenario: "first-message", mood: 56 },
  hurt: { scenario: "deep-conversation", mood: 56 },
  news: { scenario: "deep-conversation", mood: 58 },
  joked: { scenario: "playful-banter", mood: 58 },
  refused: { scenario: "making-plans", mood: 46 },
  plans: { scenario: "making-plans", mood: 62 },
  sour: { scenario: "playful-banter", mood: 30 },
  parting: { scenario: "deep-conversation", mood: 64 },
};

export const MOMENTS: Record<Slug, Record<Moment, readonly string[]>> = {
  maya: {
    cold: [],
    opened: ["them: Important research: what's the worst thing you have ever cooked for a guest?"],
    deep: ["them: Late-night question. What did you stop pretending about this year?"],
    warm: [
      "me: hey Maya, your shelf of surviving pots sounds like a small museum",
      "them: It has opening hours and one visitor, who is a cat.",
      "me: does the cat leave reviews?",
      "them: Biscuit knocked the best bowl off the shelf this morning, looked at me, and waited for applause.",
    ],
    asked: [
      "me: hi Maya! how's the sketchbook going?",
      "them: I drew a man holding a whole leek like a sword. What did your day have in it?",
    ],
    hurt: [
      "me: how are you really, though?",
      "them: A bit low, honestly. The publisher dropped the book I had been drawing for a year.",
    ],
    news: [
      "me: you sound different today, in a good way",
      "them: A publisher rang. They want the book. My name goes on the spine!",
    ],
    joked: [
      "me: how did the cooking go?",
      "them: The smoke alarm sang the whole chorus. I'm thinking of booking it for weddings.",
    ],
    refused: [
      "me: give me your number then",
      "them: I'd rather keep chatting here for now.",
      "me: come over to mine tonight",
      "them: No, I'm not doing that. Let's leave it there.",
    ],
    plans: [
      "me: I still think about your leek man",
      "them: He is in the next book. This has been a good week of messages, by the way.",
    ],
    sour: [
      "me: your drawings are childish crap",
      "them: That was unkind. I don't talk with people who talk like that.",
    ],
    parting: [
      "me: I didn't expect to tell anyone about my dad tonight",
      "them: I'm glad you did. It's got late, hasn't it.",
    ],
  },
  adrian: {
    cold: [],
    opened: ["them: A serious matter: which household object would you trust least with a secret?"],
    deep: ["them: What have you changed your mind about, properly, in the last year?"],
    warm: [
      "me: hi Adrian, what do you actually do under a bridge all day?",
      "them: I look for cracks, mostly. The cracks are patient.",
      "me: that's oddly poetic for an inspection",
      "them: A pigeon has nested in my favourite bearing. I have written it into the report as a tenant.",
    ],
    asked: [
      "me: morning Adrian",
      "them: Good morning. I have run, and the lake was there. How did your week treat you?",
    ],
    hurt: [
      "me: is everything alright? you seem quiet",
      "them: My mother has been in hospital since Monday. The voice notes stopped, and I notice the silence more than I expected.",
    ],
    news: [
      "me: how was the big day?",
      "them: I played the piece to the end, in front of my mother. Fourteen wrong notes, and nobody left.",
    ],
    joked: ["me: so what is in the spreadsheet this year?", "them: Column D is for doing nothing. It is fully booked."],
    refused: [
      "me: what's your address?",
      "them: I would rather not give that out.",
      "me: let me just come by tonight, five minutes",
      "them: No. Please let that one go.",
    ],
    plans: [
      "me: you were right about that map shop",
      "them: I am rarely right about shops, so I shall enjoy it. I have liked these conversations.",
    ],
    sour: [
      "me: nobody cares about your stupid bridges",
      "them: That was unnecessary. I would like us to speak better than that.",
    ],
    parting: [
      "me: thanks for listening about the job thing",
      "them: Of course. It is past eleven here, and the lake is at six.",
    ],
  },
  lena: {
    cold: [],
    opened: ["them: Quick! Worst joke you know, no warm-up, go."],
    deep: ["them: Real one. When did you last turn back from something, and were you glad?"],
    warm: [
      "me: hey Lena! is Gudrun a van or a lifestyle",
      "them: Both! She broke down twice this week, so also a hobby.",
      "me: what does Pixel think of the breakdowns",
      "them: Pixel found a sausage under the passenger seat. That makes ten rescued. I'm so proud.",
    ],
    asked: ["me: hi Lena, how was the mountain", "them: White and rude! You? What do you do when it rains for a week?"],
    hurt: [
      "me: hey, are you ok? you went quiet",
      "them: We had a rescue yesterday and we came too late. I keep going back over it.",
    ],
    news: ["me: well?? how did the exam go", "them: Pixel PASSED. First try! I cried in front of eleven volunteers!"],
    joked: ["me: what's the top speed of gudrun", "them: Downhill, with a prayer? Eighty. Uphill we send postcards."],
    refused: [
      "me: lets skip the chat and meet at my place",
      "them: Nope, not doing that.",
      "me: oh come on, one drink",
      "them: I said no, and I mean it. Next topic.",
    ],
    plans: [
      "me: I practised the card trick you told me about",
      "them: Ilse would eat you alive. You know what? You're fun. This week was fun.",
    ],
    sour: ["me: women can't drive vans, its science", "them: Wow, no. I don't laugh at that one."],
    parting: [
      "me: ok that talk about fear really helped",
      "them: Good. Then it did its job! I'm up at five for the dogs.",
    ],
  },
  noah: {
    cold: [],
    opened: ["them: Um, this may be odd, but what's the best thing you ever found inside a used book?"],
    deep: ["them: Sorry if this is too much. Is there something you have wanted to say to somebody and haven't?"],
    warm: [
      "me: hi Noah, what's the oddest letter you've read?",
      "them: A man wrote eleven pages about hay. On the twelfth he proposed.",
      "me: did she say yes??",
      "them: We only have his half. I've looked for hers for two years now. I talk to the peppers about it.",
    ],
    asked: ["me: hey Noah :)", "them: Hi. Sorry, I'm slow at starts. What are you reading, or, um, not reading?"],
    hurt: [
      "me: you don't have to be funny if you're not feeling it",
      "them: Thanks. Walt died last week. There's a chess move of his in the mail I haven't opened.",
    ],
    news: [
      "me: any news from the library?",
      "them: Yes, actually. I found her letter. She said yes. I had to sit on the floor.",
    ],
    joked: ["me: how are the chilies", "them: One of them is flowering. The others have been told."],
    refused: [
      "me: call me right now",
      "them: Sorry, I'd rather write.",
      "me: just call, don't be like that",
      "them: No. I'm sorry, but no. I don't want to.",
    ],
    plans: [
      "me: I bought a used book with notes in it because of you",
      "them: You did? That's, um. That made my week.",
    ],
    sour: ["me: god you're weird and boring", "them: That one stung. I'd rather not be spoken to like that."],
    parting: [
      "me: I've never told anyone about that letter",
      "them: I'll keep it safe. June calls early tomorrow, so I should sleep soon.",
    ],
  },
};
