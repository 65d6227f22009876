import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { pageTitle } from "../brand.ts";
import { Screen } from "../components/screen.tsx";
import { ThemePicker } from "../components/theme-picker.tsx";
import { ProgressBar } from "../components/ui/progress-bar.tsx";
import { Row, RowButton, RowList } from "../components/ui/row-list.tsx";
import { UserFace } from "../components/user-face.tsx";
import { xpBar } from "../models/level.ts";
import type { loader as rootLoader } from "../root.tsx";
import { requireUser } from "../session.server.ts";

export async function loader(visit: LoaderFunctionArgs) {
  const user = await requireUser(visit);
  const { id, name, email, profileImageUrl, level, credits, isPremium } = user;
  return { id, name, email, profileImageUrl, level, xp: xpBar(user.xp), credits, isPremium };
}

export const meta: MetaFunction = () => [{ title: pageTitle("Profile") }];

export default function ProfileScreen() {
  const view = useLoaderData<typeof loader>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <Screen title="Profile">
      <div className="flex items-center gap-4">
        <UserFace id={view.id} imageUrl={view.profileImageUrl} className="size-20" />
        <div className="min-w-0">
          <p className="text-xl font-bold [overflow-wrap:anywhere]">{view.name}</p>
          <p className="truncate text-sm text-soft">{view.email}</p>
        </div>
      </div>
      <div className="mt-5 mb-6">
        <div className="mb-2 flex items-baseline justify-between gap-3">
          <p className="font-semibold">Level {view.level}</p>
          <p className="text-sm text-soft tabular-nums">{view.xp.label}</p>
        </div>
        <ProgressBar value={view.xp.value} max={view.xp.max} label={`Experience: ${view.xp.label}`} />
      </div>
      <div className="grid gap-4">
        <RowList>
          <Row to="/edit-profile" icon="pencil" label="Edit Profile" />
          <Row
            to="/subscription"
            icon="credit-card"
            label="Subscription & Credits"
            aside={view.isPremium ? "Premium" : view.credits.toLocaleString("en")}
          />
          <li>
            <ThemePicker chosen={root?.theme ?? "system"} returnTo="/profile" />
          </li>
        </RowList>
        <RowList>
          <Row to={`mailto:${root?.supportEmail ?? ""}`} icon="life-buoy" label="Help & Support" whole />
          <Row to="/privacy-policy" icon="shield" label="Privacy Policy" whole />
          <Row to="/terms-of-service" icon="file-text" label="Terms of Service" whole />
        </RowList>
        <RowList>
          <li>
            <form method="post" action="/api/logout">
              <RowButton icon="log-out" label="Logout" />
            </form>
          </li>
        </RowList>
      </div>
    </Screen>
  );
}

export { ErrorFallback as ErrorBoundary } from "../components/error-fallback.tsx";
