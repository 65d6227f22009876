/**
 * How the engine's own words are read. The engine names why the mood moved (`Reason.signal`) and what it advises; this
 * file says which of those names count as having understood an act, and which words show what an advice is about.
 */
import type { Act, AdviceKind } from "./types.ts";

/** `null`: nothing to recognise. Neighbours a person could also have named are accepted. */
export const SIGNALS: Record<Act, RegExp | null> = {
  greeting: /^(greeting|introduction|how_are_you|opener_)/,
  open_question: /^(question_open|follow_up|opener_specific|callback)/,
  follow_up: /^(follow_up|callback)/,
  disclosure: /^disclosure/,
  compliment_specific: /^(compliment_specific|callback|shared_ground)/,
  compliment_generic: /^(compliment_(generic|specific)|sentiment_up)/,
  compliment_looks: /^(compliment_looks|explicit)/,
  flattery: /^(love_bombing|flattery|compliment_(generic|looks))/,
  tease: /^(tease|humour|laugh)/,
  joke: /^(humour|tease)/,
  laugh: /^(laugh|humour)/,
  pick_up_line: null,
  invite_concrete: /^(invite_concrete|plan_)/,
  invite_vague: /^invite_/,
  apology_owned: /^(apology_(owned|light)|respected_no)/,
  apology_hollow: /^(apology_hollow|sarcasm|insult)/,
  refusal: /^(refusal|declin|soft_no|boundary|plan_declin|own_no)/,
  goodbye: /^goodbye/,
  thanks: /^(thanks|respected_no)/,
  empathy: /^empathy/,
  good_news: /^(celebration|empathy)/,
  callback: /^(callback|follow_up)/,
  low_effort: /^(low_effort|ignored_|emoji_only|text_speak)/,
  repetition: /^repetition/,
  interview: /^(question_streak|interview)/,
  pressure: /^(pressure|contact_request|private_place|threat)/,
  negging: /^(negging|sarcasm|insult|compliment_looks)/,
  brag: /^bragging/,
  sarcasm: /^(sarcasm|insult|negging|ignored_feelings)/,
  insult: /^(insult|sarcasm|hate|negging)/,
  hate: /^hate/,
  explicit: /^explicit/,
  minor: /^minor/,
  crisis: /^crisis/,
  injection: /^injection/,
  not_english: /^not_english/,
  emoji_only: /^(emoji_only|laugh)/,
  gibberish: /^gibberish/,
  plain: null,
};

/** The idea has to be there in some words; the exact words are the engine's business. */
export const ADVICE: Record<AdviceKind, RegExp> = {
  add_substance:
    /\b(add|detail|more than|question|sentence|few words|longer|something (about|of|to)|give (her|him|them)|tell)\b/i,
  ask_more: /\b(ask|question|follow|curious|detail)\b/i,
  give_something: /\b(tell|share|offer|give|your own|about yourself|answer|story)\b/i,
  apologise: /\b(apolog\w*|sorry|own (it|what)|name what you did|take (it|that) back|make it right|repair)\b/i,
  respect_no: /\b(no\b|drop|leave|let (it|that|this) go|accept|respect|press|push|pressure|room|public|later|wait)\b/i,
  no_explicit: /\b(sexual|explicit|body|bodies|intimate|undress\w*|closeness)\b/i,
  praise_deeds: /\b(looks?|does|did|said|made|choice|specific|notice)\b/i,
  listen: /\b(brag\w*|score|stumble|impress|ask|listen|about (her|him|them)|modest|humble|curious)\b/i,
  end_kindly: /\b(end|ended|stop|close|goodbye|kindly|leave it)\b/i,
  crisis_help: /\b(988|116 ?123|findahelpline)\b/i,
  adults_only: /\b18\b/,
  talk_like_a_person: /\b(person|date|role|say|talk|write|human|conversation)\b/i,
  plain_words: /\b(sentence|words?|plain|simple)\b/i,
  name_when_where: /\b(day|time|place|when|where)\b/i,
  vary: /\b(differently|different|move on|new|another|already|once|again|ask|follow|specific)\b/i,
};
