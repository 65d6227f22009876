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
      "clients",
    ],
    asks: [
      /\b(what|how|tell me|know|more) about your (work|job)/i,
      /\bwhat do you do(?! (for fun|on|at|in|when|to|with|about))/i,
      /\bwhat(?:.?s| is) your job/i,
      /\bwhat do you work (as|in)/i,
      /\bwhere do you work/i,
      /\b(do you like|enjoy) your (job|work)/i,
    ],
    levels: [
      [
        "I draw for a living. Picture books mostly, and now and then a jar label that takes itself very seriously.",
        "I'm an illustrator. Which means I get paid to decide what a heron's eyebrows would look like.",
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
        "I'm making a picture book that's all mine, finally. It's about a smoke alarm who wants to be an opera singer.",
        "There's a picture book in my drawer with my own name on the spine. So far the spine is the only finished bit.",
      ],
      [
        "My heroine's called Beatrix, she's a smoke alarm and she sings at everything: toast, candles, birthdays. Everybody keeps taking her batteries out. I haven't worked out the ending.",
        "I've drawn the first half of my book about nine times. The second half frightens me, because then it'd be done and someone could say it's bad.",
      ],
      [
        "I showed my book to Kabir pretending a friend made it. He read it twice and said “tell your friend she's an idiot if she doesn't send this off.” He knew. He'd seen the cat in the background.",
      ],
    ],
    hooks: [
      "Is there something you've half made that you haven't shown anybody?",
      "If somebody else did the admin, whose kind of book would have your name on the spine?",
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
    ],
    asks: [
      /\b(what|how|tell me|know|more) about your (pots|pottery|kiln)/i,
      /\bwhat (survived|have you made)/i,
      /\bhow long have you (been )?(doing|making|done) (pottery|pots)/i,
      /\bwhat do you make/i,
    ],
    levels: [
      [
        "I share a kiln with five people in an old paint works. It's like a flat-share, except the oven's a dragon.",
        "Weekends I'm a potter, in the sense that I put clay in and something comes out. The shelf of survivors is short.",
        "I make mugs, mostly. Some bowls. One thing we agreed to call a bowl.",
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
    asks: [/\b(why|how come) (do you )?draw strangers/i, /\bdo (people|they) (notice|mind|catch you)/i],
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
        "A man woke up mid-drawing, looked over and said “my nose isn't that big.” Then he took my pencil and fixed the shading. Retired art teacher. He was right about the nose.",
        "It started with Dad. He drove a bus for nineteen years and on Saturdays I sat behind him and drew the passengers. When he retired I found every drawing folded up in the sun visor. I cried on the depot floor.",
      ],
    ],
    hooks: [
      "When you've forgotten about your face on a bus, what's it doing?",
      "Do you talk to strangers, or do you study the fire exit map?",
    ],
  },
  {
    id: "home.bristol",
    keywords: ["live", "bristol", "city", "neighbourhood", "flat", "totterdown", "hill", "where you live"],
    asks: [
      /\b(what|how|tell me|know|more) about your (city|flat|place)/i,
      /\bwhere (do|are) you (live|living|based)/i,
      /\bwhereabouts are you/i,
      /\bwhat(?:.?s| is) bristol like/i,
      /\bhow long have you lived/i,
    ],
    levels: [
      [
        "I live in Bristol, top floor of a thin yellow house on a hill so steep the postman sighs out loud.",
        "I'm in Bristol, in the bit where the houses look like someone dropped a paint chart down a cliff.",
      ],
      [
        "Bristol's a city where you can lose a whole Saturday to one hot-air balloon. It drifts over your lunch, you wave, you forget the lunch.",
        "We've got the steepest street in the country round the corner. At Easter people roll eggs down it, and all year round I roll oranges down it by accident.",
      ],
      [
        "The week I moved in I pushed a fridge up that hill with Tess and two men we'd never met. At the top one of them said “is this number twelve” and I said “no, it's mine.” He'd thought he was helping his cousin.",
      ],
    ],
    hooks: [
      "What's the thing about where you live that you'd show a visitor first?",
      "Do you know your neighbours, or only their bins?",
    ],
  },
  {
    id: "home.from",
    keywords: ["hometown", "leicester", "grew up", "originally", "roots", "background", "heritage", "gujarati"],
    asks: [/\bwhere (are|were) you (from|born)/i, /\bwhere did you grow up/i, /\bwhere.?s home/i],
    levels: [
      [
        "I'm from Leicester, originally. Home of a king in a car park and my gran's kitchen, in reverse order of importance.",
        "I grew up in Leicester, in a terrace with a green door and nine people's coats in the hall.",
      ],
      [
        "My gran came from Gujarat by way of Nairobi, with two suitcases and a pressure cooker. She trusts the pressure cooker more than most of the family.",
        "At Diwali our street smelled of gunpowder and frying. I thought the whole country did that. Moving to Bristol was a very quiet November.",
      ],
      [
        "I got homesick my first term and rang Gran to say I couldn't cook anything. She stayed on the line and made me hold the phone over the pan. “Louder,” she said. “I can't hear it.” That's how I learnt what done sounds like.",
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
    asks: [/\b(tell me|what) about your (gran|grandma|grandmother)/i, /\bare you close to your (gran|grandma)/i],
    levels: [
      [
        "Gran cooks by ear. She lifts the lid and says “when it sings, it's done.” Mine screams.",
        "My gran is four foot ten and has never once lost an argument with a greengrocer.",
      ],
      [
        "Gran rings on Thursdays and opens with “what have you eaten.” There's no hello. Food is the hello.",
        "Gran's recipes have no numbers. “Enough” is a measurement. “Until it's right” is a time.",
      ],
      [
        "Gran haggled forty minutes for my sandals when we went to Gujarat. I was dying. She won, and then she paid him the full price anyway. He had her brother's eyes, she said. She just wanted to stay a bit longer.",
      ],
    ],
    hooks: [
      "Who in your family would everyone drop the shopping for?",
      "Is there a saying somebody drilled into you that you've caught yourself using?",
    ],
  },
  {
    id: "family.brother",
    keywords: ["brother", "kabir", "sibling", "siblings", "sister", "sisters", "brothers", "only child"],
    asks: [
      /\b(what|how|tell me|know|more) about your (brother|sister|siblings)/i,
      /\bdo you have (any )?(brothers|sisters|siblings|a brother|a sister)/i,
      /\btell me about (kabir|your brother)/i,
    ],
    levels: [
      [
        "I've got one younger brother, Kabir. He's training to be a solicitor and he reads menus for loopholes.",
        "My brother's Kabir, he's twenty-four. He got the cheekbones and the pension, I got the cat.",
      ],
      [
        "Kabir and I fight about everything small and nothing big. He's the person I ring when I've locked myself out, even though he lives in Birmingham and can't help.",
        "Kabir irons his T-shirts. I once came to breakfast with a paintbrush in my hair and he said “which of us is adopted.”",
      ],
      [
        "When I was nineteen and broke Kabir sent me twenty pounds with the reference “bus sketch, commissioned”. He was sixteen, it was his paper-round money. I drew him asleep with his mouth open. He's had it framed.",
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
      /\b(what|how|tell me|know|more) about your (family|parents|folks)/i,
      /\b(are you|do you get) (close|along|on) (to|with) your (family|parents|mum|mom|dad)/i,
      /\b(tell me about|what(.?s| is|.?re| are)) your (mum|mom|mother|dad|father|parents)/i,
      /\bwhat do your parents do/i,
      /\btell me about your family/i,
    ],
    levels: [
      [
        "Mum's an optician, Dad drove a bus for nineteen years. I was always going to stare at people.",
        "My family's loud, close and always feeding somebody. It's a family that says goodbye for forty minutes.",
      ],
      [
        "Dad's retired now and he doesn't know what to do with a road he isn't driving on. He comments on my bus routes from a hundred and twenty miles away.",
        "Mum shows love by booking you an eye test. I've got perfect vision and I've been tested eleven times.",
      ],
      [
        "My parents never said drawing was a daft idea. I found out later that Dad did a second shift every Sunday of my degree and told me it was for the peace and quiet. He hates quiet. He hums at the fridge.",
      ],
    ],
    hooks: [
      "Which thing did you get from your parents that you'd never give back?",
      "Which of your family would like me least, and how would I win them over?",
    ],
  },
  {
    id: "pet.biscuit",
    keywords: ["cat", "cats", "biscuit", "pet", "pets", "kitten", "animals", "animal"],
    asks: [
      /\b(what|how|tell me|know|more) about your (cat|pets?)/i,
      /\bdo you have (any )?(pets|a cat|a pet|a dog|animals)/i,
      /\b(how|who)(.?s| is) biscuit/i,
      /\bwhat happened to (his|biscuit|the cat)/i,
    ],
    levels: [
      [
        "I've got one cat, Biscuit. He's got one eye. He winks at everyone and it's only fifty per cent his fault.",
        "Biscuit is ginger, one-eyed and built like a draught excluder. I pay the rent, he chairs the meetings.",
      ],
      [
        "Biscuit has opinions about umbrellas, doors, and the man from number nine. He's frightened of exactly one thing, and it's a particular banana-shaped cushion.",
        "Biscuit's eye was gone when I got him. The rescue people said “street fight”, but I've seen him lose to a shoelace.",
      ],
      [
        "I went in for a tidy grey kitten. Biscuit reached through the bars and put his paw in my tea. Not on the cup, in it. I signed the forms with a wet sleeve.",
        "Biscuit went missing for two days last spring. I drew posters so flattering that three people rang about a lion. He was in the airing cupboard the whole time, on my good towels, thriving.",
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
      /\bwhat(?:.?s| is) your (favourite|favorite) (food|meal|dish)/i,
      /\bwhat do you (like|love) to eat/i,
      /\bwhat did you (eat|have) for/i,
      /\bare you hungry/i,
    ],
    levels: [
      [
        "My favourite's Gran's dal with too much lemon. Failing that, a crisp sandwich, and I won't be judged.",
        "I love anything you eat with your hands while standing up. Chips in the rain might be my peak.",
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
      "If nobody was ever going to find out, what would you eat?",
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
      /\bwhat(?:.?s| is) your signature dish/i,
    ],
    levels: [
      [
        "I cook like I'm being chased. Lentils suffer most.",
        "I'm learning my gran's dal. She says when it sings, it's done. Mine goes straight from silence to fire.",
      ],
      [
        "The trouble is I start the onions and then have an idea. Ideas and onions shouldn't be left in a room together.",
        "I can cook four good dishes and a fifth that's really just a warm salad of regret.",
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
        "It's just me at home with Biscuit and the smoke alarm. I call the alarm Gerald. He's the loudest of us and he's usually right.",
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
    keywords: ["tea", "coffee", "cuppa", "caffeine", "kettle", "brew", "latte", "espresso"],
    asks: [
      /\b(tea or coffee|coffee or tea)/i,
      /\bdo you (drink|like) (coffee|tea)/i,
      /\bhow do you (take|like|have) your (tea|coffee)/i,
    ],
    levels: [
      [
        "I drink tea the colour of a garden fence, in a mug as big as my head.",
        "I'm strictly strong tea. Coffee makes me draw like a seismograph.",
      ],
      [
        "I've got a rule that the first tea has to come out of a mug I made. It keeps me humble. It also leaks.",
        "I own nineteen mugs and use the same ugly one. It's got a thumbprint exactly where my thumb goes.",
      ],
      [
        "Pam at the kiln drinks her tea from a jam jar since a man at the studio called her pots “just decorative”. She's waiting for him to ask why. It's been two years. None of us dares tell him.",
      ],
    ],
    hooks: ["What's in your cup at four in the afternoon?", "Are you loyal to one mug, or do you play the field?"],
  },
  {
    id: "music.taste",
    keywords: [
      "music",
      "song",
      "songs",
      "band",
      "bands",
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
        "I listen to old film songs from Gran's kitchen radio, Nina Simone, and trip-hop, because Bristol checks at the border.",
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
    keywords: ["film", "films", "movie", "movies", "tv", "netflix", "watching", "cinema", "telly", "paddington"],
    asks: [
      /\b(favourite|favorite) (film|movie|show|series)/i,
      /\bwhat (are|do) you watch(ing)?/i,
      /\bseen (any|anything) good/i,
    ],
    levels: [
      [
        "My film is Paddington 2, and I'm ready to defend it in court. Kabir can represent me.",
        "I watch Ghibli when I'm sad, pottery contests when I'm competitive, and I cry at both.",
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
    keywords: ["book", "books", "reading", "reader", "novel", "novels", "library"],
    asks: [
      /\bwhat (are|do) you read(ing)?/i,
      /\b(favourite|favorite) (book|author|writer)/i,
      /\bdo you (like )?read(ing)?/i,
    ],
    levels: [
      [
        "I read The Summer Book by Tove Jansson every June. It's about a gran and a child on an island and hardly anything happens, perfectly.",
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
      /\bdo you (like|love) (to )?travel(l?ing)?\b(?! (alone|solo))/i,
      /\b(favourite|favorite) (place|country|city) (you|to)/i,
    ],
    levels: [
      [
        "I travel like a dropped bag of peas, all directions, no plan. Lisbon for the tiles, Gujarat with Gran.",
        "I travel badly and often. I've been lost in nine countries and found something to eat in all of them.",
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
      "Where's the best place you've ended up by mistake?",
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
        "My weekend's the kiln on Saturday, charity shops after, and on Sunday a long lie-in that the cat ends at six.",
        "Clay, toast, one heroic nap, that's my weekends. I run a tight ship.",
      ],
      [
        "There's a charity shop on my street that only sells lamps and single shoes. I go every week. I feel one day it'll make sense.",
        "Sundays I do the Big Tidy, which is where I find an old sketchbook and read it on the floor until dark.",
      ],
      [
        "Last Sunday I bought a jigsaw for a pound with a note inside: “one piece missing, sorry, it's the best one.” I did the whole thing to find out which. It was the dog's face.",
      ],
    ],
    hooks: [
      "What does a weekend look like when nobody wants anything from you?",
      "Are you a list person on a Saturday or a drift-about person?",
    ],
  },
  {
    id: "time.today",
    keywords: ["today", "this week", "lately"],
    asks: [
      /\bhow (was|is|.?s) your (day|week(?!end)|evening|morning)( going| been)?/i,
      /\bwhat (are you|have you been) (up to|doing)(?!.*weekend)( today| lately| this week)?/i,
      /\bwhat did you do today/i,
    ],
    levels: [
      [
        "Today I drew a heron, rubbed out a heron, argued with the heron. He's winning.",
        "I've been mostly desk today. I went out for milk and came back with a lampshade.",
      ],
      [
        "The publisher wants the heron “braver around the beak”. I've been making brave beaks in the mirror since lunch.",
        "I did have one lovely bit. A toddler at the bus stop showed me a stone, and then trusted me to hold the stone.",
      ],
      [
        "On the way home the driver let everyone off and then leaned out to tell me I'd drawn his chin too kind last month. He'd found the page I dropped. It's on his dashboard.",
      ],
    ],
    hooks: ["What was the one bit of your day worth drawing?", "Has your week been a straight line or a scribble?"],
  },
  {
    id: "weather.drama",
    keywords: ["weather", "rain", "raining", "sunny", "storm", "stormy", "snow", "thunder", "windy"],
    asks: [/\b(how|what).?s the weather/i, /\bis it (raining|sunny|cold|hot|snowing) (there|in bristol)/i],
    levels: [
      [
        "I don't do weather unless something's been blown off a roof.",
        "It's grey here, which isn't weather, it's a lack of imagination. Tell me when there's a tornado.",
      ],
      [
        "I'll make an exception for fog. Fog turns my hill into a pop-up book, one house at a time.",
        "My grudge is with drizzle. It hasn't got the nerve to be rain.",
      ],
      [
        "In the big storm a trampoline came over three gardens and landed upright on our street. Nobody claimed it. For one whole afternoon every adult on the hill queued politely for a go.",
      ],
    ],
    hooks: [
      "What's the most dramatic weather that ever happened to you personally?",
      "Storm on the roof or sun on your back, which one would you keep?",
    ],
  },
  {
    id: "hobby.general",
    keywords: ["hobby", "hobbies", "free time", "spare time", "for fun", "interests"],
    asks: [
      /\bwhat do you do (for fun|in your (free|spare) time|to relax|when you.?re not)/i,
      /\bwhat are (you into|your (hobbies|interests))/i,
    ],
    levels: [
      [
        "I do pots, buses, charity shops and shouting at lentils. It's a full life, it just doesn't photograph well.",
        "I make things badly on purpose till one of them turns out well by accident.",
      ],
      [
        "I've got a half-knitted scarf, a third of a ukulele and one juggling ball. My hobbies die in the hallway.",
        "Drawing's my job now, so clay became the thing I'm allowed to be rubbish at. I think everyone needs one of those.",
      ],
      [
        "I did one term of trapeze because of a poster. I went up, looked down, and told the teacher I lived there now. They had lunch without me. I've got a certificate that just says “attended”.",
      ],
    ],
    hooks: [
      "What are you cheerfully bad at and still doing anyway?",
      "If you had a free afternoon and a tenner, where would it go?",
    ],
  },
  {
    id: "hobby.charity",
    keywords: [
      "charity shop",
      "charity shops",
      "thrift",
      "thrifting",
      "second hand",
      "vintage",
      "jumble",
      "flea market",
      "antiques",
    ],
    asks: [/\bwhat do you (buy|look for|find) in (charity|thrift|second)/i, /\bbest thing you.?ve (found|bought)/i],
    levels: [
      [
        "Charity shops are my museum. Same stuff, except you're allowed to take the elephant home.",
        "I go in for a lamp and come out with a fondue set and a stranger's holiday slides.",
      ],
      [
        "I only buy objects that look as if they miss somebody. It's a bad system and I've run out of shelves.",
        "There's a lady called Jean at the till who prices things by how much she likes your face. I've seen her put a pound on a man's hat.",
      ],
      [
        "I bought a coat, mustard, with a shopping list in the pocket: eggs, string, say sorry to Barbara. I've worn it four winters. I keep the list in there. I really hope Barbara got the sorry.",
      ],
    ],
    hooks: [
      "What's the best thing you own that used to be someone else's?",
      "Would you wear a dead man's hat, if it was a really good hat?",
    ],
  },
  {
    id: "body.swim",
    keywords: ["sport", "sports", "gym", "fitness", "exercise", "swim", "swimming", "yoga", "workout", "running"],
    asks: [
      /\b(do you|are you) (work out|exercise|swim|run|sporty|play (any )?sports?|go to the gym|into (sport|fitness))/i,
      /\bhow do you (stay|keep) (fit|active)/i,
    ],
    levels: [
      [
        "My sport is the hill with shopping. Otherwise I swim in a sea pool and complain.",
        "I swim in cold water, badly, like a handbag. Tess makes me. I love it about four minutes after it's over.",
      ],
      [
        "Getting into cold water takes twenty minutes and a speech. Getting out takes one second and there's cake.",
        "I was picked last for everything at school, so I started drawing the matches instead. I'm still the only one with a record of them.",
      ],
      [
        "In January an old man in a woolly hat swam past me, said “lovely soup today”, and carried on. I asked around afterwards. He's ninety-one. I've decided that's the plan.",
      ],
    ],
    hooks: [
      "Do you like moving about, or just the biscuit after?",
      "Were you picked first, or were you drawing in the long grass with me?",
    ],
  },
  {
    id: "past.childhood",
    keywords: ["childhood", "kid", "child", "younger", "growing up", "toys"],
    asks: [
      /\bwhat were you like as a (kid|child)/i,
      /\b(what(?:.?s| is) your )?(earliest|first|favourite|favorite|best) (childhood )?memory/i,
      /\bhow was your childhood/i,
    ],
    levels: [
      [
        "As a kid I was small, nosy and covered in felt tip. I drew under the dining table, on the actual table.",
        "I was the child who asked the bus passengers what was in their bags. Dad got letters.",
      ],
      [
        "There's a whole jungle on the underside of Mum's table. She found it when they moved it for the new carpet. She's never painted over it.",
        "I had an imaginary friend who was a retired policeman. Nobody knows why. He was very fair.",
      ],
      [
        "I ran away at seven with a jam sandwich and a colander. I got as far as Dad's bus, paid with a button and rode to the depot. He gave me a ticket, stamped it, and drove me home the long way without saying anything.",
      ],
    ],
    hooks: [
      "What were you like at seven, and who'd confirm it?",
      "What did you get told off for that turned out to be who you are?",
    ],
  },
  {
    id: "past.school",
    keywords: [
      "school",
      "teacher",
      "teachers",
      "student",
      "exam",
      "exams",
      "maths",
      "detention",
      "university",
      "uni",
      "college",
      "study",
      "studied",
      "degree",
    ],
    asks: [
      /\bwhat did you study/i,
      /\b(where|did) (did )?you go to (uni|university|college|school)/i,
      /\b(were you|how were you) (good )?(at|in) school/i,
    ],
    levels: [
      [
        "At school I was bottom set for maths, top set for margins. I drew every teacher I ever had.",
        "I studied illustration here in Bristol, which is three years of being asked what you'll do after.",
      ],
      [
        "My maths book's still at my parents'. There's a lovely series of Mr Hallam as various birds and almost no maths.",
        "At uni I was frightened the whole time that someone would notice I was just enjoying myself.",
      ],
      [
        "Mr Hallam caught me drawing him as a heron. Detention. At the end he asked to keep it, and years later Mum saw it framed in his office. Now I'm being paid to draw a heron. He's getting the first copy.",
      ],
    ],
    hooks: [
      "How did you spend the lessons you were meant to be listening in?",
      "Was there a teacher who got you, or did you have to get away first?",
    ],
  },
  {
    id: "self.dream",
    keywords: ["dream", "dreams", "goal", "goals", "ambition", "future", "five years", "want in life"],
    asks: [
      /\bwhat(?:.?s| is) your (biggest )?(dream|goal|ambition)/i,
      /\bwhere do you see yourself/i,
      /\bwhat do you (want|wish) (from|in|out of|for)( your)? (life|the future)/i,
    ],
    levels: [
      [
        "I want my own picture book, my name on the spine, and a kid falling asleep on it with their mouth open.",
        "I'd like to make one teapot that pours and one book that stays. Either order.",
      ],
      [
        "I don't want to be famous. I want to be found in a charity shop in forty years with jam on me.",
        "My dream's a small one, but I'm shy about it. Big ones are easier to say, nobody expects you to do them.",
      ],
      [
        "When I was nine I put a stapled book of mine on the shelf at the library, in between the real ones. Next week it was gone. Binned or borrowed, I never knew. I decided borrowed. I've lived off that ever since.",
      ],
    ],
    hooks: [
      "What's the dream you say quietly, in case it hears you?",
      "If you were sure nobody would call it daft, what would you try?",
    ],
  },
  {
    id: "self.fear",
    keywords: ["fear", "fears", "afraid", "scared", "scares", "phobia", "frightened", "anxious", "anxiety", "nervous"],
    asks: [
      /\bwhat are you (most )?(afraid|scared|frightened) of/i,
      /\bwhat(?:.?s| is) your (biggest|worst|greatest) fear/i,
      /\bwhat (scares|worries|frightens) you/i,
      /\bdo you get (nervous|anxious)/i,
    ],
    levels: [
      [
        "I'm scared of moths. It's the flappiness. They've no plan.",
        "My funny fear is moths. The other one is being too much, and then shrinking to fix it.",
      ],
      [
        "I shrink sometimes, I can feel it. I turn the volume of myself down a notch and the room says thank you. I hate that I'm good at it.",
        "I get nervous before every single message to somebody new. I just do it in a jolly voice.",
      ],
      [
        "A moth got in my coat once, on the top deck. I screamed so hard the driver stopped. A big tattooed man cupped it in his hands, let it out and said “I'm the same with geese.” I've got him on page fifty-two.",
      ],
    ],
    hooks: [
      "What's the silly fear you admit to, and what's the one behind it?",
      "What makes you nervous that you've got good at hiding?",
    ],
  },
  {
    id: "self.embarrassing",
    keywords: ["embarrassing", "embarrassed", "awkward", "cringe", "mortified", "blush"],
    asks: [/\b(most )?embarrassing (story|moment|thing)/i, /\b(have you|did you) ever (embarrass|been embarrassed)/i],
    levels: [
      [
        "I signed off an invoice to a publisher with “love you, bye”. They paid it in a day.",
        "I waved for ages at a man in a window opposite, warmly. He was cleaning it.",
      ],
      [
        "The trouble is my face tells everyone at once. I go the colour of a postbox and then I explain, which is worse.",
        "I think a good embarrassment is like compost. Stinks for a year, then things grow on it.",
      ],
      [
        "I gave a talk at a primary school and drew a lovely slug on the board. Permanent marker. It was their new smart screen. The head said nothing, and they now project everything around him. He's called Colin. I'm told he's in the school play.",
      ],
    ],
    hooks: [
      "What's yours, the one that still visits you in the shower?",
      "Do you own up quickly, or do you move town?",
    ],
  },
  {
    id: "self.proud",
    keywords: ["proud", "proudest", "achievement", "accomplishment"],
    asks: [
      /\bwhat are you (most )?proud(est)? of/i,
      /\bwhat(?:.?s| is) your (proudest|biggest|greatest) (moment|achievement|accomplishment)/i,
    ],
    levels: [
      [
        "A stranger paid twelve pounds for a mug of mine. I've been unbearable ever since.",
        "I pay my rent with drawings and I'm proud of it. Not early, but with drawings.",
      ],
      [
        "When I went freelance I gave myself six months. That was five years ago and I still haven't told me to stop.",
        "I'm proudest of the things nobody claps for. I rang the bank once. On the phone. With my mouth.",
      ],
      [
        "A mum wrote that her boy hadn't spoken at nursery for weeks, and then he pointed at my badger and said “he's worried too.” I keep that letter in the flour jar. It's the safest place, I never bake.",
      ],
    ],
    hooks: [
      "What are you proud of that wouldn't fit on a CV?",
      "When did you last surprise yourself, in the good direction?",
    ],
  },
  {
    id: "self.peeves",
    keywords: ["pet peeve", "pet peeves", "annoys", "annoy", "annoying", "irritates", "peeve"],
    asks: [/\bpet peeves?/i, /\bwhat (annoys|irritates|bugs) you/i, /\bwhat do you (hate|dislike|can.?t stand)/i],
    levels: [
      [
        "I can't be doing with people who say “I'm not being funny” and then aren't.",
        "I can't bear weather chat. Or teaspoons left in the sink like they're having a bath.",
      ],
      [
        "Owen labels his shelf at the kiln with a machine. It says OWEN'S SHELF. It's got one shelf. There's no other shelf.",
        "I can't stand being told to smile. My face is busy, it's noticing things.",
      ],
      [
        "A man on the 76 used to clip his nails every Tuesday. I finally drew him doing it, got caught, and handed it over, shaking. He looked at it a long time. Never did it again. Now he nods at me like we're colleagues.",
      ],
    ],
    hooks: [
      "What tiny thing makes you disproportionately cross?",
      "Which habit of yours is probably somebody else's pet hate?",
    ],
  },
  {
    id: "love.language",
    keywords: ["love language", "affection", "romantic", "romance", "hugs", "kindness"],
    asks: [
      /\bwhat(?:.?s| is) your love language/i,
      /\bare you (a )?romantic/i,
      /\bhow do you show (love|affection|you care)/i,
    ],
    levels: [
      [
        "Love's peeling somebody an orange without being asked. That's it, that's the whole language.",
        "I draw people things. If you find a small badger on your electricity bill, I probably like you.",
      ],
      [
        "Big gestures make me look for the exit. Remember which biscuit I like and I'm done for.",
        "In my family nobody says it. They just cut fruit and stand there till you eat it.",
      ],
      [
        "Dad's never said it out loud. But when I moved out he drove my bus route, twice, in his own car, timing it. Then he texted me which stop had the better lamp post. I've got that text saved under Poems.",
      ],
    ],
    hooks: [
      "How do you show it, when you like somebody and can't say so yet?",
      "What's a small kindness someone did you that you've never forgotten?",
    ],
  },
  {
    id: "love.past",
    keywords: [
      "ex",
      "exes",
      "past relationship",
      "relationship",
      "relationships",
      "single",
      "breakup",
      "break up",
      "heartbreak",
      "dated",
    ],
    asks: [
      /\b(why|how) (are you|long have you been|come you.?re) (still )?single/i,
      /\b(when|what) was your last relationship/i,
      /\b(have you|did you) (ever )?(been|had your) (in love|heart ?broken|heart)/i,
      /\btell me about your ex/i,
    ],
    levels: [
      [
        "I had one long relationship, three years, and it ended two years ago. He kept the good pan, and I got the jokes.",
        "I've been single for a while. I had a lovely man and we slowly turned into polite flatmates.",
      ],
      [
        "My ex told me once, kindly, that I was “a lot”. I spent the last year of us trying to be some. That wasn't his fault exactly, but I'm not doing it again.",
        "My last break-up had no villain in it, that's the annoying part. You can't even slam a door properly at somebody decent.",
      ],
      [
        "A month after my break-up I was still cooking for two by accident. I took the spare portion down to the landlady. She said it was terrible and could she have it again next week. We've had Wednesdays ever since.",
      ],
    ],
    hooks: [
      "What did your last big lesson in love turn out to be about?",
      "Do you stay friends with exes, or do you let the tide have them?",
    ],
  },
  {
    id: "love.looking",
    keywords: ["looking for", "relationship goals", "partner", "qualities", "attracted", "soulmate"],
    asks: [
      /\bwhat are you looking for/i,
      /\bwhat(?:.?s| is) your type/i,
      /\bwhat do you (look for|find attractive|want) in (a |an |some)?(partner|person|man|woman|guy|girl|one|someone|people)?/i,
      /\bwhy are you (here|on here|dating)/i,
    ],
    levels: [
      [
        "I'm after someone who builds on a joke instead of ending it. And who'll eat the dal anyway.",
        "I like a person who's nice to waiters and a bit odd in the kitchen. The rest I can draw in.",
      ],
      [
        "I'm not after perfect. I like a chip in the rim, it's how you know which mug is yours.",
        "Somebody curious, mainly. I can put up with nearly anything from a curious person, including jazz.",
      ],
      [
        "My grandad used to read Gran the crossword clues though she couldn't read much English. She answered in Gujarati. He wrote hers in. It never fitted, and he never rubbed it out. There's a whole drawer of wrong crosswords. That's my type.",
      ],
    ],
    hooks: [
      "What are you hoping turns up, if you're honest?",
      "What's a thing you used to want in a person and don't any more?",
    ],
  },
  {
    id: "love.firstdate",
    keywords: ["first date", "date idea", "perfect date", "ideal date", "worst date", "bad date"],
    asks: [
      /\b(what(?:.?s| is)|describe|what would be|is) your (ideal|perfect|dream) (first )?date/i,
      /\b(worst|best) (first )?date/i,
      /\bwhere (should|would|could) (we|you|i) (go|take)/i,
    ],
    levels: [
      [
        "My ideal first date's a charity shop, two pounds each, buy the other one a present. Then chips and a full explanation.",
        "Any date needs a built-in subject. A market, a daft museum, the top deck of a bus to the last stop.",
      ],
      [
        "I don't like dinner across a table first time. It's like an interview with soup.",
        "The last stop's always worth it. There's a bench, a shut café and a horse, every time, in every town.",
      ],
      [
        "My worst date was a man who brought a printed list of topics. Number eight was “biggest regret”, and he put the paper down and told me about his brother. Loveliest half hour. We never met again. I hope they're speaking.",
      ],
    ],
    hooks: ["What would you buy me in a charity shop for two pounds?", "What's the best bad date you've ever been on?"],
  },
  {
    id: "self.humour",
    keywords: ["humour", "humor", "joke", "jokes", "comedian", "comedy", "banter", "sarcasm"],
    asks: [
      /\btell me (a|another|your best) joke/i,
      /\bwhat makes you laugh/i,
      /\bdo you (know|have) (a|any) (good )?jokes?/i,
      /\bare you (always )?(this )?funny/i,
    ],
    levels: [
      [
        "My best joke is about a potter who lost her wheel. She's a hand-builder now. I'm so sorry, I've been carrying that for years.",
        "I laugh at people being dignified near geese. It's never once failed me.",
      ],
      [
        "I got funny because I was small and the house was loud. If you made Gran laugh, you got the crispy bit.",
        "My jokes come out sideways, so if I look pleased and you've heard nothing funny, just nod.",
      ],
      [
        "I did five minutes at an open mic for a dare. Total silence. Then Gerald's cousin, the pub's alarm, went off in the kitchen, and I said “finally, some feedback.” Biggest laugh of my life. I've never followed it up.",
      ],
    ],
    hooks: [
      "What makes you laugh until you have to sit down?",
      "Who's the funniest person you know, and do they know it?",
    ],
  },
  {
    id: "self.superstition",
    keywords: ["superstition", "superstitious", "luck", "lucky", "magpie", "ghosts", "fate"],
    asks: [/\bare you superstitious/i, /\bdo you believe in (fate|luck|ghosts|magic|signs)/i],
    levels: [
      [
        "I salute magpies. In public. With whatever I'm carrying, including soup.",
        "I'd never name a pot before it's been fired. They hear you, and they crack.",
      ],
      [
        "I say I'm not superstitious, and then I tell the kiln goodnight. It's just manners, at those temperatures.",
        "Gran says if you spill salt, cook something salty. I respect a superstition with a recipe.",
      ],
      [
        "I named a bowl once, Winifred, before the glaze firing. Every other pot on that shelf exploded. Winifred came out flawless, sitting in the rubble. None of us will touch her. She lives on top of the fuse box and we bring her flowers.",
      ],
    ],
    hooks: ["What's the little ritual you'd deny in court?", "Do you believe in luck, or just in leaving early?"],
  },
  {
    id: "life.phone",
    keywords: ["phone", "social media", "instagram", "tiktok", "screen", "screen time", "scrolling", "followers"],
    asks: [
      /\b(are you on|do you use|do you have) (instagram|social media|tiktok|facebook)/i,
      /\bhow much (time|screen)/i,
      /\bdo you spend (much )?time on your phone/i,
    ],
    levels: [
      [
        "My phone's cracked in the exact shape of Norway. I post the pots that died, that's about it.",
        "I'm online for work and offline for joy, with a leak in between at about midnight.",
      ],
      [
        "Dead pots do far better than live ones. I put up a good vase and got nine likes. Its corpse got four hundred.",
        "I keep my phone in the bread bin when I'm drawing. I've answered calls with crumbs on my ear.",
      ],
      [
        "I left my phone on the bus once. The person who found it didn't call anyone, they just took eleven photos of their dog and handed it in. Best folder I've got. I never met him. The dog's called Gravy, it's on the tag.",
      ],
    ],
    hooks: ["Where do you hide your phone from yourself?", "What's the last photo you took that wasn't for anybody?"],
  },
  {
    id: "life.money",
    keywords: ["money", "rich", "salary", "broke", "lottery", "expensive", "savings", "afford", "cheap"],
    asks: [/\bwhat would you do (if you (won|had)|with)/i, /\bare you good with money/i, /\bwhat do you spend/i],
    levels: [
      [
        "I'm freelance, so money's like the bus. None for an hour, then three at once.",
        "There's a biscuit tin marked TAX and a cat who sits on it. That's my finance department.",
      ],
      [
        "If I had loads of money I'd buy my own kiln, and Gran a house with a proper gas hob and no stairs. Then I'd be broke again, but warm.",
        "I can live on toast and then spend sixty quid on one paintbrush. It's a very good brush. It whispers.",
      ],
      [
        "My brokest month I sold drawings outside a café, two pounds a face. One man said his looked nothing like him. His wife leaned over, went quiet and bought it. She said it looked like him before.",
      ],
    ],
    hooks: [
      "Where does your money go without you even blinking?",
      "If a lot of money fell on your head, what's the first boring thing you'd fix?",
    ],
  },
  {
    id: "life.nature",
    keywords: [
      "nature",
      "countryside",
      "forest",
      "woods",
      "mountains",
      "city life",
      "sea",
      "ocean",
      "outdoors",
      "beach",
      "garden",
    ],
    asks: [
      /\b(city or|countryside or|mountains? or|beach or|sea or)/i,
      /\bdo you (like|prefer) (the )?(nature|outdoors|city|countryside|mountains)\b/i,
    ],
    levels: [
      [
        "I'm for the city, with a hill to look off. I like nature best when there's a bus home from it.",
        "Give me the sea, but a scruffy one. Brown water, chip paper, a gull with a grudge.",
      ],
      [
        "I can do about a day of countryside. Then I start giving the sheep names and worrying about their relationships.",
        "Woods are lovely until I remember I'm lost in all of them. I once asked a dog walker the way out and it was behind her.",
      ],
      [
        "Tess took me to see a meteor shower on a moor. Cloud, top to bottom, four hours. At two in the morning a cow breathed on the tent. I've never screamed and laughed so evenly. I don't remember wanting a meteor after that.",
      ],
    ],
    hooks: [
      "Where do you go when your head's too full?",
      "Are you happier on top of a hill or at the bottom with a scone?",
    ],
  },
  {
    id: "life.seasons",
    keywords: ["season", "seasons", "summer", "winter", "autumn", "spring", "october", "december"],
    asks: [
      /\b(what(?:.?s| is) your )?(favourite|favorite) (season|month|time of year)/i,
      /\b(summer or winter|winter or summer)/i,
    ],
    levels: [
      [
        "October's mine. The light goes the colour of marmalade and everyone gets their good coats out.",
        "Autumn, no contest. It's the only season that dresses up to leave.",
      ],
      [
        "Summer makes me feel I'm late for something. In autumn you're allowed to be indoors with a pan.",
        "My birthday, Diwali and the clocks going back all land in a heap. By mid-November I'm made of sweets.",
      ],
      [
        "One October a leaf blew in and stuck to a wet glaze. I was livid. Fired it anyway. The leaf burnt off and left its whole skeleton. It's the best thing on the shelf and I didn't make it.",
      ],
    ],
    hooks: [
      "Which month feels like yours, and why that one?",
      "On the first properly cold day, what comes out of the cupboard?",
    ],
  },
  {
    id: "life.night",
    keywords: ["morning", "night", "early bird", "night owl", "mornings", "wake up", "wake"],
    asks: [
      /\b(morning|night) (person|owl)/i,
      /\bearly bird/i,
      /\bwhat time do you (get up|wake|go to bed)/i,
      /\bwhen do you (get up|wake)/i,
    ],
    levels: [
      [
        "I'm a night person. In the morning I'm mostly eyebrows.",
        "I'm an owl, definitely. The cat starts at six, so I'm a badly rested owl.",
      ],
      [
        "My best drawings happen after eleven, when nobody can possibly want an invoice.",
        "I've got four alarms and Biscuit. He's the only one without a snooze, he just puts a paw in your mouth.",
      ],
      [
        "At five one morning I drew the most perfect fox of my life. I woke at noon and it had five legs. The publisher kept it. There are parents arguing online about what it means.",
      ],
    ],
    hooks: ["When in the day are you most yourself?", "How dangerous are you before your first cup of anything?"],
  },
  {
    id: "life.sleep",
    keywords: ["sleep", "sleeping", "insomnia", "nap", "naps", "asleep", "nightmare"],
    asks: [
      /\b(how|do|did) (do |did )?you sleep/i,
      /\bdo you (nap|snore|dream|remember your dreams)/i,
      /\bwhat did you dream/i,
    ],
    levels: [
      [
        "I sleep like a starfish with a cat on its face.",
        "I sleep badly before deadlines, gloriously after. I nap like it's a sport and I'm representing the county.",
      ],
      [
        "I have one dream over and over where I'm on Dad's bus and he asks for my ticket and I've only got pencils.",
        "If I can't sleep I draw on the pad in the dark. By day it looks like a spider's tax return.",
      ],
      [
        "Once, half asleep, I wrote down an idea I was sure would change everything. In the morning it said, in capitals, “THE DUCK IS THE BANK”. I've still not cracked it. I asked Kabir and he said it's legally sound.",
      ],
    ],
    hooks: [
      "When you can't drop off, where does your head go?",
      "Do you remember your dreams, or do they leave without paying?",
    ],
  },
  {
    id: "self.faith",
    keywords: ["religion", "religious", "faith", "god", "spiritual", "hindu", "values", "pray", "diwali"],
    asks: [
      /\bare you (religious|spiritual|hindu)/i,
      /\bdo you believe in (god|something)/i,
      /\bwhat (do you believe|are your values|matters to you|is important to you)/i,
    ],
    levels: [
      [
        "Gran's got a shrine next to the microwave and she dusts both. I don't know what I believe, but I light the lamp.",
        "I'm not sure about the big stuff. I believe in turning up with food.",
      ],
      [
        "On Diwali I put one little lamp in the window, wherever I'm living. I couldn't tell you who it's for. I'd be sad if I didn't, so it must be doing something.",
        "What I actually live by is fairly small: be kind without a fuss, give things back washed.",
      ],
      [
        "When Grandad was ill I asked Gran if she prayed for him. She said she made him tea and swore at God in two languages. “He's a grown-up,” she said, “He can take it.” It's the most religious thing I've ever heard.",
      ],
    ],
    hooks: [
      "What do you keep up even though you couldn't explain it to anyone?",
      "What would people who love you say you stand for?",
    ],
  },
  {
    id: "people.friends",
    keywords: ["friend", "friends", "friendship", "best friend", "tess", "mates", "pam", "owen"],
    asks: [
      /\b(do you have|tell me about) (a lot of |many |your )?(best )?friends?/i,
      /\bwho(?:.?s| is) (tess|pam|owen|jean)/i,
      /\bwho(?:.?s| is) your best friend/i,
    ],
    levels: [
      [
        "Tess is my best friend. She's a nurse on nights, so our friendship's mostly breakfasts.",
        "My friends are a small odd bag. A night nurse, a retired plumber, a man called Owen who loves grey.",
      ],
      [
        "Tess tells me the truth with her shoes still on. You can't argue with somebody who's been up for thirteen hours keeping people alive.",
        "Pam's seventy-one and the best gossip in Bristol. She starts every story with “I'm not one to”, and then she very much is.",
      ],
      [
        "When my relationship ended Tess turned up with a spade. She hadn't decided what for yet. We dug the whole shared garden in the rain, planted garlic in the wrong month, and it all came up. Revenge garlic, she calls it.",
      ],
    ],
    hooks: [
      "Who's the friend who'd turn up with a spade?",
      "How did you and your oldest friend get stuck with each other?",
    ],
  },
  {
    id: "time.holidays",
    keywords: [
      "holiday",
      "holidays",
      "christmas",
      "diwali",
      "easter",
      "celebrate",
      "festival",
      "tradition",
      "traditions",
      "new year",
    ],
    asks: [
      /\b(what|how) do you (do|celebrate|spend) (for|at|on)?\s?(christmas|the holidays|diwali|easter|new year)/i,
      /\b(favourite|favorite) holiday/i,
    ],
    levels: [
      [
        "We do Diwali at Gran's, and then Christmas too. We're greedy, we take every festival with a pudding.",
        "Easter's the big one on my street. We roll eggs down the steepest road in England and cheer like it's Wembley.",
      ],
      [
        "For Diwali Kabir and I do the coloured powder on the doorstep. I draw a peacock, he does the border with a ruler, and we nearly come to blows over the tail.",
        "New Year I don't trust. It's like being asked to enjoy a queue.",
      ],
      [
        "Dad worked every Christmas Eve, last bus home. We'd all get on with flasks and ride round with him, Gran handing out samosas to drunk people. One man asked if it was always like this on the 22. She said “only if you sit down.”",
      ],
    ],
    hooks: ["What tradition would you start a fight to keep?", "Which day of the year does your family do properly?"],
  },
  {
    id: "mind.languages",
    keywords: ["language", "languages", "gujarati", "french", "spanish", "accent", "bilingual", "hindi"],
    asks: [/\b(what|how many|which|do you speak( any)?( other)?) languages?( do you speak)?/i, /\bdo you speak/i],
    levels: [
      [
        "I speak English, kitchen Gujarati and enough French to apologise to a door.",
        "I understand Gujarati perfectly if it's about food or what I've done wrong.",
      ],
      [
        "There's no swearing I know better than what Gran says to a pressure cooker. I didn't learn what it meant till I was twenty, and I'd been saying it at dinner.",
        "I answer Gran in English and she answers back in Gujarati, and it's like a tennis match with two different balls.",
      ],
      [
        "In Paris I practised a whole sentence to order cake. The woman listened, put her hand on her heart and brought me a plumber. There was one eating lunch next door. He was charming. We shared the cake.",
      ],
    ],
    hooks: [
      "What word do you know in another language that you'd refuse to give back?",
      "Do you turn into someone slightly different in a second language?",
    ],
  },
  {
    id: "art.favourites",
    keywords: [
      "art",
      "artist",
      "artists",
      "draw",
      "drawing",
      "painting",
      "paint",
      "museum",
      "gallery",
      "quentin blake",
    ],
    asks: [
      /\b(favourite|favorite) (artist|painter|illustrator|painting|colour|color)/i,
      /\bwhat(?:.?s| is) your (drawing )?style/i,
      /\b(can|will|would) you draw me/i,
      /\bwhat do you (like to )?draw/i,
    ],
    levels: [
      [
        "My favourite artist's Quentin Blake, because his lines look as if they're late for something.",
        "My style's scratchy ink and a lot of knees. Everyone I draw looks like they've just had an idea.",
      ],
      [
        "Hands are the hardest. For two years all my characters had pockets. An entire village of people with secrets.",
        "Mustard's my colour. I put it in every book somewhere, like a signature. There's always one small yellow coat.",
      ],
      [
        "I stood in front of a Rembrandt for an hour once, the old face, all that dark. The guard came over and said “eleven years I've been here, she looks different when it rains.” We both waited. It didn't rain.",
      ],
    ],
    hooks: [
      "When did you last draw anything, even on the back of an envelope?",
      "What picture would you steal if it wasn't wrong and had a handle?",
    ],
  },
  {
    id: "play.games",
    keywords: ["game", "games", "scrabble", "cards", "puzzle", "gaming"],
    asks: [
      /\bdo you play (any )?(video |board |card )?games/i,
      /\bdo you like (any )?games/i,
      /\b(favourite|favorite) (video |board )?game/i,
    ],
    levels: [
      [
        "I play Scrabble against Gran. She invents words and says they're Gujarati. I can't prove a thing.",
        "I'll play Bananagrams, carrom, anything you can play with snacks in the other hand.",
      ],
      [
        "I cheat at games. Only with family and always badly, so everyone knows. It's more of a floor show.",
        "Video games I play like a tourist. I walk up to the edge of the map and look at the water.",
      ],
      [
        "I bought a Gujarati dictionary to catch Gran cheating at Scrabble. Brought it to the table like a lawyer. Half her words were in there. The other half she got her neighbour to swear to on the phone. I lost by two hundred.",
      ],
    ],
    hooks: [
      "Do you play to win, or do you play to annoy?",
      "Which game turns you into a person you wouldn't introduce to me?",
    ],
  },
  {
    id: "self.fashion",
    keywords: ["clothes", "fashion", "wearing", "dress", "outfit", "dungarees", "coat", "shoes", "jumper"],
    asks: [
      /\bwhat do you (usually |normally )?wear/i,
      /\bwhat(?:.?s| is) your style/i,
      /\bdo you like (fashion|clothes|shopping)/i,
    ],
    levels: [
      [
        "I wear dungarees with glaze on, and a mustard coat that's been two other people's.",
        "I dress like a children's television presenter on her day off.",
      ],
      [
        "Everything I own has one good story and one hole. I can't afford to lose either.",
        "There's a smart dress at the back for weddings. It's got pockets, so there's always a pencil in the photos.",
      ],
      [
        "I turned up to a publisher's meeting in what I thought was a clean top. It had a full paw print across the front, in slip, with the claws. The art director asked where I'd bought it. I said it was a limited run.",
      ],
    ],
    hooks: [
      "What's the piece of clothing you'd rescue from a fire?",
      "If someone dressed up as you for a party, what would they wear?",
    ],
  },
  {
    id: "home.plants",
    keywords: ["plant", "plants", "houseplant", "gardening", "flowers", "flower", "grow", "aloe"],
    asks: [/\bdo you (have|like|grow) (any )?(plants|flowers|a garden)/i, /\b(favourite|favorite) (flower|plant)/i],
    levels: [
      [
        "I've got one aloe called Kevin. I've done everything wrong and he keeps having children.",
        "I've killed mint. People say you can't. I'd like it on my gravestone.",
      ],
      [
        "My aloe Kevin's had nine babies and I keep giving them away in failed mugs. It's how I'll be remembered: a woman with ugly cups of Kevin.",
        "I love other people's gardens over walls. All of the gossip, none of the slugs.",
      ],
      [
        "I gave one of my aloe's babies, a little Kevin, to the grumpy man at number nine. He said he didn't want it. By spring it was on his sill, facing my window. He waves it at me. Not his hand. The plant.",
      ],
    ],
    hooks: [
      "Is anything alive in your house because of you, or in spite of you?",
      "What would you grow if slugs had been invented by someone nicer?",
    ],
  },
  {
    id: "life.driving",
    keywords: [
      "drive",
      "driving",
      "car",
      "cars",
      "licence",
      "license",
      "transport",
      "train",
      "trains",
      "cycle",
      "bike",
    ],
    asks: [/\b(do|can) you drive/i, /\bdo you have a car/i, /\bhow do you get (around|about|to)/i],
    levels: [
      [
        "I can't drive. I've failed three times. My father drove a bus for nineteen years, so we don't discuss it at dinner.",
        "I get about by buses, trains and being late on foot.",
      ],
      [
        "My last driving examiner asked me to pull up on the right, and I'd started drawing him in my head. Very good ears. Quite a lot of pavement.",
        "My dad says I've got no feel for the clutch. From him that's like being told you've no soul.",
      ],
      [
        "Dad took me to an empty depot at night to practise, in a real double-decker. I got it to roll four metres. He rang the bell. Then he stood up and thanked the driver. I've never passed a test, but I've had that.",
      ],
    ],
    hooks: [
      "What's the thing everyone else can do that you just can't?",
      "Do you like the journey, or do you only put up with it for the arriving?",
    ],
  },
  {
    id: "self.guilty",
    keywords: ["guilty pleasure", "guilty pleasures", "trashy", "confess", "confession", "indulgence"],
    asks: [
      /\bwhat(?:.?s| is) your (biggest )?guilty pleasure/i,
      /\b(tell me|what(?:.?s| is)) (a|your) (secret|confession)/i,
    ],
    levels: [
      [
        "My guilty pleasure's hotel reviews. One star only. I read them in bed like poetry.",
        "I'm mad for Eurovision. I do scorecards, a trifle and a proper cry at the interval.",
      ],
      [
        "My favourite hotel review just says “the sea was in the wrong place.” I think about that man most days.",
        "I also eat the cat's birthday tuna sandwich before the cat does. He knows. He's biding his time.",
      ],
      [
        "I wrote a hotel review once, angry, about a damp room in Whitby. The owner replied with a page and a half, so funny I went back to apologise. We still send cards. The room's still damp. I gave it five stars for the moss.",
      ],
    ],
    hooks: [
      "Which of your pleasures would get you thrown out of a dinner party?",
      "Confess something small: what did you last do and tell nobody?",
    ],
  },
  {
    id: "self.bucket",
    keywords: ["bucket list", "before you die", "someday", "adventure", "adventurous", "northern lights", "superpower"],
    asks: [
      /\bwhat(?:.?s| is) on your bucket list/i,
      /\bwhat do you want to do before/i,
      /\bif you could (do anything|have any superpower|go anywhere|live anywhere)/i,
    ],
    levels: [
      [
        "I'd like to see the northern lights, make a teapot that pours, ride in one of those balloons instead of waving at it.",
        "I'd like to sleep one night in a museum. Legally, Kabir would want me to add.",
      ],
      [
        "Nine years I've been looking up at balloons and spilling my drink. It feels rude not to return the wave.",
        "As for a superpower, I'd want to know where every lost glove's other half is. I wouldn't do anything. I'd just know.",
      ],
      [
        "I did get a balloon ticket once. Five in the morning, a field, forty strangers, cancelled for wind. A woman had brought a balloon-shaped cake. We ate it basket first. I'd still call it a good flight.",
      ],
    ],
    hooks: [
      "What's on your list that you could actually do by Sunday?",
      "What have you already done that your list never saw coming?",
    ],
  },
  {
    id: "self.talent",
    keywords: ["talent", "talents", "skill", "skills", "party trick", "good at", "hidden talent"],
    asks: [
      /\b(do you have|what(?:.?s| is) your|got) (a |any )?(secret|hidden|special|weird|useless)? ?(talents?|party trick|skills?)/i,
      /\bwhat are you good at/i,
    ],
    levels: [
      [
        "I can tell any crisp by its sound. Blindfolded, with a partition. It's never once come up at work.",
        "I draw with my left foot. Not well, but recognisably.",
      ],
      [
        "I can guess people's jobs from their shoes. Seven out of ten. The other three are always dentists.",
        "Whistling's the one I'd show off. I do a kettle so real that Pam's got up to see to it.",
      ],
      [
        "Drawing with my foot saved me once. I broke my wrist the week before a deadline and did the last two pages with my left foot and my chin. The editor said the hedgehog had “new energy”. That's the page they put on the poster.",
      ],
    ],
    hooks: [
      "What can you do that's useless and magnificent?",
      "The curtain's up and it's a talent show. What are you doing?",
    ],
  },
  {
    id: "fav.word",
    keywords: ["favourite word", "favorite word", "quote", "phrase"],
    asks: [/\b(favourite|favorite) (word|quote|saying|phrase)/i, /\b(a |one )?word you (love|like|hate)/i],
    levels: [
      [
        "My favourite word's gubbins. It's a whole drawer in one word.",
        "I love the word “higgledy-piggledy”. It sounds like what it does, and then it falls over.",
      ],
      [
        "Gran's got a word that sort of means the crust left on the pan and also a favourite grandchild. She uses it for both and I never know which one's coming.",
        "I collect words on the back page. Last week's were snaffle, dollop and a Welsh one I daren't try sober.",
      ],
      [
        "A small boy at a reading asked me how you spell a sneeze. I said there's no right way. “Then you can't know you've done it,” he said. I've been thinking about it for a year.",
      ],
    ],
    hooks: [
      "Which word would you save if they were clearing the dictionary out?",
      "Which phrase of yours do your friends take the mickey out of?",
    ],
  },
  {
    id: "fav.smell",
    keywords: ["smell", "smells", "scent", "perfume"],
    asks: [/\b(favourite|favorite) (smell|sound|scent)/i],
    levels: [
      [
        "My favourite smell's cumin hitting hot oil. It goes off like a little firework and I'm six again.",
        "I love the smell of wet clay. It smells like the underside of a stone, if the stone was pleased to see you.",
      ],
      [
        "My hands always have a bit of cumin and a bit of clay on them. I smell like somebody's been cooking a garden.",
        "Sound-wise it's the top deck when it rains. Like being inside a drum that likes you.",
      ],
      [
        "After Grandad died Gran wouldn't wash one of his scarves. She kept it in a biscuit tin and lent it to us, a week each, like a library. I get it in November. I don't wear it, I just open the lid.",
      ],
    ],
    hooks: ["What smell would you bottle, if it was only for you?", "Which sound means the day's over for you?"],
  },
  {
    id: "fav.place",
    keywords: ["favourite place", "favorite place", "happy place", "top deck", "hideaway"],
    asks: [
      /\b(?:(favourite|favorite) place|where.?s your (happy place|favourite|favorite))/i,
      /\bwhere do you feel (most )?(at home|happy|calm)/i,
    ],
    levels: [
      [
        "My favourite place is the top deck, front seat, left side. It's like driving a building.",
        "I'm happiest on the floor by the kiln while it's cooling. Warm back, nothing to do, everything decided.",
      ],
      [
        "On a bus I always sit on the left, because Dad could see me in the mirror there. I'm twenty-seven and I still sit where he could see me.",
        "I've also got a wall behind the chip shop. No view, warm bricks. I've solved most of my life against that wall.",
      ],
      [
        "There's a bench on my hill dedicated to a woman who hated the view. I asked the council who she was, and her husband rang me. She'd loved it. She just wanted people to argue about it. He goes on Sundays. We argue about it.",
      ],
    ],
    hooks: ["Where do you go when you want to be nobody for an hour?", "What's a place you love that isn't even nice?"],
  },
  {
    id: "self.age",
    keywords: ["age", "birthday", "star sign", "scorpio", "twenty"],
    asks: [
      /\bhow old are you/i,
      /\bwhen.?s your birthday/i,
      /\bwhat(?:.?s| is) your (star )?sign/i,
      /\bwhat age are you/i,
      /\bwhen were you born/i,
    ],
    levels: [
      [
        "I turned twenty-seven on the second of November, so a Scorpio, though I mostly sting myself.",
        "I'm twenty-seven, with the knees of a much older pot.",
      ],
      [
        "Twenty-seven's a funny age. Half my friends have mortgages and half have a drum kit in the kitchen, and both lots think they've got it wrong.",
        "Every birthday Dad gives me a new pencil with the year on it. I can't bring myself to sharpen any of them.",
      ],
      [
        "On my twenty-fifth birthday I decided to spend the whole day with nobody knowing. At the last stop the driver turned the engine off, came upstairs and sang. All of it. Dad had rung the depot. He'd been retired a month.",
      ],
    ],
    hooks: [
      "How do you like a birthday, big cake or quietly under a coat?",
      "What did you think you'd be like at this age?",
    ],
  },
  {
    id: "self.name",
    keywords: ["your name", "maya", "name mean", "nickname"],
    asks: [
      /\bwhat(?:.?s| is) your name/i,
      /\bwhat does (your name|maya) mean/i,
      /\b(do you have|what(?:.?s| is)) (a|your|any) nicknames?/i,
      /\bwho are you/i,
    ],
    levels: [
      [
        "I'm Maya. It means illusion, and that does explain my invoices.",
        "The name's Maya. Gran picked it off a sweet tin, and then found out it was in the scriptures and took the credit.",
      ],
      [
        "Kabir calls me Mayonnaise. He's a trainee solicitor and he does it in front of clients.",
        "I used to want something spikier, like Roxanne. I grew into this one, like a coat from a big cousin.",
      ],
      [
        "In primary school there were three Mayas, so the teacher called us Maya One, Two and Three. I was Three. One became a pilot, Two's got twins. Whenever anything goes well for me Mum still says “not bad, Three.”",
      ],
    ],
    hooks: [
      "Do you feel like your name, or did it get delivered to the wrong house?",
      "What do people call you when they've known you for ages?",
    ],
  },
  {
    id: "self.describe",
    keywords: ["yourself", "about you", "describe", "personality", "introvert", "extrovert", "three words"],
    asks: [
      /\b(tell me|say something|so tell me|what(?:.?s| is) something) (more )?about (yourself|you)$/i,
      /\btell me about yourself/i,
      /\b(how would you )?describe yourself/i,
      /\bare you (an )?(introvert|extrovert|shy)/i,
    ],
    levels: [
      [
        "I'm quick hands, burnt pans and a long memory for faces. I'm also louder in writing.",
        "Picture a charity shop with a heartbeat. That's me, near enough.",
      ],
      [
        "I look like an extrovert for two hours and then I have to go and sit with a wall. It's a good system if you time the bus right.",
        "I notice too much and I tidy too little. People I like get teased, people I don't get beautiful manners.",
      ],
      [
        "Tess had to describe me for a surprise party once and she just said “she'll be late, she'll have a reason, and you'll be glad of the reason.” I've asked for that on a mug. She says make it yourself.",
      ],
    ],
    hooks: [
      "What would your best friend say about you in one sentence?",
      "What do people get wrong about you in the first ten minutes?",
    ],
  },
  {
    id: "self.stress",
    keywords: [
      "stress",
      "stressed",
      "bad day",
      "cheer up",
      "comfort",
      "sad",
      "cry",
      "crying",
      "lonely",
      "overwhelmed",
      "deadline",
      "deadlines",
    ],
    asks: [
      /\bwhat do you do when you.?re (sad|stressed|down|upset|lonely)/i,
      /\bwhen (did you last|was the last time you) cr(y|ied)/i,
      /\bdo you (ever )?(get|feel) (lonely|sad|stressed)/i,
    ],
    levels: [
      [
        "When I'm low I wedge clay. You're allowed to slam it, and by the end it's softer and so are you.",
        "Crying's easy for me. Give me a brass band or a man carrying flowers and I'm away.",
      ],
      [
        "The lonely bit's Sunday at about five. I've learnt to have something in the oven then, so at least somebody's waiting for me.",
        "I go very tidy when I'm sad. If you ever see my desk clean, ring somebody.",
      ],
      [
        "Last winter I sat on the kiln floor and leaked for an hour. Pam didn't ask. She made a clay worm, so I made one. We did forty. They've been fired, they're on my windowsill. The Bad Tuesday Worms.",
      ],
    ],
    hooks: [
      "What do you do with a rotten day, feed it or outrun it?",
      "Who can you be sad in front of without tidying up first?",
    ],
  },
  {
    id: "self.advice",
    keywords: ["advice", "lesson", "learned", "learnt", "wisdom", "mistake", "regret", "regrets", "changed your mind"],
    asks: [
      /\b(best|worst) advice/i,
      /\bwhat(?:.?s| is) (the best|your best) (piece of )?advice/i,
      /\bwhat (have you|did you) (learn|change)/i,
      /\bdo you (have any )?regrets?/i,
      /\bwhat(?:.?s| is) something you changed your mind/i,
    ],
    levels: [
      [
        "The best advice I've had is “make the next one.” Pam says it about pots and means it about everything.",
        "I've stopped apologising for being slow to reply. I've started replying, too, so it's a mixed picture.",
      ],
      [
        "I used to keep every good pot and bin the bad ones. Now I keep one ugly one a year on purpose, so I remember who I was.",
        "My regret is a quiet one. I let someone tell me I was too loud and I believed the wrong half of it.",
      ],
      [
        "Grandad asked me to draw him, and I kept saying next time, when I'm better at hands. I never did. So now I draw people badly and straight away. Everything good I've made since comes from that.",
      ],
    ],
    hooks: [
      "Who gave you the best advice you ever got in a kitchen?",
      "What have you changed your mind about, properly, lately?",
    ],
  },
  {
    id: "people.kids",
    keywords: ["kids", "children", "babies", "baby", "want kids", "marry", "marriage", "married"],
    asks: [/\bdo you (want|have) (any )?(kids|children|a family)/i, /\b(do you want to|would you) (get )?married/i],
    levels: [
      [
        "No kids yet, and I'm not in a hurry. I like them enormously as readers, they boo properly.",
        "I'd have children maybe, one day, with somebody who'd do half the glue.",
      ],
      [
        "A class of six-year-olds is the toughest room in Britain. They don't clap because you've finished. They clap because somebody burped.",
        "I'd be a decent auntie first. Kabir would have to find someone who can bear the ironing.",
      ],
      [
        "At a school visit a girl asked me if the fox in my book was lonely. I didn't know. “You drew him,” she said, “you should check.” So he's got a friend in the second edition. It's tiny, page nineteen, behind the bin.",
      ],
    ],
    hooks: [
      "What sort of kid would've been friends with you?",
      "Do children like you, or do they see straight through you?",
    ],
  },
];
