import { defineConfig } from "vitest/config";

export default defineConfig({
  esbuild: { jsx: "automatic" },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "db/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // Each file has its own process, and so its own database and its own copy of the built app.
    pool: "forks",
    server: { deps: { external: [/\/build\/server\//] } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
