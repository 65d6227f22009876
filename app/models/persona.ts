/** A practice partner as the screens and the engine see one. Rows live in `persona.server.ts`. */

export type PersonaProfile = {
  id: string;
  /** Names the built-in voice that speaks for this persona; null for a custom one. */
  slug: string | null;
  name: string;
  age: number;
  occupation: string;
  description: string;
  /** A paragraph: what they are like to talk to. */
  personality: string;
  /** The "About Me" text, in their own words. */
  background: string;
  imageUrl: string;
  traits: string[];
  interests: string[];
  /** Two words for the style chip, e.g. "Creative & Witty". */
  style: string;
  /** The mood they are usually found in, one or two words. */
  mood: string;
  goals: string[];
  values: string[];
  communicationStyle: string;
  /** A line of theirs for the card: "says things like…". */
  sampleLine: string;
  isPremium: boolean;
  isCustom: boolean;
};
