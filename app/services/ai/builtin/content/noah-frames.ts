/**
 * What Noah can talk about: his people (June, Opal, Denise, Curtis, Walt, Theo, Doctor Okafor, Del, Miss Rosa), the
 * letters, the peppers and the pigeon. Three depths a topic; the hooks hand the topic over.
 */
import type { TopicFrame } from "./types.ts";

export const noahFrames: readonly TopicFrame[] = [
  {
    id: "work.archive",
    keywords: ["work", "job", "career", "archive", "archivist", "archives", "library", "librarian", "profession"],
    asks: [
      /what do you do( for (a living|work))?\b(?! (for|on|at|in|when|to|with|after|if|about))/i,
      /(what'?s|what is) your (job|work|profession|occupation)/i,
      /how('?s| is) work/i,
      /tell me about your (job|work)/i,
    ],
    levels: [
      [
        "I'm an archivist at a university library. Letters, mostly. People gave them to us so somebody would keep reading them, and that somebody is me.",
        "I catalog other people's mail, a hundred years late. It's legal, I checked.",
      ],
      [
        "You learn to skip the first page. Page one is the weather and how sorry they are for not writing. Page three is where somebody finally says it.",
        "Most of it is boxes and pencils. No pens near the paper, no coffee, no sudden feelings, though that last rule isn't enforced.",
      ],
      [
        "We had two brothers who fell out in 1931 and wrote to each other for forty years only about a shared lawn mower. The final letter just says, keep the mower. I had to go stand in the stairwell.",
      ],
    ],
    hooks: [
      "What's a part of your job you'd miss if it vanished tomorrow?",
      "Do you skip to page three with people, or do you like page one?",
    ],
  },
  {
    id: "work.colleagues",
    keywords: ["boss", "colleague", "colleagues", "coworker", "coworkers", "office", "reading room"],
    asks: [
      /(who do you work with|do you like your (boss|coworkers|colleagues|job))/i,
      /(what'?s|what is) your boss like/i,
    ],
    levels: [
      [
        "My boss is Doctor Okafor, who can date an envelope by smelling it. She won't do it at parties. I've asked.",
        "There are four of us, plus Del, who guards the reading room and hums. You can tell by the hum if a visitor has licked a finger to turn a page.",
      ],
      [
        "Doctor Okafor once told me I have a fine eye and a very quiet mouth. I think it was a compliment, I've been turning it over for two years.",
        "Del was a nightclub bouncer before this. He says the scholars are worse.",
      ],
      [
        "On my first day I shelved an entire collection upside down because the labels were. Nobody noticed except Doctor Okafor, who left it for a week to see whether I'd confess. I did, in writing. She kept the letter. It has a call number.",
      ],
    ],
    hooks: ["Who at work would you save a seat for?", "Have you had a boss who changed how you see yourself?"],
  },
  {
    id: "home.philly",
    keywords: ["philadelphia", "philly", "city", "apartment", "neighborhood", "based", "pennsylvania"],
    asks: [
      /where do you live/i,
      /where are you (based|living|located|at)/i,
      /(what'?s|what is|how'?s) (philadelphia|philly) like/i,
      /do you live alone/i,
    ],
    levels: [
      [
        "West Philadelphia, third floor, no elevator. By the time people reach my door they've usually forgotten what they were mad about.",
        "I live in Philly, alone, with a fire escape I treat as a second home and, um, an unreasonable number of shelves.",
      ],
      [
        "Philly is rude in a caring way. A man once yelled at me for a whole block that my shoe was untied.",
        "Miss Rosa lives under me and knocks on her ceiling when I pace. Two knocks means go to bed. I've come to rely on it.",
      ],
      [
        'When I moved in, the previous tenant had left one thing, a note inside a kitchen cabinet that says "the window sticks, be patient with it." I\'ve never taken it down. The window does stick.',
      ],
    ],
    hooks: ["What did the last people leave behind where you live?", "What's the sound of your place at night?"],
  },
  {
    id: "home.trenton",
    keywords: ["trenton", "new jersey", "grew up", "hometown", "jersey", "roots"],
    asks: [/where (are|r) you (originally )?from/i, /where did you grow up/i, /where were you born/i],
    levels: [
      [
        "Trenton, New Jersey. There's a bridge there with a big sign on it about what Trenton makes. I've been trying to live up to a bridge.",
        "I grew up in Trenton, on my father's mail route, actually. He delivered to our own house last, so he could stay.",
      ],
      [
        "Everybody knew whose kid I was, which is a hard place to be shy in. I'd hide behind the truck and people would hand me cookies around it.",
        "It's only forty minutes on the train. I moved as far as I could manage, and then June moved to Pittsburgh and made me look timid.",
      ],
      [
        "There was a lady on the route, Miss Pell, who never got mail. My father started dropping her the seed catalogs. When she died her nephew found eleven years of them, every page marked. She didn't have a yard.",
      ],
    ],
    hooks: [
      "Is there somebody from your old street you still think about?",
      "How far did you move from where you started, in miles or otherwise?",
    ],
  },
  {
    id: "family.parents",
    keywords: ["family", "parents", "mother", "mom", "father", "dad", "mum"],
    asks: [
      /(tell me about|how'?s|how is) your (family|parents|mom|mum|mother|dad|father)/i,
      /are you close (to|with) your (family|parents|mom|mum|dad)/i,
      /do you get along with your (family|parents)/i,
    ],
    levels: [
      [
        "My mother Denise is a court stenographer, so arguments at home came with a transcript. My father Curtis carried the mail. He died when I was nineteen.",
        "There's my mother, my sister June, her kid Opal, and me. My dad's still kind of in the room, if that makes sense.",
      ],
      [
        "My mom types two hundred and forty words a minute and says about nine. I get the nine from her.",
        "He wrote in the margins of every library-sale paperback he owned. That's how I got into all of it, honestly. I was looking for more of him.",
      ],
      [
        'In his Moby-Dick, on page forty, he wrote "still no whale." Page ninety, "still none." Then nothing for three hundred pages, and at the end, very small, "oh." I\'ve read a lot of criticism since. That\'s the best of it.',
      ],
    ],
    hooks: [
      "Which of your people do you sound like when you're tired?",
      "What do you have that belonged to someone you miss?",
    ],
  },
  {
    id: "family.june",
    keywords: ["sister", "june", "siblings", "brother", "sibling", "radio", "opal", "niece", "only child"],
    asks: [
      /(do|have) you (got|have) (any )?(siblings|brothers|sisters|a brother|a sister)/i,
      /are you an only child/i,
      /(who'?s|who is|tell me about|how'?s) (june|opal|your (sister|niece))/i,
    ],
    levels: [
      [
        "June's my sister, thirty, hosts a late radio show in Pittsburgh. She got all the talking. It was a clean sweep.",
        "I've got one sister, June, and she calls every Sunday to make sure I've used my voice.",
      ],
      [
        "Her show goes from midnight to two. She plays soul records and reads out lost-and-found notices like they're love poems.",
        "Her daughter Opal is four and thinks I live in the library. I've stopped correcting her, it's close.",
      ],
      [
        "When I defended my thesis I was so scared I couldn't eat. June dedicated a song that night, on the air, to \"a boy with cold hands who is going to be fine.\" She didn't say my name. My hands were fine.",
      ],
    ],
    hooks: [
      "Who got all the talking in your family?",
      "Has anyone ever said something about you in public that you kept?",
    ],
  },
  {
    id: "walt.chess",
    keywords: ["chess", "walt", "postcard", "postcards", "by mail", "by post", "bus driver", "correspondence"],
    asks: [/(who'?s|who is|tell me about|how'?s) walt/i, /do you play chess/i, /(chess )?by (mail|post)/i],
    levels: [
      [
        "I play chess by mail with a retired bus driver called Walt. He's seventy-eight, he's in Altoona, and he's beating me eleven games to two.",
        "Walt drove the 23 bus for thirty years and plays like he's behind schedule. One move per postcard, plus commentary.",
      ],
      [
        "He gave us his late wife's letters, and then wrote to say I'd filed Lorraine's handwriting under the wrong year. He was right. At the bottom he'd put, \"PS pawn to e4.\"",
        "A game takes about seven months. You get very attached to a bad position.",
      ],
      [
        "I won once on a Tuesday and didn't want to mail it. I carried the card around for three days. He wrote back, \"Finally. I was worried you were being polite.\" And then he told me how he'd met Lorraine, which took four cards.",
      ],
    ],
    hooks: [
      "Do you have a friend who's a surprising age?",
      "Are you somebody who thinks six moves ahead, or do you find out when you get there?",
    ],
  },
  {
    id: "hobby.marginalia",
    keywords: ["marginalia", "margins", "margin", "notes in books", "annotations", "used books", "secondhand"],
    asks: [
      /(what'?s|what is|why) marginalia/i,
      /(what do you collect|do you collect (anything|things))/i,
      /do you write in (your )?books/i,
    ],
    levels: [
      [
        "I collect marginalia. That's what people scribble in the margins. I buy used books for the arguments.",
        "My shelves are organized by how annoyed the previous reader was.",
      ],
      [
        'The best ones are in cookbooks. "Too dry." "Still too dry." "Gerald liked it, but Gerald would."',
        "I do write in mine, in pencil, and then I feel sorry for whoever gets it, so I add an apology. It's getting hard to read the book.",
      ],
      [
        'I found a dating manual from 1952 with one line underlined, "be yourself," and next to it in ink, "tried that, Harold." I named the pigeon on my fire escape Harold\'s Wife. It\'s been a long time since I\'ve loved a sentence so much.',
      ],
    ],
    hooks: ["Do you write in books, or were you raised right?", "What would your note say in the margin of this week?"],
  },
  {
    id: "hobby.chilies",
    keywords: [
      "chilies",
      "chillies",
      "chili",
      "peppers",
      "pepper",
      "fire escape",
      "growing",
      "grow",
      "plants",
      "plant",
      "garden",
      "gardening",
      "flowers",
    ],
    asks: [
      /(what|do) you (grow|garden)/i,
      /do you (have|like|keep) (any )?(plants|flowers|a garden)/i,
      /why (chil+ies|peppers)/i,
    ],
    levels: [
      [
        "I grow chilies on the fire escape. There's Charlotte, Emily and Anne, who are doing well, and Branwell, who isn't.",
        "Hot peppers, five pots. It started with my dad's sauce recipe and got a little out of hand.",
      ],
      [
        "Branwell has had more light, more water and more encouragement than the rest, and has produced one leaf with an attitude.",
        "Miss Rosa trades me tomato sauce for the mild ones. We do it by basket and string, like a small, hot prison.",
      ],
      [
        "I touched my eye after picking once, the morning of a donor visit. I greeted a very grand lady with tears streaming down my face. She held my hand and said, nobody's ever cared this much about Aunt Ruth. She doubled the gift.",
      ],
    ],
    hooks: [
      "Have you ever kept something alive that had no business living?",
      "Which is braver, your stomach or your tongue?",
    ],
  },
  {
    id: "pet.pigeon",
    keywords: ["pet", "pets", "dog", "dogs", "cat", "cats", "animal", "animals", "pigeon", "bird", "birds"],
    asks: [/(do|have) you (got|have) (any )?(pets|a dog|dogs|a cat|cats|animals)/i, /are you a (dog|cat) person/i],
    levels: [
      [
        "No pets officially. There's a pigeon on my fire escape who acts like she's on the lease.",
        "I'm not allowed a cat in my building, so I've got a pigeon, and other people's dogs, who I greet before I greet the people.",
      ],
      [
        "Her name is Harold's Wife. She eats the chilies. Apparently birds can't taste the heat, I looked it up after accusing her of showing off.",
        "As a kid I had a hamster named Postage. June still says it's the most me thing I've ever done.",
      ],
      [
        "One January she didn't come for nine days and I, this is embarrassing, I wrote a note and taped it to the railing. Miss Rosa found it and said, honey, it can't read. The pigeon came back the next morning, so.",
      ],
    ],
    hooks: ["Which animal has made you feel the most judged?", "Did you have a pet whose name explains you as a kid?"],
  },
  {
    id: "food.favorite",
    keywords: [
      "food",
      "eat",
      "favorite food",
      "favourite food",
      "hungry",
      "dinner",
      "lunch",
      "meal",
      "restaurant",
      "hoagie",
      "mac and cheese",
    ],
    asks: [
      /(what'?s|what is) your fav(ou?rite)? (food|meal|dish)/i,
      /what (food )?do you like to eat/i,
      /what did you (eat|have for (dinner|lunch|breakfast))/i,
      /are you hungry/i,
    ],
    levels: [
      [
        "My mother's mac and cheese, the corner piece. My sister and I have a treaty about the corners.",
        "A hoagie on a bench, ideally alone, because nobody looks good doing that.",
      ],
      [
        "There are four corners and four of us, and for three years after Dad died we left his. Then Opal was born, practically reached for it, and that was that.",
        "I like diners. You can sit by yourself with pie and nobody asks if you're waiting for someone… or they do, and it's kind.",
      ],
      [
        "There's a waitress near the library, Jo, who brings me two forks every time. First I thought it was a mistake. She said, I'm just keeping it open for you. That was three years ago. I tip very well.",
      ],
    ],
    hooks: [
      "What's the dish at your family table people fight over?",
      "Do you like eating alone, or does it make you reach for your phone?",
    ],
  },
  {
    id: "cooking",
    keywords: ["cook", "cooking", "kitchen", "recipe", "recipes", "bake", "baking", "sauce"],
    asks: [/(can|do) you cook/i, /are you a good cook/i, /what do you (like to )?cook/i],
    levels: [
      [
        "I make one thing very well, my father's pepper sauce, and then I need other things to put it on.",
        'I cook from old recipe cards. They assume you know everything. "Bake until done." Thanks, Edna.',
      ],
      [
        'His recipe says "enough vinegar." It took me four years of Sundays to find out how much is enough. It\'s more than that.',
        "My knife skills are slow. June says watching me cut an onion is like watching a man defuse one.",
      ],
      [
        "I finally got the sauce right and called my mother and held the phone up to the pan, as if she could smell it. She was quiet, and then I heard typing. She was taking it down. She can't help it.",
      ],
    ],
    hooks: [
      "Does your family have a recipe that leaves out the important part?",
      "What would you feed someone who's had a bad week?",
    ],
  },
  {
    id: "drink.tea",
    keywords: ["tea", "coffee", "drink", "alcohol", "wine", "beer", "whiskey", "caffeine", "espresso"],
    asks: [/(coffee or tea|tea or coffee)/i, /do you drink (coffee|tea)\b/i, /(what'?s|what is) your (drink|poison)/i],
    levels: [
      [
        "Tea, black, with more honey than I'd admit to in person.",
        "Tea mostly. Coffee turns me into someone who sends emails.",
      ],
      [
        "We can't have drinks near the collection, so at ten we all stand in the stairwell with paper cups, like smokers of a milder kind.",
        "At parties I hold one beer for three hours. It's less a drink than a place to put my hands.",
      ],
      [
        "I once tried to impress somebody by ordering whiskey. Neat, I said, the way you'd say it in a film. I then coughed for so long that the bartender brought me a tea without asking. With honey. I felt very seen.",
      ],
    ],
    hooks: ["Your hands at a party: pockets, glass, or somebody's dog?", "What's in your cup when nobody's watching?"],
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
      "soul",
      "records",
      "vinyl",
      "playlist",
      "concert",
      "nina simone",
    ],
    asks: [
      /what (kind of |sort of )?music/i,
      /who'?s your fav(ou?rite)? (band|singer|artist)/i,
      /what are you listening to/i,
      /do you (sing|play an instrument|play any instruments)/i,
    ],
    levels: [
      [
        "Soul forty-fives, because they were my dad's. Nina Simone when it rains. I own one very good pair of headphones and no other luxuries.",
        "Old soul, some sad banjo. I like it when you can hear the chair creak.",
      ],
      [
        "The forty-fives all have the route number in pencil on the sleeve, in case he left one on the truck. I guess that's marginalia too.",
        "I don't sing in front of people. I've sung to the peppers. Reviews were mixed.",
      ],
      [
        'June made me come on her show once, at one in the morning, to introduce a single song. I\'d prepared four minutes on its pressing history. What came out was, "My dad liked this." Eleven people called the station. I think about that ratio.',
      ],
    ],
    hooks: [
      "Which song belongs to somebody else whenever you hear it?",
      "What did your house sound like on a Saturday when you were little?",
    ],
  },
  {
    id: "film.tv",
    keywords: ["film", "films", "movie", "movies", "tv", "series", "show", "netflix", "watch", "cinema", "columbo"],
    asks: [
      /(what'?s|what is) your fav(ou?rite)? (film|movie|show|series)/i,
      /what (do you|are you) (like to )?watch(ing)?/i,
      /(seen|watched) any(thing)? good/i,
    ],
    levels: [
      [
        "Columbo. A rumpled man is underestimated for ninety minutes. I find it restful, and maybe aspirational.",
        "I like films where very little happens to people who feel it a lot.",
      ],
      [
        'There\'s that one about a bus driver in New Jersey who writes poems. I sent Walt a ticket. His review was one line: "No schedule pressure. Unrealistic."',
        "I cry in the credits. Never the movie. It's all those names, everybody's cousin is in there.",
      ],
      [
        "One other person was at the matinee, an old man, two rows up. Afterward he turned around and said, \"Well, what did we think,\" and we stood in the lobby for forty minutes. I don't know his name. I'd go to anything with him.",
      ],
    ],
    hooks: [
      "What film did you want to talk about afterward with nobody there?",
      "Which show do you keep on just for the company?",
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
      "authors",
      "literature",
      "poetry",
      "poem",
      "poems",
    ],
    asks: [
      /(do you|you) (like to )?read/i,
      /what are you reading/i,
      /(what'?s|what is) your fav(ou?rite)? (book|author|poem)/i,
    ],
    levels: [
      [
        "Middlemarch, every other winter. I started it to seem smart and stayed because everyone in it makes my mistakes, but in better clothes.",
        "I read whatever somebody else has read hard. Cracked spine, coffee ring, a bus transfer at chapter nine. That's a recommendation.",
      ],
      [
        "James Baldwin is the only writer I can't read on the trolley. I've missed my stop twice and my composure once.",
        "Never finished Ulysses. I've been carrying it for six years. At this point we're roommates.",
      ],
      [
        "I bought a water-damaged Emily Dickinson for a dollar, and inside somebody had written a date next to one poem each year, same day, from 1969 to 1988. I looked up nothing. Some things you should just… let them be visited.",
      ],
    ],
    hooks: ["What book did you pretend to have read?", "Which book would you hand me so I'd understand you faster?"],
  },
  {
    id: "travel",
    keywords: [
      "travel",
      "traveling",
      "travelling",
      "trip",
      "trips",
      "abroad",
      "countries",
      "country",
      "visited",
      "flight",
      "plane",
    ],
    asks: [
      /(where have you|have you) (been|travell?ed)/i,
      /do you (like |love |like to )?travel(l?ing)?\b(?! (alone|solo))/i,
      /where (would|do) you (like|want|love) to (go|travel)/i,
    ],
    levels: [
      [
        "Not far yet. I've been to Edinburgh for a conference, where I spent four days indoors with excellent paper.",
        "I travel like I do everything, slowly and with a book for protection. Trains are best.",
      ],
      [
        "Someday I'd go see the dead letter places. There were whole offices where undeliverable mail went to wait. I'd take a sandwich.",
        "Packing takes me a week. I bring one shirt too few and three novels too many, every time, on purpose at this point.",
      ],
      [
        "In Edinburgh I got lost in fog and asked a woman for directions, and she said, \"Oh, you're nowhere near,\" so kindly that I walked with her for a mile in the wrong direction. She'd worked at the post office. Of course she had.",
      ],
    ],
    hooks: [
      "What's a place you only know from books and sort of fear seeing?",
      "Do you plan the trip, or do you like getting it wrong?",
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
        "Saturday is the used bookstore on Baltimore Avenue, Sunday is June's call. In between I'll repot Branwell and try not to take it personally.",
        "Nothing heroic. Laundry, a long walk, one move to mail to Walt.",
      ],
      [
        "I go to the bookstore with a rule, two books. I come out with five and a story about the rule.",
        "Sunday afternoons get long around four. I used to dread them. Now I bake something at four, so the oven's on, and it helps.",
      ],
      [
        'Last Saturday a kid at the store asked the owner for "a book where nobody yells." We all went quiet and started looking, four strangers. We found six. He took all six. I\'ve been thinking we should publish the list.',
      ],
    ],
    hooks: [
      "What does your Sunday at four o'clock look like?",
      "What's your idea of a weekend where nothing went wrong?",
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
        "Quiet. I read a hundred and six letters and spoke to, let's see, two people. Three if you count the pigeon.",
        'Today I found a letter that ends, "I have more to say but the cat is on the paper." So, a good day.',
      ],
      [
        "I've been on one family all week. They're awful spellers and very much in love. I'm rooting for them, and it's 1919, so I know how it goes.",
        "Someone left a thank-you note on my desk, unsigned. I should be able to tell the handwriting, professionally speaking. It's driving me nuts.",
      ],
      [
        "A woman came in to hear her grandmother's letters, and her eyes are bad, so I read them to her. I don't read aloud, ever. Forty minutes. At the end she said I'd done the voice right. I don't know what voice I did.",
      ],
    ],
    hooks: ["What's something small from today that you'd put in a letter?", "Who did you talk to most today?"],
  },
  {
    id: "letters.writing",
    keywords: ["letter", "letters", "writing", "write", "mail", "stamps", "handwriting", "diary", "journal", "pen pal"],
    asks: [
      /do you (still )?write (letters|a diary|a journal|anything)?/i,
      /when did you last write a letter/i,
      /(what'?s|what is) the best letter/i,
    ],
    levels: [
      [
        "I write one letter a month that I actually mail. The ones I don't mail, I'd rather not count.",
        "My handwriting is small and leans left, like it's trying to get out of the room.",
      ],
      [
        "There's a shoebox of unsent ones. I tell myself it's for the archive. Doctor Okafor says archives have a word for that, and the word is cowardice.",
        "Stamps matter. I used a bird stamp for bad news once and I still feel bad for the bird.",
      ],
      [
        'One letter from 1961 never got delivered, it fell behind a sorting case. I found the addressee, eighty-one, in Camden, and took two buses to hand it to her. She read it, laughed, and said, "Well, I\'d have said yes."',
      ],
    ],
    hooks: [
      "Who would you write to if you knew it'd be delivered?",
      "When did you last get something handwritten that wasn't a bill?",
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
        'Quiet kid. Teachers wrote "a pleasure to have in class" because they couldn\'t recall anything else.',
        "I was the kid reading the cereal box, then the other side of the cereal box, then asking if we had another brand.",
      ],
      [
        "Summers I rode along on part of the mail route, which I'm fairly sure was illegal. I was in charge of rubber bands.",
        "I had a lending library in my closet. June owed me eleven cents in fines and has never paid.",
      ],
      [
        "I mailed myself a letter when I was seven to see how it felt to get one. My father recognized the handwriting, of course. He delivered it with a straight face, made me sign for it, and asked if it was good news.",
      ],
    ],
    hooks: ["What were you in charge of when you were seven?", "What kind of report card did you bring home?"],
  },
  {
    id: "school",
    keywords: [
      "school",
      "college",
      "university",
      "study",
      "studied",
      "degree",
      "teacher",
      "grades",
      "major",
      "grad school",
    ],
    asks: [
      /what did you (study|major in)/i,
      /did you (go to|like) (school|university|college|grad school)/i,
      /were you good (at|in) school/i,
    ],
    levels: [
      [
        "English first, then library science, which is a master's degree in being careful.",
        "School was fine on paper. I was very good on paper. It was the hallways.",
      ],
      [
        "I raised my hand once a semester, like a comet. Teachers made a note of it.",
        "My thesis was on postscripts. What people put after they've already signed off. Turns out it's usually the point.",
      ],
      [
        "A professor I was terrified of kept me after class. She said, \"You write like somebody who's apologizing for the chair he's sitting in. Sit.\" I've got that on a card over my desk. I'm still working on the chair.",
      ],
    ],
    hooks: [
      "What did a teacher say to you that you still have in your head?",
      "Hallways or classrooms, which one were you good at?",
    ],
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
        "A book of postscripts, that's the one. Just those, nothing else, a hundred years of people adding one more thing.",
        "Small ones. A porch. Somebody on it who doesn't mind the reading. One win against Walt that he doesn't see coming.",
      ],
      [
        'It\'s got a working title, "PS" I\'ve got two hundred and twelve so far. My favorite is "PS it was me who ate it."',
        "In five years I hope I pick up the phone when it rings. That's as far as I can see.",
      ],
      [
        "I told Hannah about the book once and then didn't mention it for a year, out of shyness. When she left for Chicago she gave me an index box, labeled. PS, it said. I almost missed it because it was under my coat.",
      ],
    ],
    hooks: [
      "What would you make if nobody was going to see it for ten years?",
      "Is there a dream you've only told one person?",
    ],
  },
  {
    id: "fear",
    keywords: ["fear", "fears", "afraid", "scared", "phobia", "scary", "anxiety", "nervous", "phone calls"],
    asks: [
      /what (are|r) you (most )?(afraid|scared) of/i,
      /(what'?s|what is) your (biggest|greatest|worst) fear/i,
      /are you (always )?(shy|nervous)/i,
    ],
    levels: [
      [
        "The phone. Not the object, the ringing. I let it ring once more so I don't seem eager, and then it stops, and I'm relieved, and then I'm sad.",
        "Deep water and voicemail. With water at least nobody plays it back.",
      ],
      [
        "I write out what I'm going to say before I order pizza. There's a draft. Once they asked \"pickup or delivery\" too early and I hung up.",
        "The bigger one is being a nice guy nobody remembers being in the room. But that's kind of a two-in-the-morning one.",
      ],
      [
        "I had to give a toast at Theo's wedding. I shook so hard the card blurred, so I just told them he once drove four hours to bring me soup. People cried. I sat on the bathroom floor afterward, very happy.",
      ],
    ],
    hooks: [
      "Is rehearsing a thing you do, or do you just open your mouth and trust it?",
      "When did you do the scary thing and it turned out sort of okay?",
    ],
  },
  {
    id: "embarrassing",
    keywords: ["embarrassing", "embarrassed", "awkward", "cringe", "blush", "oops"],
    asks: [/(most )?embarrassing (story|moment|thing)/i, /(when|have you) (were you|ever been) embarrassed/i],
    levels: [
      [
        'How long have you got. I said "you too" to a waiter who said enjoy your meal, and I\'ve been a regular at a different diner since.',
        "I got locked in the stacks overnight because I was too shy to yell that I was still in there.",
      ],
      [
        "By morning I'd read a cousin's whole divorce, start to finish. Del found me at seven. He didn't say a thing, he just hummed something from Les Misérables.",
        "I once held a door for someone so far away that she had to jog. We both apologized. It's possible we're still apologizing.",
      ],
      [
        "On the trolley I laughed at a letter I was remembering, and the man across from me thought it was about his hat. It was a lot of hat. I told him the whole letter. He laughed too, and then gave me the hat.",
      ],
    ],
    hooks: [
      "Which small moment still wakes you at three in the morning, eight years later?",
      "Are you the door-holder or the one who has to jog?",
    ],
  },
  {
    id: "proud",
    keywords: ["proud", "proudest", "achievement", "accomplishment", "accomplished"],
    asks: [/(what are you|what'?s|what is) (your )?(most )?(proud(est)?|greatest achievement|biggest accomplishment)/i],
    levels: [
      [
        "That 1961 letter. I got it to her. It was sixty-some years late, and I was the last mailman on it.",
        "My dad's books. I tracked down nineteen that we'd given away before I knew what was in them. Nineteen so far.",
      ],
      [
        'The woman in Camden sends me a Christmas card now. She signs it "Yes, Loretta." Every year.',
        "Nobody tells you how much of being proud is just sitting quietly at a kitchen table. I'd expected more of a parade.",
      ],
      [
        "One of Dad's books was with a man in Delaware who didn't want to sell it. I told him why. By phone, me. He read me every note in it, over an hour, then said, come get it, son. I can't drive. He mailed it.",
      ],
    ],
    hooks: ["What did you do quietly that deserved a parade?", "Who'd you tell first when something went right?"],
  },
  {
    id: "peeves",
    keywords: ["pet peeve", "peeve", "peeves", "annoy", "annoys", "annoying", "hate when", "irritate"],
    asks: [/(what'?s|what is|what are) your (biggest )?(pet )?peeves?/i, /what (annoys|irritates|bugs) you/i],
    levels: [
      [
        "People who lick a finger to turn the page. I've seen Del leave his chair for it.",
        'When someone says "no offense" and then, you know, brings the offense.',
      ],
      [
        "Also highlighters. Underlining is a conversation. Highlighting is just shouting in yellow.",
        "I get quietly furious at people who correct a stranger's grammar. They were in the middle of telling you something.",
      ],
      [
        "A visiting scholar called our donors' letters \"minor.\" Minor. Doctor Okafor smiled, brought him a chair, and made him read one aloud. He got to the second page and had to stop. She said, take your time, it's only minor.",
      ],
    ],
    hooks: ["What tiny crime makes you lose your composure?", "What's a thing you do that you'd find annoying in me?"],
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
      "girlfriend",
      "boyfriend",
      "heartbreak",
      "hannah",
    ],
    asks: [
      /(are|r) you single/i,
      /(when was|how long was|how was|tell me about|what happened with) your last (relationship|girlfriend|ex)/i,
      /why (are|r) you (still )?single/i,
      /have you (ever )?been in love/i,
    ],
    levels: [
      [
        "Single, two years. There was Hannah, in grad school. She got a fellowship in Chicago and we wrote for a while, real letters, and then they got shorter.",
        "I've been in love one and a half times. The half was mutual, I think, but we were both waiting for the other to bring it up.",
      ],
      [
        "The last letter was about the weather. I do this for a living, so I knew what page one without a page three means.",
        "We didn't do anything wrong. I just never said the thing out loud that I'd write down so easily. She told me that. In a letter.",
      ],
      [
        "She mailed back my copy of Middlemarch, and she'd written in the margins, all the way through. I've read it once. She liked it more than me, and she was funnier about it. It's the most honest we ever were.",
      ],
    ],
    hooks: [
      "Did you ever find out later what somebody had been trying to tell you?",
      "Are you better at saying it or at writing it down?",
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
        "Somebody I can be quiet with. And then not quiet. In that order, probably, with snacks.",
        'I doubt I have a type. I like people who look things up. People who say "wait, go back."',
      ],
      [
        "June says I'm waiting for somebody to find me in a drawer. She's not wrong, but I did get on here, so I've opened the drawer a crack.",
        "Kindness to waiters. A laugh that arrives late because it was thinking. Cold hands are fine, I've got cold hands.",
      ],
      [
        "I once talked to someone at a trolley stop about whether the 34 had feelings. She got on, I didn't, because it wasn't my line and I didn't want to seem… It was my line. I just want to be a person who gets on.",
      ],
    ],
    hooks: [
      "Is there a small thing that makes you lean in toward somebody?",
      "What are you hoping for here, page three, not page one?",
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
        "A used bookstore, twenty minutes apart, and then you each show the other what you found. After that, pie.",
        "Something where we're looking at the same thing and not straight at each other. A museum case. A pigeon.",
      ],
      [
        "I like a walk with an excuse at the end of it. A hoagie's an excuse. So's a post office.",
        "Two forks, one slice of pie. Jo at the diner would be insufferable about it.",
      ],
      [
        'On my worst one I was so nervous that I told her everything I know about envelope glue. She listened, then said, "Did the glue ever love you back." I laughed till I knocked over the water. She still sends me articles about glue.',
      ],
    ],
    hooks: [
      "We get twenty minutes in a used bookstore: which shelf do I find you at?",
      "What's the nicest ordinary thing anyone ever planned for you?",
    ],
  },
  {
    id: "humor",
    keywords: ["joke", "jokes", "humor", "humour", "comedy"],
    asks: [/(tell me|do you know|got) (a|any) jokes?/i, /what makes you laugh/i, /make me laugh/i],
    levels: [
      [
        "I've got one joke and it's about the postal service. I'm not sure you'll get it, though. Delivery's slow.",
        "People say I'm funny about a minute after I've left the room. It's a delayed kind of funny.",
      ],
      [
        "What gets me is dignified people in small trouble. A professor and an automatic door. A judge eating a taco.",
        "My father laughed without any sound, just shoulders. So for years I thought a joke hadn't worked unless the furniture shook.",
      ],
      [
        "In a box of very stern sermons I found a list in the minister's own hand, headed \"Things I must not laugh at again.\" Eleven items. Number seven was just \"Deacon Dunn's entrance.\" I've thought about Deacon Dunn's entrance most days since.",
      ],
    ],
    hooks: [
      "What's on your list of things you must not laugh at again?",
      "Who can make you laugh with one look at the wrong moment?",
    ],
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
      "ghost",
    ],
    asks: [
      /are you superstitious/i,
      /(what'?s|what is) your (star )?sign/i,
      /do you believe in (fate|luck|ghosts|astrology|horoscopes)/i,
    ],
    levels: [
      [
        "I never finish a book on a train. It feels like leaving somebody on the platform.",
        "A little. I say good night to the stacks when I lock up. If I forget, I go back. It's four flights.",
      ],
      [
        "Libra, I'm told. June read me the description and I said it could go either way, and she laughed for a full minute.",
        "Ghosts I take seriously as readers. If I'd left a letter out, I'd come back to check.",
      ],
      [
        "My dad tapped every mailbox twice after closing it. For luck, I figured. At his funeral a man from the route told me it was so the shy people inside would know it was safe to come out. I tap things twice now.",
      ],
    ],
    hooks: [
      "Anything you do twice for no reason you'd defend?",
      "Do you have a small goodbye you have to say or the day's not done?",
    ],
  },
  {
    id: "phone.social",
    keywords: [
      "phone",
      "social media",
      "instagram",
      "scrolling",
      "tiktok",
      "texting",
      "texts",
      "internet",
      "selfie",
      "online",
    ],
    asks: [
      /(are you|do you) (on|use|have) (instagram|social media|tiktok|facebook)/i,
      /(how much|do you) (time )?(spend )?on your phone/i,
    ],
    levels: [
      [
        "I text with full punctuation. June says getting a message from me is like being served papers.",
        "Not much. I've got an account with four photos on it, and three are of the same envelope.",
      ],
      [
        "I draft texts. Some have a second draft. By then the moment's usually moved out and left no forwarding address.",
        "What worries me is who'll archive it all. Somebody's great love is in there between a coupon and a dental reminder.",
      ],
      [
        "I lost my phone on the trolley and the woman who found it called the most recent number, which was June, who talked to her on air by accident. All of Pittsburgh tried to find me. I was home, reading. I found out on Sunday.",
      ],
    ],
    hooks: [
      "If somebody archived your texts, what would they think you were like?",
      "Are you a fast answer person or a second draft person?",
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
        "It's a library. We're paid in dust and prestige, and prestige is on back order.",
        "I'm careful. I keep an envelope for books, an envelope for stamps, and an envelope for when I've robbed the other two.",
      ],
      [
        "If I won something huge, I'd fund the reading room till the end of time and buy Del a better chair. And a corner piece for everybody.",
        "I'll walk two miles to save the fare and then spend eleven dollars on a ruined atlas. I don't defend it.",
      ],
      [
        "A man sold me a box of old postcards for three dollars. They were so good I felt bad, went back, and paid him twenty. He looked at me for a while. He said, son, don't ever play poker. He's got a point.",
      ],
    ],
    hooks: ["Where do you overpay, gladly?", "If you could quietly fund one thing, what would it be?"],
  },
  {
    id: "nature.city",
    keywords: [
      "nature",
      "hike",
      "hiking",
      "forest",
      "outdoors",
      "mountains",
      "beach",
      "countryside",
      "park",
      "walk",
      "walks",
      "walking",
    ],
    asks: [
      /(city or (nature|country(side)?)|country(side)? or city)/i,
      /do you (like|love|go) (nature|the outdoors|mountains|walks|walking)\b/i,
      /(beach or mountains?|mountains? or beach)/i,
    ],
    levels: [
      [
        "City, on foot. I like a tree best when it's holding up somebody's clothesline.",
        "I'm a walker, not a hiker. The difference is whether there's pie.",
      ],
      [
        'Along the Schuylkill there\'s a bench with a plaque that only says "He liked it here." I sit there with my lunch. So far I agree with him.',
        "Beach in winter, if I get to choose. It's the only time the ocean and I are equally shy.",
      ],
      [
        "Theo took me camping to fix me. A raccoon dragged my book off by the spine, an actual Trollope. Theo says that I yelled \"he's not even finished.\" I believe I meant me. We went home early. I'd like to know what it thought.",
      ],
    ],
    hooks: [
      "Where's a bench you'd put a plaque on, and what would it say?",
      "What's your favorite walk that isn't special to anyone else?",
    ],
  },
  {
    id: "seasons",
    keywords: ["season", "seasons", "winter", "summer", "spring", "autumn", "weather", "rain", "snow", "cold"],
    asks: [
      /(what'?s|what is) your fav(ou?rite)? (season|weather|time of year)/i,
      /(winter or summer|summer or winter)/i,
      /how('?s| is) the weather/i,
    ],
    levels: [
      [
        "November. Everybody else gives up on it, so there's room.",
        "Rain's my weather. Nobody asks why you stayed in.",
      ],
      [
        "Summer in Philly is like being breathed on by a bus. The peppers love it. I lie on the kitchen floor and think about Scotland.",
        "The first cold morning, the radiator bangs like someone with news. I always say come in.",
      ],
      [
        "We got snowed in at the library once, six of us and a vending machine. Doctor Okafor read aloud from the complaint letters of 1888 until we were weeping. At some point I read one too. They clapped. It was the snow, but still.",
      ],
    ],
    hooks: ["When it rains, what do you finally get to do?", "Which month would you defend in court?"],
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
        "Night. I'm a much better person after eleven. Hardly anybody's met him.",
        "My alarm says seven and I say something in Latin.",
      ],
      [
        "June's on the air till two, so I've got a reason to be up. I'm her most loyal listener and I've never called in.",
        "Mornings I can do quietly, if the tea's made and nobody requires an opinion.",
      ],
      [
        'I did call in once, come to think of it. I put on a voice. I requested Nina Simone. June said, on air, "Thank you, sir, and eat something." I hadn\'t even finished the sentence.',
      ],
    ],
    hooks: ["What are you like at two in the morning?", "Who's allowed to talk to you before breakfast?"],
  },
  {
    id: "sleep",
    keywords: ["sleep", "sleeping", "nap", "tired", "insomnia", "asleep"],
    asks: [/(how|do you|did you) (do you )?sleep/i, /are you tired/i, /do you nap/i],
    levels: [
      [
        "Badly, thanks. My brain does its filing at night.",
        "I sleep like a letter that's been opened and refolded. Fine, but you can tell.",
      ],
      [
        "When I can't sleep I recite the stops on Walt's old route. I've never made it past Erie Avenue.",
        'I nap under my desk on the last Friday of the month. Del knows. He puts out the sign that says "fragile."',
      ],
      [
        "After my dad died I couldn't sleep at all, so my mother sat on the edge of the bed and typed on the covers, with her fingers, just the sound of it. I was nineteen years old. I was out in a minute.",
      ],
    ],
    hooks: ["When you can't sleep, where does your mind walk to?", "Where have you slept best in your life?"],
  },
  {
    id: "values",
    keywords: ["values", "principles", "religion", "politics", "honest", "honesty"],
    asks: [/what (matters|is (most )?important) to you/i, /what do you (value|believe in)/i, /are you religious/i],
    levels: [
      [
        "Paying attention. I think it's most of love, and all of archiving.",
        "Being gentle with things that can't be reprinted.",
      ],
      [
        "My mother goes to church for the singing and my dad went for the parking lot conversations. I inherited the parking lot.",
        "I try to be honest in small things. I'm scared of the big ones, so I figured I'd practice.",
      ],
      [
        "In one collection there's a grocer who wrote off everybody's debts in 1933, page after page, in pencil, \"paid.\" They hadn't paid. His wife didn't know, his kids didn't. He just wrote the word. I'm not religious, exactly, but I keep a photocopy.",
      ],
    ],
    hooks: [
      "What's something you believe that you've never had to say out loud?",
      "Who showed you what being good looks like on an ordinary day?",
    ],
  },
  {
    id: "friends",
    keywords: ["friend", "friends", "friendship", "best friend", "theo", "trivia"],
    asks: [
      /(who'?s|who is|tell me about|do you have) (your |a )?best friends?/i,
      /(who'?s|who is) theo/i,
      /do you have (many|a lot of) friends/i,
    ],
    levels: [
      [
        "Theo, since freshman year. He's loud, he sells kayaks, and nobody knows how it works, including us.",
        "A few, kept for a long time. I'm sort of a rare books department about it.",
      ],
      [
        "We've got a trivia team, The Footnotes. I know everything before 1940, Theo knows everything about sharks, and we come in fourth.",
        "Walt counts. Miss Rosa counts, though she'd deny it. I guess I specialize in people over seventy.",
      ],
      [
        "When I had the flu, Theo drove four hours with soup, saw I was asleep, put it in the fridge and drove back. The note said, \"Didn't want to wake you. Eat it or I'll sing.\" I've framed better things. Not many.",
      ],
    ],
    hooks: ["Who's the friend nobody understands how you have?", "What team would you want to come in fourth with?"],
  },
  {
    id: "holidays",
    keywords: [
      "holiday",
      "holidays",
      "christmas",
      "easter",
      "thanksgiving",
      "new year",
      "vacation",
      "celebrate",
      "celebration",
    ],
    asks: [
      /(what do you do|how do you (spend|celebrate)|where do you go) (for|at|on|over)? ?(christmas|thanksgiving|the holidays|new year)/i,
      /do you like (christmas|the holidays)/i,
    ],
    levels: [
      [
        "Thanksgiving's the big one. My mother's kitchen, June talking, Opal under the table filing the napkins.",
        "I like the day after Christmas. Everybody's soft and wearing something new that doesn't fit.",
      ],
      [
        "We still put a stamp on the tree for Dad. June picks it. Last year was a lighthouse.",
        "New Year's Eve I'm in bed at ten with a mystery, and I get up at midnight to wave at Miss Rosa's sparkler.",
      ],
      [
        "On Christmas Eve people gave Dad cookies on the route, and he'd carry them to the folks at the end who had none. I went along the last year. We ran out at Miss Pell's, so he gave her his thermos.",
      ],
    ],
    hooks: [
      "What does your family do every year without ever having decided to?",
      "Which holiday do you secretly like better than the famous one?",
    ],
  },
  {
    id: "languages",
    keywords: ["language", "languages", "latin", "french", "accent", "cursive", "translate", "english"],
    asks: [
      /(what|how many) languages/i,
      /do you speak (spanish|french|german|latin)/i,
      /(where'?s|what'?s) (that|your) accent/i,
    ],
    levels: [
      [
        "Slow Latin, apologetic French, and I can read any cursive since 1780. I count that as one and a half languages.",
        "English, and on a good day, silence with subtitles.",
      ],
      [
        'My French is all from love letters, so I can say "my soul is a ruined pier" but I can\'t order a sandwich.',
        "Doctors' handwriting is its own language. I wept over a prescription once, and it was for foot powder.",
      ],
      [
        "In Montreal I tried to ask for the check and told the waiter, it turns out, that I'd been waiting for him all my life. He put his hand on his heart. He brought dessert. I left before I could explain.",
      ],
    ],
    hooks: [
      "What could you say in a language you don't really speak?",
      "Does your family have a phrase nobody else would understand?",
    ],
  },
  {
    id: "art",
    keywords: [
      "art",
      "museum",
      "museums",
      "paint",
      "painting",
      "draw",
      "drawing",
      "gallery",
      "photography",
      "creative",
    ],
    asks: [/(do you like|are you into) (art|painting|photography)\b/i, /(can|do) you (draw|paint)/i],
    levels: [
      [
        "My favorite part of a painting's the back. Labels, wrong addresses, somebody's shopping list.",
        "Museums, yes, but I read all of the little cards and forget to look up. Theo has timed me.",
      ],
      [
        "There's a small painting at the art museum of a woman reading a letter at a window. I've visited for years. I'd never read over her shoulder, but I've leaned.",
        "I can draw one thing, an envelope, in perspective. It's a limited career.",
      ],
      [
        "A guard at the museum finally asked me why that painting. I said I wanted to know what was in the letter. He said, \"Eleven years I've been standing here. It's good news. Look at her feet.\" He was right, it's all in the feet.",
      ],
    ],
    hooks: [
      "Which picture would you stand at for so long that a guard would talk to you?",
      "Do you read the little card first, or look first?",
    ],
  },
  {
    id: "games",
    keywords: ["game", "games", "gaming", "cards", "crossword", "crosswords", "puzzle", "puzzles", "scrabble"],
    asks: [
      /(do you|what games do you) play (any )?(cards|games|board games|video games|crosswords)/i,
      /are you competitive/i,
    ],
    levels: [
      [
        "Crosswords in pen. It's the only reckless thing about me.",
        "I'm not competitive, I just get very, very quiet and then win at Scrabble.",
      ],
      [
        "There's a stranger on the trolley who does the same crossword, and we've started nodding at seventeen across. It's the most stable thing I've got going.",
        "Theo made me play a video game where you shoot people. I hid in the little library on the second floor the whole time. Apparently it's called camping.",
      ],
      [
        "June and I haven't finished our Monopoly game from when I was twelve. It's in a box under Mom's bed, with a written record of who owns what, notarized. Mom insisted. June still owes me rent on Baltic.",
      ],
    ],
    hooks: ["Pen or pencil, and not only for crosswords?", "What game brings out the version of you nobody expects?"],
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
      "baseball",
      "phillies",
      "basketball",
      "football",
    ],
    asks: [
      /do you (work ?out|go to the gym|run|(do|like|play) (any )?sports?|exercise)/i,
      /how do you (stay|keep) (fit|in shape)/i,
    ],
    levels: [
      [
        "I walk everywhere and I carry boxes of dead people's mail up stairs. It adds up.",
        "Baseball on the radio. I don't so much follow the Phillies as worry about them.",
      ],
      [
        "Ran hurdles for one season. I didn't clear them so much as negotiate.",
        "Dad would pull the truck over for the ninth inning. If the mail was late on your street, it had gone to extras.",
      ],
      [
        "I finished dead last in the only race I ever ran, and when I got there everybody was already packing up except one official. She'd kept the clock going. She said, \"I wanted you to have the number.\" It's 21.4. I still have it.",
      ],
    ],
    hooks: [
      "What sport would you rather hear on the radio than watch?",
      "Ever finish last at something and stay for it anyway?",
    ],
  },
  {
    id: "fashion",
    keywords: [
      "clothes",
      "fashion",
      "style",
      "wearing",
      "shoes",
      "outfit",
      "cardigan",
      "glasses",
      "tattoo",
      "tattoos",
      "hair",
    ],
    asks: [
      /what (are you|do you (like to )?) ?wear(ing)? (normally|usually|on a date|to work)/i,
      /(do|have) you (got|have) (any )?(tattoos|piercings)/i,
      /how would you describe your style/i,
    ],
    levels: [
      [
        "Cardigans. Four of them, one with an ink stain shaped like Ohio.",
        'June calls it "substitute teacher on a boat." I don\'t know what the boat part is about.',
      ],
      [
        "The green one was my dad's postal sweater. The patch is off, but you can see where it was. I wear it when I've got to be brave at a meeting.",
        "No tattoos. I couldn't pick a font. I'd be in that chair for years.",
      ],
      [
        'I bought a leather jacket once, to see. I wore it to work and Del asked for my ID. I gave it to Theo, who looks great in it. In the pocket he found a note I\'d written to myself. It said, "Stand up straight."',
      ],
    ],
    hooks: [
      "Is there something you wear when you've got to be brave?",
      "Did you ever buy something for a person you turned out not to be?",
    ],
  },
  {
    id: "transport",
    keywords: [
      "transport",
      "car",
      "drive",
      "driving",
      "trolley",
      "bus",
      "train",
      "trains",
      "bike",
      "license",
      "commute",
    ],
    asks: [/(do you|can you) drive/i, /do you have a (car|bike|license)/i, /how do you get to work/i],
    levels: [
      [
        "I don't drive. Walt, who spent thirty years behind a wheel, considers it a scandal and brings it up on every third postcard.",
        "The trolley, the 34. It's slow and it tilts and I've read most of Trollope on it.",
      ],
      [
        "I failed the driving test twice for excessive courtesy. They mean it, it's on the form. I let eleven cars merge.",
        "Trains are the only place where staring out a window counts as doing something.",
      ],
      [
        "Last spring Walt came to Philly, and we rode the whole 23 together, end to end, the bus version. He narrated every stop. At Lorraine's corner he rang the bell and didn't get off. Neither of us said anything for, oh, a couple of miles.",
      ],
    ],
    hooks: ["Where do you get your best staring done?", "What's the longest you ever stayed on just to keep talking?"],
  },
  {
    id: "guilty",
    keywords: ["guilty pleasure", "guilty pleasures", "trashy", "embarrassing taste", "secret", "secrets"],
    asks: [/(what'?s|what is|do you have) (your|a|any) guilty pleasures?/i, /tell me a secret/i],
    levels: [
      [
        "Celebrity memoirs from the eighties, the ones with a photo section. I read them inside a larger book.",
        "I watch wedding cake competitions with the sound off and supply the dialogue.",
      ],
      [
        "There's one by a game show host that's honestly moving. I lent it to Doctor Okafor in a plain wrapper. It came back with notes.",
        "Frosting from the can, with a bookmark. A clean one. I do have limits.",
      ],
      [
        "A student saw the memoir inside my Henry James and I thought, well, there it goes, my reputation. She sat down, opened her Kant, and inside was the exact same book. We've never spoken of it. We nod like spies.",
      ],
    ],
    hooks: ["So what's hidden inside your larger book?", "What pleasure of yours would I have to be trusted to know?"],
  },
  {
    id: "bucket.list",
    keywords: ["bucket list", "someday", "before you die", "want to try", "wish list", "adventure"],
    asks: [
      /(what'?s|what is) on your bucket list/i,
      /what (have you always wanted|do you want) to (try|do)/i,
      /what'?s next for you/i,
    ],
    levels: [
      [
        "Learn to drive, read Ulysses, say yes to something before I've thought it over. I've ordered them by difficulty.",
        "To be in somebody's postscript, I guess.",
      ],
      [
        "I want to sleep in a lighthouse. There's one that still gets its mail by boat. I've looked into the mail more than the lighthouse.",
        "The list is in the back of a library book I'm afraid to return. It's mine, technically, I bought the library book. It's complicated.",
      ],
      [
        'I crossed one off by accident. It said "sing with other people." Then at Walt\'s, on the porch, his neighbors started in on something and I knew the words, and I was halfway through before I noticed it was me.',
      ],
    ],
    hooks: ["What have you crossed off your list by accident?", "What's on yours that you'd be shy to say?"],
  },
  {
    id: "secret.talent",
    keywords: ["talent", "talents", "party trick", "forge", "juggle"],
    asks: [
      /(what'?s|what is|do you have) (your|a|any) (secret |hidden )?(talents?|party tricks?|skills?)/i,
      /what are you good at/i,
    ],
    levels: [
      [
        "I can fold a letter eleven ways, including one from the 1580s that locks itself. It's a real hit at very small parties.",
        "Give me two pages of anyone's handwriting and I can do it. I only use it for birthday cards from the pigeon.",
      ],
      [
        "You slice a thin strip from the page and sew it through. If somebody opens it, it tears, so they can't pretend they didn't. I like that.",
        "I'm also good at waiting. People underestimate it. I once waited out a filing cabinet.",
      ],
      [
        "Opal got a letter from the moon, in a hand that June didn't recognize, and she's been dictating answers ever since. I've had to develop a whole character. The moon's named Mildred, and she's having trouble with her knees.",
      ],
    ],
    hooks: [
      "What's your talent that only works at very small parties?",
      "And what's a thing you do well that nobody's ever seen?",
    ],
  },
  {
    id: "favorites",
    keywords: [
      "favorite word",
      "favourite word",
      "favorite smell",
      "favourite smell",
      "smell",
      "color",
      "colour",
      "favorite color",
      "favourite color",
      "favorite place",
      "favourite place",
    ],
    asks: [/(what'?s|what is) your fav(ou?rite)? (word|smell|colou?r|place|number|sound|thing)/i],
    levels: [
      [
        'My favorite word is "anyhow," my color is airmail blue, my smell is old paper, and my place is one particular stair. I\'ve had time to think.',
        "Old paper for a smell, a bit vanilla, a bit cellar. Airmail blue for a color. The third stair at my mother's for a place. I'm a cheap date.",
      ],
      [
        "My color is the blue of airmail paper. It's thin enough that you can see there's something on the other side.",
        '"Anyhow" is always the hinge in old letters. Anyhow, I miss you. Anyhow, the horse died. And from the third stair you can hear the kitchen and nobody can see you.',
      ],
      [
        "I did the stair thing as a grown man last Thanksgiving. Sat there and listened to them all. Then my mother, without looking up, said, \"There's pie, Noah.\" I guess she'd always known. Twenty years of a perfect hiding place.",
      ],
    ],
    hooks: ["What's your third stair from the top?", "Is there a word you like for no reason at all?"],
  },
  {
    id: "age.birthday",
    keywords: ["age", "birthday", "born", "twenty-six", "thirty"],
    asks: [/how old (are|r) you/i, /(when'?s|when is|what'?s) your birthday/i, /(what'?s|what is) your age/i],
    levels: [
      [
        "Twenty-six. I've been told I have the energy of a kind seventy.",
        "I'm 26, October nineteenth. Born during a power outage, so my first photo's just dark with a caption.",
      ],
      [
        "Walt sends me a card with a two-dollar bill in it every year. I've never spent one. I've got three.",
        "My age comes up mostly when I ask older people about their letters and they say, how would you know about this. I wouldn't. That's why I'm asking.",
      ],
      [
        "I forgot my own twenty-fifth until about nine at night. Then the buzzer went, and it was Miss Rosa with a meatball. One, with a candle in it. She said she'd counted the knocks and I'd been pacing in a birthday way.",
      ],
    ],
    hooks: ["What age do you feel, if you leave the math out?", "What's the smallest birthday you ever loved?"],
  },
  {
    id: "name",
    keywords: ["name", "noah", "nickname", "full name"],
    asks: [
      /(what'?s|what is|whats) your name/i,
      /who (are|r) you/i,
      /what (should|do) (i|people) call you/i,
      /is noah (short|your real)/i,
    ],
    levels: [
      [
        "Noah. Like the ark, but I'd have spent the time cataloging them.",
        "I'm Noah. Opal says \"Nono,\" which makes it sound like I'm always being scolded. Fair.",
      ],
      [
        "My dad picked it because it was short enough for a mailbox.",
        "June calls me Professor when she's mad and Noey when she's worried, so I can tell from the first syllable how I'm doing.",
      ],
      [
        'At a coffee place they wrote "Know A." on my cup, and then they called it out like a question. "Know a… what." The whole line was looking at me. I said, "Not much." Biggest laugh of my life.',
      ],
    ],
    hooks: [
      "What do you get called by the one who's worried about you?",
      "Do you feel like your name, or like you're borrowing it?",
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
      "introvert",
    ],
    asks: [
      /tell me (something )?(more )?about (yourself|you)\b/i,
      /what do you do for fun/i,
      /what are your (hobbies|interests)/i,
      /(how would you )?describe yourself/i,
      /what do you like to do/i,
      /are you an? (introvert|extrovert)/i,
    ],
    levels: [
      [
        "Let's see. I keep letters, I grow hot peppers, I lose at chess by mail. It sounds sadder in a row than it is.",
        "I'm slow to start, sorry. I read, I walk, I write things in pencil. After a while I get sort of funny, I'm told.",
      ],
      [
        "I notice things. It's my best quality and it's why I'm tired.",
        "Introvert, yes, though I do like people. I like them the way I like soup, one bowl at a time, hot, with nowhere to be.",
      ],
      [
        "Theo filled in my profile first and wrote \"looks like he'd return your umbrella.\" I took it out, and then I felt bad because it's true. I've got four umbrellas at home right now and a list of names.",
      ],
    ],
    hooks: [
      "What would your oldest friend put in your profile that you'd take out?",
      "How long does it take before people get the real you?",
    ],
  },
  {
    id: "happiness",
    keywords: ["what makes you happy", "happiness", "joy", "grateful", "best day"],
    asks: [/what makes you (happy|smile)/i, /(are you happy|when are you happiest)/i, /best day of your life/i],
    levels: [
      [
        "Finding something that was lost, mine or anybody's. And the radiator coming on.",
        "The sound of mail dropping through a slot. It's Pavlovian by now. Even bills.",
      ],
      [
        "I keep an envelope for the year, and when something good happens I put a scrap in it. Ticket stubs, a leaf, a receipt with Jo's handwriting. I open it on the thirty-first.",
        "It's quieter than I thought it'd be. I kept listening for a brass band, and it was more like the fridge stopping.",
      ],
      [
        "Best day might be Opal's first library card. She signed it herself, an O with legs. She asked what happens if she's late. I said, nothing, they miss you. She thought about it and said, then I'll be a little late.",
      ],
    ],
    hooks: [
      "What would be in your envelope for this year so far?",
      "What's the quietest happy moment you can think of?",
    ],
  },
  {
    id: "sad.hard",
    keywords: ["sad", "cry", "crying", "lonely", "loneliness", "tough", "stress", "stressed", "grief", "loss"],
    asks: [
      /when did you last cry/i,
      /do you (ever )?(get|feel) (sad|lonely|stressed)/i,
      /what'?s the hardest (thing|part)/i,
    ],
    levels: [
      [
        "I get lonely around four on Sundays. I used to think that was a flaw, now I think it's just a time of day.",
        "Missing my dad's the main one. It's been seven years. It comes up less, but it comes up taller.",
      ],
      [
        "People say it must be nice, all that quiet. It is. Some days it's nice the way a waiting room's nice.",
        "I cry at work about twice a year. There's a box of tissues in Conservation marked \"for dust.\" We've all got dust.",
      ],
      [
        "For a year I couldn't delete his last voicemail or play it. Then I did, one night, with June on the other line. It's eleven seconds. He's asking if we need milk. We laughed so hard. I went out and got milk.",
      ],
    ],
    hooks: ["What helps you when it gets tall?", "Who knows, right now, how you're actually doing?"],
  },
  {
    id: "shyness.talking",
    keywords: ["shy", "quiet", "introverted", "silence", "awkward silence", "small talk"],
    asks: [/(are you|why are you( so)?) (shy|quiet|introverted)/i, /do you hate small talk/i],
    levels: [
      [
        "I'm shy, yeah. It's not that I've got nothing to say, there's just a line, and everyone in it is being polite.",
        "Silence doesn't bother me. It's the second before somebody fills it that's hard.",
      ],
      [
        "I do better side by side than face to face. And on paper. And in the dark, June would say, but she means radio.",
        "Small talk I've come around on. It's the weather on page one. You can't get to page three without turning something.",
      ],
      [
        'A kid asked why I talk so quietly. I said, so the letters won\'t wake up. He whispered for the rest of the tour. At the end he put his mouth by a box and said, "Good night." I nearly resigned from joy.',
      ],
    ],
    hooks: [
      "What happens to you when a conversation goes quiet?",
      "Were you shy and got over it, or do you hide it better than me?",
    ],
  },
  {
    id: "dancing.party",
    keywords: ["dance", "dancing", "party", "parties", "club", "nightlife", "karaoke"],
    asks: [/do you (like to |ever )?(dance|party|go (dancing|clubbing)|do karaoke)\b/i],
    levels: [
      [
        "I go to parties for the bookshelf. You can learn a lot from a bookshelf, and it doesn't ask what you do.",
        "Dancing, only in the kitchen, only to forty-fives, and the pigeon's sworn to secrecy.",
      ],
      [
        "My trick is doing dishes. You get a job, a view, and the best people come to the kitchen anyway.",
        "My parents danced in the hall, very slowly, to anything. Commercials. I thought everybody's did.",
      ],
      [
        "At Theo's wedding my mother held out her hand, and I said I don't know how. She said, \"You've been watching from the stairs for ten years, you know how.\" Turns out I did. She led. Two hundred and forty words a minute, those feet.",
      ],
    ],
    hooks: ["Where do I find you at a party after the first hour?", "Who taught you to dance, or who's still trying?"],
  },
  {
    id: "work.start",
    keywords: ["how it started", "became an archivist", "why letters", "calling"],
    asks: [
      /(how|why|when) did you (get into|become|start|end up|choose|decide)( doing| in| as| on)? (that|this|it|an?|your|guiding|rescue|mountain rescue|archiv\w+|the (job|work))\b/i,
      /what got you into (that|this|it|your)/i,
      /do you (love|enjoy) (your job|your work|what you do)/i,
      /(fav(ou?rite)?|best) (thing|part) (about|of) (your|the) (job|work)/i,
    ],
    levels: [
      [
        "A summer job, moving boxes. One of them was open at the top, and I read a line, and I guess I never put it down.",
        "My father brought letters to people's doors. I wanted to know what happened after the door closed, that's all it is.",
      ],
      [
        'The line was, "Dear Ruth, I\'ve bought the piano and nobody must tell Father." I was twenty. I had to know about Father.',
        "I do love it. I don't say so at work, because somebody would look up.",
      ],
      [
        "I read on till they turned off the lights. It came out in 1948 that Father had known about the piano all along, he'd been paying for the tuner. I applied the next morning. I spelled archivist wrong.",
      ],
    ],
    hooks: [
      "Was there one moment you got hooked, or did it creep up on you?",
      "What did you want to know so badly that it turned into a job or a habit?",
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
        "None so far. I think I'd like to, someday. I'd be the one reading the long version at bedtime.",
        "I picture a kitchen with somebody in it, and then a smaller somebody. I don't push the picture, it's shy too.",
      ],
      [
        "Watching June with Opal helped. She gets it wrong about twice an hour and says sorry, and it turns out that's the job.",
        'Walt was married forty-six years. I asked what the secret was, and he wrote back, "She drove on Sundays."',
      ],
      [
        'Opal asked me to be her show-and-tell. Not to bring something, to be it. I stood in front of nineteen preschoolers, and she said, "This is my uncle. He keeps things." I\'ve had worse introductions at conferences.',
      ],
    ],
    hooks: [
      "Is that something you picture, or do you leave that page blank on purpose?",
      "Who's shown you what a good home looks like?",
    ],
  },
  {
    id: "looks.height",
    keywords: ["tall", "height", "look like", "smoke", "smoking"],
    asks: [/how tall (are|r) you/i, /what do you look like/i, /do you (smoke|vape)/i],
    levels: [
      [
        "Six foot one, but I stand like five eleven. And I don't smoke, I work with paper.",
        "Glasses, cardigan, the posture of somebody reading a plaque. You'd walk past me twice, kindly.",
      ],
      [
        "I'm the guy at the store who gets asked for things off the high shelf. It's most of my social life.",
        "My glasses have been repaired with book tape. It's archival, so they'll outlive me.",
      ],
      [
        "An old lady had me hand down cereal for her, and then soup, and then, I noticed, things she put right back. We did two aisles. She just wanted to tell me about her son. I go Thursdays now, in case.",
      ],
    ],
    hooks: [
      "What would I know you by, if we had to find each other in a crowd?",
      "Is there something about how you look that took you a while to like?",
    ],
  },
  {
    id: "neighbors",
    keywords: ["neighbor", "neighbors", "neighbour", "neighbours", "miss rosa", "rosa", "downstairs", "landlord"],
    asks: [
      /\b(do you|did you) (know|like|get on with|get along with) your neighbou?rs?/i,
      /\b(tell me|what|how|more) about your neighbou?rs?/i,
      /\bwho(?:'s| is) miss rosa/i,
    ],
    levels: [
      [
        "Miss Rosa, mainly. She's right below me, and I think she knows my week better than I do, from the floorboards.",
        "I know them by their mail, I'm sorry to say. I don't read it. I just notice who's getting more of it than usual.",
      ],
      [
        "She's seventy-four and doesn't believe in doorbells. If the basket goes up and down twice, it's gossip, and if it goes once, it's sauce.",
        "There's a saxophone on the second floor that's been learning one song since March. We're all rooting for it, in our separate kitchens… mostly.",
      ],
      [
        'The power went out in August and everybody ended up on the front steps. Miss Rosa introduced me down the whole row as the quiet one from upstairs. A man at the end said, "That fellow talks to a pigeon all day."',
      ],
    ],
    hooks: [
      "Which of your neighbors would you save a seat for on the steps?",
      "What do you suppose your neighbors have figured out about you through the wall?",
    ],
  },
  {
    id: "advice",
    keywords: ["advice", "lesson", "learned", "mistake", "regret", "regrets", "wisdom", "changed your mind"],
    asks: [
      /\b(best|worst) advice/i,
      /\bdo you (have any )?regrets?/i,
      /\bwhat (have you learned|did you learn|would you do differently)/i,
      /\b(something|anything|what) you('ve| have)? changed your mind/i,
    ],
    levels: [
      [
        "Walt says you can't drive the stop you've already passed. He wrote it about my rook, but I've been using it for everything.",
        "My advice is mostly to date things. Put the day in the corner of the letter, somebody will be so grateful.",
      ],
      [
        "I used to believe that if I waited until I had the sentence right, the moment would hold still for it. It doesn't. It's got its coat on.",
        "I regret the calls more than anything. Nobody ever told me I'd been too easy to reach.",
      ],
      [
        "My dad's one rule for the route was always close the gate. I figured it was about dogs. After he died a woman told me she'd had a toddler and no latch. He'd fixed it the same day and just… never brought it up.",
      ],
    ],
    hooks: [
      "What's a piece of advice you only understood years after you got it?",
      "Is there something you've quietly changed your mind about?",
    ],
  },
];
