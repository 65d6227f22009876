import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BRAND, pageTitle } from "../../brand.ts";
import { AppShell } from "../../components/app-shell.tsx";
import type { RouteHandle } from "../../root.tsx";
import { readDashboard } from "../../services/dashboard.server.ts";
import { readShell } from "../../services/shell.server.ts";
import { getUser, timeZoneOf } from "../../session.server.ts";
import { Dashboard } from "./dashboard.tsx";
import { Landing } from "./landing.tsx";

type Face = { face: "landing" | "dashboard" };

/** `/` has two faces; only the signed-in one ships React. */
export const handle: RouteHandle = {
  hydrate: (data) => (data as Face | undefined)?.face === "dashboard",
};

export async function loader(visit: LoaderFunctionArgs) {
  const user = await getUser(visit);
  if (!user) return { face: "landing" as const };
  const timeZone = timeZoneOf(visit.request);
  const [shell, dashboard] = await Promise.all([readShell(user), readDashboard(user, { now: new Date(), timeZone })]);
  return { face: "dashboard" as const, shell, dashboard };
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data?.face === "dashboard"
    ? [{ title: pageTitle("Home") }]
    : [{ title: `${BRAND.name}: ${BRAND.tagline}` }, { name: "description", content: BRAND.description }];

export default function IndexPage() {
  const page = useLoaderData<typeof loader>();
  if (page.face === "landing") return <Landing />;
  return (
    <AppShell shell={page.shell}>
      <Dashboard view={page.dashboard} shell={page.shell} />
    </AppShell>
  );
}

export { ErrorFallback as ErrorBoundary } from "../../components/error-fallback.tsx";
