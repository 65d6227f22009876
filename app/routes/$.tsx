import { ErrorFallback } from "../components/error-fallback.tsx";

export function loader() {
  throw new Response("Not Found", { status: 404 });
}

export default function NotFoundPage() {
  return null;
}

export { ErrorFallback as ErrorBoundary };
