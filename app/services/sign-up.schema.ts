/** What a person may type to sign up. Used by the forms and the calls alike. */
import { z } from "zod";
import { emailSchema } from "./auth.schema.ts";

const MAX_NAME = 60;
const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;

const TOO_SHORT = `Password must be at least ${MIN_PASSWORD} characters`;
const MISMATCH = "Passwords don't match";
const SIX_DIGITS = /^\d{6}$/;

/** 1–60 characters after trimming; control characters are dropped. */
export const PersonName = z
  .string({ error: "Name is required" })
  .transform((name) => name.replace(/\p{Cc}/gu, "").trim())
  .pipe(
    // Again here: what is empty after trimming reaches this step as undefined when it comes from a form.
    z
      .string({ error: "Name is required" })
      .min(1, "Name is required")
      .refine((name) => codePoints(name) <= MAX_NAME, `Name must be at most ${MAX_NAME} characters`),
  );

/** 8–128 characters of any alphabet. */
export const NewPassword = z
  .string({ error: TOO_SHORT })
  .refine((password) => codePoints(password) >= MIN_PASSWORD, TOO_SHORT)
  .refine((password) => codePoints(password) <= MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters`);

export const CompleteSignUp = z.object({
  name: PersonName,
  email: emailSchema("Email is required"),
  password: NewPassword,
});
export type CompleteSignUp = z.output<typeof CompleteSignUp>;

/** The first view of the sign-up page. */
export const SignUpDetails = z
  .object({
    ...CompleteSignUp.shape,
    confirmPassword: z.string({ error: MISMATCH }),
  })
  .refine((details) => details.password === details.confirmPassword, {
    path: ["confirmPassword"],
    error: MISMATCH,
    // Also while another field is wrong, so that everything to correct is named at once.
    when: ({ value }) =>
      typeof (value as Partial<CompleteSignUp & { confirmPassword: string }>).confirmPassword === "string",
  });

/** The second view: what is not a digit is dropped, so "123 456" is fine. */
export const CodeEntry = z.object({
  otpCode: z
    .string({ error: "Please enter a 6-digit code" })
    .transform((code) => code.replace(/\D/g, ""))
    .pipe(z.string({ error: "Please enter a 6-digit code" }).regex(SIX_DIGITS, "Please enter a 6-digit code")),
});

export const SendCode = z.object({ email: emailSchema() });

export const VerifyCode = z.object({
  email: emailSchema(),
  otpCode: z.string({ error: "OTP code must be 6 digits" }).regex(SIX_DIGITS, "OTP code must be 6 digits"),
});

function codePoints(text: string): number {
  return [...text].length;
}
