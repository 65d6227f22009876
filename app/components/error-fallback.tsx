import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { buttonClass } from "./ui/button.tsx";

/** What a person sees when a page cannot be shown. "Try Again" is a link to the same page, so it works without script. */
export function ErrorFallback() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const root = useRouteLoaderData<{ requestId: string }>("root");
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main role="alert" className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-4 px-4 py-16">
      <h1 className="text-2xl">Something went wrong</h1>
      <p className="text-soft">
        We encountered an unexpected error. This has been logged and our team will look into it.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={pathname + search} className={buttonClass("primary")}>
          Try Again
        </a>
        <a href={pathname + search} className={buttonClass("secondary")} data-reload>
          Reload Page
        </a>
      </div>
      {root?.requestId ? <p className="text-sm text-soft">Reference: {root.requestId}</p> : null}
    </main>
  );
}

function NotFound() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-4 px-4 py-16">
      <h1 className="text-2xl">That page could not be found</h1>
      <p className="text-soft">It may have moved, or it belongs to someone else.</p>
      <div>
        <a href="/" className={buttonClass("primary")}>
          Back to the start
        </a>
      </div>
    </main>
  );
}
