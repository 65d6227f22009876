import { expect, test } from "vitest";
import { signUpBanner } from "./texts.ts";

test.each([
  [null, null],
  ["google_signup_failed", "Google signup failed. Please try again or use email/password."],
  ["signup_failed", "Signup failed. Please try again."],
  ["user_exists", "An account with this email already exists. Please log in instead."],
  ["anything", "Signup failed. Please try again."],
])("?error=%s", (error, text) => expect(signUpBanner(error)).toBe(text));
