import { env } from "../env.server.ts";

const PATHS = ["/", "/v1", "/login", "/signup", "/privacy-policy", "/terms-of-service"];

export function loader() {
  const urls = PATHS.map((path) => `  <url><loc>${new URL(path, env.appUrl).href}</loc></url>`);
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ];
  return new Response(body.join("\n"), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
