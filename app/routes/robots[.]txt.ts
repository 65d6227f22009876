import { env } from "../env.server.ts";

const PRIVATE = [
  "/api/",
  "/dev/",
  "/chat/",
  "/feedback/",
  "/scenarios/",
  "/profile",
  "/edit-profile",
  "/progress",
  "/personas",
];

export function loader() {
  const lines = [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL("/sitemap.xml", env.appUrl).href}`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
