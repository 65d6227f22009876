import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { pageTitle } from "../brand.ts";
import { PublicPage } from "../components/public-page.tsx";
import { buttonClass } from "../components/ui/button.tsx";
import { isOwnNavigation } from "../same-site.server.ts";
import { endUserSession } from "../session.server.ts";

/** A visit ends the session, unless another site sent the person here or the browser only fetches ahead: then it asks. */
export async function loader(args: LoaderFunctionArgs) {
  if (!isOwnNavigation(args.request)) return null;
  return logOut(args);
}

export function action(args: ActionFunctionArgs) {
  return logOut(args);
}

export const meta: MetaFunction = () => [{ title: pageTitle("Log out") }, { name: "robots", content: "noindex" }];

export default function LogOutPage() {
  return (
    <PublicPage signedIn>
      <div className="mx-auto flex w-full max-w-md flex-col gap-6 px-4 pt-8 md:pt-16">
        <h1 className="text-2xl">Log out?</h1>
        <p className="text-soft">Another site sent you here, so we ask first.</p>
        <form method="post" action="/api/logout" className="flex flex-wrap gap-3">
          <button className={buttonClass("primary")}>Log out</button>
          <a href="/" className={buttonClass("secondary")}>
            Stay logged in
          </a>
        </form>
      </div>
    </PublicPage>
  );
}

async function logOut(args: LoaderFunctionArgs | ActionFunctionArgs) {
  const headers = await endUserSession(args);
  // What the browser kept of the signed-in pages must not come back with its Back button.
  headers.set("Clear-Site-Data", '"cache"');
  return redirect("/", { headers });
}
