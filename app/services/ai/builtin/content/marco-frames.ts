/**
 * What Marco can talk about: the twelve tables, his people (Nonna Filomena, Chiara, Dom, Luca, Anna, Vito, Renzo, Bao, Dot,
 * Saskia, Joyce, Con, Imogen, Lorusso) and a greyhound on three legs. Three depths a topic; the hooks hand the topic over.
 */
import type { TopicFrame } from "./types.ts";

export const marcoFrames: readonly TopicFrame[] = [
  {
    id: "work.frame",
    keywords: [
      "handwriting",
      "framed",
      "nonna",
      "grandmother",
      "grandma",
      "gran",
      "filomena",
      "grandparents",
      "above the stove",
    ],
    asks: [
      /(tell me|what|who) (about |is |was )?(your )?(nonna|grandmother|grandma|gran)\b/i,
      /what('?s| is) (in|with) (the|that|your) frame/i,
      /what('?s| is| does).{0,30}(over|above) (the|your) stove/i,
      /what does (the|her|your nonna'?s) (handwriting|paper|note|frame|recipe) say/i,
      /(are|were) you close (to|with) your (nonna|grandmother|grandma|gran)/i,
    ],
    levels: [
      [
        "Over my stove, behind glass, there's a page in my grandmother's handwriting. Customers think it's the secret of the sauce. I let them.",
        "My nonna, Filomena, taught me to cook, to bluff and to apologise with bread. Her handwriting hangs over the stove and it watches me.",
      ],
      [
        "The paper in the frame isn't a recipe. It's a shopping list: flour, chicory, candles. Only Chiara and the health inspector know.",
        "Filomena measured salt with her eyes shut and people with her eyes open. She was wrong about salt maybe twice.",
      ],
      [
        "The last thing on her list, in pencil, says “something for Marco.” She never told me what. Chiara says socks. I've cooked under that line for nine years, and every night I try to guess better than socks.",
      ],
    ],
    hooks: [
      "Whose handwriting would you hang where you could see it every day?",
      "Did anyone teach you a thing without ever saying they were teaching?",
    ],
  },
  {
    id: "work.renzo",
    keywords: [
      "renzo",
      "knives",
      "knife",
      "business partner",
      "ex partner",
      "ex-partner",
      "partner who sends",
      "falling out",
    ],
    asks: [
      /(who|what) (is|was|happened (to|with)) (renzo|your (ex[- ]?)?(business )?partner)/i,
      /why (does|did|do) (he|renzo|they|your (ex[- ]?)?(business )?partner|somebody|someone) (still )?sends? (you )?(the )?kni(ves|fe)/i,
      /tell me about (renzo|the knives|your (ex[- ]?)?(business )?partner)/i,
    ],
    levels: [
      [
        "I opened the place with a friend, Renzo. He wanted thirty tables, I wanted twelve, and now every March he posts me a knife.",
        "My old business partner sends me a knife each year. Good ones. Sharp, wrapped in newspaper, no note.",
      ],
      [
        "You must never accept a knife for nothing, it cuts the friendship. So I post Renzo one coin, every time. Seven knives, seven coins, seven years of not speaking.",
        "Twelve is the number of tables I can see from the stove. Renzo said that's not a business, that's a family. He meant it as a criticism.",
      ],
      [
        "Last March the parcel was late and I stood at the door three mornings in an apron. When it came, there was my first coin inside, the one from year one. I still don't know if it means the end or the beginning.",
      ],
    ],
    hooks: [
      "Is there a person you still argue with, in silence, while you do the dishes?",
      "Who would you like to hear from, if pride took one evening off?",
    ],
  },
  {
    id: "people.joyce",
    keywords: ["joyce", "table four", "red pen"],
    asks: [/(who'?s|who is|tell me about|how'?s|how is) joyce/i],
    levels: [
      [
        "Joyce is eighty-one, comes on Thursdays at six and sits at table four. One glass of red, one red pen for my menu.",
        "A retired English teacher, Joyce, and my most faithful guest. She found me the right words for everything except prices.",
      ],
      [
        "Joyce took me on as a pupil when I arrived, like a lost glove. I paid in gnocchi: one verb, one plate.",
        "She wears her good coat to correct me. I think the coat's for the verbs.",
      ],
      [
        "I came out of the kitchen one Thursday and Joyce had turned her chair to face the wall. I thought I'd offended her. She was teaching the small boy at table five to read the menu, backwards, in the mirror. He ordered perfectly.",
      ],
    ],
    hooks: [
      "Who corrected you so kindly that you thanked them?",
      "Which guest would you keep a table for, every single week?",
    ],
  },
  {
    id: "people.dot",
    keywords: ["dot", "dishwasher", "tram conductor", "washing up"],
    asks: [/(who'?s|who is|tell me about|how'?s|how is) dot\b/i],
    levels: [
      [
        "Dot washes my dishes and runs my life. Sixty-seven, once a tram conductor, still rings an invisible bell when a plate's too dirty.",
        "In my kitchen Dot is the dishwasher, the choir and the supreme court.",
      ],
      [
        "She sings Dusty Springfield into the big pots, for the echo. When I'm sad she sings into the small ones.",
        "I once offered Dot a machine for the plates. She looked at me as if I'd offered her a machine for her grandchildren.",
      ],
      [
        "Dot never takes the free dinner. Nine years of no thank you. One night I found why, a sandwich in her bag, for the tram ride, cut in two. She shares it with the night driver. He used to be her trainee.",
      ],
    ],
    hooks: ["Who runs your life without having the title?", "Is there somebody at your work who'd refuse the machine?"],
  },
  {
    id: "people.bao",
    keywords: ["bao", "sous chef", "sous-chef"],
    asks: [/(who'?s|who is|tell me about|how'?s|how is) bao\b/i],
    levels: [
      [
        "Bao is my sous-chef, twenty-eight, the calmest man in Melbourne. I'm the storm and he's the drain.",
        "My right hand's called Bao. I found him in the kitchen of somebody else's party, losing to a box of prawns.",
      ],
      [
        "He leaves me notes instead of arguing: “Salt.” “Again.” “Chef, go home.” I keep them all.",
        "Bao's mother brings us spring rolls on Fridays and inspects how thin he is. Then she inspects how thin I am, and leaves more.",
      ],
      [
        "A hotel offered Bao double. I told him to take it, and I hid in the cold room with my face. He came in after me with two coats. He'd already said no. He only wanted to know how long I'd stay in there.",
      ],
    ],
    hooks: [
      "Who brings the second coat when you're being dramatic?",
      "Are you the storm, in your partnerships, or the drain?",
    ],
  },
  {
    id: "pet.leg",
    keywords: ["his leg", "lost a leg", "three legs", "three-legged", "fourth leg"],
    asks: [
      /(what happened (to|with)|how did (he|gnocchi|your dog|your greyhound) lose|where'?s) (his|the|a|gnocchi'?s) (fourth |other |missing )?leg/i,
      /why (has he|does (he|gnocchi) have) (only )?three legs/i,
    ],
    levels: [
      [
        "The back left one broke at the track, in his last race, before we met. They could save the dog or the leg, and somebody sensible chose.",
        "He lost it racing. I think he finally saw what was round the bend and had second thoughts.",
      ],
      [
        "On three legs he corners like a sofa being moved. Downhill he's still fast, and very surprised about it.",
        "Children ask where the fourth one is. I say he lent it. They accept this at once, and ask to whom.",
      ],
      [
        "Gnocchi broke it on the last bend of his last race. The first month I carried him upstairs, out of pity. Then I forgot a chicken on the landing, and he flew! He'd let me carry him because I seemed to need it.",
      ],
    ],
    hooks: [
      "What do you manage perfectly well that people keep carrying for you?",
      "Have you ever let somebody help because they needed to?",
    ],
  },
  {
    id: "work.crew",
    keywords: [
      "saskia",
      "staff",
      "crew",
      "colleague",
      "colleagues",
      "coworker",
      "coworkers",
      "team at work",
      "boss",
      "waitress",
    ],
    asks: [
      /(who|what people) (do|works?) (you )?work(s)? with( you)?/i,
      /(tell me about|what('?s| is| are)) your (staff|team|crew|kitchen team|colleagues)/i,
      /are you (a )?(good|strict|nice|shouty) (boss|chef)|do you (shout|yell|scream)/i,
    ],
    levels: [
      [
        "Three people keep me upright: Bao at the stove, Saskia on the floor, Dot at the sink. I mostly wave my arms.",
        "Bao is my sous-chef, twenty-eight, calm as a lake. When I shout at a pan he turns down my radio, and I understand.",
      ],
      [
        "Dot is sixty-seven and was a tram conductor. She washes like she's clearing a carriage, and she sings Dusty Springfield to the big pots.",
        "Saskia studies law and carries four plates. She's never lost a case or a spoon.",
      ],
      [
        "One Friday the power went in the middle of service. I made a speech about courage. By the end Dot had lit every table with birthday candles, Bao had moved to gas, and Saskia had sold six cold desserts. Nobody heard the speech.",
      ],
    ],
    hooks: [
      "Who keeps you upright, on the days you only wave your arms?",
      "At work, are you the stove, the floor or the sink?",
    ],
  },
  {
    id: "work.customers",
    keywords: ["customer", "customers", "guests", "diners", "regulars", "critic", "reviews"],
    asks: [
      /(who'?s|who is|tell me about) (your (regulars?|fav(ou?rite)? customers?))/i,
      /(best|worst|strangest|weirdest) (customer|guest|review)/i,
      /do you like your customers/i,
    ],
    levels: [
      [
        "Every Thursday at six, table four, Joyce. Eighty-one years, one glass of red, one red pen for my menu.",
        "I know my regulars by their coats, their orders and their silences. The silences tell me what to send out first.",
      ],
      [
        "Joyce taught English for forty years, and when I arrived she took me on, like a lost glove. I paid by the plate.",
        "Nobody sits alone in my place if they don't want to. I put the bread in the middle, I say it's a Bari tradition, and it isn't.",
      ],
      [
        "A critic once wrote that my room was “too small for its heart.” I was furious for a week. Then Joyce took out her pen, crossed out “too small for” and wrote “all.” It hangs in the bathroom.",
      ],
    ],
    hooks: ["Needing looking after, what would you order?", "Where do they know your order before you sit?"],
  },
  {
    id: "work.start",
    keywords: ["how it started", "became a chef", "why cooking", "calling", "lorusso", "apprentice", "apprenticeship"],
    asks: [
      /(how|why|when) did you (get into|become|start|end up|choose|decide)( doing| in| as| on)? (that|this|it|an?|your|cooking|chef\w*|the (job|work|restaurant))\b/i,
      /what got you into (that|this|it|your|cooking)/i,
      /do you (love|enjoy) (your job|your work|what you do|being a chef)/i,
      /(fav(ou?rite)?|best|hardest|worst) (thing|part) (about|of) (your|the|being a) (job|work|chef)/i,
    ],
    levels: [
      [
        "I was nine, I was shy, and at my grandmother's table nobody asks the person who's carrying the food to speak. So I carried the food.",
        "A man called Lorusso gave me my first knife and a hill of potatoes. I was fifteen. I'm still under the hill, but I love the view.",
      ],
      [
        "The best part is the sound through the door when a table goes quiet. Twelve tables, forks down, one breath. I'd work for that alone, and some months I do.",
        "The hardest part is six o'clock, when everything's ready and nobody's come. Every night I think nobody will. Nine years, every night.",
      ],
      [
        "At Lorusso's, if you sent out a bad plate, you had to sit in the dining room and eat it, in your whites, among the guests. I ate eleven. The twelfth was good. I wept into it, so then it was salty.",
      ],
    ],
    hooks: [
      "Behind what did you hide as a child that turned out to be your talent?",
      "Which part of your work would you do for nothing?",
    ],
  },
  {
    id: "work.trattoria",
    keywords: [
      "work",
      "job",
      "career",
      "profession",
      "chef",
      "restaurant",
      "trattoria",
      "tables",
      "twelve tables",
      "your place",
      "menu",
      "kitchen job",
    ],
    asks: [
      /what do you do( for (a living|work))?\b(?! (for|on|at|in|when|to|with|after|if|about))/i,
      /(what'?s|what is) your (job|work|profession|occupation)/i,
      /how('?s| is) (work|the restaurant|the trattoria|business)/i,
      /tell me about your (job|work|restaurant|trattoria|place)/i,
      /why twelve( tables)?/i,
      /(what'?s|what is) (your (restaurant|trattoria)|the (restaurant|trattoria)) (called|like)/i,
    ],
    levels: [
      [
        "I have a trattoria in Brunswick, twelve tables, one stove, one frame over it. I cook, I worry, I carry chairs.",
        "I'm the chef and the owner of a small place called Filomena's. It used to be a shoe repair shop, and on wet days it remembers.",
      ],
      [
        "The menu fits on one page and Joyce corrects it. Three starters, three pastas, three regrets, as she calls the desserts.",
        "Why twelve tables: from my stove I can see twelve faces when they take the first bite. At thirteen I'd have to guess.",
      ],
      [
        "The first night, nine people came, and six of them wanted shoes back. One lady had brought the ticket. I gave her orecchiette, she gave me the ticket, and it's in the till to this day. Number twelve, I swear to you.",
      ],
    ],
    hooks: [
      "In your own work, what's the face you're waiting to see?",
      "If you had one small place with your name on the door, what would happen inside?",
    ],
  },
  {
    id: "home.bari",
    keywords: ["bari", "italy", "italian", "puglia", "hometown", "grew up", "originally", "roots", "homesick"],
    asks: [
      /where (are|r) you (originally )?from/i,
      /where did you grow up/i,
      /where were you born/i,
      /(what'?s|what is|tell me about) (bari|italy|puglia)( like)?/i,
      /do you miss (bari|italy|home)/i,
    ],
    levels: [
      [
        "Bari, in the heel, the old part, where the streets are so thin that you borrow salt without leaving your chair.",
        "I come from Bari. Sea at one end, women rolling pasta in the street in the middle, my mother calling me at the other end.",
      ],
      [
        "In our lane the women make orecchiette at tables outside their doors. As a boy I thought everybody's front step had flour on it.",
        "What I miss is noise with a shape: scooters, bells, somebody's aunt. Melbourne is quieter. Here even the arguments use indicators.",
      ],
      [
        "I went back after five years with presents for the whole lane. The old fish seller looked at me, long, and said, “You were away.” Then he charged me the tourist price. I walked home so offended and so happy, because he only cheats family.",
      ],
    ],
    hooks: [
      "What would your street say about you, if a street could gossip?",
      "What sound do you miss without having noticed when it stopped?",
    ],
  },
  {
    id: "home.move",
    keywords: [
      "moved",
      "moving",
      "immigrant",
      "immigrated",
      "emigrate",
      "emigrated",
      "visa",
      "suitcase",
      "came to australia",
      "new country",
    ],
    asks: [
      /(why|when|how) did you (move|come|end up|go)( here| there)?( to| in)? ?(melbourne|australia)?\??$/i,
      /how long have you (lived|been) (there|here|in (melbourne|australia))/i,
      /was it hard to (move|leave|settle)/i,
    ],
    levels: [
      [
        "I came for six months, twelve years ago. One suitcase, one pan, one phrase book with the important page missing.",
        "At twenty-four I flew to Melbourne because my grandmother was gone and every street in Bari kept telling me so.",
      ],
      [
        "My English was football commentary and menus. I could say “offside” and “medium rare” and I lived on those for a winter.",
        "The first year I cooked in a hotel with no windows. I rang my mother from the cold room so she wouldn't hear how quiet it was.",
      ],
      [
        "At the airport they opened my suitcase and found my pan, wrapped in pyjamas. The officer asked what's this for. I had no words, so I showed him, with hands, a whole carbonara. He stamped me. He comes in every birthday.",
      ],
    ],
    hooks: [
      "What would be the one stubborn object in your suitcase?",
      "Have you ever gone somewhere for a little while and stayed by accident?",
    ],
  },
  {
    id: "home.melbourne",
    keywords: [
      "melbourne",
      "brunswick",
      "australia",
      "neighbourhood",
      "neighborhood",
      "suburb",
      "based",
      "upstairs",
      "apartment",
      "flat",
    ],
    asks: [
      /where do you live/i,
      /where are you (based|living|located|at)/i,
      /(what'?s|what is|how'?s) (melbourne|brunswick|australia) like/i,
      /do you live alone/i,
    ],
    levels: [
      [
        "Brunswick, in Melbourne, above my own kitchen. My commute is fourteen stairs, and Gnocchi supervises from the top.",
        "I live over the restaurant with a dog, an accordion and a bed that smells faintly of rosemary. There are worse lives.",
      ],
      [
        "Melbourne does four seasons before lunch. You learn to carry an umbrella, sunglasses and a sense of humour.",
        "My ceiling slopes, so I cook tall and sleep bent. At night I hear the trams turn in, like spoons in a drawer.",
      ],
      [
        "When I moved in upstairs, the boiler only worked if somebody in the kitchen boiled pasta. Truly, some pipe. So for a whole winter I put water on at six in the morning in order to shower. I've never eaten so much breakfast spaghetti!",
      ],
    ],
    hooks: ["What does your place smell of when you open the door?", "What would I hear from your window at midnight?"],
  },
  {
    id: "people.neighbours",
    keywords: ["neighbour", "neighbours", "neighbor", "neighbors", "barber", "con"],
    asks: [/(do you (know|like)|how are|tell me about) your neighbou?rs/i, /(who'?s|who is) con\b/i],
    levels: [
      [
        "Next door is Con, a Greek barber with a coffee machine. We've been at war about coffee for nine years, and he cuts my hair for free.",
        "I know every neighbour by what they borrow: Con takes parsley, the florist takes change, the boy upstairs across takes advice and ignores it.",
      ],
      [
        "Con says his coffee is older than Rome. I say it tastes it. This is how two shy men say good morning.",
        "Our street has one parking space. It has caused more conversation than any church.",
      ],
      [
        "The winter I had the flu, Con came up with soup. Egg and lemon, terrible colour, in a barber's basin. I ate three bowls and told him it needed salt. He told me I needed a haircut. He'd closed his shop to bring it.",
      ],
    ],
    hooks: [
      "Which neighbour would you trust with your keys, and which with your secrets?",
      "What's the smallest war you've kept up for years?",
    ],
  },
  {
    id: "family.chiara",
    keywords: ["chiara", "sister", "sisters", "siblings", "sibling", "brother", "accountant", "only child"],
    asks: [
      /(do|have) you (got|have) (any )?(siblings|brothers|sisters|a brother|a sister)/i,
      /are you an only child/i,
      /(who'?s|who is|tell me about|how'?s) (chiara|your (sister|siblings?))/i,
    ],
    levels: [
      [
        "My sister Chiara is my accountant. Three years older, ten years wiser, and she can hear me buying truffles from across the city.",
        "One sister, Chiara. She has three ways of saying no, and one of them is a spreadsheet.",
      ],
      [
        "Chiara followed me to Melbourne two years later, “to look at the receipts.” She looked, she sat down, she never left.",
        "She says I have a heart like a colander. I say colanders are essential. She writes down the cost of the colander.",
      ],
      [
        "In the bad winter I couldn't pay the gas, and I hid the letter in the flour. Chiara found it, floury, paid it, and left one line on the envelope: “You're hopeless. Eat something.” I've never been told I love you so clearly.",
      ],
    ],
    hooks: [
      "Who in your life says I love you by fixing something?",
      "Are you the colander in your family, or the one with the spreadsheet?",
    ],
  },
  {
    id: "family.luca",
    keywords: ["luca", "nephew", "nieces", "niece", "nephews", "uncle", "dom", "brother-in-law"],
    asks: [
      /(who'?s|who is|tell me about|how'?s) (luca|dom|your nephew)/i,
      /(are you|do you like being) an uncle/i,
      /do you have (any )?(nieces|nephews)/i,
    ],
    levels: [
      [
        "My nephew Luca is nine, a goalkeeper, and eats only white food. I'm a chef, so God has a sense of humour.",
        "I'm uncle to one boy, Luca. I taught him to dive, to whistle and to lie about vegetables. His mother found out about one of these.",
      ],
      [
        "Plain pasta, plain bread, plain rice. I hid a whole cauliflower in his dinner once. He looked at me with such disappointment, it's white anyway.",
        "Dom, his father, is a plumber who never speaks at table. When he likes a dish he tightens something. My taps are perfect.",
      ],
      [
        "Luca let in eight goals on a Saturday and wouldn't leave the pitch. I sat down in the goalmouth in my good trousers. After a long time he said, “I'll have the red sauce.” His first colour. We've never had plain since!",
      ],
    ],
    hooks: [
      "What would nobody get you to eat at nine years old?",
      "Who's the child in your life who tells you the truth?",
    ],
  },
  {
    id: "family.parents",
    keywords: ["family", "parents", "mother", "mum", "mom", "father", "dad", "fisherman", "seamstress", "vito", "anna"],
    asks: [
      /(tell me about|how'?s|how is|how are) your (family|parents|mom|mum|mother|dad|father)/i,
      /are you close (to|with) your (family|parents|mom|mum|dad)/i,
      /do you get (along|on) with your (family|parents)/i,
      /what do your parents do/i,
    ],
    levels: [
      [
        "My father Vito is a fisherman, my mother Anna sews wedding dresses, and I get seasick and cry at weddings. They did their best.",
        "My parents are in Bari still, same door, same boat, same argument about the radio. I ring on Sundays, and they put me on the table like a guest.",
      ],
      [
        "Papà says perhaps nine words in a phone call, and four of them are about wind. But he never hangs up first.",
        "My mother has never seen my restaurant. She's afraid of aeroplanes, of lifts and of airports, which are full of both.",
      ],
      [
        "Two years ago she came as far as the check-in at Bari with a packed suitcase and my father in a tie. She couldn't. She went home and unpacked. The next month the suitcase arrived in Melbourne by post, full of tablecloths. Twelve.",
      ],
    ],
    hooks: ["Who still waits for your call, and pretends not to?", "What did your parents pass on to you by mistake?"],
  },
  {
    id: "pet.gnocchi",
    keywords: [
      "pet",
      "pets",
      "dog",
      "dogs",
      "greyhound",
      "gnocchi",
      "cat",
      "cats",
      "animal",
      "animals",
      "puppy",
      "rescue dog",
    ],
    asks: [
      /(do|have) you (got|have) (any )?(pets|a dog|dogs|a cat|cats|animals|a pet)/i,
      /are you a (dog|cat) person/i,
      /(how'?s|how is|who'?s|who is|tell me about) (gnocchi|your (dog|greyhound))/i,
    ],
    levels: [
      [
        "I have a greyhound with three legs, called Gnocchi. He's grey, he's soft, and he sinks and then rises.",
        "Gnocchi is a retired racing dog. Eleven races, ten last places, and one win nobody can explain.",
      ],
      [
        "He lost the leg at the track, in the last race, before me. Now he runs like a poem with a line missing, and it's still a poem.",
        "He's afraid of the blender, of pigeons and of his own sneeze. At midnight, after service, we walk the block, and he's the mayor.",
      ],
      [
        "At the shelter I'd come for a small practical dog. Gnocchi leaned on me. That's all, he leaned, because with three legs you need a wall. I stood forty minutes so he wouldn't fall. Then the lady said, “You know he can stand.”",
      ],
    ],
    hooks: ["Have you ever been chosen by an animal with no warning?", "When you're tired, whom do you lean on?"],
  },
  {
    id: "food.comfort",
    keywords: [
      "comfort food",
      "broth",
      "soup",
      "heartbreak food",
      "cure",
      "sick day",
      "cheer up",
      "hungover",
      "hangover",
    ],
    asks: [
      /what (would you|should i|do you) (cook|make|eat|feed|prescribe)( me| someone| somebody)? (if|when|for|after)/i,
      /(what'?s|what is) (your|the best) comfort food/i,
      /food for (every|a) (feeling|mood)/i,
    ],
    levels: [
      [
        "I prescribe: broth for a fright, fried things for a promotion, and for a broken heart pasta with burnt breadcrumbs, because it's brave and it crunches.",
        "Every feeling has a dish. Monday sadness is lentils. Real sadness is eggs, soft, because it asks nothing of you.",
      ],
      [
        "For nerves, something you must do with your hands: artichokes, mussels, peas. Fear can't shell peas.",
        "When I'm the patient, it's bread fried in oil with sugar. My grandmother made it when I didn't want to go to school. I've been not wanting to go to school at thirty-six.",
      ],
      [
        "A man came in alone and ordered for two. I asked nothing. I cooked both plates properly, I set both places, then I sat down and ate hers. We didn't say a word. He shakes my hand now on the same date, every year.",
      ],
    ],
    hooks: [
      "What did someone cook for you once, on the day you needed it?",
      "If I had to prescribe you a plate tonight, what are the symptoms?",
    ],
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
      "breakfast",
      "meal",
      "dish",
      "orecchiette",
      "pasta",
      "focaccia",
      "signature",
    ],
    asks: [
      /(what'?s|what is) your fav(ou?rite)? (food|meal|dish|pasta)/i,
      /what (food )?do you like to eat/i,
      /what did you (eat|have for (dinner|lunch|breakfast))/i,
      /are you hungry/i,
      /(what'?s|what is) (the|your) (best|signature) (dish|thing you (make|cook))/i,
    ],
    levels: [
      [
        "Orecchiette with bitter greens, anchovy, chilli. Little ears, so the sauce has somewhere to be heard!",
        "Focaccia from Bari, with the tomatoes pushed in by thumb, eaten from paper, on a wall, burning your mouth because you're an animal!",
      ],
      [
        "An orecchietta must be pulled by a thumb, never by a machine. Each thumb gives a different ear. I can tell Bao's from mine in the dark.",
        "I eat standing, like a horse. Twelve tables in my house and I've sat down for dinner perhaps four times this year.",
      ],
      [
        "Once a lady sent back the orecchiette and said they weren't like her mother's. I went out to argue. She was from my lane. She went into the kitchen, showed me her mother's thumb, and she was right. It's on the menu under her name.",
      ],
    ],
    hooks: [
      "What's the plate that nobody makes like your family does?",
      "Which food would you cross a city for, in the rain, with bad shoes?",
    ],
  },
  {
    id: "cooking",
    keywords: [
      "cook",
      "cooking",
      "recipe",
      "recipes",
      "bake",
      "baking",
      "sauce",
      "stove",
      "carbonara",
      "garlic",
      "ingredients",
    ],
    asks: [
      /(can|do) you cook( at home| for yourself)?/i,
      /are you a good cook/i,
      /what do you (like to |love to )?(cook|bake)/i,
      /(any|give me a|what'?s your (best|one)) (cooking|kitchen)? ?(tip|tips|secret|advice)/i,
      /would you cook for me/i,
    ],
    levels: [
      [
        "I cook the way I can't talk: loudly, with my whole arms, and without apologising. Hand me a pan and I'm six foot four.",
        "One rule covers most cooking: salt the water like the sea, stop before you think, and never trust a sauce that arrives in a hurry.",
      ],
      [
        "At home, after service, I make toast. People imagine feasts up there. It's a chef and a dog, sharing toast, on the stairs.",
        "The pan tells you everything if you shut up. Hiss is water, whisper is oil, silence is a disaster already finished.",
      ],
      [
        "I burnt the garlic on the night the newspaper came, like a student. I started again with the man looking. He wrote that the chef “seems to care unreasonably.” Best line I've ever had, from burnt garlic!",
      ],
    ],
    hooks: [
      "With nobody judging, not even you, what goes in the pan?",
      "Who burns the garlic at your place, and who eats it anyway?",
    ],
  },
  {
    id: "drink.coffee",
    keywords: [
      "coffee",
      "espresso",
      "tea",
      "drink",
      "drinks",
      "wine",
      "beer",
      "alcohol",
      "cappuccino",
      "cocktail",
      "caffeine",
    ],
    asks: [
      /(coffee or tea|tea or coffee)/i,
      /do you (like|drink) (coffee|tea|alcohol|beer|wine)/i,
      /(what'?s|what is) your (drink|poison|coffee order)/i,
      /how (do you|many) (take|drink|coffees?)/i,
    ],
    levels: [
      [
        "Coffee, short, standing, three sips. If it lasts longer than a compliment it's too big.",
        "A small glass of red at the end of the night, on the back step, with my clogs off. That's my church.",
      ],
      [
        "I came to Melbourne ready to laugh at the coffee. Nobody warned me it would be good. I laughed at the size of the cups instead.",
        "Cappuccino after lunch is your own affair. I won't say a word. You'll only see my eyebrow.",
      ],
      [
        "Con the barber and I had a blind tasting to end the war: his coffee, mine, and one from the petrol station, with Dot as judge. She took her time. She chose the petrol station. We haven't told a soul on the street.",
      ],
    ],
    hooks: [
      "What's in your glass when the day finally lets go of you?",
      "Do you drink your coffee, or do you live in it?",
    ],
  },
  {
    id: "hobby.accordion",
    keywords: ["accordion", "instrument", "play an instrument", "musician", "whistle"],
    asks: [
      /do you play (an|any) instruments?/i,
      /(do|can) you (really )?play (the )?accordion/i,
      /why (the )?accordion/i,
    ],
    levels: [
      [
        "I play the accordion. Three songs: one sad, one fast, and one that began as a mistake.",
        "There's an accordion on top of my wardrobe. I take it down when I'm happy and put it back when the neighbours are.",
      ],
      [
        "An accordion breathes, so you can't lie with it. When I'm nervous it wheezes like my uncle on a staircase.",
        "I practise in the cold room, between the parmesan and the lemons. It's two degrees. Everything comes out fast.",
      ],
      [
        "Joyce turned eighty at table four and I'd promised her a song. I came out, twelve tables turned, and my fingers left me. I played the mistake. She danced to it with Dot. Now people ask for it by name, and it has no name.",
      ],
    ],
    hooks: [
      "What can you play, or sing, or hum, if nobody's looking?",
      "Have you got a mistake that turned into a habit and then into a treasure?",
    ],
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
      "playlist",
      "concert",
      "opera",
      "radio",
      "mina",
    ],
    asks: [
      /what (kind of |sort of )?music/i,
      /who'?s your fav(ou?rite)? (band|singer|artist)/i,
      /what are you listening to/i,
      /do you sing/i,
    ],
    levels: [
      [
        "Mina for the prep, Celentano for the rush, and silence for the washing up, except it's never silence, because Dot.",
        "Old Italian songs from before I was born. Everyone in them is leaving by train, and the trumpet agrees.",
      ],
      [
        "Bao is allowed the radio on Fridays. It's some kind of drum with a fever. The risotto comes out angry and people love it.",
        "I sing only to stock. Stock needs four hours and doesn't interrupt.",
      ],
      [
        "At Chiara's wedding they pushed me to sing and I ran to the kitchen. I sang there, alone, full voice, plating the sea bass. Nobody told me the microphone from the speeches was on the pass. They'd danced the whole first dance to it.",
      ],
    ],
    hooks: [
      "Which song makes you stand up straight in a kitchen?",
      "What was playing in the house when you were small and somebody was happy?",
    ],
  },
  {
    id: "film.tv",
    keywords: [
      "film",
      "films",
      "movie",
      "movies",
      "tv",
      "series",
      "netflix",
      "watch",
      "cinema",
      "big night",
      "cinema paradiso",
    ],
    asks: [
      /(what'?s|what is) your fav(ou?rite)? (film|movie|show|series)/i,
      /what (do you|are you) (like to )?watch(ing)?/i,
      /(seen|watched) any(thing)? good/i,
    ],
    levels: [
      [
        "Big Night, eleven times. Two brothers, one restaurant, one omelette at the end. Nobody speaks, and it's the whole of love.",
        "Cinema Paradiso breaks me at the same minute each time. I keep a napkin ready, folded as a swan.",
      ],
      [
        "Cooking programmes make me shout. They give a man twenty minutes for a ragù. In twenty minutes I'd still be introducing myself to the onion.",
        "On Mondays we're closed, so Monday is cinema. Matinee, row G, a bag of olives that I'm not allowed to have.",
      ],
      [
        "I took Imogen to see a chef film, very accurate, very loud. In the burning scene I stood up and said, “Behind.” Out loud, in the dark, as one does. From three rows back somebody answered, “Yes, chef.” We were four cooks in that room.",
      ],
    ],
    hooks: [
      "What film do you know so well that you eat at the right moments?",
      "Which ending would you change, if they let you in the kitchen of it?",
    ],
  },
  {
    id: "books",
    keywords: [
      "book",
      "books",
      "read",
      "reading",
      "novel",
      "novels",
      "author",
      "literature",
      "poetry",
      "poem",
      "cookbook",
      "cookbooks",
      "montalbano",
    ],
    asks: [
      /(do you|you) (like to )?read\b/i,
      /what are you reading/i,
      /(what'?s|what is) your fav(ou?rite)? (book|author|poem)/i,
    ],
    levels: [
      [
        "Inspector Montalbano, all of them. There's a murder, there's the sea, and then he stops everything to eat properly. A serious man.",
        "I read cookbooks in bed like thrillers. I know it's the butter, and still I turn the page.",
      ],
      [
        "Joyce gives me one novel a year. I read it with a dictionary and with suspicion. She asks questions over the gnocchi.",
        "My first book in English was a children's one about a very hungry caterpillar. I thought, finally, a hero.",
      ],
      [
        "Joyce lent me a book of love poems and inside was a train ticket from 1966, never used. I gave it back between the pages. The next Thursday she said, “You found him, then,” and asked for the good wine. That's all I know.",
      ],
    ],
    hooks: [
      "Which book did you meet at the right hour of your life?",
      "Do you finish books out of love or out of stubbornness?",
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
      "plane",
      "vacation",
    ],
    asks: [
      /(where have you|have you) (been|travell?ed)/i,
      /do you (like |love |like to )?travel(l?ing)?( (much|a lot|often))?/i,
      /where (would|do) you (like|want|love) to (go|travel)/i,
      /(what'?s|what is) your (dream|fav(ou?rite)?) (trip|destination|holiday)/i,
    ],
    levels: [
      [
        "I travel by stomach. Hanoi for broth, Athens for one argument about octopus, Hobart never, because of Renzo.",
        "Mostly I go home: Bari, ten days in January, nine of them at a table.",
      ],
      [
        "Bao's aunt in Hanoi fed me at five in the morning on a plastic stool the size of a hat. I understood nothing and I was completely at home.",
        "I pack three things wrong every time: too many shirts, no charger, a cheese.",
      ],
      [
        "In Athens I got lost with two lemons in my hands and a grandmother took me for the delivery. She paid me. I was too shy to explain, so I went and bought her more. I delivered for three days. She wept when I left.",
      ],
    ],
    hooks: [
      "What did you eat somewhere far away that you've been chasing since?",
      "Are you the one with the map or the one who follows a smell?",
    ],
  },
  {
    id: "weekend",
    keywords: ["weekend", "saturday", "sunday", "friday", "free time", "day off", "monday off"],
    asks: [
      /what (are|r) you (doing|up to) (this|at the|on the|over the) weekend/i,
      /(how was|what did you do) (your|last|this|the|over the) weekend/i,
      /(any )?plans for the weekend/i,
      /what do you do on your (days?|time) off/i,
    ],
    levels: [
      [
        "My weekend is a Monday. I sleep, I play football badly, I go to the matinee. The rest of the city looks at me with pity.",
        "Saturday is two services, forty-eight covers, one dog upstairs who can smell every single one of them.",
      ],
      [
        "Sunday lunch is Chiara's. I'm forbidden to cook there. I sit on my hands, I eat, I say three kind things about the lasagne. Two are true.",
        "A free Monday frightens me a little, about four o'clock. I've filled it with football for that reason.",
      ],
      [
        "Last Monday I decided to rest like a normal person: park, blanket, newspaper. In ten minutes I was helping a family with their barbecue. In thirty I'd taken over. In an hour I was plating. The grandmother asked what I charge.",
      ],
    ],
    hooks: [
      "What does your laziest hour of the week look like?",
      "Which hour of the weekend do you protect like the last slice?",
    ],
  },
  {
    id: "today",
    keywords: ["today", "this week", "lately", "tonight's service"],
    asks: [
      /(how was|how'?s|how is) your (day|week|evening|morning|night)/i,
      /what (are|r) you (doing|up to)( today| right now| tonight| now)?\b(?! (on |for )?(this |at |on |the |over |next |tomorrow|saturday|sunday|monday|tuesday|wednesday|thursday|friday|later|christmas))/i,
      /what did you (do|cook|make) today/i,
      /what'?s new/i,
    ],
    levels: [
      [
        "Market at six, dough at eight, a quarrel with a crate of artichokes at ten. I lost, but they're beautiful.",
        "A full room, one broken glass, and a proposal at table nine. She said yes before the tiramisu. I pretended to have smoke in my eyes.",
      ],
      [
        "This week everything came in threes: three cancellations, three birthdays, three people asking for the dog.",
        "I've been testing a broad bean soup all week. Bao says it's ready. I say it's polite. Polite isn't ready.",
      ],
      [
        "Today the fishmonger gave me an octopus on the house, so I knew something was wrong. His daughter's leaving for London. I asked when. He looked at his boots. So I'm closing on Wednesday, for the first time, and cooking for the whole family.",
      ],
    ],
    hooks: ["What did today taste of, if you have to choose one thing?", "What was the small victory of your day?"],
  },
  {
    id: "football",
    keywords: [
      "football",
      "soccer",
      "five-a-side",
      "bari football",
      "goal",
      "goals scored",
      "world cup",
      "afl",
      "footy",
      "match",
      "offside",
    ],
    asks: [
      /do you (like|play|watch|follow|support) (any )?(football|soccer|sports?|footy|a team)/i,
      /(who|what team|which team) do you support/i,
      /what sports? do you/i,
    ],
    levels: [
      [
        "I support Bari, so I'm an expert in hope. Red and white, a cockerel on the badge, and the last ten minutes always ruined!",
        "Mondays I play five-a-side with other cooks. We're called the Overcooked. I'm left back, all voice, no knees!",
      ],
      [
        "Here football is an oval ball and forty men surprised by it. I went once with Dot. I ate a pie, I shouted offside, I was told to sit down!",
        "Our goalkeeper is a pastry chef with hands of sugar. We've won twice, both times because the other team had a lunch shift!",
      ],
      [
        "My father took me to the stadium when I was six. We lost five to nothing. On the way home he carried me and said, “Remember, we stayed to the end.” I've thought of it at every empty table since. We stay to the end!",
      ],
    ],
    hooks: [
      "Which lost cause do you stay loyal to, every Sunday?",
      "When you play anything, are you the voice or the legs?",
    ],
  },
  {
    id: "sport.fitness",
    keywords: ["sport", "sports", "gym", "exercise", "fitness", "workout", "running", "yoga"],
    asks: [/do you (work ?out|exercise|go to the gym|run|do sports?)/i, /how do you (stay|keep) fit/i],
    levels: [
      [
        "Fourteen stairs, forty times a day, with a crate of tomatoes. That's my gym, and it smells better than yours.",
        "I walk a three-legged dog at midnight and I lift pots that could bathe a child. Otherwise I'm a man of butter.",
      ],
      [
        "Con made me go to a yoga class for my back. I was good at the lying down. I was moved to tears by the lying down.",
        "My one machine is Con's barber chair, which goes up and down. I pay him in parsley for the sensation.",
      ],
      [
        "I ran once, for a charity, five kilometres, in kitchen clogs because of a bet with Bao. At the third I smelt sausages and I left the course. I crossed the line with a paper plate, ahead of him. He'd stopped for one too.",
      ],
    ],
    hooks: [
      "What does your body do well without being asked?",
      "What exercise have you loved, in spite of it being exercise?",
    ],
  },
  {
    id: "childhood",
    keywords: ["childhood", "kid", "memories", "memory", "growing up", "little boy", "as a child"],
    asks: [
      /what (were you like|was your childhood like|were you like as a (kid|child))/i,
      /(fav(ou?rite)?|best|earliest) childhood memory/i,
    ],
    levels: [
      [
        "A quiet boy with a loud family. I lived under the pasta table, with the flour falling on me like weather.",
        "Small, round, shy, always carrying something for somebody. The lane called me the waiter before I could read.",
      ],
      [
        "My job was to count the orecchiette. Twelve to a row. I suppose I've been counting to twelve since then.",
        "In August nobody had air conditioning, so the whole lane slept on the roofs. You heard forty people wish each other good night.",
      ],
      [
        "At five I ran away with bread, cheese and a fork. I got as far as my grandmother, twenty metres. She said, “How long are you staying, signore.” I said one night. She set a place, wrote a bill, and I washed up for it.",
      ],
    ],
    hooks: [
      "Where was your hiding place when you were small?",
      "What were you called on your street before you had a say in it?",
    ],
  },
  {
    id: "teacher",
    keywords: ["teacher", "teachers", "mentor", "learned from", "role model"],
    asks: [
      /(who was|did you have) (your |a )?(best|fav(ou?rite)?|good|great)? ?(teacher|mentor)/i,
      /who (inspired|taught|influenced) you/i,
    ],
    levels: [
      [
        "Lorusso, my first chef. Moustache, temper, hands like two loaves. He never praised me, and I still cook for him.",
        "I had three teachers: my grandmother for salt, Lorusso for knives, Joyce for verbs. Only Joyce gives homework.",
      ],
      [
        "Lorusso tasted with his eyes closed and his hat off, as in church. If the hat went back on before he swallowed, you started again.",
        "Joyce says I'm her worst student and her only one. She corrects my apologies. Apparently I use the wrong tense for regret.",
      ],
      [
        "When Lorusso retired I flew home for it. Eighty cooks in a line, and he said nothing to anyone. At me he stopped. He took off his hat. Then he put it on my head, said “too big,” and took it back.",
      ],
    ],
    hooks: ["Whose approval are you still cooking for?", "What did a hard teacher give you that a soft one couldn't?"],
  },
  {
    id: "school",
    keywords: ["school", "college", "university", "study", "studied", "degree", "grades", "homework", "classroom"],
    asks: [
      /what did you (study|major in)/i,
      /did you (go to|like|finish) (school|university|college|culinary school)/i,
      /were you good (at|in) school/i,
    ],
    levels: [
      [
        "I left school at fifteen for the kitchen. My marks were a tragedy in three acts: Latin, maths, silence.",
        "School and I never agreed. I knew the answers, but I'd have had to say them out loud.",
      ],
      [
        "In class I was so shy that the teacher marked me absent twice while I sat there.",
        "Chiara did my maths and I paid her in biscuits. You can see where both our careers began.",
      ],
      [
        "At thirty I took a night class in English writing. Our first essay was “my kitchen.” The teacher read mine aloud, and a woman in the back said she was hungry now. I kept the mark. It's in the till, by the shoe ticket.",
      ],
    ],
    hooks: [
      "What did school never find out about you?",
      "If you could take one night class, what would you dare to sit down in?",
    ],
  },
  {
    id: "dream",
    keywords: ["dream", "dreams", "ambition", "goals", "future", "five years", "aspiration", "plans for the future"],
    asks: [
      /(what'?s|what is|what are) your (big(gest)? )?(dreams?|ambitions?|goals?)/i,
      /where do you see yourself/i,
      /what do you want (in|from|out of) life/i,
    ],
    levels: [
      [
        "One table, the whole length of my street, white cloth, everyone on it. One summer evening, no reservations, no bill.",
        "To see my mother sit at table twelve and complain about the sauce. That's all of it. That's my Michelin star.",
      ],
      [
        "I've measured the street. It's ninety-one metres. Con offers chairs, the florist offers jars, the council offers a form with fourteen pages.",
        "In five years I'd like a Tuesday off, a better left knee, and somebody who steals from my plate.",
      ],
      [
        "Every year, on my mother's birthday, table twelve is marked reserved, even with a line outside. Last year a little girl asked who's coming. I said, a lady who's still deciding. She left a drawing on the plate, for the lady. I posted it.",
      ],
    ],
    hooks: [
      "If nobody handed you the bill, what would you do for one evening?",
      "Who would you save the best table for?",
    ],
  },
  {
    id: "fear",
    keywords: ["fear", "fears", "afraid", "scared", "phobia", "scary", "anxiety", "nervous", "stage fright", "seasick"],
    asks: [
      /what (are|r) you (most )?(afraid|scared) of/i,
      /(what'?s|what is) your (biggest|greatest|worst) fear/i,
      /do you get nervous/i,
    ],
    levels: [
      [
        "The sea at night. My father's a fisherman, so in my family this is like a baker who's afraid of bread.",
        "Three things: an empty room at eight o'clock, a full room with no stove in it, and the telephone.",
      ],
      [
        "Put me behind a pass and I'm a lion. Put me at somebody's party with a glass in my hand and I count the exits, the lamps, the cheese.",
        "My real fear is that I only know how to be loved with an apron on.",
      ],
      [
        "Papà took me out once, at night, when I was twelve, to make a fisherman of me. I was sick before the harbour wall. He turned the boat round and told the whole lane the engine had failed. He said it for twenty years.",
      ],
    ],
    hooks: [
      "Who has covered for you, and let you keep your dignity?",
      "Where are you a lion, and where do you count the exits?",
    ],
  },
  {
    id: "shyness",
    keywords: ["shy", "shyness", "introvert", "introverted", "extrovert", "quiet person", "outgoing", "theatrical"],
    asks: [
      /are you (really |actually |secretly )?(an? )?(shy|introvert|extrovert|outgoing|quiet)/i,
      /why are you (so )?(shy|theatrical|dramatic)/i,
    ],
    levels: [
      [
        "In the kitchen I'm an opera. Outside I'm the man holding everyone's coats, very carefully, so as to have a job.",
        "Secretly shy, yes. The arms are big because the rest of me is hiding behind them.",
      ],
      [
        "I can shout at forty plates, but I can't return a shirt. I own six shirts that don't fit, because the lady was kind.",
        "The trick is to carry something. With a tray I can cross any room. Without one I've stood in doorways for whole evenings.",
      ],
      [
        "I was invited to an important party, chefs, cameras, little spoons. I lasted nine minutes and found the kitchen. A boy there was drowning in prawns, so I peeled with him for two hours. He's Bao. That's how I got Bao.",
      ],
    ],
    hooks: [
      "When you need a reason to be in a room, what do you carry across it?",
      "Where do people meet the loud version of you, and where the true one?",
    ],
  },
  {
    id: "embarrassing",
    keywords: ["embarrassing", "embarrassed", "awkward", "cringe", "blush", "oops", "mortified"],
    asks: [/(most )?embarrassing (story|moment|thing)/i, /(when|have you) (were you|ever been) embarrassed/i],
    levels: [
      [
        "I once wished a whole table a happy burial. I meant anniversary. They'd come from one, so it went strangely well.",
        "I waved back at a woman who was hailing a tram. I was so mortified that I got on the tram.",
      ],
      [
        "That tram took me to Coburg. I had no business in Coburg. I bought a lamp there, to make it look intended.",
        "In my first year I told a food inspector that I was very sanitary towel. I'd learnt the words from a cupboard.",
      ],
      [
        "A famous actor came in, and I'd prepared one sentence for him, all day, with Joyce. I walked out, looked at him, and said, “Behind.” He moved his chair. I went back to the kitchen. It's the only word he ever heard from me.",
      ],
    ],
    hooks: ["How far have you gone to make a mistake look intended?", "Which word has betrayed you in public?"],
  },
  {
    id: "proud",
    keywords: ["proud", "proudest", "achievement", "accomplishment", "accomplished"],
    asks: [
      /(what are you|what'?s|what is) (your )?(most )?(proud(est)?|greatest achievement|biggest accomplishment)/i,
      /proudest (moment|thing)/i,
    ],
    levels: [
      [
        "That in nine years no one has left my place hungry, not even the ones who couldn't pay. Chiara has a column for them. She named it weather.",
        "Bao's first menu, in his own hand, in my kitchen. I read it and went to count onions for a while.",
      ],
      [
        "On Bao's night I was the kitchen hand. Twelve tables, his broth, my dishwashing. Dot said I missed a spot, and she enjoyed saying it.",
        "In the closed months we cooked through the window, for nurses, three hundred boxes a week. I've never been so tired, so poor, so useful.",
      ],
      [
        "A young man came in last year in a suit and ordered everything. He'd eaten in my weather column as a student, a whole winter, I'd forgotten him. He put down an envelope for the column. Chiara had to leave the room. Chiara.",
      ],
    ],
    hooks: [
      "Has a kindness of yours come back to you years later?",
      "What are you proud of that never made it into a speech?",
    ],
  },
  {
    id: "regret",
    keywords: ["regret", "regrets", "mistake", "mistakes", "do over", "wish i had", "if you could go back"],
    asks: [
      /(do you have|what'?s|what is|any) (your |any )?(biggest |a )?regrets?/i,
      /(what would you|if you could) (change|go back|do differently)/i,
      /biggest mistake/i,
    ],
    levels: [
      [
        "I was at work the night my grandmother went. A full house in Bari, a Saturday. She'd have said finish the service. I wish I hadn't listened so well.",
        "Two regrets: a sentence I said to Renzo, and a tattoo of a fork.",
      ],
      [
        "With Renzo it was seven words, about money, in front of the staff. You can't unsalt a soup. You can only make more soup.",
        "I was so busy feeding people that I forgot to sit down with one of them. I'm learning to sit.",
      ],
      [
        "I went to Hobart once to apologise to Renzo. I stood across the road and counted his tables through the window. I was ready. Then I saw it, he has twelve. I was so moved that I took the ferry home without crossing the street.",
      ],
    ],
    hooks: ["Is there a street you've stood on and not crossed?", "What would you say again, only softer?"],
  },
  {
    id: "peeves",
    keywords: ["pet peeve", "peeve", "peeves", "annoy", "annoys", "annoying", "hate when", "irritate", "angry"],
    asks: [
      /(what'?s|what is|what are) your (biggest )?(pet )?peeves?/i,
      /what (annoys|irritates|bugs|makes you angry)/i,
    ],
    levels: [
      [
        "People who click their fingers at Saskia. I come out with a ladle, I smile, I bring them the longest speech about bread they've ever heard.",
        "Snapped spaghetti, whistling on a boat, and anyone who says “just a salad” with a sad face.",
      ],
      [
        "A phone on the table, face up, like a third guest who might get a better offer.",
        "I can't bear a wobbly table. I carry folded napkins in my sock. I've fixed tables in other men's restaurants, in banks, at the town hall.",
      ],
      [
        "A man clicked his fingers at Saskia three times. On the fourth Dot came out of the back, wet to the elbow, and clicked hers in answer. Then table six. Then everyone. It became a song. He tipped forty per cent and never came back.",
      ],
    ],
    hooks: [
      "What small rudeness brings out your ladle?",
      "Which habit of yours should I be warned about, at a shared table?",
    ],
  },
  {
    id: "love.language",
    keywords: [
      "love language",
      "affection",
      "romantic",
      "romance",
      "show love",
      "falling in love",
      "in love",
      "flowers",
    ],
    asks: [
      /(what'?s|what is) your love language/i,
      /how do you show (love|affection)/i,
      /are you (a )?romantic/i,
      /do you believe in love/i,
      /have you ever been in love/i,
    ],
    levels: [
      [
        "I feed people. If I give you the crust, the heart of the artichoke, the last olive, you should understand I've made a declaration.",
        "Romantic, yes, in large gestures and small shoes. I'll hire the violin, and then hide behind the violinist.",
      ],
      [
        "My father has peeled my mother's prawns for forty-one years. He's never said a poem. He has never let her touch a shell.",
        "I notice what you leave on the plate. By the third dinner it isn't on the plate. That's as close as I get to a sonnet.",
      ],
      [
        "I once filled a stairwell with basil, forty pots, for a birthday. She had an allergy. We sat on the pavement until two, her eyes streaming, mine also, out of sympathy. She said it was the best present she couldn't go near.",
      ],
    ],
    hooks: [
      "What does somebody do for you that's worth more than saying it?",
      "Would you rather be serenaded, or have somebody peel your prawns?",
    ],
  },
  {
    id: "love.past",
    keywords: [
      "relationship",
      "relationships",
      "ex",
      "imogen",
      "single",
      "breakup",
      "broke up",
      "heartbreak",
      "past relationship",
      "ever married",
    ],
    asks: [
      /why (are|r) you (still )?single/i,
      /(when|how|why) (was|did) your last (relationship|relationship end)/i,
      /(what happened|tell me) (with|about) (imogen|your ex)/i,
      /(were|have) you (ever )?(been )?married/i,
      /how long have you been single/i,
    ],
    levels: [
      [
        "There was Imogen, five years, a nurse with a laugh like a dropped tray. It ended three years ago, kindly, which is the worst way.",
        "Single because I work when people fall in love. Friday, Saturday, nine o'clock, I'm behind the door with a spoon.",
      ],
      [
        "She said I fed two hundred people a week and came home empty. It wasn't a cruel thing to say, it was an invoice.",
        "Since then I've learnt three things: to close on Mondays, to sit while I eat, and to ask a second time.",
      ],
      [
        "Imogen married a man with evenings. They came for their anniversary, table nine. I sent the good dessert, two spoons. She brought the plate to the kitchen herself, clean, and said, “You sat down with the old man at table two. I saw.”",
      ],
    ],
    hooks: [
      "What did somebody teach you about yourself on their way out?",
      "What would you do differently at the next table for two?",
    ],
  },
  {
    id: "love.looking",
    keywords: ["looking for", "ideal partner", "your type", "dealbreaker", "deal breaker", "soulmate", "qualities"],
    asks: [
      /what (are|r) you looking for/i,
      /(what'?s|what is) your (type|ideal (partner|woman|man|date))/i,
      /what do you (look for|want|value) in (a|someone|somebody)/i,
      /(any|what are your) deal ?breakers?/i,
    ],
    levels: [
      [
        "Someone who asks for a second fork, tells me when it needs salt, and stays for the coffee. I'm simple, I'm only loud.",
        "I look for how a person treats the one who clears the plate. The rest is seasoning.",
      ],
      [
        "Somebody with their own fire. I have a stove, I don't need another thing to keep lit, but I'd love to sit by one.",
        "Dealbreakers: rude to Saskia, afraid of Gnocchi, no curiosity about dessert. I bend on everything else, I even know a vegan.",
      ],
      [
        "Dot says the test is the washing up. She had a suitor in 1979, with a car. He left his cup. She says she looked at that cup for a whole minute, saw forty years in it, and took the tram home. She isn't sorry.",
      ],
    ],
    hooks: [
      "Which small thing would send you home from a lovely dinner?",
      "What small thing makes you trust a person?",
    ],
  },
  {
    id: "date.idea",
    keywords: ["first date", "perfect date", "ideal date", "date idea", "date night"],
    asks: [
      /(what'?s|what is|describe) your (ideal|perfect|dream|fav(ou?rite)?) (first )?date/i,
      /(good|best|worst) (first )?date/i,
      /where would you take (me|someone|a date)/i,
    ],
    levels: [
      [
        "The market, early, hungry. You choose one thing, I choose one thing, and we find a bench and make them get along.",
        "Not my restaurant, never, there I'd be working. Somewhere with bad lamps, good dumplings and an owner who ignores us.",
      ],
      [
        "A walk first, so I'm not looking at you like a soufflé. Side by side I'm almost a normal man.",
        "I'm told I shouldn't fix the table on a date. I'll try. The napkin will be in my sock, and I'll be thinking about it.",
      ],
      [
        "My worst first date, I was so nervous that I ordered in Italian, in a Thai place. Imogen laughed until she held the wall. Then she ordered for me, gently, as for a grandfather. We had five years.",
      ],
    ],
    hooks: [
      "Where are you most yourself: across a table, or side by side on a walk?",
      "What's the best hour anyone ever planned for you?",
    ],
  },
  {
    id: "family.future",
    keywords: ["want kids", "having children", "marriage", "settle down", "future family", "fatherhood"],
    asks: [
      /do you want (kids|children|a family|to get married|to settle down)/i,
      /do you have (any )?(kids|children)/i,
      /would you (like|want) (kids|children|to (marry|get married))/i,
    ],
    levels: [
      [
        "No children. Twelve tables, one dog, one nephew. But yes, I'd like to be called in from the street by somebody small.",
        "I think about a family the way I think about the sea: with love, from the wall, checking the weather.",
      ],
      [
        "In my family a child is raised by whoever's nearest. I'd be near. I'd be so near they'd have to ask me to stand back.",
        "For marriage I have an example, my parents, and a warning, also my parents. Forty-one years of one argument about a radio.",
      ],
      [
        "Luca once asked why I have no boy. I said the restaurant is my boy. He thought about it with his spoon. “But who does it play with,” he said. I closed the following Monday, and every Monday since. He doesn't know it was him.",
      ],
    ],
    hooks: ["At the far end of the table, when you're old, what do you picture?", "Who plays with you, in your week?"],
  },
  {
    id: "humour",
    keywords: ["joke", "jokes", "funny", "humour", "humor", "laugh", "comedy", "make me laugh"],
    asks: [
      /(tell|got|know) (me )?(a |any |another )?jokes?/i,
      /what makes you laugh/i,
      /make me laugh/i,
      /(what'?s|what is) your (sense of )?humou?r/i,
    ],
    levels: [
      [
        "A tomato walks into my restaurant. I say, sorry, we're full of you. Bao has asked me, in writing, to stop telling it.",
        "Waiter, there's a fly in my soup. Madam, lower your voice, table six only got parsley.",
      ],
      [
        "What makes me laugh is dignity slipping: a bishop on a scooter, a cat missing the shelf, me, in most shops.",
        "Dot tells one joke, about a tram and a nun. It lasts eleven minutes. Nobody's ever reached the nun.",
      ],
      [
        "I told a joke in my first English, at a staff dinner, for six minutes, with gestures. Silence at the end. Then everyone roared. I found out after that I'd said “grandmother” all through where I meant “goat.” I tell it only that way now.",
      ],
    ],
    hooks: ["What's the joke you tell badly and can't give up?", "Who makes you laugh until you have to hold a wall?"],
  },
  {
    id: "superstition",
    keywords: [
      "superstition",
      "superstitions",
      "superstitious",
      "lucky",
      "unlucky",
      "luck",
      "evil eye",
      "seventeen",
      "friday the 17th",
      "ritual",
    ],
    asks: [
      /are you superstitious/i,
      /(do you have|any|what are your) (any )?(superstitions|rituals|lucky)/i,
      /do you believe in (luck|ghosts|the evil eye)/i,
    ],
    levels: [
      [
        "I'm not superstitious, it's bad luck. But no hat on a bed, no toast with water, and nothing, ever, on the seventeenth.",
        "If salt falls, over the shoulder. If oil falls, we close. I'm half joking, and Chiara knows which half.",
      ],
      [
        "There is no seventeen in my house. The bill jumps, the menu jumps, table twelve saved me the trouble of deciding.",
        "Before service I touch iron, the frame and the dog's ear, in that order. The dog must come halfway down the stairs for it. He's very good about it.",
      ],
      [
        "A black cat crossed in front of me on opening night and I refused to open the door. Forty people outside. Chiara went, picked up the cat, walked it back across the street the other way, and said, “There. Cancelled.” That's accounting.",
      ],
    ],
    hooks: [
      "Before something matters, is there a thing you touch, or count, or whisper?",
      "What's the silliest rule you'd never dare break?",
    ],
  },
  {
    id: "phone.social",
    keywords: [
      "phone",
      "social media",
      "instagram",
      "texting",
      "text back",
      "screen",
      "online",
      "tiktok",
      "phone calls",
    ],
    asks: [
      /are you on (instagram|facebook|tiktok|social media)/i,
      /do you (use|like|have) (social media|instagram|your phone|tiktok)/i,
      /how much time do you spend on your phone/i,
    ],
    levels: [
      [
        "The restaurant has an account and Saskia runs it. My only post was by accident: my own ear, nine hundred hearts.",
        "I write messages like postcards: too long, too late, with the weather. My thumbs are made for pasta.",
      ],
      [
        "People photograph the plate until it's cold. I've started to send out two: one for the telephone, one for the person.",
        "On the phone I walk. I've crossed whole suburbs booking a plumber. Dom says just knock.",
      ],
      [
        "I recorded a long message for my mother about a wonderful risotto, gestures and all, and sent it to the tax office. Chiara got the reply. It said, “Thank you, please attach a receipt, and is it the carnaroli.”",
      ],
    ],
    hooks: ["Whose messages do you save, and never tell them?", "Do you ring, do you write, or do you simply appear?"],
  },
  {
    id: "money",
    keywords: ["money", "rich", "salary", "lottery", "spend", "saving", "expensive", "budget", "bills"],
    asks: [
      /what would you do (with|if you won) (a million|the lottery|a lot of money|money)/i,
      /are you (good|bad) with money/i,
      /(is|do you care about) money/i,
    ],
    levels: [
      [
        "Money and I see each other across the room. Chiara introduces us, we bow, it leaves with a butcher.",
        "If I won the lottery: a new oven, a first-class seat for my mother, and a bone the size of Tasmania.",
      ],
      [
        "A restaurant earns like an orchestra: everyone has played, and at the end there's enough for sandwiches.",
        "I overspend on three things only, butter, flowers and linen. Everything else in my life is held with string.",
      ],
      [
        "I hid a truffle from Chiara in the piano stool at Luca's music school. The piano teacher, a lady of ninety, found it. She thought it was a dead mouse and buried it with a prayer. Four hundred dollars, in consecrated ground!",
      ],
    ],
    hooks: ["On what are you gloriously unreasonable?", "What's the best thing you ever bought with your last note?"],
  },
  {
    id: "market",
    keywords: [
      "market",
      "markets",
      "farmers market",
      "vegetables",
      "tomatoes",
      "artichokes",
      "shopping",
      "groceries",
      "fishmonger",
    ],
    asks: [/do you (go|shop) (to|at) (the )?market/i, /where do you (buy|get) (your )?(vegetables|fish|ingredients)/i],
    levels: [
      [
        "Six in the morning, the market, me and my bicycle with the bread crate. I choose tomatoes the way others choose godparents.",
        "I squeeze, I smell, I insult, they insult me. By seven we've all said we love each other.",
      ],
      [
        "Never buy the artichoke on top. The one on top is an actor. You want the one underneath, with dirt on its face.",
        "The fishmonger keeps back the ugly fish for me. Ugly fish, beautiful soup. I've built a philosophy on it.",
      ],
      [
        "I argued with a new stallholder over peaches, twenty minutes, very theatrical, I walked away twice. In the end he gave me the price, in tears. I was so proud. Dot, beside me, read the sign. They were free. It was the last box.",
      ],
    ],
    hooks: ["Do you haggle, or do you pay and suffer?", "What do you choose with your nose?"],
  },
  {
    id: "nature.city",
    keywords: [
      "nature",
      "city or nature",
      "countryside",
      "mountains",
      "beach",
      "sea",
      "ocean",
      "forest",
      "camping",
      "hike",
    ],
    asks: [
      /(city or (nature|country\w*)|beach or mountains|mountains or (beach|sea))/i,
      /do you like (nature|the (sea|beach|mountains|countryside)|camping|hiking)/i,
    ],
    levels: [
      [
        "City, because someone's always cooking. But I need the sea where I can see it, from land, with shoes on.",
        "Nature is very beautiful and nobody's in charge of it. I admire it from a table.",
      ],
      [
        "I go to the bay at St Kilda when I'm homesick. Wrong sea, wrong colour, wrong side of the world. It does the job.",
        "My one forest walk, I came back with eleven mushrooms and a fever of doubt. I framed them. I didn't dare.",
      ],
      [
        "Imogen made me camp. I brought a moka pot, a cushion and a parmesan. At midnight something breathed outside the tent. I made my will. It was a wombat, and it had eaten the parmesan. All of it. We respected each other from then on.",
      ],
    ],
    hooks: [
      "Where do you go when you need to look at something larger than you?",
      "Which useless treasure would you carry into the wilderness?",
    ],
  },
  {
    id: "seasons",
    keywords: ["season", "seasons", "summer", "winter", "autumn", "fall", "weather", "rain", "snow"],
    asks: [
      /(what'?s|what is|which is) your fav(ou?rite)? (season|weather|month)/i,
      /do you (like|prefer) (summer|winter|autumn|spring|rain)/i,
    ],
    levels: [
      [
        "Autumn, for mushrooms, for wool, for people who order dessert without arguing.",
        "I live by what's in the crate. Broad beans is spring. Figs is summer. Chestnuts, and I light the small lamps.",
      ],
      [
        "Here my birthday is in the wrong season. All my life it was figs, and now it's soup. I've made peace with soup.",
        "When it rains on a Tuesday, nobody comes, and those who come stay for hours. My best nights were ruined by weather.",
      ],
      [
        "One February it was forty-four degrees and the kitchen was a punishment. I put a paddling pool in the lane, for the staff. By nine there were lawyers in it, trousers rolled, eating granita. Nobody's ever discussed it!",
      ],
    ],
    hooks: ["Which month would you eat twice?", "What does the first cold evening make you want?"],
  },
  {
    id: "morning.night",
    keywords: ["morning person", "night owl", "early bird", "midnight", "late night", "wake up", "mornings"],
    asks: [
      /are you (a|an)? ?(morning|night|early)/i,
      /(morning person|night owl|early bird)/i,
      /what time do you (get|wake) up/i,
    ],
    levels: [
      [
        "Both, it's the profession. The market at six, the last table at midnight, and between them a nap of great dignity.",
        "Night. After the last guest there's an hour that belongs to nobody, and I've signed for it.",
      ],
      [
        "I nap at four, on flour sacks, eleven minutes, hat over my eyes. Bao times me like an egg.",
        "At midnight the street is mine, Gnocchi's, and the fox's. We nod. The fox knows about the chicken on Thursdays.",
      ],
      [
        "One dawn I found Joyce on the bench by the market, in her good coat. She couldn't sleep since the husband. I couldn't either, for other reasons. Now we have breakfast there on the first Friday. We don't discuss sleep. We discuss the subjunctive.",
      ],
    ],
    hooks: [
      "Which hour of the night belongs to you?",
      "What are you like before the first coffee, according to witnesses?",
    ],
  },
  {
    id: "sleep",
    keywords: ["sleep", "insomnia", "nap", "naps", "tired", "bed", "nightmare", "exhausted"],
    asks: [/(how|do) (do )?you sleep( well)?/i, /how many hours do you sleep/i, /are you tired/i],
    levels: [
      [
        "Five hours, and a dog on my feet. In my dreams I'm always one portion short.",
        "Badly before a wedding party, beautifully after a full room, not at all in the week the tax is due.",
      ],
      [
        "My nightmare is every cook's: a thousand guests, one onion, and I've forgotten my trousers.",
        "When I can't sleep I go down and make dough. At three in the morning it's the only one who listens and improves.",
      ],
      [
        "One bad night I baked until dawn, sixteen loaves, out of pure worry. I left them on the doorsteps of the street and told nobody. For a month there was a rumour of a saint. Con lit a candle. I've never corrected him.",
      ],
    ],
    hooks: [
      "What do your hands do when your head won't sleep?",
      "What's your recurring dream, the one with no trousers?",
    ],
  },
  {
    id: "values",
    keywords: [
      "faith",
      "religion",
      "religious",
      "god",
      "believe",
      "church",
      "values",
      "spiritual",
      "politics",
      "saint",
    ],
    asks: [
      /are you (religious|spiritual|catholic)/i,
      /do you (believe in|go to) (god|church|anything)/i,
      /what (do you believe in|are your values|matters (most )?to you)/i,
    ],
    levels: [
      [
        "I believe in bread, in second chances, and in Saint Nicholas, who's from Bari by theft, like most good things.",
        "I'm a Catholic of weddings, funerals and thunder. The rest of the week I believe in feeding whoever's at the door.",
      ],
      [
        "My rule is my grandmother's: you don't ask a hungry person a question. First the plate, then the story.",
        "Hospitality is the only politics I'm sure of. At my table people have disagreed about everything except the potatoes.",
      ],
      [
        "A priest, an imam and Con sat at table five one Ramadan evening, waiting for sunset, with the soup in front of them. Nobody had planned it. They watched the clock, I watched them. When the minute came, the priest said, “After you.”",
      ],
    ],
    hooks: [
      "What rule did someone give you that you've never had to change?",
      "On an ordinary Tuesday, what do you believe in?",
    ],
  },
  {
    id: "friends",
    keywords: ["friend", "friends", "best friend", "friendship", "friendships", "social life"],
    asks: [
      /(tell me about|who'?s|who is|who are) your (best )?friends?/i,
      /do you have (many|a lot of|a best) friends?/i,
      /what would your friends say/i,
    ],
    levels: [
      [
        "My friends are mostly the people who stay after closing: Bao, Dot, Con, sometimes a guest who's forgotten to leave.",
        "Few, loud, loyal. My best friend and I don't speak, that's Renzo, it's complicated, it's sharp.",
      ],
      [
        "Cooks make strange friends. We see each other at one in the morning, we say nothing, we eat instant noodles. It's very deep.",
        "My friends would say: generous, late, and impossible at board games. I overturned one. Once. There was cheating.",
      ],
      [
        "When I opened, Con sat at table one every night for a month, so it would never look empty. He ordered one coffee, from me, his enemy. I thought he liked it. Years later his wife told me he'd hated every cup.",
      ],
    ],
    hooks: [
      "Who sat at table one for you, when the room was empty?",
      "What would your friends say about you in three words?",
    ],
  },
  {
    id: "holidays",
    keywords: [
      "christmas",
      "holiday",
      "holidays",
      "easter",
      "new year",
      "new year's",
      "festive",
      "celebrate",
      "tradition",
      "traditions",
    ],
    asks: [
      /(what'?s|what is) your fav(ou?rite)? (holiday|tradition)/i,
      /(how|what) do you (celebrate|do (for|at|on)) (christmas|easter|new year)/i,
      /do you like christmas/i,
    ],
    levels: [
      [
        "Christmas Eve, fish, thirteen courses at home, so I do twelve and we don't speak of the other one.",
        "New Year's: lentils for money, red socks for love, grapes for something. I've done all three for years, and I have socks.",
      ],
      [
        "My mother's on the telephone, propped against the bread, from the eel to the almonds. Four hours. She eats breakfast while we eat supper.",
        "Christmas here is hot, so Dot makes a trifle, Dom makes a fire, and I sit in the shade and pretend to miss the cold.",
      ],
      [
        "One Christmas I put a sign on the door: alone tonight, come in. I thought three would come. There were thirty-one. We pushed twelve tables into one. A surgeon washed up next to a man from the shelter, and they argued about cricket till two.",
      ],
    ],
    hooks: [
      "What must be on the table, or it isn't the holiday?",
      "Which tradition would you invent, if you had a long enough table?",
    ],
  },
  {
    id: "languages",
    keywords: ["language", "languages", "speak", "accent", "english", "dialect", "fluent"],
    asks: [
      /(what|how many|which) languages do you speak/i,
      /do you speak (italian|english|any)/i,
      /(how did you learn|where did you learn|your) (english|accent)/i,
      /say something in italian/i,
    ],
    levels: [
      [
        "Italian for feelings, Barese for swearing, English for invoices. After twelve years I dream in subtitles.",
        "My English comes from Joyce, from Dot and from football commentary, so I'm polite, then rude, then it's a corner!",
      ],
      [
        "In Barese my mother can end a friendship with one vowel. I couldn't translate it if I tried, it's mostly eyebrow.",
        "My favourite English word is “lukewarm.” It sounds like a name. Luke Warm, a man nobody's afraid of.",
      ],
      [
        "I said “I'm boring” for a whole year where I meant “bored.” At parties. To women. Nobody corrected me, they only looked sorry. When Joyce finally explained it, I had to sit down and forgive everyone, one by one.",
      ],
    ],
    hooks: [
      "What can you say in your family's language that won't cross over?",
      "Which word makes you happy for no reason at all?",
    ],
  },
  {
    id: "collection",
    keywords: ["collect", "collection", "collecting", "wooden spoon", "wooden spoons", "spoons", "spoon"],
    asks: [/do you collect (anything|something|things)/i, /what do you collect/i, /why (wooden )?spoons/i],
    levels: [
      [
        "Wooden spoons. Thirty-one. Each from somebody else's kitchen, each traded, never bought, never stolen. One stolen.",
        "I collect wooden spoons that are worn on one side. You can see which hand, which pot, how many years.",
      ],
      [
        "The deal is always the same: I cook you dinner, you give me your oldest spoon. People laugh, and then they can't let go of the spoon.",
        "Dot's is the best, flat on the left from forty years of custard. She asks after it like a cousin.",
      ],
      [
        "An old man brought me his wife's spoon in an envelope and said he couldn't cook, it should be used. I use it for the Sunday ragù. He comes at noon, says nothing, listens to it knock on the pot, and goes home.",
      ],
    ],
    hooks: [
      "What object in your kitchen has the most to say?",
      "What do you keep that's worn down by somebody's hand?",
    ],
  },
  {
    id: "scar",
    keywords: ["scar", "scars", "stitches", "injury", "injured", "tattoo", "tattoos", "burns"],
    asks: [
      /do you have (any )?(scars|tattoos|a scar|a tattoo)/i,
      /(how did you get|what'?s) (that|the|your) (scar|tattoo)/i,
    ],
    levels: [
      [
        "Left thumb, an oyster, 2013. The oyster won, and I ate it anyway, with respect.",
        "My right arm has seven small lines from oven doors, like a ruler. And a tattoo of a fork that came out as a rake.",
      ],
      [
        "A cook reads another cook's arms like a CV. Long burns, pastry. Short ones, grill. None at all, management.",
        "I got the fork with Renzo, the night we signed the lease. His is a spoon. It also looks like a rake, so at least we match.",
      ],
      [
        "When the oyster got my thumb, a nurse sewed me up and asked what happened. I told it in three acts, with voices. The whole corridor came. She said next time bring oysters. The next week I did. That was Imogen.",
      ],
    ],
    hooks: ["Which mark on you has the best story?", "Has anything hurt you that you'd do again on Friday?"],
  },
  {
    id: "art",
    keywords: [
      "art",
      "museum",
      "museums",
      "gallery",
      "painting",
      "paintings",
      "theatre",
      "theater",
      "artist",
      "ceramics",
    ],
    asks: [/do you like (art|museums|galleries|theatre|theater|opera)/i, /who'?s your fav(ou?rite)? (artist|painter)/i],
    levels: [
      [
        "I like paintings of food. Four hundred years old, and the lemon is still half peeled. That's hope.",
        "In galleries I stand behind the guards. They've looked at one painting for years, and they tell you the good part.",
      ],
      [
        "On my walls there's no art, only tablecloths. My mother's embroidery, pinned flat, because I can't bear to put a glass on it.",
        "Opera, yes, from the cheap seats, with an orange. They die for twenty minutes and then they bow. It's a very healthy profession.",
      ],
      [
        "A painter couldn't pay, so he offered a portrait of the kitchen. It came: the stove, Bao, Dot, the frame, all perfect. I'm not in it. I was hurt, until Joyce said, “Who do you think they're all looking at.”",
      ],
    ],
    hooks: [
      "What picture have you stood in front of for too long?",
      "If someone painted your ordinary day, what would be in the middle?",
    ],
  },
  {
    id: "games",
    keywords: ["game", "games", "video games", "board games", "cards", "scopa", "gaming", "chess", "puzzle"],
    asks: [
      /do you (play|like) (any )?(games|video games|board games|cards|chess)/i,
      /are you (competitive|a sore loser)/i,
    ],
    levels: [
      [
        "Cards. Scopa, with the staff, after closing, for the tips of nobody. I cheat badly so that they'll feel clever.",
        "I'm banned from one board game, the one with the hotels. I paid my whole fortune to save a small blue house.",
      ],
      [
        "Dot plays cards like a customs officer. She's never shown a feeling, and she's never lost a Tuesday.",
        "Luca tried to teach me a video game. It's a cooking one. Everything catches fire and people shout. I asked him where's the game.",
      ],
      [
        "We played for who would tell Chiara about the broken oven. Four rounds, great tension, I lost on the last card. I rang her, trembling. She already knew. Dot had told her at six and had let us play till midnight.",
      ],
    ],
    hooks: [
      "How do you lose: with grace, with speeches, or over the table?",
      "What game brings out the villain in you?",
    ],
  },
  {
    id: "fashion",
    keywords: ["fashion", "clothes", "style", "outfit", "wear", "shoes", "shirt", "shirts", "apron", "clogs"],
    asks: [
      /what (do you|are you) (usually )?wear(ing)?/i,
      /(what'?s|what is|describe) your style/i,
      /do you like (fashion|clothes|shopping)/i,
    ],
    levels: [
      [
        "White jacket, blue apron, clogs that have seen things. Outside it I dress like a man on his way to a christening.",
        "I own one beautiful jacket, made by my mother without measuring me, by telephone, from the sound of my voice.",
      ],
      [
        "She asked me to read a page of the newspaper aloud, and she cut the cloth. She said I sounded heavier. She was right by two centimetres.",
        "I iron on Mondays, with the radio, and I'm good. A pressed shirt is armour for a shy man.",
      ],
      [
        "I bought shoes for a wedding, Italian, blue, too small, because the boy was so hopeful. I danced till three in them. The next week I limped back to say thank you. He's our Sunday waiter now. He still thinks I have small feet.",
      ],
    ],
    hooks: ["When you need courage, what do you put on?", "What's in your wardrobe for a life you don't have yet?"],
  },
  {
    id: "plants",
    keywords: ["plant", "plants", "garden", "gardening", "basil", "herbs", "lemon tree", "balcony", "rosemary"],
    asks: [/do you (have|grow|keep|like) (any )?(plants|herbs|flowers|a garden)/i, /what do you grow/i],
    levels: [
      [
        "Basil on the roof, rosemary by the bins, and one lemon tree that gives one lemon a year. We serve it in twelve slices.",
        "I talk to the basil, I sing to the tomatoes, I apologise to the mint, which doesn't need me at all.",
      ],
      [
        "The lemon tree came from Chiara as a joke about my profits. It turned out more reliable than my profits.",
        "Never pull basil, pinch it, above the second pair of leaves. It's like giving a compliment, it grows where you touched it.",
      ],
      [
        "Somebody stole the lemon last year, two days before the twelve slices. I made posters, I wept, I suspected Con. On the day, there was a lemon on the step, shop-bought, with the sticker on. And another. Eleven neighbours, eleven lemons.",
      ],
    ],
    hooks: [
      "What have you kept alive by talking to it?",
      "What would you share in twelve slices, if you only had one?",
    ],
  },
  {
    id: "transport",
    keywords: ["car", "drive", "driving", "bike", "bicycle", "tram", "trams", "commute", "scooter", "vespa"],
    asks: [/do you (drive|have a car|ride|cycle)/i, /how do you get (around|to work)/i],
    levels: [
      [
        "A bicycle with a bread crate, and the tram when it rains. I drove a car here once and the roundabout still remembers.",
        "I ride an old bicycle, black, no gears, a bell like a small goat. Gnocchi sits in the crate and is admired.",
      ],
      [
        "Dot knows every tram in this city by its squeal. She closes her eyes and says, “That's the old sixteen, she wants oil.”",
        "A Vespa, people expect. I fell off one at seventeen, the number, naturally, into a christening.",
      ],
      [
        "I left a wedding cake on the tram, three tiers, asleep on my feet. I ran to the depot in my whites. They'd given it a guard and a rope. One rose was missing. The guard had sugar on his chin.",
      ],
    ],
    hooks: [
      "What have you left on public transport that you still think of?",
      "Where do you do your best thinking: wheels, feet or window seat?",
    ],
  },
  {
    id: "guilty",
    keywords: [
      "guilty pleasure",
      "guilty pleasures",
      "secretly like",
      "junk food",
      "instant noodles",
      "meat pie",
      "confession",
    ],
    asks: [
      /(what'?s|what is|any) (your )?(biggest )?guilty pleasures?/i,
      /what do you secretly (like|love|enjoy|eat)/i,
    ],
    levels: [
      [
        "Instant noodles, one in the morning, standing, from the packet. If you tell the newspapers I'll deny it with tears.",
        "Meat pie with tomato sauce, at the football, in the rain. Twelve years, and I've never told my mother!",
      ],
      [
        "Bao and I have a ranking of the packets, on the inside of a cupboard door. Prawn is first. There was shouting.",
        "I love terrible cooking programmes where everyone fails. I sit there and I whisper to them, courage, lower the heat.",
      ],
      [
        "A food magazine asked what I eat at home, and I said seasonal vegetables, a little fish. Saskia, behind me, opened the cupboard for a glass. The whole ranking, in my handwriting, with stars. They printed the ranking.",
      ],
    ],
    hooks: ["And you, what do you eat standing up in the dark?", "What's your most undignified joy?"],
  },
  {
    id: "bucket.list",
    keywords: ["bucket list", "before you die", "always wanted", "never done"],
    asks: [
      /(what'?s|what is) on your bucket list/i,
      /(something|anything|what have) you('ve)? (always wanted|never done)/i,
    ],
    levels: [
      [
        "Sit down to a whole dinner in my own restaurant, as a guest, with the chair facing the room. I've never seen it from there.",
        "Eat a sandwich in row one at a Bari promotion match. We must both live long for that!",
      ],
      [
        "Learn to float. Just float, on my back, in my father's sea, while he watches from the boat and says his nine words.",
        "Cross the road in Hobart. You'd have to know the story. It's eleven metres, and it's the longest trip on the list.",
      ],
      [
        "The staff tried to give me the dinner for my birthday. They sat me at table twelve, lit everything. I lasted one course. Then I heard a pan go too hot, and I was through that door with the napkin still in my collar.",
      ],
    ],
    hooks: [
      "What's the shortest distance on your list that's been the hardest to cross?",
      "What have you never seen from the other side?",
    ],
  },
  {
    id: "talent",
    keywords: ["talent", "talents", "party trick", "skill", "skills", "hidden talent", "napkin", "napkins"],
    asks: [
      /(what'?s|what is|do you have) (your|a|any) (secret |hidden )?(talents?|party tricks?|skills?)/i,
      /what are you good at/i,
    ],
    levels: [
      [
        "I fold napkins: swan, fan, bishop. And one I invented, the accountant, which won't open.",
        "I can tell by the scrape of a chair if a couple has argued. I send those tables bread, butter and time.",
      ],
      [
        "With my eyes shut I can tell you the salt, the hour and the mood of whoever stirred it. I'm no use at anything else, I can't open a jar in company.",
        "I remember orders for years. You wore green, you had the sole, you left the lemon. Names I lose at the door.",
      ],
      [
        "A child was howling at table seven, nothing helped. I folded her a swan, then a whole lake of swans, every napkin in the house. She stopped. Then twelve tables ate with their fingers, since nobody would unfold a swan.",
      ],
    ],
    hooks: ["What can you tell about people with your eyes shut?", "What useless gift are you secretly vain about?"],
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
      "favorite place",
      "favourite number",
      "favorite number",
    ],
    asks: [/(what'?s|what is) your fav(ou?rite)? (word|smell|colou?r|place|number|sound|thing)/i],
    levels: [
      [
        "Smell: bread at four in the morning. Colour: the green of oil in a white plate. Place: the back step, clogs off.",
        "My number is twelve, my colour is oil green, my smell is rain on a hot pavement with somebody frying onions upstairs.",
      ],
      [
        "The back step has room for two and a half people. Usually it's me and the dog. He's the half, he says it's me.",
        "My favourite sound is a chair being pulled up to a table that was already full.",
      ],
      [
        "I once carried a bag of Bari's pavement dust to Melbourne, because Chiara missed the smell after rain. At customs they asked what it was. I said home. They threw it out, of course. But the officer gave the bag back, folded, with both hands.",
      ],
    ],
    hooks: [
      "Which smell can throw you across twenty years?",
      "At the end of the day, where do you go to take your shoes off?",
    ],
  },
  {
    id: "age.birthday",
    keywords: ["age", "birthday", "born", "thirty-six", "thirties", "getting older"],
    asks: [/how old (are|r) you/i, /(when'?s|when is|what'?s) your birthday/i, /(what'?s|what is) your age/i],
    levels: [
      [
        "Thirty-six, with the knees of a man of fifty and the crush on life of a boy of ten.",
        "I'm 36. My birthday's the eighteenth of August, and my mother held on one extra day so it wouldn't be the seventeenth.",
      ],
      [
        "She'll tell anyone: nineteen hours, legs crossed, out of superstition. Every birthday she rings at the minute and says, “You're welcome.”",
        "At thirty I panicked and bought a juicer. At thirty-five I panicked and adopted a Monday. It's improving.",
      ],
      [
        "For my thirtieth I told no one, I worked. At midnight I took out the rubbish and the whole lane was lit, with every pot from my kitchen turned into a lantern. I'd been shouting for those pots since six o'clock.",
      ],
    ],
    hooks: ["What did you panic and buy on a birthday?", "At which age did you feel most like yourself?"],
  },
  {
    id: "name",
    keywords: ["name", "marco", "nickname", "full name", "polo"],
    asks: [
      /(what'?s|what is|whats) your name/i,
      /who (are|r) you\b\??$/i,
      /what (should|do) (i|people) call you/i,
      /marco polo/i,
    ],
    levels: [
      [
        "Marco. And no, nobody's ever shouted “Polo” at me in a swimming pool, except everybody.",
        "I'm Marco, after a grandfather who sold one boat three times. The family prefers to say he was charming.",
      ],
      [
        "Chiara calls me Marcolino when I'm forgiven and Signor Owner when I'm not. It's mostly the second.",
        "Dot calls me love, Bao calls me chef, Luca calls me uncle. Only my mother says Marco, and always as if I'm late.",
      ],
      [
        "At Luca's swimming class I called out to him, and thirty children read the name on my shirt. They answered “Polo,” all of them, for forty minutes. Then the instructor joined in. I brought them all ice cream, I'd lost, it was honest.",
      ],
    ],
    hooks: [
      "What do they call you when you're forgiven?",
      "Were you named after somebody, and did you inherit the debts?",
    ],
  },
  {
    id: "happiness",
    keywords: ["what makes you happy", "happiness", "joy", "grateful", "best day", "gratitude"],
    asks: [/what makes you (happy|smile)/i, /(are you happy|when are you happiest)/i, /best day of your life/i],
    levels: [
      [
        "A room going quiet over a plate. Gnocchi asleep with his one back leg running. Somebody wiping the sauce with bread.",
        "Ten minutes after the last guest, when everyone's eating from one pan and no one's the boss.",
      ],
      [
        "I'm happy loudly, so people think it's all the time. The quiet kind comes at the sink, beside Dot, when we don't need to talk.",
        "I've noticed it's always a bit late, and smells of soap. Nobody painted it like that, so for years I missed it.",
      ],
      [
        "The best day, we'd sold nothing, there was a storm. Bao made staff dinner, Dot sang, Joyce had come anyway under a bin bag. I thought, this is ruin. I looked up at my grandmother's list, and I thought, no. This is the something.",
      ],
    ],
    hooks: [
      "When did you last notice you were happy while it was still going on?",
      "Which small thing tells you that all is well at home?",
    ],
  },
  {
    id: "sad.hard",
    keywords: [
      "sad",
      "cry",
      "crying",
      "lonely",
      "loneliness",
      "tough",
      "stress",
      "stressed",
      "grief",
      "loss",
      "burnout",
      "depressed",
    ],
    asks: [
      /when did you last cry/i,
      /do you (ever )?(get|feel) (sad|lonely|stressed|homesick)/i,
      /what'?s the hardest (thing|part)/i,
      /how do you (deal|cope) with stress/i,
    ],
    levels: [
      [
        "I cry at weddings, at goals, and at the third verse. When I'm truly sad I'm quiet, and then the staff count the knives and make me soup.",
        "Lonely comes on Sunday nights. Everyone else has somebody to be tired with.",
      ],
      [
        "For stress I make dough. You can hit it, it forgives you, and in one hour it's bigger. Very few relationships offer this.",
        "My grandmother died when I was twenty-two. I still set the water going and think I'll ask her how much.",
      ],
      [
        "After Imogen I couldn't taste. A chef, no taste, for six weeks. I told only Bao. Every night he stood beside me and tasted for both of us, and said, “Salt,” or, “Enough.” He never told. One morning a peach came back. Only a peach.",
      ],
    ],
    hooks: [
      "When you've lost your appetite for everything, who notices?",
      "What's the first small thing that comes back, after a bad stretch?",
    ],
  },
  {
    id: "learned.late",
    keywords: ["life lesson", "lesson", "advice", "wisdom", "younger self", "learned late"],
    asks: [
      /(what did you|what have you|something you) learn(ed|t)? (late|the hard way|recently)/i,
      /(best|worst) advice/i,
      /what would you tell your younger self/i,
      /(any|give me|got any) advice/i,
    ],
    levels: [
      [
        "That you can say “I don't know” and the roof stays on. I was thirty-three. It's a wonderful sentence, I use it daily.",
        "I learnt late to sit down. For years I thought love was something you carry out hot.",
      ],
      [
        "To the young me I'd say: sleep, float, and let somebody else do the bread sometimes. He'd never listen, he had a tray in his hands.",
        "Best advice was Dot's: “You don't have to be a good time, pet. You can just be in the room.”",
      ],
      [
        "I asked Joyce for the English word for someone who gives so much that nobody can give back. I thought she'd say generous. She put down her fork. “Greedy,” she said. I've been learning to receive since that Thursday. It's harder than puff pastry.",
      ],
    ],
    hooks: [
      "Is there a thing you learnt late that everyone else seemed to know?",
      "Are you better at giving, or at being given to?",
    ],
  },
  {
    id: "dancing.party",
    keywords: ["dance", "dancing", "party", "parties", "club", "nightlife", "karaoke", "weddings"],
    asks: [/do you (like to |like |enjoy )?(danc(e|ing)|party(ing)?|parties|clubbing)/i, /(can|do) you dance/i],
    levels: [
      [
        "I dance with a tray, with a broom, with Dot. With a person my own age I step on three feet.",
        "At parties I'm in the kitchen by the second song, plating somebody else's crisps.",
      ],
      [
        "My grandmother danced the pizzica, barefoot, until the police came and then with the police. I have her hips and none of her courage.",
        "Weddings I love. From behind the pass. I've seen two hundred first dances through a square of glass.",
      ],
      [
        "At Chiara's wedding Nonna's old neighbour pulled me out by the apron. I said I can't. She said, “Nobody can, we only go round.” So we went round. It's still the truest thing I know about dancing and about most other things.",
      ],
    ],
    hooks: [
      "Where would I find you at a party, after the second song?",
      "Who could drag you onto a dance floor by the apron?",
    ],
  },
  {
    id: "looks.height",
    keywords: ["tall", "height", "look like", "smoke", "smoking", "moustache", "beard"],
    asks: [/how tall (are|r) you/i, /what do you look like/i, /do you (smoke|vape)/i],
    levels: [
      [
        "One metre seventy-four, two metres with the arms. Dark hair, soft middle, a nose that arrives first.",
        "I don't smoke, it ruins the tongue. I'm medium in everything except eyebrows.",
      ],
      [
        "Con does my hair and holds opinions about my beard. I sit down as myself and stand up as a minister of agriculture.",
        "My hands look older than me. They've been in hot water since they were fifteen, in both senses.",
      ],
      [
        "I grew a moustache, like Lorusso's, and for three weeks everyone was very kind. Then my mother saw it on the screen and went silent, my mother, and called my father over. He used three of his nine words: “Not you, son.” I shaved.",
      ],
    ],
    hooks: ["Which feature of yours arrives first?", "What would I recognise you by in a crowded market?"],
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
        "I cook, I collect spoons, I lose at football. I'm loud in a kitchen and shy in a shop.",
        "A man from Bari with twelve tables, three-quarters of a dog, and a sister who knows what it all costs.",
      ],
      [
        "For fun: the accordion, the matinee, the market before the crowds. And cards after closing, where I'm robbed by a woman of sixty-seven.",
        "If you scratch the theatre you find a boy carrying plates, hoping no one asks him to speak. Then somebody asks, and he won't stop.",
      ],
      [
        "Saskia once had to describe me for a newspaper. She wrote: “He sings to soup and hides from compliments.” I said that's unfair. She said it nicely, that's a compliment, and I went to check the cold room. It had been checked.",
      ],
    ],
    hooks: [
      "If somebody scratched your surface, whom would they find?",
      "What would a colleague write about you in one line?",
    ],
  },
];
