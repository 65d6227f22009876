/** Noun phrases the person used that can be said back without flipping a clause. */

/** `bare` stands without article ("sea shanties"); a thing carries one, turned to the persona's side ("your telescope"). */
export type NounPhrase = { text: string; bare: boolean };

const VERB =
  "(?:love|like|enjoy|adore|play|do|collect|study|studied|teach|practi[sc]e|build|built|make|made|restore|write|paint|started|started doing|took up|picked up|tried|got into|(?:'m|am|was|been) (?:really |so |very |quite |currently |totally |actually )*(?:into|learning|studying|doing|obsessed with|reading about|working on|addicted to|taking up|training for|planning|saving for|building|writing|making|restoring)|work (?:with|in|on)|have|own|bought|keep|breed|grow|run|host|organi[sz]e|dream of|think about|went to|go to)";
const DETERMINER = "(?:my own|my|our|an?|the|some)";
const OBJECT = new RegExp(
  `\\b(?:i|we|i've|we've|i'm)(?: (?:really|also|just|actually|still|secretly|mostly|sometimes|usually|recently|absolutely|even|kind of|sort of|only))*(?:'m|'ve)? ?${VERB} (?:${DETERMINER} )?([\\p{L}'-]+(?: (?!and\\b|but\\b|because\\b|when\\b|with\\b|so\\b|too\\b|at\\b|on\\b|in\\b|for\\b|to\\b|that\\b|which\\b|who\\b|since\\b|from\\b|every\\b|last\\b|this\\b|as\\b|by\\b|if\\b|now\\b|while\\b|after\\b|before\\b|about\\b|again\\b|lately\\b|recently\\b|myself\\b|there\\b|it\\b|or\\b|most\\b|all\\b|once\\b|is\\b|was\\b|are\\b|of\\b)[\\p{L}'-]+){0,2})`,
  "u",
);
const HAS_DETERMINER = new RegExp(`${VERB} (${DETERMINER}) `);
const HOLLOW =
  /^(?:ever|slow|slowly|fast|quick|late|early|often|hard|well|better|best|more|less|once|twice|alone|together|home|outside|inside|forever|around|through|along|over|under|down|away|another|every|each|many|most|sometimes|always|never|quiet|loud|small|big|new|old|bad|nice|tired|happy|sad|ever|[a-z]+ed|[a-z]+ing (?:it|up|out)|it|that|this|you|your|him|her|them|me|to|how|when|what|the way|being|a lot|lots?|too|so|no|not|one|something|nothing|anything|everything|things?|stuff|time|fun|good|great|well|work|people|someone|myself|talking|hearing|having|going|doing|making|getting|both|all|those|these|there|here|much|more|really|very|never|always|up|out|in|on|off|home|back|some|any|sure|like|just|about|with|because|been|if|as|day|days?|week|weekend|year|night|morning|idea|question|answer|point|thought|feeling|bit|kind|sort|couple|few|reason|way|problem|chance|hello|hi|dinner|lunch|breakfast|mistakes?|friends?|noises?)\b/;

/** What the person says they do, have or love, from normalised statements; undefined when nothing can be said back safely. */
export function nounPhraseIn(plain: string): NounPhrase | undefined {
  const match = OBJECT.exec(plain);
  const noun = match?.[1]?.trim();
  if (!match || !noun || HOLLOW.test(noun) || noun.length < 4 || noun.length > 36) return undefined;
  if (/(?:ly|n't|'s|'re|'ve|'ll|'m|'d)$/.test(noun) || /\b(?:i|you|he|she|they|we)\b/.test(noun)) return undefined;
  const determiner = HAS_DETERMINER.exec(match[0])?.[1];
  if (!determiner) return { text: noun, bare: true };
  return { text: `${/^(?:my|our)/.test(determiner) ? "your" : "the"} ${noun}`, bare: false };
}
