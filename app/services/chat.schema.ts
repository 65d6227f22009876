/** What the chat's forms, calls and frames may carry. */
import { z } from "zod";
import { DIFFICULTIES, SCENARIO_IDS } from "../models/scenario.ts";
import { MAX_MESSAGE_LENGTH } from "../models/message.ts";

/** Everything but tab and newline that no keyboard types and no screen shows. */
// oxlint-disable-next-line no-control-regex -- stripping control characters is the point
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g;

/** A message as it is stored: trimmed, 1–2,000 code points, no control characters, otherwise as typed. */
export const Content = z
  .string({ error: "Write a message first" })
  .transform((text) => text.replace(/\r\n?/g, "\n").replace(CONTROL_CHARACTERS, "").trim())
  .refine((text) => text.length > 0, "Write a message first")
  .refine(
    (text) => [...text].length <= MAX_MESSAGE_LENGTH,
    `Keep it under ${MAX_MESSAGE_LENGTH.toLocaleString("en")} characters`,
  );

export const ClientId = z
  .string({ error: "clientMessageId is required" })
  .regex(/^[\w-]{8,64}$/, "clientMessageId must be 8–64 letters, digits, - or _");

export const SendMessage = z.object({ content: Content, clientMessageId: ClientId });
export type SendMessage = z.output<typeof SendMessage>;

export const StartChat = z.object({
  personaId: z.uuid({ error: "Choose a partner" }),
  scenario: z.enum(SCENARIO_IDS, { error: "Choose one of the four scenarios" }),
  difficulty: z.enum(DIFFICULTIES, { error: "Choose warm, realistic or tough" }).default("warm"),
  clientId: ClientId.optional(),
});
export type StartChat = z.output<typeof StartChat>;

export const AskHint = z.object({ sessionId: z.uuid({ error: "sessionId is required" }) });
export const AskFeedback = z.object({ chatSessionId: z.uuid({ error: "chatSessionId is required" }) });

/** The documented shape; only `isCompleted: true` has an effect (DECISIONS 8). */
export const PatchSession = z.object({
  score: z.number().nullish(),
  feedback: z.unknown().optional(),
  isCompleted: z.boolean().optional(),
});
