import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { BRAND } from "./brand.ts";
import { ErrorFallback } from "./components/error-fallback.tsx";
import { ToastRegion } from "./components/toast-region.tsx";
import enhanceUrl from "./enhance/page.ts?worker&url";
import { env } from "./env.server.ts";
import { useNonce } from "./nonce.ts";
import stylesUrl from "./styles.css?url";
import { themeOf } from "./theme.server.ts";
import { takeToast } from "./toast.server.ts";

/** `hydrate` ships React to the page; a function decides by the match's loader data. Pages without it ship none. */
export type RouteHandle = { hydrate?: boolean | ((data: unknown) => boolean) };

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: stylesUrl },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { toast, headers } = await takeToast(request);
  return data(
    { theme: themeOf(request), toast, supportEmail: env.supportEmail, requestId: context.requestId ?? "" },
    { headers },
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const nonce = useNonce();
  const hydrates = useHydration();
  return (
    <html lang="en" data-theme={root?.theme ?? "system"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="application-name" content={BRAND.name} />
        <Meta />
        <Links />
        <noscript>
          <style nonce={nonce}>{".js-only{display:none!important}"}</style>
        </noscript>
        <script type="module" src={enhanceUrl} nonce={nonce} suppressHydrationWarning />
      </head>
      <body className="min-h-dvh bg-surface font-sans text-base text-ink antialiased">
        {children}
        <ToastRegion toast={root?.toast ?? null} />
        {hydrates ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorFallback />;
}

function useHydration(): boolean {
  return useMatches().some(({ handle, data }) => {
    const hydrate = (handle as RouteHandle | undefined)?.hydrate;
    return typeof hydrate === "function" ? hydrate(data) : hydrate === true;
  });
}
