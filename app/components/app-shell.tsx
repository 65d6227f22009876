import type { ReactNode } from "react";
import type { ShellView } from "../services/shell.server.ts";
import { BottomNav } from "./bottom-nav.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { Sidebar } from "./sidebar.tsx";

type Props = {
  shell: ShellView;
  /** No bottom navigation: the screen owns the full height. */
  bare?: boolean;
  children: ReactNode;
};

/** What surrounds a signed-in screen. The screen brings its own `<main>`. */
export function AppShell({ shell, bare = false, children }: Props) {
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-accent px-4 py-2.5 font-semibold text-accent-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <NavigationProgress />
      <Sidebar shell={shell} />
      <div
        id="content"
        tabIndex={-1}
        className={`outline-none md:pl-80 ${bare ? "" : "pb-[calc(3.5rem+env(safe-area-inset-bottom))] md:pb-0"}`}
      >
        {children}
      </div>
      {bare ? null : <BottomNav />}
    </>
  );
}
