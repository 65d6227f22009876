import type { MetaFunction } from "@remix-run/node";
import { pageTitle } from "../brand.ts";
import { ErrorFallback } from "../components/error-fallback.tsx";

export function loader() {
  throw new Response("Not Found", { status: 404 });
}

export const meta: MetaFunction = () => [{ title: pageTitle("Not found") }];

export default function NotFoundPage() {
  return null;
}

export { ErrorFallback as ErrorBoundary };
