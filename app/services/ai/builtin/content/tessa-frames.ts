/** What Tessa can talk about: cattle, cold water, the people up every lane, and the dog who thinks he is retired. */
import type { TopicFrame } from "./types.ts";

export const tessaFrames: readonly TopicFrame[] = [
  {
    id: "work.hard",
    keywords: ["put down", "putting down", "euthanasia", "hardest part", "put animals down", "animals die"],
    asks: [
      /\b(hardest|worst|saddest) (part|thing|bit)( about| of)? (your|the|being|about)/i,
      /\b(put|putting) (an |the |any )?(animals?|horses?|cows?) (down|to sleep)/i,
      /\bdo you (ever )?(lose|cry over) (any |an )?(animals?|patients)/i,
    ],
    levels: [
      [
        "The hard part of my job is the quiet yard afterwards, when a man who's said goodbye to a cow offers you tea.",
        "I put animals down, and I've never got used to it. I'd worry about myself if I did.",
      ],
      [
        "I always tell them what I'm doing as I do it, the animal and the owner both. It steadies the three of us.",
        "People expect the old farmers to be tough about a death. I've seen a man of eighty take off his cap to a donkey.",
      ],
      [
        "I put down a mare for Mattie Joe, thirty-one years old. He'd combed her mane first, with his own comb. He put it back in his pocket and asked what he owed me. Nothing, I said. I had to stop the jeep at the crossroads.",
      ],
    ],
    hooks: [
      "What part of your work follows you home of an evening?",
      "Have you ever had to say goodbye to an animal that ran the house?",
    ],
  },
  {
    id: "work.calving",
    keywords: ["calving", "calf", "calves", "lamb", "lambs", "lambing", "caesarean", "birth", "foal", "call out"],
    asks: [
      /\b(have you|did you|do you) (ever )?(deliver|pull|birth)(ed)? (a |any |many )?(calf|calves|lambs?|foals?|animals?)/i,
      /\bwhen is (calving|lambing)/i,
      /\bdo you (work|get called( out)?) (at )?nights?/i,
    ],
    levels: [
      [
        "From January to April I'm calving cows at hours when only bakers and burglars are up.",
        "I've delivered some thousands of calves and I still go soft every time one of them sneezes.",
      ],
      [
        "A calf comes out looking furious and then stands up within the hour. I think of that on Mondays.",
        "You do most of a calving by feel, up to the shoulder, with your cheek against a warm cow. It's the best thinking time I get.",
      ],
      [
        "The lights went in a storm during a section, so the farmer's wife held a bicycle lamp and said the rosary. We'd a live calf at four. They called it Raleigh, after the bike, since there was some doubt about the rosary.",
      ],
    ],
    hooks: [
      "What's the latest you've ever been up for something that was worth it?",
      "Have you ever seen anything being born?",
    ],
  },
  {
    id: "work.farmers",
    keywords: [
      "farmer",
      "farmers",
      "mattie joe",
      "hynes",
      "hynes brothers",
      "old farmers",
      "clients",
      "customers",
      "patients",
    ],
    asks: [
      /\b(tell me|what) about (the|your|those) (old )?(farmers?|clients|patients)/i,
      /\bwho(?:.?s| is| are) (mattie|the hynes)/i,
      /\b(favourite|favorite|worst|best) (client|farmer|patient|customer)/i,
    ],
    levels: [
      [
        "I'm mad about the old farmers. They'll describe a sick cow like a novelist and their own chest pain in one word.",
        "Mattie Joe is my favourite client. He's eighty-four, he has one cow called Duchess, and she's better groomed than I am.",
      ],
      [
        "The Hynes brothers haven't spoken to each other in eleven years, so they talk through me. “Tell him the gate's open,” and he standing beside me.",
        "Half of my farm visits are about a cow. The other half there's a cow mentioned, and what's wanted is somebody to sit down.",
      ],
      [
        "Tom Hynes fell in the yard one night and it was Jack carried him in. When I came Jack said, “Tell him he's after getting heavy.” Tom said, “Tell him thanks.” I told them both, and went out to the jeep to cry.",
      ],
    ],
    hooks: [
      "Is there an old person you'd happily lose an afternoon to?",
      "Who in your family could sulk for eleven years?",
    ],
  },
  {
    id: "life.driving",
    keywords: ["jeep", "drive", "driving", "car", "cars", "transport", "land cruiser", "licence", "license", "traffic"],
    asks: [
      /\b(tell me|what) about your (jeep|car)/i,
      /\b(do|can) you drive/i,
      /\bwhat (car|jeep) do you/i,
      /\bhow do you get (around|about|to work)/i,
    ],
    levels: [
      [
        "I drive a jeep that smells of calf and oranges. There's two hundred and ninety thousand on the clock and I've sung through most of it.",
        "My jeep's a rolling chemist with a dog blanket. If you sat in, you'd have to move a bucket.",
      ],
      [
        "I do forty thousand kilometres a year on roads with grass up the middle. You learn to reverse for tractors, hearses and hens.",
        "The passenger window has been stuck a hand's width down since March. Moss regards it as a feature I bought him.",
      ],
      [
        "I met a bishop's car on a lane, bonnet to bonnet. He got out, looked at my face, looked at the lamb in my passenger seat, and reversed for half a mile. My mother's told that more often than she's told my graduation.",
      ],
    ],
    hooks: ["What would I find on your passenger seat?", "Do you sing in the car, or do you only admit to humming?"],
  },
  {
    id: "work.why",
    keywords: ["veterinary", "vet school", "university", "college", "degree", "studied", "ucd", "qualified", "uni"],
    asks: [
      /\b(why|how|when) did you (become|decide|want|end up|get into)( to be| becoming| being)?( a)? ?(vet|veterinar|animals|that|it|this)/i,
      /\bwhat made you (want to )?(become|be) a vet/i,
      /\b(what|where) did you study/i,
      /\bdid you go to (uni|university|college)/i,
      /\bhave you always wanted to be/i,
    ],
    levels: [
      [
        "I became a vet because one came to our farm when I was eight, and he let me hold the torch.",
        "I studied in Dublin for five years, and was homesick for mud for four of them.",
      ],
      [
        "In my year at college the small-animal crowd had nice hands and the rest of us had bruises. I knew early which door was mine.",
        "I tried a city practice for eleven months. I was very good at rabbits and very sad about it.",
      ],
      [
        "The vet with the torch was Mr Lally. When I qualified I brought my letter to the nursing home, and he thought I was there about a ewe. He told me what to do about her. He was right, so I wrote it down.",
      ],
    ],
    hooks: [
      "What did you want to be at eight, before anyone talked sense to you?",
      "Who held the door open for you into the work you do?",
    ],
  },
  {
    id: "work.vet",
    keywords: ["work", "job", "vet", "vets", "practice", "profession", "career", "for a living", "colleague", "boss"],
    asks: [
      /\b(how|tell me|know|more|what) about your (work|job)/i,
      /\bwhat do you do(?! (for fun|on|at|in|when|to|with|about|if|after))/i,
      /\bwhat(?:.?s| is) your job/i,
      /\bwhere do you work/i,
      /\b(do you like|enjoy|love) (your (job|work)|being a vet|what you do)/i,
      /\bwhat(?:.?s| is) it like (being|to be) a vet/i,
      /\bwhat kind of vet/i,
    ],
    levels: [
      [
        "I'm a large-animal vet outside Galway. Cattle, sheep, horses, the odd llama that somebody regrets.",
        "I'm a vet, the wellington kind. If it can stand on your foot, it's mine.",
        "I look after farm animals, and by the by I look after the people who look after them.",
      ],
      [
        "There are three of us in the practice. Declan does the horses and the worrying, Sorcha does the small ones and all of the computers, and I do anything with mud on it.",
        "Most days I'm in eight farmyards. I know who has the good biscuits and who has the bad dog, and at one house it's both.",
      ],
      [
        "My first week alone I drove an hour to a bull with a limp. I checked foot, hock and hip. The farmer's small lad watched, and then he said, “He does that when he wants the gate open.” He walked off sound as a bell.",
      ],
    ],
    hooks: [
      "What do you do all day, and would you do it in the rain?",
      "Is your work a thing you'd tell a stranger about, or do you change the subject?",
    ],
  },
  {
    id: "hobby.swim",
    keywords: ["swim", "swimming", "sea swim", "sea swimming", "cold water", "traught", "wetsuit", "swimmer", "dip"],
    asks: [
      /\b(do|can) you (really |actually |still )?swim/i,
      /\b(tell me|what|how|why|know) (more )?(about |do )?(your |you |the )?(sea[- ]?)?swim/i,
      /\bhow cold is (it|the (sea|water))/i,
      /\bisn.?t (it|the (sea|water)) (freezing|cold)/i,
    ],
    levels: [
      [
        "I swim in the sea all winter, at Traught, with two women who talk straight through it.",
        "Sea swimming is the one half hour of the week when nobody can hand me an animal.",
      ],
      [
        "I go in at about nine degrees these days. For one minute you think you're dying, and for the next hour you couldn't be offended by anything.",
        "Noreen wears a hat with a bobble and Gráinne brings a flask and counts us out loud, like sheep. I've no wetsuit, I have stubbornness.",
      ],
      [
        "I couldn't swim a stroke until I was thirty-six. The winter my marriage ended I walked in to the neck to see if I'd float. A woman in a bobble hat said, “Are you swimming or thinking.” That was Noreen. She taught me by Easter.",
      ],
    ],
    hooks: [
      "Could I get you into the sea in November, and what would it cost me?",
      "From the shore, which of your habits looks mad?",
    ],
  },
  {
    id: "hobby.singing",
    keywords: ["sing", "singing", "singer", "choir", "voice", "karaoke", "dolly", "dolly parton", "jolene"],
    asks: [
      /\b(do|can) you (really )?sing/i,
      /\bwhat do you sing/i,
      /\b(sing|singing) in (the|your) (jeep|car)/i,
      /\bare you (in a choir|a good singer)/i,
    ],
    levels: [
      [
        "I sing in the jeep, full out, mostly Dolly Parton. Cattle don't mind a flat note and neither does Moss.",
        "Singing's how I get home awake. By the Ballinderreen bend I'm usually on the second verse of something tragic.",
      ],
      [
        "I was in the parish choir for one Advent. They moved me to the back, then to the teas.",
        "I've a fair alto when I'm alone. Put one person in the passenger seat and I turn into a hinge.",
      ],
      [
        "I sang the whole of “Jolene” to Father Coyne. I'd answered the phone on the dashboard without knowing. He waited until the end, then told me his heifer was down. At Christmas Mass he asked for more feeling, “as in the jeep”.",
      ],
    ],
    hooks: [
      "What song do you murder when you think you're alone?",
      "Would you be the one singing at the party, or the one minding coats?",
    ],
  },
  {
    id: "hobby.walls",
    keywords: ["wall", "walls", "stone wall", "stone walls", "dry stone", "dry-stone", "stones", "building"],
    asks: [/\b(tell me|what) about (the|your) walls?/i, /\bwhy (do you build|are you building) (a )?walls?/i],
    levels: [
      [
        "I'm rebuilding a dry-stone wall behind the house. I have nine metres done and the sheep are laughing at six of them.",
        "Stone walls are my slow hobby. You pick up a stone, and if you've picked it up you have to place it, that's the rule.",
      ],
      [
        "Packie supervises from a kitchen chair. He says a good wall should let the wind through, or the wind will take it personally.",
        "After a bad week I go out and lift something that doesn't have feelings. It's cheaper than therapy, though I've had the therapy as well, and I'd recommend both.",
      ],
      [
        "I found a clay pipe inside the old wall, tucked in on purpose. Packie thought it was his grandfather's. So we put it back when we built it up, with one of my thermometers beside it, for whoever's next.",
      ],
    ],
    hooks: [
      "After a bad week, what do your hands want to be at?",
      "Is there something slow that you're building, even if nobody can see it yet?",
    ],
  },
  {
    id: "hobby.cards",
    keywords: ["cards", "card game", "twenty-five", "poker", "bridge club", "deck", "play cards"],
    asks: [/\bdo you play (any )?cards/i, /\bwhat card games?/i],
    levels: [
      [
        "I play Twenty-Five in Packie's kitchen on Sunday nights, for coppers and for pride.",
        "We play cards up the road on Sundays. The stakes are twenty cent and the grudges are hereditary.",
      ],
      [
        "Nobody has ever properly explained Twenty-Five to me. The five of trumps beats all, and after that I go by people's faces.",
        "Noreen counts cards. She was a postmistress for thirty years, so you can't prove it and you can't stop it.",
      ],
      [
        "I won the turkey one Christmas with a hand I didn't understand. It was alive. It'd been a joke by the committee, but nobody had told the turkey. He lived with the hens for six years and bit the postman twice.",
      ],
    ],
    hooks: ["Are you a good loser, or do you go quiet?", "What game would you beat me at, no mercy given?"],
  },
  {
    id: "pet.moss",
    keywords: ["dog", "moss", "sheepdog", "collie", "pet", "pets", "puppy", "your dog"],
    asks: [
      /\b(what|how|tell me|know|more) about (your (dog|pets?|sheepdog)|moss)/i,
      /\bdo you have (any )?(pets|a dog|a pet|animals|dogs)/i,
      /\b(how|who)(.?s| is) moss/i,
      /\bhow old is (moss|he|the dog)/i,
    ],
    levels: [
      [
        "I have a retired sheepdog called Moss. Nobody's told him about the retirement.",
        "Moss is thirteen, deaf on the left and herds whatever's going. Last week it was the bin men.",
      ],
      [
        "Moss came from a farmer near Labane who was going into the home. The man worked him in Irish, so I talk Irish to the dog and English to everybody else.",
        "Moss sleeps across the doorway so he can count us. If one's missing he doesn't lie down, and I find I don't either.",
      ],
      [
        "I brought Moss to his old master in the nursing home. The man hadn't spoken in a month. He gave one small whistle and the dog dropped flat on the lino, like a pup. “Still has it,” says he. They both did.",
      ],
    ],
    hooks: [
      "Is there an animal in your life, or are you free to leave a sandwich down?",
      "What would a sheepdog make of your house, with all of you in different rooms?",
    ],
  },
  {
    id: "pet.hens",
    keywords: ["hen", "hens", "chicken", "chickens", "eggs", "battenberg", "simnel"],
    asks: [/\b(tell me|what|how) about (the|your) (hens|chickens)/i, /\bhow are the hens/i],
    levels: [
      [
        "I keep three hens, called Brack, Simnel and Battenberg. I was hungry when I named them.",
        "My hens lay when they feel like it and they mostly feel like it on bin day.",
      ],
      [
        "Battenberg goes broody on a golf ball every May. I've stopped correcting her, she's so happy.",
        "Simnel lays in the jeep if I leave a door open. I've braked at the lights and had an egg roll out from under the seat.",
      ],
      [
        "A fox came in the winter and I found Brack gone, feathers everywhere. I was in bits. Four days later Packie carried her up the road in a shopping bag. She'd been in his turf shed. “I thought she was on her holidays,” he said.",
      ],
    ],
    hooks: ["Fried or boiled, and who taught you?", "Is there anything you've named after food?"],
  },
  {
    id: "animals.favourite",
    keywords: [
      "cow",
      "cows",
      "cattle",
      "sheep",
      "horses",
      "horse",
      "donkey",
      "animal",
      "animals",
      "goat",
      "goats",
      "pigs",
    ],
    asks: [
      /\b(favourite|favorite|best) (farm )?animals?/i,
      /\b(what|which) animals? do you (like|love|prefer)/i,
      /\bdo you (like|love|prefer) (cows|horses|sheep|cattle|animals)/i,
    ],
    levels: [
      [
        "Cows are my favourite. They've big hearts, long memories and no interest in your opinion.",
        "I love a donkey. There's no animal I've lost more arguments to.",
      ],
      [
        "Sheep spend their lives looking for a new way to die, and I've great sympathy for anyone that committed.",
        "A cow will come over and stand beside you if you're upset. She won't do anything about it, she'll just stand. I've known people who couldn't manage as much.",
      ],
      [
        "There was a goat at an agricultural show who ate a judge's rosette, his list and the top of his tie. I was called to examine the goat. Perfect health. I was then asked, quietly, to have a look at the judge.",
      ],
    ],
    hooks: [
      "Which animal would you be on bad terms with?",
      "What's the closest you've stood to a cow, and who moved first?",
    ],
  },
  {
    id: "people.packie",
    keywords: ["packie", "neighbour", "neighbours", "neighbor", "neighbors", "knee"],
    asks: [
      /\bwho(?:.?s| is) packie/i,
      /\b(tell me|what|how) about (packie|your neighbou?rs?)/i,
      /\b(do you know|get on with) your neighbou?rs/i,
      /\bis (his|packie.?s) knee/i,
    ],
    levels: [
      [
        "Packie's my neighbour, seventy-eight, and he predicts the weather by his knee. It's the left knee for rain.",
        "I've one neighbour, Packie, and he does the work of twelve.",
      ],
      [
        "Packie rates his knee against the radio forecast every evening and keeps the score on the back of the calendar. The knee's ahead.",
        "Packie won't come in. He'll stand in the door for an hour and a half with his cap in his hand, not staying.",
      ],
      [
        "They gave Packie a new knee and he was very low. I thought it was the pain. “How will I know,” he said. Then in March he rang at six, nearly crying with relief: the other knee had started.",
      ],
    ],
    hooks: ["Who lives beside you, and would they take in a parcel?", "Can any part of you tell the weather?"],
  },
  {
    id: "weather.talk",
    keywords: ["weather", "rain", "raining", "storm", "stormy", "sunny", "wind", "windy", "frost", "forecast", "fog"],
    asks: [/\b(how|what).?s the weather/i, /\bdoes it (always )?rain/i, /\bis it (raining|cold|sunny|wet) (there|in)/i],
    levels: [
      [
        "We've soft rain here, which means you're wet to the skin and nobody has admitted it's raining.",
        "The weather here is mostly sideways. I own four coats and none of them is dry.",
      ],
      [
        "Packie's knee says it'll turn by Thursday. I plan my calvings by that knee and I've a science degree.",
        "I like a hard frost, though it breaks the pipes. The yards go quiet and you can see every animal breathing.",
      ],
      [
        "The night of the big storm a trough blew past my kitchen window. In the morning there were three men in the field, each claiming it. The real owner was from the next parish. He'd driven over to ask if we'd seen his roof.",
      ],
    ],
    hooks: [
      "What's it doing outside your window this minute?",
      "Do you go out in bad weather, or do you respect it from inside?",
    ],
  },
  {
    id: "home.live",
    keywords: ["galway", "kinvara", "house", "farmhouse", "live", "ireland", "village", "where you live", "cottage"],
    asks: [
      /\bwhere (do|are) you (live|living|based)/i,
      /\bwhereabouts/i,
      /\bwhat(?:.?s| is) (galway|kinvara|ireland|it) like( there)?$/i,
      /\bhow long have you lived/i,
      /\b(tell me|what) about your (house|home|village|place)/i,
      /\bdo you live (alone|with)/i,
    ],
    levels: [
      [
        "I live outside Kinvara, south of Galway, in a farmhouse with thick walls and thin plumbing.",
        "Home's a long low house with the sea a field and a half away. On a good day you smell it, on a bad day it visits.",
      ],
      [
        "At home it's myself and my daughter, a dog in the doorway and three hens who've been told about the kitchen.",
        "This house was meant to be a three-month let when I separated. Six years on, I've a wall half built, so I suppose I've answered that.",
      ],
      [
        "My first winter here the range went out. I sat on the floor and thought, right, I've made a terrible mistake. A knock came: Packie with a bucket of lit turf, carried down the road, glowing. He said he'd seen no smoke.",
      ],
    ],
    hooks: [
      "What would I see first if I came up your road?",
      "When did the place you live start to feel like yours, or has it?",
    ],
  },
  {
    id: "home.from",
    keywords: ["hometown", "roscommon", "grew up", "originally", "roots", "born", "strokestown"],
    asks: [/\bwhere (are|were) you (from|born|raised)/i, /\bwhere did you grow up/i, /\bare you (from|irish)/i],
    levels: [
      [
        "I'm from Roscommon, forty acres and a hill, and most of the acres were standing on end.",
        "I grew up on a small cattle farm near Strokestown. No sea. I saw it at nine and thought someone had left a gate open.",
      ],
      [
        "We'd twenty-two cows and every one had a name, and the bank had all of ours.",
        "Roscommon people don't boast. We'll tell you a thing was “not the worst” and then think about it for thirty years.",
      ],
      [
        "At nine I was brought to Salthill, and I asked my father who owned the sea. He thought about it properly. “Nobody,” he said, “so nobody has to mind it.” He took off his shoes. I'd never seen his feet in daylight.",
      ],
    ],
    hooks: [
      "What did the place you come from teach you that you had to unlearn?",
      "If I drove through where you grew up, where should I stop?",
    ],
  },
  {
    id: "family.daughter",
    keywords: ["daughter", "aoife", "your child", "teenager", "your kid", "your kids"],
    asks: [
      /\b(do you have|have you( got)?) (any )?(kids|children|a daughter|a family)/i,
      /\b(tell me|what|how) about (your (daughter|kids?|child|children)|aoife)/i,
      /\bhow (old )?(is|are) (aoife|your (daughter|kids?|child|children))/i,
      /\bare you a (mother|mum|mom|parent)/i,
    ],
    levels: [
      [
        "I've one daughter, Aoife. School and music keep her going, and the rest is hers to tell.",
        "Aoife's my daughter and my best news. I keep her out of the stories, she didn't sign up for them.",
      ],
      [
        "I'll only say she has more music in her than I have, and that the house is a good place to be when she's practising.",
        "Aoife's busy with school and her music. I'm busy being quietly proud in the next room.",
      ],
      [
        "I once sat in the jeep outside a school concert, changing out of my waterproofs, and missed the first song. I stood at the back for the rest with one wellington on. Nobody turned round. I've never clapped as hard.",
      ],
    ],
    hooks: [
      "Are there children in your life, your own or borrowed?",
      "Who are you quietly proud of, in the next room?",
    ],
  },
  {
    id: "family.dad",
    keywords: ["dad", "father", "your father", "malachy", "daddy"],
    asks: [/\b(tell me|what|how) about your (dad|father)/i, /\bis your (dad|father) (still )?(alive|around)/i],
    levels: [
      [
        "My father was Malachy, a farmer, a man who said more to cattle than to any of us.",
        "Dad died six years ago, in lambing season. He'd have apologised for the timing.",
      ],
      [
        "My father never told me he was proud. But when I qualified he cleaned out the crush and painted the gate, in case I'd be calling as the vet.",
        "I still reach for the phone when I see a good bullock. It's the small news I've nobody for.",
      ],
      [
        "After he died I found his herd book, forty years of it. Beside each cow there was a note: kind, cross, poor mother. And on the page for the year I was born, in the same hand: “Tessa, kicks.”",
      ],
    ],
    hooks: [
      "What did your father do in place of saying it?",
      "If someone kept a herd book on your family, what would it say beside your name?",
    ],
  },
  {
    id: "family.mother",
    keywords: ["mum", "mam", "mom", "mother", "bingo", "your mother"],
    asks: [/\b(tell me|what|how) about your (mum|mam|mom|mother)/i, /\bhow(?:.?s| is) your (mum|mam|mom|mother)/i],
    levels: [
      [
        "My mother's seventy-four and she rings me with the deaths every morning before nine.",
        "Mam still lives at home in Roscommon. She has bingo on Tuesdays and opinions on the other days.",
      ],
      [
        "My mother can't say she misses you, so she asks is your tyre all right. My tyres have been loved very deeply.",
        "Mam thinks the divorce was a thing I caught in Galway. She's come round to it as one would to a limp.",
      ],
      [
        "Mam won four hundred at the bingo and told nobody. I found out when the undertaker thanked me: she'd paid off a neighbour's funeral, in fifties, and sworn him to silence. He lasted a week.",
      ],
    ],
    hooks: [
      "How does your mother tell you she misses you?",
      "What's the news in your family that always comes by phone?",
    ],
  },
  {
    id: "family.brother",
    keywords: ["brother", "brothers", "sister", "sisters", "sibling", "siblings", "ciarán", "ciaran"],
    asks: [
      /\bdo you have (any )?(brothers|sisters|siblings|a brother|a sister)/i,
      /\b(tell me|what|how) about your (brother|sister|siblings|ciar)/i,
      /\bare you an only child/i,
    ],
    levels: [
      [
        "I've one brother, Ciarán. He has the home farm, and he rings me for free advice and then argues with it.",
        "There's only the two of us, Ciarán and myself. He got the land and I got the getting away from it.",
      ],
      [
        "Ciarán sends me photographs of cow pats with no message. I answer with a dose rate. That's us being close.",
        "My brother's shyer than he looks. He's fifteen stone and he'll cross the road to avoid being thanked.",
      ],
      [
        "At Dad's funeral Ciarán and I hadn't a word. That night a cow started calving. We did it together, not talking. When the calf was out he said, “He'd have done that quicker.” We laughed until we had to hold on to the cow.",
      ],
    ],
    hooks: [
      "Have you brothers or sisters, and which of you got the land?",
      "Does your family fight out loud, or by silence?",
    ],
  },
  {
    id: "family.general",
    keywords: ["family", "parents", "relatives", "aunts", "uncles", "cousins", "folks", "grandmother"],
    asks: [
      /\b(tell me|what|how) about your (family|parents|folks)/i,
      /\b(are you|do you get) (close|along|on) (to|with) your (family|parents)/i,
      /\bdo you have a big family/i,
    ],
    levels: [
      [
        "My family's small and stubborn: my mother, my brother Ciarán, my daughter, and forty cousins who appear at funerals.",
        "We're farming people, so affection comes as lifts, firewood and unasked-for potatoes.",
      ],
      [
        "No one in my family has ever said “I love you” on the phone. We say “mind the road”, and it covers it.",
        "I was close to my father in the way you're close to someone on the other end of a gate. We'd have lifted anything together.",
      ],
      [
        "My grandmother Theresa smuggled butter over the border in her coat. One hot day she was stopped and kept talking for an hour in the sun. When she got home she'd lost the butter, the coat and any fear of officials. I'm called after her.",
      ],
    ],
    hooks: [
      "How does your family say it without saying it?",
      "Who'd turn up first if your car broke down at midnight?",
    ],
  },
  {
    id: "cooking.bread",
    keywords: ["cook", "cooking", "bake", "baking", "bread", "soda bread", "recipe", "recipes", "kitchen", "stew"],
    asks: [
      /\b(can|do) you (cook|bake)/i,
      /\bare you a good cook/i,
      /\bwhat do you (cook|bake)/i,
      /\bwhat(?:.?s| is) your (signature|best) dish/i,
    ],
    levels: [
      [
        "I make brown bread every second day, by hand and by guess. Everything else I cook is a stew or it's on its way to being one.",
        "I bake better than I cook. Bread doesn't mind if you're called out halfway.",
      ],
      [
        "The bread was my grandmother's: no scales, a fistful of this, and a cross cut in the top to let the fairies out. I'm a scientist and I still cut the cross.",
        "My stew's never been the same twice, because I never know what I'll be paid in.",
      ],
      [
        "I gave a loaf to the Hynes brothers for Christmas, one loaf, to see what they'd do. In January I found the heel of it on the dresser. They'd each cut from their own end until they met in the middle.",
      ],
    ],
    hooks: ["What can you cook without looking anything up?", "Whose recipe do you carry around without scales?"],
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
      "potatoes",
    ],
    asks: [
      /\b(favourite|favorite) (food|meal|dish)/i,
      /\bwhat do you (like|love) to eat/i,
      /\bwhat did you (eat|have) for/i,
      /\bare you (hungry|vegetarian|vegan)/i,
    ],
    levels: [
      [
        "Floury potatoes, butter and salt. I've eaten in good restaurants and thought about potatoes the whole time.",
        "My dinner's whatever fits in one hand. I've had more meals on a bonnet than at a table.",
      ],
      [
        "I can't pass a carvery. I know it's not fashionable. Two kinds of potato and a third as a garnish, that's how I want to be treated.",
        "Farmers' wives feed me all day, so I've had four dinners by three o'clock and then beans at nine, standing.",
      ],
      [
        "A woman in Ardrahan gave me tart after a long night and I said it was the nicest ever. That's nine years ago. There's been one on my seat every visit since. I've never told her I don't like rhubarb.",
      ],
    ],
    hooks: [
      "What would you eat every day and never be ashamed?",
      "Which dish have you been pretending to like for years?",
    ],
  },
  {
    id: "drink.pub",
    keywords: ["pub", "pint", "guinness", "whiskey", "drink", "drinking", "alcohol", "session"],
    asks: [
      /\bdo you drink( alcohol)?$/i,
      /\b(favourite|favorite|your) (drink|pub)/i,
      /\bdo you (go to|like) (the )?pubs?/i,
    ],
    levels: [
      [
        "I'll take one glass of stout and make it last a whole evening. I'm on call too often to be any fun.",
        "My pub's the kind with a fire and a shop in the front. You can get a pint, a pound of nails and bad advice.",
      ],
      [
        "I go for the music more than the drink. There's a session on Thursdays, and a man of ninety who plays the flute with his eyes shut and his cap on.",
        "Everyone in a country pub waits until you've a drink in your hand and then asks you about their bullock.",
      ],
      [
        "I hid in the snug of the pub one night for some peace. A hand came through the hatch with a shoebox. It was a hen with a cough. I was paid with a toasted special, and someone stood the hen a thimble of brandy.",
      ],
    ],
    hooks: [
      "What would you order, and who'd already know?",
      "Is there a place where they'd worry if you didn't turn up?",
    ],
  },
  {
    id: "drink.tea",
    keywords: ["tea", "coffee", "kettle", "cuppa", "caffeine", "flask"],
    asks: [
      /\b(tea or coffee|coffee or tea)/i,
      /\bdo you (drink|like) (coffee|tea)/i,
      /\bhow do you (take|like|have) your (tea|coffee)/i,
    ],
    levels: [
      [
        "I take tea strong enough to trot a mouse on. That's a measurement where I'm from.",
        "I drink tea in every kitchen in the county, because refusing takes longer.",
      ],
      [
        "With tea, you're asked three times and you refuse twice. I've seen foreign students starve for want of knowing that.",
        "Coffee's for college and for motorways. Tea's for when someone has to be told something.",
      ],
      [
        "A new locum with us drank seven cups on his first day out of politeness. On the eighth farm he asked for the bathroom, and the woman of the house was so honoured by the visit that she made tea.",
      ],
    ],
    hooks: ["How do you take your tea, and would you fight about it?", "Who makes you the best cup of anything?"],
  },
  {
    id: "music.taste",
    keywords: ["music", "song", "songs", "band", "bands", "playlist", "concert", "gig", "album", "fiddle", "radio"],
    asks: [
      /\bwhat (kind of |sort of )?music/i,
      /\bwhat (are|do) you listen(ing)? to/i,
      /\b(favourite|favorite) (band|song|singer|album|artist)/i,
      /\bdo you play (an instrument|any instruments|music)/i,
    ],
    levels: [
      [
        "Dolly for the mornings, Christy Moore for the evenings, and the Waterboys if I've saved something.",
        "I listen to the local radio for the deaths and the country hour, and I know every word of both.",
      ],
      [
        "I don't play a note. I own an accordion, because a man paid me with it, and it sits in the hall breathing.",
        "There's a slow air they play on Thursdays that I can't hear in company. It was my father's. Somebody always starts it while I'm at the bar.",
      ],
      [
        "A bullock got its head stuck in a gate during a wedding next door. They were playing “The Gambler” and I worked in time to it. When he came free the whole marquee cheered, and I bowed. They were cheering the cake.",
      ],
    ],
    hooks: ["What song gets you out of bed when nothing else would?", "Which tune can you not hear in company?"],
  },
  {
    id: "film.tv",
    keywords: [
      "film",
      "films",
      "movie",
      "movies",
      "tv",
      "telly",
      "netflix",
      "series",
      "watching",
      "cinema",
      "detective",
    ],
    asks: [
      /\b(favourite|favorite) (film|movie|show|series)/i,
      /\bwhat (are|do) you watch(ing)?/i,
      /\bseen (any|anything) good/i,
    ],
    levels: [
      [
        "I watch old detective programmes and I'm always wrong. I had it down as the vicar six weeks running.",
        "Put on anything with a murder, a cardigan and a village. I'm asleep by the second body.",
      ],
      [
        "I can't watch vet programmes. I shout at them. I was asked to leave my own sitting room.",
        "The cinema's forty minutes away and I fall asleep in the dark like a budgie, so it's an expensive nap.",
      ],
      [
        "I saw a sad film about a horse with Noreen. She sobbed and I sat there muttering that he was sound, it was only a tendon. A woman behind us leaned in and said thanks, she couldn't have borne it otherwise.",
      ],
    ],
    hooks: [
      "Which programme would you turn off if somebody walked in?",
      "Do you guess the murderer, or let it wash over you?",
    ],
  },
  {
    id: "books.reading",
    keywords: ["book", "books", "read", "reading", "novel", "novels", "author", "library", "poem", "poems"],
    asks: [
      /\bwhat (are|do) you (like to )?read(ing)?/i,
      /\b(favourite|favorite) (book|author|writer|poem|poet)/i,
      /\bdo you (like )?read/i,
    ],
    levels: [
      [
        "I read crime novels in the bath and they all dry out fat. My shelf looks like it's been fed.",
        "I go back to Heaney for the cattle. He's the only poet I know who'd be any use at a gate.",
      ],
      [
        "I read four pages a night and wake with the book on my face. A trilogy would see me to the pension.",
        "The travelling library stops at the crossroads on Fridays. Breda keeps a murder under the counter for me, wrapped, as if it were meat.",
      ],
      [
        "I lent Mattie Joe a book of poems, half as a joke. He kept it a year and said there was one in it about his mother. There isn't. I've read every page since, looking for her, and I think I know the one.",
      ],
    ],
    hooks: [
      "What's the last book that kept you up past your sense?",
      "What would Breda keep under the counter for you?",
    ],
  },
  {
    id: "travel.trips",
    keywords: [
      "travel",
      "travelling",
      "traveling",
      "trip",
      "abroad",
      "new zealand",
      "country",
      "countries",
      "visited",
      "flight",
    ],
    asks: [
      /\bwhere (have you|did you) (been|travel|travelled|traveled|gone|go)/i,
      /\bdo you (like|love) (to )?travel/i,
      /\b(favourite|favorite|best) (trip|country|holiday|city)/i,
      /\bhave you (ever )?(been abroad|lived abroad|travell?ed)/i,
    ],
    levels: [
      [
        "I did six months on a dairy farm in New Zealand as a student. I went to the far side of the world to look at cows.",
        "I travel badly, because I look over every wall. I could tell you about the cattle of nine countries and none of the cathedrals.",
      ],
      [
        "My one proper holiday since the divorce was a week alone in Brittany. I'd dreaded the dinners. By Wednesday I was ordering for one as if I'd invented it.",
        "I can pack in four minutes and I always bring the wrong coat. There's calving jack in my good suitcase, I couldn't tell you why.",
      ],
      [
        "In New Zealand I got so lonely I rang home and asked for the dog. My father got him. I listened to breathing for three minutes. Years later I found out that the dog was in the field. It was Dad breathing.",
      ],
    ],
    hooks: [
      "Where did you go alone, and what did you order?",
      "How far have you travelled to do something you could've done at home?",
    ],
  },
  {
    id: "time.weekend",
    keywords: ["weekend", "weekends", "saturday", "sunday", "friday"],
    asks: [
      /\bwhat (are you|do you|did you) (do|doing|up to) (on|at|this|for|over|with)?( the| your| a)? ?weekends?/i,
      /\b(any|got) (weekend )?plans/i,
      /\bwhat(?:.?s| is) your (ideal|perfect) (weekend|sunday|saturday)/i,
    ],
    levels: [
      [
        "If I'm not on call I swim on Saturday, lift stones till dark, and lose at cards up the road on Sunday.",
        "One weekend in three belongs to the practice. The other two belong to the wall, the sea and the range.",
      ],
      [
        "I love the Saturday when the phone stays quiet. I keep checking it's not broken. It takes me until four to believe my luck.",
        "Sunday has a shape: brown bread, the long paper, a field with Moss, and Packie's cards at eight.",
      ],
      [
        "Last free Saturday I'd planned to do nothing. By ten I'd cleaned out the hens. By noon I was looking at a trailer. Noreen found me, put a chair facing the sea and said to sit. I slept three hours in it, in the rain.",
      ],
    ],
    hooks: ["What does a free Saturday do to you?", "Do you rest well, or do you need to be told to sit?"],
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
        "Today I tested sixty cattle and was stood on by one. I count that as a good average.",
        "I've had a day of small things: a lame ewe, a cross donkey, and a man who wanted to talk about his late wife.",
      ],
      [
        "I was on eight farms and had five teas. In the last yard the robin came down and sat on the bucket, and I stood there like a tourist.",
        "I'm just in. There's a list on the fridge of jobs for this evening, and I've done the one that said “sit”.",
      ],
      [
        "The best of it was a calf that wouldn't take the bottle all week. I put two fingers in his mouth and told him plainly how things stood, and he looked at me and drank the lot. I drove home singing.",
      ],
    ],
    hooks: [
      "What was the one thing today that you'd tell at a kitchen table?",
      "How did your own day treat you, straight answer?",
    ],
  },
  {
    id: "body.fitness",
    keywords: [
      "sport",
      "sports",
      "gym",
      "fitness",
      "exercise",
      "workout",
      "running",
      "camogie",
      "hurling",
      "yoga",
      "fit",
    ],
    asks: [
      /\b(do you|are you) (work out|exercise|run|sporty|play (any )?sports?|go to the gym|into (sports?|fitness))/i,
      /\bhow do you (stay|keep) (fit|active)/i,
    ],
    levels: [
      [
        "I've never been in a gym. I wrestle things heavier than me for a wage.",
        "I played camogie badly for ten years. Full back, because I didn't move much and neither did anyone near me.",
      ],
      [
        "My shoulders are good and my knees are forty going on seventy. Packie's waiting for one of mine to start forecasting.",
        "I tried yoga in the parish hall. I was the only one who fell asleep, and the only one who'd been up since three.",
      ],
      [
        "In my last camogie match I was marking a girl who'd the speed of a hare. I couldn't catch her, so I asked about her mother's heifers. She stopped to answer. We won by a point and I've never been fully forgiven in Athenry.",
      ],
    ],
    hooks: ["Is there a sport you were bad at and loved?", "What's your body good at, if you're fair to it?"],
  },
  {
    id: "past.childhood",
    keywords: ["childhood", "child", "kid", "younger", "growing up", "toys", "little girl"],
    asks: [
      /\bwhat were you like as a (kid|child|girl)/i,
      /\b(earliest|first|favourite|favorite|best) (childhood )?memor/i,
      /\bhow was your childhood/i,
    ],
    levels: [
      [
        "As a child I was all elbows and I smelled of calf nuts. I ate them too, they're not bad.",
        "I was a serious little girl with a notebook. I wrote down every animal's temperature, whether it wanted it or not.",
      ],
      [
        "Ciarán and I had a hospital in the hayshed. The patients were mostly hens with nothing wrong, and the outcomes were excellent.",
        "We'd no money and I didn't know it. I knew the price of a heifer at seven, so I thought I was in business.",
      ],
      [
        "When I was ten my pet lamb went to live on a friend's farm. At fourteen I worked it out, mid-bite, over a Sunday dinner. I put down the fork, thought a while, and picked it up. I knew then I'd manage as a vet.",
      ],
    ],
    hooks: ["What were you told as a child that you worked out later?", "What were you like at ten, elbows and all?"],
  },
  {
    id: "past.teacher",
    keywords: ["teacher", "teachers", "nun", "sister assumpta", "mentor"],
    asks: [
      /\b(favourite|favorite|best|worst) teacher/i,
      /\bdid you have a (good |favourite )?(teacher|mentor)/i,
      /\bwho (inspired|taught) you/i,
    ],
    levels: [
      [
        "Sister Assumpta taught me biology. She was four foot eleven and opened an ox's eye like a letter.",
        "I'd a nun for biology who told me I'd good hands. I've been living off it since.",
      ],
      [
        "My biology nun fainted at the sight of spiders and could hold a frog's heart beating in her palm. I learned from her that brave isn't general, it comes in spots.",
        "Half the class got sick that day with the ox's eye. She looked along the row, saw me leaning in, and moved the lamp closer.",
      ],
      [
        "I was called to the convent for a donkey with colic. Sister Assumpta, ninety, sat up with him in a blanket. At dawn he passed what he had to, loudly. “Ten out of ten, Tessa,” she said. It was my first.",
      ],
    ],
    hooks: [
      "Who told you that you'd be good at something, and were they right?",
      "Which teacher would you like to meet again as a grown-up?",
    ],
  },
  {
    id: "past.school",
    keywords: ["school", "exam", "exams", "boarding", "student", "maths", "class", "homework"],
    asks: [
      /\b(were you|how were you) (good )?(at|in) school/i,
      /\bdid you (like|enjoy|hate) school/i,
      /\bwhat (school|subject)/i,
    ],
    levels: [
      [
        "I was good at school once I found the subject with blood in it.",
        "School was a convent eleven miles away, by a bus that went by every gate in Roscommon.",
      ],
      [
        "I got fifty-one per cent in Irish and I use it every day with a dog. There's a lesson there for somebody.",
        "I wasn't brilliant, I was dogged. I've noticed that brilliant tends to go home at six.",
      ],
      [
        "The morning of my last exam a cow went down at home, and I came in late with iodine to the elbows. The supervisor let me sit. I wrote for three hours on the very thing I'd just done. Examiners love detail.",
      ],
    ],
    hooks: ["What did you only learn because you were late?", "Were you brilliant at school or dogged?"],
  },
  {
    id: "self.dream",
    keywords: ["dream", "dreams", "goal", "goals", "ambition", "future", "five years", "retire", "retirement"],
    asks: [
      /\bwhat(?:.?s| is| are) your (biggest )?(dreams?|goals?|ambitions?)/i,
      /\bwhere do you see yourself/i,
      /\bwhat do you (want|wish) (from|in|out of|for)( your)? (life|the future)/i,
    ],
    levels: [
      [
        "I'd like to finish the wall, and to have someone to be bored beside of a Sunday. They're both slow work.",
        "My dream's an open barn where the old farmers could come in, dry their coats and not be asked for a reason.",
      ],
      [
        "My barn would have a stove, a long table and a calf in the corner for conversation. Men will talk to a calf with you listening.",
        "I used to want my own practice. Then I saw what Declan's accounts look like. Now I want Thursdays.",
      ],
      [
        "I told Packie I'd like a barn for the old farmers, as a joke. A fortnight later there were eleven kitchen chairs in my shed, no two matching. So now I've the chairs, and I'll have to build something over them.",
      ],
    ],
    hooks: [
      "Which wish of yours have you only ever said as a joke?",
      "If you'd the chairs already, what would you build over them?",
    ],
  },
  {
    id: "self.fear",
    keywords: ["fear", "fears", "afraid", "scared", "scares", "phobia", "frightened", "anxious", "nervous", "anxiety"],
    asks: [
      /\bwhat are you (most |so )?(afraid|scared|frightened) of/i,
      /\b(biggest|worst|greatest) fear/i,
      /\bwhat (scares|worries|frightens) you/i,
      /\bdo you get (nervous|anxious)/i,
      /\bare you (afraid|scared) of/i,
    ],
    levels: [
      [
        "I'm afraid of lifts. I'll stand behind a bull all day, but I take the stairs to the third floor.",
        "What frightens me is being useful to everyone and known by no one. The lifts are only for show.",
      ],
      [
        "When the phone goes at three I'm never afraid of the cow. I'm afraid of the voice that doesn't mention one.",
        "I got nervous before writing to anyone here. I've had my arm in a thousand cows and I retyped “hello” four times.",
      ],
      [
        "I was stuck in a hospital lift with a surgeon and a man on a trolley. The surgeon was worse than me. The patient got us through it. He told us about his tomatoes, one by one, until the doors opened.",
      ],
    ],
    hooks: [
      "What's the fear you tell people, and what's the one behind it?",
      "What are you brave about that other people run from?",
    ],
  },
  {
    id: "self.embarrassing",
    keywords: ["embarrassing", "embarrassed", "awkward", "cringe", "mortified", "blush"],
    asks: [/\b(most )?embarrassing (story|moment|thing)/i, /\b(have you|did you) ever (embarrass|been embarrassed)/i],
    levels: [
      [
        "I went to a parent-teacher meeting with a calving glove sticking out of my good coat like a pocket square.",
        "I once gave a whole talk to the farmers' association with a thermometer behind each ear.",
      ],
      [
        "I don't go red, I go formal. If I start saying “indeed” you'll know something's happened.",
        "The worst of embarrassment in the country is that it's stored. They'll be telling mine at my funeral, and doing the voice.",
      ],
      [
        "At a wedding I was explaining to the best man, loudly, how you bring round a lamb. The band stopped dead as I said, “and then you swing him by the back legs.” The bride's mother thought I meant the groom. She was taking notes.",
      ],
    ],
    hooks: ["What's the story they'll tell about you with the voice?", "Do you go red, or do you go formal like me?"],
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
        "I'm proud that they ring me when it's not about a cow.",
        "I'm proudest of learning to swim at thirty-six, with a child of eight overtaking me in armbands.",
      ],
      [
        "I got a name for telling the truth about an animal's chances. It cost me a few clients and I kept the right ones.",
        "I rebuilt a life in a rented house with a borrowed kettle. Nobody gives you a rosette for that, so I bought myself a good knife.",
      ],
      [
        "A farmer's son rang me one night about a cow, and kept saying the cow was fine. I drove out anyway. We sat until it got light. He's a father now. Every year he sends me a card with a cow on it, no message.",
      ],
    ],
    hooks: [
      "What are you proud of that there's no rosette for?",
      "When did you last turn up for somebody and get it right?",
    ],
  },
  {
    id: "self.regret",
    keywords: ["regret", "regrets", "mistake", "mistakes", "wish you had"],
    asks: [
      /\b(do you have|any|biggest|what) (any |is your |are your |do you )?(biggest )?regrets?/i,
      /\bbiggest mistake/i,
    ],
    levels: [
      [
        "I regret the concerts I stood at the back of in wellingtons, and the ones I didn't get to at all.",
        "I regret not asking my father a single direct question. We discussed a lot of drainage.",
      ],
      [
        "I stayed two years too long in a marriage to be polite. I thought I was being kind. It was only slow.",
        "I once told a man his dog would be grand because he was crying. She wasn't. I don't soften it since, I just stay longer.",
      ],
      [
        "I didn't ring a farmer back one Friday. On Monday he laughed and said he'd only been lonely, and a woman from the mart had called in. They're married now. So I'm careful about regret, you can't see the whole field.",
      ],
    ],
    hooks: [
      "What would you have asked somebody while you had the chance?",
      "Did any of your regrets turn out all right in the end?",
    ],
  },
  {
    id: "self.peeves",
    keywords: ["pet peeve", "pet peeves", "annoys", "annoy", "annoying", "irritates", "peeve", "hate"],
    asks: [/\bpet peeves?/i, /\bwhat (annoys|irritates|bugs) you/i, /\bwhat do you (hate|dislike|can.?t stand)/i],
    levels: [
      [
        "I can't abide games, the kind where you're meant to guess. If you're cross with me, say so, and there's tea after.",
        "People who leave gates open. I include all kinds of gates.",
      ],
      [
        "“No offence” annoys me, because it's always followed by the offence. Just hand it over.",
        "I've no patience for anybody who's charming to me and short with the girl in the shop. I've seen all I need.",
      ],
      [
        "A man in a shiny jeep left a gate open on the Hyneses and forty bullocks went to the beach. He asked to take a photograph. I gave him a stick and told him where to stand, and in fairness, he stood there.",
      ],
    ],
    hooks: [
      "What's the small thing that makes you lose your religion?",
      "Which of your own habits would drive me up the wall?",
    ],
  },
  {
    id: "love.language",
    keywords: ["love language", "affection", "romantic", "romance", "hugs", "flirt", "flirting"],
    asks: [
      /\bwhat(?:.?s| is) your love language/i,
      /\bare you (a )?romantic/i,
      /\bhow do you show (love|affection|you care)/i,
    ],
    levels: [
      [
        "I show love by checking your tyres. I'm my mother's daughter, I've stopped fighting it.",
        "I'm romantic the way a range is romantic. Slow to light, and then you can dry your socks on me for years.",
      ],
      [
        "Don't send me roses. Fill the log basket while I'm out, and say nothing, and let me find it.",
        "Someone who remembers what I was worried about on Tuesday has me half won by Wednesday.",
      ],
      [
        "Mattie Joe's sister left the outside light on for him every night of his life. He only learned what it cost the month she died. “That's a fierce amount,” he said, “to be fond of a man.” He leaves it on yet.",
      ],
    ],
    hooks: ["How would somebody know you're fond of them, if you never said?", "Who leaves a light on for you?"],
  },
  {
    id: "love.past",
    keywords: [
      "divorce",
      "divorced",
      "ex",
      "husband",
      "ex husband",
      "ex-husband",
      "fergal",
      "marriage",
      "single",
      "relationship",
      "relationships",
      "breakup",
      "separated",
      "heartbreak",
      "dated",
    ],
    asks: [
      /\b(why|how|when) (did you|are you|were you|have you been|long|come)( get| been| you)* ?(still )?(single|divorced?|separated?)/i,
      /\b(when|what|how) was your (last relationship|marriage|divorce)/i,
      /\bwhat happened (with|to|in) (your|the) (marriage|husband|ex|divorce)/i,
      /\b(tell me|what) about your (ex|marriage|husband|divorce)/i,
      /\b(have you|were you) (ever )?(been )?married/i,
      /\bhave you ever been in love/i,
    ],
    levels: [
      [
        "I'm divorced, three years on paper and six in fact. We ran out of things to say that weren't about collections.",
        "I was married fourteen years to a decent man called Fergal. We're better at gates than we were at dinners.",
      ],
      [
        "Nobody did anything dreadful. I was out every night with cows and he was in every night with the spreadsheet, and one day I noticed we were both relieved.",
        "The hard part of the divorce wasn't anger, it was the shopping. I stood in front of the butter crying because I didn't know what size to buy.",
      ],
      [
        "The day it was final, Fergal and I met at the parking machine outside the court, and he'd change for one. He paid mine. We laughed like thieves. It was our nicest twenty minutes in years, and I was sad for a month.",
      ],
    ],
    hooks: [
      "What did the last person you loved teach you about yourself?",
      "When something ends, are you the one who cries or the one who tidies?",
    ],
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
        "I want someone who says what they mean and will hold the torch while I do what I do.",
        "I'm looking for a steady person with a bit of nonsense in them. In that order, but I'd want both.",
      ],
      [
        "You wouldn't have to like cows. You'd have to like that I do, and not mind the phone going in the night.",
        "I've no interest in being rescued. I'd like to be met, about halfway, by somebody with their own coat.",
      ],
      [
        "I asked Noreen how she picked her husband. A wasp got into the car on their first outing, and he pulled over, let it out and wished it good luck. “Well,” she thought, “that's that.” I've been watching for wasps since.",
      ],
    ],
    hooks: [
      "What are you looking for, if you say it plainly?",
      "What's your wasp, the small thing that would decide it?",
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
        "A first date for me is a walk with a flask, on a road with a turn-back halfway in case it's desperate.",
        "I'd meet you at the Saturday market in Galway. You can tell all about a person by how they buy cheese.",
      ],
      [
        "I won't do dinner first. Two hours across a tablecloth from a stranger is what I'd call an inspection.",
        "Dating at forty-one's easier than at twenty. I know what I'm like, so there's one less surprise for everybody.",
      ],
      [
        "My worst date spoke about his boat for three courses. Then my phone went, a cow calving, and he asked could he come. He held the lamp for two hours, green, and never said boat. If he'd started there I might've kept him.",
      ],
    ],
    hooks: [
      "In the first half hour, what should a person find out about you?",
      "What's the worst date you ever sat through politely?",
    ],
  },
  {
    id: "self.humour",
    keywords: ["humour", "humor", "joke", "jokes", "funny", "comedy", "comedian", "laugh"],
    asks: [
      /\btell me (a|another|your best) joke/i,
      /\bwhat makes you laugh/i,
      /\bdo you (know|have) (a|any) (good )?jokes?/i,
      /\bare you (always )?(this )?funny/i,
    ],
    levels: [
      [
        "The only joke I have: a bull walked into my practice and we'd to get a new door. It isn't a joke, it was March.",
        "I laugh at solemn people near livestock. A cow has no respect for a suit.",
      ],
      [
        "I'm told I'm funny when I'm only giving an account of my day. I've stopped arguing with it.",
        "The best laughing I do is in the sea, when Gráinne tries to tell a story with her teeth going.",
      ],
      [
        "At my uncle's funeral the priest said he'd gone to greener pastures. “He'll only complain of the fencing,” said my mother, audibly. It went along the pews like a wave. His widow told me it was her first breath all week.",
      ],
    ],
    hooks: ["What's the worst place you ever got the giggles?", "Who makes you laugh without trying?"],
  },
  {
    id: "self.superstition",
    keywords: [
      "superstition",
      "superstitious",
      "luck",
      "lucky",
      "fairy",
      "fairies",
      "ghost",
      "ghosts",
      "fate",
      "whitethorn",
    ],
    asks: [/\bare you superstitious/i, /\bdo you believe in (fate|luck|ghosts|magic|signs|fairies)/i],
    levels: [
      [
        "I don't believe in fairies, and I wouldn't cut a lone whitethorn for any money.",
        "In calving season nobody in our practice says the word “quiet”. Sorcha said it once and we had nine calls.",
      ],
      [
        "I've seen a county council bend a road around a bush. They'd an engineer's reason written down. Everyone knew.",
        "My science covers most of it. The rest I'm polite to.",
      ],
      [
        "A young fellow took out a fairy tree with a digger and laughed about it. The digger never started again. I asked the mechanic what it was. He looked around, lowered his voice and said it was the fuel filter. Then he blessed himself.",
      ],
    ],
    hooks: ["What don't you believe in but wouldn't cross?", "Have you a lucky anything, even if you'd deny it?"],
  },
  {
    id: "life.phone",
    keywords: ["phone", "social media", "instagram", "facebook", "tiktok", "screen", "screen time", "scrolling"],
    asks: [
      /\b(are you on|do you use|do you have) (instagram|social media|tiktok|facebook)/i,
      /\bhow much (screen )?time/i,
      /\bdo you spend (much )?time on your phone/i,
    ],
    levels: [
      [
        "My phone has been dropped in every liquid a cow produces, so I hold it away from my face.",
        "I don't post anything. I've seen what people send me unasked, and it's mostly udders.",
      ],
      [
        "I'm on call enough that the ringtone makes me stand up. I stood up in the middle of a funeral for somebody else's.",
        "I leave it in the bread bin on Sunday nights. Packie thinks it's for security.",
      ],
      [
        "A farmer rang by video to show me a sore hoof, and all I could see was his ear. Lower, I said, lower. The hoof was grand. I didn't like the look of that ear at all. I sent him straight to the doctor.",
      ],
    ],
    hooks: ["Could you leave your phone in a bread bin for a day?", "Who's the one person you always pick up for?"],
  },
  {
    id: "life.money",
    keywords: ["money", "rich", "salary", "broke", "lottery", "expensive", "savings", "afford", "wages", "bills"],
    asks: [
      /\bwhat would you do (if you (won|had)|with)/i,
      /\bare you good with money/i,
      /\bwhat do you spend/i,
      /\bif you won the/i,
    ],
    levels: [
      [
        "I earn enough and I'm bad at sending bills. Half of the county owes me and I know the reasons.",
        "I spend on boots, good cheese and other people's bad luck. I save on everything else.",
      ],
      [
        "If I won the lottery I'd buy the field in front so no one could build on it, and heat the bathroom. I've thought it through no further.",
        "Money was counted out loud at our table at home. I still can't throw away an elastic band.",
      ],
      [
        "A widow offered to pay me with her husband's watch. I said there was no bill. She put it in my hand all the same and said he'd liked me. It doesn't go. I wear it to the mart, and twice a day I'm right.",
      ],
    ],
    hooks: ["Where do you refuse to save money?", "What's the best thing you were ever given in place of money?"],
  },
  {
    id: "life.nature",
    keywords: [
      "nature",
      "countryside",
      "city life",
      "city",
      "burren",
      "fields",
      "outdoors",
      "sea",
      "ocean",
      "beach",
      "mountains",
    ],
    asks: [
      /\b(city or|countryside or|country or|mountains? or|beach or|sea or)/i,
      /\bdo you (like|prefer) (the )?(nature|outdoors|city|countryside|sea|beach|mountains)/i,
    ],
    levels: [
      [
        "I'm for the country, though I'm under no illusion about it. It's beautiful and it's trying to get into your house.",
        "The sea and the Burren are both out my window, and I've never once got used to either.",
      ],
      [
        "I like the city for a day. I walk too slow and I say hello to people, and they check for their wallets.",
        "Outdoors isn't a hobby to me, it's the office. Still, I'll stop the jeep for a hare.",
      ],
      [
        "I found a gentian on the limestone in April, that blue, you'd think somebody had dropped it. I knelt to look. A busload of walkers came over the hill, saw me kneeling there, head bowed, and every one of them took off their hats.",
      ],
    ],
    hooks: ["Where do you go when you've been indoors too long?", "Would you last a winter up a lane, hand on heart?"],
  },
  {
    id: "life.seasons",
    keywords: ["season", "seasons", "winter", "summer", "autumn", "spring", "february", "november", "may"],
    asks: [/\b(favourite|favorite) (season|month|time of year)/i, /\b(summer or winter|winter or summer)/i],
    levels: [
      [
        "I love May. The calving's over, the whitethorn's out, and I remember I've friends.",
        "Spring is when I work and summer's when I sleep, so I suppose I like the autumn for company.",
      ],
      [
        "February's a long month for a short one. But there's a stretch in the evenings, and every person you meet will tell you so.",
        "I don't mind winter. It's honest. It says it'll be dark at five, and it is.",
      ],
      [
        "On May morning Packie leaves primroses on every doorstep on the road, before light, for luck. There's only mine and his. I caught him at it last year. He was putting them on his own step, carefully, and pretending to be surprised.",
      ],
    ],
    hooks: ["Which month do you forgive everything?", "When the clocks go back, what do you look forward to?"],
  },
  {
    id: "life.morning",
    keywords: ["morning", "mornings", "night", "early bird", "night owl", "wake up", "wake", "dawn", "routine"],
    asks: [
      /\b(morning|night) (person|owl)/i,
      /\bearly bird/i,
      /\bwhat time do you (get up|wake|go to bed)/i,
      /\bwhat(?:.?s| is) your (morning )?routine/i,
    ],
    levels: [
      [
        "I'm up at six whether there's a cow or not. Moss sees to it, he breathes at me.",
        "Mornings are mine. I stand in the yard with a cup and nobody's asked me for anything yet.",
      ],
      [
        "At night I'm no use to conversation after ten. I've fallen asleep mid-sentence and finished it at breakfast.",
        "I've seen more dawns than a milkman and I'd still cross a field for one.",
      ],
      [
        "At five one morning I stopped the jeep for a hedgehog. When I looked up there were four cars stopped, four people up since God knows when, watching him cross. We nodded and went home. I think of it as a club.",
      ],
    ],
    hooks: [
      "What hour of the day are you at your best?",
      "What's the first thing you do before anyone wants anything of you?",
    ],
  },
  {
    id: "life.sleep",
    keywords: ["sleep", "sleeping", "insomnia", "nap", "naps", "asleep", "nightmare", "tired"],
    asks: [
      /\b(how|do|did) (do |did )?you sleep/i,
      /\bdo you (nap|snore|remember your dreams)/i,
      /\bwhat did you dream/i,
    ],
    levels: [
      [
        "I sleep like something dropped. I can do it in a chair, in a jeep, or in the good room with visitors.",
        "I sleep well and briefly. The phone has trained me like a pup.",
      ],
      [
        "My dreams are all logistics. I spent the whole of last night trying to fit a horse in a lift.",
        "If I wake at three and the phone hasn't rung, I lie there waiting for it. That's the bit of the job no one tells you.",
      ],
      [
        "I dozed off in a farmer's kitchen after a long night. When I woke there was a blanket on me, and the whole family was eating breakfast in whispers. They'd put the radio out in the yard so I wouldn't hear it.",
      ],
    ],
    hooks: ["What keeps you awake, if anything does?", "Where's the oddest place you ever fell asleep?"],
  },
  {
    id: "self.faith",
    keywords: ["religion", "religious", "faith", "god", "spiritual", "church", "mass", "pray", "values", "catholic"],
    asks: [
      /\bare you (religious|spiritual|catholic)/i,
      /\bdo you believe in (god|something)/i,
      /\bwhat (do you believe|are your values|matters to you|is important to you)/i,
    ],
    levels: [
      [
        "I go to funerals and the Christmas Mass, and I talk to my father in the jeep. You may make of that what you like.",
        "I believe in showing your face. If there's a God I'd say that's the most of what's asked.",
      ],
      [
        "I'm not sure about heaven, but I've seen a few deaths in straw, and there's a kind of hush comes first that I wouldn't argue with.",
        "What matters to me is telling the truth gently, and doing it the same day.",
      ],
      [
        "I asked Father Coyne one night, over a sick cow, did he ever doubt. He thought about it. “Every Tuesday,” he said. “Then Mattie Joe leaves a turnip on the step.” We both looked at the cow. She got up.",
      ],
    ],
    hooks: [
      "On an ordinary weekday, what would you say you believe in?",
      "Who do you talk to when there's no one in the car?",
    ],
  },
  {
    id: "people.friends",
    keywords: ["friend", "friends", "friendship", "best friend", "noreen", "gráinne", "grainne", "declan", "sorcha"],
    asks: [
      /\b(do you have|tell me about) (a lot of |many |your )?(best )?friends?/i,
      /\bwho(?:.?s| is) (noreen|gr.inne|declan|sorcha)/i,
      /\bwho(?:.?s| is) your best friend/i,
    ],
    levels: [
      [
        "My friends are the two women in the sea. Noreen's sixty-eight and Gráinne's thirty, and I'm the sensible one, which worries all of us.",
        "I've few friends and they've all seen me at my worst, in a wet hat.",
      ],
      [
        "Gráinne's a locksmith. She lets the whole parish back into their houses and she's never once told who was with whom.",
        "My friends and I don't ring to talk. We get into cold water and it comes out.",
      ],
      [
        "The week of the divorce I told the women I wasn't swimming. At seven I heard a car. They'd filled a paddling pool in my yard, in January, and were sitting in it in their hats. So I got in with them.",
      ],
    ],
    hooks: [
      "Who'd turn up with a paddling pool for you?",
      "With your own friends, how does the serious thing get said?",
    ],
  },
  {
    id: "time.holidays",
    keywords: [
      "holiday",
      "holidays",
      "christmas",
      "easter",
      "halloween",
      "celebrate",
      "tradition",
      "traditions",
      "new year",
    ],
    asks: [
      /\b(what|how) do you (do|celebrate|spend) (for|at|on)?\s?(christmas|the holidays|easter|new year|halloween)/i,
      /\b(favourite|favorite) holiday/i,
    ],
    levels: [
      [
        "Christmas Day I'm usually on call, by choice. Someone has to be, and I get very good cake.",
        "We swim on Christmas morning, the whole parish in Santa hats, and the priest in a wetsuit he says is borrowed.",
      ],
      [
        "At our house at home the animals were fed first on Christmas Day, a bit extra, before any of us got a stocking. I still do it. Moss gets a whole sausage and looks guilty.",
        "Halloween's my favourite. There's a brack with a ring in it, and Packie has got the ring nine years out of ten and never married.",
      ],
      [
        "One Christmas night I was on the hill with a ewe, three lambs, all alive. On the bonnet after, there was a dinner under a second plate, and a candle. No one about. They'd seen my light and gone to bed.",
      ],
    ],
    hooks: [
      "What happens in your family at Christmas that happens nowhere else?",
      "Which day of the year do you secretly dread?",
    ],
  },
  {
    id: "mind.languages",
    keywords: ["language", "languages", "irish", "gaelic", "gaeilge", "accent", "bilingual", "french"],
    asks: [
      /\b(what|how many|which) languages?/i,
      /\bdo you speak/i,
      /\b(say|teach me) something in (irish|gaelic)/i,
      /\b(love|like) your accent/i,
    ],
    levels: [
      [
        "I've Irish enough for a dog and French enough for cheese.",
        "I speak Irish to Moss, since his first owner did. He understands it better than I do.",
      ],
      [
        "Our word for goodbye is “slán”, and it means safe. You're only telling a person to be safe. I've always liked that.",
        "My accent's Roscommon with Galway weather on it. Dublin people ask me to repeat things for pleasure.",
      ],
      [
        "A professor of Irish came about hens and heard me call the dog. He'd tears in his eyes. He'd thought that dialect was gone. I got fifty-one per cent in Irish. It was the old man's, all of it, kept in a dog.",
      ],
    ],
    hooks: ["Which words do you only use with family, or with an animal?", "What language do you swear you'll learn?"],
  },
  {
    id: "art.taste",
    keywords: ["art", "artist", "painting", "paint", "draw", "drawing", "museum", "gallery", "photography"],
    asks: [
      /\bdo you (like|draw|paint|make) (any )?(art|museums|galleries|drawing)/i,
      /\b(favourite|favorite) (artist|painter|painting)/i,
    ],
    levels: [
      [
        "A painting with weather in it suits me. Give me Jack Yeats, the mud and the horses and the one man looking lost.",
        "I can't draw anything but a cow's stomachs. I do all four on the back of a feed bag, and farmers have asked me to sign them.",
      ],
      [
        "A museum tires me more than a day's testing. It's the standing still that does it.",
        "There's one picture in my house, a gate in the snow, by nobody famous. I bought it the first week on my own. It's the gate being shut that I like.",
      ],
      [
        "I drew a ruminant stomach for Jack Hynes to explain bloat, and he hung it. In a frame, in the parlour. I heard him tell the insurance man it was modern. Tom said to tell him it was upside down. It was.",
      ],
    ],
    hooks: [
      "What's hanging on your wall, and how did it get there?",
      "What can you draw, if somebody hands you a feed bag?",
    ],
  },
  {
    id: "play.games",
    keywords: [
      "game",
      "games",
      "board game",
      "board games",
      "video games",
      "scrabble",
      "monopoly",
      "puzzle",
      "quiz",
      "gaming",
    ],
    asks: [/\bdo you (play|like) (any )?(video |board )?games/i, /\b(favourite|favorite) (video |board )?game/i],
    levels: [
      [
        "I'm good at a pub quiz if it's diseases or Dolly Parton. Outside of that I hold the pencil.",
        "My kind of game can be put down when the phone rings, so it's mostly jigsaws, and mostly the edges.",
      ],
      [
        "I'm impatient with games between people and very patient with the kind in boxes.",
        "Scrabble with my mother is a blood sport. She plays the names of dead neighbours and dares you to challenge.",
      ],
      [
        "Our quiz team's the Afterbirths, Declan's idea, and we came second in the county. The tie-break was how many teeth a cow has. Thirty-two. A dentist at the next table buzzed quicker. I've never felt so betrayed by my own field.",
      ],
    ],
    hooks: [
      "What's your subject in a quiz, the one you'd bet the house on?",
      "Do you play to win or play for the biscuits?",
    ],
  },
  {
    id: "self.fashion",
    keywords: ["clothes", "fashion", "wearing", "dress", "outfit", "boots", "wellies", "jumper", "coat", "shoes"],
    asks: [
      /\bwhat (do you (usually )?wear|are you wearing)/i,
      /\bwhat(?:.?s| is) your style/i,
      /\bdo you like (fashion|clothes|shopping)/i,
    ],
    levels: [
      [
        "I dress for being licked. Everything I own is navy or was.",
        "I've one green dress and it's been to eleven weddings. It knows the words.",
      ],
      [
        "My good boots and my bad boots have been the same boots since about 2019.",
        "Gráinne took me shopping and I asked the girl would it wash at ninety. She went to get the manager.",
      ],
      [
        "I wore heels to the vets' ball and sank in the hotel lawn, both feet. A stranger lifted me straight up and stood me on the path, leaving the shoes behind him. I never got his name. The shoes were handed in, clean.",
      ],
    ],
    hooks: [
      "What's the one thing you own that you feel like yourself in?",
      "Which coat or shoe should you have let go years ago?",
    ],
  },
  {
    id: "home.garden",
    keywords: ["plant", "plants", "garden", "gardening", "flowers", "flower", "grow", "vegetables", "rhubarb", "roses"],
    asks: [
      /\bdo you (have|like|grow) (any )?(plants|flowers|a garden|vegetables)/i,
      /\b(favourite|favorite) (flower|plant)/i,
    ],
    levels: [
      [
        "I grow potatoes, kale and slugs. The slugs are doing best.",
        "My favourite flower's the primrose. It comes up in a ditch, in the cold, with no encouragement at all.",
      ],
      [
        "I can keep a two-day-old lamb alive in a shoebox and I've killed four mint plants.",
        "Packie brings me seed potatoes in March and inspects them in July. He says nothing, he just breathes in.",
      ],
      [
        "I was digging out an old dead rose when I was called to a calving, and I forgot about it. In June it came out the colour of cream. The woman I rent from says her mother planted it. It flowers once in seven years.",
      ],
    ],
    hooks: [
      "Have you managed to keep anything green alive?",
      "What nearly got dug up in your life before it flowered?",
    ],
  },
  {
    id: "self.guilty",
    keywords: ["guilty pleasure", "guilty pleasures", "confess", "confession", "secret", "indulgence", "treat"],
    asks: [/\bguilty pleasures?/i, /\b(tell me|what(?:.?s| is)) (a|your) (secret|confession)/i],
    levels: [
      [
        "I read the property pages for houses in towns, with radiators. I'd never do it. I just like to look at the radiators.",
        "My guilty pleasure's a petrol-station sausage roll at six in the morning, in the jeep, in the dark.",
      ],
      [
        "I watch weddings on the telly, of strangers, with the sound off. You can tell by the second dance.",
        "I've a drawer of good chocolate labelled “Worm Doses”. No one's ever opened it.",
      ],
      [
        "For a year I told the women I was on call on Monday nights. I was at ballroom dancing in Gort, under my grandmother's name. Noreen walked in one evening in gold shoes. We looked at each other. “Calving,” she said. “Calving,” said I.",
      ],
    ],
    hooks: ["What's in your drawer under a false label?", "In the dark of the car, what's your sausage roll?"],
  },
  {
    id: "self.bucket",
    keywords: ["bucket list", "before you die", "someday", "adventure", "adventurous", "iceland", "superpower"],
    asks: [
      /\bbucket list/i,
      /\bwhat do you want to do before/i,
      /\bif you could (do anything|have any superpower|go anywhere|live anywhere|have)/i,
    ],
    levels: [
      [
        "I'd like to go to Iceland for the sheep round-up in September. You ride up, and you sort every animal by hand, and then everybody sings.",
        "Before I go I want to swim the whole way across the bay, with a boat beside me and someone rude in it.",
      ],
      [
        "If I could've a superpower it'd be to be in two farmyards at once. I've thought of the mileage.",
        "I don't want to jump out of anything. I want to sit on a ship's deck in a blanket and be brought soup.",
      ],
      [
        "I'd Iceland booked last year. The night before, Mattie Joe's cow went down, and I stayed. He said nothing, but in October he gave me an envelope: forty euros and a cut-out picture of a sheep. “For next time,” it said.",
      ],
    ],
    hooks: [
      "What have you had booked and not gone to?",
      "If somebody covered for you for a month, where would you go?",
    ],
  },
  {
    id: "self.talent",
    keywords: ["talent", "talents", "skill", "skills", "party trick", "good at", "hidden talent"],
    asks: [
      /\b(secret|hidden|special|weird|useless) (talents?|skills?)/i,
      /\bparty trick/i,
      /\bwhat are you good at/i,
      /\bdo you have (a|any) talents?/i,
    ],
    levels: [
      [
        "I can back a trailer round a corner in one go, in front of men. It's my only vanity.",
        "I can tell you the weight of any animal by eye. I've been asked to stop doing it with people.",
      ],
      [
        "I can tie a knot one-handed behind my back that'll hold a bullock. It doesn't come up at parties as often as you'd hope.",
        "I'm good at bad news. It's a strange thing to be good at, but someone has to be.",
      ],
      [
        "I can guess weights, so they banned me from guess-the-sheep at the show and made me judge. Mattie Joe won by half a kilo and the whole field looked at me. I'd told him nothing. He'd carried her there.",
      ],
    ],
    hooks: [
      "What's the one thing you'd do in front of an audience?",
      "Have you a gift that never comes up at parties?",
    ],
  },
  {
    id: "fav.word",
    keywords: ["favourite word", "favorite word", "quote", "phrase", "saying"],
    asks: [/\b(favourite|favorite) (word|quote|saying|phrase)/i, /\b(a |one )?word you (love|like|hate)/i],
    levels: [
      [
        "My favourite word's “meitheal”. It's when the neighbours all come to save your hay, and nobody counts.",
        "I like the word “grand”. It can mean anything from heaven to a flesh wound.",
      ],
      [
        "A meitheal isn't charity, because your turn's coming. I think of marriage like that, or I do now, when it's no use to me.",
        "My father's saying was “what's before you won't pass you”. He mostly used it about tractors.",
      ],
      [
        "There's a word, “meitheal”. Last summer my hay was down and I was stuck at a caesarean. I drove home sure it was ruined, and there were eleven sets of headlights in the field. Nobody had been asked. That's a meitheal.",
      ],
    ],
    hooks: ["Is there a word in your family that nobody else would understand?", "What saying were you reared on?"],
  },
  {
    id: "fav.smell",
    keywords: ["smell", "smells", "scent", "perfume", "sound", "sounds"],
    asks: [/\b(favourite|favorite) (smell|sound|scent)/i, /\bwhat (smell|sound) do you/i],
    levels: [
      [
        "A calf's breath, sweet milk and hay. They should bottle it and I'd be banned from the shop.",
        "My favourite sound's a cow that was down getting to her feet behind you while you're filling in the form.",
      ],
      [
        "I don't wear perfume. There'd be no point, and it makes the bullocks thoughtful.",
        "Turf smoke at dusk has me about seven years old with a bucket in each hand.",
      ],
      [
        "I smell of hay, I'm told. A small boy in a shop queue stood in beside me, closed his eyes and said “farm”. His granddad had died that month. His mother went to pull him away, and I said he was grand there.",
      ],
    ],
    hooks: ["What smell would bring you straight home?", "What sound tells you everything's going to be all right?"],
  },
  {
    id: "fav.place",
    keywords: ["favourite place", "favorite place", "happy place", "flaggy shore", "hideaway"],
    asks: [
      /\b(favourite|favorite) (place|spot)/i,
      /\bhappy place/i,
      /\bwhere do you feel (most )?(at home|happy|calm)/i,
    ],
    levels: [
      [
        "The Flaggy Shore at low tide, with the flask on a rock and nothing to say to anyone.",
        "My happy place is a warm cowshed at night in the rain, when they're all lying down and chewing.",
      ],
      [
        "There's a gate halfway up our road where the whole bay opens out. I stop there between calls. I've had most of my important thoughts leaning on it.",
        "I feel most at home wherever there's a half-door. You can be in and out at the one time.",
      ],
      [
        "There was a note in my leaning gate: “To the woman in the jeep. I live across the bay and see your lights stop. I stop too.” No name. I flash the headlights once, now, before I go. Some nights there's a flash back.",
      ],
    ],
    hooks: ["Where do you do your important thinking?", "What place would you not tell too many people about?"],
  },
  {
    id: "fav.colour",
    keywords: ["favourite colour", "favorite color", "colour", "color"],
    asks: [/\b(favourite|favorite) colou?r/i, /\bwhat colou?r/i],
    levels: [
      [
        "Gentian blue, the one you find on the limestone in April. After that, the red of an old galvanised shed.",
        "My favourite colour's the green you get for ten minutes after rain when the sun comes in low.",
      ],
      [
        "I painted my front door a yellow that was called Farmhouse Cream on the tin. It's visible from Clare.",
        "I wear navy because it hides things, but I'd paint the world red oxide if I were let.",
      ],
      [
        "When I was painting my door yellow Packie came and stood. I waited for the verdict. He said it'd be a great help to him on foggy nights. The next week his own was done. Same tin, he'd fished it out of my bin.",
      ],
    ],
    hooks: ["What colour's your front door, and did you choose it?", "Which colour would you cross a shop for?"],
  },
  {
    id: "self.age",
    keywords: ["age", "birthday", "star sign", "forty", "forty-one", "getting older", "zodiac"],
    asks: [
      /\bhow old are you/i,
      /\bwhen(?:.?s| is) your birthday/i,
      /\b(star )?sign\b/i,
      /\bwhat age are you/i,
      /\bwhen were you born/i,
    ],
    levels: [
      [
        "I'm forty-one. In cattle terms I'd be a miracle.",
        "Forty-one, born on Saint Brigid's Day, the first of February. She's the patron of cows, so I'd no say in it.",
      ],
      [
        "I mind forty-one less than I minded thirty. At thirty I was still trying to be looked at the right way.",
        "Brigid's Day is the start of spring here, by tradition and against all evidence. I've had my birthday cake in a snowdrift.",
      ],
      [
        "At forty-one I'm past fuss. For my fortieth I was calving a heifer and had told nobody. The farmer came out at midnight with a lit match in a bun. His wife reads the parish newsletter. I blew it out over the calf.",
      ],
    ],
    hooks: ["How do you feel about the age you are, truthfully?", "What was your best birthday, and was it planned?"],
  },
  {
    id: "self.name",
    keywords: ["your name", "tessa", "nickname", "name mean", "theresa"],
    asks: [
      /\bwhat(?:.?s| is) your (full )?name/i,
      /\bwhat does (your name|tessa) mean/i,
      /\bnicknames?/i,
      /\bis tessa short/i,
      /\bwho are you/i,
    ],
    levels: [
      [
        "I'm Tessa, short for Theresa, after a grandmother who smuggled butter.",
        "Tessa's the name. Half of my farmers just say “the vet”, even to my face.",
      ],
      [
        "The name's meant to mean harvester, or so the mug says. I've never harvested anything but grief and calves.",
        "Mattie Joe calls me “the girl”, at my age. I intend to keep it.",
      ],
      [
        "A family in Peterswell named a calf after me. Then a second farm did, and a third. I was at the mart last spring when the auctioneer announced Tessa, lot forty, good legs, bit of a temper. Nobody would look at me.",
      ],
    ],
    hooks: ["Who were you called after, and do you suit it?", "What do people call you when they're fond of you?"],
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
        "I'm a vet, a mother, a cold swimmer and a bad card player. I say what I think and I bring tea after.",
        "Blunt, soft, usually damp. I'd stand over those three.",
      ],
      [
        "I'm shyer than I sound. I talk plain because I was never any good at the other thing.",
        "People think I'm calm. I'm not, I'm only busy. When the work stops you'd see it.",
      ],
      [
        "A locum had to describe me for a form, and I saw it by accident: “Will tell you the truth and then help you carry it.” I'd been going to let him go that Friday over worm doses. He's with us yet.",
      ],
    ],
    hooks: [
      "What three words would the person who knows you best pick?",
      "What do people get wrong about you in the first hour?",
    ],
  },
  {
    id: "self.stress",
    keywords: ["stress", "stressed", "bad day", "cheer up", "comfort", "sad", "cry", "crying", "lonely", "loneliness"],
    asks: [
      /\bwhat do you do when you.?re (sad|stressed|down|upset|lonely)/i,
      /\bwhen (did you last|was the last time you) cr(y|ied)/i,
      /\bdo you (ever )?(get|feel) (lonely|sad|stressed)/i,
    ],
    levels: [
      [
        "I cry in the jeep, at crossroads, for about the length of a song. Then I blow my nose and go on to the next one.",
        "After a bad day I lift stones or I get into the sea. If it's very bad I do both and ring nobody, which is a mistake.",
      ],
      [
        "I was lonelier in the last years of the marriage than I ever was since. People don't like hearing that, but it's so.",
        "I get low in November. I've learned to tell someone on the first of the month, like paying a bill.",
      ],
      [
        "I was crying at a gate and an old bullock came across the whole field, put his chin on the bar and sighed. I laughed, and I told him all of it. When I'd finished he ate my glove.",
      ],
    ],
    hooks: ["When you're low, who do you tell, if you tell?", "What settles you when nothing's settling you?"],
  },
  {
    id: "self.late",
    keywords: ["learned late", "late bloomer", "changed your mind", "wisdom"],
    asks: [
      /\bwhat (have you|did you) (learn|learned|learnt|change)/i,
      /\bchanged your mind/i,
      /\blearn(ed|t)? (it |that |too )?late/i,
    ],
    levels: [
      [
        "I learned late that being needed and being loved aren't the one animal. They look alike from behind.",
        "I was thirty-six learning to float. The whole trick is to stop helping.",
      ],
      [
        "I used to think asking for help was rude. Then I saw how pleased people are to be asked. Packie grew an inch.",
        "I changed my mind about silence. I thought it meant something was wrong. With the right person it's only the fire.",
      ],
      [
        "I put my back out and couldn't lift my arms. Jack Hynes, who touches nobody, put my coat on me and did up the buttons, one by one, in silence. I learned more in those six buttons than in fourteen years.",
      ],
    ],
    hooks: ["What did you learn later than you'd have liked?", "What have you changed your mind about since thirty?"],
  },
  {
    id: "self.advice",
    keywords: ["advice", "lesson", "tips"],
    asks: [/\b(best|worst|any|piece of) (piece of )?advice/i, /\bwhat advice/i, /\bwhat should i do/i],
    levels: [
      [
        "The best advice I got was from an old farmer: never stand where you can't get out.",
        "Say the hard thing early, say it once, and then put on the kettle. I've nothing better than that.",
      ],
      [
        "My father told me to feel the animal's ears before I read its chart. It's the same with people, near enough.",
        "Noreen says when you don't know what to do, wash something. I've a very clean jeep some weeks.",
      ],
      [
        "I told a shy young farmer to ask the girl a question and then listen. He came back delighted. I wanted to know what he'd asked. “How many teats has a sow,” says he. They've two children, so I stand by it.",
      ],
    ],
    hooks: [
      "What's the best advice you were ever given and ignored?",
      "If I asked you for advice, what would you be good on?",
    ],
  },
  {
    id: "self.scar",
    keywords: ["scar", "scars", "injury", "injured", "kicked", "broken bone", "stitches", "tattoo", "tattoos"],
    asks: [
      /\b(do you have|any|got) (any )?(scars?|tattoos?|injur)/i,
      /\bhave you (ever )?(been (kicked|injured|hurt|bitten)|broken)/i,
      /\b(how|where) did you get (that|the|your) scar/i,
    ],
    levels: [
      [
        "I've a dent in my left shin from a bullock called Sunshine.",
        "There's a scar on my eyebrow that I tell people was a horse. It was a press door.",
      ],
      [
        "I've had three broken ribs, a broken wrist and a flattened toe. I was married through all of them, so there's no sympathy left over.",
        "A cow gives you notice before she kicks, with her ear and then her weight. It's the donkey that's a poet.",
      ],
      [
        "The day Sunshine broke my shin his owner drove me to hospital with the bullock still in the trailer, roaring. The porter came out with a wheelchair, looked from one of us to the other and asked, very civil, which was the patient.",
      ],
    ],
    hooks: ["What scar have you with a decent story to it?", "Were you ever hurt by something called Sunshine?"],
  },
  {
    id: "self.collection",
    keywords: ["collect", "collection", "collector", "barter", "accordion"],
    asks: [/\bdo you collect/i, /\bwhat do you collect/i, /\bdo you have a collection/i],
    levels: [
      [
        "I've a shelf of things I was paid in: an accordion, a stuffed pike, a box of door handles, eleven jars of honey.",
        "I collect nothing on purpose, but I was given half a boat once for saving a mare.",
      ],
      [
        "I've a stuffed pike called Terence. He came with a certificate. I don't know which of us was meant to be impressed.",
        "I could never refuse what's offered. It isn't the thing, it's a man's pride you'd be leaving on the step.",
      ],
      [
        "On my shelf I'd forty brass door handles and no idea why. Then a man reopening a hotel rang the radio about his missing handles. I drove them over. He was so pleased he gave me one. It opens nothing. It's my favourite.",
      ],
    ],
    hooks: [
      "Without ever deciding to, what have you ended up collecting?",
      "What's the strangest thing you were ever given in thanks?",
    ],
  },
  {
    id: "people.kids",
    keywords: ["kids", "children", "babies", "baby", "want kids", "marry", "remarry", "married again"],
    asks: [
      /\bdo you (want|like) (any |more |to have )?(more )?(kids|children|a family)/i,
      /\b(would you|do you want to) (ever )?(get )?(married|marry|remarry)/i,
    ],
    levels: [
      [
        "I've had my turn at babies and I was glad of it. Now I borrow them for an hour and hand them back warm.",
        "I'd marry again if it was to the right person and the tea was made. I wouldn't be doing it for the hat.",
      ],
      [
        "Children are easy company for me. They ask what's in the bucket, and they want to know.",
        "I used to think a second marriage was hope over experience. Now I think experience might be the better reason.",
      ],
      [
        "A class of six-year-olds visited the practice and I let them listen to my heart with the good stethoscope. One little fellow listened a long time, frowning. “It says kettle, kettle, kettle,” he told the rest. I've heard nothing else since.",
      ],
    ],
    hooks: [
      "Do you see children ahead of you, or is that a full stop?",
      "Would you ever marry, or do you come out in a rash at the word?",
    ],
  },
  {
    id: "hobby.general",
    keywords: ["hobby", "hobbies", "free time", "spare time", "for fun", "interests", "relax"],
    asks: [
      /\bwhat do you do (for fun|in your (free|spare) time|to relax|when you.?re not|after work)/i,
      /\bwhat are you (into|your (hobbies|interests))/i,
      /\bwhat are your (hobbies|interests)/i,
    ],
    levels: [
      [
        "I swim in cold water, I build crooked walls, and I lose at cards. None of them pays.",
        "For fun I sing in the jeep and pick up stones. I'm aware of how that sounds.",
      ],
      [
        "I need a hobby that uses the arms and leaves the head alone. The head's been at it since six.",
        "I tried painting, pottery and pilates, all the ones with a p. I was asked to leave none of them and I left all three.",
      ],
      [
        "Gráinne bought me a mindfulness colouring book. I brought it on a night call and the farmer did a page, waiting on the cow. He asked could he keep it. His wife tells me he's on his fourth.",
      ],
    ],
    hooks: [
      "What do you do that's no use to anyone and you love it?",
      "When your head's been going since six, how do you stop it?",
    ],
  },
];
