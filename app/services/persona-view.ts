/** A partner as the screens show one. */
import type { PersonaProfile } from "../models/persona.ts";
import type { User } from "../models/user.ts";

export type PersonaCardView = Pick<
  PersonaProfile,
  "id" | "name" | "age" | "occupation" | "imageUrl" | "style" | "sampleLine"
> & {
  /** Needs Premium, and this person has none. */
  isLocked: boolean;
};

export type PersonaAboutView = PersonaCardView &
  Pick<PersonaProfile, "background" | "interests" | "personality" | "traits">;

/** Is this partner beyond this person's plan? */
export function isLocked(persona: Pick<PersonaProfile, "isPremium">, user: Pick<User, "isPremium">): boolean {
  return persona.isPremium && !user.isPremium;
}

export function toPersonaCard(persona: PersonaProfile, user: User): PersonaCardView {
  const { id, name, age, occupation, imageUrl, style, sampleLine } = persona;
  return { id, name, age, occupation, imageUrl, style, sampleLine, isLocked: isLocked(persona, user) };
}

export function toPersonaAbout(persona: PersonaProfile, user: User): PersonaAboutView {
  const { background, interests, personality, traits } = persona;
  return { ...toPersonaCard(persona, user), background, interests, personality, traits };
}
