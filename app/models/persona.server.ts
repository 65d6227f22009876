/** Practice partners: the built-in ones, and each person's own. */
import { and, asc, eq, isNull, or } from "drizzle-orm";
import { personas } from "#db/schema.ts";
import { store } from "#db/store.server.ts";
import { notFound } from "../errors.ts";
import type { PersonaProfile } from "./persona.ts";

const profile = {
  id: personas.id,
  slug: personas.slug,
  name: personas.name,
  age: personas.age,
  occupation: personas.occupation,
  description: personas.description,
  personality: personas.personality,
  background: personas.background,
  imageUrl: personas.imageUrl,
  traits: personas.traits,
  interests: personas.interests,
  style: personas.style,
  mood: personas.mood,
  goals: personas.goals,
  values: personas.values,
  communicationStyle: personas.communicationStyle,
  sampleLine: personas.sampleLine,
  isPremium: personas.isPremium,
  isCustom: personas.isCustom,
};

function visibleTo(userId: string) {
  return or(isNull(personas.createdBy), eq(personas.createdBy, userId));
}

/** The built-in personas in their order, then the person's own, oldest first. */
export async function listPersonas(userId: string, limit = 200): Promise<PersonaProfile[]> {
  return store.db
    .select(profile)
    .from(personas)
    .where(visibleTo(userId))
    .orderBy(asc(personas.isCustom), asc(personas.position), asc(personas.createdAt))
    .limit(limit);
}

/** Throws not_found for an unknown persona and for someone else's. */
export async function getPersona(userId: string, id: string): Promise<PersonaProfile> {
  const row = await store.db
    .select(profile)
    .from(personas)
    .where(and(eq(personas.id, id), visibleTo(userId)))
    .get();
  if (!row) throw notFound("That partner");
  return row;
}
