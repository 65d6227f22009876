/** The login rows of the error catalogue (SPEC 2 and 8). */

const BANNERS: Record<string, string> = {
  google_login_failed: "Google login failed. Please try again or use email/password.",
  login_failed: "Login failed. Please check your credentials and try again.",
  access_denied: "Access was denied. Please try logging in again.",
};

/** The banner for `?error=`; a value we do not know is never repeated. */
export function loginBanner(error: string | null): string | null {
  if (error === null) return null;
  return Object.hasOwn(BANNERS, error) ? (BANNERS[error] ?? null) : "Login failed. Please try again.";
}

/** What the page shows for a refusal of the service, matched on parts of its words. */
export function loginErrorText(message: string): string {
  if (message.includes("Invalid email or password")) {
    return "Invalid email or password. Please check your credentials.";
  }
  if (message.includes("User already exists")) {
    return "An account with this email already exists. Try logging in instead.";
  }
  if (message.includes("Google account")) {
    return "This email is linked to a Google account. Please log in with Google.";
  }
  if (message.includes("Google or")) {
    return "This email is linked to a Google or other-provider account. Please use the appropriate log in method.";
  }
  return /[{}]/.test(message) ? "Invalid email or password" : message;
}
