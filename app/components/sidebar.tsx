import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { BRAND } from "../brand.ts";
import type { ShellView } from "../services/shell.server.ts";
import { CreditBadge } from "./credit-badge.tsx";
import { currentness, DESTINATIONS } from "./navigation.ts";
import { Portrait } from "./portrait.tsx";
import { Icon } from "./ui/icon.tsx";
import { useLiveCredits } from "./use-live-credits.ts";
import { UserFace } from "./user-face.tsx";

const ROW =
  "flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-semibold";

/** Wide screens: who one is, what one has, where one can go. */
export function Sidebar({ shell }: { shell: ShellView }) {
  const { pathname } = useLocation();
  const purse = useLiveCredits(shell.user);
  return (
    <aside
      aria-label="You, partners and chats"
      className="fixed inset-y-0 left-0 z-20 hidden w-80 flex-col overflow-y-auto border-r border-line bg-raised px-4 py-5 md:flex"
    >
      <Link
        to="/"
        className="inline-flex min-h-11 items-center self-start rounded-control px-3 text-lg font-bold tracking-tight"
      >
        {BRAND.name}
      </Link>
      <div className="mt-3 flex flex-col items-start gap-3 rounded-card bg-sunken p-3">
        <Link to="/profile" className="flex min-h-11 w-full min-w-0 items-center gap-3 rounded-control">
          <UserFace id={shell.user.id} imageUrl={shell.user.profileImageUrl} />
          <span className="min-w-0 leading-tight">
            <span className="block truncate font-semibold">{shell.user.name}</span>
            <span className="text-sm text-soft">Level {shell.user.level}</span>
          </span>
        </Link>
        <CreditBadge {...purse} />
      </div>
      <nav aria-label="Main" className="mt-4">
        <ul>
          {DESTINATIONS.map((destination) => (
            <li key={destination.to}>
              <Link
                to={destination.to}
                aria-current={currentness(destination, pathname)}
                className={`${ROW} aria-[current]:text-accent`}
              >
                <Icon name={destination.icon} />
                {destination.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Group title="Partners">
        {shell.personas.map((persona) => (
          <li key={persona.id}>
            <Link
              to={`/scenarios/${persona.id}`}
              aria-current={current(pathname, `/scenarios/${persona.id}`)}
              className={ROW}
            >
              <Portrait src={persona.imageUrl} size={32} />
              <span className="min-w-0 leading-tight">
                <span className="block truncate">{persona.name}</span>
                <span className="block truncate text-sm font-normal text-soft">{persona.style}</span>
              </span>
            </Link>
          </li>
        ))}
      </Group>
      {shell.recentChats.length > 0 ? (
        <Group title="Recent chats">
          {shell.recentChats.map((chat) => (
            <li key={chat.id}>
              <Link to={`/chat/${chat.id}`} aria-current={current(pathname, `/chat/${chat.id}`)} className={ROW}>
                <Portrait src={chat.personaImageUrl} size={32} />
                <span className="min-w-0 leading-tight">
                  <span className="block truncate">{chat.personaName}</span>
                  <span className="block truncate text-sm font-normal text-soft">{chat.scenario}</span>
                </span>
              </Link>
            </li>
          ))}
        </Group>
      ) : null}
    </aside>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="px-3 pb-1 text-sm font-semibold tracking-normal text-soft">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function current(pathname: string, to: string): "page" | undefined {
  return pathname === to ? "page" : undefined;
}
