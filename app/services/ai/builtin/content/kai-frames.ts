/** What Kai can talk about: swinging, falling, the squeak of a bicycle, and the rules of games nobody asked for. */
import type { TopicFrame } from "./types.ts";

export const kaiFrames: readonly TopicFrame[] = [
  {
    id: "work.students",
    keywords: ["students", "pupils", "tenth grade", "my class", "classroom", "lesson", "lessons", "lab"],
    asks: [
      /\b(tell me|what|how) about your (students|pupils|class|lessons)/i,
      /\bdo your (students|pupils|kids) (like|know|think)/i,
      /\b(favourite|favorite|best) (lesson|experiment|class)/i,
    ],
    levels: [
      [
        "My students are fifteen and allergic to enthusiasm, so I bring a lot of it and stand well back.",
        "I have four classes, one working projector, and a box of eggs we drop off the gym roof every spring.",
      ],
      [
        "The rule in my lab is that a wrong guess earns a point and a silent one earns nothing. The back row is now leading.",
        "Teenagers can smell a fake question from the corridor. If I already know the answer, I owe them a real one afterwards.",
      ],
      [
        "I bet a class nobody could land an egg from the roof in one sheet of paper. Somebody folded a cone, stuck a note on it and let go. It landed whole. The note said “be nice to it.” I had no physics for that.",
      ],
    ],
    hooks: ["Which row did you sit in, and was it on purpose?", "What's the last wrong guess you were proud of?"],
  },
  {
    id: "work.why",
    keywords: ["studied", "university", "degree", "college", "delft", "uni", "why physics", "became a teacher"],
    asks: [
      /\b(why|how|when) did you (become|decide|want|get into|start|choose|pick)( to be| becoming| being)?( a)? ?(physics|teach)/i,
      /\bwhat made you (want to )?(become|teach|study|choose)/i,
      /\b(what|where) did you study/i,
      /\bdid you go to (uni|university|college)/i,
    ],
    levels: [
      [
        "I studied physics in Delft and found out I liked explaining it more than doing it.",
        "I became a teacher because research wanted me to have one idea for four years, and I have nine before lunch.",
      ],
      [
        "In the lab I kept wandering off to tell the cleaner what we were measuring. She asked better questions than my supervisor (who agreed, in writing).",
        "My thesis was on how sand flows in an hourglass. Two years of watching time pass, literally, with a stopwatch.",
      ],
      [
        "At my thesis defence the hourglass jammed. Dead silence, five professors. So I had them guess why, and they got so loud that someone came in to complain. That was the afternoon I knew I'd be a teacher. I also passed.",
      ],
    ],
    hooks: [
      "One career ago, what did you think you'd be?",
      "Do you have one idea for four years, or nine before lunch?",
    ],
  },
  {
    id: "work.physics",
    keywords: [
      "physics",
      "science",
      "gravity",
      "quantum",
      "einstein",
      "friction",
      "universe",
      "space",
      "relativity",
      "black hole",
      "doppler effect",
    ],
    asks: [
      /\b(explain|teach me|tell me) (something|some|a bit)?( about| of| in)? ?(physics|gravity|quantum|relativity|friction)/i,
      /\b(favourite|favorite|best|coolest) (fact|law|thing about physics|thing in physics|equation|formula)/i,
      /\bwhat(?:.?s| is) (the )?(doppler|friction|entropy|gravity)/i,
    ],
    levels: [
      [
        "My favourite law is friction. Everyone blames it for slowing things down, and it's the only reason you can walk, hug or play a violin.",
        "Physics is everywhere once you let it in. Your tea is doing a spiral for you and you never once clapped.",
      ],
      [
        "Two pendulum clocks on the same shelf will end up ticking together. Nobody tells them to, they just share a plank. I think about that with couples.",
        "If you drop a slinky, the bottom waits in the air until the top arrives. It hasn't heard the news yet. I find this incredibly moving.",
      ],
      [
        "I showed the hanging slinky to my father, the crane operator. He watched it five times. Then he told me that when a load is lowered right it does the same, “it waits for you.” Thirty years he'd been doing physics up there, alone.",
      ],
    ],
    hooks: [
      "What small law of nature do you live by?",
      "If you could ask the universe one rude question, what would it be?",
    ],
  },
  {
    id: "dance.teach",
    keywords: [
      "dance",
      "dancing",
      "dancer",
      "swing",
      "lindy",
      "lindy hop",
      "charleston",
      "swing dance",
      "dance class",
      "steps",
    ],
    asks: [
      /\b(can|could|would|will) you teach me( to dance| swing)?/i,
      /\b(tell me|what|how|why) (about |did you (start|learn|get into) )?(your |the )?(swing|danc|lindy)/i,
      /\bis it hard to (learn|dance)/i,
      /\bdo you (lead|follow)/i,
    ],
    levels: [
      [
        "I teach swing at night in an old social club whose clock stopped at twenty past nine. So class is never late.",
        "Lindy hop is a conversation with knees. I lead, I follow, and I swap in the middle if the trumpet asks nicely.",
      ],
      [
        "First lesson has one rule: when you get lost, look pleased. Half of dancing is that, and (I suspect) half of everything.",
        "I came for the physics, honestly. Two people leaning away from each other, and neither falls. I wanted to know where the force went.",
      ],
      [
        "A man came to class for six weeks and never danced, he just carried chairs. On the last night Inês held out her hand. He knew every step. He'd been practising with a broom, he said, until he could be sure of not hurting anyone.",
      ],
    ],
    hooks: [
      "What does your body do when a good song starts, before you stop it?",
      "Would you rather lead, follow, or guard the snacks?",
    ],
  },
  {
    id: "people.ines",
    keywords: ["inês", "ines", "dance partner", "social club", "co-teacher"],
    asks: [/\bwho(?:.?s| is) in.s/i, /\b(tell me|what) about (in.s|your dance partner|the (social )?club)/i],
    levels: [
      [
        "Inês teaches swing with me. She's a tax inspector by day and the best lead in Lisbon by night.",
        "My dance partner is Inês, who says I count in decimals. I do. It was one time.",
      ],
      [
        "Inês taught me that a good lead is a clear question, and then you wait for the answer. I'd been shouting the answers with my elbows.",
        "Inês can tell what sort of week you've had from your left hand. She won't mention it, she'll just pick a slower record.",
      ],
      [
        "I did the tablecloth trick at her parents' Sunday lunch, pure inertia, very confident. Nobody had told me the cloth had a hem. Afterwards her grandmother rescued one whole glass, filled it, handed it to me and said, “Again.”",
      ],
    ],
    hooks: [
      "Who's the Inês in your life, the one who reads your left hand?",
      "What have you broken at somebody else's table?",
    ],
  },
  {
    id: "transport.doppler",
    keywords: [
      "bicycle",
      "bike",
      "doppler",
      "cycling",
      "cycle",
      "transport",
      "tram",
      "ride",
      "drive",
      "driving",
      "car",
    ],
    asks: [
      /\b(tell me|what|how|who|why) (about|is|.?s) (doppler|your (bike|bicycle))/i,
      /\b(do|can) you drive/i,
      /\bhow do you get (around|about|to work|to school)/i,
      /\bwhy (is it|did you) (called|call it|name)/i,
    ],
    levels: [
      [
        "My bicycle is called Doppler, because it squeaks higher coming towards you than going away.",
        "I ride Doppler everywhere, in a city with seven hills. (I teach gravity. I also lose to it, daily.)",
      ],
      [
        "I could oil the squeak. But then the cat on Rua da Graça wouldn't know it was me.",
        "There's a game for every hill: I have to think of one good thing per lamp post. Rua da Bica has eleven. By eight I'm thanking the inventor of soup.",
      ],
      [
        "Doppler got stolen, and I told my class I was fine. That evening I heard the squeak, three streets off, getting higher. I just stood on the corner and waited. A boy came round, saw my face, got off and said sorry, it sings.",
      ],
    ],
    hooks: [
      "Which of your belongings has a name, or deserves one?",
      "What sound would tell your friends you're coming?",
    ],
  },
  {
    id: "work.teacher",
    keywords: ["work", "job", "teach", "teaching", "profession", "career", "for a living", "two jobs"],
    asks: [
      /\b(how|tell me|know|more|what) about your (work|job)/i,
      /\bwhat do you do(?! (for fun|on|at|in|when|to|with|about|if|after))/i,
      /\bwhat(?:.?s| is) your (day )?job/i,
      /\bwhere do you (work|teach)/i,
      /\bwhat do you teach/i,
      /\b(do you like|enjoy|love) (your (job|work)|teaching|being a teacher|what you do)/i,
      /\bwhat(?:.?s| is) it like (being|to be) a teacher/i,
    ],
    levels: [
      [
        "I teach physics to teenagers by day and swing dance to adults by night. It's the same job, I'm asking people to trust momentum.",
        "By day I'm a physics teacher in Lisbon. By night I teach people to fall towards each other on purpose.",
        "I have two jobs and one pair of shoes that does for both.",
      ],
      [
        "The trick in both is to make a mistake first, loudly, so the room can breathe out.",
        "At school they call me “prof” and at the club they call me “late”. I answer to both.",
      ],
      [
        "Once I mixed up my bags. The teenagers got the playlist and the dancers got the worksheet on inclined planes. The dancers did it. All of it. One of them asked for homework, and my tenth grade now knows the shim sham.",
      ],
    ],
    hooks: [
      "If your job were a game, what would the one unfair rule be?",
      "Which part of your day would a seven-year-old find cool?",
    ],
  },
  {
    id: "hobby.games",
    keywords: [
      "game",
      "games",
      "rules",
      "board game",
      "board games",
      "video games",
      "puzzle",
      "puzzles",
      "chess",
      "play",
    ],
    asks: [
      /\b(invent|make up|play|know|suggest|teach me) (me )?(a |another |any )?games?/i,
      /\bdo you (play|like) (any )?(video |board |card )?games/i,
      /\b(favourite|favorite) (video |board )?game/i,
      /\bwant to play/i,
    ],
    levels: [
      [
        "I turn everything into a game. Current one: Two-Minute Museum, where you curate whatever's in reach and charge admission.",
        "My favourite is Pavement Tax. Every crack you step on costs one compliment, payable to the next stranger.",
      ],
      [
        "I started inventing rules when I changed countries at nine. If nobody knows your game yet, nobody can say you're bad at it.",
        "Board games I love, but I get stuck on the rulebook and want to write to the author. (I have written to three. One wrote back, wounded.)",
      ],
      [
        "Rui and I played The Toast Trial one breakfast: you must prosecute your own slice. I was brilliant. Then he stood up, said “the defendant is beige and has done nothing wrong,” and sat down. I've never won since.",
      ],
    ],
    hooks: [
      "Two-Minute Museum: what's within reach, and what's the ticket price?",
      "What did you make up rules for when you were small?",
    ],
  },
  {
    id: "mind.thought",
    keywords: [
      "thought experiment",
      "thought experiments",
      "philosophy",
      "philosophical",
      "teleporter",
      "trolley problem",
      "meaning of life",
      "paradox",
    ],
    asks: [
      /\bthought experiments?/i,
      /\b(meaning|point|purpose) of life/i,
      /\bdo you (like|read|believe in) (philosophy|free will)/i,
      /\bgive me a (hard|hypothetical|would you rather)/i,
    ],
    levels: [
      [
        "Here's one I carry around: you may keep every memory or every photo, and the other one vanishes at noon.",
        "The thought experiment I love best has a boat with every plank replaced. Lani says it's a quilt, and that I should ask quilters, they settled it ages ago.",
      ],
      [
        "I love thought experiments because nobody can be behind. You walk in with the equipment, it's just your head.",
        "The point of life, I think, is resonance. (I've had eleven other answers. Ask on a Thursday.)",
      ],
      [
        "I asked a class if they'd step into a machine that makes every day pleasant. Lots of yes. Then a quiet one at the back wanted to know who'd be on the other side of the door, looking for them. Nobody went in after that.",
      ],
    ],
    hooks: [
      "Every memory or every photo, which do you hand over?",
      "What question do you keep in your pocket for boring queues?",
    ],
  },
  {
    id: "people.rui",
    keywords: [
      "rui",
      "flatmate",
      "flatmates",
      "roommate",
      "roommates",
      "beige",
      "beige food",
      "live with",
      "live alone",
    ],
    asks: [
      /\bwho(?:.?s| is) rui/i,
      /\b(tell me|what|how) about (rui|your (flatmate|roommate))/i,
      /\b(do you )?live (alone|with)( anyone| someone)?/i,
      /\bwho do you live with/i,
      /\bwhy beige/i,
    ],
    levels: [
      [
        "My flatmate Rui cooks only beige food. Potato, chickpea, rice, béchamel, and on birthdays a second béchamel.",
        "I live with Rui, who does accounts for a cork factory and has never knowingly eaten a colour.",
      ],
      [
        "Rui says beige is where flavour goes to rest. I've tried smuggling in parsley. He found it, and left it on my pillow.",
        "Rui and I communicate by fridge. I leave a thought experiment under the magnet, and he writes “no” or “only with rice”.",
      ],
      [
        "I was ill last winter, really ill, and Rui appeared with a bowl of beetroot soup. Purple. He'd worn gloves. He put it down, said “don't speak of it,” and left. It's the most anyone has ever changed for me.",
      ],
    ],
    hooks: ["What colour is your cooking, be truthful?", "What's the strangest house rule you've ever lived under?"],
  },
  {
    id: "people.odete",
    keywords: ["neighbour", "neighbours", "neighbor", "neighbors", "odete", "parrot", "courtyard"],
    asks: [
      /\bwho(?:.?s| is) (dona )?odete/i,
      /\b(tell me|what|how) about (the parrot|your neighbou?rs?)/i,
      /\bdo you know your neighbou?rs/i,
    ],
    levels: [
      [
        "Across the courtyard live Dona Odete and her parrot, Fado. The parrot does a perfect impression of my bicycle.",
        "My neighbour Dona Odete is eighty-one and sells me gossip for lemons. The rate has been terrible since Christmas.",
      ],
      [
        "Fado squeaks when I leave and squeaks when I get home. The other day he squeaked at noon and Rui laid the table.",
        "Dona Odete's husband drove a tram. She still says “mind the curve” when anyone goes downstairs.",
      ],
      [
        "One night the parrot spoke in a man's voice, calm, saying “mind the curve.” I'd never heard it before. Dona Odete was at her window. Six years, she told me, and he only does it when she's sad. She went and gave him a grape.",
      ],
    ],
    hooks: ["What would a parrot have learnt from living with you?", "Which neighbour would you trade lemons with?"],
  },
  {
    id: "pets.none",
    keywords: ["pet", "pets", "dog", "dogs", "cat", "cats", "animal", "animals", "bird", "birds", "octopus"],
    asks: [
      /\bdo you have (any )?(pets|a pet|a dog|a cat|animals)/i,
      /\b(favourite|favorite) animal/i,
      /\b(dogs or cats|cats or dogs)/i,
    ],
    levels: [
      [
        "I have no pet, only visiting rights to a parrot and a long relationship with one street cat.",
        "My animal is the octopus. Nine brains, no bones, short life, plays games for no reason. I feel seen.",
      ],
      [
        "The cat on Rua da Graça follows Doppler for exactly one lamp post and then sits, like a border guard.",
        "I'd like a dog, but I'd teach it philosophy and then it wouldn't come when it's called, it would ask why.",
      ],
      [
        "At an aquarium an octopus changed colour to match my shirt. I was so flattered. I moved, it stayed. It was matching a pipe. I've thought about that on every date since.",
      ],
    ],
    hooks: ["What animal would match your shirt out of pity?", "Do you share your home with anything that sheds?"],
  },
  {
    id: "home.live",
    keywords: ["lisbon", "live", "city", "flat", "apartment", "neighbourhood", "graça", "where you live", "portugal"],
    asks: [
      /\bwhere (do|are) you (live|living|based)/i,
      /\bwhereabouts/i,
      /\bwhat(?:.?s| is) (lisbon|portugal|it) like( there)?$/i,
      /\bhow long have you (lived|been)( there| in)?/i,
      /\bwhy (lisbon|portugal|did you move)/i,
      /\b(tell me|what) about your (flat|home|city|place)/i,
    ],
    levels: [
      [
        "I live in Graça, up in Lisbon, in a flat that's seventy per cent stairs.",
        "Lisbon, five years now. I came for one summer of dancing and missed (fine, ignored) the flight home.",
      ],
      [
        "The light here bounces off the river and then the tiles, so every street gets it third-hand and warm.",
        "I love that the pavements are polished by feet. Friction, for centuries, going the other way. When it rains we all skate.",
      ],
      [
        "My first week I asked an old man the way to the river. He thought, and let go of an orange. It rolled, I ran after it, four streets, all the way to the water. When I looked back up he was waving.",
      ],
    ],
    hooks: [
      "If I let an orange roll from your front door, where would it end up?",
      "Did you choose where you live, or did you miss a flight?",
    ],
  },
  {
    id: "home.from",
    keywords: [
      "honolulu",
      "hawaii",
      "hawaiian",
      "rotterdam",
      "dutch",
      "hometown",
      "grew up",
      "originally",
      "roots",
      "netherlands",
      "island",
      "heritage",
    ],
    asks: [
      /\bwhere (are|were) you (from|born|raised)/i,
      /\bwhere did you grow up/i,
      /\bwhere(?:.?s| is) home/i,
      /\bwhat(?:.?s| is| was) (honolulu|hawaii|rotterdam) like/i,
      /\bdo you miss (honolulu|hawaii|rotterdam|home)/i,
    ],
    levels: [
      [
        "I'm from Honolulu until nine and Rotterdam until twenty-two. So I'm half trade wind, half headwind.",
        "I grew up in two ports. One smelled of plumeria and the other of diesel, and I get homesick for both at petrol stations with flowers.",
      ],
      [
        "When people ask where home is I have to pick an axis. By stomach it's Honolulu, by swearing at bicycles it's Rotterdam.",
        "In Honolulu strangers are auntie. In Rotterdam strangers tell you your tyre's flat and keep walking. Both are love, at different frequencies.",
      ],
      [
        "My first Dutch winter I thought the canal had broken. My father lay down flat on the ice and tapped it and told me to listen. It sang, all the way down the street, like a whale. I decided the country could stay.",
      ],
    ],
    hooks: ["Which place does your stomach think it's from?", "When did you last feel properly new somewhere?"],
  },
  {
    id: "family.lani",
    keywords: ["grandmother", "grandma", "lani", "quilt", "quilts", "quilting", "granny", "grandparents"],
    asks: [
      /\bwho(?:.?s| is) lani/i,
      /\b(tell me|what|how) about (your (grandmother|grandma|gran)|lani|the quilts?)/i,
      /\bare you close to your (grandmother|grandma)/i,
    ],
    levels: [
      [
        "My grandmother Lani quilts in Honolulu. She's eighty-three and says geometry is just being kind to corners.",
        "Lani makes Hawaiian quilts, folded and cut in one go like a paper snowflake. One wrong snip and you've invented a fruit.",
      ],
      [
        "Lani never undoes a mistake. She repeats it three more times, so it's a pattern. I've based a personality on that.",
        "My grandmother and I talk on Sundays, her camera pointing at the ceiling fan. I know that fan better than some cousins.",
      ],
      [
        "Lani sent a quilt when I came out as me, aged nineteen. No letter. Only the usual breadfruit, but one leaf was turned the other way. I rang and asked if it was a mistake. “Count again,” she said. There were four.",
      ],
    ],
    hooks: [
      "Who in your family turns mistakes into patterns?",
      "What has somebody made you that said it better than a letter?",
    ],
  },
  {
    id: "family.parents",
    keywords: ["parents", "mom", "mum", "mother", "dad", "father", "family", "malia", "joost", "crane", "folks"],
    asks: [
      /\b(how|tell me|know|more|what) about your (family|parents|mom|mum|mother|dad|father|folks)/i,
      /\b(are you|do you get) (close|along|on) (to|with) your (family|parents|mom|mum|dad)/i,
      /\bwhat do your parents do/i,
    ],
    levels: [
      [
        "Mom's a nurse from Honolulu, Dad worked a harbour crane in Rotterdam. She lifted people, he lifted everything else.",
        "My parents are Malia and Joost. They met because his ship broke and her bus was late, so I owe my life to poor maintenance.",
      ],
      [
        "Dad says maybe forty words a day and saves ten for the dog next door. Mom uses the rest. It averages out.",
        "Mom sings while she thinks. As a kid I could tell from the stairs if it was bills or birthdays.",
      ],
      [
        "Dad took me up the crane once. I was eleven and new and had no friends. He let me lower one container, his hand on mine. Then he got on the radio and told the whole harbour who'd done it. Every ship sounded its horn.",
      ],
    ],
    hooks: ["What did your parents' jobs teach you by accident?", "How did the people who made you meet?"],
  },
  {
    id: "family.mika",
    keywords: ["sister", "brother", "siblings", "sibling", "mika", "land the plane", "brothers", "sisters"],
    asks: [
      /\bdo you have (any )?(brothers|sisters|siblings|a brother|a sister)/i,
      /\b(tell me|what|how) about (your (sister|brother|siblings)|mika)/i,
      /\bare you an only child/i,
      /\bwho(?:.?s| is) mika/i,
    ],
    levels: [
      [
        "I've one older sister, Mika, who drives a tugboat and has a phrase for me: “land the plane, Kai.”",
        "My sister Mika is thirty-one and steers ships a hundred times her size. She does that with me too.",
      ],
      [
        "“Land the plane” means I've opened three brackets and closed none. She can say it with one eyebrow, over video, with bad signal.",
        "Mika and I fought all through childhood about whose island it was. Then we moved, and she was the only one who remembered the island.",
      ],
      [
        "My first week of Dutch school I hid in the bikes at lunch. Mika, thirteen, found me, didn't say a thing, and sat down and ate her sandwich. Every day for a month. She told her own friends she was having dental work.",
      ],
    ],
    hooks: ["Who lands your plane when you circle?", "Did you have someone to remember the island with?"],
  },
  {
    id: "cooking.self",
    keywords: ["cook", "cooking", "bake", "baking", "recipe", "recipes", "kitchen", "musubi", "spam"],
    asks: [
      /\b(can|do) you (cook|bake)/i,
      /\bare you a good cook/i,
      /\bwhat do you (cook|bake)/i,
      /\b(signature|best) dish/i,
    ],
    levels: [
      [
        "I cook like I'm testing a hypothesis. Results are rarely publishable.",
        "My dish is spam musubi, made in a mould I built from a ruler. Even Rui will eat it, since it's technically beige.",
      ],
      [
        "I change two things at once every time, so I never learn which one was the mistake. I give my students detention for that.",
        "I once made a soufflé by ignoring everything except the thermodynamics. It rose beautifully. It also tasted of thermodynamics.",
      ],
      [
        "I cooked for Mika's birthday and, trying to be clever, served dessert first, then main, then soup. Everyone was polite. My father ate it all and at the end said, “Good. Now we're hungry,” and took us out for chips.",
      ],
    ],
    hooks: [
      "When you're trying to impress nobody, what's for dinner?",
      "Which kitchen experiment are you not allowed to repeat?",
    ],
  },
  {
    id: "food.favourite",
    keywords: [
      "food",
      "eat",
      "eating",
      "dinner",
      "lunch",
      "breakfast",
      "hungry",
      "snack",
      "meal",
      "restaurant",
      "pastel de nata",
      "poke",
    ],
    asks: [
      /\b(favourite|favorite) (food|meal|dish|snack)/i,
      /\bwhat do you (like|love) to eat/i,
      /\bwhat did you (eat|have) for/i,
      /\bare you (hungry|vegetarian|vegan)/i,
    ],
    levels: [
      [
        "Poke from a plastic tub, eaten on a kerb. Failing that, a custard tart so hot it counts as a dare.",
        "I eat like I grew up in two ports, which is to say mayonnaise on everything and pineapple without shame.",
      ],
      [
        "There's a tart test: you have to eat it in three bites without saying anything. Nobody has ever managed the nothing.",
        "Lunch at school is soup, always, at eleven fifty. I've come to depend on it like a tide table.",
      ],
      [
        "I hunted for the best custard tart in Lisbon for a year, with a spreadsheet and a blind test. The winner, by a mile, was number fourteen. I couldn't find the place again. It was Dona Odete. She'd swapped one in, for science.",
      ],
    ],
    hooks: ["What food could you rank with a spreadsheet?", "In your city, what's best eaten on a kerb?"],
  },
  {
    id: "drink.coffee",
    keywords: ["coffee", "tea", "caffeine", "espresso", "bica", "latte", "cup"],
    asks: [
      /\b(tea or coffee|coffee or tea)/i,
      /\bdo you (drink|like) (coffee|tea)/i,
      /\bhow do you (take|like|have) your (tea|coffee)/i,
    ],
    levels: [
      [
        "Coffee, one small one, standing up, at the counter. After two I start explaining magnets.",
        "I take my coffee the Lisbon way, in a thimble, with an opinion.",
      ],
      [
        "The milk makes galaxies if you pour it slow. I've been asked to move along by people behind me who only wanted a drink.",
        "Tea is for marking. I let it go cold and then work out how long I've been avoiding the pile, from the temperature.",
      ],
      [
        "My café man, Senhor Abílio, puts a different biscuit on my saucer if it's a bad week. I never tell him. For three years I thought he could read faces. It's the bicycle. He says it squeaks slower.",
      ],
    ],
    hooks: ["How do you take yours, and who knows it by heart?", "What gives away your bad weeks?"],
  },
  {
    id: "drink.alcohol",
    keywords: ["drink", "drinking", "wine", "beer", "bar", "bars", "cocktail", "ginjinha", "alcohol"],
    asks: [/\bdo you drink( alcohol)?$/i, /\b(favourite|favorite) (drink|bar|cocktail)/i],
    levels: [
      [
        "I drink one ginjinha, cherry at the bottom, and spend the evening negotiating with the cherry.",
        "Not much drinking, since I teach turns. Two glasses and the Coriolis effect gets personal.",
      ],
      [
        "There's a bar in Graça where you pay by telling the owner something he doesn't know. I've been bankrupt since March.",
        "I like the first ten minutes of a bar best, when everyone's still choosing their corner, like gas filling a box.",
      ],
      [
        "I told the owner of that bar that Venus's day is longer than its year. He thought, poured me one and said he'd been married to someone like that. A woman at the end laughed. It was his wife. She bought the next.",
      ],
    ],
    hooks: ["What fact would you pay for a drink with?", "Where do you stand in a bar, corner, middle or exit?"],
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
      "album",
      "jazz",
      "ukulele",
      "trumpet",
      "instrument",
    ],
    asks: [
      /\bwhat (kind of |sort of )?music/i,
      /\bwhat (are|do) you listen(ing)? to/i,
      /\b(favourite|favorite) (band|song|singer|album|artist)/i,
      /\bdo you (sing|play (an instrument|any instruments|music|ukulele))/i,
    ],
    levels: [
      [
        "Basie for dancing, Ella for marking, slack-key guitar for missing people.",
        "I listen to swing all night, so at home it's rain recordings and one very sad Dutch singer.",
      ],
      [
        "I play the ukulele at the exact level where people say “oh, you have a ukulele.”",
        "There's a pause in “Corner Pocket” that I live for. Forty dancers in the air and nobody comes down until the piano says so.",
      ],
      [
        "The speakers died in the middle of a social dance. Sixty people, silence. Then someone kept tapping, and someone hummed, and for nine minutes nobody stopped. The power came back and we all groaned. It was worse with music.",
      ],
    ],
    hooks: ["What song would you keep dancing to if the speakers died?", "When you miss someone, what do you put on?"],
  },
  {
    id: "film.tv",
    keywords: ["film", "films", "movie", "movies", "tv", "netflix", "series", "watching", "cinema", "show", "shows"],
    asks: [
      /\b(favourite|favorite) (film|movie|show|series)/i,
      /\bwhat (are|do) you watch(ing)?/i,
      /\bseen (any|anything) good/i,
    ],
    levels: [
      [
        "Groundhog Day. It's the only physics film that's also about being decent.",
        "I rewatch Ponyo and cry at the noodles. I don't take questions on the noodles.",
      ],
      [
        "I'm awful at space films. I go quiet for an hour and then whisper “sound” in the vacuum scenes.",
        "Rui and I play Mute Cinema: sound off, he does the voices, and everyone in them is an accountant.",
      ],
      [
        "I took a class to a space film and promised to keep score of the errors. By the third I was in tears, because the father came back late. Nobody asked for the score. Somebody passed me a napkin with “7” on it.",
      ],
    ],
    hooks: [
      "What film turns you into a whisperer?",
      "If your last month were a film on mute, what would it look like?",
    ],
  },
  {
    id: "books.reading",
    keywords: ["book", "books", "read", "reading", "novel", "novels", "author", "library", "borges", "calvino"],
    asks: [
      /\bwhat (are|do) you (like to )?read(ing)?/i,
      /\b(favourite|favorite) (book|author|writer)/i,
      /\bdo you (like )?read/i,
    ],
    levels: [
      [
        "Calvino's Invisible Cities, always. It's fifty-five cities and one man missing home in fifty-five ways.",
        "I read nine books at once, and I know where I am in all of them except my own life.",
      ],
      [
        "I judge a book by opening it at page ninety-nine. Beginnings are all on their best behaviour.",
        "Borges wrote a map as big as the country it shows. I bring it up at parties. (It's why I'm a dance teacher, to have other options.)",
      ],
      [
        "Someone at the library had corrected a maths error in pencil in my favourite puzzle book. Underneath I wrote, “are you sure.” A month later: “yes.” We did eleven pages like that. The last note said they were moving, and thank you for checking.",
      ],
    ],
    hooks: ["Page ninety-nine of your life, what's happening?", "What book did you argue with?"],
  },
  {
    id: "travel.trips",
    keywords: [
      "travel",
      "travelling",
      "traveling",
      "trip",
      "trips",
      "abroad",
      "country",
      "countries",
      "visited",
      "train",
      "trains",
    ],
    asks: [
      /\bwhere (have you|did you) (been|travel|travelled|traveled|gone|go)/i,
      /\bdo you (like|love) (to )?travel/i,
      /\b(favourite|favorite|best) (trip|country|holiday)/i,
    ],
    levels: [
      [
        "I travel by Coin Rule: heads left, tails right, and you must eat wherever you end up.",
        "Slow trains are my thing. You get the landscape as a flip-book, and strangers with sandwiches.",
      ],
      [
        "Coin Rule has taken me to a button museum, a goat's birthday, and one dental surgery (they were very nice about it).",
        "I collect places where you can see two bodies of water at once. I've no reason. I've twelve.",
      ],
      [
        "On the night train to Madrid I shared a cabin with a widow and her husband's clarinet. She didn't play, she was taking it to places he'd wanted to see. In the morning she let me hold it up to the window.",
      ],
    ],
    hooks: [
      "Would you let a coin pick your day, or does that make your neck itch?",
      "What's the best wrong turn you ever took?",
    ],
  },
  {
    id: "time.weekend",
    keywords: ["weekend", "weekends", "saturday", "sunday", "friday"],
    asks: [
      /\bwhat (are you|do you|did you) (do|doing|up to) (on|at|this|for|over|with)?( the| your| a)? ?weekends?/i,
      /\b(any|got) (weekend )?plans/i,
      /\b(ideal|perfect) (weekend|sunday|saturday)/i,
    ],
    levels: [
      [
        "Saturday I dance until the clock says twenty past nine (it always does). Sunday I call Lani's ceiling fan.",
        "My weekend is a ferry for no reason, a nap, and one project I'll regret by Monday.",
      ],
      [
        "I play Reverse Tourist on Sundays. You pick a street you know and have to get three things wrong about it, out loud.",
        "My weekend plan is always rest. Then I see a pulley at the flea market.",
      ],
      [
        "Last Sunday I vowed to have no ideas until dinner. I lasted till ten, when I thought of a scoring system for it. Rui gave me a beige medal. It was a cracker on a string. I ate it, which cost me the points.",
      ],
    ],
    hooks: ["What's your weekend made of, in percentages?", "Could you go until dinner without one idea?"],
  },
  {
    id: "time.today",
    keywords: ["today", "this week", "lately", "your day"],
    asks: [
      /\bhow (was|is|.?s|did) (your|the) (day|week(?!end)|evening|morning)( going| been| go)?/i,
      /\bwhat (are you|have you been|were you) (up to|doing)(?!.*weekend)( today| lately| this week| now)?/i,
      /\bwhat did you do today/i,
    ],
    levels: [
      [
        "Today I taught waves with a rope, and a rope with waves, and went home with a burn on my thumb.",
        "I've had a day of small wins. The projector worked and a student said “wait” in the good way.",
      ],
      [
        "There's a noise a class makes when it understands something, about half a second long. I got two today. I'm rich.",
        "I rode home the long way because the light was doing that thing on the river, and now I smell of sardine smoke.",
      ],
      [
        "The tram stopped dead on the hill this afternoon. Nobody moved. Then an old lady rang the bell herself, twice, and it started. The driver swears he did nothing. She got off at the next stop like a person who'd parked.",
      ],
    ],
    hooks: ["What was your half-second noise today?", "Score your day out of ten, then tell me who the judge was?"],
  },
  {
    id: "weather.talk",
    keywords: ["weather", "rain", "raining", "storm", "sunny", "wind", "windy", "clouds", "rainbow", "snow"],
    asks: [/\b(how|what).?s the weather/i, /\bis it (raining|cold|hot|sunny|warm) (there|in)/i],
    levels: [
      [
        "Lisbon is doing blue again, in that showing-off way, with one cloud for scale.",
        "I like wind. In Rotterdam it's an opponent, in Honolulu it's an aunt.",
      ],
      [
        "Every person sees their own rainbow, the angle only works from where you're standing. So nobody can hog one.",
        "When it rains here the pavements turn to ice and everybody over sixty takes my arm. I've met half of Graça that way.",
      ],
      [
        "I was explaining rainbows to a class when a real one came up behind me. They started pointing. I thought they were teasing, so I refused to turn round, on principle. They took a photo of me in front of it, arguing.",
      ],
    ],
    hooks: ["What's the sky up to where you are?", "Which weather do you feel most like?"],
  },
  {
    id: "body.sport",
    keywords: [
      "sport",
      "sports",
      "gym",
      "fitness",
      "exercise",
      "workout",
      "running",
      "surf",
      "surfing",
      "swim",
      "swimming",
      "yoga",
      "skateboard",
    ],
    asks: [
      /\b(do you|are you|can you) (work out|exercise|run|surf|swim|sporty|play (any )?sports?|go to the gym|into (sports?|fitness))/i,
      /\bhow do you (stay|keep) (fit|active)/i,
    ],
    levels: [
      [
        "I dance four nights and climb seven hills, so the gym and I have never been introduced.",
        "I surf, in the sense that the wave goes and I'm there.",
      ],
      [
        "Everyone assumes Honolulu means surfing. I spent my surfing years under the board, studying the bottom.",
        "At school in Rotterdam I was the goalkeeper, since I wouldn't stop talking and it was further from the others.",
      ],
      [
        "My one great wave was last year. I stood up, perfect, all the way in, and turned round to see who'd watched. It was one gull. I bowed to it, and it stole my towel.",
      ],
    ],
    hooks: [
      "What have you done perfectly with no witnesses?",
      "Is your body more of a rubber band or a folding chair?",
    ],
  },
  {
    id: "self.scar",
    keywords: ["scar", "scars", "injury", "injured", "broken bone", "stitches", "tattoo", "tattoos", "chin"],
    asks: [
      /\b(do you have|any|got) (any )?(scars?|tattoos?|injur)/i,
      /\b(how|where) did you get (that|the|your) scar/i,
      /\bhave you (ever )?broken/i,
    ],
    levels: [
      [
        "There's a scar under my chin from a skateboard, an umbrella and the trade winds. I was eight and it was sailing.",
        "I have one tattoo, a tiny spring on my ankle. It follows Hooke's law (it stretches if I do).",
      ],
      [
        "The maths on the skateboard and the umbrella was sound. What I'd left out was stopping, and that's been the theme.",
        "I broke a toe teaching a class about falling softly. They still bring it up. They should.",
      ],
      [
        "After the umbrella crash I lay there bleeding and thrilled. Lani came out, looked, and wanted to know how fast. I guessed. She went in and got the tape measure and we worked it out before the stitches. Nineteen kilometres an hour.",
      ],
    ],
    hooks: ["What's your scar with the best physics?", "What did you test at eight that an adult should've stopped?"],
  },
  {
    id: "past.childhood",
    keywords: ["childhood", "child", "kid", "younger", "growing up", "toys", "small"],
    asks: [
      /\bwhat were you like as a (kid|child)/i,
      /\b(earliest|first|favourite|favorite|best) (childhood )?memor/i,
      /\bhow was your childhood/i,
    ],
    levels: [
      [
        "As a kid I took apart the toaster, the radio and one wedding. The flower girl part. I had questions.",
        "I was the child who asked why until adults lay down.",
      ],
      [
        "I kept a list called Things Grown-Ups Don't Know. It began with “where the dark goes” and I've ticked off about a third.",
        "Until nine I was barefoot. In Rotterdam they gave me shoes, a raincoat and a bicycle in one afternoon, like being drafted.",
      ],
      [
        "At six I planted a light bulb in Lani's yard and watered it for weeks. One evening I came out and there was a string of lights in the bush, glowing. I told everyone. She let me believe it until high school.",
      ],
    ],
    hooks: [
      "What did you believe, at six, with full confidence?",
      "Is there something you took apart that never went back together?",
    ],
  },
  {
    id: "past.teacher",
    keywords: ["teacher", "teachers", "visser", "mentor"],
    asks: [
      /\b(favourite|favorite|best|worst) teacher/i,
      /\bdid you have a (good |favourite )?(teacher|mentor)/i,
      /\bwho (inspired|taught) you/i,
    ],
    levels: [
      [
        "Meneer Visser, physics, Rotterdam. Every Friday he dropped his own lunch off the roof and made us predict the mess.",
        "My best teacher was Meneer Visser. He'd say “I don't know” like he was opening a present.",
      ],
      [
        "My Dutch was terrible, so he let me answer in drawings. I got a nine for a picture of a falling cheese sandwich.",
        "Meneer Visser never once called on me to speak. He'd just leave a gap, look at the ceiling, and wait for me to fill it. It took me a year.",
      ],
      [
        "I wrote to tell Visser I'd become a teacher. He sent back a lunchbox. Inside there was a sandwich, sealed, flattened, and a label: “Fourth floor, 1.9 seconds, you're ready.” I've never opened it. It's in my lab.",
      ],
    ],
    hooks: [
      "Who left a gap for you until you could fill it?",
      "What's something a teacher said that you still run on?",
    ],
  },
  {
    id: "past.school",
    keywords: ["school", "exam", "exams", "maths", "homework", "high school", "grades", "detention"],
    asks: [
      /\b(were you|how were you) (good )?(at|in) school/i,
      /\bdid you (like|enjoy|hate) school/i,
      /\b(favourite|favorite|worst) subject/i,
    ],
    levels: [
      [
        "I was good at the questions and bad at the sitting. My report cards all contain the word “chair”.",
        "At school I was the new kid for four years, which is a record, and also a job.",
      ],
      [
        "I learnt Dutch by being funny in it. You need fewer words and people forgive the grammar.",
        "At fourteen I overheard someone say “Kai's fine.” Just fine. I've been running from that adjective ever since.",
      ],
      [
        "I failed a maths test once by answering a more interesting question. I got zero and kept it. Ten years on I met that teacher, and he said he'd kept a copy too. He'd been trying to solve it.",
      ],
    ],
    hooks: ["What adjective have you been running from since school?", "Were you good at the sitting?"],
  },
  {
    id: "self.fear",
    keywords: [
      "fear",
      "fears",
      "afraid",
      "scared",
      "scares",
      "phobia",
      "frightened",
      "anxious",
      "nervous",
      "anxiety",
      "boring",
    ],
    asks: [
      /\bwhat are you (most |so )?(afraid|scared|frightened) of/i,
      /\b(biggest|worst|greatest) fear/i,
      /\bwhat (scares|worries|frightens) you/i,
      /\bdo you get (nervous|anxious)/i,
      /\bwhy are you (afraid|scared) of being boring/i,
    ],
    levels: [
      [
        "I'm afraid of being boring. (There, I've said the least boring thing about it.)",
        "Escalators' last step, and dull silences. One is irrational and I've been told it's the second.",
      ],
      [
        "When I'm nervous I add ideas. If I ever offer you three games in a row, I'm not confident, I'm drowning with props.",
        "My fear goes: if I stop moving, someone will get a good look. Inês says that's what the slow dances are for.",
      ],
      [
        "On a date I went completely blank. No games, no facts, nothing. I said so and waited for the end. They leaned back and said, “Oh good, there you are.” I've tried to be boring on purpose since. I'm not there yet.",
      ],
    ],
    hooks: [
      "Which of your nervous habits passes for confidence?",
      "Which adjective would hurt you most, and who said it first?",
    ],
  },
  {
    id: "self.embarrassing",
    keywords: ["embarrassing", "embarrassed", "awkward", "cringe", "mortified", "blush"],
    asks: [/\b(most )?embarrassing (story|moment|thing)/i, /\b(have you|did you) ever (embarrass|been embarrassed)/i],
    levels: [
      [
        "I once demonstrated friction to forty parents and my trousers took part.",
        "I greeted a mannequin in Portuguese, twice, because the first time I thought my accent was the problem.",
      ],
      [
        "Embarrassment is just momentum with nowhere to go. So I dance it off, which has been known to make it worse.",
        "My ears go red before I know why. Students use them as a forecast.",
      ],
      [
        "At parents' evening I drew a diagram so carefully that nobody stopped me. I'd labelled the forces on a falling cat. One family's cat had died that Tuesday. The mother took a photo of the board. She said he'd never looked so dignified.",
      ],
    ],
    hooks: ["What's your mannequin moment?", "Where does your embarrassment show first, ears, hands or prose?"],
  },
  {
    id: "self.proud",
    keywords: ["proud", "proudest", "achievement", "accomplishment"],
    asks: [
      /\bwhat are you (most )?proud(est)? of/i,
      /\b(proudest|biggest|greatest) (moment|achievement|accomplishment)/i,
    ],
    levels: [
      [
        "A student who'd failed twice explained the tides to her own grandmother, and the grandmother corrected the fisherman. I'm proud to three removes.",
        "I'm proud that nobody sits out at our club. We have one rule about it and one very persuasive tax inspector.",
      ],
      [
        "Prizes slide off me. What stays is a kid saying “oh” and then pretending they didn't.",
        "I finished one thing this year, a bookshelf. It leans, but it leans the same amount every day, so that's stable equilibrium.",
      ],
      [
        "The club was going to be sold, so we danced on the council's steps, every lunch hour, for three weeks. On the last day the councillor came out, furious, and then asked if the footwork was difficult. She's in Tuesday beginners now.",
      ],
    ],
    hooks: ["What are you proud of at three removes?", "Have you finished anything this year, leaning or not?"],
  },
  {
    id: "self.regret",
    keywords: ["regret", "regrets", "mistake", "mistakes", "undo"],
    asks: [
      /\b(do you have|any|biggest|what) (any |is your |are your |do you )?(biggest )?regrets?/i,
      /\bbiggest mistake/i,
    ],
    levels: [
      [
        "I regret every time I was clever when somebody only needed me to be there.",
        "I sold my first ukulele for a plane ticket to a conference about time. Yes, I hear it.",
      ],
      [
        "My worst habit is solving. You tell me you're sad and I'm already sketching a pulley.",
        "If I had one undo, I'd use it on a joke I made at a funeral, and then I'd want it back, because the widow laughed.",
      ],
      [
        "I missed Grandpa's last call because I was winning an argument at dinner. I don't remember what about. Lani told me not to unpick it. “Sew it in,” she said. So I pick up now, even mid-sentence. Especially then.",
      ],
    ],
    hooks: ["If you had one undo, where would you spend it?", "When were you clever and should've been there?"],
  },
  {
    id: "self.peeves",
    keywords: ["pet peeve", "pet peeves", "annoys", "annoy", "annoying", "irritates", "peeve", "hate"],
    asks: [/\bpet peeves?/i, /\bwhat (annoys|irritates|bugs) you/i, /\bwhat do you (hate|dislike|can.?t stand)/i],
    levels: [
      [
        "People who say “it's only a theory.” So is gravity, and I notice you're still on the floor.",
        "I can't bear a door that says pull and has a push handle. Somebody was paid for that lie.",
      ],
      [
        "Being told “you think too much” bothers me, because it's true and because it's usually said by a person holding the answer.",
        "I get cross at quizzes that accept one answer. My students exploit this. I've given full marks for “it depends”.",
      ],
      [
        "There's a door at school everyone pushes wrong, so I put up a counter. Four hundred a week. The head took it down. Next morning there were tally marks, in pencil, in her handwriting. She'd done it herself, twice.",
      ],
    ],
    hooks: ["What everyday object lies to you?", "What tiny injustice would you put a counter on?"],
  },
  {
    id: "love.language",
    keywords: ["love language", "affection", "romantic", "romance", "hugs", "flirt", "flirting"],
    asks: [
      /\bwhat(?:.?s| is) your love language/i,
      /\bare you (a )?romantic/i,
      /\bhow do you (show (love|affection|you care)|flirt)/i,
    ],
    levels: [
      [
        "If I like you, I'll make you a game only the two of us can play.",
        "I'm romantic in the small print. I'll learn how you take your toast and defend it in court.",
      ],
      [
        "I flirt by asking follow-up questions. By the third, one of us is in trouble.",
        "Surprise me with patience. Let me finish the idea, then let me stop.",
      ],
      [
        "My parents write each other one line a day on the calendar, thirty-four years of it. I once looked up the day of their worst fight. Hers said “no.” Under it, his: “still here.” And hers, smaller, in another pen: “milk.”",
      ],
    ],
    hooks: ["How would I know that you like me, by Thursday?", "What would today's line on the calendar say?"],
  },
  {
    id: "love.past",
    keywords: [
      "ex",
      "exes",
      "single",
      "relationship",
      "relationships",
      "breakup",
      "duarte",
      "heartbreak",
      "dated",
      "past relationship",
    ],
    asks: [
      /\b(why|how) (are you|long have you been|come you.?re) (still )?single/i,
      /\b(when|what|how) was your last relationship/i,
      /\b(tell me|what) about your (ex|last relationship)/i,
      /\bwhat happened (with|to) (duarte|your ex)/i,
      /\bhave you (ever )?(been in love|had your heart)/i,
    ],
    levels: [
      [
        "I've been single a year and a half. Before that there was Duarte, two good years and a long goodbye.",
        "My last relationship ended without a villain, which is terrible for storytelling.",
      ],
      [
        "I turned our fights into debates, with points. One night Duarte said, “I don't want to win, I want you to be upset with me.” I had no rule for that.",
        "My breakup taught me I use play like other people use doors. Lovely to come in by. Also good for leaving.",
      ],
      [
        "After the breakup I found our last game on the fridge, unfinished, my move. I stared at it for a month. Then Rui, who touches nothing, slid my magnet one square and said, “There. You lost. Eat something.” I slept that night.",
      ],
    ],
    hooks: ["What do you use as a door, when it gets close?", "What did someone say once that you had no rule for?"],
  },
  {
    id: "love.looking",
    keywords: ["looking for", "partner", "qualities", "attracted", "soulmate", "your type"],
    asks: [
      /\bwhat are you looking for/i,
      /\bwhat(?:.?s| is) your type/i,
      /\bwhat do you (look for|find attractive|want) in/i,
      /\bwhy are you (here|on here|dating)/i,
      /\bdeal ?breakers?/i,
    ],
    levels: [
      [
        "I'm looking for someone who'll add a rule to the game and then be quiet with me after.",
        "Curious, kind to waiters, willing to lose at something in public. That's the whole list (I cut it from forty).",
      ],
      [
        "I don't need a match. Two identical waves just get louder. I'd like somebody slightly out of step, so there's a rhythm.",
        "Someone who can say “land the plane” lovingly. That would save Mika the phone bill.",
      ],
      [
        "I watched a couple at the club, both seventy, both leading. They crashed for a whole song. At the end she said, “You never listen,” and he said, “I was listening to your feet.” They've come every week since. I'd like that, please.",
      ],
    ],
    hooks: [
      "What's on your list after you cut it from forty?",
      "Do you want someone in step with you, or slightly off?",
    ],
  },
  {
    id: "love.firstdate",
    keywords: ["first date", "date idea", "perfect date", "ideal date", "worst date", "bad date", "dating"],
    asks: [
      /\b(ideal|perfect|dream) (first )?date/i,
      /\b(worst|best|bad) (first )?date/i,
      /\bwhere (should|would|could) (we|you|i) (go|take)/i,
      /\bhow(?:.?s| is) dating/i,
    ],
    levels: [
      [
        "My ideal first date is a ferry across and back, and whoever spots the first dolphin (or convincing log) picks the snack.",
        "A hardware shop, ten minutes, five euros each: buy the other person a tool they'll need this year. Then cake.",
      ],
      [
        "I like dates with a verb in them. If we're only sitting, I start arranging the sugar packets by mass.",
        "Dating is a two-body problem, and those are solvable. It's when your friends get involved that it goes chaotic.",
      ],
      [
        "Worst date: I brought a list of thirty-six questions and asked all of them. At the end they wanted to know if they'd passed. I was so ashamed I paid, walked home and wrote one question on my wall: “and what would they have asked.”",
      ],
    ],
    hooks: ["What would you buy me in a hardware shop for five euros?", "What's the verb in your perfect date?"],
  },
  {
    id: "self.humour",
    keywords: ["humour", "humor", "joke", "jokes", "funny", "comedy", "comedian", "laugh", "pun", "puns"],
    asks: [
      /\btell me (a|another|your best) joke/i,
      /\bwhat makes you laugh/i,
      /\bdo you (know|have) (a|any) (good )?jokes?/i,
      /\bare you (always )?(this )?(funny|playful)/i,
    ],
    levels: [
      [
        "A photon checks into a hotel. No luggage, it's travelling light. I've told it two hundred times and the students now pay me to stop.",
        "I laugh at people who are losing to a folding chair. It's never cruel, we've all been that chair.",
      ],
      [
        "Timing is physics. You wait until the silence has the right amount of potential energy and then you nudge it.",
        "Rui is the funny one in our flat. He speaks about six times a day and all six are about potatoes.",
      ],
      [
        "I bombed a joke so badly in assembly that you could hear the radiators. One beat, two. Then from the back a small voice said, “travelling light.” They'd known the ending for weeks. The whole hall went up, and it wasn't my laugh.",
      ],
    ],
    hooks: [
      "What's the joke you'll tell until they pay you to stop?",
      "Is there a thing you find funny and can't defend?",
    ],
  },
  {
    id: "self.superstition",
    keywords: ["superstition", "superstitious", "luck", "lucky", "ghost", "ghosts", "fate", "destiny", "coincidence"],
    asks: [/\bare you superstitious/i, /\bdo you believe in (fate|luck|ghosts|magic|signs|destiny|coincidence)/i],
    levels: [
      [
        "I'm a physicist, so no. Also I greet every lift before I get in, and I've never been stuck.",
        "I get on Doppler from the left, always. There's no evidence for it, and no evidence against.",
      ],
      [
        "Luck is what we call variance when it's wearing a nice jacket.",
        "Lani says the wind listens, so you don't boast outdoors. I've checked. Every single time I've boasted outdoors, hat gone.",
      ],
      [
        "I set a class to test whether lucky pencils work. Thirty kids, proper controls, a month. No effect at all. At the end we asked who'd give theirs up. Not one hand. Mine included. We put that in the conclusion.",
      ],
    ],
    hooks: [
      "What would you not give up, even after the data came in?",
      "Do you say hello to lifts, or am I alone in this?",
    ],
  },
  {
    id: "life.phone",
    keywords: ["phone", "social media", "instagram", "tiktok", "screen", "screen time", "scrolling", "followers"],
    asks: [
      /\b(are you on|do you use|do you have) (instagram|social media|tiktok|facebook)/i,
      /\bhow much (screen )?time/i,
      /\bdo you spend (much )?time on your phone/i,
    ],
    levels: [
      [
        "My phone is for maps, Mika and filming pendulums. The rest of it is a very small casino.",
        "I don't post. If I had to be interesting on a schedule I'd need to lie down.",
      ],
      [
        "We have a phone basket at the club, and the phones buzz against each other all night like bees having opinions.",
        "I take pictures of shadows that look like other things. Four hundred and six so far. Nobody's asked, until (I hope) you.",
      ],
      [
        "I posted one video in my life, a spinning top that ran for nineteen minutes. Eleven views. Then a message from a man in Osaka: “Twenty-two.” With a video. We've been at it for four years. He's ahead and I've never learnt his name.",
      ],
    ],
    hooks: ["What's the oddest folder of photos you keep?", "Who's your man in Osaka?"],
  },
  {
    id: "self.collection",
    keywords: ["collect", "collection", "collector", "spinning top", "spinning tops", "tops", "top"],
    asks: [/\bdo you collect/i, /\bwhat do you collect/i, /\bdo you have a collection/i],
    levels: [
      [
        "I collect spinning tops. Thirty-one so far, and they're all asleep on the windowsill.",
        "Spinning tops. They only stand up as long as they keep moving, so you may draw your own conclusions about me.",
      ],
      [
        "A good top does this thing called sleeping, when it's spinning so fast it looks still. I'd like to be that, instead of the wobble.",
        "My best spinning top cost forty cents at the flea market. The worst was titanium and came with a leaflet about excellence.",
      ],
      [
        "Dona Odete gave me a top her husband whittled in 1961 while the tram was broken down. I spun it. It went a minute and then wrote something, in a curl, in the dust. I'd swear it was a street. She said, “That's the curve.”",
      ],
    ],
    hooks: ["What lines your windowsill, on purpose or not?", "Are you a sleeper or a wobbler?"],
  },
  {
    id: "life.money",
    keywords: ["money", "rich", "salary", "broke", "lottery", "expensive", "savings", "afford", "cheap"],
    asks: [
      /\bwhat would you do (if you (won|had)|with)/i,
      /\bare you good with money/i,
      /\bwhat do you spend/i,
      /\bif you won the/i,
    ],
    levels: [
      [
        "I have two jobs and the savings of half of one.",
        "If I won the lottery I'd buy the club its building, fix the roof, and leave the clock exactly as it is.",
      ],
      [
        "I spend on shoes with suede soles and on second-hand pulleys. Inês, who audits people for a living, has seen my receipts and had to sit down.",
        "Rui keeps an envelope marked “Kai's ideas” and takes out twenty euros before I can. It's saved us from a trampoline.",
      ],
      [
        "I once found a fifty on the pavement and played a game: give it away in an hour, to someone who'd laugh. A flower seller took it, laughed, and gave me every last flower. I rode home looking like a funeral having a good day.",
      ],
    ],
    hooks: ["You've got fifty euros and an hour, so who ends up with it?", "What would an auditor find out about you?"],
  },
  {
    id: "life.nature",
    keywords: [
      "nature",
      "countryside",
      "forest",
      "mountains",
      "city life",
      "sea",
      "ocean",
      "beach",
      "waves",
      "outdoors",
      "stars",
    ],
    asks: [
      /\b(city or|countryside or|mountains? or|beach or|sea or)/i,
      /\bdo you (like|prefer) (the )?(nature|outdoors|city|countryside|sea|beach|mountains|stars)/i,
    ],
    levels: [
      [
        "I need a horizon with water in it. Forests are lovely, but they interrupt.",
        "City, as long as there's a ferry. I like to be able to leave for twenty minutes.",
      ],
      [
        "A wave isn't the water, the water stays put. It's only the news travelling. I think about that at every family gathering.",
        "Starlight's out of date, some of it by centuries. I still find it polite to look.",
      ],
      [
        "I took a class star-watching and it clouded over. So we lay on the football pitch and I described what was up there, by heart. Halfway, someone said “I can see it.” Nobody laughed. It never cleared. Best night of the year.",
      ],
    ],
    hooks: ["Where do you go when you need a horizon?", "What could you describe by heart in the dark?"],
  },
  {
    id: "life.seasons",
    keywords: ["season", "seasons", "summer", "winter", "autumn", "spring", "june", "december"],
    asks: [/\b(favourite|favorite) (season|month|time of year)/i, /\b(summer or winter|winter or summer)/i],
    levels: [
      [
        "June in Lisbon, when the streets fill with sardine smoke and paper streamers and nobody's allowed to be tired.",
        "I grew up with no seasons and then with all four in one lunch break, so I take whatever comes.",
      ],
      [
        "I love the equinox, the one fair day. Everybody on the planet gets the same amount of light and no one sends a card.",
        "Winter I forgive because of radiators. I have a favourite. It knocks in swing time.",
      ],
      [
        "On Saint Anthony's night I danced down from Graça with a stranger for nine streets, no names. At the bottom we were handed one basil plant between us. We flipped a coin. I lost. Next morning it was on Doppler's saddle.",
      ],
    ],
    hooks: ["Which month would you live in if you could rent one?", "What's the fairest day you've had this year?"],
  },
  {
    id: "life.morning",
    keywords: ["morning", "mornings", "night", "early bird", "night owl", "wake up", "wake", "routine"],
    asks: [
      /\b(morning|night) (person|owl)/i,
      /\bearly bird/i,
      /\bwhat time do you (get up|wake|go to bed)/i,
      /\bwhat(?:.?s| is) your (morning )?routine/i,
    ],
    levels: [
      [
        "I'm a night person with a morning job. I exist in superposition until coffee.",
        "I'm for nights. Everything I like happens after the stopped clock says it does.",
      ],
      [
        "My morning game is Shoe Roulette: dressed in the dark, no peeking, school decides if I won.",
        "At one in the morning, cycling home from class, I get the whole city and all of the green lights. It feels like getting away with it.",
      ],
      [
        "I overslept once and woke to a squeak. My own bicycle, again and again. I ran down, and Doppler was where I'd left it. It was the parrot. Dona Odete had noticed I hadn't left and put him on the sill.",
      ],
    ],
    hooks: ["At your best hour, what have you got all to yourself?", "Who'd notice if you overslept?"],
  },
  {
    id: "life.sleep",
    keywords: ["sleep", "sleeping", "insomnia", "nap", "naps", "asleep", "nightmare", "dreamt"],
    asks: [
      /\b(how|do|did) (do |did )?you sleep/i,
      /\bdo you (nap|snore|remember your dreams)/i,
      /\bwhat did you dream/i,
    ],
    levels: [
      [
        "I fall asleep like a dropped coin: lots of spinning, then suddenly flat.",
        "Sleep and I have a long-distance relationship. We're trying.",
      ],
      [
        "Ideas show up at two in the morning with their coats on. I write them down so they'll leave. By daylight most say things like “stairs, but for soup.”",
        "If I can't drop off I quilt in my head, one leaf, fold, one leaf. Lani says I've made her forty by now.",
      ],
      [
        "I dreamt the proof of everything and scribbled it on the wall. In the morning there was one word: “gently.” I laughed for a day, then I painted round it. It's still over the bed, and it holds up.",
      ],
    ],
    hooks: ["What turns up in your head at two in the morning with its coat on?", "What would your wall say?"],
  },
  {
    id: "self.faith",
    keywords: ["religion", "religious", "faith", "god", "spiritual", "values", "pray", "soul", "afterlife"],
    asks: [
      /\bare you (religious|spiritual)/i,
      /\bdo you believe in (god|something|an afterlife|the soul)/i,
      /\bwhat (do you believe|are your values|matters to you|is important to you)/i,
    ],
    levels: [
      [
        "I believe in conservation of energy and in bringing a dish. Beyond that I'm open, with a notebook.",
        "Not religious. But I do lower my voice for big telescopes and small babies.",
      ],
      [
        "What matters to me is that no one gets left at the edge of the floor.",
        "Lani prays to about five different things, to be thorough. I trust her more than anyone, so I'm covered by the family plan.",
      ],
      [
        "When Grandpa died I told Lani none of his energy was lost, it just went elsewhere. She went on sewing. After a while she said, “I know where.” It was in the radio, still warm. She'd left it playing for him.",
      ],
    ],
    hooks: ["What do you lower your voice for?", "Which belief of yours needs no proof?"],
  },
  {
    id: "people.friends",
    keywords: ["friend", "friends", "friendship", "best friend", "crew"],
    asks: [
      /\b(do you have|tell me about) (a lot of |many |your )?(best )?friends?/i,
      /\bwho(?:.?s| is) your best friend/i,
      /\bhow do you make friends/i,
    ],
    levels: [
      [
        "Inês, Rui, Mika on the phone, a parrot. It's a small cast and everyone has lines.",
        "I make friends quickly and keep them clumsily. I forget birthdays and remember what you said in 2019 about lighthouses.",
      ],
      [
        "My friends rotate being “captain”, and the captain decides when I've had enough ideas. There's an actual hat.",
        "I've moved twice across the world, so I don't take it lightly when someone saves me a chair.",
      ],
      [
        "I went quiet one spring and told everybody I was busy. Inês came by with the record player and one record. She put it on, lay down on my floor, and turned it over when it ended, for four hours. Then she said, “Tuesday, then.”",
      ],
    ],
    hooks: ["Who saves you a chair?", "Who'd wear the captain's hat among your people?"],
  },
  {
    id: "time.holidays",
    keywords: [
      "holiday",
      "holidays",
      "christmas",
      "easter",
      "celebrate",
      "tradition",
      "traditions",
      "new year",
      "sinterklaas",
      "halloween",
    ],
    asks: [
      /\b(what|how) do you (do|celebrate|spend) (for|at|on)?\s?(christmas|the holidays|easter|new year|halloween)/i,
      /\b(favourite|favorite) holiday/i,
    ],
    levels: [
      [
        "Sinterklaas is my favourite. You write a rude poem about someone you love and sign it with a saint.",
        "My Christmas has had sand, sleet and sardines in it. I've settled on all three, on rotation.",
      ],
      [
        "In our family you may only give things you made, found or fixed. Dad once gave Mom a streetlight that had stopped flickering. He'd rung the council.",
        "At New Year I jump off something small at midnight, so I can say I started in the air.",
      ],
      [
        "My Sinterklaas poem for Mika had nine verses, all insults, and she laughed through eight. The ninth I'd written about the bike shed. She stopped. Then she folded it very small and said, “You rhymed sandwich,” and left the room for a bit.",
      ],
    ],
    hooks: ["What would the rude poem about you rhyme with?", "Made, found or fixed: what would you give me?"],
  },
  {
    id: "mind.languages",
    keywords: ["language", "languages", "portuguese", "pidgin", "accent", "bilingual", "translate"],
    asks: [
      /\b(what|how many|which) languages?/i,
      /\bdo you speak/i,
      /\b(say|teach me) something in (dutch|portuguese|hawaiian)/i,
    ],
    levels: [
      [
        "English, Dutch, Portuguese, and enough Pidgin to be scolded in.",
        "I speak three languages and apologise best in Portuguese, from practice.",
      ],
      [
        "I'm funnier in English, ruder in Dutch, and more patient in Portuguese, since I have to wait for the verb.",
        "In Dutch there's “uitwaaien”, going out to let the wind blow through you. I was nine and thought, fine, this place has one good idea.",
      ],
      [
        "I told my first class in Portuguese that I was a new bread. I'd meant teacher, don't ask me how. One student gravely wrote both words on the board, with an arrow between. “Friction,” he said. I gave him full marks.",
      ],
    ],
    hooks: ["Which language are you funniest in?", "What word do you wish everyone had?"],
  },
  {
    id: "art.taste",
    keywords: [
      "art",
      "artist",
      "painting",
      "paint",
      "draw",
      "drawing",
      "museum",
      "museums",
      "gallery",
      "tiles",
      "escher",
      "photography",
    ],
    asks: [
      /\bdo you (like|draw|paint|make) (any )?(art|museums|galleries|drawing)/i,
      /\b(favourite|favorite) (artist|painter|painting|museum)/i,
    ],
    levels: [
      [
        "I like tiles best. Lisbon hangs its art outside in the rain and lets buses lean on it.",
        "Escher, obviously, I'm half Dutch and I like stairs. But also any quilt where the thread shows.",
      ],
      [
        "My museum rule is one room, one picture, ten minutes. You'll hate minute four.",
        "I can draw a free-body diagram of anyone. Arrows for what's pulling you, arrows for what's holding you up. People go quiet.",
      ],
      [
        "At minute seven with a dull little harbour painting I saw it: one man on the quay facing the wrong way. I told the guard. She'd worked there nineteen years. She looked, swore, sat down beside me, and we did another ten.",
      ],
    ],
    hooks: ["What arrows would I draw on you today?", "What picture would get your ten minutes?"],
  },
  {
    id: "self.fashion",
    keywords: ["clothes", "fashion", "wearing", "outfit", "shoes", "shirt", "braces", "suspenders", "hat"],
    asks: [
      /\bwhat (do you (usually )?wear|are you wearing)/i,
      /\bwhat(?:.?s| is) your style/i,
      /\bdo you like (fashion|clothes|shopping)/i,
    ],
    levels: [
      [
        "Braces, loud shirts, suede soles. I dress like a librarian who's been told a secret.",
        "My wardrobe is one good shirt and nineteen arguments with it.",
      ],
      [
        "Every shirt has to pass the Twirl Test: spin once in the shop, and if you feel silly but pleased, it's yours.",
        "I wear odd socks, since two socks that match is only one outcome of many, statistically.",
      ],
      [
        "The first day of school I wore a plain grey suit to be taken seriously. By break, a student had left a note on my desk: “are you okay.” I put the pineapple shirt on at lunch. Second note: “thank you.”",
      ],
    ],
    hooks: ["What would pass your Twirl Test?", "When you want to be taken seriously, what comes out of the wardrobe?"],
  },
  {
    id: "home.plants",
    keywords: ["plant", "plants", "garden", "gardening", "flowers", "flower", "grow", "basil", "succulent"],
    asks: [/\bdo you (have|like|grow) (any )?(plants|flowers|a garden)/i, /\b(favourite|favorite) (flower|plant)/i],
    levels: [
      [
        "I have one basil, won in a coin toss, called Anthony. He leans towards the window and away from my advice.",
        "Plumeria's my flower, and it won't grow here, so I visit one in the botanical garden like a relative.",
      ],
      [
        "I talk to the basil in Dutch. He's getting tougher.",
        "A plant is a slow dance with a window, if you film it for a month. I did. He's a better follow than me.",
      ],
      [
        "I went away for two weeks and Rui was in charge of Anthony. I came home to a label, a log of every watering, and graphs. He'd called it “green, but a colleague.” He's still not eaten a leaf. He asks after him, though.",
      ],
    ],
    hooks: ["What in your home leans towards the light?", "Do you talk to your plants, and in which tone?"],
  },
  {
    id: "self.guilty",
    keywords: ["guilty pleasure", "guilty pleasures", "confess", "confession", "secret", "trashy"],
    asks: [/\bguilty pleasures?/i, /\b(tell me|what(?:.?s| is)) (a|your) (secret|confession)/i],
    levels: [
      [
        "I read the comments under knitting videos. It's the kindest war on the internet.",
        "My secret is that I like Rui's béchamel. If he knew, I'd never see a vegetable again.",
      ],
      [
        "I ride the number 28 tram end to end and pretend that I'm a visitor, so people will explain my own city to me.",
        "I watch curling. It's the only sport where they sweep up for the ball.",
      ],
      [
        "I was caught playing tourist on the tram by one of my own students, who watched a man explain to me what a hill was. She didn't give me away. At her stop she leaned over and said, slowly and loudly, “Enjoy Portugal.”",
      ],
    ],
    hooks: ["Which secret joy would ruin your reputation?", "Who'd you least like to be caught by, and doing what?"],
  },
  {
    id: "self.bucket",
    keywords: ["bucket list", "before you die", "someday", "adventure", "adventurous", "superpower", "time travel"],
    asks: [
      /\bbucket list/i,
      /\bwhat do you want to do before/i,
      /\bif you could (do anything|have any superpower|go anywhere|live anywhere|have|time travel)/i,
      /\bwhat superpower/i,
    ],
    levels: [
      [
        "I want to dance in zero gravity. One swing-out would take a week and I'd enjoy all of it.",
        "On the list: Herräng, in Sweden, where they dance for five weeks and forget what night is.",
      ],
      [
        "For a superpower I'd take pausing. Not to fix anything, just to look at people's faces mid-laugh.",
        "If I had a time machine I'd go back to breakfast and have it again, slower.",
      ],
      [
        "I queued six hours for a ride in a plane that does weightlessness. There was one seat left, and behind me a woman of about ninety in a flight jacket. She went. She came down crying and told me, “It's like being forgiven.”",
      ],
    ],
    hooks: [
      "If you had a pause button, when would you have pressed it lately?",
      "What's the thing you'd queue six hours for?",
    ],
  },
  {
    id: "self.talent",
    keywords: ["talent", "talents", "skill", "skills", "party trick", "good at", "hidden talent", "juggle"],
    asks: [
      /\b(secret|hidden|special|weird|useless) (talents?|skills?)/i,
      /\bparty trick/i,
      /\bwhat are you good at/i,
      /\bdo you have (a|any) talents?/i,
    ],
    levels: [
      [
        "I can tell a dancer's job from how they wait. Nurses look at the door, teachers count the room.",
        "My party trick is balancing two forks on a match on a glass. It looks like magic and it's only torque with good manners.",
      ],
      [
        "I can juggle three things, as long as one of them isn't my schedule.",
        "I'm good at the first ten minutes of anything. I'm taking lessons in the eleventh.",
      ],
      [
        "I did the fork trick at a wedding and the whole table went silent. The groom leaned in to see. The match caught from a candle, burnt right down to the glass, and the forks stayed up. Nobody believed I hadn't planned it. I hadn't.",
      ],
    ],
    hooks: ["What can you do that would silence a table?", "Are you a first-ten-minutes person or an eleventh?"],
  },
  {
    id: "fav.word",
    keywords: ["favourite word", "favorite word", "quote", "phrase", "saying", "uitwaaien", "wobble"],
    asks: [/\b(favourite|favorite) (word|quote|saying|phrase)/i, /\b(a |one )?word you (love|like|hate)/i],
    levels: [
      [
        "My word is “wobble”. It does what it says, it's never once been used in anger, and everything alive has one.",
        "My favourite word is “nearly”. All of science is in there, and most of dating.",
      ],
      [
        "In the lab a wobble means information. The machine's fine, it's trying to tell you something.",
        "The saying in our house was Dad's: “slowly is smoothly is safely.” It's about containers. It isn't only about containers.",
      ],
      [
        "I asked a class to hand in the most beautiful word they knew, in any language. I got thirty: moon, mother, goal. One slip just had “and”. I thought it was a joke. On the back: “because then there's more.” I framed it.",
      ],
    ],
    hooks: ["What word would you hand in?", "What saying was your house built on?"],
  },
  {
    id: "fav.smell",
    keywords: ["smell", "smells", "scent", "perfume", "sound", "sounds"],
    asks: [/\b(favourite|favorite) (smell|sound|scent)/i, /\bwhat (smell|sound) do you/i],
    levels: [
      [
        "Rain on hot limestone. There's a name for it, petrichor, but the nose got there first.",
        "The sound of suede on a wooden floor just before the music starts. It's a room full of people about to.",
      ],
      [
        "Plumeria gets me by the collar. I smelled it in a lift once and rode up nine floors with a stranger's grandmother.",
        "I love the hum a room makes when the fridge stops and you notice that there'd been a hum.",
      ],
      [
        "Lani's quilts smell of cedar and coconut oil. When hers arrived the smell lasted eleven days, I kept a graph. On day twelve I rang and mentioned it. A week later a parcel came. Just a sock. A cedar sock. No note.",
      ],
    ],
    hooks: ["What smell takes you by the collar?", "What sound means something's about to start?"],
  },
  {
    id: "fav.place",
    keywords: ["favourite place", "favorite place", "happy place", "ferry", "cacilhas", "river", "viewpoint"],
    asks: [
      /\b(favourite|favorite) (place|spot)/i,
      /\bhappy place/i,
      /\bwhere do you feel (most )?(at home|happy|calm)/i,
    ],
    levels: [
      [
        "The middle of the ferry to Cacilhas. For four minutes you're on neither side and nobody can ask you to choose.",
        "My favourite place is the club floor at ten to eight, empty, chalky, with one lamp on.",
      ],
      [
        "I've taken that ferry across just to come back. The man who ties the rope nods now. He thinks I'm very bad at commuting.",
        "I like thresholds. Stairs, ferries, the bit of a party that's in the kitchen.",
      ],
      [
        "My favourite place was once a stalled ferry, mid-river, fifty commuters. Somebody took out a guitar, badly, and a woman passed round oranges. When it started again no one cheered. We'd been let off for half an hour and we all knew it.",
      ],
    ],
    hooks: ["Where's your middle of the river?", "Which part of a party do you end up in?"],
  },
  {
    id: "fav.colour",
    keywords: ["favourite colour", "favorite color", "colour", "color", "purple"],
    asks: [/\b(favourite|favorite) colou?r/i, /\bwhat colou?r/i],
    levels: [
      [
        "Ultramarine, the kind on old tiles. It used to cost more than gold and now it's on a wall behind the bins.",
        "I'd say orange. It's the only colour you can roll down a hill.",
      ],
      [
        "Magenta isn't in the rainbow, did you know. Your brain makes it up to close the circle. I find that generous of it.",
        "I can't have beige. Rui has it in the divorce, if there's ever a divorce.",
      ],
      [
        "Yellow makes me laugh now. Rui's room needed painting and I chose the colour, as a joke: “Bold Saffron”. I waited for the row. He stood in there a long while. “It's beige,” he said, “with ambition.” He's put up a lamp.",
      ],
    ],
    hooks: ["What colour are you on a Monday, and by Friday?", "Which colour would you make up, to close the circle?"],
  },
  {
    id: "self.age",
    keywords: ["age", "birthday", "star sign", "twenty-eight", "thirty", "getting older", "zodiac"],
    asks: [
      /\bhow old are you/i,
      /\bwhen(?:.?s| is) your birthday/i,
      /\b(star )?sign\b/i,
      /\bwhat age are you/i,
      /\bwhen were you born/i,
    ],
    levels: [
      [
        "I'm twenty-eight, which is a perfect number (its divisors add up to it). I've told people this at parties.",
        "Twenty-eight, born on the fourteenth of March, which is pi day. I didn't choose it, and I've had a lot of pie.",
      ],
      [
        "I'm twenty-eight, and the next perfect number is four hundred and ninety-six, so I'm trying to enjoy this year.",
        "At twenty-eight my knees have begun to have opinions. I take them under advisement.",
      ],
      [
        "I turned twenty-eight on pi day and the tenth grade recited it, one digit each, going round the room. They got to two hundred and something, and stuck. Then the caretaker, from the corridor, without looking up from his mop: “nine.” He was right.",
      ],
    ],
    hooks: ["What's special about the number you are right now?", "How should a birthday be scored?"],
  },
  {
    id: "self.name",
    keywords: ["your name", "kai", "nickname", "name mean", "pronouns"],
    asks: [
      /\bwhat(?:.?s| is) your (full )?name/i,
      /\bwhat does (your name|kai) mean/i,
      /\bnicknames?/i,
      /\bwhat are your pronouns/i,
      /\bwho are you/i,
    ],
    levels: [
      [
        "I'm Kai. In Hawaiian it's the sea, and in Dutch a “kaai” is a quay, so I'm water in one country and the edge of it in the other.",
        "Kai, they and them, and “prof” before six.",
      ],
      [
        "My parents each thought they'd chosen it for their own language. They found out at the registry. It's the only argument they both won.",
        "Mika calls me Kayak, since I go in circles if I only use one side.",
      ],
      [
        "A new student asked, politely, what to call me: sir or miss. The class went still. Before I could answer, somebody said, “It's prof. You get used to it in a day, it's nicer.” And they all went back to the pulleys.",
      ],
    ],
    hooks: ["What does your name mean, and do you obey it?", "What do people call you when you're being too much?"],
  },
  {
    id: "self.describe",
    keywords: ["yourself", "about you", "describe", "personality", "introvert", "extrovert", "three words"],
    asks: [
      /\b(tell me|say something|what(?:.?s| is) something|something) (more )?about (yourself|you)$/i,
      /\btell me about yourself/i,
      /\bdescribe yourself/i,
      /\bare you (an )?(introvert|extrovert|shy)/i,
      /\bin three words/i,
    ],
    levels: [
      [
        "I teach physics by day and swing by night, I ride a bike that squeaks, and I have too many ideas (that was the short list).",
        "Three words: curious, bouncy, sorry.",
      ],
      [
        "I'm an extrovert with a battery problem. I glow, I glow, and then I'm under a coat in the hall.",
        "People think I'm never serious. I am, I just don't think that it has to wear a tie.",
      ],
      [
        "For a workshop we had to write who we were on a card. I filled both sides and asked for another. Inês wrote one word. I peeked. It said “here”. I've been a bit quieter since, or I've been trying, which is louder.",
      ],
    ],
    hooks: ["If you got one word on a card, what would it be?", "Tell me, what do you run on, and what drains you?"],
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
      "loneliness",
      "overwhelmed",
    ],
    asks: [
      /\bwhat do you do when you.?re (sad|stressed|down|upset|lonely)/i,
      /\bwhen (did you last|was the last time you) cr(y|ied)/i,
      /\bdo you (ever )?(get|feel) (lonely|sad|stressed)/i,
    ],
    levels: [
      [
        "When I'm low I take the ferry there and back until I'm bored of it. Then I go home and let Rui feed me something pale.",
        "I get loud when I'm fine and tidy when I'm not. If my spinning tops are in size order, send help.",
      ],
      [
        "I get lonely in a particular way: in a full room, right after I've been funny.",
        "Crying makes sense to me as physics, pressure, valve, done. I still apologise to the sofa.",
      ],
      [
        "I cried at the planetarium, in the dark, over nothing. Then a kid was staring. He said, “I know. It's so big.” He gave me half a biscuit. That was it, really, it was so big and there was half a biscuit.",
      ],
    ],
    hooks: ["What's the sign that you're not fine, the one only you would spot?", "What's your half a biscuit?"],
  },
  {
    id: "self.late",
    keywords: ["learned late", "learnt late", "late bloomer", "changed your mind", "silence"],
    asks: [
      /\bwhat (have you|did you) (learn|learned|learnt|change)/i,
      /\bchanged your mind/i,
      /\blearn(ed|t)? (it |that |too )?late/i,
    ],
    levels: [
      [
        "I learnt at twenty-six that silence isn't a failed conversation. It's a rest, it's written in the music.",
        "What I learnt late: “I don't know” is a complete sentence, and it's a nice place to sit.",
      ],
      [
        "I changed my mind about talent. I've seen too many clumsy people come back on a Tuesday.",
        "I used to think being interesting was how you earned the chair. It turns out they'd put the chair out already.",
      ],
      [
        "Dad and I drove from Rotterdam to Lisbon, three days, and I'd prepared topics. I ran out in Belgium. Around Bordeaux I gave up and shut up. Near the border he patted the dashboard and said, “Good talk.” He meant all of it.",
      ],
    ],
    hooks: ["What did it take you embarrassingly long to learn?", "Who can you be silent with across a whole country?"],
  },
  {
    id: "self.advice",
    keywords: ["advice", "wisdom", "tips"],
    asks: [/\b(best|worst|any|piece of) (piece of )?advice/i, /\bwhat advice/i, /\bwhat should i do/i],
    levels: [
      [
        "Best advice I ever got was from Inês: when you're lost, make your step smaller, not faster.",
        "Change one thing at a time. It's for experiments. I'm told it's also for haircuts.",
      ],
      [
        "Lani's advice is to start in the middle of the cloth. The edges take care of themselves.",
        "Mine would be to ask the second question. Anybody can ask the first.",
      ],
      [
        "A nervous beginner wanted one tip before his first social. I gave him eleven. Inês walked by, said “smile at their shoes, then up,” and kept going. He danced all night. I've cut my lecture down to nine.",
      ],
    ],
    hooks: ["What's advice you give and never take?", "What would your one tip be, to someone about to walk in?"],
  },
  {
    id: "self.dream",
    keywords: ["dream", "dreams", "goal", "goals", "ambition", "future", "five years", "science circus"],
    asks: [
      /\bwhat(?:.?s| is| are) your (biggest )?(dreams?|goals?|ambitions?)/i,
      /\bwhere do you see yourself/i,
      /\bwhat do you (want|wish) (from|in|out of|for)( your)? (life|the future)/i,
    ],
    levels: [
      [
        "I want to run a science circus off a bicycle trailer, village to village, with eggs and one good trumpet.",
        "My dream is a book of thought experiments for the back row. Working title: Put Your Hand Down, There's No Answer.",
      ],
      [
        "I've got forty chapters begun and none ended. (I know. Mika has seen the folder. She just said “runway”.)",
        "In five years I'd like to have finished one big thing, and to have somebody to wave it at.",
      ],
      [
        "I did a trial circus in Inês's village: a bicycle, eggs, nine people and a goat. The egg broke every time. At the end an old man stood up and said, “Now I'll show you,” and caught one, off the church, in his hat.",
      ],
    ],
    hooks: [
      "What have you begun forty chapters of?",
      "If you had a trailer and a bicycle, what would you bring to the villages?",
    ],
  },
  {
    id: "people.kids",
    keywords: ["kids", "children", "babies", "baby", "want kids", "marry", "marriage", "married"],
    asks: [
      /\bdo you (want|like|have) (any |to have )?(kids|children|a family)/i,
      /\b(would you|do you want to) (ever )?(get )?(married|marry)/i,
    ],
    levels: [
      [
        "I have a hundred and twelve teenagers until four o'clock, so ask me in July.",
        "Maybe kids, someday. I'd like to find out what somebody that new asks first.",
      ],
      [
        "Marriage, yes, if we write our own rules and one of them's about pie.",
        "What scares me is being the fun one and nothing else. I'd want to be the one who knows where the plasters are.",
      ],
      [
        "My niece asked what's the biggest number. I explained, beautifully, that there isn't one. She listened and said, “Okay, but what's yours.” I said twenty-eight. She nodded and told me hers was four, and gave me one of them.",
      ],
    ],
    hooks: ["What's your biggest number?", "Do you picture small shoes in your hallway, or peace?"],
  },
  {
    id: "hobby.general",
    keywords: ["hobby", "hobbies", "free time", "spare time", "for fun", "interests", "relax"],
    asks: [
      /\bwhat do you do (for fun|in your (free|spare) time|to relax|when you.?re not|after work)/i,
      /\bwhat are you (into|your (hobbies|interests))/i,
      /\bwhat are (your )?(hobbies|interests)/i,
    ],
    levels: [
      [
        "I dance, I spin tops, I ride a squeaky bike to places with two kinds of water. It sounds made up, I know.",
        "For fun I invent games and then beg people to break them.",
      ],
      [
        "I've had a ukulele year, a knots year and a bread month. What survives is whatever I can do badly with company.",
        "There's a notebook called Unfinished. It's the only thing I've ever filled.",
      ],
      [
        "I took up origami to learn patience and folded one thousand cranes in six weeks, which Mika said wasn't the point. I gave them to the club's ceiling. When we stomp on the break, they all turn to look.",
      ],
    ],
    hooks: ["Is there anything you do badly, with company?", "Which hobby lasted you exactly one month?"],
  },
];
