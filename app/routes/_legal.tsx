import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { PublicPage } from "../components/public-page.tsx";
import { getUser } from "../session.server.ts";

/** Readable signed in or out: the way back to the app or to the sign-up is in the header. */
export async function loader(args: LoaderFunctionArgs) {
  return { signedIn: Boolean(await getUser(args)) };
}

export default function LegalLayout() {
  const { signedIn } = useLoaderData<typeof loader>();
  return (
    <PublicPage signedIn={signedIn}>
      <Outlet />
    </PublicPage>
  );
}
