/**
 * Draws the portraits of the built-in partners into public/personas/<slug>.svg.
 *
 * Drawings: Open Peeps by Pablo Stanley (https://www.openpeeps.com/), CC0 1.0 Universal, taken through
 * @dicebear/collection 9 (code: MIT). CC0 asks for no credit; we give it anyway. Every choice below is named, nothing is
 * left to chance, so a second run writes the same bytes.
 *
 * Run: node scripts/portraits.mjs
 */
import { mkdir, writeFile } from "node:fs/promises";
import { openPeeps } from "@dicebear/collection";
import { createAvatar } from "@dicebear/core";

const OUT = new URL("../public/personas/", import.meta.url);
const MAX_BYTES = 15 * 1024;

const PORTRAITS = [
  {
    slug: "maya",
    name: "Maya",
    tint: "dfe8d8",
    look: {
      head: "mediumBangs",
      hair: "2c1b18",
      face: "smile",
      skin: "c68653",
      clothing: "d9a441",
    },
  },
  {
    slug: "adrian",
    name: "Adrian",
    tint: "d9e2ec",
    look: {
      head: "pomp",
      hair: "2c1b18",
      face: "smile",
      skin: "dca06c",
      clothing: "3f5b7a",
      glasses: "glasses3",
    },
  },
  {
    slug: "lena",
    name: "Lena",
    tint: "f3e0d3",
    look: { head: "bangs", hair: "7a4a2b", face: "smile", skin: "f0c49c", clothing: "c9523f" },
  },
  {
    slug: "noah",
    name: "Noah",
    tint: "e6def0",
    look: {
      head: "twists",
      hair: "2c1b18",
      face: "calm",
      skin: "7d5137",
      clothing: "5f7f6c",
      glasses: "glasses5",
    },
  },
  {
    slug: "marco",
    name: "Marco",
    tint: "f4e3c8",
    look: {
      head: "short3",
      hair: "2c1b18",
      face: "smile",
      skin: "e0ac7e",
      clothing: "3c6e8f",
      beard: "chin",
    },
  },
  {
    slug: "yuki",
    name: "Yuki",
    tint: "d8e6e6",
    look: { head: "mediumStraight", hair: "1d1a1c", face: "calm", skin: "f2d0ae", clothing: "7c8288" },
  },
  {
    slug: "tessa",
    name: "Tessa",
    tint: "dbe5da",
    look: { head: "bun2", hair: "6b4027", face: "smile", skin: "f3cdb0", clothing: "2f5d50" },
  },
  {
    slug: "kai",
    name: "Kai",
    tint: "f5e6b8",
    look: { head: "shaved2", hair: "231a17", face: "smile", skin: "cf9b6d", clothing: "e2725b" },
  },
];

function draw({ slug, name, tint, look }) {
  const svg = createAvatar(openPeeps, {
    seed: slug,
    backgroundColor: [tint],
    radius: 50,
    scale: 88,
    translateY: 1,
    head: [look.head],
    headContrastColor: [look.hair],
    face: [look.face],
    skinColor: [look.skin],
    clothingColor: [look.clothing],
    accessories: look.glasses ? [look.glasses] : [],
    accessoriesProbability: look.glasses ? 100 : 0,
    facialHair: look.beard ? [look.beard] : [],
    facialHairProbability: look.beard ? 100 : 0,
    maskProbability: 0,
  }).toString();
  return svg.replace(/^<svg /, `<svg role="img" aria-label="Portrait of ${name}" `);
}

await mkdir(OUT, { recursive: true });
for (const portrait of PORTRAITS) {
  const svg = draw(portrait);
  const bytes = Buffer.byteLength(svg);
  if (bytes > MAX_BYTES) throw new Error(`${portrait.slug}: ${bytes} bytes, at most ${MAX_BYTES}`);
  await writeFile(new URL(`${portrait.slug}.svg`, OUT), `${svg}\n`);
  console.log(`${portrait.slug}.svg ${bytes} bytes`);
}
