import { Link, useLocation } from "@remix-run/react";
import { currentness, DESTINATIONS } from "./navigation.ts";
import { Icon } from "./ui/icon.tsx";

/** Phones only; the sidebar takes its place from 768 px on. */
export function BottomNav() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto grid max-w-md grid-cols-4">
        {DESTINATIONS.map((destination) => (
          <li key={destination.to}>
            <Link
              to={destination.to}
              aria-current={currentness(destination, pathname)}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-control text-sm text-soft -outline-offset-2 aria-[current]:font-semibold aria-[current]:text-accent"
            >
              <Icon name={destination.icon} className="size-6" />
              {destination.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
