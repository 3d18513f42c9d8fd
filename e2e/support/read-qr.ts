import type { Locator } from "@playwright/test";
import sharp from "sharp";

/** Darker than this is dark to a camera. */
const DARK = 128;

/**
 * The fields of a code with `size` of them on a side, inside a border of `quiet` empty ones, as they are seen: what the middle
 * of each is on the screen.
 */
export async function fieldsSeen(code: Locator, size: number, quiet: number): Promise<boolean[][]> {
  const picture = sharp(await code.screenshot({ animations: "disabled" })).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (place: number, length: number) => Math.floor(((quiet + place + 0.5) * length) / (size + 2 * quiet));
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => {
      const pixel = (at(y, info.height) * info.width + at(x, info.width)) * info.channels;
      return (data[pixel] ?? DARK) < DARK;
    }),
  );
}
