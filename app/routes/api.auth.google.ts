import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

/** Google sign-in is not part of this version: back to where the person came from, with its banner. */
export function loader({ request }: LoaderFunctionArgs) {
  const fromSignUp = new URL(request.url).searchParams.get("from") === "signup";
  return redirect(fromSignUp ? "/signup?error=google_signup_failed" : "/login?error=google_login_failed");
}
