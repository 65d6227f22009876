/**
 * What people bring up, with words any persona may use about it. Nothing here states a fact about the speaker's life
 * that a persona's own content could contradict.
 */
export type SharedTopic = {
  id: string;
  /** Lower case, as typed; matched on word boundaries, plural folded. */
  keywords: readonly string[];
  /** A statement that takes in what was said; never a question. */
  reactions: readonly string[];
  /** Follow-ups to the person, exactly one question each. */
  questions: readonly string[];
  /** What the speaker may say when asked about it in turn. */
  own: readonly string[];
};

function topic(
  id: string,
  keywords: string,
  reactions: readonly string[],
  questions: readonly string[],
  own: readonly string[],
): SharedTopic {
  return { id, keywords: keywords.split("|"), reactions, questions, own };
}

export const SHARED_TOPICS: readonly SharedTopic[] = [
  topic(
    "nursing",
    "nurse|nursing|icu|the ward|night shift|night shifts|a&e|midwife|paramedic|hospital shift|children's hospital",
    [
      "Nursing. So you are calm in rooms where nobody else is.",
      "I have a lot of respect for people who walk toward the alarm.",
      "That is a job you cannot do halfway.",
    ],
    ["What does a good shift look like?", "How do you come down after a hard one?", "What made you pick that ward?"],
    ["I think I'd be the one fainting in the corridor, if I'm honest."],
  ),
  topic(
    "medicine",
    "doctor|medical student|med school|medicine|surgeon|gp|dentist|vet school|pharmacist|physio|physiotherapist",
    [
      "That's a long road, and you are clearly still walking it.",
      "People must tell you their symptoms at parties.",
      "There's something about choosing work where the stakes are real.",
    ],
    ["What surprised you most about it?", "When did you know it was for you?", "What do you do to switch off after?"],
    ["I read one symptom online and plan my own funeral, so no, not my field."],
  ),
  topic(
    "teaching",
    "teacher|teaching|i teach|teach kids|my students|my pupils|classroom|year six|kindergarten|primary school|professor|lecturer|tutor",
    [
      "A whole room of small critics every morning. That takes nerve.",
      "Teachers remember everything, so I'll watch what I say.",
      "The good ones change people and rarely hear about it.",
    ],
    [
      "What's the best thing a student ever said to you?",
      "Which lesson do you secretly love giving?",
      "How do you win over the one at the back?",
    ],
    ["I explain things badly and with my hands. A classroom would eat me alive."],
  ),
  topic(
    "programming",
    "programmer|programming|software|developer|coding|i code|engineer at|web dev|backend|frontend|python|javascript|data scientist|devops|startup",
    [
      "So you argue with machines and the machines win on points.",
      "I like that it either works or it doesn't. Most things aren't so honest.",
      "That's a craft people only notice when it breaks.",
    ],
    [
      "What are you building at the moment?",
      "What's the silliest bug you've ever caused?",
      "What got you hooked in the first place?",
    ],
    ["My technical skill ends at switching it off and on with confidence."],
  ),
  topic(
    "design",
    "designer|graphic design|ux|illustrator|illustration|typography|fonts|interior design|fashion",
    [
      "So you can't walk past a bad menu without suffering.",
      "That eye must be a blessing and a bit of a curse.",
      "I like people who notice how things are made.",
    ],
    [
      "What's something ordinary you think is beautifully designed?",
      "What are you working on that you like?",
      "How did you find your way into it?",
    ],
    ["I have opinions about chairs. That's as far as my training goes."],
  ),
  topic(
    "office",
    "office|marketing|accounting|accountant|finance|consultant|consulting|sales|hr|recruiter|project manager|spreadsheet|spreadsheets|insurance|bank",
    [
      "Every office is a small kingdom with its own weather.",
      "Somebody has to know where all the numbers sleep.",
      "I suspect you have stories you can't tell by name.",
    ],
    [
      "Which part of it do you actually enjoy?",
      "Who's the best character where you work?",
      "What would you do with a year off from it?",
    ],
    ["Open-plan offices make me feel like a plant in the wrong window."],
  ),
  topic(
    "law",
    "lawyer|law school|solicitor|barrister|paralegal|attorney|court",
    [
      "So I should expect cross-examination.",
      "That's a lot of reading between other people's lines.",
      "You must hear every side of everything.",
    ],
    ["What kind of cases keep you interested?", "What does everyone get wrong about it?", "What drew you to law?"],
    ["I lose arguments to parking meters, so you'd win."],
  ),
  topic(
    "hospitality",
    "bartender|barista|waiter|waitress|waiting tables|restaurant job|chef|line cook|hospitality|hotel job|kitchen job",
    [
      "You've seen people at their hungriest. That's the real them.",
      "That work teaches you more about people than any book.",
      "On your feet and charming for eight hours. I'm impressed.",
    ],
    [
      "What's the strangest order you've had?",
      "What do you cook for yourself after all that?",
      "What can you tell about someone from how they order?",
    ],
    ["I tip too much because I'd be so bad at it."],
  ),
  topic(
    "trades",
    "carpenter|electrician|plumber|mechanic|builder|construction|welding|welder|joiner|woodwork|woodworking",
    [
      "You can point at things and say I made that. Few people can.",
      "Useful hands. I'm a little envious.",
      "There's nothing vague about work like that, and I like it.",
    ],
    ["What's a piece of work you're proud of?", "Who taught you?", "What's the worst bodge you've had to rescue?"],
    ["I own one screwdriver and a lot of optimism."],
  ),
  topic(
    "job_hunt",
    "job hunting|looking for a job|unemployed|laid off|between jobs|job interview|interview|interviews|applying for jobs|new job|career change|quit my job|quit job",
    [
      "That in-between time takes more courage than people admit.",
      "A fork in the road, then. Unsettling and a bit thrilling.",
      "Looking for work is work, and nobody pays you for it.",
    ],
    [
      "What would the next one look like if you could draw it?",
      "How are you feeling about it today?",
      "What do you not want to do again?",
    ],
    ["I once rehearsed an interview so hard that I introduced myself twice."],
  ),
  topic(
    "work_stress",
    "work stress|stressful job|deadline|deadlines|overtime|my boss|boss is|burned out|burnt out|burnout|workload|long hours|busy at work|work has been|hectic",
    [
      "That sounds like a week that took more than it gave.",
      "No wonder you're worn thin.",
      "Some jobs follow you home and sit on the sofa.",
    ],
    [
      "What would take the most weight off?",
      "What do you do when you finally get an evening?",
      "Is there an end to it in sight?",
    ],
    ["I get short and quiet when it's too much. Then I walk it off."],
  ),
  topic(
    "exams",
    "exam|exams|finals|thesis|dissertation|studying for|revision|essay due|phd|masters|my degree|grad school|university|college|my studies",
    [
      "Your brain must be a very full drawer right now.",
      "That's a long stretch of being brave in libraries.",
      "I can still smell the panic and the highlighters.",
    ],
    [
      "What's the part of it you truly like?",
      "What's the first thing you'll do when it's over?",
      "How do you trick yourself into starting?",
    ],
    ["I only ever learned things the night before, which I don't recommend."],
  ),
  topic(
    "climbing",
    "climbing|bouldering|climber|i climb|climbing gym|belay",
    [
      "Climbing. So you trust strangers with rope.",
      "That's chess with sore fingers.",
      "I like that the wall doesn't care what kind of day you had.",
    ],
    [
      "What's the route that keeps beating you?",
      "What goes through your head right before a hard move?",
      "Indoors, or on real rock?",
    ],
    ["I get halfway up and start negotiating with the wall."],
  ),
  topic(
    "hiking",
    "hiking|hike|hikes|i hike|trekking|mountains|mountain|trail|trails|camping|national park|backpacking",
    [
      "The good kind of tired, then.",
      "Everything gets simpler when the only job is the next bend.",
      "I'd guess your best thinking happens on a path.",
    ],
    [
      "What's the best view you've had to earn?",
      "Do you go alone, or with company?",
      "What always ends up in your backpack?",
    ],
    ["I love a hill as long as there's lunch at the top of it."],
  ),
  topic(
    "running",
    "running|runner|i run|marathon|half marathon|5k|10k|jogging|parkrun|triathlon",
    [
      "You do that on purpose. I admire it and fear it a little.",
      "There's a stubbornness in runners I tend to like.",
      "That's a lot of mornings when bed was the better offer.",
    ],
    [
      "What do you think about out there?",
      "What got you to run the first time?",
      "Do you listen to anything, or just your own breathing?",
    ],
    ["I run for trains, and even then I weigh it up."],
  ),
  topic(
    "gym",
    "gym|lifting|weights|crossfit|deadlift|workout|work out|pilates|personal trainer|spin class",
    [
      "Discipline, then. It shows up in other places too, I bet.",
      "I like that it's one hour where the phone has no say.",
      "The sore-legs-on-stairs club. Respect.",
    ],
    ["What made it stick for you?", "Which exercise do you secretly hate?", "How do you feel on the days you skip it?"],
    ["I have joined a gym with great conviction more than once."],
  ),
  topic(
    "yoga",
    "yoga|meditation|meditate|mindfulness|breathwork",
    [
      "I could use some of whatever that gives you.",
      "Sitting still is harder than it looks.",
      "That explains the calm between your lines.",
    ],
    [
      "What changed for you when you started?",
      "Does your head really go quiet?",
      "What's the hardest part to keep up?",
    ],
    ["My mind treats silence as an invitation to make lists."],
  ),
  topic(
    "swimming",
    "swimming|swimmer|i swim|wild swimming|cold water|surfing|surfer|surf|kayak|kayaking|sailing|paddleboard|diving|scuba",
    [
      "Water people are a particular kind of people.",
      "There's nowhere to take a phone call in there. Sounds like bliss.",
      "That first cold second must reset everything.",
    ],
    ["Where's your favourite water?", "What does it do to your head?", "How did you start?"],
    ["I go in slowly, one complaint at a time."],
  ),
  topic(
    "cycling",
    "cycling|cyclist|bike|biking|i cycle|bicycle|mountain biking",
    [
      "The best speed to see a place at, I think.",
      "Wind in your teeth and nobody's timetable. Nice.",
      "Calves of steel, then, and opinions about drivers.",
    ],
    [
      "What's your favourite road or route?",
      "Is it for getting places, or for getting away?",
      "What's the furthest you've gone on a whim?",
    ],
    ["I cycle like someone carrying soup."],
  ),
  topic(
    "football",
    "football|soccer|basketball|tennis|rugby|cricket|hockey|volleyball|badminton|baseball|my team|padel|golf",
    [
      "So your weekends come with suspense built in.",
      "I like people who still care loudly about something.",
      "A team is a good excuse to see the same faces every week.",
    ],
    [
      "Do you play, or suffer from the stands?",
      "What's the best moment it has given you?",
      "How did you end up with that one?",
    ],
    ["I shout at the right moments, mostly by copying my neighbours."],
  ),
  topic(
    "dance",
    "dancing|dance|dancer|salsa|tango|bachata|ballet|swing dancing",
    [
      "So you can be led or lead. Both are rare.",
      "Courage with a beat under it.",
      "I believe you can tell a lot about someone from how they dance.",
    ],
    ["What song gets you up every time?", "How did you begin?", "What do you feel in the middle of it?"],
    ["I dance best in kitchens, with witnesses I trust."],
  ),
  topic(
    "dogs",
    "dog|dogs|puppy|puppies|labrador|retriever|golden retriever|poodle|terrier|dachshund|beagle|husky|spaniel|greyhound|rescue dog|corgi|pug",
    [
      "A dog. You've just gone up in my estimation.",
      "Someone is always happy you came home, then.",
      "Dogs are very good at being exactly who they are.",
    ],
    [
      "What's the worst thing that dog has ever eaten?",
      "What kind of character are we talking about?",
      "Who trained whom?",
    ],
    ["I say hello to the dog first and the person second. It's a flaw."],
  ),
  topic(
    "cats",
    "cat|cats|kitten|kittens|tabby|rescue cat",
    [
      "So you live with a small landlord.",
      "Being chosen by a cat is a reference I take seriously.",
      "Cats keep a person humble.",
    ],
    ["What does your cat disapprove of most?", "How did you two find each other?", "Who gets the good chair?"],
    ["Cats like me because I don't try. There's a lesson in that."],
  ),
  topic(
    "pets",
    "rabbit|hamster|parrot|tortoise|turtle|goldfish|fish tank|aquarium|chickens|horse|horses|horse riding|guinea pig|lizard|gecko",
    [
      "I did not see that coming, and I'm delighted.",
      "There's a story in how that one got its name, I'm sure.",
      "Looking after something small makes people better.",
    ],
    ["What's its name and its worst habit?", "How did that begin?", "What would it say about you?"],
    ["I'd spoil any animal within a week."],
  ),
  topic(
    "cooking",
    "cooking|i cook|cook dinner|cooking for|recipe|recipes|curry|risotto|pasta|stir fry|homemade|dumplings|lasagne|lasagna|stew|chilli",
    [
      "Anyone who cooks for others has my attention.",
      "I can almost smell that from here.",
      "Food someone made with care tastes different, and I'll defend that.",
    ],
    ["What's the dish you'd make to impress someone?", "Who taught you?", "What's your most famous kitchen disaster?"],
    ["I cook by smell and by apology."],
  ),
  topic(
    "baking",
    "baking|i bake|sourdough|bread|cake|cakes|cookies|croissants|pastry|banana bread",
    [
      "Patience you can eat. I approve.",
      "Your neighbours must be glad of you.",
      "Baking is chemistry with better manners.",
    ],
    ["What's the one you've mastered?", "What went spectacularly wrong once?", "Who gets the first slice?"],
    ["I follow the recipe until I get bored, which is where it goes wrong."],
  ),
  topic(
    "food",
    "food|restaurant|restaurants|foodie|sushi|tacos|pizza|ramen|burger|burgers|noodles|street food|brunch|thai food|indian food|mexican food|cheese|chocolate|ice cream|spicy",
    [
      "Now I'm hungry, and it's your doing.",
      "A person who speaks warmly of food can be trusted.",
      "That is a strong position and I respect it.",
    ],
    [
      "What's the best thing you've eaten this month?",
      "What would your last meal be?",
      "Where would you send a stranger for it?",
    ],
    ["I plan days around lunch, so you'll find no judgement here."],
  ),
  topic(
    "coffee",
    "coffee|espresso|latte|flat white|cappuccino|cold brew|caffeine",
    [
      "A sensible religion.",
      "Half of my favourite conversations happened over one.",
      "The first sip is the best minute of some days.",
    ],
    ["How do you take it?", "What's your place for it?", "How many before you're yourself?"],
    ["Morning coffee is the one appointment I never miss."],
  ),
  topic(
    "tea",
    "tea|earl grey|matcha|chai|green tea|herbal tea",
    [
      "Tea people tend to let silences be. I like that.",
      "There's a right mug for it, and everyone knows which.",
      "That's a small daily kindness to yourself.",
    ],
    ["Which one is yours?", "Milk, or is that a crime?", "When in the day is it essential?"],
    ["I make a pot and forget it, which I'm told is a system."],
  ),
  topic(
    "drinks",
    "wine|beer|cocktail|cocktails|whisky|whiskey|gin|brewery|pub|craft beer|margarita",
    [
      "The first sip of an evening is its own kind of sentence.",
      "There's a bar story somewhere behind that.",
      "A good pub is half furniture and half voices.",
    ],
    ["What's your usual?", "What's the best bar you've ever stumbled into?", "Corner table, or right at the bar?"],
    ["One good glass and the long way home suits me."],
  ),
  topic(
    "vegetarian",
    "vegetarian|vegan|plant based|meat free|don't eat meat",
    [
      "Then you've heard every joke, so I'll spare you.",
      "That takes some resolve at family tables.",
      "I like it when people eat like they believe something.",
    ],
    ["What made you decide?", "What dish would convert a sceptic?", "What do you miss, if anything?"],
    ["I'd happily let someone cook me a whole week of that."],
  ),
  topic(
    "moving",
    "moved here|moved to|just moved|moving to|new city|new in town|new here|relocated|moving house|new apartment|new flat|my new place",
    [
      "A new place: all those streets that don't know you yet.",
      "Starting over somewhere takes more nerve than it gets credit for.",
      "The first months in a city are half freedom, half supermarket confusion.",
    ],
    ["What brought you there?", "What's the first corner that felt like yours?", "What do you miss from before?"],
    ["I still give directions by shops that closed years ago."],
  ),
  topic(
    "hometown",
    "hometown|grew up in|i'm from|i grew up|originally from|small town|village|countryside|born in|on a farm",
    [
      "You can usually hear a place in how someone tells things.",
      "Where we start stays in the voice, I think.",
      "I'm picturing it now, probably all wrong.",
    ],
    ["What were you like there as a kid?", "What's the thing only locals know?", "Would you ever go back for good?"],
    ["A part of me still measures everything against where I grew up."],
  ),
  topic(
    "city",
    "london|new york|berlin|paris|chicago|toronto|mumbai|delhi|bangalore|sydney|melbourne|lisbon|barcelona|madrid|dublin|edinburgh|amsterdam|los angeles|san francisco|seattle|boston|austin|manchester|glasgow|rome|tokyo",
    [
      "That's a city with opinions of its own.",
      "I'd like to see it through someone who knows the side streets.",
      "A place like that gives you plenty of stories.",
    ],
    ["What's your favourite corner of it?", "What would you show someone on a first visit?", "Does it suit you?"],
    ["I judge cities by their bakeries and their benches."],
  ),
  topic(
    "travel",
    "travel|travelling|traveling|trip|trips|backpacked|vacation|holiday|holidays|flight|flights|road trip|abroad|japan|italy|spain|portugal|iceland|thailand|vietnam|peru|mexico|morocco|greece|norway|scotland|india|new zealand|france|costa rica|turkey|kenya|brazil|korea",
    [
      "I can hear that you came back a slightly different person.",
      "The best trips go a bit wrong in the middle.",
      "That's been on many people's lists, and you simply went.",
    ],
    [
      "What's the moment from it you still think about?",
      "What went wonderfully wrong?",
      "Who do you become when you travel?",
    ],
    ["I pack too many books and exactly one useful thing."],
  ),
  topic(
    "languages",
    "learning spanish|learning french|learning italian|learning japanese|learning german|language|languages|duolingo|bilingual|spanish class|learning a language",
    [
      "You're willing to sound silly to understand someone. That's lovely.",
      "Another language is another self to try on.",
      "I admire anyone who conjugates voluntarily.",
    ],
    ["What's your favourite word in it?", "Why that one?", "What's the funniest thing you've said by mistake?"],
    ["I can order and apologise in several. Mostly apologise."],
  ),
  topic(
    "music",
    "music|band|bands|concert|concerts|gig|gigs|album|playlist|vinyl|records|record|spotify|festival|jazz|techno|hip hop|indie|rock music|classical|r&b|karaoke|singing|i sing|choir",
    [
      "Then there's a soundtrack I'm missing here.",
      "Music tells me more about someone than their job ever does.",
      "I like that it matters to you.",
    ],
    [
      "What song could you play on repeat right now?",
      "What's the best live thing you've ever seen?",
      "What do you put on when nobody's listening?",
    ],
    ["I wear one song out completely and then move on to the next."],
  ),
  topic(
    "instrument",
    "guitar|piano|violin|drums|bass|cello|saxophone|ukulele|i play in|trumpet|keyboard player|play the",
    [
      "You make the stuff, not just listen to it. I'm impressed.",
      "Hours alone with the same four bars. I know that takes love.",
      "Someone near you has heard a lot of scales.",
    ],
    ["What do you play when you're only playing for you?", "How did you start?", "Which piece are you fighting with?"],
    ["I can keep a beat on a table, and that is my whole career."],
  ),
  topic(
    "films",
    "movie|movies|film|films|cinema|horror movie|horror films|rom com|documentary|documentaries|director|studio ghibli|star wars|marvel",
    [
      "I trust people who stay for the credits.",
      "That's a good window into someone.",
      "A dark room and a big screen still feels like an event to me.",
    ],
    [
      "Which one could you quote in your sleep?",
      "What's the last one that stayed with you?",
      "Which film does everyone love that you can't stand?",
    ],
    ["I cry early and often, so choose my seat with care."],
  ),
  topic(
    "series",
    "netflix|series|tv show|tv shows|binge|binge watching|sitcom|reality tv|k-drama|anime|the office|crime show",
    [
      "One more episode is the oldest lie we tell.",
      "I won't judge. I might take notes.",
      "A good series is a small second life.",
    ],
    [
      "What's got you hooked at the moment?",
      "Which character is annoyingly like you?",
      "Comfort rewatch, or always something new?",
    ],
    ["I fall asleep at the reveal every single time."],
  ),
  topic(
    "books",
    "book|books|reading|novel|novels|i read|author|bookshop|bookstore|library|poetry|poem|poems|fantasy|sci-fi|book club|non-fiction",
    [
      "A reader. Then silence won't scare us.",
      "You can't hide much once I know your shelf.",
      "I like hearing people talk about a book more than reading reviews.",
    ],
    [
      "What are you in the middle of?",
      "Which book would you press on a stranger?",
      "What's one you never finished and don't regret?",
    ],
    ["My to-read pile has become furniture."],
  ),
  topic(
    "writing",
    "writing|i write|writer|journal|journaling|blog|short stories|screenplay|novelist|journalist",
    [
      "Then I should choose my words.",
      "Putting it down so that someone else can feel it is hard work.",
      "That's a brave sort of hobby.",
    ],
    ["What do you write about when nobody asked?", "When does it come easily?", "Who gets to read it first?"],
    ["I write very good first sentences, then tea."],
  ),
  topic(
    "art",
    "painting|i paint|drawing|i draw|sketch|sketching|art|artist|museum|museums|gallery|galleries|watercolour|sculpture|pottery|ceramics|knitting|crochet|sewing",
    [
      "Making something that wasn't there this morning. I get that.",
      "I like hands that have a habit.",
      "You must look at things longer than most people do.",
    ],
    ["What are you making at the moment?", "What do you do with the ones that fail?", "What made you start?"],
    ["I'm at my best with things that take slow hands."],
  ),
  topic(
    "photography",
    "photography|photographer|i photograph|take photos|taking photos|camera|film camera|darkroom|35mm",
    [
      "So you notice light. That's half of being alive.",
      "Someone who waits for the right second, then.",
      "Looking is a skill, and you practise it.",
    ],
    [
      "What do you find yourself photographing most?",
      "Which picture of yours would you save from a fire?",
      "What do other people miss that you don't?",
    ],
    ["I take forty pictures of one window and keep none."],
  ),
  topic(
    "games",
    "video games|gaming|gamer|playstation|xbox|nintendo|zelda|steam deck|rpg|minecraft|mario kart|elden ring|stardew",
    [
      "An hour in there is at least honest about being fun.",
      "I respect a person with a save file.",
      "There's a competitive streak in there, I can tell.",
    ],
    ["What are you playing just now?", "Who do you always lose to?", "Which world would you actually live in?"],
    ["I press everything at once and call it strategy."],
  ),
  topic(
    "board_games",
    "board game|board games|chess|dungeons and dragons|d&d|dnd|trivia|pub quiz|quiz night|crossword|puzzle|puzzles|sudoku|scrabble|catan|poker",
    [
      "So you're polite until the dice come out.",
      "A table, snacks and mild betrayal. Perfect evening.",
      "I'd like to see your face when you're bluffing.",
    ],
    ["Gracious winner, or insufferable?", "Which one have you never lost?", "Who do you play with?"],
    ["I forget the rules and then win, which nobody enjoys."],
  ),
  topic(
    "gardening",
    "garden|gardening|plant|plants|houseplant|houseplants|tomatoes|allotment|balcony|succulents|succulent|cactus|monstera|flowers|vegetables|herbs",
    [
      "Keeping something green alive is an underrated kind of hope.",
      "You have patience, then, or very forgiving plants.",
      "Dirt under the nails is a good sign in a person.",
    ],
    ["What's thriving at the moment?", "Which one did you mourn?", "Do you talk to them?"],
    ["My plants and I have an understanding: they try, I forget."],
  ),
  topic(
    "nature",
    "birds|birdwatching|birding|stars|stargazing|sunset|sunrise|forest|woods|sea|ocean|beach|lake|river|snow|the coast",
    [
      "That kind of quiet fixes most things.",
      "I like people who look up.",
      "It's hard to be important next to something that big.",
    ],
    [
      "Where do you go when you need that?",
      "When did you last see something that stopped you?",
      "Early light, or the end of the day?",
    ],
    ["I'm easily won over by a good horizon."],
  ),
  topic(
    "volunteering",
    "volunteer|volunteering|charity|shelter|food bank|fundraising|nonprofit|non-profit|community garden",
    [
      "You give hours away. That says a good deal.",
      "Quiet work, that. I'm glad people like you do it.",
      "I imagine it gives as much as it takes.",
    ],
    ["What does a day there look like?", "Who's the person there you remember most?", "How did you get involved?"],
    ["I always mean to do more of that, and your saying it nudges me."],
  ),
  topic(
    "siblings",
    "my sister|my brother|sisters|brothers|siblings|twin|my sisters|my brothers|youngest of|oldest of|middle child|only child",
    [
      "Siblings: the first people you ever negotiated with.",
      "I bet they'd tell me a different version.",
      "Family like that knows all your old haircuts.",
    ],
    ["Are you close?", "What would they say about you?", "Who started most of the fights?"],
    ["Family is the one audience that never forgets an old joke."],
  ),
  topic(
    "parents",
    "my mum|my mom|my mother|my dad|my father|my parents|my folks|mum|mom|dad",
    [
      "Parents leave fingerprints on everything, don't they. In a good way, mostly.",
      "I can hear some love in how you put that.",
      "They must be quite some people.",
    ],
    ["Which of them are you more like?", "What did they get right?", "What do they still tease you about?"],
    ["I catch myself saying my parents' sentences, word for word."],
  ),
  topic(
    "grandparents",
    "my grandma|my grandmother|my nan|my gran|my grandpa|my grandfather|my grandad|grandparents|nana|abuela",
    [
      "Grandparents have a way of staying in the kitchen of your mind.",
      "That's a whole world in one person.",
      "You say that with such affection.",
    ],
    ["What did you learn there?", "What's the story everyone tells about them?", "What smell takes you straight back?"],
    ["Old people's stories are my weakness. I stay for all of them."],
  ),
  topic(
    "children",
    "my son|my daughter|my kids|my kid|my child|single mum|single mom|single dad|my niece|my nephew|toddler|my boys|my girls",
    [
      "Small people make everything louder and clearer.",
      "You light up a bit there, even in writing.",
      "That's a lot of love and a lot of laundry.",
    ],
    [
      "What's the funniest thing they've said lately?",
      "What have they taught you?",
      "What do you do together on a free morning?",
    ],
    ["Children see through me at once, so I don't bother pretending."],
  ),
  topic(
    "friends",
    "my friends|my best friend|best friend|my friend|my mates|flatmate|roommate|roommates|housemate|old friends|friend group",
    [
      "Good friends are the quiet luxury of a life.",
      "You can tell a lot by who someone keeps close.",
      "I hope they know how you talk about them.",
    ],
    ["How did you two find each other?", "What would they warn me about?", "What do you do when you're all together?"],
    ["I have few and keep them a long time."],
  ),
  topic(
    "wedding",
    "wedding|weddings|bridesmaid|best man|getting married|engaged|bachelorette|stag do|hen do",
    [
      "Weddings bring out everything in people, including the dancing.",
      "Somebody is going to cry, and it may be me.",
      "All that hope in one room.",
    ],
    [
      "Are you a dance floor person, or near the cake?",
      "What's the best speech you've heard?",
      "How do you feel about them in general?",
    ],
    ["I come for the vows and stay for the buffet."],
  ),
  topic(
    "breakup",
    "breakup|break up|broke up|my ex|divorce|divorced|separated|ghosted|dumped",
    [
      "That leaves a mark, however it ended.",
      "I'm sorry. Endings take longer than people tell you.",
      "Thank you for saying it plainly.",
    ],
    ["How are you with it these days?", "What did it teach you about what you want?", "What helped, even a little?"],
    ["I learned more from an ending than from most beginnings."],
  ),
  topic(
    "dating",
    "dating apps|dating app|first date|first dates|online dating|tinder|hinge|bumble|bad date|single|dating",
    [
      "It's a strange way to meet, and yet here we are.",
      "Everyone is nervous. Some just hide it better.",
      "You're braver than you think just for showing up.",
    ],
    [
      "What makes you feel at ease with someone?",
      "What's the best first date you've had?",
      "What do you wish people asked you?",
    ],
    ["I'd rather have an honest awkward hour than a smooth empty one."],
  ),
  topic(
    "shy",
    "shy|introvert|introverted|socially anxious|social anxiety|awkward|quiet person|nervous|anxious|bad at this|good at this|what to say|new to this|out of practice",
    [
      "Quiet people usually notice more. I like that.",
      "You're doing fine here, for what it's worth.",
      "Thanks for saying so. It makes this easier for both of us.",
    ],
    [
      "What helps you relax with someone new?",
      "When do you feel most like yourself?",
      "What would you like people to know before they call you quiet?",
    ],
    ["My heart races too. I've only got better at pouring the tea."],
  ),
  topic(
    "therapy",
    "therapy|therapist|counselling|counselor|mental health|depression|depressed|anxiety|panic attacks|panic attack",
    [
      "Thank you for trusting me with that.",
      "Looking at it head-on takes more courage than hiding it.",
      "I'm glad you have been looking after yourself.",
    ],
    ["What has helped you most?", "How is it these days?", "What do you need from people when it's heavy?"],
    ["I believe in asking for help early. It took me a while to."],
  ),
  topic(
    "grief",
    "passed away|funeral|grieving|grief|died|lost my dad|lost my mum|lost my mom|lost my father|lost my mother|lost my brother|lost my sister|lost my gran|lost my grandmother|lost my friend|lost my dog|lost my cat|hospice|in hospital|cancer",
    [
      "I'm so sorry. That's a heavy thing to carry.",
      "There isn't a right sentence for that, so I'll just say I'm sorry.",
      "I'm sorry. I'm glad you told me.",
    ],
    ["What were they like?", "How are you holding up today?", "Is there someone looking after you?"],
    ["Missing someone doesn't end, I think. It changes rooms."],
  ),
  topic(
    "illness",
    "been sick|i'm sick|flu|a cold|migraine|headache|broke my|injury|injured|surgery|covid|not feeling well",
    [
      "Ugh. I'm sorry. Bodies have terrible timing.",
      "Then you have full permission to be slow today.",
      "That sounds miserable. I hope someone brought soup.",
    ],
    ["Are you on the mend?", "What do you reach for when you feel rotten?", "How long has it had you?"],
    ["I'm a dramatic patient. Everyone hears about it."],
  ),
  topic(
    "sleep",
    "can't sleep|insomnia|tired|exhausted|sleepy|no sleep|night owl|early bird|morning person|nap|naps|slept badly|up early",
    [
      "Tired makes everything a size bigger.",
      "Then be kind to yourself for the rest of today.",
      "A good nap deserves more respect than it gets.",
    ],
    ["What keeps you up?", "What's your perfect slow morning?", "When are you at your best?"],
    ["I'm useless before breakfast and suspiciously bright at midnight."],
  ),
  topic(
    "weekend",
    "weekend|weekends|saturday|sunday|day off|lazy day|lazy sunday|friday night",
    ["That sounds like time well spent.", "A weekend with no plan can be the best plan.", "I'd sign for one of those."],
    ["What's your ideal one?", "What are you hoping to do with the next?", "Early start, or blinds down till ten?"],
    ["Slow breakfast, long walk, no alarms. I'm easily pleased."],
  ),
  topic(
    "weather",
    "weather|rain|rained|raining|snowed|rainy|sunny|heatwave|cold outside|storm|snowing|winter|summer|autumn|spring|thunderstorm|fog",
    [
      "The sky does set the mood, doesn't it.",
      "There's a particular cosiness in that.",
      "Then it's a day for windows.",
    ],
    ["What does that kind of day make you want to do?", "Which season is most you?", "Out in it, or under a blanket?"],
    ["I'm fond of rain as long as I'm holding something hot."],
  ),
  topic(
    "commute",
    "commute|commuting|traffic|train|trains|bus|subway|tube|metro|driving|my car|delayed",
    [
      "Half of life is lived on the way to it.",
      "Transport builds character, I'm told by people with cars.",
      "You see every kind of human there.",
    ],
    [
      "What do you do with that time?",
      "What's the oddest thing you've seen on the way?",
      "Window seat and music, or people-watching?",
    ],
    ["I make up lives for the people across the aisle."],
  ),
  topic(
    "home",
    "my apartment|my flat|my house|my kitchen|my room|decorating|ikea|furniture|neighbour|neighbours|neighbor|neighbors|renovating|diy",
    [
      "A home is mostly small decisions you live inside.",
      "I'd learn a lot from your bookshelf and your mugs.",
      "That sounds like a place with some history already.",
    ],
    ["What's your favourite spot in it?", "What's the object you'd never give away?", "What are the neighbours like?"],
    ["I rearrange one shelf and feel like a new person."],
  ),
  topic(
    "money",
    "the rent|my rent|rent is|rent went up|saving up|savings|broke|expensive|mortgage|budget|inflation|student loan|student loans",
    [
      "Nobody talks about it honestly, so thank you.",
      "Everything costs a little more than it should at the moment.",
      "That worry sits in the back of the room, I know.",
    ],
    [
      "What are you saving for, if anything?",
      "What's worth every penny to you?",
      "What would you do with one free month?",
    ],
    ["I spend on good bread and economise on everything else."],
  ),
  topic(
    "childhood",
    "childhood|as a kid|as a child|when i was little|when i was a kid|when i was young|growing up|used to play|school days|when i was",
    [
      "I can picture a small, serious version of you.",
      "That kid is still in there somewhere.",
      "Those years leave such exact pictures.",
    ],
    ["What did that kid want to be?", "What scared you back then?", "Which bit of it would you visit for a day?"],
    ["I was a solemn child with very muddy knees."],
  ),
  topic(
    "dreams",
    "my dream|dream is|someday|one day i|my goal|goals|bucket list|always wanted to|i want to open|start my own|own business|own company|ambition",
    [
      "Said out loud, it's already a bit more real.",
      "I like that you want something that specific.",
      "That deserves a start date.",
    ],
    [
      "What's the first small step?",
      "What has kept you from it so far?",
      "What would the first morning of it look like?",
    ],
    ["I keep mine in a notebook where nobody can correct the spelling."],
  ),
  topic(
    "fear",
    "afraid of|scared of|fear|phobia|spiders|heights|terrified|scares me|frightened",
    [
      "Thanks for telling me. People mostly hide those.",
      "That makes sense to me, more than you'd think.",
      "Naming it usually shrinks it a little.",
    ],
    ["Where do you think it comes from?", "What do you do when it shows up?", "Has it changed over the years?"],
    ["I'm scared of more than I let on, mostly of saying nothing that matters."],
  ),
  topic(
    "regret",
    "regret|wish i had|mistake|mistakes|changed my mind|should have|apologise|forgive|forgiveness",
    [
      "That's a hard thing to look at straight.",
      "It says something good that you still think about it.",
      "I'd guess you've been harder on yourself than anyone else has.",
    ],
    ["What would you do with it now?", "What did it change in you?", "Have you ever said that to the other person?"],
    ["I used to think being right mattered more than it does."],
  ),
  topic(
    "faith",
    "church|religion|religious|spiritual|faith|god|buddhist|mosque|temple|prayer",
    [
      "That's something people don't share lightly.",
      "I like hearing what holds someone up.",
      "There's a quietness to that I respect.",
    ],
    ["What does it give you?", "Did you grow up with it, or find it?", "How does it show in an ordinary week?"],
    ["I have more questions than answers there, and I'm at peace with it."],
  ),
  topic(
    "tech",
    "phone|social media|instagram|tiktok|screen time|ai|robots|computer|laptop|internet|podcast|podcasts",
    [
      "It eats hours and gives back crumbs, some days.",
      "I have a complicated relationship with all of that.",
      "Modern life in one sentence.",
    ],
    ["What would you delete if you dared?", "What's the one corner of it you truly enjoy?", "How do you put it away?"],
    ["My best ideas come when the battery dies."],
  ),
  topic(
    "politics",
    "politics|election|government|climate change|climate|news|protest|vote",
    [
      "You care about it, and that counts.",
      "A big subject for a small screen, but go on.",
      "It's hard to look at and hard to look away from.",
    ],
    ["What got you thinking about it?", "What gives you hope there?", "How do you keep it from swallowing your day?"],
    ["I'd rather hear how someone got to a view than the view itself."],
  ),
  topic(
    "science",
    "science|physics|biology|chemistry|space|astronomy|lab|research|researcher|scientist|history|archaeology|philosophy|psychology|engineering|architecture|architect|maths|math|mathematics",
    [
      "I could listen to someone who knows their subject for hours.",
      "That's curiosity with a timetable.",
      "You must see the world with an extra layer on it.",
    ],
    [
      "What's the idea in it that still amazes you?",
      "How would you explain it to a ten-year-old?",
      "What pulled you in?",
    ],
    ["I know just enough to ask the wrong question with confidence."],
  ),
  topic(
    "magic_tricks",
    "magic tricks|magician|juggling|stand-up|improv|comedy|theatre|theater|acting|musical|musicals|puns|pun|jokes|dad jokes",
    [
      "A performer. I should have guessed from the timing.",
      "It takes nerve to risk silence in front of people.",
      "I'm an easy audience, so you're safe.",
    ],
    [
      "What's the bit that always works?",
      "What was your worst moment on stage?",
      "What drew you to making people laugh?",
    ],
    ["I laugh at the setup and miss the punchline."],
  ),
];
