// The picture that stands for a page wherever its link is shared: the pictures of its first games, and over them its name.
// One of the room's doors.
import sharp from "sharp";
import { PREVIEW_HEIGHT_PX as HEIGHT, PREVIEW_WIDTH_PX as WIDTH } from "#shared/previews.ts";
import { setWords } from "./letters/set-words.ts";

const JPEG_QUALITY = 82;
const GAP = 4;
const MARGIN = 64;
const BASE = "#08090c";
const INK = "#f1f3f7";
const BRAND = "Ludex";
const BRAND_SIZE = 40;
const BRAND_SIZES = [{ size: BRAND_SIZE, lines: 1 }];
/** Two lines read at a glance; a third only where the letters cannot be smaller. */
const NAME_SIZES = [112, 92, 76, 62].map((size) => ({ size, lines: size > 62 ? 2 : 3 }));
const ROOM = { width: WIDTH - 2 * MARGIN, sizes: NAME_SIZES, lineHeight: 1.04 };

/** Columns and rows for so many pictures, the most first. */
const GRIDS = [
  { least: 6, columns: 3, rows: 2 },
  { least: 4, columns: 2, rows: 2 },
  { least: 3, columns: 3, rows: 1 },
  { least: 2, columns: 2, rows: 1 },
  { least: 1, columns: 1, rows: 1 },
] as const;

export type Preview = {
  /** What the page is called; without words where the face cannot set it. */
  name: string;
  /** Pictures in any form that the library reads, the first game's first. */
  tiles: readonly Uint8Array[];
};

async function layTiles(tiles: readonly Uint8Array[]) {
  const grid = GRIDS.find(({ least }) => tiles.length >= least);
  if (grid === undefined) return [];
  const { columns, rows } = grid;
  const edge = (at: number, count: number, whole: number) => Math.round((at * (whole + GAP)) / count);
  return await Promise.all(
    tiles.slice(0, columns * rows).map(async (bytes, at) => {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      const [left, top] = [edge(column, columns, WIDTH), edge(row, rows, HEIGHT)];
      const [width, height] = [edge(column + 1, columns, WIDTH) - GAP - left, edge(row + 1, rows, HEIGHT) - GAP - top];
      const input = await sharp(bytes, { failOn: "error", pages: 1 })
        .resize(width, height, { fit: "cover" })
        .toBuffer();
      return { input, left, top };
    }),
  );
}

/** A veil that is dense where words stand, and the words. */
function overlay(name: string): Buffer {
  const set = setWords(name, ROOM);
  const brand = setWords(BRAND, { ...ROOM, sizes: BRAND_SIZES });
  const block = set === undefined ? 0 : (set.lines - 1) * set.size * ROOM.lineHeight;
  const baseline = HEIGHT - MARGIN - 8 - block;
  const brandLine = set === undefined ? HEIGHT - MARGIN : baseline - set.size - 12;
  const dense = Math.max(0, (brandLine - BRAND_SIZE - 40) / HEIGHT).toFixed(3);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="${INK}">
<linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${BASE}" stop-opacity="0.1"/><stop offset="${dense}" stop-color="${BASE}" stop-opacity="0.62"/>
<stop offset="1" stop-color="${BASE}" stop-opacity="0.94"/></linearGradient>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#veil)"/>
<g transform="translate(${MARGIN} ${brandLine})" opacity="0.85">${brand?.markup ?? ""}</g>
<g transform="translate(${MARGIN} ${baseline})">${set?.markup ?? ""}</g>
</svg>`);
}

/** The bytes of a JPEG: a function of its arguments alone. Rejects where a tile is no picture. */
export async function drawPreview({ name, tiles }: Preview): Promise<Buffer> {
  const paper = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: BASE } });
  return await paper
    .composite([...(await layTiles(tiles)), { input: overlay(name), left: 0, top: 0 }])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}
