// Prints a sheet: SVG in, JPEG with a fine seeded grain out. Knows no scene; the same sheet and seed give the same bytes.
import sharp from "sharp";
import { ARTWORK_HEIGHT_PX, ARTWORK_WIDTH_PX } from "#shared/artwork.ts";
import { createRandom } from "./prng.ts";
import { pictureSvg, planesSvg } from "./svg.ts";

const JPEG_QUALITY = 88;
const CHANNELS = 3;
const TILE_PX = 512;
/** How far the grain moves a channel at most, of 255. */
const GRAIN_STRENGTH = 9;

/** Flat shapes without grain: finer would only cost bytes. */
const PLANES_WEBP = { alphaQuality: 80, effort: 4 };
/** The better of these whose sheet stays within `PLANES_MAX_BYTES`; the last one counts for a picture full of detail. */
const PLANES_QUALITIES = [62, 46, 30] as const;
const PLANES_MAX_BYTES = 60_000;

let tile: Int8Array | undefined;

/** One tile of grain for all pictures, shifted for each: soft specks, because single pixels would only cost bytes. */
function grainTile(): Int8Array {
  if (tile !== undefined) return tile;
  const random = createRandom("ludex/grain");
  const raw = Float32Array.from({ length: TILE_PX * TILE_PX }, () => random.next() + random.next() - 1);
  const at = (x: number, y: number): number =>
    raw[((y + TILE_PX) % TILE_PX) * TILE_PX + ((x + TILE_PX) % TILE_PX)] ?? 0;
  tile = Int8Array.from(raw, (_, index) => {
    const [x, y] = [index % TILE_PX, Math.floor(index / TILE_PX)];
    const around = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
    return Math.round(GRAIN_STRENGTH * (0.72 * at(x, y) + 0.28 * around));
  });
  return tile;
}

/** Adds the grain in place; as arithmetic on the raw pixels it costs a tenth of a blend in the image library. */
function addGrain(pixels: Uint8ClampedArray, seed: string): void {
  const grain = grainTile();
  const random = createRandom(seed);
  const [left, top] = [random.int(0, TILE_PX - 1), random.int(0, TILE_PX - 1)];
  let index = 0;
  for (let y = 0; y < ARTWORK_HEIGHT_PX; y += 1) {
    const row = ((y + top) % TILE_PX) * TILE_PX;
    for (let x = 0; x < ARTWORK_WIDTH_PX; x += 1) {
      const speck = grain[row + ((x + left) % TILE_PX)] ?? 0;
      pixels[index] = (pixels[index] ?? 0) + speck;
      pixels[index + 1] = (pixels[index + 1] ?? 0) + speck;
      pixels[index + 2] = (pixels[index + 2] ?? 0) + speck;
      index += CHANNELS;
    }
  }
}

/** `markup` is the inside of an SVG of 1280 by 720 units; `seed` places the grain. Returns the bytes of a JPEG. */
export async function render(markup: string, seed: string): Promise<Buffer> {
  const svg = Buffer.from(pictureSvg(markup, { width: ARTWORK_WIDTH_PX, height: ARTWORK_HEIGHT_PX }));
  // Every sheet begins with paper over all of it, so nothing shines through.
  const { data } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  addGrain(pixels, seed);
  return (
    sharp(pixels, { raw: { width: ARTWORK_WIDTH_PX, height: ARTWORK_HEIGHT_PX, channels: CHANNELS } })
      // Smaller by an eighth with tables of its own, but no visitor loads this file, and drawing takes a fifth longer.
      .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: "4:4:4", optimiseCoding: false })
      .toBuffer()
  );
}

/** `planes` are insides of SVGs of 1280 by 720 units. Returns the bytes of a WebP with one below the other. */
export async function renderPlanes(planes: readonly string[]): Promise<Buffer> {
  const svg = planesSvg(planes);
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  let bytes = Buffer.alloc(0);
  for (const quality of PLANES_QUALITIES) {
    bytes = await sharp(data, { raw: info })
      .webp({ ...PLANES_WEBP, quality })
      .toBuffer();
    if (bytes.length <= PLANES_MAX_BYTES) break;
  }
  return bytes;
}
