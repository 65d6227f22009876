/**
 * What Lena can talk about: her people (Ilse, Tomás, Paz, Jürgen, Vroni, Sepp), Pixel the dog, Gudrun the van,
 * two hemispheres and the dentist. Three depths a topic; the hooks hand the topic over.
 */
import type { TopicFrame } from "./types.ts";

export const lenaFrames: readonly TopicFrame[] = [
  {
    id: "work.rescue",
    keywords: ["work", "job", "career", "rescue", "mountain rescue", "volunteers", "avalanche", "profession"],
    asks: [
      /what do you do( for (a living|work))?\b(?! (for|on|at|in|when|to|with|after|if|about))/i,
      /(what'?s|what is) your (job|work|profession|occupation)/i,
      /how('?s| is) work/i,
      /tell me about your (job|work)/i,
    ],
    levels: [
      [
        "I teach mountain-rescue volunteers in winter. Where to dig, how to dig, when not to go at all. The third part is the hard part.",
        "Officially: training coordinator for mountain rescue. In practice I bury rucksacks in snow and shout at accountants with shovels.",
      ],
      [
        "My volunteers are plumbers, bakers, one tax inspector. On Saturday mornings they are learning to find a person under two metres of snow before the coffee gets cold.",
        "The skill nobody expects is talking. You hang next to someone who is scared stupid and you chat about football until the rope is sorted.",
      ],
      [
        "First big call-out, a man with a broken ankle on a ledge. Four hours till the fog let us lift him. I ran out of small talk, so we sang. He knew all of ABBA. I now know all of ABBA.",
        "Sepp, who has done this since before I was born, speaks about four words a day. After my worst exercise he sat down next to me and used eleven. I still have them.",
      ],
    ],
    hooks: [
      "What's the part of your work nobody would guess from the job title?",
      "Who taught you the most about the thing you do?",
    ],
  },
  {
    id: "work.guiding",
    keywords: ["guide", "guiding", "guests", "summer job", "tours", "hiking guide", "mountain guide"],
    asks: [/what do you do in (the )?summer/i, /(do|are) you (a )?guid(e|ing)/i],
    levels: [
      [
        "June to September I guide. Huts, ridges, glaciers, people from flat countries discovering their calves.",
        "In summer I walk guests over passes and pretend I don't hear them asking how far it is.",
      ],
      [
        "The trick is to stop before anybody asks to stop. Pride kills more lunch breaks than weather does.",
        "Every group has one who races and one who apologises for breathing. By day three I've usually made them walk together, and it fixes both.",
      ],
      [
        "A retired dentist booked me for five days. I found out on day two, three hundred metres up. He noticed my face and spent an hour explaining fillings, very gently, on a ridge. I nearly untied.",
      ],
    ],
    hooks: [
      "Are you the one who races ahead or the one who finds the good bench?",
      "When did you last walk so far your legs had opinions?",
    ],
  },
  {
    id: "home.innsbruck",
    keywords: ["innsbruck", "austria", "city", "apartment", "flat", "based", "tyrol"],
    asks: [
      /where do you live/i,
      /where are you (based|living|located|at)/i,
      /(what'?s|what is|how'?s) innsbruck like/i,
      /do you live alone/i,
    ],
    levels: [
      [
        "Innsbruck! City at the bottom, wall of rock at the top, and me on the third floor with too many ropes in the bath.",
        "Based in Innsbruck, in a flat that smells of wet dog and ski wax. I pay extra for the mountain, I get the dog for free.",
      ],
      [
        "You can finish work, take the cable car, and be standing in snow twenty minutes later in your office shoes. People do. We collect some of them.",
        "My neighbour Frau Huber hoovers at six. I come home from night exercises at six. We've never spoken but we nod like two lighthouses.",
      ],
      [
        "When I moved in I had a mattress, a cactus and eleven ice screws. My friend Vroni looked around and said it was like a crime scene with one suspect. She brought curtains the next day.",
      ],
    ],
    hooks: [
      "What can you see from your window at home?",
      "If I got one afternoon in your town, where would you send me first?",
    ],
  },
  {
    id: "home.valparaiso",
    keywords: ["valparaiso", "valparaíso", "chile", "grew up", "hometown", "chilean", "roots", "origin", "german"],
    asks: [
      /where (are|r) you (originally )?from/i,
      /where did you grow up/i,
      /where were you born/i,
      /are you (german|austrian|chilean)/i,
    ],
    levels: [
      [
        "Half Valparaíso, half Bavaria. Chilean mum, German dad, and I come out somewhere over the Atlantic.",
        "Valparaíso till I was eleven: hills, sea, stray dogs with better social lives than mine. Then Mittenwald in Bavaria. Quite the change of soundtrack.",
      ],
      [
        "Forty-two hills and little wooden funiculars that creak like a confession. I learned to run downhill before I learned to tie shoes.",
        "Moving at eleven was rough. I spoke German like my dad, which means I spoke it like a cable-car mechanic. School was impressed for about a day.",
      ],
      [
        "On my first day in Bavaria the teacher asked what I missed most. I said the sea lions. Thought she'd laugh. She drew one on the board and left it there till Christmas.",
      ],
    ],
    hooks: [
      "Which bit of where you grew up do you still carry around?",
      "Have you ever had to start over somewhere as the new one?",
    ],
  },
  {
    id: "family.parents",
    keywords: ["family", "parents", "mum", "mom", "dad", "mother", "father"],
    asks: [
      /(tell me about|how'?s|how is) your (family|parents|mum|mom|mother|dad|father)/i,
      /are you close (to|with) your (family|parents|mum|mom|dad)/i,
      /do you get (on|along) with your (family|parents)/i,
    ],
    levels: [
      [
        "My mum Paz is a nurse in Valparaíso, my dad Jürgen fixed cable cars in Bavaria. They split when I was eleven. Good people, terrible couple.",
        "Small family, big distance. Dad an hour from me by van, Mum thirteen thousand kilometres by any method.",
      ],
      [
        "Mum and I cook together on video. Same recipe, two kitchens. She can tell by the sound that my onions are too early.",
        "Dad shows love by checking tyre pressure. I've stopped telling him I can do it. He needs it more than Gudrun does.",
      ],
      [
        "When I told Mum I was joining mountain rescue she went quiet for so long I thought the line dropped. Then she said, fine, but you call me first when you're down. Nine years. I always call.",
      ],
    ],
    hooks: [
      "Who in your family do you call first when something happens?",
      "What did you get from your parents that you'd never give back?",
    ],
  },
  {
    id: "family.ilse",
    keywords: ["grandmother", "gran", "grandma", "ilse", "oma", "grandparents", "granny"],
    asks: [
      /(who'?s|who is|tell me about|how'?s) (ilse|your (gran|grandma|grandmother|oma))/i,
      /(does|did) your (gran|grandma|grandmother) (really )?cheat/i,
    ],
    levels: [
      [
        "Ilse is my grandmother. Eighty-four, hip of titanium, cheats at cards like it's a pension plan.",
        "My oma Ilse lives in Mittenwald, keeps aces in her cardigan and goes to church with a clear conscience.",
      ],
      [
        "She cheats slowly, that's the genius. You watch her hands and she distracts you by asking about your love life.",
        "In sixty years nobody has caught her in the act. The priest tried. He lost eleven euros and his composure.",
      ],
      [
        "Last winter I bought a transparent card holder and see-through plastic cards, as a joke. She beat me with those too. I found the jack of spades in the butter dish in March.",
      ],
    ],
    hooks: [
      "Who's the most shameless person in your family?",
      "Did you learn anything useful from a grandparent, or just useful crimes?",
    ],
  },
  {
    id: "family.tomas",
    keywords: ["brother", "sister", "siblings", "tomás", "tomas", "sibling", "only child"],
    asks: [/(do|have) you (got|have) (any )?(siblings|brothers|sisters|a brother|a sister)/i, /are you an only child/i],
    levels: [
      [
        "One little brother, Tomás, twenty-five. He cooks on a ship. I rescue people on land, he feeds them at sea, Mum worries in all directions.",
        "Tomás, my brother, stayed with Mum when I went with Dad. So we grew up on voice calls and bad jokes.",
      ],
      [
        "We tell each other one joke every Sunday, since I was eleven. It has to be bad. If the other one laughs, you lose a point. He leads by forty.",
        "He's calm and I'm not. When something goes wrong he says, is it on fire, and if not he goes back to his onions.",
      ],
      [
        "He once talked me through fixing Gudrun's stove from a galley in the Magellan Strait, in a storm. I could hear pots flying. Dinner worked, though.",
      ],
    ],
    hooks: [
      "Are you the loud one or the calm one among your lot?",
      "What's a ritual you have with somebody you rarely see?",
    ],
  },
  {
    id: "pet.pixel",
    keywords: ["dog", "pixel", "pet", "pets", "puppy", "animals", "avalanche dog", "collie", "cat"],
    asks: [
      /(do|have) you (got|have) (any )?(pets|a dog|dogs|a cat|animals)/i,
      /(who'?s|who is|tell me about|how'?s) (pixel|your dog)/i,
      /what (breed|kind of dog)/i,
      /are you a (dog|cat) person/i,
    ],
    levels: [
      [
        "Pixel! Border collie and something with legs. Avalanche dog in training. So far she has rescued nine sausages.",
        "I have a dog called Pixel who can smell a person under two metres of snow and cannot smell that I'm busy.",
      ],
      [
        "Training is basically hide and seek with better snacks. You bury a friend, release the dog, and everyone cries a little when it works.",
        "She failed her first exam. Found the buried man in four minutes, then left him there and ate the examiner's sandwich. Fast, though!",
      ],
      [
        "Last February she stopped in a field on our own walk and wouldn't move. Just stood there. A glove under the snow, someone's lost wedding ring inside. Three villages later we found the owner.",
      ],
    ],
    hooks: [
      "Do you have an animal that runs your life?",
      "What's the cleverest or dumbest thing you ever saw an animal do?",
    ],
  },
  {
    id: "van.gudrun",
    keywords: ["gudrun", "van", "camper", "vanlife", "vw", "car", "drive", "driving", "transport", "bike"],
    asks: [
      /(who'?s|who is|what'?s|what is|tell me about) gudrun/i,
      /do you (drive|have a (car|van))/i,
      /why (did you|do you) name (your|a) van/i,
    ],
    levels: [
      [
        "Gudrun is my van. Thirty-four years old, mustard yellow, two speeds: stopped, and scenic.",
        "I drive Gudrun, who is a van, a kitchen and a long-running grudge on wheels.",
      ],
      [
        "Second gear only works if you're polite. I've seen grown climbers say please to a gear stick.",
        "She's called Gudrun after Dad's scariest aunt. Both refuse to start before nine.",
      ],
      [
        "Broke down in a tunnel once with four Swedish ski tourers in the back. They got out, pushed, and sang. When she started they'd got so into it they kept pushing. We passed the border like that.",
      ],
    ],
    hooks: ["What's the worst vehicle you ever loved?", "Road trip: are you driver, navigator or snack minister?"],
  },
  {
    id: "food.favourite",
    keywords: [
      "food",
      "eat",
      "favourite food",
      "favorite food",
      "hungry",
      "dinner",
      "lunch",
      "empanadas",
      "meal",
      "restaurant",
    ],
    asks: [
      /(what'?s|what is) your fav(ou?rite)? (food|meal|dish)/i,
      /what (food )?do you like to eat/i,
      /what did you (eat|have for (dinner|lunch|breakfast))/i,
      /are you hungry/i,
    ],
    levels: [
      [
        "Empanadas de pino. Beef, onions, one olive, and if the olive has no stone in it somebody cut corners.",
        "Kaspressknödel in broth after a cold day. It's a cheese dumpling that forgives you for everything.",
      ],
      [
        "The olive matters. In my family whoever gets the stone makes the next coffee. Nobody has lost a tooth yet. Please don't mention teeth.",
        "There's a hut above the Stubai valley with an apricot cake that has moved three marriage proposals. I guided two of them. The cake did the work.",
      ],
      [
        "I smuggled forty of Mum's empanadas to Austria in a helmet bag. Customs dog sat down in front of me. I looked at the dog. Dog looked at me. We both knew. He got one.",
      ],
    ],
    hooks: ["What would you carry over a border in a helmet bag?", "What's the meal that means you're home?"],
  },
  {
    id: "cooking",
    keywords: ["cook", "cooking", "kitchen", "recipe", "bake", "baking", "chef", "stove"],
    asks: [/(can|do) you cook/i, /are you a good cook/i, /what do you (like to )?cook/i],
    levels: [
      [
        "I cook like I pack: fast, too much, and everything in one pot.",
        "Yes, on one burner and a slope. In a real kitchen with four flames I get nervous.",
      ],
      [
        "My best dish is cazuela, my mum's soup. It takes three hours and I do it in fifty minutes, and you can taste the lie.",
        "Gudrun's kitchen is forty centimetres wide. You learn to chop with your elbows in.",
      ],
      [
        "Cooked for my whole rescue team once. Twenty people, one pot, and I swapped the paprika for the hot one. Sepp ate three plates, tears running, and said: good. That's a review.",
      ],
    ],
    hooks: [
      "What's your one dish, the one you'd cook to show off?",
      "Worst kitchen disaster so far, and did anyone have to eat it?",
    ],
  },
  {
    id: "drink.coffee",
    keywords: ["coffee", "tea", "espresso", "drink", "mate", "beer", "wine", "alcohol", "caffeine"],
    asks: [/(coffee or tea|tea or coffee)/i, /do you drink (coffee|tea)\b/i, /(what'?s|what is) your (drink|poison)/i],
    levels: [
      [
        "Coffee, black, from a moka pot older than Pixel. Tea is what huts give you when they've run out of hope.",
        "Moka pot on the van stove at five in the morning. That little gurgle is my national anthem.",
      ],
      [
        "Beer after the tour, never before. And one pisco sour a year with my mum, which is always three.",
        "Caffeine does nothing to me anymore, I just like holding something hot and being unreachable for four minutes.",
      ],
      [
        "Left the moka pot on a glacier in August. Went back in September with a search team of six volunteers and called it training. Pixel found it. Best coffee of my life!",
      ],
    ],
    hooks: ["What's your morning ritual before you count as a person?", "Which drink tastes like a place to you?"],
  },
  {
    id: "music",
    keywords: [
      "music",
      "song",
      "songs",
      "band",
      "bands",
      "sing",
      "singing",
      "cumbia",
      "playlist",
      "concert",
      "spotify",
    ],
    asks: [
      /what (kind of |sort of )?music/i,
      /who'?s your fav(ou?rite)? (band|singer|artist)/i,
      /what are you listening to/i,
      /do you (sing|play an instrument|play any instruments)/i,
    ],
    levels: [
      [
        "Cumbia for the kitchen, Los Jaivas for long roads, and nineties Eurodance for snow shovelling. I regret nothing.",
        "I sing loudly and one note to the left. The volunteers call it the siren.",
      ],
      [
        "Cumbia is the only music that makes washing up look like a decision.",
        "My dad has exactly one cassette that fits Gudrun's player. It's yodelling. I know it by heart and would die for it.",
      ],
      [
        "Danced at a hut one night till the warden turned the lights off. Then he put his own cassette on. Turned out seventy-year-old Alois had been waiting since 1983 for someone to ask.",
      ],
    ],
    hooks: [
      "Which song gets you off the chair no matter where you are?",
      "What's on your playlist that you'd deny in court?",
    ],
  },
  {
    id: "film.tv",
    keywords: ["film", "films", "movie", "movies", "tv", "series", "show", "netflix", "watch", "cinema"],
    asks: [
      /(what'?s|what is) your fav(ou?rite)? (film|movie|show|series)/i,
      /what (do you|are you) (like to )?watch(ing)?/i,
      /(seen|watched) any(thing)? good/i,
    ],
    levels: [
      [
        "Mountain disaster films, so I can shout at the rope work. Vroni no longer sits next to me.",
        "Anything with a heist. I like people with a plan and then the plan falling down the stairs.",
      ],
      [
        "In Hollywood they cut the rope every time. In real life we'd fill out a form about that rope for a week.",
        "My rule is no phones and one person is allowed to heckle. It's always me.",
      ],
      [
        "A film crew hired us as safety once. The hero had to dangle heroically for six hours. Between takes he held my hand and asked if the anchor was good. It was. So was his acting, turns out.",
      ],
    ],
    hooks: ["Which film could you act out from start to finish?", "And when you've no energy to choose, what goes on?"],
  },
  {
    id: "books",
    keywords: ["book", "books", "read", "reading", "novel", "author", "library"],
    asks: [
      /(do you|you) (like to )?read/i,
      /what are you reading/i,
      /(what'?s|what is) your fav(ou?rite)? (book|author)/i,
    ],
    levels: [
      [
        "Crime novels, in Spanish, usually with the last page missing because huts use it for the stove.",
        "Agatha Christie! Small, fits in a pocket, survives being rained on. Like me.",
      ],
      [
        "I've read eleven Christies without an ending. I've decided it was the doctor every time and I feel good about it.",
        "My mum sends me Allende with her own comments in pencil. She argues with the characters. She wins.",
      ],
      [
        "Snowed in for three days in a hut with one book, a manual on cheese. By day two we were reading it aloud with voices. I can still defend Bergkäse in a debate.",
      ],
    ],
    hooks: [
      "What book would you want if we were snowed in for three days?",
      "Do you finish bad books or throw them off the cliff?",
    ],
  },
  {
    id: "travel",
    keywords: [
      "travel",
      "travelling",
      "traveling",
      "trip",
      "trips",
      "abroad",
      "countries",
      "country",
      "visited",
      "flight",
    ],
    asks: [
      /(where have you|have you) (been|travell?ed)/i,
      /do you (like |love |like to )?travel(l?ing)?\b(?! (alone|solo))/i,
      /where (would|do) you (like|want|love) to (go|travel)/i,
    ],
    levels: [
      [
        "Every second January I fly to Chile to see my mum. In between, wherever Gudrun makes it to.",
        "Best trip so far: Albania, no plan, three punctures, and a farmer who fixed all of them and refused money and gave us cheese.",
      ],
      [
        "I don't do sights. I go in the hardware shop. You learn everything about a place from its screws.",
        "The next big one is Lofoten. Four thousand kilometres in a van that gets homesick after two hundred.",
      ],
      [
        "Slept in a bus station in Bariloche because I'd mixed up Tuesday and the concept of Tuesday. An old woman put a blanket on me without a word. I've carried a spare blanket ever since. Given away six.",
      ],
    ],
    hooks: [
      "Where have you been where a stranger was kinder than they had to be?",
      "What place would you go back to without thinking?",
    ],
  },
  {
    id: "weekend",
    keywords: ["weekend", "saturday", "sunday", "friday", "free time"],
    asks: [
      /what (are|r) you (doing|up to) (this|at the|on the|over the) weekend/i,
      /(how was|what did you do) (your|last|this|the|over the) weekend/i,
      /(any )?plans for the weekend/i,
    ],
    levels: [
      [
        "Saturday I've got twenty volunteers and a slope full of buried mannequins. Sunday: Ilse, cards, financial ruin.",
        "This weekend is course, course, and then cake at my oma's. She's been practising, which worries me.",
      ],
      [
        "A perfect free Sunday is cold lake, hot coffee, back in bed by ten with wet hair and a smug face.",
        "I'm bad at empty weekends. I say I'll rest and at noon I'm repairing a ski binding with a bread knife.",
      ],
      [
        "Two weeks ago we buried mannequin number seven so well that nobody found it. Six rescuers, three dogs. It's still out there. In spring some hiker is going to have a day.",
      ],
    ],
    hooks: [
      "What would a weekend look like if nobody needed anything from you?",
      "Are you a make-a-plan weekend person or a see-what-happens one?",
    ],
  },
  {
    id: "today",
    keywords: ["today", "this week", "lately"],
    asks: [
      /(how was|how'?s|how is) your (day|week|evening|morning|night)/i,
      /what (are|r) you (doing|up to)( today| right now| tonight| now)?\b(?! (on |for )?(this |at |on |the |over |next |tomorrow|saturday|sunday|monday|tuesday|wednesday|thursday|friday|later|christmas))/i,
      /what did you do today/i,
      /what'?s new/i,
    ],
    levels: [
      [
        "Long one. Six hours of probing snow in straight lines, then forty minutes thawing my own eyebrows.",
        "Today I taught beginners to walk slowly in a line. It's harder than climbing. Someone always has a theory.",
      ],
      [
        "This week is exam prep for Pixel. She's calm. I've dreamt three times of a sandwich.",
        "My hands smell of wax and dog biscuit, my boots are on the heater, so all in all it's a good evening.",
      ],
      [
        "One of my new volunteers, a shy baker called Roland, found his first beacon today. Ninety seconds. He sat down in the snow and just grinned. I had to check the sky for a minute.",
      ],
    ],
    hooks: ["What was the best five minutes of your day?", "Did anything today make you laugh out loud?"],
  },
  {
    id: "hobby.skitour",
    keywords: ["skiing", "ski", "snowboard", "snowboarding", "touring", "snow", "powder"],
    asks: [/do you (ski|snowboard)/i, /are you (good at|into) (skiing|snowboarding)/i],
    levels: [
      [
        "Ski touring. You walk up for four hours and ski down for eleven minutes, and somehow the maths works.",
        "I ski like my oma plays cards: fast, and don't look too closely.",
      ],
      [
        "The best bit is the skin track in the dark, headlamps in a line, nobody talking, everyone steaming like horses.",
        "Turned round forty metres below a summit in March. Snow felt wrong. Nobody argued. I was prouder of that than of most summits.",
      ],
      [
        "As a kid in Bavaria I'd never skied, so I told my class I was a champion in Chile. Then came the school ski trip. I went straight through a fence and into the ladies' sauna garden. Champion.",
      ],
    ],
    hooks: [
      "What did you once claim you could do and then had to prove?",
      "Up for four hours, down in eleven minutes: is that your sort of deal or madness?",
    ],
  },
  {
    id: "hobby.climbing",
    keywords: ["climb", "climbing", "bouldering", "rope", "ropes", "heights", "climber", "via ferrata"],
    asks: [/do you (climb|boulder)/i, /are you (scared|afraid) of heights/i],
    levels: [
      [
        "Climbing, yes. I like being too busy to think. Rock is good for that.",
        "Heights don't bother me. Four metres, four hundred, same hands. Paperwork bothers me.",
      ],
      [
        "Before every pitch Vroni and I check each other's knots and say one thing we're grateful for. It began as a joke. Now we can't start without it.",
        "My hands look like they belong to a carpenter who lost an argument.",
      ],
      [
        "Froze once on an easy route, in sun, for no reason at all. Shaking leg, the works. A nine-year-old below me called, breathe like a whale! So I did. It works. I teach it now.",
      ],
    ],
    hooks: [
      "When did you last feel your knees shake, and what got you through?",
      "Would you trust me with the rope, or do I have to earn it?",
    ],
  },
  {
    id: "hobby.swim",
    keywords: ["swimming", "swim", "lake", "cold water", "sea", "ocean", "beach"],
    asks: [/do you (swim|like swimming)/i, /(beach or mountains?|mountains? or beach)/i],
    levels: [
      [
        "Cold lakes. In, scream, out. Takes forty seconds and fixes a week.",
        "I was a sea kid, so I swim in whatever they give me here, which is melted glacier.",
      ],
      [
        "Nobody goes in gracefully. I've seen a judge squeal. It's very good for society.",
        "Mountains I love, but the sea is where my shoulders come down. I don't say that loudly in Tyrol.",
      ],
      [
        "In Valparaíso my mum taught me to read waves: wait for seven, go on the small one. At work I still count to seven before I decide something big. Nobody knows why I pause.",
      ],
    ],
    hooks: ["Straight in, or one toe at a time with commentary?", "Where do your shoulders come down?"],
  },
  {
    id: "sport.fitness",
    keywords: [
      "sport",
      "sports",
      "gym",
      "fitness",
      "workout",
      "exercise",
      "run",
      "running",
      "yoga",
      "football",
      "training",
    ],
    asks: [
      /do you (work ?out|go to the gym|run|(do|like|play) (any )?sports?|exercise)/i,
      /how do you (stay|keep) (fit|in shape)/i,
    ],
    levels: [
      [
        "My gym is a hill with a dog on it.",
        "I carry other people's rucksacks for a living, so in the evening I do one stretch and call it yoga.",
      ],
      [
        "I went to one spinning class. Forty minutes of cycling and I was still in Innsbruck. I felt cheated.",
        "Football yes, badly, in goal. I dive at everything. Including dogs.",
      ],
      [
        "We had a fitness test and I was late, so I ran it in ski boots. Came third. The ones in front are still explaining themselves to Sepp.",
      ],
    ],
    hooks: [
      "What moves you, actually: sport, dancing, or running for the bus?",
      "Did you have a sport as a kid that you were gloriously bad at?",
    ],
  },
  {
    id: "childhood",
    keywords: ["childhood", "kid", "memories", "memory", "growing up"],
    asks: [
      /what (were you like|was your childhood like|were you like as a (kid|child))/i,
      /(fav(ou?rite)?|best|earliest) childhood memory/i,
    ],
    levels: [
      [
        "Loud kid. Scabs on both knees, one front tooth, in charge of a gang of four children and a goose.",
        "Childhood was stairs. In Valparaíso everything is up a stair, and at the top there's an aunt.",
      ],
      [
        "We slid down the hills on flattened cardboard. Brakes were your brother.",
        "Our goose was called Presidente. He hated everyone except my mum, who is a nurse and once fixed his foot.",
      ],
      [
        "When we left Chile, I hid my cardboard sledge in the funicular station so I'd have to come back for it. Twelve years later I looked. Gone, of course. But someone had left a newer one.",
      ],
    ],
    hooks: ["What were you in charge of when you were eight?", "Which smell takes you straight back to being small?"],
  },
  {
    id: "school",
    keywords: ["school", "university", "college", "study", "studied", "degree", "teacher", "grades"],
    asks: [
      /what did you study/i,
      /did you (go to|like) (school|university|college|uni)/i,
      /were you good (at|in) school/i,
    ],
    levels: [
      [
        "I studied geography in Innsbruck for three years, mostly from a chairlift. I did finish. Ilse had it framed next to the barometer.",
        "School, hm. I was good at sports, geography and being sent outside.",
      ],
      [
        "My thesis was about snow layers. I dug ninety-four holes. My professor visited once and fell into one.",
        "The only subject I was afraid of was reading aloud. New country, thick accent. Now I shout for a living, so ha.",
      ],
      [
        "In eighth grade they asked each of us to bring an object from home. I brought a jar of Pacific water. Half the class wanted to smell it. First time I thought, okay, I could live here.",
      ],
    ],
    hooks: ["Which teacher would you like to run into today?", "What did school think you'd become?"],
  },
  {
    id: "dream",
    keywords: ["dream", "dreams", "ambition", "goals", "future", "five years", "aspiration"],
    asks: [
      /(what'?s|what is|what are) your (big(gest)? )?(dreams?|ambitions?|goals?)/i,
      /where do you see yourself/i,
      /what do you want (in|from|out of) life/i,
    ],
    levels: [
      [
        "A training hut of our own, for volunteers and dogs, with a stove that works and a room for my mum.",
        "I'd like to run a rescue school somewhere between the Alps and the Andes. Yes, I know what's between them. Details.",
      ],
      [
        "It has a name already, because I name things too early. Refugio Siete. Seven, like the waves.",
        "In five years I want Pixel retired and fat and me still laughing at my own jokes. The rest can move around.",
      ],
      [
        "Last year we looked at an old customs house near the pass. Rotten roof, perfect stove. I measured the kitchen with my arms. Somebody else bought it for a ski bar. I still drive past, and I still honk.",
      ],
    ],
    hooks: [
      "What have you named or measured before you could afford it?",
      "Got a wish that sounds slightly ridiculous out loud?",
    ],
  },
  {
    id: "fear.dentist",
    keywords: ["dentist", "dentists", "teeth", "tooth", "dental"],
    asks: [/(afraid|scared) of (the )?dentists?/i, /why (the )?dentists?/i, /what'?s wrong with dentists?/i],
    levels: [
      [
        "Dentists, yes. I'll hang off a cliff in fog, but the little mirror on a stick, no.",
        "It's the chair. On a rope I can always climb down. In the chair I've got a bib.",
      ],
      [
        "I've hidden in a pharmacy to avoid walking past my own dental practice. It's called Doctor Gentle. That's how they get you.",
        "They ask you things while their hands are in your mouth. That's not a conversation, that's an interrogation with mint.",
      ],
      [
        "Chipped a tooth on a carabiner. Vroni drove me to the emergency dentist and I made her sing the whole time. The dentist joined in. ABBA again. I'm being followed.",
      ],
    ],
    hooks: [
      "Be honest, do you sit in that chair like a grown-up?",
      "What ordinary appointment turns you into a six-year-old?",
    ],
  },
  {
    id: "fear",
    keywords: ["fear", "fears", "afraid", "scared", "phobia", "scary", "anxiety", "nervous"],
    asks: [/what (are|r) you (most )?(afraid|scared) of/i, /(what'?s|what is) your (biggest|greatest|worst) fear/i],
    levels: [
      [
        "That I'll turn someone round too late one day. So I turn early and let them grumble. And dentists, obviously.",
        "The phone at three in the morning. You get used to the mountain. You don't get used to the ring.",
      ],
      [
        "You lie there and sort everyone you love by who's on a mountain today. Then you breathe, boots, keys, go. By the stairs it's fine.",
        "Being scared is useful, I tell the volunteers. It's a colleague. You just don't let it drive.",
      ],
      [
        "One night it rang at three and I was so sure it was bad that I was in my boots before I picked up. It was Ilse. She'd found an ace in the freezer and wanted to say it wasn't hers.",
      ],
    ],
    hooks: [
      "What's your tiny, silly fear, the one that makes no sense with the rest of you?",
      "Scared and somebody's watching: what do you do with your face?",
    ],
  },
  {
    id: "embarrassing",
    keywords: ["embarrassing", "embarrassed", "awkward", "cringe", "blush", "oops"],
    asks: [/(most )?embarrassing (story|moment|thing)/i, /(when|have you) (were you|ever been) embarrassed/i],
    levels: [
      [
        "I once gave a safety speech to sixty tourists with my harness on inside out. A child told me. In German and English.",
        "Fell off a drag lift in front of my own rescue class. The lift kept dragging. I kept waving.",
      ],
      [
        "The worst is that they all shouted my own advice at me. Let go, roll. I've never been so well taught.",
        "I wave back at people who were waving at someone else about once a week. I've made two friends like that.",
      ],
      [
        "Talked to a man on a bench for ten minutes about his lovely quiet husky. It was a rucksack with fur trim. He didn't correct me. When I left he said, thank you, he likes you.",
      ],
    ],
    hooks: ["What's your most recent small public disgrace?", "Do you die inside or do you bow when it happens?"],
  },
  {
    id: "proud",
    keywords: ["proud", "proudest", "achievement", "accomplishment", "accomplished"],
    asks: [/(what are you|what'?s|what is) (your )?(most )?(proud(est)?|greatest achievement|biggest accomplishment)/i],
    levels: [
      [
        "That everyone I ever turned around was annoyed, and alive, and annoyed.",
        "My volunteers. Eleven of them have found someone for real. I keep the list behind the sugar.",
      ],
      [
        "The first name on the list is a baker's wife. She brings us bread on the date, every year, and never says why.",
        "I'm also proud of a shelf. It's level. Nobody in my family believed in me.",
      ],
      [
        "A girl from my youth course wrote to say she'd told her friends no at a bad slope, and they laughed, and she went home alone. Nothing happened to anyone that day. Best letter I ever got.",
      ],
    ],
    hooks: ["What are you proud of that would never fit on a CV?", "When did you last say no and feel good about it?"],
  },
  {
    id: "peeves",
    keywords: ["pet peeve", "peeve", "annoy", "annoys", "annoying", "hate when", "irritate"],
    asks: [/(what'?s|what is|what are) your (biggest )?(pet )?peeves?/i, /what (annoys|irritates|bugs) you/i],
    levels: [
      [
        "People who say it's just around the corner. I've carried people home from just around the corner.",
        "Being called fearless. It's rude to all the fear I'm working with.",
      ],
      [
        "Also loud chewers on summits. You climbed four hours for silence and brought crisps.",
        "And if you put an empty coffee tin back on the shelf, we're going to have a conversation. Sepp knows what he did.",
      ],
      [
        "A guest once told me he didn't need a map because he had a feeling. His feeling led to a farmyard with a bull. He learned to use a map standing on a trough.",
      ],
    ],
    hooks: [
      "What tiny thing makes you unreasonably furious?",
      "Be honest, what do you do that drives other people up the wall?",
    ],
  },
  {
    id: "love.past",
    keywords: [
      "relationship",
      "relationships",
      "ex",
      "exes",
      "single",
      "dating",
      "breakup",
      "boyfriend",
      "girlfriend",
      "heartbreak",
    ],
    asks: [
      /(are|r) you single/i,
      /(when was|how long was|how was|tell me about|what happened with) your last (relationship|boyfriend|ex)/i,
      /why (are|r) you (still )?single/i,
      /have you (ever )?been in love/i,
    ],
    levels: [
      [
        "Single a year and a bit. Before that Jonas, two years, lovely man, wanted me to come down to Munich. I mean that in both directions.",
        "Been in love twice properly, and once with a hut warden's soup.",
      ],
      [
        "Jonas needed me to stop going out at night when the phone rang. I needed him to be asleep when I got back. Neither of us was wrong, which is the annoying kind.",
        "I'm easy to meet and hard to schedule. I say that on the first page now.",
      ],
      [
        "When we split he kept the sofa and I kept the moka pot. Months later he sent the missing rubber seal by post, no note. I thought that was the kindest thing he could have written.",
      ],
    ],
    hooks: [
      "What did the last person you loved teach you, whether they meant to or not?",
      "Are you good at endings, or do you do the slow leaving?",
    ],
  },
  {
    id: "love.looking",
    keywords: ["looking for", "type", "partner", "here for", "chemistry"],
    asks: [
      /what (are|r) you looking for/i,
      /(what'?s|what is) your type/i,
      /what (do you want|brings you here|are you hoping)/i,
      /why (are|r) you on (here|this)/i,
    ],
    levels: [
      [
        "Somebody who laughs at themselves before I do it for them, and who can sit quietly in a van when it rains.",
        "My type is: shows up, says what they mean, owns a warm hat.",
      ],
      [
        "I don't need someone sporty. I need someone who isn't impressed by me at work and isn't bored by me on a sofa.",
        "Ilse's test is simple. She cheats, and she watches if you notice, and she watches if you say it nicely.",
      ],
      [
        "A man once told me on a first date he was scared of the cable car and took it anyway, holding a bag of pretzels like a baby. Didn't work out. But I thought, that. That's the thing I like.",
      ],
    ],
    hooks: [
      "What are you looking for when you're not being sensible about it?",
      "Which small thing in a person gets you every time?",
    ],
  },
  {
    id: "date.idea",
    keywords: ["first date", "date idea", "perfect date", "ideal date", "date night"],
    asks: [
      /(what'?s|what is) your (ideal|perfect|dream|idea of a) (first )?date/i,
      /(best|worst) (first )?date (you|ever|idea)?/i,
      /where would you (go|take me) on a (first )?date/i,
    ],
    levels: [
      [
        "A flea market with ten euros each. You buy the other person something terrible. It tells me everything.",
        "Walk with a bakery at the end. If we've run out of words there's still cake.",
      ],
      [
        "I like dates with a task. Sitting opposite each other is an interview with candles.",
        "Minigolf is underrated. Everyone becomes nine years old and cheats.",
      ],
      [
        "Worst date: he planned a surprise and the surprise was a climbing wall. On my day off. He explained the knot to me. I let him. I asked questions. Best theatre of my career.",
      ],
    ],
    hooks: [
      "Ten euros at a flea market for me: what would you buy?",
      "What's the best cheap date you've ever been on?",
    ],
  },
  {
    id: "humour",
    keywords: ["joke", "jokes", "humour", "humor", "comedy"],
    asks: [/(tell me|do you know|got) (a|any) jokes?/i, /what makes you laugh/i, /make me laugh/i],
    levels: [
      [
        "Why do seagulls live by the sea. Because if they lived by the bay they'd be bagels. That's my brother's. He has forty points.",
        "I have a terrible joke about avalanches but it takes a while to come down to you.",
      ],
      [
        "Tomás and I keep score. If you laugh you lose. I've lost at a funeral, a border control and once during an ultrasound for the dog.",
        "My laugh is loud. I've been asked to leave a library and a yoga. Not a yoga class, the whole yoga.",
      ],
      [
        "A patient with a broken leg asked me for a joke while we waited. I told him the bagel one. He laughed, it hurt, he swore at me, and at Christmas he sent me a bagel.",
      ],
    ],
    hooks: ["What's the worst joke you know by heart?", "Who makes you laugh until it stops being dignified?"],
  },
  {
    id: "superstition",
    keywords: [
      "superstition",
      "superstitious",
      "luck",
      "lucky",
      "ritual",
      "fate",
      "horoscope",
      "zodiac",
      "star sign",
      "ghosts",
    ],
    asks: [
      /are you superstitious/i,
      /(what'?s|what is) your (star )?sign/i,
      /do you believe in (fate|luck|ghosts|astrology|horoscopes)/i,
    ],
    levels: [
      [
        "Never say it's a quiet night. Never. A new volunteer said it once and we named the training dummy after him.",
        "I tap Gudrun's dashboard twice on every pass. Physics takes care of the rest.",
      ],
      [
        "No whistling in huts, it calls the wind. I don't believe it. I also don't whistle.",
        "Pisces. A fish on a mountain. My mum says it explains everything, my dad says it explains nothing, so they're both as usual.",
      ],
      [
        "Ilse gave me her lucky coin for exams. I passed everything. Later I learned she'd given the same coin to my cousin, my dad and the postman. It's a whole roll. She gets them at the bank.",
      ],
    ],
    hooks: [
      "Is there a thing you do for luck while pretending you don't?",
      "Do you believe in signs, or only in good maps?",
    ],
  },
  {
    id: "phone.social",
    keywords: ["phone", "social media", "instagram", "scrolling", "tiktok", "texting", "internet", "selfie", "online"],
    asks: [
      /(are you|do you) (on|use|have) (instagram|social media|tiktok|facebook)/i,
      /(how much|do you) (time )?(spend )?on your phone/i,
    ],
    levels: [
      [
        "My phone lives in a plastic bag with dog biscuits. It's on for call-outs and it tastes of liver.",
        "I post one photo a month. Usually of the weather, sometimes of Pixel looking guilty.",
      ],
      [
        "Texting I like, short and quick. Voice notes I make while walking uphill, so they sound like threats.",
        "We've rescued people who went over the edge for a selfie. I'm not saying more, I'm just saying my camera roll is mostly soup.",
      ],
      [
        "Dropped a phone into a crevasse in June, mid call with my mum. She heard the whole fall. I had to borrow a guest's phone to tell her it was only the phone. She'd already got her shoes on.",
      ],
    ],
    hooks: [
      "What's the last photo you took that isn't of a screen?",
      "Could you do three days with no phone, or do we need to train for that?",
    ],
  },
  {
    id: "money",
    keywords: ["money", "salary", "rich", "expensive", "lottery", "budget", "wealth", "million"],
    asks: [
      /(what would you do|if you won) (with|the) (a million|lottery)/i,
      /are you (good|bad) with money/i,
      /how much do you (earn|make)/i,
    ],
    levels: [
      [
        "I keep a shoebox marked Gudrun. Every month I put money in, every month she coughs and it's gone.",
        "Rescue pays in soup and guiding pays in sunburn. I'm fine. I own three good jackets.",
      ],
      [
        "If I won the lottery, I'd buy the customs house back from the ski bar. And a new clutch. In that order, sadly for Gudrun.",
        "I'm generous with food and mean with parking. I'll walk two kilometres to save four euros, and arrive thrilled.",
      ],
      [
        "Ilse lent me money for the van on one condition, one card game, double or nothing. I said no, I'd rather pay. She was so proud. First time anyone in the family saw it coming.",
      ],
    ],
    hooks: ["What would you buy first if money stopped being a question?", "What are you weirdly stingy about?"],
  },
  {
    id: "nature.city",
    keywords: ["nature", "city life", "countryside", "mountains", "mountain", "hike", "hiking", "forest", "outdoors"],
    asks: [
      /(city or (nature|country(side)?)|country(side)? or city)/i,
      /do you (like|love|go) (nature|the outdoors|mountains)\b/i,
      /(what'?s|what is) your fav(ou?rite)? (mountain|hike|place in nature)/i,
    ],
    levels: [
      [
        "Mountains with a city at the bottom. I want silence all day and dumplings at night.",
        "I like nature best when it's slightly rude. Wind, fog, a marmot yelling at you.",
      ],
      [
        "My favourite spot is a nothing place. Flat rock, above the tree line, faces west. No name, no summit, no selfies. I eat my sandwich there.",
        "Forests at night sound like somebody moving furniture. I've never been able to be frightened of it. It's neighbourly.",
      ],
      [
        "I was caught up high in a thunderstorm with a guest who was terrified, so we crouched on our rucksacks and told each other our worst haircuts. It passed at number six. She now sends me a photo after each haircut.",
      ],
    ],
    hooks: ["Where's your nothing place, the one without a name?", "What's the wildest weather you've been out in?"],
  },
  {
    id: "seasons",
    keywords: ["season", "seasons", "winter", "summer", "spring", "autumn", "weather", "rain", "cold"],
    asks: [
      /(what'?s|what is) your fav(ou?rite)? (season|weather|time of year)/i,
      /(winter or summer|summer or winter)/i,
      /how('?s| is) the weather/i,
    ],
    levels: [
      [
        "October! Courses haven't started, tourists have gone, larches are yellow, everybody owes everybody cake.",
        "I work in winter and I work in summer, so the in-between is my actual life.",
      ],
      [
        "The first snow has a sound. It's the sound of everything stopping. Then Pixel barks and ruins it.",
        "Bad weather doesn't exist, people say. Those people have never had a hut toilet forty metres from the hut.",
      ],
      [
        "Because I grew up with summer at Christmas, my body still expects strawberries on the 24th. My dad noticed the first year. He found some. In Bavaria, in December, in a snowstorm. He never said how.",
      ],
    ],
    hooks: ["Which month should be twice as long?", "First proper cold day of the year: what is your ritual?"],
  },
  {
    id: "morning.night",
    keywords: ["morning", "night owl", "early bird", "wake up", "alarm"],
    asks: [
      /are you a (morning|night) person/i,
      /(early bird|night owl|morning person)/i,
      /(what time|when) do you (get|wake) up/i,
    ],
    levels: [
      [
        "Morning. Two-thirty if there's a glacier, nine if there isn't. Nothing in between makes sense to me.",
        "I'm good at dawn and bad at noon. By three I'm basically furniture.",
      ],
      [
        "Dawn on a ridge feels like being let in through the staff entrance.",
        "On free days I wake at five anyway, furious, and then Pixel sighs at me like a disappointed wife.",
      ],
      [
        "I promised a group the sunrise of their lives and read the map wrong. We faced west. Perfect view of a car park. One guest clapped when the lights went off. That group tips me to this day.",
      ],
    ],
    hooks: [
      "When in the day are you the best version of yourself?",
      "Worst hour you ever got up, and was it worth it?",
    ],
  },
  {
    id: "sleep",
    keywords: ["sleep", "sleeping", "nap", "tired", "insomnia", "asleep", "dreams at night"],
    asks: [/(how|do you|did you) (do you )?sleep/i, /are you tired/i, /do you nap/i],
    levels: [
      [
        "I can sleep anywhere. Rope, rucksack, a talk about insurance.",
        "Nine hours when they let me. I take sleep like other people take wine, with opinions.",
      ],
      [
        "After call-outs I don't sleep, though. I clean the moka pot. It's very clean.",
        "Pixel snores in Morse code. I've looked it up. She says nothing of value.",
      ],
      [
        "Fell asleep standing in a queue for the cable car. A kind person steered me forward by the rucksack for twenty minutes. I woke up at the top. I'd only come to collect a parcel.",
      ],
    ],
    hooks: ["What keeps you awake when you should be sleeping?", "Best nap of your life: where was it?"],
  },
  {
    id: "values",
    keywords: ["values", "principles", "religion", "politics", "honest", "honesty"],
    asks: [/what (matters|is (most )?important) to you/i, /what do you (value|believe in)/i, /are you religious/i],
    levels: [
      [
        "Showing up. You can be late, wrong and in bad trousers, but show up.",
        "I believe in telling people the plain thing early. It's kinder than telling them the soft thing late.",
      ],
      [
        "On a rope you find out quick that trust isn't a feeling. It's someone checking your knot even though they're bored.",
        "I'm not much of a churchgoer. But I ring the little bell on summits, every time, and I mean something by it.",
      ],
      [
        "Sepp's eleven words, since we're being serious: the mountain doesn't know that you're good, so be careful instead. I had them engraved on the inside of my shovel.",
      ],
    ],
    hooks: [
      "What do you trust people for, first of all?",
      "When did somebody show up for you when they didn't have to?",
    ],
  },
  {
    id: "friends",
    keywords: ["friend", "friends", "friendship", "best friend", "vroni"],
    asks: [
      /(who'?s|who is|tell me about|do you have) (your |a )?best friends?/i,
      /(who'?s|who is) (vroni|sepp)/i,
      /do you have (many|a lot of) friends/i,
    ],
    levels: [
      [
        "Vroni. Nurse at the clinic, driest person in Tyrol, holds my rope and my secrets and mocks both.",
        "My friends are four loud people and Sepp. Sepp evens it out.",
      ],
      [
        "She patches up who I bring down. So half our friendship is in a hospital corridor with vending machine soup.",
        "Whenever I say I'm fine, Vroni says, as a nurse or as a friend. It's very annoying and it works.",
      ],
      [
        "When Jonas and I broke up Vroni didn't say a word. Picked me up, drove to the lake, pushed me in. In April. Then she handed me a towel she'd warmed on the engine. That's planning.",
      ],
    ],
    hooks: ["Who'd push you in a lake and have a warm towel ready?", "How did you meet the person who knows you best?"],
  },
  {
    id: "holidays",
    keywords: ["holiday", "holidays", "christmas", "easter", "new year", "vacation", "celebrate", "celebration"],
    asks: [
      /(what do you do|how do you (spend|celebrate)|where do you go) (for|at|on|over)? ?(christmas|easter|the holidays|new year)/i,
      /do you like (christmas|the holidays)/i,
    ],
    levels: [
      [
        "Christmas is Ilse's parlour, forty candles, three languages and a tombola where she wins the main prize every year. She buys the main prize.",
        "New Year I'm on duty. We drink cocoa, watch other people's fireworks and wait for someone to try something.",
      ],
      [
        "My mum rings at eight in the evening from thirty degrees, wearing sunglasses, eating panettone in front of a fan. We hold our faces to the screen like idiots.",
        "In Valparaíso New Year is fireworks over the bay and you eat twelve grapes at midnight. I do it here, with cocoa. Sepp eats one. Solidarity.",
      ],
      [
        "One New Year we fetched a man in a penguin suit off a toboggan run. Perfectly healthy, just embarrassed and stuck. He comes to our summer party every year. In the suit.",
      ],
    ],
    hooks: [
      "What's your family's strangest holiday tradition?",
      "Where would you be at midnight on New Year if you could choose?",
    ],
  },
  {
    id: "languages",
    keywords: ["language", "languages", "spanish", "accent", "dialect", "english", "translate"],
    asks: [
      /(what|how many) languages/i,
      /do you speak (spanish|german|english|french)/i,
      /(where'?s|what'?s) (that|your) accent/i,
    ],
    levels: [
      [
        "Spanish with Mum, German with Dad, English with guests, and Tyrolean I understand until they get emotional.",
        "I count in Spanish, swear in German and do my worst flirting in English.",
      ],
      [
        "Chilean Spanish is Spanish with the corners sanded off. In Madrid they asked me kindly where I'd learned it.",
        "Best word I own is cachai. It means you get it, more or less, and you can put it after anything.",
      ],
      [
        "In an emergency I once gave the whole instruction in Spanish to a very nervous man from Linz. He did everything right. Later he said he'd only understood my hands.",
      ],
    ],
    hooks: ["What word do you have that doesn't translate?", "Do you change a little when you change language?"],
  },
  {
    id: "art",
    keywords: ["art", "museum", "mural", "paint", "painting", "draw", "drawing", "gallery", "photography", "creative"],
    asks: [/(do you like|are you into) (art|painting|photography)\b/i, /(can|do) you (draw|paint)/i],
    levels: [
      [
        "Valparaíso is one big mural, so I grew up thinking all walls come with a giant blue cat.",
        "Museums I do in twenty minutes, one painting, then the café. I remember the painting for years, though.",
      ],
      [
        "On our old stairs there was a woman painted with birds for hair. I said good morning to her every day till I was eleven. I'm told I still nod at walls.",
        "I draw avalanche diagrams. Vroni has one on her fridge and says it's abstract.",
      ],
      [
        "My mum sent me a photo. They were repainting the stairs. I asked her to say goodbye for me. Instead she talked the painter into leaving one bird. It's up in the corner. I check every visit.",
      ],
    ],
    hooks: [
      "Is there a picture you'd visit like a friend?",
      "Gudrun's side is blank: what goes on it, if you hold the brush?",
    ],
  },
  {
    id: "games",
    keywords: ["game", "games", "cards", "gaming", "watten", "chess", "poker"],
    asks: [
      /(do you|what games do you) play (any )?(cards|games|board games|video games|chess)/i,
      /are you competitive/i,
    ],
    levels: [
      [
        "Cards. Watten, which is a Tyrolean game where winking at your partner is a legal move. You'd think it was invented for dating.",
        "I'm competitive at everything that doesn't matter and very calm at everything that does.",
      ],
      [
        "Board games end badly in my flat. Someone threw a tiny sheep once. It was me.",
        "The winks are a code. Left eye, right eye, tongue in cheek. Explaining it to guests takes an hour and looks like hay fever.",
      ],
      [
        "Final round at the valley fair, my partner was Sepp. He's never winked in his life. He looked at me, closed both eyes, and I understood everything. We won a ham.",
      ],
    ],
    hooks: ["Are you a good loser or do sheep fly?", "What game would you beat me at, and how much are you betting?"],
  },
  {
    id: "fashion",
    keywords: ["clothes", "fashion", "style", "wearing", "shoes", "outfit", "dress", "tattoo", "tattoos", "hair"],
    asks: [
      /what (are you|do you (like to )?) ?wear(ing)? (normally|usually|on a date|to work)/i,
      /(do|have) you (got|have) (any )?(tattoos|piercings)/i,
      /how would you describe your style/i,
    ],
    levels: [
      [
        "Seven fleece jackets and one very good green dress. There's nothing in between, I've looked.",
        "My style is could leave for Norway in five minutes.",
      ],
      [
        "The dress was my mum's. It has a burn mark from a birthday candle in 1994 and I tell everyone it's the design.",
        "One tattoo, a seagull on the ankle. It's supposed to be a condor. The artist was cheap.",
      ],
      [
        "Went to a wedding straight from a call-out. Green dress, mountain boots, leaf in hair. The bride swapped shoes with me for the dance so her feet could rest. Best bride.",
      ],
    ],
    hooks: [
      "What do you own that you'd run back into the house for?",
      "Which piece of clothing tells the most lies about you?",
    ],
  },
  {
    id: "plants",
    keywords: ["plant", "plants", "garden", "gardening", "flowers", "cactus", "grow"],
    asks: [/do you (have|like|keep) (any )?(plants|flowers|a garden)/i, /(are you good with|do you garden)/i],
    levels: [
      [
        "One cactus, Günther. He's survived four moves and one avalanche seminar.",
        "I kill basil by looking at it. Cacti respect me.",
      ],
      [
        "Günther flowers once every two years, at night, while I'm out. I've seen it only on Frau Huber's window camera.",
        "Flowers on the mountain I know by name. In a pot they stop talking to me.",
      ],
      [
        "Someone gave me an orchid. I forgot it in Gudrun over winter. In April it was blooming on the dashboard like nothing had happened. Now I don't know what I believe.",
      ],
    ],
    hooks: ["Do plants live or die with you?", "What's the most stubborn living thing you know?"],
  },
  {
    id: "guilty",
    keywords: ["guilty pleasure", "guilty pleasures", "trashy", "embarrassing taste", "secret", "secrets"],
    asks: [/(what'?s|what is|do you have) (your|a|any) guilty pleasures?/i, /tell me a secret/i],
    levels: [
      [
        "Sunday evening romance films, the German kind set in Cornwall. Someone inherits a lighthouse. I weep by minute forty.",
        "I eat cold ravioli from the tin with a ski strap buckle. I'm not even in trouble when I do it.",
      ],
      [
        "Sepp watches them too. We've never discussed it. On Monday he'll just say, lighthouse, and I say, I know.",
        "I've got a drawer full of hotel soap. From places I rescued someone near. It's a very odd diary.",
      ],
      [
        "I cried so hard at one of those films in the van that a policeman knocked. I said it was about a lighthouse. He asked which one. He'd seen it. He got in and we watched the end.",
      ],
    ],
    hooks: ["What do you love that you'd switch off if I walked in?", "Confess one harmless crime against good taste?"],
  },
  {
    id: "bucket.list",
    keywords: ["bucket list", "someday", "before you die", "want to try", "wish list", "lofoten", "adventure"],
    asks: [
      /(what'?s|what is) on your bucket list/i,
      /what (have you always wanted|do you want) to (try|do)/i,
      /what'?s next for you/i,
    ],
    levels: [
      [
        "Lofoten in Gudrun. Patagonia with my mum. One honest card game with Ilse. I think the van has the best chances.",
        "I want to see the sea freeze. A sea kid should see that once.",
      ],
      [
        "Also to be a contestant on a really stupid quiz show. I'd take Sepp as the phone joker. He'd say no and hang up.",
        "I keep the list inside the sun visor. It has coffee on it. One line I can't read anymore and I'm worried it was the good one.",
      ],
      [
        "Three years ago I crossed one off: parachute. I laughed the entire way down, landed in a field of cabbages, and the farmer said, not again. Not again! How many.",
      ],
    ],
    hooks: [
      "What's on the list that you could actually do this year?",
      "Dare: pick one thing off your list, which one goes first?",
    ],
  },
  {
    id: "secret.talent",
    keywords: ["talent", "talents", "whistle", "party trick"],
    asks: [
      /(what'?s|what is|do you have) (your|a|any) (secret |hidden )?(talents?|party tricks?|skills?)/i,
      /what are you good at/i,
    ],
    levels: [
      [
        "I can whistle with four fingers so loud that cows turn round.",
        "Fold any map in six seconds. Even the old ones. People have proposed to me for less.",
      ],
      [
        "I can also guess what's in a rucksack by lifting it. I've won beers. I've lost a friend.",
        "And I remember voices. Not faces, voices. I'll know you in a stairwell in ten years by your hello.",
      ],
      [
        "The whistle found someone once. Fog, radio dead, so I whistled and we listened. A tiny whistle came back. He'd learned it from me in a kids' course seven winters before.",
      ],
    ],
    hooks: ["What can you do that's useless in every situation but one?", "What did you get good at by accident?"],
  },
  {
    id: "favourites",
    keywords: [
      "favourite word",
      "favorite word",
      "favourite smell",
      "favorite smell",
      "smell",
      "colour",
      "color",
      "favourite colour",
      "favorite color",
      "favourite place",
    ],
    asks: [/(what'?s|what is) your fav(ou?rite)? (word|smell|colou?r|place|number|sound|thing)/i],
    levels: [
      [
        "Smell, hot rock just after rain. Colour, mustard, like Gudrun. Place, one particular petrol station. Word, querencia, and that one needs a sentence of its own.",
        "All my favourites, quick: mustard for colour, dog paw for smell, a flat rock with no name for place, seven for number, querencia for word.",
      ],
      [
        "Querencia is the spot where you feel safe and strong. Bulls have one in the ring. I have four, and one sells diesel.",
        "The number is seven. My mum's waves. I park in seven if I can.",
      ],
      [
        "There's a petrol station near Zirl with a lady who makes cheese rolls at four in the morning. After bad nights we all go, no one plans it. She never asks. She just puts more cheese.",
      ],
    ],
    hooks: ["Where's your spot, the one where you feel safe and strong?", "What smell would you bottle if you could?"],
  },
  {
    id: "age.birthday",
    keywords: ["age", "birthday", "born", "twenty-nine", "thirty"],
    asks: [/how old (are|r) you/i, /(when'?s|when is|what'?s) your birthday/i, /(what'?s|what is) your age/i],
    levels: [
      [
        "Twenty-nine. Thirty next March and I plan to be somewhere without reception.",
        "I'm 29, knees are 44, sense of humour is 9. Average that.",
      ],
      [
        "Birthday's the third of March. High season, so I've blown out candles on soup, on a headlamp, and on a stretcher.",
        "Thirty doesn't scare me. The speech my dad is writing for it scares me. He's asked for a projector.",
      ],
      [
        "My twenty-fifth I was on a call-out, everyone forgot, including me. We got back at two in the morning and the casualty, leg in plaster, had ordered a cake to the clinic. Vroni tells everyone.",
      ],
    ],
    hooks: [
      "What's the best birthday you ever had, or the best disaster?",
      "What age did you imagine would feel grown-up?",
    ],
  },
  {
    id: "name",
    keywords: ["name", "lena", "nickname", "full name"],
    asks: [
      /(what'?s|what is|whats) your name/i,
      /who (are|r) you/i,
      /what (should|do) (i|people) call you/i,
      /is lena (short|your real)/i,
    ],
    levels: [
      [
        "Lena. Short for Magdalena, which only my oma uses, and.",
        "I'm Lena. The volunteers say Chefin, my brother says Leni, Pixel says nothing because I'm the one who's trained.",
      ],
      [
        "Magdalena was Dad's idea. My mum wanted Marina. Sea or church, and they compromised on nothing, as usual.",
        "On the radio I'm Fox Two. There's no Fox One. Sepp retired the number and won't discuss it.",
      ],
      [
        "As a kid in Bavaria they wrote my second surname on the wrong forms for three years, so I've got a swimming badge belonging to a Lena Fischmarkt. I wear it with pride.",
      ],
    ],
    hooks: [
      "What do the people who love you call you?",
      "Is there a story behind your name, or was it just available?",
    ],
  },
  {
    id: "about.me",
    keywords: [
      "about yourself",
      "yourself",
      "about you",
      "hobby",
      "hobbies",
      "interests",
      "describe yourself",
      "personality",
    ],
    asks: [
      /tell me (something )?(more )?about (yourself|you)\b/i,
      /what do you do for fun/i,
      /what are your (hobbies|interests)/i,
      /(how would you )?describe yourself/i,
      /what do you like to do/i,
    ],
    levels: [
      [
        "Short version: mountains, a van with moods, a dog with a criminal record, a laugh you'll hear two valleys away.",
        "I climb, I ski, I swim in stupid water, and on Sundays an old woman takes my money at cards.",
      ],
      [
        "Longer version: I look brave and I check everything three times. I get bored fast and I stay loyal forever. Make of that what you want.",
        "Mostly I like doing things slightly badly with good people. Dancing, Italian, plumbing.",
      ],
      [
        "Vroni once wrote my profile for an app. It said: comes with dog, returns when wet, do not feed after midnight. I got more sensible messages from that than from anything I ever wrote.",
      ],
    ],
    hooks: [
      "What's the short version of you, the one your best friend would write?",
      "What would you be doing if today had three extra hours?",
    ],
  },
  {
    id: "home.hut",
    keywords: ["hut", "huts", "camping", "camp", "tent", "stars", "campfire", "cabin", "sleeping bag"],
    asks: [/do you (like|go|enjoy) camping/i, /(tent or hotel|hotel or tent)/i],
    levels: [
      [
        "Huts over hotels. Twenty strangers, one stove, someone's socks. By nine you know everyone's divorce.",
        "I've slept out about two hundred nights. You stop counting stars and start rating pillows.",
      ],
      [
        "A rolled jacket is a four out of ten. A coil of rope is a two. A dog is a nine until she dreams.",
        "The best hut warden I know, Alois, greets every guest with: you're late. Nobody's ever been on time.",
      ],
      [
        "Once I woke in the tent because someone was breathing on the other side of the canvas. Very close. Very calm. I lay there an hour composing my last words. Cow. Her name was Uschi, it said so on the ear.",
      ],
    ],
    hooks: [
      "Tent, hut, or a hotel with a robe: where are you happiest?",
      "Longest you ever sat by a fire, and with whom?",
    ],
  },
  {
    id: "dancing",
    keywords: ["dance", "dancing", "party", "parties", "club", "nightlife", "karaoke"],
    asks: [/do you (like to |ever )?(dance|party|go (dancing|clubbing)|do karaoke)\b/i],
    levels: [
      [
        "I dance like someone's chasing me and I like them.",
        "Cumbia yes, waltz if bribed. In Tyrol they slap their own shoes, and I'm working on it.",
      ],
      [
        "My mum taught me on the roof between the washing. Wet sheets as dance partners. They lead well.",
        "Clubs are too loud for me to be the loudest. Kitchens are perfect.",
      ],
      [
        "At a village ball the band leader asked for volunteers for the shoe slapping. I hit my own shin so hard I needed rescuing. Sepp carried me off, on shoulders, to applause. He was beaming.",
      ],
    ],
    hooks: ["Do you dance, or do you guard the jackets?", "Last time you danced in a kitchen: who was there?"],
  },
  {
    id: "happiness",
    keywords: ["what makes you happy", "happiness", "joy", "grateful", "best day"],
    asks: [/what makes you (happy|smile)/i, /(are you happy|when are you happiest)/i, /best day of your life/i],
    levels: [
      [
        "Wet hair, hot coffee, nobody missing. That's it. The nobody missing part does most of the work.",
        "The second when the dog barks and someone under the snow shouts back. Even when it's only Roland in a drill.",
      ],
      [
        "I write one line a day in the van logbook. Kilometres, oil, and one good thing. Some days the good thing is the oil.",
        "Loud happiness I do without trying. The quiet sort I had to learn, like sitting.",
      ],
      [
        "Best day, I think: Mum visiting, Ilse cheating her at cards, Mum cheating right back. Two women, no common language, forty minutes of pure crime. They've written to each other ever since.",
      ],
    ],
    hooks: ["What went into your last really good day?", "What's your one good thing from this week?"],
  },
  {
    id: "sad.hard",
    keywords: ["sad", "cry", "crying", "lonely", "loneliness", "tough", "stress", "stressed", "homesick"],
    asks: [
      /when did you last cry/i,
      /do you (ever )?(get|feel) (sad|lonely|homesick|stressed)/i,
      /what'?s the hardest (thing|part)/i,
    ],
    levels: [
      [
        "I miss people in two hemispheres. There's always someone's birthday I'm too late or too early for.",
        "Some call-outs don't end well. I'm not made of rock about it. I go to the petrol station, I eat the cheese roll, I call my mum.",
      ],
      [
        "For years I thought being cheerful was my job. Vroni told me I could clock off. It took me a while to believe her.",
        "Homesick comes with smells for me. Diesel and salt. I stood behind a fish van in Innsbruck for ten minutes last year like a cat.",
      ],
      [
        "After the one that went worst, Sepp drove me home and we sat in the car till it got light. He didn't say anything. At the end he gave me his gloves. I still wear them on the hard days.",
      ],
    ],
    hooks: ["Who do you sit in the car with when it's bad?", "What helps you, when it's one of the heavy days?"],
  },
  {
    id: "work.start",
    keywords: ["how it started", "why rescue", "became a guide", "calling"],
    asks: [
      /(how|why|when) did you (get into|become|start|end up|choose|decide)( doing| in| as| on)? (that|this|it|an?|your|guiding|rescue|mountain rescue|archiv\w+|the (job|work))\b/i,
      /what got you into (that|this|it|your)/i,
      /do you (like|love|enjoy) (your job|your work|what you do)/i,
      /(fav(ou?rite)?|best) (thing|part) (about|of) (your|the) (job|work)/i,
    ],
    levels: [
      [
        "A volunteer found me once. I was nineteen, fog, wrong gully, very sure of myself. The week after, I signed up.",
        "I love it, yes. Not every day. But I've never once asked myself what it's for.",
      ],
      [
        "The man who found me was Sepp. He said two words, there you, and gave me half his cheese roll. I've been trying to be that for someone since.",
        "My dad thought it was a phase. He's been saying so for ten years, while fixing my gear.",
      ],
      [
        "I kept the bill from that rescue. They didn't charge me, so Sepp wrote one by hand: one cheese roll. It hangs over my desk. Every year he asks when I'm paying.",
      ],
    ],
    hooks: [
      "Who found you, back when you were lost about what to do?",
      "Did you choose what you do, or did it pick you up on the way?",
    ],
  },
  {
    id: "family.future",
    keywords: ["want kids", "children", "marriage", "married", "settle down", "future family"],
    asks: [
      /do you want (kids|children|a family|to get married|to settle down)/i,
      /do you have (any )?(kids|children)/i,
      /would you (like|want) (kids|children|to (marry|get married))/i,
    ],
    levels: [
      [
        "None yet. I'd like some, I think, two loud ones, with somebody who can sleep through anything.",
        "Maybe. I want a full table more than I want a certain kind of table.",
      ],
      [
        "I know what it is to be split between two places, so I'd be careful. Any kid of mine gets one stair they can keep.",
        "Marriage I can take or leave. Staying, I can't leave.",
      ],
      [
        "Roland's little girl once asked if Pixel was my baby. I said sort of. She looked her over and said, you should have got one with hands. I think about it at bath time.",
      ],
    ],
    hooks: [
      "How full is the table when you picture your own, years from now?",
      "Is that a clear yes for you, or still fog?",
    ],
  },
  {
    id: "looks.height",
    keywords: ["tall", "height", "short", "look like", "smoke", "smoking"],
    asks: [/how tall (are|r) you/i, /what do you look like/i, /do you (smoke|vape)/i],
    levels: [
      [
        "One metre sixty-four, sixty-six with a helmet, sixty if Ilse's measuring. And no smoking, my lungs are on the payroll.",
        "Short, sunburnt on one ear, hair I cut myself with first-aid scissors.",
      ],
      [
        "Nobody expects the small one to carry the rope. I get a lot of free surprise out of that.",
        "The scissors are round at the tip, so the worst I can do is a fringe. I've done it.",
      ],
      [
        "A newspaper photographed our team and cropped me out, because I was below the edge of everyone's shoulders. There's just a hand holding a rope. Mum framed it. She says it's my best side.",
      ],
    ],
    hooks: ["What would I recognise you by in a crowd?", "Which feature of yours has the best story?"],
  },
  {
    id: "advice",
    keywords: ["advice", "lesson", "learned", "learnt", "mistake", "regret", "regrets", "wisdom", "changed your mind"],
    asks: [
      /\b(best|worst) advice/i,
      /\bdo you (have any )?regrets?/i,
      /\bwhat (have you learn(ed|t)|did you learn|would you do differently)/i,
      /\b(something|anything|what) you('ve| have)? changed your mind/i,
    ],
    levels: [
      [
        "Turn round while you're still enjoying it. That's for ridges, parties and one or two boyfriends.",
        "Eat before you decide anything. Half the bad ideas I've had were only a missing cheese roll.",
      ],
      [
        "I learned it late, the asking for help bit. I'd teach it all Saturday and then carry my own fridge upstairs alone.",
        "What I regret is small and stupid. I was in a hurry once at the airport and hugged my mum with my rucksack still on.",
      ],
      [
        "My first season I asked Sepp how you know it's time to go back. He unwrapped his lunch, ate all of it, folded the paper. I thought he'd forgotten me. Then he pointed behind us, and the cloud had already shut the col.",
      ],
    ],
    hooks: [
      "Who gave you the best advice you didn't listen to?",
      "What would you do again with one thing packed differently?",
    ],
  },
];
