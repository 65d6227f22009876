import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { PublicPage } from "../components/public-page.tsx";
import { getUser } from "../session.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  return { signedIn: Boolean(await getUser(args)) };
}

export default function PublicLayout() {
  const { signedIn } = useLoaderData<typeof loader>();
  return (
    <PublicPage signedIn={signedIn}>
      <Outlet />
    </PublicPage>
  );
}
