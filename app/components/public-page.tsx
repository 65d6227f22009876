import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { BRAND } from "../brand.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

/** The frame of every page a visitor may see: skip link, header, main, footer. */
export function PublicPage({ signedIn = false, children }: { signedIn?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-raised font-semibold focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:px-4 focus:py-3"
      >
        Skip to the content
      </a>
      <PublicHeader signedIn={signedIn} />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col focus:outline-none">
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

/** Where people write to for help; one place for every page. */
export function useSupportEmail(): string {
  return useRouteLoaderData<{ supportEmail: string }>("root")?.supportEmail ?? "";
}

const HEADER_LINK =
  "inline-flex min-h-11 items-center rounded-control px-2 font-semibold whitespace-nowrap hover:bg-sunken min-[340px]:px-3";

function PublicHeader({ signedIn }: { signedIn: boolean }) {
  const { pathname } = useLocation();
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center gap-1 px-4 py-2 md:px-8 md:py-4">
      <a href="/" className="mr-auto inline-flex min-h-11 items-center text-lg font-bold tracking-tight">
        {BRAND.name}
      </a>
      <ThemeToggle />
      <nav aria-label="Account" className="-mr-2 flex items-center min-[340px]:-mr-3">
        {signedIn ? (
          <a href="/" className={HEADER_LINK}>
            Open the app
          </a>
        ) : (
          <>
            {pathname === "/login" ? null : (
              <a href="/login" className={HEADER_LINK}>
                Login
              </a>
            )}
            <a
              href="/signup"
              aria-current={pathname === "/signup" ? "page" : undefined}
              className={`${HEADER_LINK} text-accent`}
            >
              Sign Up
            </a>
          </>
        )}
      </nav>
    </header>
  );
}

function PublicFooter() {
  const supportEmail = useSupportEmail();
  const link = "inline-flex min-h-11 items-center underline-offset-4 hover:underline";
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-x-6 px-4 py-6 text-sm text-soft md:flex-row md:items-center md:px-8">
        <p className="py-2 md:mr-auto">
          {BRAND.name}: practice with AI partners, for adults ({BRAND.minimumAge}+).
        </p>
        <nav aria-label="Legal and help" className="flex flex-wrap gap-x-6">
          <a href="/privacy-policy" className={link}>
            Privacy Policy
          </a>
          <a href="/terms-of-service" className={link}>
            Terms of Service
          </a>
          <a href={`mailto:${supportEmail}`} className={link}>
            {supportEmail}
          </a>
        </nav>
      </div>
    </footer>
  );
}
