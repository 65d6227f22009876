/** Laughter, jokes and teasing. */
import { quoteOf, type Reading } from "../reading.ts";
import { isForfeit } from "./safety.ts";
import { signal, type Scene, type Signal } from "./signal.ts";

export const LAUGH =
  /(?:^ha[!,. ]|\b(?:a?ha(?:ha)+h?|i'd have paid to see|h[ae]h(?:[ae]h?)+|hehe+|lo+l+|lmf?ao+|rofl|hah|that's (?:hilarious|so funny|too funny|funny|gold|comedy gold)|you(?:'re| are) (?:hilarious|too funny|so funny|killing me|cracking me up)|cracks? me up|cracked me up|made me (?:laugh|snort|giggle|smile|chuckle)|i(?:'m| am) (?:dead|dying|laughing|cackling|crying laughing|giggling)|i (?:just )?(?:laughed|snorted|cackled|giggled)|good one|laugh(?:ed|ing) out loud)\b|😂|🤣|😆|😹|💀)/u;
const TEASE =
  /(?:\b(?:bet you|i bet you|you(?:'re| are) (?:trouble|dangerous|a menace|ridiculous|such a (?:nerd|dork|show-?off|rebel|menace)|impossible|on thin ice|officially|a monster|clearly (?:hiding|a))|you monster|you rebel|you menace|nerd[!.😉😏 ]*$|prove it|i don't believe you|suspicious|(?:i'm|i am) (?:judging you|onto you|reporting you|telling)|that's (?:a crime|illegal|criminal|heresy|treason|a red flag|blasphemy|controversial|exactly what a)|red flag|how dare you|careful,|challenge accepted|you wish|in your dreams|keep up|try harder than that|is that the best you|(?:sounds|spoken) like (?:someone|a true|a person)|says the (?:one|person|woman|man|girl|guy)|who hurt you|i expected better|i'm not angry|just disappointed|we can't be friends|this is over|it's over between us|deal ?breaker|unmatch(?:ing|ed)|lawyer|on trial|guilty|exhibit a|objection|confess|admit it)\b|😏|😜|😉|😝)/u;
const JOKE =
  /(?:\b(?:apparently my|my (?:houseplant|plant|cactus|cat|dog|smoke alarm|oven|kitchen|toaster|fridge|sourdough|gps|alarm|mum|mom|nan|grandma|bank account|therapist|knees?|back) (?:disagrees|has (?:opinions|filed|started|given|seen|asked)|is (?:judging|plotting|still|afraid|my)|judges|thinks|filed|would like a word|begs|called|still hasn't)|(?:i|it|he|she|they|we) (?:nearly|almost|once|accidentally|somehow|managed to) .{0,60}\b(?:fire|wrong|exploded?|fell|upside|banned|escaped|smoke alarm|backwards|trapped|stuck|fainted|crashed|burn(?:ed|t)|flooded|apologi[sz]ed|waved|locked|dropped)|plot twist|spoiler|legally|technically|allegedly|in my defen[cs]e|for science|asking for a friend|(?:world|olympic|olympics|professional|certified|award[- ]winning|black belt|phd|masters?|degree) (?:champion|sport|level|in|procrastinat\w+|overthink\w+)|olympic|unlike my|with the (?:grace|enthusiasm|confidence|energy|speed|subtlety) of|like a (?:confused|drunk|haunted|nervous|startled|sad|feral|wet|dramatic|victorian|small|very|baby|newborn|tired|majestic|lost|caffeinated|retired)|is basically|i have the .{0,30}\bof a\b|hill i(?:'ll| will) die on|i(?:'ve| have) (?:been told|peaked)|witness protection|knock knock|why did the|walks into a bar|that's my (?:villain|origin)|villain origin|(?:too soon|mic drop|dramatic pause|chef's kiss)|i regret (?:nothing|everything)|no regrets|send help|rip (?:my|me|to)|certified|professionally|emotional support|haunted|cursed|feral|conspiracy|government|aliens|world domination|secret agent|spy|pirate|wizard|dragon|ninja|raccoons?|pigeons?|geese|goose|llama|possum)\b|\(.{3,40}\)(?:[.!?]|$))/;

/** Signals of play. A laugh is always welcome; humour said over something painful is not counted as humour. */
export function witSignals(reading: Reading, scene: Scene): Signal[] {
  if (isForfeit(reading)) return [];
  const found: Signal[] = [];
  const laugh = quoteOf(reading, LAUGH);
  const sore = scene.last?.pained === true || scene.refused || scene.offended;
  if (laugh && !sore) found.push(signal("laugh", laugh, "wit"));
  if (sore) return found;
  const tease = quoteOf(reading, TEASE);
  if (tease) found.push(signal("tease", tease, "wit", scene.mood >= 40 ? 3.5 : 1));
  const joke = reading.words.length >= 5 ? quoteOf(reading, JOKE) : undefined;
  if (joke && joke !== tease) found.push(signal("humour", joke, "wit"));
  else if (laugh && !tease && reading.words.length >= 9 && scene.last?.playful)
    found.push(signal("humour", reading.raw, "wit", 2));
  return found;
}
