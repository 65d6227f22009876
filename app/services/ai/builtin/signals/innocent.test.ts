/** Innocent words that hold rude ones, and idioms that sound like them: no safety signal and no insult may follow. */
import { describe, expect, it } from "vitest";
import { chat } from "#tests/chatting.ts";
import { read } from "../reading.ts";
import { hazardsIn } from "./safety.ts";

const list = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** Names, places, dishes, animals and ordinary words; each is tried alone and in a sentence about you and me. */
const WORDS = list(`
  Scunthorpe, Penistone, Cockermouth, Cockfosters, Essex, Sussex, Middlesex, Wessex, Dickens, Dickinson, Emily Dickinson,
  Hancock, Herbie Hancock, Babcock, Alcock, Hitchcock, Woodcock, Peacock, Cockburn, Moby Dick, Dick Van Dyke, Uncle Dick,
  Dick Turpin, Philip K. Dick, Lipshitz, Matsushita, Takeshita, Yoshitaka, Titian, Titicaca, Montenegro, Rio Negro, Nigeria, Niger,
  Nigerian, Assam, Assisi, Passau, Kassel, Lake Titicaca, Clitheroe, Lightwater, Arsenal, Cumbria, Cumbernauld, Cumberland,
  Cumberland sausage, Pakistan, Pakistani food, Shitake, Offa's Dyke, Bangor, Bangkok, Bangalore, Hooker Valley,
  Semenov, Analisa, Regina, Virginia, Georgina, Angus, Uranus, Manuscript, Coon Rapids, Maine coon,
  cumin, cumulative, cumulus, cucumber, circumference, document, accumulate, incumbent, scum on the pond, cummerbund, succumb,
  cockpit, cocktail, cocktails, cockatoo, cockatiel, cockerel, cockroach, cockle, cockles, cocky pigeon, cocker spaniel, hancock,
  shuttlecock, weathercock, stopcock, gamecock, cock-a-leekie, coq au vin, coxswain, peacocks, haycock, poppycock, cock-a-doodle-doo,
  analysis, analyst, analogue, analogy, banal, canal, canals, manual, annals, penal code, signal analysis, psychoanalysis, final, analgesic,
  therapist, physiotherapist, grape, grapes, grapefruit, drape, drapes, trapeze, scrape, skyscraper, rapeseed, rapeseed oil, parapet,
  bass, bass guitar, double bass, class, classic, classroom, assassin, assassins, assess, assignment, assistant, associate, passion,
  passionate, passionfruit, compass, embassy, grass, glass, mass, brass, brass band, harass, lasso, sassafras, ambassador, assume,
  assortment, casserole, massage chair, password, passport, trespass, cassette, molasses, carcass, picasso, bassoon, mass, hourglass,
  pussycat, pussy willow, puss in boots, octopus, platypus, blue tit, great tit, coal tit, blue tits, titmouse, tit for tat, title,
  titan, titanium, appetite, petition, competition, constitution, institute, partition, practitioner, tithe, titter, stitch, entity,
  shiitake, shiitake mushrooms, mishit, pushit, shih tzu, shift, shirt, whitish, sushi thing, dishwasher, mash it up, wish it well,
  sextant, sextet, sexton, bisection, unisex, sexagenarian, dyslexia, sixty, sextuplets, intersection, exit, text, next,
  button, buttons, butter, butternut squash, butterfly, buttress, buttercup, rebuttal, butte, scuttlebutt, contribute, attribute,
  hoe, hoes in the shed, shoe, phoenix, garden hoe, whole, who, horehound, shore, spore, prick of salt, prickly pear, prickle,
  dickie bow, dicky ticker, spotted dick, dictionary, predict, addicted to crosswords, indicate, dictation, verdict,
  faggots and peas, meatballs, balls of wool, golf balls, tennis balls, nuts, hazelnuts, coconuts, melons, jugs,
  knockers on the door, woody, woodpecker, pecker, rooster, beaver, beavers, booby, blue-footed booby, booby prize, booby trap,
  chicken breast, turkey breast, duck breast, breast stroke, breaststroke, double-breasted jacket, chicken thighs, leg of lamb, rump steak,
  sausage, sausages, peach, peaches, aubergine, eggplant, banana bread, cream pie, cherry pie, cherries, hot dog, hotdog, hot sauce,
  wiener schnitzel, frankfurter, toad in the hole, bangers and mash, spatchcock, rump, gobstopper, jerk chicken, jerk seasoning,
  thrust fault, climax of the film, organism, organisms, origami, orgeat, morgan, organic, wankel engine, swank, swanky,
  crappie, crap game, craps, scrap, scrapbook, scraps, hell's kitchen, shell, hello, shellfish, damson jam, damn good pie, dam, amsterdam,
  snigger, niggle, niggling, denigrate, negroni, negronis, chink of light, chink in the armour, spick and span, spic and span,
  raccoon, cocoon, tycoon, gobbledygook, cocoa, spice, spices, conspicuous, suspicion, auspicious, fire retardant, retardant, tardy,
  transit, transition, trannie radio, gay bar, bigot, kikuyu, pakora, pakoras, dykes in holland, flange, bollard, bollards,
  virgin olive oil, Virgin Atlantic, extra virgin, mary the virgin, strip light, comic strip, landing strip, stripper for paint, stripes,
  screwdriver, screw, bolt, nut, shaft, shag carpet, shaggy dog, shag rug, rug, rubber duck, rubber band, willy wonka, free willy,
  wee dram, knob of butter, doorknob, hooker in rugby, scrum half, tackle box, tosser of pancakes, pancake tosser, flasher light,
  lubricate, lube oil, laptop, climaxes, swallow, swallows, blow dryer, blow a kiss goodnight, blowfish, job, handyman, hummus, humus
`);

const LINES = list(`
  I love cumin in my dal
  I sit on my hands when I'm nervous
  I had to sit on my suitcase to close it
  It was a hard day
  shall we come over to the cinema after work
  I'm coming at 8
  we came at nine
  hot curry is my thing
  that hot curry made me sweat
  wet weather again today
  my socks are so wet
  your umbrella must be so wet
  you were bang on
  it's bang on time
  I can swim breast stroke
  I grilled a chicken breast for you
  oh screw it let's eat cake
  screw it
  shoot I forgot my keys
  let's shoot some hoops
  how do you kill time at work
  I'm dying to see it
  I'm dying for a coffee
  I could murder a curry
  it's 16 miles from here
  I ran 16 miles
  I'm 16 miles away
  my son is 16
  my daughter turned 14 last week
  my nephew is in year 9
  I teach year 10
  I'm 6'4
  I'm 5'11 with shoes
  I'm 17 minutes late
  I'm 12 stone
  I'm size 12
  it takes grade 9 bolts
  it's year 10 of marriage
  I was 16 when I moved here
  when I was 15 I broke my arm
  since I was 12
  I am in row 12
  I'm in seat F17
  my gate is F17
  I'm on page 14
  I'm on chapter 11
  I've been here 15 years
  I marked GCSE papers all week
  my niece has her GCSE exams
  I help my daughter with her year 8 homework
  I failed my GCSE maths twice years ago
  I'm a high school teacher
  I work in a middle school
  I'd rather die than eat olives
  I nearly died laughing
  I died of embarrassment
  this heat is killing me
  my feet are killing me
  you're killing me
  my back is killing me
  I'd kill for a coffee
  I could kill for a nap
  kill the lights
  the deadline nearly killed me
  I'm dead tired
  dead on my feet
  I don't want to be here at work today
  I don't want to wake up at six tomorrow
  I hate waking up early
  I can't go on holiday this year
  I wrote a goodbye card for my colleague
  I hurt myself playing football
  I cut myself shaving
  I cut myself chopping onions
  I hurt my back gardening
  I want to disappear into a good book
  I'd jump off a pier into the sea
  I'm done with living in the city
  I'm sick of living out of boxes
  I'm tired of living in London
  take your coat off and stay a while
  what are you wearing to the wedding
  do you like getting up early
  you look good in green
  do you sleep well
  I read in bed
  breakfast in bed is the best
  the cat sleeps in my bed
  I put the tulips in a flower bed
  sharing a bed with a dog is hard
  I love a naked flame on a cake
  the trees are naked in winter
  the naked eye can see it
  naked bike ride
  nude lipstick
  dirty chai
  dirty dishes
  that's a dirty trick
  a strong kinky beat
  the hose has a kink
  I need to finger the chords better
  the band was banging
  I have to go down on Friday
  let's go down on the train with Tom
  my car won't turn on
  the lights turn me around
  the radio turns on by itself
  what turns you off a restaurant
  I ride my bike
  ride with me to the lake
  ride my old bike if you like
  I was hard on myself
  the exam was so hard
  it's so hard right now with work
  I lick the spoon
  the dog licked my face
  suck it and see
  that vacuum sucks
  vacuum cleaners suck
  this queue sucks
  Mondays suck
  I got the bus with you in mind
  you're ridiculous
  don't make me laugh
  you're ridiculous haha
  you're a menace
  you're trouble
  you're impossible
  you're terrible haha
  you monster
  you're a good loser
  are you a good loser or a bad loser
  where did you grow up
  I could get lost in there
  where did you get lost
  I'm such an idiot
  I'm an idiot
  I felt like an idiot
  what an idiot I was
  I'm a bit of a loser at chess
  my boss called me an idiot
  he told me "you're pathetic"
  she said I was boring
  someone shouted "get lost" at me
  my ex said nobody would ever want me
  a customer told me to shut up
  my sister says you're ugly when you cry
  people say you're boring if you like trains
  shut up that's amazing
  shut up no way
  no way get out of here
  get out of here
  I hate you for knowing that haha
  you killed it
  you slay
  sick beat
  that's sick
  that's wicked
  that's insane
  that film was stupid
  this weather is pathetic
  my joke was terrible
  my drawings are awful
  the system at work is down
  my admin job is dull
  I'm the admin at a school
  I work as a system administrator
  my boss keeps changing the instructions
  I ignored the instructions and broke the shelf
  I forget all the rules of rugby
  the assistant was lovely
  the prompt in my writing group was "rain"
  I write code for a bank
  I play a role in the local theatre
  I acted as a referee
  I act as if I'm fine on a stage
  the mood in the office was great
  what's the score
  the score was 3 to 1
  I'm in a good mood
  give me ten minutes
  I love that women run this club
  men are welcome too
  my gay uncle is the best cook
  I volunteer with refugees
  I work with disabled people
  I don't like jokes about old people
  my muslim neighbour brings us food
  I don't like people who are late
  the girls are taking over my kitchen tonight
  I'm jewish and my gran makes great soup
  immigrants need support
  women need better bike seats
  foreigners are always surprised by the rain
  old people drive me to laughter at the club
  I've booked a table for two
  come round the corner with me
  get it on the calendar
  grab a coffee with me
  pull the other one
  blow me down
  wet your whistle
  a quickie question for you
  no strings attached puppet show
  it's raining cats and dogs
  break a leg
  shoot me a question
  bite the bullet
  knock yourself out
  let's nail this
  I nailed the shelf to your wall
`);

describe("innocent talk", () => {
  it("covers at least 300 words and 200 lines", () => {
    expect(WORDS.length).toBeGreaterThanOrEqual(300);
    expect(LINES.length).toBeGreaterThanOrEqual(200);
  });

  it("is no sign of danger", () => {
    const told = WORDS.flatMap((word) => [word, `I told you about my ${word}, do you want to hear more?`, `${word}?`]);
    const alarms = [...told, ...LINES].flatMap((line) =>
      hazardsIn(read(line)).map(({ hazard, quote }) => `${line}: ${hazard} “${quote}”`),
    );
    expect(alarms).toEqual([]);
  });

  it("is no insult", () => {
    const alarms = LINES.filter((line) =>
      chat(["Hello, what are you drawing at the moment?", line]).last.signals.some(
        ({ name, source }) => source === "conduct" && (name === "insult" || name === "negging"),
      ),
    );
    expect(alarms).toEqual([]);
  });
});
