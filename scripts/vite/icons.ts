// Vite plugin: draws the icons of the installed app from the brand's one drawing, src/web/public/favicon.svg, whenever
// the app is built. Only the drawing is kept in the repository.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Plugin } from "vite";

const BRAND = join(import.meta.dirname, "../../src/web/public/favicon.svg");
const BACKGROUND = "#08090c";
const DRAWING_PX = 32;
const ICO_SIZES_PX = [16, 32, 48];
const ICO_HEADER_BYTES = 6;
const ICO_ENTRY_BYTES = 16;

/** The drawing as a PNG of `size` pixels a side. `inset` fills the square to its edges and keeps that share of it free. */
async function drawIcon(size: number, inset?: number): Promise<Buffer> {
  const drawing = readFileSync(BRAND, "utf8");
  const side = DRAWING_PX * (1 - 2 * (inset ?? 0));
  const place = (DRAWING_PX - side) / 2;
  const svg =
    inset === undefined
      ? drawing
      : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DRAWING_PX} ${DRAWING_PX}"><rect width="100%" height="100%" fill="${BACKGROUND}"/>${drawing.replace("<svg ", `<svg x="${place}" y="${place}" width="${side}" height="${side}" `)}</svg>`;
  const density = (72 * size) / DRAWING_PX;
  return await sharp(Buffer.from(svg), { density }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** PNGs in the container that browsers and crawlers ask for at /favicon.ico. */
function packIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES + ICO_ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = ICO_HEADER_BYTES + ICO_ENTRY_BYTES * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Emits the icons that index.html and the web manifest name. A phone cuts its own shape out of those with an inset. */
export function icons(): Plugin {
  return {
    name: "ludex-icons",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const [small, large, maskable, touch] = await Promise.all([
        drawIcon(192),
        drawIcon(512),
        drawIcon(512, 0.08),
        drawIcon(180, 0.06),
      ]);
      const favicons = await Promise.all(ICO_SIZES_PX.map(async (size) => ({ size, png: await drawIcon(size) })));
      const files = {
        "icons/192.png": small,
        "icons/512.png": large,
        "icons/maskable-512.png": maskable,
        "apple-touch-icon.png": touch,
        "favicon.ico": packIco(favicons),
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
