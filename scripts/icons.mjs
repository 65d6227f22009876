/**
 * Gathers the icons named in app/components/ui/icon-names.ts into one sprite, public/icons.svg, so that icons cost no
 * script and one cached request. Drawings: Lucide (https://lucide.dev, ISC licence).
 *
 * Run: node scripts/icons.mjs
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const NAMES = new URL("../app/components/ui/icon-names.ts", import.meta.url);
const SPRITE = new URL("../public/icons.svg", import.meta.url);
const drawings = join(dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")), "icons");

const list = /ICON_NAMES = \[([^\]]*)\]/.exec(await readFile(NAMES, "utf8"))?.[1] ?? "";
const names = [...list.matchAll(/"([a-z0-9-]+)"/g)].map((match) => match[1]);
if (names.length === 0) throw new Error("No icon is named in icon-names.ts");

const symbols = await Promise.all(names.map(symbol));
await writeFile(
  SPRITE,
  `<!-- Lucide, https://lucide.dev, ISC licence -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);

async function symbol(name) {
  const drawing = await readFile(join(drawings, `${name}.svg`), "utf8");
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(drawing)?.[1] ?? "";
  const attributes = `viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
  return `<symbol id="${name}" ${attributes}>${shapes.replace(/\s*\n\s*/g, "").trim()}</symbol>`;
}
