/** What Maya can talk about: her work, her people, her pots and everything she has burnt. */
import type { TopicFrame } from "./types.ts";

export const mayaFrames: readonly TopicFrame[] = [
  {
    id: "work.illustrator",
    keywords: [
      "work",
      "job",
      "illustrator",
      "illustration",
      "illustrate",
      "freelance",
      "profession",
      "career",
      "for a living",
      "living",
      "clients",
    ],
    asks: [
      /\bwhat do you do(?! (for fun|on|at|in|when|to|with|about))/i,
      /\bwhat.?s your job/i,
      /\bwhat do you work (as|in)/i,
      /\bwhere do you work/i,
      /\b(do you like|enjoy) your (job|work)/i,
    ],
    levels: [
      [
        "I draw for a living. Picture books mostly, and now and then a jar label that takes itself very seriously.",
        "Illustrator. Which means I get paid to decide what a heron's eyebrows would look like.",
        "I make pictures for other people's stories. At the moment that's forty pages of a heron who's scared of fish.",
      ],
      [
        "The secret is that most of it's emailing. I draw for three hours and then spend four explaining that yes, the fox does need both legs.",
        "I work at a table by the window in a dressing gown I call a smock. The commute is nine steps and there's usually a cat on the line.",
        "It goes in waves. Feast, famine, then a chutney company wants a label by Friday and cries about the onion.",
      ],
      [
        "My first paid job was a hedgehog for a foot cream. I was so proud I bought four tubes. Gran still uses it and tells the chemist I'm in pharmaceuticals.",
        "Once I drew a whole book with the pirate's hook on the wrong hand after page nine. Nobody noticed. Then a six-year-old wrote to me, very politely, with a diagram.",
      ],
    ],
    hooks: [
      "What does your work look like when nobody's describing it for a CV?",
      "If I had to draw you at your job in one picture, what would be on your desk?",
      "Do you like the thing you do all day, or just the people you do it next to?",
    ],
  },
  {
    id: "work.book",
    keywords: [
      "picture book",
      "picture books",
      "own book",
      "your book",
      "children's book",
      "author",
      "publish",
      "published",
      "spine",
      "writing",
    ],
    asks: [
      /\b(are you|do you) (writing|working on) (a|your own) book/i,
      /\bwhat are you (working on|drawing)( now| at the moment)?/i,
    ],
    levels: [
      [
        "I'm making one that's all mine, finally. It's about a smoke alarm who wants to be an opera singer.",
        "There's a picture book in my drawer with my own name on the spine. So far the spine is the only finished bit.",
      ],
      [
        "She's called Beatrix and she sings at everything: toast, candles, birthdays. Everybody keeps taking her batteries out. I haven't worked out the ending.",
        "I've drawn the first half about nine times. The second half frightens me, because then it'd be done and someone could say it's bad.",
      ],
      [
        "I showed it to my brother pretending a friend made it. He read it twice and said \"tell your friend she's an idiot if she doesn't send this off.\" He knew. He'd seen the cat in the background.",
      ],
    ],
    hooks: [
      "Is there something you've half made that you haven't shown anybody?",
      "What would you put your name on the spine of, if somebody else did the admin?",
    ],
  },
  {
    id: "pottery.kiln",
    keywords: [
      "pottery",
      "potter",
      "pots",
      "pot",
      "kiln",
      "clay",
      "ceramics",
      "ceramic",
      "mug",
      "mugs",
      "glaze",
      "glazing",
      "wheel",
      "throwing",
    ],
    asks: [
      /\bwhat (survived|have you made)/i,
      /\bhow long have you (been )?(doing|making|done) (pottery|pots)/i,
      /\bwhat do you make/i,
    ],
    levels: [
      [
        "I share a kiln with five people in an old paint works. It's like a flat-share, except the oven's a dragon.",
        "Weekends I'm a potter, in the sense that I put clay in and something comes out. The shelf of survivors is short.",
        "Mostly mugs. Some bowls. One thing we agreed to call a bowl.",
      ],
      [
        "You wait two days for the kiln to cool and then you open it like a Christmas stocking that might have exploded. I love that bit. It can't be hurried, and I hurry everything.",
        "There's Owen, who makes forty identical grey mugs, and Pam, who's seventy-one, used to be a plumber and throws pots as tall as a toddler.",
      ],
      [
        "My first teapot came out perfect. I filled it in front of everyone and it poured backwards, down my sleeve, into my shoe. Pam said it was the best handle she'd ever seen. I kept it. It's where the pencils live.",
        "I sold one mug once, at a car park fair, twelve pounds. A year later I saw a woman on the bus drinking from it. I didn't say a word, I just drew her and missed my stop.",
      ],
    ],
    hooks: [
      "What's something you've made with your hands, even if it came out crooked?",
      "Are you patient enough to leave an oven door shut for two days?",
    ],
  },
  {
    id: "hobby.bus",
    keywords: [
      "bus",
      "buses",
      "strangers",
      "stranger",
      "sketchbook",
      "sketch",
      "sketching",
      "sketches",
      "people watching",
    ],
    asks: [
      /\b(why|how come) (do you )?draw strangers/i,
      /\bdo (people|they) (notice|mind|catch you)/i,
    ],
    levels: [
      [
        "I keep a sketchbook of strangers on buses. Top deck, front seat, soft pencil, innocent expression.",
        "Everyone on the bus thinks they're invisible. That's when faces are best, they've put them down for a minute.",
      ],
      [
        "There are rules. Never anyone crying, never anyone in uniform, and if they spot me they get to keep it.",
        "My brother says one day one of them will sue. He's training to be a solicitor, so he says it hopefully.",
      ],
      [
        'A man woke up mid-drawing, looked over and said "my nose isn\'t that big." Then he took my pencil and fixed the shading. Retired art teacher. He was right about the nose.',
        "It started with Dad. He drove a bus for nineteen years and on Saturdays I sat behind him and drew the passengers. When he retired I found every drawing folded up in the sun visor. I cried on the depot floor.",
      ],
    ],
    hooks: [
      "What do you think your face does on a bus, when you've forgotten about it?",
      "Do you talk to strangers, or do you study the fire exit map?",
    ],
  },
  {
    id: "home.bristol",
    keywords: [
      "live",
      "bristol",
      "city",
      "neighbourhood",
      "flat",
      "totterdown",
      "area",
      "hill",
      "where you live",
    ],
    asks: [
      /\bwhere (do|are) you (live|living|based)/i,
      /\bwhereabouts are you/i,
      /\bwhat.?s bristol like/i,
      /\bhow long have you lived/i,
    ],
    levels: [
      [
        "Bristol. Top floor of a thin yellow house on a hill so steep the postman sighs out loud.",
        "I'm in Bristol, in the bit where the houses look like someone dropped a paint chart down a cliff.",
      ],
      [
        "It's a city where you can lose a whole Saturday to one hot-air balloon. It drifts over your lunch, you wave, you forget the lunch.",
        "We've got the steepest street in the country round the corner. At Easter people roll eggs down it, and all year round I roll oranges down it by accident.",
      ],
      [
        'The week I moved in I pushed a fridge up that hill with Tess and two men we\'d never met. At the top one of them said "is this number twelve" and I said "no, it\'s mine." He\'d thought he was helping his cousin.',
      ],
    ],
    hooks: [
      "What's the thing about where you live that you'd show a visitor first?",
      "Do you know your neighbours, or only their bins?",
    ],
  },
  {
    id: "home.from",
    keywords: [
      "from",
      "hometown",
      "leicester",
      "grew up",
      "originally",
      "roots",
      "background",
      "heritage",
      "gujarati",
    ],
    asks: [/\bwhere (are|were) you (from|born)/i, /\bwhere did you grow up/i, /\bwhere.?s home/i],
    levels: [
      [
        "Leicester, originally. Home of a king in a car park and my gran's kitchen, in reverse order of importance.",
        "I grew up in Leicester, in a terrace with a green door and nine people's coats in the hall.",
      ],
      [
        "My gran came from Gujarat by way of Nairobi, with two suitcases and a pressure cooker. She trusts the pressure cooker more than most of the family.",
        "At Diwali our street smelled of gunpowder and frying. I thought the whole country did that. Moving to Bristol was a very quiet November.",
      ],
      [
        'I got homesick my first term and rang Gran to say I couldn\'t cook anything. She stayed on the line and made me hold the phone over the pan. "Louder," she said. "I can\'t hear it." That\'s how I learnt what done sounds like.',
      ],
    ],
    hooks: [
      "What's the smell that means home to you, even if it's a silly one?",
      "Where are you from, in the way that your stomach would answer it?",
    ],
  },
  {
    id: "family.gran",
    keywords: ["gran", "grandma", "grandmother", "nan", "granny", "grandparents", "nani"],
    asks: [
      /\b(tell me|what) about your (gran|grandma|grandmother)/i,
      /\bare you close to your (gran|grandma)/i,
    ],
    levels: [
      [
        'Gran cooks by ear. She lifts the lid and says "when it sings, it\'s done." Mine screams.',
        "My gran is four foot ten and has never once lost an argument with a greengrocer.",
      ],
      [
        'She rings on Thursdays and opens with "what have you eaten." There\'s no hello. Food is the hello.',
        'Her recipes have no numbers. "Enough" is a measurement. "Until it\'s right" is a time.',
      ],
      [
        "She haggled forty minutes for my sandals when we went to Gujarat. I was dying. She won, and then she paid him the full price anyway. He had her brother's eyes, she said. She just wanted to stay a bit longer.",
      ],
    ],
    hooks: [
      "Who in your family would everyone drop the shopping for?",
      "Is there a saying somebody drilled into you that you've caught yourself using?",
    ],
  },
  {
    id: "family.brother",
    keywords: [
      "brother",
      "kabir",
      "sibling",
      "siblings",
      "sister",
      "sisters",
      "brothers",
      "only child",
    ],
    asks: [
      /\bdo you have (any )?(brothers|sisters|siblings|a brother|a sister)/i,
      /\btell me about (kabir|your brother)/i,
    ],
    levels: [
      [
        "One younger brother, Kabir. He's training to be a solicitor and he reads menus for loopholes.",
        "Kabir, he's twenty-four. He got the cheekbones and the pension, I got the cat.",
      ],
      [
        "We fight about everything small and nothing big. He's the person I ring when I've locked myself out, even though he lives in Birmingham and can't help.",
        'He irons his T-shirts. I once came to breakfast with a paintbrush in my hair and he said "which of us is adopted."',
      ],
      [
        'When I was nineteen and broke he sent me twenty pounds with the reference "bus sketch, commissioned". He was sixteen, it was his paper-round money. I drew him asleep with his mouth open. He\'s had it framed.',
      ],
    ],
    hooks: [
      "Have you got siblings, or did you get to keep all the cake?",
      "Who do you ring when you've done something daft?",
    ],
  },
  {
    id: "family.parents",
    keywords: ["parents", "mum", "mom", "mother", "dad", "father", "family", "folks"],
    asks: [
      /\b(are you|do you get) (close|along|on) (to|with) your (family|parents|mum|mom|dad)/i,
      /\bwhat do your parents do/i,
      /\btell me about your family/i,
    ],
    levels: [
      [
        "Mum's an optician, Dad drove a bus for nineteen years. I was always going to stare at people.",
        "Loud, close and always feeding somebody. We're a family that says goodbye for forty minutes.",
      ],
      [
        "Dad's retired now and he doesn't know what to do with a road he isn't driving on. He comments on my bus routes from two hundred miles away.",
        "Mum shows love by booking you an eye test. I've got perfect vision and I've been tested eleven times.",
      ],
      [
        "They never said drawing was a daft idea. I found out later that Dad did a second shift every Sunday of my degree and told me it was for the peace and quiet. He hates quiet. He hums at the fridge.",
      ],
    ],
    hooks: [
      "What did you get from your parents that you'd never give back?",
      "Which of your family would like me least, and how would I win them over?",
    ],
  },
  {
    id: "pet.biscuit",
    keywords: ["cat", "cats", "biscuit", "pet", "pets", "kitten", "animals", "animal"],
    asks: [
      /\bdo you have (any )?(pets|a cat|a pet|a dog|animals)/i,
      /\b(how|who)(.?s| is) biscuit/i,
      /\bwhat happened to (his|biscuit|the cat)/i,
    ],
    levels: [
      [
        "One cat, Biscuit. One eye as well. He winks at everyone and it's only fifty per cent his fault.",
        "Biscuit is ginger, one-eyed and built like a draught excluder. I pay the rent, he chairs the meetings.",
      ],
      [
        "He has opinions about umbrellas, doors, and the man from number nine. He's frightened of exactly one thing, and it's a particular banana-shaped cushion.",
        'The eye was gone when I got him. The rescue people said "street fight", but I\'ve seen him lose to a shoelace.',
      ],
      [
        "I went in for a tidy grey kitten. Biscuit reached through the bars and put his paw in my tea. Not on the cup, in it. I signed the forms with a wet sleeve.",
        "He went missing for two days last spring. I drew posters so flattering that three people rang about a lion. He was in the airing cupboard the whole time, on my good towels, thriving.",
      ],
    ],
    hooks: [
      "Have you got a creature at home, or are you free to own nice curtains?",
      "If you were an animal in a rescue centre, what would it say on your card?",
    ],
  },
  {
    id: "food.favourite",
    keywords: [
      "food",
      "eat",
      "eating",
      "hungry",
      "favourite food",
      "favorite food",
      "dinner",
      "lunch",
      "breakfast",
      "snack",
      "dish",
      "meal",
      "restaurant",
      "crisps",
    ],
    asks: [
      /\bwhat.?s your (favourite|favorite) (food|meal|dish)/i,
      /\bwhat do you (like|love) to eat/i,
      /\bwhat did you (eat|have) for/i,
      /\bare you (hungry|vegetarian|vegan)/i,
    ],
    levels: [
      [
        "Gran's dal with too much lemon. Failing that, a crisp sandwich, and I won't be judged.",
        "Anything you eat with your hands while standing up. Chips in the rain might be my peak.",
      ],
      [
        "I'm the person who reads the menu, wants everything, orders badly and then eats yours with a speech about sharing.",
        "A crisp sandwich has to be salt and vinegar, white bread, proper butter, and pressed with the palm until it sighs.",
      ],
      [
        "I tried to impress someone with a tasting menu once. Nine courses, all foam. On the way home we both admitted we were starving and ate a sausage roll on a wall. Best date I've had. It was the wall that did it.",
      ],
    ],
    hooks: [
      "What would you eat if nobody was ever going to find out?",
      "Which dish would I have to praise to get into your good books?",
    ],
  },
  {
    id: "cooking.lentils",
    keywords: [
      "cook",
      "cooking",
      "lentils",
      "dal",
      "daal",
      "recipe",
      "recipes",
      "kitchen",
      "bake",
      "baking",
      "burn",
      "burnt",
      "curry",
    ],
    asks: [
      /\b(can|do) you cook/i,
      /\bare you a good cook/i,
      /\bwhat do you cook/i,
      /\bwhat.?s your signature dish/i,
    ],
    levels: [
      [
        "I cook like I'm being chased. Lentils suffer most.",
        "I'm learning my gran's dal. She says when it sings, it's done. Mine goes straight from silence to fire.",
      ],
      [
        "The trouble is I start the onions and then have an idea. Ideas and onions shouldn't be left in a room together.",
        "I've got four good dishes and a fifth that's really just a warm salad of regret.",
      ],
      [
        "I cooked for the kiln lot once. The alarm went, the neighbour came with an extinguisher, and Pam calmly ate a bowl of it and asked what the smoky note was. I said paprika. It was the tea towel.",
      ],
    ],
    hooks: [
      "What's the dish that's betrayed you most?",
      "Who taught you to cook, or are you raising yourself on toast?",
    ],
  },
  {
    id: "home.gerald",
    keywords: [
      "smoke alarm",
      "alarm",
      "gerald",
      "flatmate",
      "flatmates",
      "roommate",
      "roommates",
      "live alone",
      "fire alarm",
    ],
    asks: [/\b(do you )?live (alone|with)( anyone| someone)?/i, /\bwho do you live with/i],
    levels: [
      [
        "Just me, Biscuit and the smoke alarm. I call him Gerald. He's the loudest of us and he's usually right.",
        "I live alone, if you don't count a cat and a smoke alarm with strong views on toast.",
      ],
      [
        "Gerald doesn't do dishes and he's never paid a bill, but he turns up every time I cook. That's more than I can say for some flatmates.",
        "I like living on my own until about half past ten at night, and then I narrate my teeth-brushing to the cat.",
      ],
      [
        "One night Gerald went off with nothing in the pan. I was furious. Turned out the landlady's heater was smouldering downstairs. I've polished him every month since. I say sorry when I take the battery out.",
      ],
    ],
    hooks: [
      "Do you live with people, or do you also talk to appliances?",
      "What's the worst flatmate you ever had, human or otherwise?",
    ],
  },
  {
    id: "drink.tea",
    keywords: [
      "tea",
      "coffee",
      "cuppa",
      "caffeine",
      "kettle",
      "brew",
      "latte",
      "espresso",
      "drink",
    ],
    asks: [
      /\b(tea or coffee|coffee or tea)/i,
      /\bdo you (drink|like) (coffee|tea)/i,
      /\bhow do you (take|like|have) your (tea|coffee)/i,
    ],
    levels: [
      [
        "Tea, the colour of a garden fence, in a mug as big as my head.",
        "Strong tea. Coffee makes me draw like a seismograph.",
      ],
      [
        "I've got a rule that the first tea has to come out of a mug I made. It keeps me humble. It also leaks.",
        "I own nineteen mugs and use the same ugly one. It's got a thumbprint exactly where my thumb goes.",
      ],
      [
        "Pam drinks hers from a jam jar since a man at the studio called her pots \"just decorative\". She's waiting for him to ask why. It's been two years. None of us dares tell him.",
      ],
    ],
    hooks: [
      "What's in your cup at four in the afternoon?",
      "Are you loyal to one mug, or do you play the field?",
    ],
  },
  {
    id: "music.taste",
    keywords: [
      "music",
      "song",
      "songs",
      "band",
      "bands",
      "listen",
      "playlist",
      "concert",
      "gig",
      "singer",
      "sing",
      "album",
      "spotify",
    ],
    asks: [
      /\bwhat (kind of |sort of )?music/i,
      /\bwhat (are|do) you listen(ing)? to/i,
      /\b(favourite|favorite) (band|song|singer|album|artist)/i,
      /\bdo you (sing|play (an instrument|any instruments|music))/i,
    ],
    levels: [
      [
        "Old film songs from Gran's kitchen radio, Nina Simone, and trip-hop, because Bristol checks at the border.",
        "I glaze to Portishead and wash up to Bollywood. The washing-up has better choreography.",
      ],
      [
        "I can't play anything, but I sing like a confident kettle. Biscuit leaves the room with dignity.",
        "There's one song Gran hums when she's rolling thepla and I've never found out what it is. If I look it up, it'll stop being hers.",
      ],
      [
        "At a gig once the whole room went quiet for the last song and I dropped a tin of pencils. All of them. On a stone floor. The singer waited, looked at me, and came in on the last rattle. I've peaked.",
      ],
    ],
    hooks: [
      "What song do you only play when nobody's in?",
      "What was the first song you loved before you knew about being cool?",
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
      "show",
      "shows",
      "netflix",
      "watch",
      "watching",
      "cinema",
      "telly",
      "paddington",
    ],
    asks: [
      /\b(favourite|favorite) (film|movie|show|series)/i,
      /\bwhat (are|do) you watch(ing)?/i,
      /\bseen (any|anything) good/i,
    ],
    levels: [
      [
        "Paddington 2, and I'm ready to defend it in court. Kabir can represent me.",
        "Ghibli when I'm sad, pottery contests when I'm competitive, and I cry at both.",
      ],
      [
        "I'm terrible in the cinema. I watch the extras. There's always one at the back having the time of his life with a prop sandwich.",
        "The judge on the pottery programme weeps when somebody's handle goes well. That's the only kind of authority I respect.",
      ],
      [
        "I took Gran to see a very serious Danish film by mistake. She talked all through it. At the end a man in front turned round, and I got ready to apologise, and he asked her what she thought the sister should have done.",
      ],
    ],
    hooks: [
      "Which film gets you every single time, even though you know what's coming?",
      "Are you a whisperer in the cinema or a shusher?",
    ],
  },
  {
    id: "books.reading",
    keywords: [
      "book",
      "books",
      "read",
      "reading",
      "reader",
      "novel",
      "novels",
      "library",
      "story",
      "stories",
    ],
    asks: [
      /\bwhat (are|do) you read(ing)?/i,
      /\b(favourite|favorite) (book|author|writer)/i,
      /\bdo you (like )?read(ing)?/i,
    ],
    levels: [
      [
        "The Summer Book by Tove Jansson, every June. It's about a gran and a child on an island and hardly anything happens, perfectly.",
        "I read picture books like other people read thrillers. Thirty-two pages, no escape.",
      ],
      [
        "I buy novels for the covers and then feel guilty and read them, and it works out about half the time.",
        "Reading in the bath has cost me four library fines and one phone. The book survived. It's very round now.",
      ],
      [
        "At six I had a library book I couldn't bear to give back, so I copied the whole thing out, pictures and all, and returned my copy by mistake. The librarian stamped it. She kept it in the system for years.",
      ],
    ],
    hooks: [
      "What's a book you'd hand to somebody so they'd get you?",
      "Are you a page-folder, or do I have to hide that side of me?",
    ],
  },
  {
    id: "travel.trips",
    keywords: [
      "travel",
      "travelling",
      "traveling",
      "trip",
      "trips",
      "country",
      "countries",
      "abroad",
      "visited",
      "italy",
      "india",
      "lisbon",
      "journey",
    ],
    asks: [
      /\bwhere (have you|did you) (been|travel|travelled|gone|go)/i,
      /\bdo you (like|love) (to )?travel/i,
      /\b(favourite|favorite) (place|country|city) (you|to)/i,
    ],
    levels: [
      [
        "I travel like a dropped bag of peas, all directions, no plan. Lisbon for the tiles, Gujarat with Gran.",
        "Not far, but badly. I've been lost in nine countries and found something to eat in all of them.",
      ],
      [
        "I draw instead of taking photos. It means I've got no pictures of monuments and forty of people waiting for the toilet.",
        "In Lisbon I spent two days looking at the pavement. I've still not seen the castle. The pavement was better, ask anyone.",
      ],
      [
        "I got on the wrong train in Italy and ended up in a village holding a snail festival. I knew nobody. By midnight I was on the judging panel. I don't eat snails. I gave everyone a nine.",
      ],
    ],
    hooks: [
      "What's the best place you've ended up by mistake?",
      "Where would you go if the bag was packed and somebody else had the tickets?",
    ],
  },
  {
    id: "time.weekend",
    keywords: ["weekend", "saturday", "sunday", "friday", "weekends", "plans"],
    asks: [
      /\bwhat (are you|do you) (do|doing|up to) (on|at|this|for|over)( the| your)? weekend/i,
      /\b(any|got) (weekend )?plans/i,
      /\bhow was your weekend/i,
    ],
    levels: [
      [
        "Kiln on Saturday, charity shops after, and on Sunday a long lie-in that the cat ends at six.",
        "Clay, toast, one heroic nap. I run a tight ship.",
      ],
      [
        "There's a charity shop on my street that only sells lamps and single shoes. I go every week. I feel one day it'll make sense.",
        "Sundays I do the Big Tidy, which is where I find an old sketchbook and read it on the floor until dark.",
      ],
      [
        "Last Sunday I bought a jigsaw for a pound with a note inside: \"one piece missing, sorry, it's the best one.\" I did the whole thing to find out which. It was the dog's face.",
      ],
    ],
    hooks: [
      "What does a weekend look like when nobody wants anything from you?",
      "Are you a list person on a Saturday or a drift-about person?",
    ],
  },
  {
    id: "time.today",
    keywords: [
      "today",
      "day",
      "this week",
      "week",
      "lately",
      "been up to",
      "up to",
      "tired",
      "busy",
    ],
    asks: [
      /\bhow (was|is|.?s) your (day|week|evening|morning)( going| been)?/i,
      /\bwhat (are you|have you been) (up to|doing)( today| lately| this week)?/i,
      /\bwhat did you do today/i,
    ],
    levels: [
      [
        "Drew a heron, rubbed out a heron, argued with the heron. He's winning.",
        "Mostly desk today. I went out for milk and came back with a lampshade.",
      ],
      [
        'The publisher wants the heron "braver around the beak". I\'ve been making brave beaks in the mirror since lunch.',
        "I did have one lovely bit. A toddler at the bus stop showed me a stone, and then trusted me to hold the stone.",
      ],
      [
        "On the way home the driver let everyone off and then leaned out to tell me I'd drawn his chin too kind last month. He'd found the page I dropped. It's on his dashboard.",
      ],
    ],
    hooks: [
      "What was the one bit of your day worth drawing?",
      "Has your week been a straight line or a scribble?",
    ],
  },
];
