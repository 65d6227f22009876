/** The sign-up rows of the error catalogue (SPEC 2). */

const BANNERS: Record<string, string> = {
  google_signup_failed: "Google signup failed. Please try again or use email/password.",
  signup_failed: "Signup failed. Please try again.",
  user_exists: "An account with this email already exists. Please log in instead.",
};

/** The banner for `?error=`; a value we do not know is never repeated. */
export function signUpBanner(error: string | null): string | null {
  if (error === null) return null;
  return Object.hasOwn(BANNERS, error) ? (BANNERS[error] ?? null) : "Signup failed. Please try again.";
}
