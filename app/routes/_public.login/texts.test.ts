import { expect, test } from "vitest";
import { loginBanner, loginErrorText } from "./texts.ts";

test.each([
  [null, null],
  ["google_login_failed", "Google login failed. Please try again or use email/password."],
  ["login_failed", "Login failed. Please check your credentials and try again."],
  ["access_denied", "Access was denied. Please try logging in again."],
  ["", "Login failed. Please try again."],
  ["<b>hello</b>", "Login failed. Please try again."],
  ["constructor", "Login failed. Please try again."],
])("?error=%s", (error, text) => expect(loginBanner(error)).toBe(text));

test.each([
  ["Invalid email or password", "Invalid email or password. Please check your credentials."],
  ['{"message":"Invalid email or password"}', "Invalid email or password. Please check your credentials."],
  ["User already exists", "An account with this email already exists. Try logging in instead."],
  ["Linked to a Google account", "This email is linked to a Google account. Please log in with Google."],
  [
    "Use Google or another way",
    "This email is linked to a Google or other-provider account. Please use the appropriate log in method.",
  ],
  ["That was a lot at once. Please try again in 9 minutes.", "That was a lot at once. Please try again in 9 minutes."],
  ['{"message":"odd"}', "Invalid email or password"],
])("%s", (message, text) => expect(loginErrorText(message)).toBe(text));
