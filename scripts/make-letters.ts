// `npm run letters`: writes src/artwork/letters/letters.json, the outlines that words in drawn pictures are set with: the display face at its
// one weight, so that a picture needs neither a font of the system nor a library that reads fonts.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as hb from "harfbuzzjs";
import subsetFont from "subset-font";

const FILE = join(import.meta.dirname, "../src/artwork/letters/letters.json");
const FACES = ["latin", "latin-ext"].map(
  (part) => `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-wght-normal.woff2`,
);
const WEIGHT = 750;
/** Closer than this nobody sees that two letters have been moved. */
const KERN_MIN = 8;

const charactersFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
const BASIC = charactersFrom(0x20, 0x7e);
/** Latin, Latin-1 and Latin Extended-A, and the marks that names have. */
const CHARACTERS = [
  ...BASIC,
  ...charactersFrom(0xa1, 0xff),
  ...charactersFrom(0x100, 0x17f),
  "‘",
  "’",
  "“",
  "”",
  "–",
  "—",
  "…",
  "™",
];

async function openFace(path: string) {
  const whole = readFileSync(createRequire(import.meta.url).resolve(path));
  const cut = await subsetFont(whole, CHARACTERS.join(""), {
    targetFormat: "truetype",
    variationAxes: { wght: WEIGHT },
  });
  const face = new hb.Face(new hb.Blob(new Uint8Array(cut)));
  return { face, font: new hb.Font(face) };
}

function shape(font: hb.Font, text: string) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => ({ glyph, advance: positions[at]?.xAdvance ?? 0 }));
}

const rounded = (path: string) => path.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));

const letters: Record<string, [advance: number, outline: string]> = {};
const kerns: Record<string, number> = {};
let unitsPerEm = 0;
for (const path of FACES) {
  const { face, font } = await openFace(path);
  unitsPerEm = face.upem;
  for (const character of CHARACTERS) {
    const [one, ...more] = shape(font, character);
    // Glyph 0 stands for what the face does not have.
    if (character in letters || one === undefined || one.glyph === 0 || more.length > 0) continue;
    letters[character] = [Math.round(one.advance), rounded(font.glyphToPath(one.glyph))];
  }
  for (const [first, second] of BASIC.flatMap((one) => BASIC.map((other) => [one, other] as const))) {
    const pair = shape(font, first + second);
    const kern = Math.round((pair[0]?.advance ?? 0) - (letters[first]?.[0] ?? 0));
    if (pair.length === 2 && pair.every(({ glyph }) => glyph !== 0) && Math.abs(kern) >= KERN_MIN)
      kerns[first + second] ??= kern;
  }
}
writeFileSync(FILE, `${JSON.stringify({ unitsPerEm, letters, kerns })}\n`);
console.log(`${Object.keys(letters).length} letters and ${Object.keys(kerns).length} pairs`);
