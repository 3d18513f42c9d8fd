// RAWG's variants of a picture, as its media server spells them in an address: `crop/600/400/…` fills a box,
// `resize/640/-/…` keeps the shape. RAWG makes few sizes; what else is asked for is moved onto a ladder, as for `/img`.
import { IMAGE_MAX_SIDE_PX } from "#shared/images.ts";
import { snapToLadder } from "./ladder.ts";
import type { Box } from "./transform.ts";

/** The crops that RAWG makes; they come in exactly this size. */
const CROPS: readonly (readonly [width: number, height: number])[] = [
  [600, 400],
  [600, 700],
];
/** The widths that RAWG resizes to. */
const WIDTHS_PX = [200, 420, 640, 1280, 1920];
const QUALITY = 85;

const CROP = /^\/{1,2}media\/crop\/([1-9]\d{0,4})\/([1-9]\d{0,4})\/{1,2}(.+)$/;
const RESIZE = /^\/{1,2}media\/resize\/([1-9]\d{0,4})\/-\/{1,2}(.+)$/;

/** `path` is the original's below `/media/`. */
export type Variant = { path: string; box: Box };

// An address that ends in `.jpg` shows a JPEG: who builds it may store it, or be no browser. RAWG's few others, too.
const jpeg = { quality: QUALITY, output: "jpg", sharpen: false } as const;

function cropBox(width: number, height: number): Box {
  const isRawgs = CROPS.some(([w, h]) => w === width && h === height);
  return { ...jpeg, ...(isRawgs ? { width, height } : snapToLadder({ ...jpeg, width, height })), fit: "cover" };
}

function resizeBox(wanted: number): Box {
  const width = WIDTHS_PX.find((step) => step >= wanted) ?? WIDTHS_PX.at(-1) ?? wanted;
  // The height bounds what a picture that is all height may become.
  return { ...jpeg, width, height: IMAGE_MAX_SIDE_PX, fit: "inside" };
}

/** Reads the path of a variant, without query; `undefined` where it is none. */
export function parseVariant(path: string): Variant | undefined {
  const [, width, height, cropped] = CROP.exec(path) ?? [];
  if (cropped !== undefined) return { path: cropped, box: cropBox(Number(width), Number(height)) };
  const [, across, resized] = RESIZE.exec(path) ?? [];
  return resized === undefined ? undefined : { path: resized, box: resizeBox(Number(across)) };
}
