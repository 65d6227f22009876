/**
 * What Yuki can talk about: doors, fridges, snow, a tortoise, and her people (her father Hideo, her mother Emiko, Taku, Halvorsen in
 * 2B, Bex, Marguerite, Devon, Gord, Simone, Pruitt, Mateo). Three depths a topic; the hooks hand the topic over.
 */
import type { TopicFrame } from "./types.ts";

export const yukiFrames: readonly TopicFrame[] = [
  {
    id: "sound.doors",
    keywords: ["door", "doors", "hinge", "hinges", "creak", "creaks", "knob", "412"],
    asks: [
      /(why|how many) (do you (record|collect) )?doors/i,
      /(what'?s|what is) your fav(ou?rite)? door/i,
      /what (does|do) (a |your )?(front )?doors? sound like/i,
    ],
    levels: [
      [
        "I have recordings of 412 doors. Most people's front door is in G. They don't know.",
        "Doors are my main thing. 412 so far. A door tells you who's coming before they do.",
      ],
      [
        "You ask permission. You open it 20 times: slow, fast, angry, late. The late one is hardest to act. You have to mean it.",
        "Hotel doors all lie. They're weighted to sound like money. Church doors don't bother.",
      ],
      [
        "Number 1 is my grandmother's, in Sapporo. It slides. It sticks at 11 centimetres and then gives. The house came down in 2014. In one game there's a door you can't open. I put hers behind it. If you wait 40 seconds, it opens.",
      ],
    ],
    hooks: ["What does your front door do when you come home late?", "Which door would you know with your eyes shut?"],
  },
  {
    id: "sound.fridges",
    keywords: [
      "fridge",
      "fridges",
      "refrigerator",
      "freezer",
      "hum",
      "hums",
      "humming",
      "appliance",
      "appliances",
      "b flat",
    ],
    asks: [
      /(why|how many) (do you (record|collect) )?fridges/i,
      /what (key|note) is (your|my|a) fridge/i,
      /do you (really )?record fridges/i,
    ],
    levels: [
      [
        "61 fridges recorded. Mine is in B flat, slightly under. We've stopped arguing about it.",
        "Fridges, yes. They sing all night and nobody goes to the concert.",
      ],
      [
        "A fridge stops about 30 times a day. You only hear it when it stops. Then the room gets bigger by a metre.",
        "In a spaceship, the engine you hear is usually a fridge from Burnaby. I'm sorry if that ruins anything.",
      ],
      [
        "When Mateo moved out I recorded the apartment to find out what had changed. Footsteps, none. Keys, none. The fridge was 2 decibels louder. It wasn't louder. There was just no one in front of it.",
      ],
    ],
    hooks: ["What's the hum in your home that you've stopped hearing?", "Which sound do you only notice when it ends?"],
  },
  {
    id: "sound.snow",
    keywords: ["snow", "snowing", "snowfall", "ice", "drift ice", "blizzard", "frost"],
    asks: [/(why|how) do you record snow/i, /what does snow sound like/i, /do you (like|miss) (the )?snow/i],
    levels: [
      [
        "37 recordings of snow, by temperature. At minus 2 it's a sponge. At minus 20 it's cornstarch. Often it is cornstarch.",
        "Yuki can mean snow. So this is either a vocation or a very long pun.",
      ],
      [
        "Snow takes 60 percent of the sound out of a street. It's the only weather that does my job for me.",
        "Boots on powder pitch up as it gets colder. My father could tell me whether school was closed by listening to the mailman.",
      ],
      [
        "Every year my mother records the first snow in Sapporo from her balcony. 30 seconds. No words, that's our rule. Last year at second 28 she breathed in as if to speak. I've looped that. Not for work.",
      ],
    ],
    hooks: [
      "What does the first snow, or the first rain, do to where you live?",
      "Is there a silence you'd keep a copy of?",
    ],
  },
  {
    id: "sound.hearing",
    keywords: [
      "ears",
      "hearing",
      "listen",
      "listening",
      "noise",
      "noises",
      "silence",
      "tinnitus",
      "microphone",
      "microphones",
      "headphones",
      "record sounds",
      "recording",
      "recordings",
    ],
    asks: [
      /(what'?s|what is) (your|the) (fav(ou?rite)?|best|worst|weirdest|strangest) (sound|recording|noise)/i,
      /what do you (record|listen for)/i,
      /do you (like|need) silence/i,
      /do you (carry|have) (a )?(recorder|microphone)/i,
    ],
    levels: [
      [
        "I carry a recorder. It's the size of a sandwich. Twice I've brought the sandwich.",
        "My ears are precise. It's less fun than it sounds. I can hear which of your lights is dying.",
      ],
      [
        "In my left ear there's a tone at 6 kilohertz. It came with a concert in 2019. F sharp. It's the only one who's always in.",
        "Silence is about 20 decibels, indoors. Anything under that and people start telling you things.",
      ],
      [
        "My favourite recording is 9 seconds of nothing. A kitchen, my father waiting for a customer to taste. You can hear him not breathe. Then a bowl goes down, empty. I play it before I ship a game.",
      ],
    ],
    hooks: [
      "What can you hear right now, if you count to five first?",
      "Which person would you recognize by their steps?",
    ],
  },
  {
    id: "work.game",
    keywords: ["lighthouse", "your game", "current project", "working on", "monsters", "zombies", "foley", "celery"],
    asks: [
      /what (are you|game are you) (working on|making)/i,
      /(which|what) games? (have you|did you) (worked on|work on|made?|done)/i,
      /how do you make (the |a )?(sounds?|monsters?|zombies?|noises?)/i,
    ],
    levels: [
      [
        "A game about a lighthouse. You keep the light on. That's all of it. It has 140 kinds of wind.",
        "Seven games shipped. You may have heard my left boot. It's played 3 armies.",
      ],
      [
        "Broken bones are celery. Punches are a phone book and a steak. The dragon is Devon, our programmer, eating cereal at half speed.",
        "A footstep has heel, sole, toe and a bit of trousers. Nobody thanks you for the trousers. Take them out and everyone's naked.",
      ],
      [
        "A player wrote to us. He's blind. He'd finished the lighthouse demo by the sound of the fog alone. I'd spent 11 weeks on the fog. A producer asked if anyone would notice. I printed the letter. The producer frames things. He framed it.",
      ],
    ],
    hooks: [
      "Where did weeks of yours get noticed in one second?",
      "If your day had a sound effect, what would play when you sit down at night?",
    ],
  },
  {
    id: "work.colleagues",
    keywords: [
      "marguerite",
      "devon",
      "boss",
      "colleague",
      "colleagues",
      "coworker",
      "coworkers",
      "office",
      "studio",
      "meeting",
      "meetings",
    ],
    asks: [
      /(who do you work with|do you like your (boss|coworkers|colleagues|team))/i,
      /(what'?s|what is|tell me about) your (boss|team|studio|office)/i,
      /(who'?s|who is) (marguerite|devon|bex)/i,
    ],
    levels: [
      [
        "22 people, one kitchen. My boss is Marguerite. She did radio for 30 years and says three things a day. All three are notes.",
        "There's Devon, who chews. I've made 4 monsters out of him. He signs a release.",
      ],
      [
        "Bex does foley. We can work 6 hours without a word. It's the longest friendship I have.",
        "Meetings I mute. Not me. Them. Then I watch the faces and guess. I'm right about 80 percent.",
      ],
      [
        "In my first week I asked Marguerite how a scene should feel. She took off my headphones and tapped the desk twice. I worked on it 3 days. She listened and said, “Now I miss my sister.” That was the approval.",
      ],
    ],
    hooks: ["Who can you be silent with for six hours?", "Which sound tells you your colleague has arrived?"],
  },
  {
    id: "work.start",
    keywords: ["how it started", "became a sound designer", "why sound", "calling", "got into sound"],
    asks: [
      /(how|why|when) did you (get into|become|start|end up|choose|decide)( doing| in| as| on)? (that|this|it|an?|your|sound|games|recording|audio|the (job|work))\b/i,
      /what got you into (that|this|it|your|sound|games)/i,
      /do you (love|enjoy|like) (your job|your work|what you do)/i,
      /(fav(ou?rite)?|best|hardest|worst) (thing|part) (about|of) (your|the) (job|work)/i,
    ],
    levels: [
      [
        "At 10 I had no English and a cassette recorder. So I recorded Calgary until I understood it. I never stopped. They started paying.",
        "My mother tunes pianos. I grew up under them. You hear one note for an hour and then it's right, and the whole room sits down.",
      ],
      [
        "The best part is when nobody notices. The worst part is when nobody notices.",
        "I do like it. Ask me in the last week before a deadline and I'll say the same in a lower voice.",
      ],
      [
        "The cassette recorder was my mother's gift at the airport in Sapporo. She said to send her what it was like. I sent 56 tapes. Last year I found out she'd had them all labelled, by weather.",
      ],
    ],
    hooks: [
      "What did you do for nothing before somebody paid you for it?",
      "Which part of your job would you keep if nobody ever noticed?",
    ],
  },
  {
    id: "work.sound",
    keywords: [
      "work",
      "job",
      "career",
      "profession",
      "sound designer",
      "sound design",
      "audio",
      "game audio",
      "for a living",
    ],
    asks: [
      /what do you do( for (a living|work))?\b(?! (for|on|at|in|when|to|with|after|if|about))/i,
      /(what'?s|what is) your (job|work|profession|occupation)/i,
      /how('?s| is) work/i,
      /tell me about your (job|work)/i,
      /what (does|is) a sound designer/i,
    ],
    levels: [
      [
        "Sound designer, for games. Other people draw the door. I decide what it thinks of you.",
        "I make the noises in video games. If I do it right you never think of me.",
      ],
      [
        "About 40 percent is recording, 50 is editing, 10 is explaining to adults why the fish needs a voice.",
        "Most days I sit in a room with foam on the walls and crush vegetables for money. There's dental.",
      ],
      [
        "They wanted a heart for a last scene. I tried 31 things. I used my brother, asleep, through a wall. At the launch he said, “That's weird, I feel tired.” I said nothing. I'd put him in the credits under hearts.",
      ],
    ],
    hooks: ["Which part of your work only shows when it goes wrong?", "If your job made one noise, what would it be?"],
  },
  {
    id: "pet.reverb",
    keywords: ["pet", "pets", "tortoise", "reverb", "turtle", "dog", "dogs", "cat", "cats", "animal", "animals"],
    asks: [
      /(do|have) you (got|have) (any )?(pets|a dog|dogs|a cat|cats|animals|a pet)/i,
      /are you a (dog|cat) person/i,
      /(how'?s|how is|who'?s|who is|tell me about|how old is) (reverb|your (tortoise|turtle))/i,
      /why (a tortoise|reverb|is (he|it) called)/i,
    ],
    levels: [
      [
        "I have a tortoise called Reverb. He arrives about 4 seconds after you expect him to.",
        "One tortoise. 41 years old. He's older than my furniture and all of my opinions.",
      ],
      [
        "Reverb came with the apartment. The last tenant left a note, a lamp and a tortoise. The note was about the lamp.",
        "His shell on laminate sounds like a tomb closing. He's in 4 games. He gets paid in dandelions.",
      ],
      [
        "He walked off once, on a Tuesday. I searched for 5 hours. He'd made it 7 metres and was facing the wall where my desk had been before I moved it. I moved it back. 🐢",
      ],
    ],
    hooks: ["Who or what shares your floor?", "Who in your life arrives four seconds late, every time?"],
  },
  {
    id: "people.bex",
    keywords: ["bex", "foley artist"],
    asks: [/(who'?s|who is|tell me about|how'?s|how is) bex\b/i, /how did you meet bex/i],
    levels: [
      [
        "Bex is foley and my oldest friend. She owns 90 pairs of shoes and wears one.",
        "I met Bex in a doorway at recess when we were 10. We work 4 metres apart now. It's about the same distance.",
      ],
      [
        "She does all the hands in our games. If a character touches your face, that's Bex and a peach.",
        "Bex has keys to my apartment. In 6 years she's used them once, to return a spoon.",
      ],
      [
        "When I couldn't hear right, Bex didn't ask. She came over with her shoes and walked up and down my hall, pair after pair, until I could tell which. 40 pairs. The first I got was hers from grade 5. She'd kept them.",
      ],
    ],
    hooks: ["Who has keys to your place and hardly uses them?", "How far away from you does your oldest friend sit?"],
  },
  {
    id: "people.gord",
    keywords: ["gord", "captain", "roofer"],
    asks: [/(who'?s|who is|tell me about|how'?s|how is) gord\b/i],
    levels: [
      [
        "Gord is our captain. 61, a roofer. He shouts advice from the bench with food in it.",
        "That's Gord, who started the team because his house got quiet on Thursdays. So we play Thursdays.",
      ],
      [
        "Gord has scored 3 goals in 9 years and can describe each one for 20 minutes. He does.",
        "He fixed my window, my skate and Halvorsen's gutter. He bills in sandwiches.",
      ],
      [
        "I tried to quit the team after a 12 to nothing. The message took me 5 hours. Gord answered in 4 seconds: “Thursday's at 10:15 this week.” When I got there he'd left the door of the rink propped open with his lunch.",
      ],
    ],
    hooks: ["Who wouldn't let you quit, and how did they do it?", "What do you do with your Thursdays?"],
  },
  {
    id: "hockey",
    keywords: [
      "hockey",
      "goalie",
      "goalkeeper",
      "goaltender",
      "beer league",
      "puck",
      "net",
      "rink",
      "goals",
      "power outages",
      "simone",
      "canucks",
    ],
    asks: [
      /do you (like|play|watch|follow) (any )?(hockey|sports?)/i,
      /(how'?s|tell me about|who'?s in|what'?s) your team/i,
      /why (are you |do you play )?(a )?(goalie|goalkeeper|in goal)/i,
      /what('?s| is) it like (in|being in) goal/i,
      /(did|do) (you|your team) win/i,
    ],
    levels: [
      [
        "Goalkeeper, beer league, Thursdays at 10:45 at night. The team is called the Power Outages. We're 2 and 11.",
        "I play in goal. It's the one position where standing still and saying nothing is called talent.",
      ],
      [
        "My save percentage is .871. That's a good number for a microwave and a bad one for a goalie.",
        "Our captain is Gord, 61, a roofer. He shouts advice from the bench while eating. Simone, on defence, is a nurse. She's restarted 2 of our opponents.",
      ],
      [
        "We lost 9 to 1 in March. After the horn nobody left the ice. They all skated over and tapped my pads, one by one, 11 taps. It's custom. I'd heard it a hundred times. I hadn't counted it before.",
      ],
    ],
    hooks: [
      "Is there something you keep turning up for, in spite of the score?",
      "Who taps your pads when you've had a bad night?",
    ],
  },
  {
    id: "family.father",
    keywords: ["father", "dad", "hideo", "ramen", "noodles", "counter", "nine stools", "broth", "miso"],
    asks: [
      /(tell me about|how'?s|how is|what does) your (dad|father)/i,
      /(tell me about|what'?s|where is|where'?s) (the|your (dad|father)'?s) (ramen|counter|shop|restaurant)/i,
      /(best|fav(ou?rite)?) ramen/i,
    ],
    levels: [
      [
        "My father runs a ramen counter in Calgary. 9 stools, no music. He says the slurping is the music.",
        "Hideo. 63. He makes one soup. He's been working on it for 31 years and says it's close.",
      ],
      [
        "He doesn't say much. He gives you the stool by the heater. People have proposed on less.",
        "As a kid I did homework at stool 9. I learned fractions from orders. I still can't see 3 quarters without an egg.",
      ],
      [
        "I came home at 22 after failing something. He didn't ask. He made a bowl, put in 2 eggs, and turned the sign on the door to closed at 6 in the evening. Nobody has closed anything for me since then. I had seconds.",
      ],
    ],
    hooks: [
      "Who feeds you when you've failed at something?",
      "What's the one dish your family has been working on for decades?",
    ],
  },
  {
    id: "family.mother",
    keywords: ["mother", "mom", "mum", "emiko", "piano tuner", "pianos", "piano", "tuning"],
    asks: [
      /(tell me about|how'?s|how is|where is|where'?s|what does) your (mom|mum|mother)/i,
      /(do|can) you play (the )?piano/i,
      /do you (see|visit|talk to) your (mom|mum|mother)/i,
    ],
    levels: [
      [
        "Emiko. She tunes pianos in Sapporo. We speak 11 minutes a week. 9 of them are silence. They're good minutes.",
        "My mother stayed in Sapporo to look after my grandmother. One winter, they said. It's been 20.",
      ],
      [
        "She can tell what a family is like from the piano. Worn middle C means children. Worn low notes mean somebody's alone.",
        "I don't play. I know where every note should be and I can't get there. It's like having a map of a house you're not let into.",
      ],
      [
        "She came to Vancouver once, for 6 days. On the last night she tuned my fridge. She put 2 folded bus tickets under the left foot. It moved up to B flat. It's dropped a little since. I've left the tickets in.",
      ],
    ],
    hooks: [
      "With whom are you good at saying nothing?",
      "What did someone fix in your home that you never touched again?",
    ],
  },
  {
    id: "family.taku",
    keywords: ["brother", "taku", "sibling", "siblings", "sister", "sisters", "only child", "brothers"],
    asks: [
      /(do|have) you (got|have) (any )?(siblings|brothers|sisters|a brother|a sister)/i,
      /are you an only child/i,
      /(who'?s|who is|tell me about|how'?s) (taku|your (brother|siblings?))/i,
    ],
    levels: [
      [
        "One brother, Taku. 26. He works the counter with my father and does the talking for all three of us.",
        "Taku speaks about 190 words a minute. I timed it. He's my brother, so it was for love.",
      ],
      [
        "He sends voice notes of 6 minutes. I answer with a door. He says he can tell from the door how I am.",
        "When we were kids he ordered for me in restaurants until I was 13. He got it right 13 years running.",
      ],
      [
        "Our first day of school in Calgary he was 6, I was 10. At lunch he crossed the gym, sat next to me, and talked Japanese to the table until they moved over. He had a lunchbox with a train on it.",
      ],
    ],
    hooks: ["Who did the talking for you before you could?", "Who could tell how you are from a single sound?"],
  },
  {
    id: "family.general",
    keywords: ["family", "parents", "relatives", "grandmother", "grandma", "grandparents"],
    asks: [
      /(tell me about|how'?s|how is|how are) your (family|parents)/i,
      /are you close (to|with) your (family|parents|siblings)/i,
      /do you get (along|on) with your (family|parents)/i,
      /what do your parents do/i,
    ],
    levels: [
      [
        "Four people, 3 cities, 2 time zones that matter. A father with soup, a mother with pianos, a brother with words.",
        "We're close. You wouldn't know from the phone bill.",
      ],
      [
        "Nobody in my family says it. My father adds an egg. My mother sends snow. Taku says it, but he says everything.",
        "My parents are still married. They're just 7,000 kilometres apart. They play the same radio quiz on Saturdays and compare scores.",
      ],
      [
        "For their 30th anniversary I mixed them a track. Her street on the left, his counter on the right, same hour. At 2 minutes 10 they both put down a cup. I didn't line that up. They each called to ask how I'd done it.",
      ],
    ],
    hooks: [
      "How do they say it in your family, if they don't say it?",
      "What do the people you come from do at the same hour?",
    ],
  },
  {
    id: "home.sapporo",
    keywords: [
      "sapporo",
      "japan",
      "japanese",
      "hokkaido",
      "calgary",
      "alberta",
      "hometown",
      "grew up",
      "originally",
      "roots",
      "immigrant",
    ],
    asks: [
      /where (are|r) you (originally )?from/i,
      /where did you grow up/i,
      /where were you born/i,
      /(what'?s|what is|what was|tell me about) (sapporo|calgary|japan|hokkaido)( like)?/i,
      /(why|when) did you (move|leave|come)( (to|from))? ?(calgary|canada|japan|sapporo)?\??$/i,
      /do you miss (japan|sapporo|calgary|home)/i,
    ],
    levels: [
      [
        "Sapporo until I was 10. Calgary until I was 23. Both cold. Only one of them has a word for it being pretty.",
        "I'm from a city with 5 metres of snow a year and then from a city with a wind. I travel in weather.",
      ],
      [
        "Sapporo sounds like felt. Calgary sounds like a truck someone forgot to turn off. I get homesick for both, on different floors.",
        "In Calgary the Chinook comes and it goes up 20 degrees in an hour. The whole city gets a headache and eats outside.",
      ],
      [
        "My first English sentence was “please stand clear of the doors.” I learned it from the train. I said it to a girl in a doorway at recess. She moved over. I sat down. That was Bex. She says nobody's topped it.",
      ],
    ],
    hooks: [
      "What does the place you come from sound like at seven in the morning?",
      "What was the first thing you learned to say somewhere new?",
    ],
  },
  {
    id: "home.vancouver",
    keywords: [
      "vancouver",
      "city",
      "apartment",
      "neighbourhood",
      "neighborhood",
      "based",
      "canada",
      "east van",
      "hastings",
    ],
    asks: [
      /where do you live/i,
      /where are you (based|living|located|at)/i,
      /(what'?s|what is|how'?s) (vancouver|canada) like/i,
      /do you live alone/i,
    ],
    levels: [
      [
        "East Vancouver, third floor, 3B. One bedroom, one tortoise, 1.2 seconds of echo in the stairwell.",
        "Vancouver. It rains 161 days a year. I've recorded 90 of them. They differ.",
      ],
      [
        "I picked the apartment with my eyes closed. The agent thought I was praying. I was checking the street side for buses.",
        "I live alone. It's 31 decibels at night. 34 when I'm happy, I hum apparently.",
      ],
      [
        "There's a foghorn you can hear from my bed, 9 or 10 nights a year. I moved the bed 2 metres for it. The first time, I opened the window. Half the building's were open. Nobody said anything. We all went back.",
      ],
    ],
    hooks: [
      "Before you moved in, was there one thing you had to check?",
      "With only you in it, what does your place sound like?",
    ],
  },
  {
    id: "people.halvorsen",
    keywords: ["neighbour", "neighbours", "neighbor", "neighbors", "halvorsen", "downstairs", "building", "elevator"],
    asks: [/(do you (know|like)|how are|tell me about) your neighbou?rs/i, /(who'?s|who is|how'?s) halvorsen/i],
    levels: [
      [
        "Below me in 2B is Halvorsen. 84. He plays one record at 9 every night. Side A only.",
        "My neighbours know me as the one who opens the lobby door 20 times in a row. I've explained. It got worse.",
      ],
      [
        "Halvorsen and I have a system. Record at 9, he's fine. No record by 9:10, I go down with soup. So far, 2 soups.",
        "I said 6 words to a woman in our elevator, about the elevator. She invited me to her wedding. I went. Table 4.",
      ],
      [
        "I asked him once why only side A. He said his wife always got up and turned it over. So I went down at 9:20 and turned it over. He'd not heard side B in 8 years. We do it on Sundays now.",
      ],
    ],
    hooks: [
      "Who would notice if you were ten minutes late to your own evening?",
      "Through the wall, what have you learned about your neighbours?",
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
      "onigiri",
      "rice ball",
      "restaurant",
      "snack",
      "egg",
      "eggs",
    ],
    asks: [
      /(what'?s|what is) your fav(ou?rite)? (food|meal|dish|snack)/i,
      /what (food )?do you like to eat/i,
      /what did you (eat|have for (dinner|lunch|breakfast))/i,
      /are you hungry/i,
    ],
    levels: [
      [
        "My father's miso ramen, with corn and butter. Second place is a convenience store rice ball. The gap is small.",
        "Lunch was toast. Dinner was toast, with intent.",
      ],
      [
        "Crunch is 70 percent of eating. I've turned down chips for being in the wrong register.",
        "I eat at the same hour as Reverb. He has greens. I have noodles. We don't look at each other.",
      ],
      [
        "A date took me to a restaurant where you eat in the dark. Everyone was nervous. I was the only one relaxed. I poured for the table. I'd heard where the glasses were. It's the most charming I've ever been and nobody saw.",
      ],
    ],
    hooks: ["When you're too tired to be a person, what's dinner?", "Which food do you love mainly for the noise?"],
  },
  {
    id: "cooking",
    keywords: ["cook", "cooking", "kitchen", "recipe", "recipes", "bake", "baking", "microwave"],
    asks: [/(can|do) you cook/i, /are you a good cook/i, /what do you (like to )?(cook|bake|make for dinner)/i],
    levels: [
      [
        "Eggs. 6 minutes 30. I go by the sound of the pot. Everything else I go by the phone number.",
        "No. I come from a ramen family. It skipped me and went to the tortoise.",
      ],
      [
        "Oil is ready when it's at about 4 kilohertz. I know that, and I still burn the onion. Knowledge isn't the problem.",
        "My kitchen has 1 pot, 1 pan and 3 contact microphones. The pan complains.",
      ],
      [
        "I tried to make my father's broth. 14 hours. I sent him a recording of it simmering instead of a photo. He called in under a minute, a record. He said, “Turn it down.” Then he stayed on the line until it sounded right.",
      ],
    ],
    hooks: ["Which dish could you make with the lights off?", "Who would you call to ask if something sounds right?"],
  },
  {
    id: "drink",
    keywords: ["tea", "coffee", "drink", "drinks", "alcohol", "wine", "beer", "whisky", "caffeine", "kettle"],
    asks: [
      /(coffee or tea|tea or coffee)/i,
      /do you (like|drink) (coffee|tea|alcohol|beer|wine)/i,
      /(what'?s|what is) your (drink|poison|coffee order)/i,
    ],
    levels: [
      [
        "Tea, barley, cold. 2 litres a day. Coffee gives me a heartbeat I can hear, so no.",
        "One beer after a game. The team is named for it, in a way.",
      ],
      [
        "My kettle changes key at 80 degrees. I take it off there. The guests think I'm psychic. There've been 3 guests.",
        "Halvorsen pours aquavit in glasses the size of thimbles. You say nothing and look each other in the eye. It's my idea of a party.",
      ],
      [
        "The team beer is in a parking lot, at midnight. I stood at the edge for one season. Then Gord put down a crate with a G on it. For goalie, I said. He said, “For get over here.”",
      ],
    ],
    hooks: [
      "What's in the cup beside you, and who usually makes it?",
      "At a gathering, where do you stand until somebody waves you over?",
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
      "sakamoto",
      "vinyl",
      "album",
    ],
    asks: [
      /what (kind of |sort of )?music/i,
      /who'?s your fav(ou?rite)? (band|singer|artist)/i,
      /what are you listening to/i,
      /do you (sing|play an instrument|play any instruments)/i,
    ],
    levels: [
      [
        "Sakamoto. The late records, where the piano's out of tune because it was in a flood. My mother can't listen. I can't stop.",
        "After 9 hours of sound, mostly nothing. On the bus, 1 song. I've been on the same one since October.",
      ],
      [
        "I hear music as edits. I know where they breathed and where they cut the breath. It's like knowing the cook.",
        "I hum when I'm content. I didn't know. It was on a recording, under a door. 34 seconds of me, in tune with a fan.",
      ],
      [
        "In 2019 I went to a concert and stood too close and it took 6 kilohertz from my left ear. People ask if it was worth it. The last song was 11 minutes. I'd stand one step back.",
      ],
    ],
    hooks: ["Which song would you risk your ears for?", "Has anyone ever told you what you hum?"],
  },
  {
    id: "guilty",
    keywords: ["guilty pleasure", "guilty pleasures", "abba", "secretly like", "junk food", "confession"],
    asks: [
      /(what'?s|what is|any) (your )?(biggest )?guilty pleasures?/i,
      /what do you secretly (like|love|enjoy|watch)/i,
    ],
    levels: [
      [
        "ABBA. All of it. I have a professional excuse, which is the layering. I don't use it.",
        "Videos of people pressure-washing patios. With sound. 3 hours was my record.",
      ],
      [
        "There are 4 pianos on one of those singles. 4. My mother says it's too many. My mother knows every word.",
        "I read the one-star reviews of lighthouses. “Too bright.” “Far.” I've saved 60.",
      ],
      [
        "Devon found my headphones on my desk, still playing. He put them on. He put his hand on my shoulder. The next morning the build alarm was the chorus. It went off at 9. 22 people knew. 22 people sang.",
      ],
    ],
    hooks: ["What would your headphones give away about you?", "Which love of yours has no excuse at all?"],
  },
  {
    id: "film.tv",
    keywords: ["film", "films", "movie", "movies", "tv", "series", "netflix", "watch", "cinema", "anime", "ghibli"],
    asks: [
      /(what'?s|what is) your fav(ou?rite)? (film|movie|show|series|anime)/i,
      /what (do you|are you) (like to )?watch(ing)?/i,
      /(seen|watched) any(thing)? good/i,
      /do you (like|watch) anime/i,
    ],
    levels: [
      [
        "The Conversation. A man listens to one sentence for 2 hours and gets it wrong. It's a comedy, for my field.",
        "I watch with the picture off. It started as work. Now I just know what everyone's kitchen sounds like.",
      ],
      [
        "There's one eagle in films and it's always a hawk. There's one scream and it's from 1951. I point. I've been asked not to.",
        "Ghibli rain I've studied. They draw the silence before it. Nobody pays for that, and they did.",
      ],
      [
        "I took my father to a short film I'd worked on. 12 minutes. He sat with his arms folded. In the credits he stood up and bowed to the screen. Three rows of people looked at him. He was bowing to line 41.",
      ],
    ],
    hooks: ["What film would you know from the sound alone?", "Who would bow at your name in the credits?"],
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
      "haiku",
      "manga",
      "moomin",
    ],
    asks: [
      /(do you|you) (like to )?read\b/i,
      /what are you reading/i,
      /(what'?s|what is) your fav(ou?rite)? (book|author|poem)/i,
    ],
    levels: [
      [
        "The Summer Book. An island, a grandmother, a girl. Nothing happens 22 times. I've read it 6.",
        "Manuals, mostly. They have a plot. You start with nothing and end with a working dishwasher.",
      ],
      [
        "I read out loud in my head, so I'm slow. 19 pages an hour. I do the doors.",
        "Haiku I respect. 17 syllables and out. It's the only art form that respects my response time.",
      ],
      [
        "Pruitt, my physics teacher, lent me a book on waves when I was 12. He'd written “ask Yuki” in it, 3 times. I asked why. He said, “In case I forgot who to ask.” I hadn't said a full sentence in his class yet.",
      ],
    ],
    hooks: [
      "What book do you go back to where nothing happens?",
      "Do you hear a voice when you read, and whose is it?",
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
      "abashiri",
      "iceland",
    ],
    asks: [
      /(where have you|have you) (been|travell?ed)/i,
      /do you (like |love |like to )?travel(l?ing)?( (much|a lot|often))?/i,
      /where (would|do) you (like|want|love) to (go|travel)/i,
      /(what'?s|what is) your (dream|fav(ou?rite)?) (trip|destination|vacation)/i,
    ],
    levels: [
      [
        "I go places and point a microphone at the wrong thing. Rome: a drain. Iceland: a drain, but hot.",
        "Next is Abashiri, in Hokkaido. The drift ice comes in February and complains. I want 4 hours of that.",
      ],
      [
        "I have no photos from Portugal. I have 51 minutes of a laundromat. I remember it better than you remember your beach.",
        "Airports are 70 decibels and everyone's about to cry. I do well there. Nobody expects conversation.",
      ],
      [
        "In Lisbon an old woman asked what I was recording. Her gate, I said. She opened it 20 times for me, then once more, slowly. She said, “That's how it went when my husband was late.” It's door 288. I've never cut it.",
      ],
    ],
    hooks: [
      "If photos weren't allowed, what would you bring home from a trip?",
      "In a new place, which wrong thing do you end up looking at?",
    ],
  },
  {
    id: "weekend",
    keywords: ["weekend", "saturday", "sunday", "friday", "free time", "day off"],
    asks: [
      /what (are|r) you (doing|up to) (this|at the|on the|over the) weekend/i,
      /(how was|what did you do) (your|last|this|the|over the) weekend/i,
      /(any )?plans for the weekend/i,
    ],
    levels: [
      [
        "Saturday, laundromat with a microphone. Sunday, side B with Halvorsen. It's a full calendar.",
        "I'll sleep 9 hours and buy a cabbage. One is for me, one's for work.",
      ],
      [
        "Sunday at 5 is my mother, 11 minutes. I clean before. She can hear if I haven't.",
        "On free days I walk until a street goes quiet. It takes about 50 minutes. Then I turn around.",
      ],
      [
        "Last Saturday I recorded a crosswalk. A man asked what I was doing, so I gave him the headphones. He stood there for 3 lights. He said, “Is it always like this.” It is. He missed his bus. He thanked me for it.",
      ],
    ],
    hooks: [
      "What's the part of your weekend you'd never tell a coworker about?",
      "How long does it take you to get to quiet?",
    ],
  },
  {
    id: "today",
    keywords: ["today", "this week", "lately"],
    asks: [
      /(how was|how'?s|how is) your (day|week|evening|morning|night)/i,
      /what (are|r) you (doing|up to)( today| right now| tonight| now)?\b(?! (on |for )?(this |at |on |the |over |next |tomorrow|saturday|sunday|monday|tuesday|wednesday|thursday|friday|later|christmas))/i,
      /what did you (do|record|make) today/i,
      /what'?s new/i,
    ],
    levels: [
      [
        "Today I dropped a wet towel 70 times. It's for a walrus.",
        "Spent 8 hours on a sound that lasts 2 seconds. It's a cupboard. It's a very honest cupboard.",
      ],
      [
        "This week is wind. I've got 6 people blowing over bottles in a parking garage. Security came. Security stayed.",
        "A fire drill at the studio. Everyone covered their ears and left. I went back in for the recorder. I've been spoken to.",
      ],
      [
        "Bex brought her daughter in today. She's 4. I gave her the headphones and the celery. She broke one stalk, listened, and whispered, “Sorry.” I kept that take. It's in the game. Somewhere there's a skeleton and he's sorry.",
      ],
    ],
    hooks: ["What did you do seventy times today?", "What was the quietest minute of your day?"],
  },
  {
    id: "childhood",
    keywords: ["childhood", "kid", "memories", "memory", "growing up", "as a child", "cassette"],
    asks: [
      /what (were you like|was your childhood like|were you like as a (kid|child))/i,
      /(fav(ou?rite)?|best|earliest) childhood memory/i,
    ],
    levels: [
      [
        "I lived under pianos until I was 10, then at stool 9 until I was 18. I've never had a proper chair.",
        "Quiet. My report card said “observes.” It said it for 8 years.",
      ],
      [
        "I labelled tapes. “Stairs, Tuesday.” “Stairs, Wednesday.” My father asked what the difference was. I played them. He said, “Ah. The mailman has a cold.”",
        "My toys were a tuning fork and a train. I could get the train to sing.",
      ],
      [
        "For 7 months in Calgary I didn't speak at school. My father played them a tape I'd made: the whole school, one day, bell to bell. Nobody had noticed me in any room. They gave me a key to the tape closet.",
      ],
    ],
    hooks: [
      "What did the adults get wrong about you when you were small?",
      "Where did you sit, as a kid, when you wanted to disappear?",
    ],
  },
  {
    id: "teacher",
    keywords: ["teacher", "teachers", "pruitt", "mentor", "physics", "role model"],
    asks: [
      /(who was|did you have) (your |a )?(best|fav(ou?rite)?|good|great)? ?(teacher|mentor)/i,
      /who (inspired|taught|influenced) you/i,
    ],
    levels: [
      [
        "Pruitt. Physics. He wore one tie for 3 years and never made me talk.",
        "My teacher Pruitt said sound is just air with an appointment. I've built a career on it.",
      ],
      [
        "He let me hand in the oral exam on tape. Everyone else got 10 minutes. Mine ran 4. He wrote, “Nothing wasted.”",
        "Marguerite teaches too, at work. She does it by leaving the room. You finish the mix and she comes back and her coat is on or it isn't.",
      ],
      [
        "Pruitt retired last spring. I sent a recording of his classroom from 2009. Chalk, radiator, his chair. He wrote back 2 lines. The first was thanks. The second was, “I can hear you not speaking, third row.”",
      ],
    ],
    hooks: [
      "Who left you alone in exactly the right way?",
      "Which teacher's voice do you still hear, and what's it saying?",
    ],
  },
  {
    id: "school",
    keywords: ["school", "college", "university", "study", "studied", "degree", "grades", "exam", "exams"],
    asks: [
      /what did you (study|major in)/i,
      /did you (go to|like|finish) (school|university|college)/i,
      /were you good (at|in) school/i,
    ],
    levels: [
      [
        "Audio engineering, 2 years, after 1 year of acoustics I failed. I failed it on volume. I spoke too softly at the defence.",
        "School was fine in writing. Group work was me and 3 people thanking me at the end.",
      ],
      [
        "My degree says “recording arts.” My father hung it above the rice cooker. It's got a film of steam on it now. It looks better.",
        "I sat in the back, near the radiator. It ticked in 5/4. I passed math because of it.",
      ],
      [
        "The exam I failed, I retook. They let me bring a microphone. I whispered, and it came out of 2 speakers the size of wardrobes. The panel sat back. 94 out of 100. They took 6 off because I'd used the word “boing.”",
      ],
    ],
    hooks: [
      "Was there a failure of yours that was really only the volume?",
      "Which lesson did you learn from the building and not the class?",
    ],
  },
  {
    id: "dream",
    keywords: ["dream", "dreams", "ambition", "goals in life", "future", "five years", "aspiration"],
    asks: [
      /(what'?s|what is|what are) your (big(gest)? )?(dreams?|ambitions?|goals?)/i,
      /where do you see yourself/i,
      /what do you want (in|from|out of) life/i,
    ],
    levels: [
      [
        "15 minutes outdoors with no engine in it. There are about 12 places left. I've been to 3.",
        "To make a game with no picture. You'd sit in the dark and know where everybody is.",
      ],
      [
        "In 5 years: 600 doors, 1 more win, a couch where 2 people can not talk.",
        "My mother and I, on the ice at Abashiri, with 2 recorders. Hers left, mine right. We've had the date picked since 2017. It's always a February.",
      ],
      [
        "I pitched the no-picture game. One investor laughed. I turned off the lights and played 90 seconds of my father's counter closing. After, 2 of them were leaning toward the empty chair. No money. I got the 2 chairs.",
      ],
    ],
    hooks: ["What would you build if nobody needed to see it?", "What's the date you keep picking and not keeping?"],
  },
  {
    id: "fear",
    keywords: ["fear", "fears", "afraid", "scared", "phobia", "scary", "anxiety", "nervous", "going deaf"],
    asks: [
      /what (are|r) you (most )?(afraid|scared) of/i,
      /(what'?s|what is) your (biggest|greatest|worst) fear/i,
      /do you get nervous/i,
    ],
    levels: [
      [
        "Losing my hearing. I get a test every April. I dress for it.",
        "Group photos, balloons, and the phrase “let's go around the room.”",
      ],
      [
        "The test is 20 minutes in a box, pressing a button. Last year I pressed it 4 times for nothing. I wanted it to be there.",
        "A puck at 120 kilometres an hour doesn't scare me. A voicemail does. I have 9.",
      ],
      [
        "When the ringing started I told no one for 5 weeks. Then I told Halvorsen, through a door. He came out, tapped his hearing aid and said, “Welcome.” He taught me to sleep with rain on. It's not a cure. It's 9 hours.",
      ],
    ],
    hooks: [
      "Is there anything you dress up for because it scares you?",
      "Who knows what you're afraid of, besides you?",
    ],
  },
  {
    id: "embarrassing",
    keywords: ["embarrassing", "embarrassed", "awkward", "cringe", "blush", "oops", "mortified"],
    asks: [/(most )?embarrassing (story|moment|thing)/i, /(when|have you) (were you|ever been) embarrassed/i],
    levels: [
      [
        "I left my mic on at a launch. 400 people heard me tell a vending machine it was doing well.",
        "I held a door for a man so that I could record it. He kept coming back through. He thought it was a date. It was a fire door.",
      ],
      [
        "I said “you too” to a man who told me to mind the step. He minded it. He was very careful.",
        "My phone played 30 seconds of a toilet in a quiet train. It was for work. There's no way to say that.",
      ],
      [
        "I wept at a wedding where I knew nobody. Not the vows. The mic feedback hit my mother's A. A stranger gave me a napkin and said, “Bride or groom.” I said, “Speaker on the left.” She nodded. We still write.",
      ],
    ],
    hooks: ["What have you said “you too” to?", "What's your story that has no good way of being explained?"],
  },
  {
    id: "proud",
    keywords: ["proud", "proudest", "achievement", "accomplishment", "accomplished", "award"],
    asks: [
      /(what are you|what'?s|what is) (your )?(most )?(proud(est)?|greatest achievement|biggest accomplishment)/i,
      /proudest (moment|thing)/i,
      /(have you )?won (any )?awards?/i,
    ],
    levels: [
      [
        "A shutout, November 2022. 14 saves. Gord kept the puck and wrote the wrong date on it. I've kept the wrong date.",
        "One award, for rain. They spelled my name with 2 K's. It holds my door open.",
      ],
      [
        "I got a guild to add a line in the credits for “animals, unpaid.” Reverb is first. It's alphabetical by speed.",
        "I'm proud of a pause. 0.8 seconds before a mother in the game answers the phone. People have quit smoking over less.",
      ],
      [
        "My father had a bad ear infection and couldn't hear the broth. I drove 970 kilometres. For 2 days I stood beside him and said, “Now.” He lifted the pot each time without checking. He checks everyone. He checks the moon.",
      ],
    ],
    hooks: ["What's the smallest thing you've made that you'd defend in court?", "Who trusts you without checking?"],
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
        "I deleted a tape of my grandmother telling me to stop recording. I thought it was a bad take.",
        "19 unanswered messages from one friend. She stopped at 19. I'd written 19 answers. They were good.",
      ],
      [
        "I read a message, answer it in my head, and file it as done. The head has no send button. I've looked.",
        "When my mother said one winter, I should have asked which one.",
      ],
      [
        "I did write to that friend, 2 years late. I attached the 19 drafts, with dates. She called. She read me the one from March and said, “I needed this that week. Send them ugly.” So I try. This one's fairly ugly.",
      ],
    ],
    hooks: [
      "Has a message of yours been sitting unsent for too long?",
      "Which take would you give a lot to have back?",
    ],
  },
  {
    id: "peeves",
    keywords: ["pet peeve", "peeve", "peeves", "annoy", "annoys", "annoying", "hate when", "irritate", "chewing"],
    asks: [/(what'?s|what is|what are) your (biggest )?(pet )?peeves?/i, /what (annoys|irritates|bugs) you/i],
    levels: [
      [
        "Keyboards used as punishment. Speakerphones on buses. A cutlery drawer closed with the hip.",
        "People who say “it's too quiet in here” and fix it.",
      ],
      [
        "In films they rack the shotgun every time someone makes a point. It would all be on the floor.",
        "Leaf blowers. 90 decibels to move a leaf to a neighbour. The neighbour has one too. It's the same leaf.",
      ],
      [
        "There was a man who clicked his pen in every meeting. 2 years. I hated him at 3 kilohertz. Then he left, and the next meeting, nobody could start. We sat there. Marguerite took out a pen and clicked it once. I miss Warren.",
      ],
    ],
    hooks: ["Which noise would you make illegal?", "Is there someone who annoyed you that you ended up missing?"],
  },
  {
    id: "smalltalk",
    keywords: [
      "small talk",
      "smalltalk",
      "chit chat",
      "chitchat",
      "conversation",
      "conversations",
      "shy",
      "introvert",
      "introverted",
      "extrovert",
      "deadpan",
    ],
    asks: [
      /do you (like|hate|do|enjoy) small ?talk/i,
      /are you (really |always )?(an? )?(shy|introvert|extrovert|quiet|this dry|deadpan|serious)/i,
      /why (are you|so|do you talk) (so )?(quiet|dry|deadpan|short)/i,
    ],
    levels: [
      [
        "I'm allergic to small talk. I'm told I'm good at it. It's like being tall and hating basketball.",
        "Introvert, about 85 percent. The rest is Thursdays after the third period.",
      ],
      [
        "My method is to say the true thing about the nearest object. People hear it as wit. It's inventory.",
        "This is my face when I'm having fun. There's no other one. I've asked.",
      ],
      [
        "At a conference I hid by the coat rack. I told a man his zipper had a nice attack. We talked for 2 hours about zippers. He was the keynote. He changed the keynote. There's a slide with me on it, as “woman, coats.”",
      ],
    ],
    hooks: [
      "What do people think you're good at that you'd pay to avoid?",
      "At a party, who usually finds you, and in which corner?",
    ],
  },
  {
    id: "love.language",
    keywords: ["love language", "affection", "romantic", "romance", "show love", "falling in love", "in love"],
    asks: [
      /(what'?s|what is) your love language/i,
      /how do you show (love|affection)/i,
      /are you (a )?romantic/i,
      /do you believe in love/i,
      /have you ever been in love/i,
    ],
    levels: [
      [
        "I learn your footsteps. After about 3 weeks I put the kettle on before your key.",
        "Not romantic. I did once name a compressor setting after someone. He never knew. It was a soft one.",
      ],
      [
        "I fix what squeaks. If your chair has stopped squeaking, that was a declaration.",
        "My father puts the heater on for my mother's chair. In Calgary. She's in Sapporo. He says it keeps the chair in shape.",
      ],
      [
        "Someone said they couldn't sleep since moving away from the sea. I mixed 8 hours of it. No loop, all different, with one boat at 4 in the morning so they'd know someone was up. They asked who the boat was.",
      ],
    ],
    hooks: [
      "Have you done a thing for someone that they never found out about?",
      "Whose footsteps make you put the kettle on?",
    ],
  },
  {
    id: "love.past",
    keywords: [
      "relationship",
      "relationships",
      "ex",
      "mateo",
      "single",
      "breakup",
      "broke up",
      "heartbreak",
      "past relationship",
    ],
    asks: [
      /why (are|r) you (still )?single/i,
      /(when|how|why) (was|did) your last (relationship|relationship end)/i,
      /(what happened|tell me) (with|about) (mateo|your ex)/i,
      /(were|have) you (ever )?(been )?married/i,
      /how long have you been single/i,
    ],
    levels: [
      [
        "Mateo. 3 years, 2 months. He said it was like living with a very kind wall. I've thought about that. The wall has.",
        "Single for 19 months. Reverb and I have separate rooms.",
      ],
      [
        "He wanted to hear it. I thought the chair not squeaking was hearing it. We were both right, in different rooms.",
        "Since then I've practised saying things. Out loud, to a tortoise. He goes in after about 2.",
      ],
      [
        "The day he left, I carried boxes. At the car he said, “You never said it once.” I had, 212 times. He was asleep. I count things. I didn't tell him the number. Next time I'll do it in daylight.",
      ],
    ],
    hooks: ["What did somebody not hear you say?", "Next time, which part would you do in daylight?"],
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
        "Someone who closes a cupboard with their hand. Who can sit in a car after it's parked.",
        "A person who asks twice. I'm no good on the first take.",
      ],
      [
        "Dealbreakers: speakerphone, cruelty to servers, being late and loud about it. I can live with loud. I have Taku.",
        "I used to want somebody quiet. I've got quiet. I'd like somebody I can hear in the next room.",
      ],
      [
        "Simone asked what I wanted in someone and I said, a low noise floor. She said this is why I'm single. Then she thought, taping her stick. “You mean peaceful,” she said. I do mean that. I'd had only the technical word.",
      ],
    ],
    hooks: [
      "What's a sound a person could make that would put you at ease?",
      "Is there something you want and only have the technical word for?",
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
        "The SeaBus at dusk. 12 minutes across, 12 back. If it's bad, it's 24 minutes. If it's good, they run until 1.",
        "Ramen at a counter. You face the same way. You're allowed to slurp. Nobody has to arrange their face.",
      ],
      [
        "I'd bring a splitter and 2 pairs of headphones. We'd point the mic at something. I've been told that's not a date. I've also been told it was the best one.",
        "My worst was axe throwing. He explained it. I said I play in goal. He explained that too.",
      ],
      [
        "My best date was cancelled. The place had flooded. We stood under the awning for an hour and I told him what each drip was hitting: tin, canvas, bicycle. He closed his eyes at bicycle. It didn't last. But I have the hour.",
      ],
    ],
    hooks: [
      "Would you rather a short date that runs over, or a long one that ends?",
      "Side by side or face to face, where do you talk better?",
    ],
  },
  {
    id: "family.future",
    keywords: ["want kids", "having children", "marriage", "settle down", "future family"],
    asks: [
      /do you want (kids|children|a family|to get married|to settle down)/i,
      /do you have (any )?(kids|children)/i,
      /would you (like|want) (kids|children|to (marry|get married))/i,
    ],
    levels: [
      [
        "Maybe 1. I'd have to check what it does to the noise floor. I suspect I'd stop measuring.",
        "No kids. One tortoise with 60 years left. I have to plan for him first.",
      ],
      [
        "A family of 3 or 4 where somebody's practising something badly in another room. That's the picture. It's mostly the other room.",
        "About marriage, my parents do it at 7,000 kilometres. I'd start with the same building.",
      ],
      [
        "Bex's daughter fell asleep on me at the studio. 4 years old, 50 minutes. My arm went. The mic was live. I've got 50 minutes of her breathing and, at the end, me, saying, “Okay.” I don't know who I was saying it to.",
      ],
    ],
    hooks: ["What's in the other room, when you picture later?", "In your plans, who comes first?"],
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
      ["A tortoise walks into a bar. It's closed by then.", "I know one joke. It's about a door. It's open-ended."],
      [
        "What gets me is timing. A ladder falling is not funny. A ladder falling, 2 seconds, then a hat.",
        "I laugh about 3 times a week. It sounds like a sneeze. People say bless you.",
      ],
      [
        "I laughed once on the ice. A puck hit Gord in the lunch. He looked down and said, “That was egg salad.” I laughed so long they scored. The whole bench had never heard it. They voted to count it as an assist.",
      ],
    ],
    hooks: ["What does your real laugh sound like?", "What's the last thing that got you at a bad moment?"],
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
      "ritual",
      "rituals",
      "goalposts",
    ],
    asks: [
      /are you superstitious/i,
      /(do you have|any|what are your) (any )?(superstitions|rituals|lucky)/i,
      /do you believe in (luck|ghosts|fate)/i,
    ],
    levels: [
      [
        "Left post, right post, left post. Before every game. We're 2 and 11, so imagine without.",
        "I don't believe in luck. I also don't wash the toque.",
      ],
      [
        "The number 4 is bad in Japanese, it sounds like death. I wore 4 on purpose for a season. We lost 14. I'm 31 now.",
        "I knock on the desk before I save a file. Wood veneer. It's a veneer of a superstition.",
      ],
      [
        "My father taps the pot with the ladle 3 times before the first bowl. I asked what it was for. He said, “Nothing.” Then I saw my mother tap a piano 3 times before opening it. Neither knew. I've told neither. It seemed safer.",
      ],
    ],
    hooks: [
      "Is there a thing you do three times without thinking?",
      "Which rule of yours would you be embarrassed to explain?",
    ],
  },
  {
    id: "phone.texting",
    keywords: [
      "phone",
      "texting",
      "text back",
      "texts",
      "reply",
      "replies",
      "social media",
      "instagram",
      "online",
      "messages",
      "voicemail",
    ],
    asks: [
      /are you on (instagram|facebook|tiktok|social media)/i,
      /do you (use|like|have) (social media|instagram|your phone|tiktok)/i,
      /(are you|why are you) (so )?(bad|slow|good) at (texting|replying|answering)/i,
      /how long do you take to (reply|answer|text)/i,
    ],
    levels: [
      [
        "My average reply time is 19 hours. I'm aware of what's happening here. I'm as surprised as you are.",
        "No social media. I post doors to 40 strangers on a forum. One of them is a priest.",
      ],
      [
        "It's not that I don't care. I read it, I mean it, I put the phone in the rice cooker. It's not on. It's where it's quiet.",
        "9 voicemails unheard. One's from 2021. By now it's less a message than a vintage.",
      ],
      [
        "Taku set my phone to ring with his own voice saying my name. I was furious. Then he was away for a month with no signal, and I caught myself calling my phone from the office. Twice. I told IT it was a test.",
      ],
    ],
    hooks: [
      "Whose message do you answer first, and whose do you save for last?",
      "What's your response time when you actually care?",
    ],
  },
  {
    id: "money",
    keywords: ["money", "rich", "salary", "lottery", "spend", "saving", "expensive", "budget"],
    asks: [
      /what would you do (with|if you won) (a million|the lottery|a lot of money|money)/i,
      /are you (good|bad) with money/i,
      /(is|do you care about) money/i,
    ],
    levels: [
      [
        "I own one thing worth more than $500. It's a microphone. It has its own chair.",
        "With a lottery win I'd buy the lot behind the studio and let nobody build on it. I'd sit there. It'd be quiet.",
      ],
      [
        "I spend on cables and eggs. My budget is 2 columns. Taku calls it the saddest app.",
        "My father's price for a bowl has gone up $2 in 14 years. I do his spreadsheet. There's a line for “students, pay later.” Nobody's ever collected.",
      ],
      [
        "I sold a recording to a bank for an ad. 4 seconds of a wallet. It paid 3 months of rent. The wallet was my father's. I sent him half. He sent it back, in the wallet.",
      ],
    ],
    hooks: [
      "Does anything you own have its own chair?",
      "Which place would you buy just so that nothing happens to it?",
    ],
  },
  {
    id: "nature.city",
    keywords: [
      "nature",
      "city or nature",
      "countryside",
      "mountains",
      "beach",
      "ocean",
      "forest",
      "camping",
      "hike",
      "hiking",
      "fog",
      "foghorn",
    ],
    asks: [
      /(city or (nature|country\w*)|beach or mountains|mountains or (beach|sea))/i,
      /do you like (nature|the (sea|beach|mountains|forest)|camping|hiking)/i,
    ],
    levels: [
      [
        "Forest. After rain it drips for about 3 hours. You can hear how tall things are.",
        "City, until 6. Then somewhere with moss. Moss is the best acoustic panel there is and it's free.",
      ],
      [
        "I went to a rainforest on the island where it gets down to 18 decibels. My stomach was the loudest animal.",
        "Beaches are white noise with towels. I go in November.",
      ],
      [
        "I camped 3 nights for one owl. Nights 1 and 2, nothing. On night 3 it called, 4 metres away, and the recorder was off. I sat there. It called 11 more times. It's the only sound I've had to just remember.",
      ],
    ],
    hooks: [
      "When it gets too loud, in any sense, where do you go?",
      "What have you witnessed that you've no proof of?",
    ],
  },
  {
    id: "seasons",
    keywords: ["season", "seasons", "summer", "winter", "autumn", "fall", "weather", "rain", "raining"],
    asks: [
      /(what'?s|what is|which is) your fav(ou?rite)? (season|weather|month)/i,
      /do you (like|prefer) (summer|winter|autumn|fall|spring|rain)/i,
    ],
    levels: [
      [
        "Winter. Windows closed, fewer birds with opinions.",
        "November in Vancouver. Rain at 45 decibels, steady. Everyone stays in. It's the year's best mix.",
      ],
      [
        "Summer is lawnmowers in E. I take my holidays then, indoors.",
        "There are 9 kinds of rain here. The one I like is number 6. It's not on the ground yet.",
      ],
      [
        "In the 2021 heat wave I carried my fan down to Halvorsen. It ticked. He said it was the metronome from his wife's lessons, same tick. He asked me to leave it. He runs it in January.",
      ],
    ],
    hooks: ["Which month has the best sound where you are?", "Given a whole day of rain, how do you spend it?"],
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
        "Night. Between 3 and 4 the city drops 9 decibels. That's when I do exteriors.",
        "I wake at 6:10 without an alarm. The bus brakes outside in A. It's like being tuned.",
      ],
      [
        "At 3 in the morning I've met the same man 5 times, walking the same dachshund. We nod. I know his keys.",
        "Before 8 I communicate in mugs.",
      ],
      [
        "One night at a crosswalk a woman sat down on the curb, in tears. I didn't know what to say, so I told her the light would chirp in 9 seconds. It did. She laughed. We did 6 lights. Then she went home.",
      ],
    ],
    hooks: ["At your strangest hour, who else is up?", "What gets you out of bed, literally?"],
  },
  {
    id: "sleep",
    keywords: ["sleep", "insomnia", "nap", "naps", "tired", "bed", "nightmare", "earplugs"],
    asks: [/(how|do) (do )?you sleep( well)?/i, /how many hours do you sleep/i, /are you tired/i],
    levels: [
      [
        "7 hours, with rain on a speaker. The rain is mine. I know every drop, so it's like counting coworkers.",
        "Under the kotatsu in winter, which you're not supposed to. My father says you'll catch cold. I've been catching it for 30 years.",
      ],
      [
        "Without the rain I hear the ringing. With it I hear work. I prefer work.",
        "I can nap anywhere over 60 decibels. Ferries, buses, finals.",
      ],
      [
        "I fell asleep in my own premiere. Row F. I'd been up 30 hours. Marguerite saw and let me. She said it was the scene with the sea, and if my sea put me to sleep she'd call that a pass.",
      ],
    ],
    hooks: ["To fall asleep, what has to be on, or off?", "Where's the oddest place you've slept well?"],
  },
  {
    id: "values",
    keywords: ["faith", "religion", "religious", "god", "believe", "church", "values", "spiritual", "shrine", "temple"],
    asks: [
      /are you (religious|spiritual|buddhist)/i,
      /do you (believe in|go to) (god|church|anything)/i,
      /what (do you believe in|are your values|matters (most )?to you)/i,
    ],
    levels: [
      [
        "I believe in turning up. On time, with tape.",
        "Not religious. I go to the shrine in Sapporo on January 1 and throw a coin. I go for the coin.",
      ],
      [
        "Values: don't waste people's ears. Say the thing. I'm 50 percent there.",
        "If you listen to someone all the way to the end of the sentence, that's most of ethics. The last 4 words are usually the ones.",
      ],
      [
        "A priest on the door forum sent me his confessional. The door, I mean. Hinge, latch, wood. He said people lean on it before they speak. There's a creak, and then a wait. I deleted my copy. It wasn't mine.",
      ],
    ],
    hooks: [
      "At minimum, what do we owe each other, in your view?",
      "Is there a ritual you keep for the coin and not the god?",
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
        "4 friends. 5 with Halvorsen. He'd object to the word.",
        "Bex is the oldest. We met in a doorway at 10. We've discussed feelings twice, once by mistake.",
      ],
      [
        "Bex would say: late to answer, early to arrive. Simone would say: good lateral movement.",
        "I'm a friend who comes when you're moving. I don't come to the party in the new place. I've heard it empty, that's my part.",
      ],
      [
        "Simone lost a patient and came to practice anyway. She took 60 shots on me, no words, hard. I didn't try to save them all. I tried to be hit. At the end she leaned her helmet on mine. That's a long talk, in pads.",
      ],
    ],
    hooks: ["Who could be angry next to you and know you'd stay?", "Which friend met you by accident?"],
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
      "halloween",
      "celebrate",
      "tradition",
      "traditions",
    ],
    asks: [
      /(what'?s|what is) your fav(ou?rite)? (holiday|tradition)/i,
      /(how|what) do you (celebrate|do (for|at|on)) (christmas|halloween|new year)/i,
      /do you like christmas/i,
    ],
    levels: [
      [
        "New Year's. In Japan a temple bell rings 108 times. In Calgary my father hits a pot. He does all 108. The neighbours count.",
        "Christmas is fried chicken and cake, where I'm from. It's the one tradition I've had to defend in 2 countries.",
      ],
      [
        "I like December 26. Nobody expects anything of anyone. It's like a Sunday with a receipt.",
        "Halloween is a work event. Children ring 41 doorbells on my street. I'm behind the hedge. I've got permission.",
      ],
      [
        "One New Year's my flight was cancelled, so I did the 108 alone, with a spoon, at midnight. At 60 I heard a second pot. It was Halvorsen, from below. He'd no idea why. He did the last 48.",
      ],
    ],
    hooks: [
      "On the day after, when nobody expects anything, how do you spend it?",
      "Which tradition of yours needs explaining?",
    ],
  },
  {
    id: "languages",
    keywords: ["language", "languages", "speak", "accent", "english", "onomatopoeia", "fluent", "bilingual"],
    asks: [
      /(what|how many|which) languages do you speak/i,
      /do you speak (japanese|english|any)/i,
      /(how did you learn|where did you learn|your) (english|accent)/i,
      /say something in japanese/i,
    ],
    levels: [
      [
        "Japanese at home, English at work, nothing on Sundays.",
        "2 languages. I'm quiet in both. In Japanese it's manners, in English it's a condition.",
      ],
      [
        "Japanese has a word for the sound of silence. Shiin. Comics print it over the panel. I put it in a résumé once.",
        "My English came from a train announcement, so for a year I was polite and slightly delayed.",
      ],
      [
        "My father's English is menus and hockey. When a customer wept at stool 3, he stood in front of her for some time. Then he said, “Extra egg.” She told me later nobody's said anything better to her.",
      ],
    ],
    hooks: [
      "What can you say in one language that won't go into another?",
      "Are you a different person in a different room, or just quieter?",
    ],
  },
  {
    id: "collection",
    keywords: ["collect", "collection", "collecting", "archive", "hard drive", "library of sounds"],
    asks: [/do you collect (anything|something|things)/i, /what do you collect/i],
    levels: [
      [
        "412 doors, 61 fridges, 37 snows. Also bus tickets, unsorted. I'm not insane, I have a system.",
        "9 hard drives. If there's a fire I take 2 and the tortoise. I've timed it. 48 seconds, 40 of them Reverb.",
      ],
      [
        "Each file has a name, date, temperature and one column called “who.” Most of the who column is me. I've been working on that.",
        "People bring me sounds now. Gord brought his furnace. It was nice of him. It was the whole furnace.",
      ],
      [
        "A drive failed in 2020. 3 years of files. The one I wanted back was 12 seconds of Taku losing at cards. I told him. He came over, sat down, lost at cards, and swore in the same order. He'd remembered the order.",
      ],
    ],
    hooks: [
      "With a minute to leave the house, what would you carry out?",
      "Which thing do you own far too many of, with a system?",
    ],
  },
  {
    id: "scar",
    keywords: ["scar", "scars", "stitches", "injury", "injured", "tattoo", "tattoos", "chin"],
    asks: [
      /do you have (any )?(scars|tattoos|a scar|a tattoo)/i,
      /(how did you get|what'?s) (that|the|your) (scar|tattoo)/i,
    ],
    levels: [
      [
        "Chin, 6 stitches, a puck. The mask was on. The strap wasn't. I made the save.",
        "One scar, under the chin. No tattoos. I can't commit to a font.",
      ],
      [
        "Simone did the stitches in the parking lot, under a phone. She hummed. It was ABBA. I didn't flinch for that reason.",
        "There's also a burn on my wrist from stool 9. I reached for an egg. I was 11. The egg was good.",
      ],
      [
        "My father saw the scar on a call and went for his glasses. “Did you stop it,” he said. I said yes. He nodded and showed me his thumb, same shape, from a knife in 1988. He'd stopped something too. He didn't say what.",
      ],
    ],
    hooks: ["Which scar of yours came with a save?", "If you got hurt, who'd want to see it up close?"],
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
      "photography",
    ],
    asks: [
      /do you like (art|museums|galleries|theatre|theater|photography)/i,
      /who'?s your fav(ou?rite)? (artist|painter)/i,
    ],
    levels: [
      [
        "I like museums for the floors. You can hear who's bored.",
        "Hammershøi. He painted doors, open, with nobody. I stood there 35 minutes. I was waiting for someone to come through.",
      ],
      [
        "Theatre, front row, side. You hear their shoes. An actor can fake a face, but the shoes are there for the rent.",
        "Photographs make me want to know what was on the left.",
      ],
      [
        "A gallery asked me for a piece. I gave them a bench and the sound of someone getting up from it, 6 times an hour. One woman came every day for a week. On the last day she sat down next to the sound.",
      ],
    ],
    hooks: [
      "What have you stood in front of for longer than you can explain?",
      "What would be playing in a room about you?",
    ],
  },
  {
    id: "games",
    keywords: [
      "game",
      "games",
      "video games",
      "video game",
      "gaming",
      "gamer",
      "board games",
      "cards",
      "console",
      "chess",
      "puzzle",
    ],
    asks: [
      /do you (play|like) (any )?(games|video games|board games|cards|chess)/i,
      /(what'?s|what is) your fav(ou?rite)? (video )?game/i,
      /are you (competitive|a gamer)/i,
    ],
    levels: [
      [
        "I play them with the monitor off. I've finished 2 that way. One was a driving game. I have no licence in it now.",
        "Tetris. It's a filing job with music. It's the only game that understands me.",
      ],
      [
        "I can't play anything with bad footsteps. I've quit a war over gravel.",
        "At board games I win and nobody enjoys it, me included. I play Taku. He narrates.",
      ],
      [
        "As kids, Taku couldn't beat one level. He'd hold out the controller without looking. I'd do it and hand it back. Last Christmas he couldn't open a jar. He held it out, eyes elsewhere. I opened it and handed it back.",
      ],
    ],
    hooks: ["Which game did you finish for somebody else?", "What would quit you out of a game, or a conversation?"],
  },
  {
    id: "sport.fitness",
    keywords: ["sport", "sports", "gym", "exercise", "fitness", "workout", "running", "yoga", "skating"],
    asks: [/do you (work ?out|exercise|go to the gym|run|do sports?|skate)/i, /how do you (stay|keep) fit/i],
    levels: [
      [
        "I carry 18 kilos of goalie gear up 3 floors. The elevator is for people I'd have to talk to.",
        "Skating. I've been on the ice since I was 4. On land I walk into things.",
      ],
      [
        "I tried running. It's 170 steps a minute, all the same sample. I kept wanting to vary it.",
        "Stretching I do in the stairwell, for the echo. It makes me sound flexible.",
      ],
      [
        "On Tuesdays at 6 I get the rink for 20 minutes before the machine. Once the driver, Len, turned it off. He'd never heard the ice without it. We stood there. He's late every Tuesday now.",
      ],
    ],
    hooks: [
      "When does your body know what it's doing?",
      "Which hour do you get to yourself because nobody else wants it?",
    ],
  },
  {
    id: "fashion",
    keywords: ["fashion", "clothes", "style", "outfit", "wear", "shoes", "toque", "jacket", "boots"],
    asks: [
      /what (do you|are you) (usually )?wear(ing)?/i,
      /(what'?s|what is|describe) your style/i,
      /do you like (fashion|clothes|shopping)/i,
    ],
    levels: [
      [
        "Wool. It makes no noise. I own nothing with a zipper below 2 kilohertz.",
        "5 sweaters, all grey. It's not a statement. They were 5 for 4.",
      ],
      [
        "Nylon is banned in the booth. I've sent a vice-president back to his car in socks.",
        "My shoes are chosen for sole. I've bought a pair and kept 1.",
      ],
      [
        "My grandmother knitted me a toque with a bell, to find me in the snow. I wear it in goal, bell taped. In our one shutout the tape came off. Gord said he'd heard it the whole third period and hadn't worried once.",
      ],
    ],
    hooks: ["Is something you wear chosen so that nobody notices it?", "What's the oldest thing you still put on?"],
  },
  {
    id: "plants",
    keywords: ["plant", "plants", "garden", "gardening", "dandelion", "dandelions", "cactus", "flowers"],
    asks: [/do you (have|grow|keep|like) (any )?(plants|flowers|a garden)/i, /what do you grow/i],
    levels: [
      [
        "Dandelions, on purpose, in 6 pots. Reverb eats them. My landlord has stopped writing.",
        "One cactus. It clicks when it drinks. You need a contact mic and 3 hours.",
      ],
      [
        "I've sent dandelion seeds to my mother. She says they sell them there as tea. So that's my garden, overseas branch.",
        "Plants make ultrasound when they're thirsty. Somebody proved it. I've been less casual about the cactus since.",
      ],
      [
        "I went to Calgary for 2 weeks and asked Halvorsen to water the pots. When I got back there were 7. The seventh was a tulip. He said, “The others were all for eating.”",
      ],
    ],
    hooks: [
      "Are you keeping anything alive, or apologizing to it?",
      "Has anyone given you a thing that wasn't for any use?",
    ],
  },
  {
    id: "transport",
    keywords: [
      "car",
      "drive",
      "driving",
      "bike",
      "bicycle",
      "bus",
      "buses",
      "train",
      "trains",
      "seabus",
      "skytrain",
      "commute",
      "ferry",
    ],
    asks: [/do you (drive|have a car|ride|cycle)/i, /how do you (get around|get to work|commute)/i],
    levels: [
      [
        "Bus. The trolley ones, electric. They go up a fifth when they leave the stop. It's the best free concert in town.",
        "I ride the SeaBus for no reason. $3, 12 minutes, the hull does a low D.",
      ],
      [
        "The door chime on our trains is 3 notes. Everyone in the city can sing it and nobody knows they can.",
        "I had a car. It developed a rattle. I drove it 2 more years to find out who it was. It was a spoon.",
      ],
      [
        "On the number 4 a man across from me hummed the door chime before it came. Every stop, half a second early. At mine I hummed the third note. No eye contact. I've taken the number 4 ever since. It's not even my bus.",
      ],
    ],
    hooks: [
      "What's the best seat on your way to work, and why?",
      "Is there someone you know only from a bus or a hallway?",
    ],
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
        "Record drift ice. Answer one message inside an hour. Win 2 games in one season. The ice is the realistic one.",
        "Score. Goalies can. It's happened about 15 times in the big league. I have a plan and no arm.",
      ],
      [
        "I'd like to say a whole toast. Standing up. More than “congratulations, it's a good room.”",
        "The inside of a bell. A big one. You'd only get one take.",
      ],
      [
        "In a shootout Gord sent me to take the last shot, as a joke, in full pads. It took 31 seconds. I fell over. The puck kept going. Their goalie was lying down, laughing. Crossed off.",
      ],
    ],
    hooks: ["What's on your list that's a joke until it isn't?", "Which thing on yours would only give you one take?"],
  },
  {
    id: "talent",
    keywords: ["talent", "talents", "party trick", "skill", "skills", "hidden talent", "perfect pitch"],
    asks: [
      /(what'?s|what is|do you have) (your|a|any) (secret |hidden )?(talents?|party tricks?|skills?)/i,
      /what are you good at/i,
      /do you have perfect pitch/i,
    ],
    levels: [
      [
        "Perfect pitch. Sounds like a gift. Try hearing a wedding band with one.",
        "I can tell you what floor an elevator's on with my eyes shut. It's never come up.",
      ],
      [
        "Also I can hold my breath 2 minutes 20. It's for the takes. People think I'm listening closely. I'm mostly not dying.",
        "Give me any object and I'll tell you what it would be in a game. You'd be surprised how many are horses.",
      ],
      [
        "The power went and a woman was stuck in our elevator. I put my ear on the shaft and told her what each noise meant until they came. 50 minutes. She put me at table 4 at her wedding. I'd thought it was small talk.",
      ],
    ],
    hooks: [
      "What can you do that's never once come up?",
      "Is there something people call your talent that's mostly patience?",
    ],
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
    asks: [/(what'?s|what is) your fav(ou?rite)? (word|smell|colou?r|place|number|thing)/i],
    levels: [
      [
        "Word: “almost.” Colour: grey. Number: 31. Place: stool 9. That took 4 seconds, I'd prepared.",
        "Grey. There are about 40. The smell is solder. The place is the landing between floors 2 and 3, it has the best echo.",
      ],
      [
        "On the landing there's 1.2 seconds of tail. If you set down your groceries there, it sounds like a cathedral got eggs.",
        "“Almost” has a stop in the middle and a hush at the end. It does what it says.",
      ],
      [
        "Halvorsen and I met on that landing. He'd stopped to breathe. I'd stopped to listen. We each thought the other was waiting. 4 minutes. Then he said, “After you.” We've been after each other ever since, at a walking pace.",
      ],
    ],
    hooks: ["Where in your building would you stop for no reason?", "Which word do you like for its sound alone?"],
  },
  {
    id: "age.birthday",
    keywords: ["age", "birthday", "born", "turning thirty", "thirties", "getting older"],
    asks: [/how old (are|r) you/i, /(when'?s|when is|what'?s) your birthday/i, /(what'?s|what is) your age/i],
    levels: [
      [
        "30. January 29. It was minus 14. My mother says I didn't cry, I looked around.",
        "I'm 30. I can hear up to 16 kilohertz. At 40 it'll be 14. That's how I count.",
      ],
      [
        "Every birthday I run the same test tone and write down where it stops. It's a cake with one number on it.",
        "Taku sings on the day, by phone, all verses, one of which he's made up. It's longer each year. It's up to 4 minutes.",
      ],
      [
        "On my 30th the team put 30 pucks on the ice and made me save them. I let in 1. Each has something written on it. I've read 29. The one that went in is on the shelf, face down, for later.",
      ],
    ],
    hooks: ["Other than years, which number do you go by?", "What are you keeping face down for a day you need it?"],
  },
  {
    id: "name",
    keywords: ["name", "yuki", "nickname", "full name"],
    asks: [
      /(what'?s|what is|whats) your name/i,
      /who (are|r) you\b\??$/i,
      /what (should|do) (i|people) call you/i,
      /what does (yuki|your name) mean/i,
    ],
    levels: [
      [
        "Yuki. It can mean snow, or happiness, depending how you write it. My parents didn't agree, so check the form.",
        "I'm Yuki. The team calls me Mute. It's on the jersey. I approved it.",
      ],
      [
        "My mother writes it as snow. My father writes it as happiness. I sign with whichever parent I've called.",
        "Gord calls me Yuk. It's a word, Gord. He knows. It's affection, in roofer.",
      ],
      [
        "At immigration they asked how we write it, and my mother wasn't there. My father held the pen for a while. He wrote happiness. I found the carbon copy when I was 20. He'd started with snow and crossed it out.",
      ],
    ],
    hooks: ["Who gave you your name, and did they agree?", "What are you called by the ones who like you?"],
  },
  {
    id: "happiness",
    keywords: ["what makes you happy", "happiness", "joy", "grateful", "best day", "gratitude"],
    asks: [/what makes you (happy|smile)/i, /(are you happy|when are you happiest)/i, /best day of your life/i],
    levels: [
      [
        "A fridge stopping. A puck in the glove. The 9 o'clock record, on time.",
        "I'm about a 7. I was a 6 in March. The goal is not 10. At 10 you can't hear anything.",
      ],
      [
        "When I'm happy I hum at 34 decibels. I've set an alert. It goes off in the kitchen mostly.",
        "It's usually a sound I've heard before and didn't have to check on.",
      ],
      [
        "Calgary, a Sunday, power cut, the counter full. No fans, no fridges. For 2 hours there were 9 people, chopsticks and snow. My father looked over at me. He'd heard it too. Neither of us reached for anything.",
      ],
    ],
    hooks: [
      "What's your number today, and what was it in March?",
      "Which sound tells you everything's as it should be?",
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
        "I get lonely at 5:40 in the evening. It lasts until the record at 9. It's not a crisis, it's a schedule.",
        "I last cried in April. It was a door. I don't want to oversell it, it was a very good door.",
      ],
      [
        "When it's bad I go and stand in the walk-in closet with the coats. It's dead in there, acoustically. Nothing comes back at you.",
        "Stress goes to my shoulders. Simone presses a thumb in and names the deadline.",
      ],
      [
        "After my grandmother's funeral I flew home and couldn't hear any lows. Nothing under 200. It came back 3 weeks later on a bus, in the engine. I rode to the end of the line. I'd missed engines. I'd mostly missed her.",
      ],
    ],
    hooks: ["What time of day is hardest for you?", "What came back one day without warning?"],
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
        "That people can't hear you think. I was 28. There'd been signs.",
        "Advice: leave 2 seconds after someone stops talking. That's where they keep it.",
      ],
      [
        "I'd tell the 10-year-old to press record on the boring parts. The boring parts are the ones that go.",
        "Gord's advice is “be big and be there.” It's about goaltending. I've used it in hospitals.",
      ],
      [
        "I asked my father how he knew the soup was close. He said, “People stop talking.” I asked how he'd know it was done. He wiped the counter for a while. “They start again,” he said. I learned that at 29.",
      ],
    ],
    hooks: ["What were you late to learn?", "What's the advice you give and don't take?"],
  },
  {
    id: "dancing.party",
    keywords: ["dance", "dancing", "party", "parties", "club", "nightlife", "weddings"],
    asks: [/do you (like to |like |enjoy )?(danc(e|ing)|party(ing)?|parties|clubbing)/i, /(can|do) you dance/i],
    levels: [
      [
        "I dance like someone checking for loose floorboards. Sometimes I am.",
        "At parties I adjust the speaker. Then I leave. They say the second half is always better.",
      ],
      [
        "Karaoke with perfect pitch is a burden to all. I score 98 and clear the room.",
        "Clubs are 105 decibels. I go with plugs and stand by the bar fridge. It's the only one keeping its head.",
      ],
      [
        "At the elevator wedding Halvorsen was my plus one. He asked me to dance. I said I don't. He said, “Neither do I, but I know side A.” It was the record. He'd brought it. The band took a break. 84 years old. He led.",
      ],
    ],
    hooks: ["On a dance floor, where's your exact spot?", "Who could get you to dance, and to what?"],
  },
  {
    id: "looks.height",
    keywords: ["tall", "height", "look like", "smoke", "smoking"],
    asks: [/how tall (are|r) you/i, /what do you look like/i, /do you (smoke|vape)/i],
    levels: [
      [
        "160 centimetres. 171 on skates. I feel like the skates are correct.",
        "Black hair, one expression, grey sweater. You've walked past me. I heard you.",
      ],
      [
        "I don't smoke. I own a lighter. It has a good lid.",
        "I cut my own hair with the radio on. You can tell which song.",
      ],
      [
        "A passport officer told me to look neutral. I said I was. He looked at the photo, then at me, then called his colleague over. They agreed it was the most neutral they'd had. I was thrilled. It doesn't show. It's in the passport.",
      ],
    ],
    hooks: ["How do people find out that you're thrilled?", "How would I know it was you, with my eyes closed?"],
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
        "I record doors. I stop pucks, 87 percent. I keep a tortoise. That's the brochure.",
        "Quiet, punctual, slow to answer. I improve after about 3 weeks or 1 emergency.",
      ],
      [
        "For fun I walk around with headphones plugged into nothing, so nobody talks to me. Then I listen to them.",
        "People think I don't feel much. I feel it at the normal level. I have the gain down.",
      ],
      [
        "Taku wrote my dating profile. It said, “She'll act like you're not there, and then one day you'll notice nothing in your house squeaks.” I deleted it. I put it back. It's had 2 replies. One was from Taku.",
      ],
    ],
    hooks: [
      "What would your brother, or the nearest thing, write about you?",
      "How long does it take to find out what you're like?",
    ],
  },
];
