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
      "living",
      "inspect",
      "inspection",
      "construction",
    ],
    asks: [
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
        "Bridges, mostly old ones. I do not design the famous kind. I keep the ordinary kind from becoming famous.",
        "I inspect and repair bridges. If I do it properly, nobody ever learns my name.",
      ],
      [
        "You tap the concrete and listen. Good concrete rings and bad concrete sounds like a knock on an empty cupboard. It is a strange way to earn a living, and I am very fond of it.",
        "Most of the work is water. It gets in where nobody looks, it is patient, and it always knows the way. I have more respect for water than for any architect.",
      ],
      [
        "In my second year I closed a lane over a hairline crack. Everyone was furious, and for two weeks I was the most disliked man in traffic. Then they opened it up. My boss put a small piece of that concrete on my desk and never mentioned it.",
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
    keywords: [
      "talk",
      "talks",
      "public speaking",
      "speak in public",
      "presentation",
      "audience",
      "lecture",
      "stage",
      "speech",
    ],
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
        "The secret is to begin with a failure. People sit up for a collapse, and then you can slip some hope in at the back.",
      ],
      [
        "At my first talk the projector died. I had forty slides and nothing else, so I borrowed a ruler, a loaf of bread and a boy from the second row. He stood on the loaf. He is at engineering school now and he still writes to me at Christmas.",
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
        "My partner was Dev, who is now my closest friend. He did the charm and I did the footnotes.",
        "People assume I like to win an argument. What I liked was the silence just before the first sentence.",
      ],
      [
        "We reached a national final once and drew the side I truly believed in. I lost it completely. I was so sure of being right that I forgot to be clear. Dev says it is the only time he saw me human at a lectern.",
      ],
    ],
    hooks: [
      "What would you argue for with no preparation at all?",
      "When did somebody last change your mind in the middle of an argument?",
    ],
  },
  {
    id: "home.toronto",
    keywords: [
      "live",
      "toronto",
      "city",
      "neighbourhood",
      "apartment",
      "canada",
      "leslieville",
      "area",
      "where you live",
    ],
    asks: [
      /\bwhere (do|are) you (live|living|based)/i,
      /\bwhereabouts are you/i,
      /\bwhat(?:.?s| is) toronto like/i,
      /\bhow long have you lived/i,
    ],
    levels: [
      [
        "Toronto, in the east end, on the third floor of a house that leans two degrees. I measured.",
        "I live in Leslieville, ten minutes from the lake and directly above an eighty-two-year-old critic.",
      ],
      [
        "The critic is Mrs. Kowalczyk, who lives below my piano. She has a broom. One knock on the ceiling means stop, and two knocks mean again.",
        "It is a city of ravines with a grid laid over the top in denial. That is why it needs so many bridges, and why it suits me.",
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
      "from",
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
        "Scarborough, at the eastern edge of Toronto. My parents came from Iloilo, in the Philippines, with one rice cooker between them.",
        "I was born here and raised on adobo and snow. The two go together better than you might think.",
      ],
      [
        "Our apartment had eleven people in it on a Sunday and four on a Monday. I learned long division under a table during a party.",
        "The rice cooker still works. It has outlived two cars and a marriage on my uncle's side, and nobody is allowed to replace it.",
      ],
      [
        "My mother kept a jar of sand from her beach at home on top of the television. As a boy I tested it for grain size and lost some down the sink. I confessed at thirty. She had refilled it from Lake Ontario the very next day.",
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
      /\b(are you|do you get) (close|along|on) (to|with) your (family|parents|mum|mom|mother)/i,
      /\b(tell me about|what(?:.?s| is)) your (mother|mom|mum|family|parents)( like)?/i,
      /\bwhat do your parents do/i,
      /\bwho(?:.?s| is) teresa/i,
    ],
    levels: [
      [
        "My mother, Teresa, sends me voice notes of up to nine minutes. The news is always in the last ten seconds.",
        "She was a night nurse for thirty years and is now retired, at full volume.",
      ],
      [
        "I have learned not to skip ahead. Once I did, and I missed that she had broken a toe, forgiven a cousin and bought me a coat.",
        "She judges my adobo by phone, from the sound of my description. She has never once been wrong.",
      ],
      [
        "Last spring a note began with the price of mangoes and a funeral I had never heard of. At eight minutes fifty she said, quietly, “anyway, the scan was clear.” She had not told me there was a scan. I listened to it standing in the street, twice.",
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
        "He was Ramon, he wore a very old dinner jacket, and he could play anything after one hearing. I cannot play anything after a hundred.",
      ],
      [
        "He closed every evening with “Moon River”. The staff would begin to stack the chairs at the second verse, and he slowed down so that nobody had to hurry.",
        "I play badly on purpose. If I tried to do it well, I would be comparing. This way it is only company.",
      ],
      [
        "I was in Ottawa at a tournament when they called, and I arrived at the hospital forty minutes late. I have been early for everything since. I know it does not work backwards. I do it anyway.",
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
      /\bdo you have (any )?(brothers|sisters|siblings|a brother|a sister)/i,
      /\bwho(?:.?s| is) (bea|ines)/i,
      /\btell me about your (sister|niece)/i,
    ],
    levels: [
      [
        "One older sister, Bea, in Hamilton. She has been correcting me since 1999 and sees no end in sight.",
        "My sister Bea, and her daughter Ines, who is six and conducts all of our serious interviews.",
      ],
      [
        "Bea got our father's ear and our mother's volume. I got the dinner jacket, which does not fit, and the worry, which does.",
        "Ines calls me Uncle Bridge. She believes I own them. I have not found the right moment to correct it.",
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
    keywords: [
      "pet",
      "pets",
      "dog",
      "dogs",
      "cat",
      "cats",
      "fergus",
      "greyhound",
      "animals",
      "animal",
    ],
    asks: [
      /\bdo you have (any )?(pets|a cat|a pet|a dog|animals)/i,
      /\bwho(?:.?s| is) fergus/i,
      /\bare you a (dog|cat) person/i,
    ],
    levels: [
      [
        "No pets of my own. On Wednesdays I look after a neighbour's retired greyhound called Fergus.",
        "I have Wednesday custody of a greyhound. He is retired, and I have never seen anyone do it so thoroughly.",
      ],
      [
        "He used to race. Now he will not cross a wet leaf. I find that an encouraging career path.",
        "Fergus sleeps under the piano, on the pedals. It has improved my playing, since it removes an option.",
      ],
      [
        "A plastic bag blew past us in the park and for about six seconds he remembered who he was. I have never run so fast. Two hundred metres later he stopped, looked embarrassed, and leaned on me all the way home.",
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
      /\bare you (hungry|vegetarian|vegan)/i,
    ],
    levels: [
      [
        "Sinigang, which is a sour soup. It tastes like being told the truth by someone who loves you.",
        "Filipino food, at my mother's table, with somebody refilling my plate while I object.",
      ],
      [
        "You may not leave my mother's house without a container. I own thirty-one lids and no matching bottoms.",
        "We eat pancit on birthdays because long noodles mean a long life. My sister once cut hers, and my mother still checks on her.",
      ],
      [
        "I took a colleague home for dinner, a serious German man who specialized in fatigue in steel. My mother served him four plates and he wept into the soup. He said it tasted of his grandmother. They are from Bremen. Nobody has explained it.",
      ],
    ],
    hooks: [
      "What is the dish that would bring you home from anywhere?",
      "Who feeds you as if there were a shortage coming?",
    ],
  },
  {
    id: "cooking.adobo",
    keywords: [
      "cook",
      "cooking",
      "adobo",
      "recipe",
      "recipes",
      "kitchen",
      "bake",
      "baking",
      "chef",
    ],
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
        "I once asked her how much vinegar, and she said “until you cough.” I wrote down the volume at which I coughed.",
        "On Sundays I cook for the week and label the containers by date. Dev calls it my archive.",
      ],
      [
        "I finally followed her around the kitchen with a scale and weighed everything before it went in. The result was perfect, and she was suspicious. Months later she admitted that she had been adding vinegar whenever I turned to write.",
      ],
    ],
    hooks: [
      "What do you cook when you would like somebody to stay a little longer?",
      "Do you follow the recipe, or do you treat it as testimony?",
    ],
  },
  {
    id: "drink.coffee",
    keywords: ["coffee", "tea", "caffeine", "espresso", "latte", "cup", "drink", "cafe", "café"],
    asks: [
      /\b(tea or coffee|coffee or tea)/i,
      /\bdo you (drink|like) (coffee|tea)/i,
      /\bhow do you (take|like|have) your (tea|coffee)/i,
    ],
    levels: [
      [
        "Coffee, fifteen grams to two hundred and forty of water. I am not proud of it, but I am very awake.",
        "One coffee, weighed, at twenty to seven. After that I am a person.",
      ],
      [
        "I have a scale in the kitchen, one at the office and one in my travel bag. Airport security and I have had some long looks.",
        "The best cup I ever had came out of a dented flask, in the rain, from a foreman who thought I looked cold. He had not weighed a thing.",
      ],
      [
        "For my thirtieth birthday Dev swapped my beans for the cheapest tin in the supermarket. I praised the citrus notes. He had witnesses, he had a recording, and he plays it every year.",
      ],
    ],
    hooks: [
      "What is the first thing you need in the morning before you can be spoken to?",
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
      "listen",
    ],
    asks: [
      /\bdo you (play (an |any )?(instruments?|music|piano)|sing)/i,
      /\bwhat (kind of |sort of )?music/i,
      /\bwhat (are|do) you listen(ing)? to/i,
      /\b(favourite|favorite) (band|song|singer|album|composer)/i,
      /\b(how|why) (well |badly )?do you play/i,
    ],
    levels: [
      [
        "I play the piano badly and on purpose. It was my father's, and it deserves better and forgives me.",
        "Bill Evans when I listen, and something resembling a dropped tray when I play.",
      ],
      [
        "I would like to get through one piece, start to finish, for an audience of one. The piece is “Moon River”. I have the first page and a half.",
        "My left hand is an engineer and my right hand is a tourist. They meet now and then, by chance, at a cadence.",
      ],
      [
        "One night in January I played slowly because my hands were cold. Two knocks came up through the floor, which means again. So I played it again. In the morning Mrs. Kowalczyk was at the mailboxes, and she said “your father was slower.” She used to go to the hotel.",
      ],
    ],
    hooks: [
      "What do you do badly and would miss terribly?",
      "Is there a piece of music that you have to leave the room for?",
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
      "active",
    ],
    asks: [
      /\b(do you|are you) (work out|exercise|run|sporty|play (any )?sports?|go to the gym|into (sport|sports|fitness))/i,
      /\bhow do you (stay|keep) (fit|active)/i,
      /\bwhy (do you run )?at six/i,
    ],
    levels: [
      [
        "I run along the lake at six in the morning, because nobody talks to you at six.",
        "Running, about eight kilometres, slowly enough to read the plaques.",
      ],
      [
        "There is a woman with a red hat who runs the other way. We have nodded for three years. I believe it is one of my better relationships.",
        "I do not race. I was timed for a living as a debater, and I would like one thing in my life without a bell.",
      ],
      [
        "One winter the red hat was missing for a month, and I found I was worried about someone whose name I do not know. When she returned she stopped, which we never do, and said “knee.” I said “I am glad.” We have not spoken since. It was plenty.",
      ],
    ],
    hooks: [
      "What do you do mainly in order to be left alone?",
      "Is there a stranger you see so often that you would notice if they vanished?",
    ],
  },
  {
    id: "hobby.curling",
    keywords: ["curling", "hockey", "skate", "skating", "team", "league"],
    asks: [/\bdo you (curl|skate|play hockey|play (in )?a team)/i],
    levels: [
      [
        "I curl on Thursdays, in the lowest league they offer. We are named Slow and Steadyish.",
        "I skate like a man crossing a kitchen in socks, so I took up curling, which is housework with strategy.",
      ],
      [
        "Curling is the only sport that requires you to congratulate the other side and then buy them a drink. It may be the reason I believe in the country.",
        "We have lost fourteen in a row. I keep the statistics, and my own team has asked me to stop.",
      ],
      [
        "We won once, because the other team's bus broke down. At the pub afterward they turned up, four hours late, still in their gear, and insisted on buying. So we went back in and played it. We lost. It was the best night of the season.",
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
        "Bad piano, early runs and old maps. I should warn you that the maps are the exciting part.",
        "I collect old maps, particularly the wrong ones. A wrong map tells you what somebody hoped.",
      ],
      [
        "There is a 1930s plan of Toronto on my wall with a bridge that was never built. I take the streetcar past the place sometimes and look at it not being there.",
        "Mapmakers used to invent a small street so they could tell who was copying them. I think about those streets, and who might live on them.",
      ],
      [
        "I bought a map in Porto from a man who would not sell it until I told him where I was happiest. I said I did not know. He charged me half, and wrote on the back in pencil, “come when you know.” I have not been back yet.",
      ],
    ],
    hooks: [
      "What do you collect, even if it is only opinions?",
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
      /\bdo you (like|love) (to )?travel/i,
      /\b(favourite|favorite) (country|city)/i,
      /\b(do you really|why do you) (make|use|have) (a )?spreadsheets?/i,
    ],
    levels: [
      [
        "I plan my travels in a spreadsheet. There is a column for doing nothing, and I do respect the column.",
        "Portugal, Japan, and a great many places with one good bridge and nowhere to eat.",
      ],
      [
        "Dev insists the nothing column is the saddest cell he has ever seen, because it is shaded and has start times.",
        "I do not take photographs of myself with bridges. I take photographs of their bearings, and show them to people who stop inviting me.",
      ],
      [
        "In Porto my phone died at nine in the morning with the whole schedule inside it. I had no plan for eleven hours. I ate sardines with a retired tram driver and saw nothing on the list. It is the only day of that trip that I can remember by the hour.",
      ],
    ],
    hooks: [
      "What went wrong on a trip and turned out to be the best of it?",
      "Do you plan a journey, or do you let it happen to you?",
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
      "author",
      "calvino",
      "ondaatje",
    ],
    asks: [
      /\bwhat (are|do) you read(ing)?/i,
      /\b(favourite|favorite) (book|author|writer)/i,
      /\bdo you (like )?read(ing)?/i,
    ],
    levels: [
      [
        "“In the Skin of a Lion”, by Michael Ondaatje. It is a novel about building a bridge I walk across every week.",
        "Calvino's “Invisible Cities”, a page at a time, the way other people keep chocolate.",
      ],
      [
        "There is a passage where a ruler asks which stone holds up the bridge, and the answer is none of them, it is the arch. I have read it aloud at two weddings.",
        "I read slowly and I finish everything. There was one exception, in 2016, and I still feel I owe it an apology.",
      ],
      [
        "I lent my best copy to a site foreman called Lou, who said he did not read. It came back after a year with concrete dust in the spine and one line underlined. It was the line I would have chosen. We have never discussed it.",
      ],
    ],
    hooks: [
      "Which book have you pressed on somebody who had not asked for it?",
      "Is there a sentence you carry around with you?",
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
      "columbo",
    ],
    asks: [
      /\b(favourite|favorite) (film|movie|show|series)/i,
      /\bwhat (are|do) you watch(ing)?/i,
      /\bseen (any|anything) good/i,
    ],
    levels: [
      [
        "“The Third Man”, for the angles. After that, any heist film, because I like to see a plan respected for an hour.",
        "Old episodes of “Columbo”. He is polite, he is badly dressed, and he always goes back to ask one more thing.",
      ],
      [
        "I watch quiz shows on Sundays with my mother, over the phone. We do not talk. We simply shout answers at each other across the city.",
        "I cannot watch disaster films with other people. I have been asked to stop saying “that would not fail there.”",
      ],
      [
        "I took a date to a film with a famous bridge collapse in it. I meant to keep quiet. Twenty minutes later the row behind us was asking me things, and then the row in front. She went for popcorn. I have always hoped that it was for popcorn.",
      ],
    ],
    hooks: [
      "What can you not watch quietly?",
      "Which film do you put on when you want nothing to surprise you?",
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
        "A long run, my mother's lunch and a shorter amount of piano than the piano would like.",
        "On Saturday the market and a walk. On Sunday my mother, who considers attendance compulsory.",
      ],
      [
        "There is a cheese seller at the market who guesses what I will buy. He is right, week after week, and I have begun to find it upsetting.",
        "I have one rule, which is nothing scheduled after four on Sunday. It is the nothing column, the domestic edition.",
      ],
      [
        "Last month I bought a different cheese, simply to surprise him. He looked at it, looked at me and said “trouble at home, then.” He had put the usual one aside, wrapped, with my name on it. I bought both.",
      ],
    ],
    hooks: [
      "What does your ideal Saturday leave out?",
      "When was the last weekend you would happily repeat as it was?",
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
      /\bhow (was|is|.?s) your (day|week(?!end)|evening|morning)( going| been)?/i,
      /\bwhat (are you|have you been) (up to|doing)(?!.*weekend)( today| lately| this week)?/i,
      /\bwhat did you do today/i,
    ],
    levels: [
      [
        "A site visit, two meetings about a bolt and one very good sandwich.",
        "It was an ordinary day, which I have come to think is the hardest kind to design.",
      ],
      [
        "The bolt is forty years old and nobody can agree who put it there. I have become quite protective of it.",
        "This week has been mostly reports. I used the word “satisfactory” thirty-one times, and I meant it twice.",
      ],
      [
        "At the site a woman stopped me and asked if the bridge was safe, because her son walks over it. I began to give her the rating. Then I just said yes, I walk over it too. She thanked me as if I had built the thing.",
      ],
    ],
    hooks: [
      "What was the best ordinary moment you had today?",
      "How would you grade your week, and who would you send the report to?",
    ],
  },
];
