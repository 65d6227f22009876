/** What Adrian can talk about: what holds things up, his family, and the column for doing nothing. */
import type { TopicFrame } from "./types.ts";

export const adrianFrames: readonly TopicFrame[] = [
  {
    id: "work.bridges",
    keywords: [
      "work",
      "job",
      "engineer",
      "engineering",
      "structural",
      "bridge",
      "bridges",
      "profession",
      "career",
      "for a living",
      "inspect",
      "inspection",
      "construction",
    ],
    asks: [
      /\b(what|how|tell me|know|more) about your (work|job|bridges)/i,
      /\bwhat do you do(?! (for fun|on|at|in|when|to|with|about))/i,
      /\bwhat(?:.?s| is) your job/i,
      /\bwhat do you work (as|in)/i,
      /\bwhere do you work/i,
      /\b(do you like|enjoy) your (job|work)/i,
      /\bwhy bridges/i,
    ],
    levels: [
      [
        "I am a structural engineer. I look after bridges, which means I stand underneath them with a torch and a hammer.",
        "I work on bridges, mostly old ones. I do not design the famous kind. I keep the ordinary kind from becoming famous.",
        "I inspect and repair bridges. If I do it properly, nobody ever learns my name.",
      ],
      [
        "You tap the concrete and listen. Good concrete rings and bad concrete sounds like a knock on an empty cupboard. It is a strange way to earn a living, and I am very fond of it.",
        "Most of my work is water. It gets in where nobody looks, it is patient, and it always knows the way. I have more respect for water than for any architect.",
      ],
      [
        "In my second year I closed a lane over a hairline crack. For two weeks I was the most disliked man in traffic. Then they opened it up. My boss put a small piece of that concrete on my desk and never mentioned it.",
        "Once I spent a night under a bridge waiting for a crack gauge to move. It did not. A man fishing there asked what I was doing, and I said I was watching nothing happen. He moved over and gave me half a sandwich.",
      ],
    ],
    hooks: [
      "What part of your work would you be sorry to lose, even if they paid you to stop?",
      "Does anyone notice when you do your job well, or only when you do not?",
    ],
  },
  {
    id: "work.talks",
    keywords: ["talks", "public speaking", "speak in public", "presentation", "audience", "lecture", "stage", "speech"],
    asks: [
      /\bwhat are your talks about/i,
      /\b(do|did) you (get nervous|like) (speaking|before)/i,
      /\bhow did you start (giving talks|speaking)/i,
    ],
    levels: [
      [
        "I give a public talk now and then, called “How Things Stay Up”. It is mostly about why they nearly do not.",
        "A few times a year I explain bridges to strangers in a library. Attendance improves when it rains.",
      ],
      [
        "I am calm in front of two hundred people and hopeless at a party of nine. On a stage nobody expects you to circulate.",
        "The secret of a talk is to begin with a failure. People sit up for a collapse, and then you can slip some hope in at the back.",
      ],
      [
        "At my first talk the projector died. I borrowed a ruler, a loaf of bread and a boy from the second row, who stood on the loaf. He is at engineering school now and writes to me at Christmas.",
      ],
    ],
    hooks: [
      "If you had twenty minutes and a full room, what would you explain to people?",
      "Are you easier in front of a crowd or across a table?",
    ],
  },
  {
    id: "work.debate",
    keywords: ["debate", "debater", "debating", "argue", "argument", "arguing", "argumentative"],
    asks: [
      /\b(do you like|are you good at) (to )?(arguing|debate|debating|argue)/i,
      /\bwere you a (debater|good debater)/i,
    ],
    levels: [
      [
        "I debated competitively for six years. I can argue either side of a parking ticket.",
        "Debating taught me to talk quickly and to listen badly. I have spent ten years repairing the second part.",
      ],
      [
        "My debating partner was Dev, who is now my closest friend. He did the charm and I did the footnotes.",
        "People assume I like to win an argument. What I liked was the silence just before the first sentence.",
      ],
      [
        "Dev and I reached a national debating final once and drew the side I truly believed in. We lost. I was so sure of being right that I was not clear. Dev says it is the only time he saw me human at a lectern.",
      ],
    ],
    hooks: [
      "What would you argue for with no preparation at all?",
      "When did somebody last change your mind in the middle of an argument?",
    ],
  },
  {
    id: "home.toronto",
    keywords: ["live", "toronto", "city", "neighbourhood", "apartment", "canada", "leslieville", "where you live"],
    asks: [
      /\b(what|how|tell me|know|more) about your (city|place)/i,
      /\bwhere (do|are) you (live|living|based)/i,
      /\bwhereabouts are you/i,
      /\bwhat(?:.?s| is) toronto like/i,
      /\bhow long have you lived/i,
      /\b(do you )?live (alone|with)( anyone| someone)?/i,
      /\bwho do you live with/i,
    ],
    levels: [
      [
        "I live in Toronto, in the east end, on the third floor of a house that leans two degrees. I measured.",
        "I live in Leslieville, ten minutes from the lake and directly above an eighty-two-year-old critic.",
      ],
      [
        "Mrs. Kowalczyk lives below my piano. She has a broom. One knock on the ceiling means stop, and two knocks mean again.",
        "Toronto is a city of ravines with a grid laid over the top in denial. That is why it needs so many bridges, and why it suits me.",
      ],
      [
        "When the piano arrived it would not go up the stairs, so I calculated the floor loading and hired a crane. The whole street came out to watch. Mrs. Kowalczyk brought a chair and gave it marks out of ten.",
      ],
    ],
    hooks: [
      "What would I notice first about the place where you live?",
      "Do you know the people above and below you, or only their footsteps?",
    ],
  },
  {
    id: "home.from",
    keywords: [
      "hometown",
      "scarborough",
      "grew up",
      "originally",
      "roots",
      "background",
      "heritage",
      "philippines",
      "filipino",
      "iloilo",
    ],
    asks: [/\bwhere (are|were) you (from|born)/i, /\bwhere did you grow up/i, /\bwhere.?s home/i],
    levels: [
      [
        "I am from Scarborough, at the eastern edge of Toronto. My parents came from Iloilo, in the Philippines, with one rice cooker between them.",
        "I was born in Toronto and raised on adobo and snow. The two go together better than you might think.",
      ],
      [
        "Our apartment in Scarborough had eleven people in it on a Sunday and four on a Monday. I learned long division under a table during a party.",
        "My parents brought a rice cooker from Iloilo, and it still works. It has outlived two cars and a marriage on my uncle's side, and nobody is allowed to replace it.",
      ],
      [
        "My mother kept a jar of sand from her home beach on the television. As a boy I tested it for grain size and lost some down the sink. I confessed at thirty. She had refilled it from Lake Ontario the very next day.",
      ],
    ],
    hooks: [
      "What came with your family from wherever it came from?",
      "Where are you from, and do you still sound like it when you are tired?",
    ],
  },
  {
    id: "family.mother",
    keywords: ["mother", "mom", "mum", "teresa", "voice note", "voice notes", "parents", "family"],
    asks: [
      /\b(what|how|tell me|know|more) about your (family|parents|folks|mother)/i,
      /\b(are you|do you get) (close|along|on) (to|with) your (family|parents|mum|mom|mother)/i,
      /\b(tell me about|what(?:.?s| is)) your (mother|mom|mum|family|parents)( like)?/i,
      /\bwhat do your parents do/i,
      /\bwho(?:.?s| is) teresa/i,
    ],
    levels: [
      [
        "My mother, Teresa, sends me voice notes of up to nine minutes. The news is always in the last ten seconds.",
        "My mother was a night nurse for thirty years and is now retired, at full volume.",
      ],
      [
        "I have learned not to skip ahead in my mother's notes. Once I did, and I missed that she had broken a toe, forgiven a cousin and bought me a coat.",
        "My mother judges my adobo by phone, from the sound of my description. She has never once been wrong.",
      ],
      [
        "Last spring one of my mother's notes began with the price of mangoes and somebody's funeral. At eight minutes fifty she said “anyway, the scan was clear.” I had not known of any scan. I listened to it twice, standing in the street.",
      ],
    ],
    hooks: [
      "Who in your family takes the longest to get to the point?",
      "How does your family let you know that something matters?",
    ],
  },
  {
    id: "family.father",
    keywords: ["father", "dad", "papa"],
    asks: [
      /\b(tell me about|what(?:.?s| is)|what does|what did|what about) your (dad|father)( do| like)?/i,
      /\b(are you|were you) close (to|with) your (dad|father)/i,
    ],
    levels: [
      [
        "My father played piano in a hotel lounge. He died when I was nineteen, and the piano came to me.",
        "My father was Ramon, he wore a very old dinner jacket, and he could play anything after one hearing. I cannot play anything after a hundred.",
      ],
      [
        "My father closed every evening with “Moon River”. The staff would begin to stack the chairs at the second verse, and he slowed down so that nobody had to hurry.",
        "I play badly on purpose. If I tried to do it well, I would be comparing. This way it is only company.",
      ],
      [
        "I was in Ottawa at a tournament when they called about my father, and I arrived at the hospital forty minutes late. I have been early for everything since. I know it does not work backwards. I do it anyway.",
      ],
    ],
    hooks: [
      "Is there somebody whose habits you have kept without quite deciding to?",
      "What did someone leave you that was not really an object?",
    ],
  },
  {
    id: "family.sister",
    keywords: [
      "sister",
      "brother",
      "sibling",
      "siblings",
      "brothers",
      "sisters",
      "niece",
      "nephew",
      "ines",
      "bea",
      "only child",
    ],
    asks: [
      /\b(what|how|tell me|know|more) about your (brother|sister|siblings|niece)/i,
      /\bdo you have (any )?(brothers|sisters|siblings|a brother|a sister)/i,
      /\bwho(?:.?s| is) (bea|ines)/i,
      /\btell me about your (sister|niece)/i,
    ],
    levels: [
      [
        "I have one older sister, Bea, in Hamilton. She has been correcting me since 1999 and sees no end in sight.",
        "There is my sister Bea, and her daughter Ines, who is six and conducts all of our serious interviews.",
      ],
      [
        "Bea got our father's ear and our mother's volume. I got the dinner jacket, which does not fit, and the worry, which does.",
        "My niece Ines calls me Uncle Bridge. She believes I own them. I have not found the right moment to correct it.",
      ],
      [
        "Ines once asked me, on a bridge, what would happen if I forgot to look after it. I explained redundancy for ten minutes. She listened very politely and said “so it has friends.” I have used that in every talk since.",
      ],
    ],
    hooks: [
      "Who in your family is allowed to correct you?",
      "Were you the careful child or the one they had to be careful about?",
    ],
  },
  {
    id: "pet.fergus",
    keywords: ["pet", "pets", "dog", "dogs", "cat", "cats", "fergus", "greyhound", "animals", "animal"],
    asks: [
      /\bdo you have (any )?(pets|a cat|a pet|a dog|animals)/i,
      /\bwho(?:.?s| is) fergus/i,
      /\bare you a (dog|cat) person/i,
    ],
    levels: [
      [
        "No pet lives with me. On Wednesdays I look after a neighbour's retired greyhound called Fergus.",
        "I have Wednesday custody of a greyhound. He is retired, and I have never seen anyone do it so thoroughly.",
      ],
      [
        "Fergus used to race. Now he will not cross a wet leaf. I find that an encouraging career path.",
        "Fergus sleeps under the piano, on the pedals. It has improved my playing, since it removes an option.",
      ],
      [
        "A plastic bag blew past Fergus in the park and for six seconds he remembered who he was. I have never run so fast. Two hundred metres later he stopped, looked embarrassed, and leaned on me all the way home.",
      ],
    ],
    hooks: [
      "Is there an animal in your life, by ownership or by arrangement?",
      "What would an animal learn about you that people do not?",
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
      "filipino food",
      "sinigang",
    ],
    asks: [
      /\bwhat(?:.?s| is) your (favourite|favorite) (food|meal|dish)/i,
      /\bwhat do you (like|love) to eat/i,
      /\bwhat did you (eat|have) for/i,
      /\bare you hungry/i,
    ],
    levels: [
      [
        "My favourite is sinigang, which is a sour soup. It tastes like being told the truth by someone who loves you.",
        "I like Filipino food best, at my mother's table, with somebody refilling my plate while I object.",
      ],
      [
        "You may not leave my mother's house without a container. I own thirty-one lids and no matching bottoms.",
        "We eat pancit on birthdays because long noodles mean a long life. My sister once cut hers, and my mother still checks on her.",
      ],
      [
        "I took a colleague home for dinner, a serious German man who specialized in fatigue in steel. My mother served him four plates and he wept into the soup. He said it tasted of his grandmother. They are from Bremen. Nobody has explained it.",
      ],
    ],
    hooks: ["Which dish would bring you home from anywhere?", "Who feeds you as if there were a shortage coming?"],
  },
  {
    id: "cooking.adobo",
    keywords: ["cook", "cooking", "adobo", "recipe", "recipes", "kitchen", "bake", "baking", "chef"],
    asks: [
      /\b(can|do) you cook/i,
      /\bare you a good cook/i,
      /\bwhat do you cook/i,
      /\bwhat(?:.?s| is) your signature dish/i,
    ],
    levels: [
      [
        "I cook adobo from a table of weights. My mother cooks it until it looks right. Hers is better and I am still gathering data.",
        "I am a reliable cook with one real dish and nine adequate ones.",
      ],
      [
        "I once asked my mother how much vinegar goes in the adobo, and she said “until you cough.” I wrote down the volume at which I coughed.",
        "On Sundays I cook for the week and label the containers by date. Dev calls it my archive.",
      ],
      [
        "I finally followed my mother around the kitchen with a scale and weighed everything before it went in. The result was perfect, and she was suspicious. Months later she admitted that she had been adding vinegar whenever I turned to write.",
      ],
    ],
    hooks: [
      "When you would like somebody to stay a little longer, what do you cook?",
      "Do you follow the recipe, or do you treat it as testimony?",
    ],
  },
  {
    id: "drink.coffee",
    keywords: ["coffee", "tea", "caffeine", "espresso", "latte"],
    asks: [
      /\b(tea or coffee|coffee or tea)/i,
      /\bdo you drink (coffee|tea)\b/i,
      /\bhow do you (take|like|have) your (tea|coffee)/i,
    ],
    levels: [
      [
        "I drink coffee, fifteen grams to two hundred and forty of water. I am not proud of it, but I am very awake.",
        "I take one coffee, weighed, at twenty to seven. After that I am a person.",
      ],
      [
        "My coffee scales number three: one in the kitchen, one at the office and one in my travel bag. Airport security and I have had some long looks.",
        "The best coffee I ever had came out of a dented flask, in the rain, from a foreman who thought I looked cold. He had not weighed a thing.",
      ],
      [
        "For my thirtieth birthday Dev swapped my beans for the cheapest tin in the supermarket. I praised the citrus notes. He had witnesses, he had a recording, and he plays it every year.",
      ],
    ],
    hooks: [
      "Before you can be spoken to in the morning, what do you need?",
      "Where do you go when you want a decent cup and no conversation?",
    ],
  },
  {
    id: "music.piano",
    keywords: [
      "piano",
      "play piano",
      "instrument",
      "music",
      "musician",
      "play music",
      "practise",
      "moon river",
      "chopin",
      "song",
      "songs",
      "band",
    ],
    asks: [
      /\b(what|how|tell me|know|more) about your (piano|music)/i,
      /\bdo you (play (an |any )?(instruments?|music|piano)|sing)/i,
      /\bwhat (kind of |sort of )?music/i,
      /\bwhat (are|do) you listen(ing)? to/i,
      /\b(favourite|favorite) (band|song|singer|album|composer)/i,
      /\b(how|why) (well |badly )?do you play/i,
    ],
    levels: [
      [
        "I play the piano badly and on purpose. It was my father's, and it deserves better and forgives me.",
        "It is Bill Evans when I listen, and something resembling a dropped tray when I play.",
      ],
      [
        "My aim at the piano is to get through one piece, start to finish, for an audience of one. The piece is “Moon River”. I have the first page and a half.",
        "At the piano my left hand is an engineer and my right hand is a tourist. They meet now and then, by chance, at a cadence.",
      ],
      [
        "One night in January I played slowly because my hands were cold. Two knocks came through the floor, so I played it again. In the morning, at the mailboxes, Mrs. Kowalczyk said “your father was slower.” She used to go to the hotel.",
      ],
    ],
    hooks: [
      "Which thing do you do badly and would miss terribly?",
      "Which piece of music would make you leave the room?",
    ],
  },
  {
    id: "hobby.running",
    keywords: [
      "run",
      "running",
      "jog",
      "jogging",
      "runner",
      "lake",
      "exercise",
      "gym",
      "fitness",
      "workout",
      "sport",
      "sports",
      "marathon",
    ],
    asks: [
      /\b(do you|are you) (work out|exercise|run|sporty|play (any )?sports?|go to the gym|into (sport|sports|fitness))/i,
      /\bhow do you (stay|keep) (fit|active)/i,
      /\bwhy (do you run )?at six/i,
    ],
    levels: [
      [
        "I run along the lake at six in the morning, because nobody talks to you at six.",
        "I run about eight kilometres, slowly enough to read the plaques.",
      ],
      [
        "On my run there is a woman with a red hat who runs the other way. We have nodded for three years. I believe it is one of my better relationships.",
        "I do not race. I was timed for six years as a debater, and I would like one thing in my life without a bell.",
      ],
      [
        "A runner in a red hat passes me every day. One winter she was missing for a month, and I worried. When she returned she stopped and said “knee.” I said “I am glad.” We have not spoken since. It was plenty.",
      ],
    ],
    hooks: [
      "What do you do mainly in order to be left alone?",
      "Is there a stranger you see so often that you would notice if they vanished?",
    ],
  },
  {
    id: "hobby.curling",
    keywords: ["curling", "hockey", "skate", "skating", "league"],
    asks: [/\bdo you (curl|skate|play hockey|play (in )?a team)/i],
    levels: [
      [
        "I curl on Thursdays, in the lowest league they offer. We are named Slow and Steadyish.",
        "I skate like a man crossing a kitchen in socks, so I took up curling, which is housework with strategy.",
      ],
      [
        "Curling is the only sport that requires you to congratulate the other side and then buy them a drink. It may be the reason I believe in the country.",
        "My curling team has lost fourteen in a row. I keep the statistics, and the others have asked me to stop.",
      ],
      [
        "My curling team won once, because the other team's bus broke down. They reached the pub four hours late, still in their gear, and insisted on buying. So we went back and played it. We lost. It was the best night of the season.",
      ],
    ],
    hooks: [
      "Have you ever loved a thing you were reliably losing at?",
      "Are you a gracious loser, or a quiet one, which is different?",
    ],
  },
  {
    id: "hobby.maps",
    keywords: [
      "map",
      "maps",
      "old maps",
      "cartography",
      "collect",
      "collecting",
      "collection",
      "atlas",
      "hobby",
      "hobbies",
      "interests",
      "free time",
      "spare time",
      "for fun",
    ],
    asks: [
      /\bwhat do you do (for fun|in your (free|spare) time|to relax|when you.?re not)/i,
      /\bwhat are (you into|your (hobbies|interests))/i,
      /\bdo you collect/i,
    ],
    levels: [
      [
        "I have bad piano, early runs and old maps. I should warn you that the maps are the exciting part.",
        "I collect old maps, particularly the wrong ones. A wrong map tells you what somebody hoped.",
      ],
      [
        "On my wall is a 1930s plan of Toronto with a bridge that was never built. I take the streetcar past the place sometimes and look at it not being there.",
        "Mapmakers used to invent a small street so they could tell who was copying them. I think about those streets, and who might live on them.",
      ],
      [
        "I bought a map in Porto from a man who would not sell it until I told him where I was happiest. I could not say. He charged me half and wrote on the back “come when you know.” I have not been back yet.",
      ],
    ],
    hooks: [
      "Which things do you collect, even if it is only opinions?",
      "How do you spend an afternoon that nobody has claimed?",
    ],
  },
  {
    id: "travel.spreadsheet",
    keywords: [
      "travel",
      "travelling",
      "traveling",
      "trip",
      "trips",
      "spreadsheet",
      "spreadsheets",
      "country",
      "countries",
      "abroad",
      "visited",
      "portugal",
      "porto",
      "vacation",
      "journey",
    ],
    asks: [
      /\bwhere (have you|did you) (been|travel|travelled|gone|go)/i,
      /\bdo you (like|love) (to )?travel(l?ing)?\b(?! (alone|solo))/i,
      /\b(favourite|favorite) (country|city)/i,
      /\b(do you really|why do you) (make|use|have) (a )?spreadsheets?/i,
    ],
    levels: [
      [
        "I plan my travels in a spreadsheet. There is a column for doing nothing, and I do respect the column.",
        "I have seen Portugal, Japan, and a great many places with one good bridge and nowhere to eat.",
      ],
      [
        "My friend Dev insists the nothing column in my travel spreadsheet is the saddest cell he has ever seen, because it is shaded and has start times.",
        "I do not take photographs of myself with bridges. I take photographs of their bearings, and show them to people who stop inviting me.",
      ],
      [
        "In Porto my phone died at nine in the morning with the whole schedule inside it. I ate sardines with a retired tram driver and saw nothing on the list. It is the only day of that trip I can remember by the hour.",
      ],
    ],
    hooks: [
      "What went wrong on a trip and turned out to be the best of it?",
      "Do you plan a journey, or do you let it happen to you?",
    ],
  },
  {
    id: "books.reading",
    keywords: ["book", "books", "reading", "reader", "novel", "novels", "library", "author", "calvino", "ondaatje"],
    asks: [
      /\bwhat (are|do) you read(ing)?/i,
      /\b(favourite|favorite) (book|author|writer)/i,
      /\bdo you (like )?read(ing)?/i,
    ],
    levels: [
      [
        "My book is “In the Skin of a Lion”, by Michael Ondaatje. It is a novel about building a bridge I walk across every week.",
        "I read Calvino's “Invisible Cities”, a page at a time, the way other people keep chocolate.",
      ],
      [
        "Calvino has a passage where a ruler asks which stone holds up the bridge, and the answer is none of them, it is the arch. I have read it aloud at two weddings.",
        "I read slowly and I finish everything. There was one exception, in 2016, and I still feel I owe it an apology.",
      ],
      [
        "I lent my best novel to a site foreman called Lou, who said he did not read. It came back with concrete dust in the spine and one line underlined. It was the line I would have chosen. We never discussed it.",
      ],
    ],
    hooks: [
      "Which book have you pressed on somebody who had not asked for it?",
      "Is there a sentence you carry around with you?",
    ],
  },
  {
    id: "film.tv",
    keywords: ["film", "films", "movie", "movies", "tv", "netflix", "watching", "cinema", "columbo"],
    asks: [
      /\b(favourite|favorite) (film|movie|show|series)/i,
      /\bwhat (are|do) you watch(ing)?/i,
      /\bseen (any|anything) good/i,
    ],
    levels: [
      [
        "I would choose “The Third Man”, for the angles. After that, any heist film, because I like to see a plan respected for an hour.",
        "I like old episodes of “Columbo”. He is polite, he is badly dressed, and he always goes back to ask one more thing.",
      ],
      [
        "I watch quiz shows on Sundays with my mother, over the phone. We do not talk. We simply shout answers at each other across the city.",
        "I cannot watch disaster films with other people. I have been asked to stop saying “that would not fail there.”",
      ],
      [
        "I took a date to a film with a famous bridge collapse in it. Twenty minutes later the row behind us was asking me things, and then the row in front. She went for popcorn. I have always hoped it was for popcorn.",
      ],
    ],
    hooks: ["What can you not watch quietly?", "Which film do you put on when you want nothing to surprise you?"],
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
        "My weekend is a long run, my mother's lunch and a shorter amount of piano than the piano would like.",
        "On Saturday the market and a walk. On Sunday my mother, who considers attendance compulsory.",
      ],
      [
        "The cheese seller at the market guesses what I will buy. He is right, week after week, and I have begun to find it upsetting.",
        "My one weekend rule is nothing scheduled after four on Sunday. It is the nothing column, the domestic edition.",
      ],
      [
        "My cheese seller always guesses right, so last month I bought a different one. He looked at me and said “trouble at home, then.” He had put the usual one aside, wrapped, with my name on it. I bought both.",
      ],
    ],
    hooks: [
      "What does your ideal Saturday leave out?",
      "When was the last weekend you would happily repeat as it was?",
    ],
  },
  {
    id: "time.today",
    keywords: ["today", "this week", "lately"],
    asks: [
      /\bwhat are you working on/i,
      /\bhow (was|is|.?s) your (day|week(?!end)|evening|morning)( going| been)?/i,
      /\bwhat (are you|have you been) (up to|doing)(?!.*weekend)( today| lately| this week)?/i,
      /\bwhat did you do today/i,
    ],
    levels: [
      [
        "Today was a site visit, two meetings about a bolt and one very good sandwich.",
        "I had an ordinary day, which I have come to think is the hardest kind to design.",
      ],
      [
        "One bolt on my desk is forty years old and nobody can agree who put it there. I have become quite protective of it.",
        "This week has been mostly reports. I used the word “satisfactory” thirty-one times, and I meant it twice.",
      ],
      [
        "On site this week a woman stopped me and asked if the bridge was safe for her son. I began to give her the rating, then simply said yes, I walk over it too. She thanked me as if I had built it.",
      ],
    ],
    hooks: [
      "What was the best ordinary moment you had today?",
      "How would you grade your week, and who would you send the report to?",
    ],
  },
  {
    id: "past.childhood",
    keywords: ["childhood", "kid", "child", "younger", "growing up", "toys", "lego"],
    asks: [
      /\bwhat were you like as a (kid|child)/i,
      /\b(what(?:.?s| is) your )?(earliest|first|favourite|favorite|best) (childhood )?memory/i,
      /\bhow was your childhood/i,
    ],
    levels: [
      [
        "I was a careful child who took apart the toaster and left a note of what went where.",
        "As a child I was small, serious and very fond of string. I was seven before anyone got me to run without a reason.",
      ],
      [
        "My parents both worked nights for a while, so my sister and I slept at the hotel. I knew every emergency exit by the age of eight.",
        "As a boy I kept a log of the elevator at our building, with every breakdown. The superintendent used to ask to borrow it.",
      ],
      [
        "At six I built a bridge of encyclopedias between two chairs and invited my grandfather to cross. He was a large man. He looked at it, looked at me, took off his shoes and put one foot on it, very gently. It held long enough.",
      ],
    ],
    hooks: [
      "What were you serious about as a child, before anybody told you it was odd?",
      "Who took you seriously when you were small?",
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
      "math",
      "maths",
      "science fair",
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
        "I studied civil engineering here in Toronto, and spent a suspicious amount of it in the debating room.",
        "I was good at mathematics and bad at being fourteen.",
      ],
      [
        "My university marks dropped the year my father died, and one professor quietly moved every deadline I had without telling me. I found out when I tried to thank him for the extensions.",
        "Canadian engineers wear an iron ring on the little finger. It is meant to catch on the paper when you sign things. It works.",
      ],
      [
        "My popsicle-stick bridge held forty kilograms at the science fair, and then the principal leaned on it to make a speech. Splinters everywhere. The judge gave me first prize anyway, for “honest failure under honest load”. I have the ribbon in my desk.",
      ],
    ],
    hooks: ["Which teacher would be surprised by you now?", "Was there something you learned in spite of the lessons?"],
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
        "I hope to play one piece of music all the way through for an audience of one.",
        "I want to leave one bridge in better condition than I found it, and to have someone to tell at dinner.",
      ],
      [
        "I would like to play for my mother. She has not asked me to play since the funeral, and I have not offered. We are both very polite about the lid being closed.",
        "In five years I hope for the same work, a better left hand and a second toothbrush by the sink. I have not put that in the spreadsheet.",
      ],
      [
        "I tried to play for my mother last spring, when she came for lunch. I lifted the lid and she went to check the rice. I played one page to an empty room. She was standing by a running tap, the rice long done.",
      ],
    ],
    hooks: [
      "Underneath the dream you tell people, is there a smaller one?",
      "Who would you most like in the audience when it finally works?",
    ],
  },
  {
    id: "self.fear",
    keywords: ["fear", "fears", "afraid", "scared", "scares", "phobia", "heights", "anxious", "anxiety", "nervous"],
    asks: [
      /\bwhat are you (most )?(afraid|scared|frightened) of/i,
      /\bwhat(?:.?s| is) your (biggest|worst|greatest) fear/i,
      /\bwhat (scares|worries|frightens) you/i,
      /\b(do you get|are you) (nervous|anxious)/i,
    ],
    levels: [
      [
        "I fear heights. I am aware of what I do for a living.",
        "I fear being late for the one thing that matters. Heights come second, which is unfortunate in my line.",
      ],
      [
        "On a tower I clip on, I check the clip, I look at the bolt in front of me and not at the river. Courage is mostly a matter of where you point your head.",
        "I also get nervous before parties, phone calls and the first ten minutes of anything like this. I compensate with posture.",
      ],
      [
        "On my first bridge tower I froze halfway up a tower for twenty minutes. The foreman, Lou, came up and talked about his lawn until I moved. Years later I learned that he has no lawn. He lives on the eleventh floor.",
      ],
    ],
    hooks: [
      "Which thing do you do regularly even though it frightens you?",
      "What are you afraid of that your friends would never guess?",
    ],
  },
  {
    id: "self.embarrassing",
    keywords: ["embarrassing", "embarrassed", "awkward", "cringe", "mortified", "blush"],
    asks: [/\b(most )?embarrassing (story|moment|thing)/i, /\b(have you|did you) ever (embarrass|been embarrassed)/i],
    levels: [
      [
        "I once gave an entire talk with the price tag on my jacket. It was a considerable discount.",
        "I sent a client a file named “bolts final FINAL2 ADRIAN STOP”. He opened it while sharing his screen.",
      ],
      [
        "I replay my embarrassments at three in the morning, in order, with improved dialogue.",
        "My ears go red when I am embarrassed. The rest of my face is quite composed, so I am told it looks like a warning system.",
      ],
      [
        "I once sang my mother's birthday song, in full, to the voicemail of the city's deputy director of transportation. He called back, said my pitch was fair, and that his own birthday was in May. I sang again in May.",
      ],
    ],
    hooks: [
      "Which moment does your own mind bring up when you are trying to sleep?",
      "Do you blush visibly, or do you suffer in good order?",
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
        "I am proud of a small footbridge in a ravine. It was going to be torn down, it was not, and schoolchildren use it.",
        "I am proud that people who work with me tell me bad news early. It took me years to deserve that.",
      ],
      [
        "The footbridge I saved is twenty-two metres long and nobody would photograph it. I visit it about once a month, as one might an aunt.",
        "I find pride uncomfortable. I would say satisfaction, which is pride that has taken its shoes off.",
      ],
      [
        "My repaired footbridge had a little opening. The mayor did not come, but Ines did, and cut a ribbon made of hazard tape. Then she walked across with her arms out, turned around, and announced to everyone that it was “fine”.",
      ],
    ],
    hooks: [
      "Which thing pleases you quietly that nobody has ever clapped for?",
      "Whose good opinion means the most to you?",
    ],
  },
  {
    id: "self.peeves",
    keywords: ["pet peeve", "pet peeves", "annoys", "annoy", "annoying", "irritates", "peeve"],
    asks: [/\bpet peeves?/i, /\bwhat (annoys|irritates|bugs) you/i, /\bwhat do you (hate|dislike|can.?t stand)/i],
    levels: [
      [
        "I am worn down by people who say “literally” about things that did not happen. Also leaf blowers.",
        "I object to doors that need a sign to say which way they open. The door has failed, and they have blamed us.",
      ],
      [
        "I dislike being told to calm down when I am only being exact. I grant that they look alike from outside.",
        "Punctual people who are smug about it trouble me most, because I can see how it could happen to me.",
      ],
      [
        "There was a door at my office with both a pull handle and a sign saying push. I wrote a two-page memo. Nothing changed for a year. Then on my birthday my colleagues presented me with the handle, engraved.",
      ],
    ],
    hooks: [
      "What small badly made thing bothers you every day?",
      "Which of your own habits would you complain about in somebody else?",
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
        "I repair things. If your shelf is suddenly level, I am probably fond of you.",
        "My way of loving is maintenance, I think. I remember the appointment, I bring the umbrella, I oil the hinge.",
      ],
      [
        "I was once told that oiling a hinge is not a declaration. I have been working on saying the sentence as well.",
        "My mother says it with containers of food, my sister by insulting my hair. I come from people who encode things.",
      ],
      [
        "My father rewired my mother's lamp so that the switch was by the door, since she came home in the dark. He never mentioned it. She never thanked him. When the bulb went, years after he died, she kept it in a drawer.",
      ],
    ],
    hooks: [
      "How would somebody know you liked them, if you never said it?",
      "Who once did something entirely practical for you out of love?",
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
      "claire",
    ],
    asks: [
      /\b(why|how) (are you|long have you been|come you.?re) (still )?single/i,
      /\b(when|what) was your last relationship/i,
      /\b(have you|did you) (ever )?(been|had your) (in love|heart ?broken|heart)/i,
      /\btell me about your ex/i,
    ],
    levels: [
      [
        "I had one long relationship, four years, with a very good person. It ended two years ago, without any broken plates.",
        "I have been single for two years. The first was sensible and the second has been merely quiet.",
      ],
      [
        "Claire, my ex, told me that I maintained us more than I lived with us. I had no reply at the time. I have about six now, and she was right in all of them.",
        "My ex moved to Vancouver for work. I drew up a comparison of flights. I still think of that as the moment it ended.",
      ],
      [
        "When Claire and I divided the books, she left me the atlas with a note in it: “go somewhere you have not checked.” I was angry for a week. Then I went to Porto, fully checked, and the phone died, so she had her way.",
      ],
    ],
    hooks: [
      "What did someone tell you at an ending that turned out to be true?",
      "Are you different now from the last time you were close to anybody?",
    ],
  },
  {
    id: "love.looking",
    keywords: ["looking for", "partner", "qualities", "attracted", "soulmate", "relationship goals"],
    asks: [
      /\bwhat are you looking for/i,
      /\bwhat(?:.?s| is) your type/i,
      /\bwhat do you (look for|find attractive|want) in (a |an |some)?(partner|person|man|woman|guy|girl|one|someone|people)?/i,
      /\bwhy are you (here|on here|dating)/i,
    ],
    levels: [
      [
        "I am looking for somebody who is on time and not smug about it, or late and very funny about it.",
        "I hope for a person I could be quiet with in a car. I own no car, so it may take some arranging.",
      ],
      [
        "Being surprised a little would do me good. I am not easy to surprise, since I check the forecast.",
        "What draws me is curiosity, and the habit of finishing a thought. I do not mind what the thought is about.",
      ],
      [
        "A couple of about ninety sat near me at a recital. She slept through all of it. Afterwards he told her, in detail, what she had liked. “And the second movement,” she said. “You cried,” he told her.",
      ],
    ],
    hooks: [
      "What are you hoping for, if you leave out the answer that sounds modest?",
      "Which quality do you look for that would never appear in a profile?",
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
        "I like a date to be a long walk with a destination that sells soup. It gives us an excuse to stop and an excuse to continue.",
        "My first choice would be a small museum on a weekday, an hour, and then coffee to disagree about it.",
      ],
      [
        "Walking side by side is easier than sitting across a table. Nobody has ever felt cross-examined by a sidewalk.",
        "I would bring an umbrella and one prepared topic. I would try very hard not to use the topic.",
      ],
      [
        "My worst date was a climbing wall, which she chose as a surprise. I got to two metres and asked the instructor about the bolts. We spoke for half an hour, he and I. She married him, in the end. I gave a toast.",
      ],
    ],
    hooks: [
      "Where would you take somebody if you wanted to hear them think?",
      "What makes a first meeting a good one for you, apart from its ending?",
    ],
  },
  {
    id: "self.humour",
    keywords: ["humour", "humor", "joke", "jokes", "comedian", "comedy", "banter", "sarcasm"],
    asks: [
      /\btell me (a|another|your best) joke/i,
      /\bwhat makes you laugh/i,
      /\bdo you (know|have) (a|any) (good )?jokes?/i,
      /\bare you (always )?(this )?(funny|serious)/i,
    ],
    levels: [
      [
        "I have one joke about bridges, but people seldom get over it. I apologize. I was asked.",
        "I am funniest when I am trying to be accurate, which has ruined several eulogies and one tender.",
      ],
      [
        "My father told jokes from the piano with his face completely still. The room would laugh a full bar late. I am still trying to get that bar.",
        "I laugh most when something dignified goes slightly wrong. A judge with a squeaking chair would finish me.",
      ],
      [
        "I opened a talk with my driest joke and nothing happened at all. Forty minutes later, during the part on rivets, one man in the third row began to laugh and could not stop. Then everyone caught it. I have never been understood so late.",
      ],
    ],
    hooks: [
      "What sort of thing makes you laugh when you are supposed to be serious?",
      "Who taught you to be funny, or were you driven to it?",
    ],
  },
  {
    id: "self.superstition",
    keywords: ["superstition", "superstitious", "luck", "lucky", "ghosts", "fate"],
    asks: [/\bare you superstitious/i, /\bdo you believe in (fate|luck|ghosts|magic|signs)/i],
    levels: [
      [
        "I knock twice on the railing of any bridge I have inspected. It is not in the manual.",
        "My superstitions are nil, apart from the knocking, the lucky pencil and the number of stairs.",
      ],
      [
        "My lucky pencil was my father's, for marking fingerings. It is four centimetres long now. I use it only to sign things that carry people.",
        "My mother will not let anyone sweep after dark. I live alone in another postal code, and I do not sweep after dark.",
      ],
      [
        "A junior colleague caught me knocking on a railing, and I expected to be teased. She said nothing. A month later I came back for a forgotten glove and saw her, alone, knocking twice. Neither of us has ever raised it.",
      ],
    ],
    hooks: [
      "Which ritual do you keep that you know perfectly well does not work?",
      "Have you ever been lucky in a way you could not explain?",
    ],
  },
  {
    id: "life.phone",
    keywords: ["phone", "social media", "instagram", "tiktok", "screen", "screen time", "scrolling", "texting"],
    asks: [
      /\b(are you on|do you use|do you have) (instagram|social media|tiktok|facebook)/i,
      /\bhow much (time|screen)/i,
      /\bdo you spend (much )?time on your phone/i,
    ],
    levels: [
      [
        "I use my phone as a telephone, which alarms my younger colleagues.",
        "I am online very little. I post one photograph a year, of the same bridge in fog, and it has a small following.",
      ],
      [
        "I charge my phone in the hallway at night. It started as discipline and it has become a sort of kennel.",
        "My phone is full of my mother. Her notes take up fourteen gigabytes, and I have been advised to delete some. I bought a larger phone.",
      ],
      [
        "I dropped my phone from a gantry into a river, with a note from my mother that I had not played. I called to confess. She could not remember what it was about, and then told me the whole thing again for eleven minutes.",
      ],
    ],
    hooks: [
      "What is on your phone that you would never delete?",
      "Do you call people, or do you consider that an act of aggression?",
    ],
  },
  {
    id: "life.money",
    keywords: ["money", "rich", "salary", "broke", "lottery", "expensive", "savings", "afford", "cheap", "budget"],
    asks: [/\bwhat would you do (if you (won|had)|with)/i, /\bare you good with money/i, /\bwhat do you spend/i],
    levels: [
      [
        "I am careful with money and reckless with cheese.",
        "My budget has eleven categories. One is labelled “folly”, and it is always spent by the tenth.",
      ],
      [
        "If I had a great deal of money I would buy Mrs. Kowalczyk an elevator, and my mother the house by the sea. I would keep my job. I am not finished.",
        "My parents kept cash in a rice tin, in envelopes named after each bill. I have a spreadsheet, but I still think of the cells as envelopes.",
      ],
      [
        "With my first pay I took my mother to the hotel where my father used to play. We had the good tables, by the window. A recording was on. She sent for the manager, and told him precisely what was missing. He gave us dessert.",
      ],
    ],
    hooks: [
      "Where does your own folly go, in a good month?",
      "What was the first thing you bought that felt like your own money?",
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
      "ravine",
      "garden",
    ],
    asks: [
      /\b(city or|countryside or|mountains? or|beach or|sea or)/i,
      /\bdo you (like|prefer) (the )?(nature|outdoors|city|countryside|mountains)\b/i,
    ],
    levels: [
      [
        "I choose the city, but one with ravines in it. I like my wilderness to have a streetcar stop.",
        "I am fond of nature where it meets a structure and they come to terms.",
      ],
      [
        "The lake is the wild thing I know best. It changes colour for no reason and never replies. I find it good company.",
        "My friends took me on a canoe trip. They paddled. I was given the map, and then the map was taken from me.",
      ],
      [
        "On a canoe trip we heard a loon at night, and everybody went silent. I began to say what frequency I thought it was. Dev, in the dark, very kindly said “not now.” I have thought of having that put on a card.",
      ],
    ],
    hooks: ["Where do you go to be out of reach?", "Do you relax in wild places, or do you look for the path?"],
  },
  {
    id: "life.seasons",
    keywords: ["season", "seasons", "summer", "winter", "autumn", "spring", "november", "snow", "weather", "rain"],
    asks: [
      /\b(what(?:.?s| is) your )?(favourite|favorite) (season|month|time of year)/i,
      /\b(summer or winter|winter or summer)/i,
      /\b(how|what).?s the weather/i,
    ],
    levels: [
      [
        "My season is early spring, when the salt is washed off and one can see what the winter has done.",
        "I like November. It makes no promises.",
      ],
      [
        "Winter is my enemy professionally and my friend otherwise. Everyone in Toronto becomes honest at minus twenty.",
        "In summer I am told I loosen up. There is a photograph of me in short sleeves, holding a peach.",
      ],
      [
        "In the ice storm our street lost power for three days. Mrs. Kowalczyk had a gas stove and I had candles. The whole building ate her dumplings in the stairwell, in coats. When the lights came on, nobody moved for quite some time.",
      ],
    ],
    hooks: ["Which time of year makes you easier to live with?", "What do you notice first when the season turns?"],
  },
  {
    id: "life.morning",
    keywords: ["morning", "night", "early bird", "night owl", "mornings", "wake up", "wake", "routine", "punctual"],
    asks: [
      /\b(morning|night) (person|owl)/i,
      /\bearly bird/i,
      /\bwhat time do you (get up|wake|go to bed)/i,
      /\bwhen do you (get up|wake)/i,
      /\b(are you|why are you) (always )?(early|punctual)/i,
    ],
    levels: [
      [
        "I am for mornings. I am up at half past five, and by nine in the evening I am largely decorative.",
        "I wake before the alarm and lie there waiting for it, so that it does not feel redundant.",
      ],
      [
        "My routine is a run, the coffee, and ten minutes of scales on the practice pedal. The building has agreed to call it quiet.",
        "I arrive four minutes early to everything. It began for a sad reason and has turned into a habit, as many things do.",
      ],
      [
        "I overslept exactly once in nine years. By the time I reached the lake, at seven, the path was full of people, talking. A man said “lovely day”, and we chatted for a kilometre. I enjoyed it. I set two alarms the next day.",
      ],
    ],
    hooks: [
      "At what hour of the day would you prefer to be met?",
      "Which part of your routine would you defend against anyone?",
    ],
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
        "I sleep seven hours, on my back, like a knight on a tomb. I have seen the evidence.",
        "I sleep well, except before a talk. Then I lie awake and answer questions from the ceiling.",
      ],
      [
        "In one recurring dream I am shown a bridge and asked which bolt I forgot. I always know. That is the unpleasant part.",
        "My mother, after all those night shifts, can sleep anywhere, at will, including during my talks.",
      ],
      [
        "At my best-attended lecture my mother slept in the front row from the first slide to the last. Somebody asked if she was bored. She said that in thirty years she never slept unless somebody competent was on duty.",
      ],
    ],
    hooks: ["What keeps you awake, the past or the next day?", "Where is the strangest place you ever slept well?"],
  },
  {
    id: "self.faith",
    keywords: ["religion", "religious", "faith", "god", "spiritual", "catholic", "church", "values", "pray"],
    asks: [
      /\bare you (religious|spiritual|catholic)/i,
      /\bdo you believe in (god|something)/i,
      /\bwhat (do you believe|are your values|matters to you|is important to you)/i,
    ],
    levels: [
      [
        "I was raised Catholic and I lapsed politely. I still go at Christmas, sit at the back and count the arches.",
        "I believe in doing the dull part well. My mother believes in a good deal more, and covers for me.",
      ],
      [
        "What I trust is that most things stand because somebody unseen keeps checking them. I suppose my mother would say we are describing the same person.",
        "For the nine dawns before Christmas my mother goes to mass in the dark, and I drive her in a borrowed car. I say I wait outside. I do not always wait outside.",
      ],
      [
        "The year after my father died the church organ broke on the last morning before Christmas. Some old man started a carol, far too low, and three hundred people went down there to keep him company. I cannot explain what that did.",
      ],
    ],
    hooks: [
      "On the days you could not defend it, what do you hold to anyway?",
      "Do you keep any tradition purely for someone else's sake?",
    ],
  },
  {
    id: "people.friends",
    keywords: ["friend", "friends", "friendship", "best friend", "dev", "mates"],
    asks: [
      /\b(do you have|tell me about) (a lot of |many |your )?(best )?friends?/i,
      /\bwho(?:.?s| is) (dev|lou|your best friend)/i,
      /\bwho(?:.?s| is) mrs/i,
    ],
    levels: [
      [
        "My friends are few and long-standing. Dev has been my friend since the debating room and has never let me finish an anecdote.",
        "I have about five friends, and I could call any of them from an airport.",
      ],
      [
        "Dev is everything I am not: late, loud, adored by waiters. He says that I am his emergency contact in every sense.",
        "I am slow to make friends and then quite difficult to remove, like good varnish.",
      ],
      [
        "At my father's funeral I stood at the lectern and could not start. It was Dev who came up, stood next to me and said “point of order”, very quietly. I laughed. Then I could speak. It is the best thing he ever argued.",
      ],
    ],
    hooks: [
      "Who is the friend who knows when to interrupt you?",
      "Do you keep a few friends close or a great many at a wave?",
    ],
  },
  {
    id: "time.holidays",
    keywords: [
      "holiday",
      "holidays",
      "christmas",
      "easter",
      "celebrate",
      "festival",
      "tradition",
      "traditions",
      "new year",
      "thanksgiving",
    ],
    asks: [
      /\b(what|how) do you (do|celebrate|spend) (for|at|on)?\s?(christmas|the holidays|easter|new year|thanksgiving)/i,
      /\b(favourite|favorite) holiday/i,
    ],
    levels: [
      [
        "We have Christmas at my mother's. It starts in September, as it does in the Philippines, and I have no vote.",
        "We eat at midnight on Christmas Eve, thirty of us, in an apartment rated for twelve.",
      ],
      [
        "I have calculated the load on my mother's living-room floor. I have also been told that I may not mention it again.",
        "At our Christmas there is karaoke until three. My mother scores ninety-seven. I was given a sixty-one once, and they applauded out of love.",
      ],
      [
        "One Christmas the karaoke machine broke, and after ten minutes of panic somebody handed me a toy piano with eight keys. I knew one carol that fits on eight keys. They sang it eleven times. Nobody has ever followed me so closely.",
      ],
    ],
    hooks: [
      "What does your family do at holidays that would need explaining to a guest?",
      "Which celebration would you rescue if all the others were cancelled?",
    ],
  },
  {
    id: "mind.languages",
    keywords: ["language", "languages", "french", "tagalog", "hiligaynon", "spanish", "accent", "bilingual"],
    asks: [/\b(what|how many|which|do you speak( any)?( other)?) languages?( do you speak)?/i, /\bdo you speak/i],
    levels: [
      [
        "I have English, correct French, and Hiligaynon at the level of a polite toddler.",
        "I understand my mother's language well enough to know when I am the subject.",
      ],
      [
        "My parents spoke English to us so that we would get ahead. It worked, and now I am paying for lessons on Tuesdays to get back.",
        "Hiligaynon is said to be so gentle that people sound loving when they argue. I can confirm that from behind several doors.",
      ],
      [
        "I prepared a whole sentence for my grandmother in Iloilo, by telephone, and practised it for a week. There was a long pause. She asked my mother who the bishop was. It seems my teacher is quite formal. She still calls me the bishop.",
      ],
    ],
    hooks: [
      "Is there a language you lost, or one you wish had been kept for you?",
      "Which word do you know that does not survive translation?",
    ],
  },
  {
    id: "art.taste",
    keywords: [
      "art",
      "artist",
      "artists",
      "painting",
      "draw",
      "drawing",
      "museum",
      "gallery",
      "architecture",
      "building",
      "photography",
    ],
    asks: [
      /\b(favourite|favorite) (artist|painter|painting|building|bridge|colour|color)/i,
      /\bdo you (draw|paint|like (art|architecture))\b/i,
    ],
    levels: [
      [
        "I like drawings more than paintings. In a drawing you can see somebody change their mind.",
        "My favourite bridge is the Viaduct here. It was built with a deck for trains that would not arrive for fifty years.",
      ],
      [
        "I draw quite well, in the sense that you could build from it. I cannot draw a face. My people all look approved.",
        "Our Viaduct had room for trains fifty years too early. Somebody in 1918 spent real money on a thing he would not live to see used. I think of that as the most romantic decision in the city.",
      ],
      [
        "Ines asked me to draw her a horse. I asked for dimensions. After an hour she studied it and said “it hurts somewhere.” I had drawn it rather stiff. We gave it a blanket and a friend, and it improved.",
      ],
    ],
    hooks: [
      "What have you stood in front of for longer than you meant to?",
      "Do you make anything yourself, with or without dimensions?",
    ],
  },
  {
    id: "play.games",
    keywords: ["game", "games", "chess", "cribbage", "crossword", "cards", "puzzle", "puzzles"],
    asks: [
      /\bdo you play (any )?(video |board |card )?games/i,
      /\bdo you like (any )?games/i,
      /\b(favourite|favorite) (video |board )?game/i,
    ],
    levels: [
      [
        "I play cribbage with my mother, for coins. I owe her four hundred and twelve dollars, accumulated over sixteen years.",
        "I like crosswords in pen and chess at the pace of continental drift.",
      ],
      [
        "I am banned from one popular trading game at Dev's house, after what the minutes describe as a filibuster over sheep.",
        "My mother plays cards the way she nursed, cheerfully and with no mercy toward denial.",
      ],
      [
        "I finally beat my mother at cribbage and she was silent for some time. Then she said my father always let her win. I said I had never let her win. “No,” she said, “that is how I could tell you apart.”",
      ],
    ],
    hooks: [
      "What game brings out the side of you that you leave off your résumé?",
      "Do you let people win, and would you admit it?",
    ],
  },
  {
    id: "self.fashion",
    keywords: ["clothes", "fashion", "wearing", "dress", "outfit", "jacket", "suit", "boots", "shoes"],
    asks: [
      /\bwhat do you (usually |normally )?wear/i,
      /\bwhat(?:.?s| is) your style/i,
      /\bdo you like (fashion|clothes|shopping)/i,
    ],
    levels: [
      [
        "I wear navy, in various states of repair. From a distance I look like a well-kept mailbox.",
        "I own seven identical shirts, one good jacket and a vest that can be seen from aircraft.",
      ],
      [
        "My sister says I dress as though somebody might ask me to witness a signature. It has happened twice.",
        "My good jacket has a pencil in it, a tape measure and a folded list of things to say. I seldom need the list.",
      ],
      [
        "After twelve years I had my father's dinner jacket altered. The tailor found a list in the lining, the order of songs for a night in 1998. I had him sew it back in. The jacket still does not fit.",
      ],
    ],
    hooks: [
      "When you need a little courage, what do you put on?",
      "Is there something in your closet that you keep and will never wear?",
    ],
  },
  {
    id: "home.plants",
    keywords: ["plant", "plants", "houseplant", "gardening", "flowers", "flower", "grow", "fern", "isambard"],
    asks: [/\bdo you (have|like|grow) (any )?(plants|flowers|a garden)/i, /\b(favourite|favorite) (flower|plant)/i],
    levels: [
      [
        "My only plant is a fern, named Isambard. He is watered on a schedule and resents it.",
        "I keep a single fern. I have been told that one should talk to it, and we are both waiting for the other to begin.",
      ],
      [
        "My fern thrives only when I am away and Mrs. Kowalczyk comes up to see it. I have tried not to take it personally, and I have logged it.",
        "Mrs. Kowalczyk never measures the fern's water. She says she asks him. My mother has the same method with vinegar, so I sense a conspiracy.",
      ],
      [
        "I returned early from a trip and heard Mrs. Kowalczyk through my door, playing my piano to the fern. It was a polka, and it was very good. I went back down and walked around the block, so that she could finish.",
      ],
    ],
    hooks: [
      "Are you any good at keeping things alive that cannot complain?",
      "What has grown better since you stopped managing it?",
    ],
  },
  {
    id: "life.transport",
    keywords: [
      "drive",
      "driving",
      "car",
      "cars",
      "transport",
      "streetcar",
      "train",
      "trains",
      "cycle",
      "bike",
      "transit",
      "subway",
    ],
    asks: [/\b(do|can) you drive/i, /\bdo you have a car/i, /\bhow do you get (around|about|to)/i],
    levels: [
      [
        "I go by streetcar, bicycle and my own two feet. I have a licence and no car.",
        "I take the streetcar, which is slow, warm and full of other people's lives.",
      ],
      [
        "I drive perfectly well, and nobody enjoys it. I come to a complete stop at signs in empty parking lots.",
        "On the streetcar I always sit on the left, because it gives a better view of the bridge and of people looking up from their phones as we cross it.",
      ],
      [
        "One streetcar driver used to slow down over the Viaduct each morning, for no reason I could see. I finally asked him. He said “so they can look.” I had spent six years making sure nobody needed to. I went to work rather quietly.",
      ],
    ],
    hooks: [
      "Where do your eyes go on the way to places?",
      "Do you prefer to arrive, or are you one of those who like the way?",
    ],
  },
  {
    id: "self.guilty",
    keywords: ["guilty pleasure", "guilty pleasures", "trashy", "confess", "confession", "indulgence", "karaoke"],
    asks: [
      /\bwhat(?:.?s| is) your (biggest )?guilty pleasure/i,
      /\b(tell me|what(?:.?s| is)) (a|your) (secret|confession)/i,
      /\bdo you (do|like|sing) karaoke/i,
    ],
    levels: [
      [
        "I watch programmes in which couples renovate a house too quickly. I shout at the television about permits.",
        "I do karaoke, alone, with my mother's spare machine. My best score is sixty-eight, and there were no witnesses.",
      ],
      [
        "I know every word of three power ballads. I will name them under oath and not before.",
        "I also read the one-star reviews of famous bridges. Somebody gave the Golden Gate two stars, “for being mostly a road”.",
      ],
      [
        "During one of my karaoke ballads two knocks came up through the floor. I sang it again, gratefully. It turned out Mrs. Kowalczyk was hanging a picture. She has since told me that once would have been enough, and held up one finger.",
      ],
    ],
    hooks: [
      "Which of your pleasures does not go with the rest of you?",
      "Which song would you sing if the building were empty?",
    ],
  },
  {
    id: "self.bucket",
    keywords: ["bucket list", "before you die", "someday", "adventure", "adventurous", "superpower"],
    asks: [
      /\bwhat(?:.?s| is) on your bucket list/i,
      /\bwhat do you want to do before/i,
      /\bif you could (do anything|have any superpower|go anywhere|live anywhere)/i,
    ],
    levels: [
      [
        "I mean to go to Iloilo with my mother, see the house she describes, and find out how much of it she has improved.",
        "One day I mean to walk an old Roman road from one end to the other, with no one expecting a report.",
      ],
      [
        "My mother and I have planned the trip to Iloilo four times. Each time she finds a reason. I think she is afraid that the beach will be smaller.",
        "As for a superpower, I would like to hear what people meant. I would use it on my mother first, and then I would probably hand it back.",
      ],
      [
        "Last year I booked two refundable tickets to Iloilo and showed my mother. She read them for a long while and asked for the aisle. She cancelled in the end, but keeps the printed copy in the rice tin, in an envelope of its own.",
      ],
    ],
    hooks: [
      "What have you planned more than once and still not done?",
      "Is your list made of places, or of people you would take along?",
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
        "I can fold a fitted sheet. I have been asked to demonstrate it at two separate weddings.",
        "I can tell you the length of anything to within three percent. It has never once been urgent.",
      ],
      [
        "I am good at waiting. It is underrated, since nothing about it shows.",
        "My niece tests my eye for length with random objects. I missed only once, on a sleeping cat, which I maintain had changed by the time we checked.",
      ],
      [
        "At a dinner someone bet I could not guess the table's length. I said two metres fourteen, and it was two metres twenty. I was puzzled for days. The hostess later confessed to adding a leaf behind my back, because I looked so calm.",
      ],
    ],
    hooks: ["What can you do that almost nobody has ever needed?", "What are you better at than you let people see?"],
  },
  {
    id: "fav.word",
    keywords: ["favourite word", "favorite word", "quote", "phrase"],
    asks: [/\b(favourite|favorite) (word|quote|saying|phrase)/i, /\b(a |one )?word you (love|like|hate)/i],
    levels: [
      [
        "My favourite word is camber. It is the slight upward curve you build into a beam so that it ends up level once life has been put on it.",
        "I am fond of the word “nevertheless”. It is three small words holding hands, and it has got me through most of my thirties so far.",
      ],
      [
        "I think people ought to be built with a little camber. You start out slightly too hopeful, and the load brings you down to straight.",
        "As a debater I was fond of “with respect”, which means the opposite. I have tried since then to use it only when I mean it.",
      ],
      [
        "My niece collects words, and hers last month was “almost”. I asked why that one. She said it is the only word that is sad and happy if you say it slowly. I have read a good many books and I have nothing to add.",
      ],
    ],
    hooks: [
      "Which word do you use more than its meaning deserves?",
      "Whose sentence can you still hear exactly as it was said?",
    ],
  },
  {
    id: "fav.senses",
    keywords: ["smell", "smells", "scent", "perfume"],
    asks: [/\b(favourite|favorite) (smell|sound|scent)/i],
    levels: [
      [
        "I love the smell of rain on warm concrete. I know the chemistry, and it has not helped.",
        "My favourite smell is vinegar and garlic on a stairwell, three floors below my mother's door.",
      ],
      [
        "My favourite sound is the expansion joint on the Viaduct when the streetcar crosses it. Two notes, a fourth apart. It is always a little flat in January.",
        "I also love the click before my mother's voice notes begin, when she breathes in and I can tell how long it will be.",
      ],
      [
        "I used to be able to smell the hotel lounge on my father's jacket: wood polish, smoke, someone's perfume. When the tailor cleaned it, that went. I was upset for a day. Then I spilled coffee on the sleeve, and it was simply mine.",
      ],
    ],
    hooks: ["Which smell takes you somewhere before you can object?", "What sound tells you that you are home?"],
  },
  {
    id: "fav.place",
    keywords: ["favourite place", "favorite place", "happy place", "viaduct", "hideaway"],
    asks: [
      /\b(favourite|favorite) place/i,
      /\bwhere(.?s| is) your (happy place|favourite|favorite)/i,
      /\bwhere do you feel (most )?(at home|happy|calm)/i,
    ],
    levels: [
      [
        "My place is under the Viaduct at dusk, when the lights come on above and the valley goes quiet.",
        "I am happiest at my mother's kitchen table, on the side nearest the wall, where nobody can make me get up.",
      ],
      [
        "From below a bridge you see everything the people on top take on trust. I find it reassuring. I understand that others find it damp.",
        "Under the Viaduct there is a bench with a good view of pier number nine. I have eaten perhaps two hundred lunches facing pier number nine.",
      ],
      [
        "I took my niece under the Viaduct. A train went over, and all of it hummed. She put her palm flat on the stone. “It is working hard,” she said. I had inspected that pier for six years and never thanked it.",
      ],
    ],
    hooks: [
      "Where do you go when you want to think in a straight line?",
      "What place do you love that you would have to explain to people?",
    ],
  },
  {
    id: "self.age",
    keywords: ["age", "birthday", "star sign", "pisces", "thirty"],
    asks: [
      /\bhow old are you/i,
      /\bwhen.?s your birthday/i,
      /\bwhat(?:.?s| is) your (star )?sign/i,
      /\bwhat age are you/i,
      /\bwhen were you born/i,
    ],
    levels: [
      [
        "I am thirty-one, as of the fourteenth of March. It is Pi Day, and I have heard the jokes.",
        "My age is thirty-one. My knees give a slightly higher figure.",
      ],
      [
        "I was forty at twenty, so I am looking forward to the year when the two lines cross.",
        "Every birthday my mother calls at the minute I was born, which is 4:52 in the morning. I am usually up. She is always disappointed not to wake me.",
      ],
      [
        "On my thirtieth birthday there was a surprise party, and I came home eleven minutes early. From my own hallway I heard twenty people practising a whisper. I went out again and walked around the block. Later I was very surprised. Only my mother noticed.",
      ],
    ],
    hooks: [
      "Do you mark a birthday, or do you let it pass under you?",
      "What did you expect to have worked out by this age?",
    ],
  },
  {
    id: "self.name",
    keywords: ["your name", "adrian", "name mean", "nickname"],
    asks: [
      /\bwhat(?:.?s| is) your name/i,
      /\bwhat does (your name|adrian) mean/i,
      /\b(do you have|what(?:.?s| is)) (a|your|any) nicknames?/i,
      /\bwho are you/i,
    ],
    levels: [
      [
        "The name Adrian comes from a town near the sea, which has since silted up.",
        "My name is Adrian, and my mother uses all four syllables she believes it has.",
      ],
      [
        "My niece calls me Uncle Bridge, and my grandmother calls me the bishop. I answer to both, with some confusion at airports.",
        "I was nearly named Ramon, after my father. He said one was enough to tune. I used to be sorry about that, and lately I am not sure.",
      ],
      [
        "A famous boxing film has a scene where a man shouts my name, and every gym teacher did it. At my high school graduation the principal paused, plainly fought with himself, and did it too. My father stood up and shouted it back.",
      ],
    ],
    hooks: [
      "Do you feel like your name, or have you been wearing it politely?",
      "By what name do the people who have known you longest call you?",
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
        "I look after bridges, I play bad piano, and I am easier to know than I look.",
        "I am an introvert with a lectern. I talk to two hundred people with pleasure and then need to lie down beside a wall.",
      ],
      [
        "People take me for stern. In fact I am usually composing a sentence, and it shows on my forehead.",
        "I would say reliable. I used to think that was what people said when they could not think of anything else. I have come to consider it a love letter.",
      ],
      [
        "My friend Dev had to introduce me at a conference. He folded up my paragraph and said “this is the man you want to have checked it.” I had to begin with a slide about drainage, and I could hardly read it.",
      ],
    ],
    hooks: [
      "What would I get wrong about you, going only by first impressions?",
      "How would your oldest friend introduce you to a room?",
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
        "When I am low I tidy a drawer. If you find every screw in my house sorted by length, it has been a hard month.",
        "On a bad day I walk until I am bored of it. It takes about six kilometres.",
      ],
      [
        "I am lonely at a particular hour, after dinner on Sunday, when I have just come home from a full table. I leave the radio on in another room.",
        "It took me years to see that I go quiet exactly when I ought to call someone. I now have a rule. I call Bea, and she insults me, and it lifts.",
      ],
      [
        "After a bad week I rang my mother and said I was fine. She said nothing, which never happens. Then she sent a voice note, nine minutes of her doing the dishes. Only water and plates. I have played it more often than any music.",
      ],
    ],
    hooks: [
      "What helps you on a bad day that would not help anyone else?",
      "Who can tell that you are not fine from the word fine?",
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
        "My first boss used to say “report it while it is small.” He meant cracks. I have found it applies more widely.",
        "I used to think that being right was the kind thing. I have changed my mind on that, at some expense.",
      ],
      [
        "My regret is forty minutes long. I have tried to be useful with it, since it will not go.",
        "I changed my mind about surprises, a little. I still dislike them, but I notice that everything I remember was one.",
      ],
      [
        "My father offered to teach me one more song, and I said I had a tournament. “It will keep,” he said. It did not. But his pencil marks are on the page, and very clear. He is still correcting my fourth finger.",
      ],
    ],
    hooks: [
      "What did you learn late that you wish you had been told plainly?",
      "What have you changed your mind about since you were twenty?",
    ],
  },
  {
    id: "people.kids",
    keywords: ["kids", "children", "babies", "baby", "want kids", "marry", "marriage", "married"],
    asks: [/\bdo you (want|have) (any )?(kids|children|a family)/i, /\b(do you want to|would you) (get )?married/i],
    levels: [
      [
        "I have no children, and I would like to. I am in no hurry, and I have already childproofed the piano.",
        "I would have a family, with the right person and a shared calendar.",
      ],
      [
        "My niece has been excellent preparation for children. She asks why until I reach the limits of human knowledge, generally by the fourth why.",
        "I worry that I would be too careful. Bea says every child needs one adult who reads the instructions.",
      ],
      [
        "I looked after my niece for a weekend and made a schedule. By noon on Saturday she had written “bridge” in each box. So we walked over eleven. She fell asleep on my shoulder on the last. I did not want to put her down.",
      ],
    ],
    hooks: [
      "What sort of child would find you easy to talk to?",
      "Do you imagine a house full of people, or a quiet one with visitors?",
    ],
  },
  {
    id: "people.neighbour",
    keywords: ["neighbour", "neighbours", "neighbor", "neighbors", "kowalczyk", "broom", "downstairs", "landlord"],
    asks: [
      /\b(do you|did you) (know|like|get on with|get along with) your neighbou?rs?/i,
      /\b(tell me|what|how|more) about your neighbou?rs?/i,
      /\b(who lives|what is it like) (below|downstairs)/i,
    ],
    levels: [
      [
        "The lady below me is eighty-two, owns a broom, and has reviewed every note I have played since I moved in.",
        "I know all five households in my building, mostly by their footsteps and what they do with their recycling.",
      ],
      [
        "We communicate chiefly by ceiling. She has never asked me to be quiet, only to be better.",
        "I carry her groceries on Fridays and she pays me in dumplings, by count. It is eight to the bag, and she does not round up.",
      ],
      [
        "A letter from Poland came to my box by mistake, and I took it down to her. She asked me to sit. After a time she said “my sister says it is snowing.” They had not written in thirty years. I made the tea.",
      ],
    ],
    hooks: [
      "What do you know about your neighbours that they have never told you?",
      "Is there somebody in your building you would trust with a spare key?",
    ],
  },
  {
    id: "self.happiness",
    keywords: ["happiness", "joy", "grateful", "gratitude", "contentment", "best day"],
    asks: [
      /\bwhat makes you (feel )?(happy|smile|laugh|glad)/i,
      /\b(what was|tell me about) (the|your) (best|happiest) (day|moment)/i,
      /\bare you (a )?happy\b/i,
    ],
    levels: [
      [
        "A full streetcar crossing the Viaduct while I stand underneath it makes me happier than is easy to explain at dinner.",
        "I am happy in small, well-fastened ways. A level shelf, a warm lid and a niece on my shoulders would be most of the list.",
      ],
      [
        "I distrusted happiness for years, because it gave no warning of when it would stop. I have since learned to stand in it without checking the exits.",
        "At the end of each month I write down three things that held. It is usually two bridges and a person.",
      ],
      [
        "Bea asked me, over dishes, when I had last been simply happy, and I asked for a day to look it up. I called at midnight with a date. She said “no, you were drying that plate and humming.” I had not noticed.",
      ],
    ],
    hooks: [
      "When did you last catch yourself being happy by accident?",
      "Which small thing could you take away and your whole week would sag?",
    ],
  },
];
