import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { AppShell } from "../components/app-shell.tsx";
import type { RouteHandle } from "../root.tsx";
import { readShell } from "../services/shell.server.ts";
import { requireUser } from "../session.server.ts";

export const handle: RouteHandle = { hydrate: true };

export async function loader(visit: LoaderFunctionArgs) {
  return readShell(await requireUser(visit));
}

export default function AppLayout() {
  const shell = useLoaderData<typeof loader>();
  return (
    <AppShell shell={shell} bare={useIsBare()}>
      <Outlet />
    </AppShell>
  );
}

/** A screen asks for the full height with `handle = { bare: true }`. */
function useIsBare(): boolean {
  return useMatches().some(({ handle: each }) => (each as { bare?: boolean } | undefined)?.bare === true);
}

export { ErrorFallback as ErrorBoundary } from "../components/error-fallback.tsx";
