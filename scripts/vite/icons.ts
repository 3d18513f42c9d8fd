// Vite plugin: draws the icons of the installed app from the brand's one drawing, src/web/public/favicon.svg, whenever
// the app is built. Only the drawing is kept in the repository.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateMaskableAsset, generateTransparentAsset } from "@vite-pwa/assets-generator/api";
import { encode } from "sharp-ico";
import type { Plugin } from "vite";

const BRAND = join(import.meta.dirname, "../../src/web/public/favicon.svg");
const BACKGROUND = "#08090c";
/** The largest icon: the drawing is made into pixels once, and those are made smaller. */
const DRAWING_PX = 512;
const ICO_SIZES_PX = [16, 32, 48];
const PNG = { compressionLevel: 9 };

/** The drawing as a PNG of `size` pixels a side. */
async function drawIcon(drawing: Buffer, size: number): Promise<Buffer> {
  return await (await generateTransparentAsset("png", drawing, size, { padding: 0, outputOptions: PNG })).toBuffer();
}

/** As `drawIcon`, filled to its edges; `padding` is the share of its side that the drawing leaves free. */
async function fillIcon(drawing: Buffer, size: number, padding: number): Promise<Buffer> {
  const resizeOptions = { fit: "contain", background: BACKGROUND } as const;
  return await (
    await generateMaskableAsset("png", drawing, size, { padding, resizeOptions, outputOptions: PNG })
  ).toBuffer();
}

/** Emits the icons that index.html and the web manifest name. A phone cuts its own shape out of those that are filled. */
export function icons(): Plugin {
  return {
    name: "ludex-icons",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const sized = `<svg width="${DRAWING_PX}" height="${DRAWING_PX}" `;
      const drawing = Buffer.from(readFileSync(BRAND, "utf8").replace("<svg ", sized));
      const files = {
        "icons/192.png": await drawIcon(drawing, 192),
        "icons/512.png": await drawIcon(drawing, 512),
        "icons/maskable-512.png": await fillIcon(drawing, 512, 0.16),
        "apple-touch-icon.png": await fillIcon(drawing, 180, 0.12),
        "favicon.ico": encode(await Promise.all(ICO_SIZES_PX.map((size) => drawIcon(drawing, size)))),
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
