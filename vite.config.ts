import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig)],
  build: { assetsInlineLimit: 0 },
  // Native modules: the development server's scan for browser packages must not follow routes into them.
  optimizeDeps: { exclude: ["@node-rs/argon2", "better-sqlite3"] },
});
