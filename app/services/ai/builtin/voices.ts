/** Which voice speaks for a persona. */
import type { PersonaProfile } from "#app/models/persona.ts";
import { genericVoice } from "./content/generic.ts";
import { lena } from "./content/lena.ts";
import { adrian } from "./content/adrian.ts";
import { kai } from "./content/kai.ts";
import { marco } from "./content/marco.ts";
import { maya } from "./content/maya.ts";
import { noah } from "./content/noah.ts";
import { tessa } from "./content/tessa.ts";
import type { PersonaVoice } from "./content/types.ts";
import { yuki } from "./content/yuki.ts";

/** The authored voices, by slug. */
export const VOICES: Readonly<Record<string, PersonaVoice>> = { maya, adrian, lena, noah, marco, yuki, tessa, kai };

const madeFor = new Map<string, PersonaVoice>();
const MADE_LIMIT = 200;

/** The authored voice the profile names, else a neutral one made from the profile. The same profile gets the same object. */
export function voiceFor(persona: PersonaProfile): PersonaVoice {
  const authored = persona.slug !== null && Object.hasOwn(VOICES, persona.slug) ? VOICES[persona.slug] : undefined;
  if (authored) return authored;
  const key = JSON.stringify([
    persona.id,
    persona.occupation,
    persona.background,
    persona.interests,
    persona.values,
    persona.goals,
  ]);
  let voice = madeFor.get(key);
  if (!voice) {
    voice = genericVoice(persona);
    if (madeFor.size >= MADE_LIMIT) madeFor.clear();
    madeFor.set(key, voice);
  }
  return voice;
}
