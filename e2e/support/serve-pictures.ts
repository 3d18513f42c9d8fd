// Pictures that are answered at once, so that no test that is not about them waits for one to be drawn.
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { isAlone } from "./alone.ts";

let picture: Promise<Buffer> | undefined;

/**
 * Answers every picture with one small one. Not with a single pixel: a browser divides its width by the density that it
 * was asked for, and a picture of no width is taken for one that failed.
 */
export async function servePictures(page: Page): Promise<void> {
  // The engine draws its own there, in a millisecond or two.
  if (isAlone) return;
  picture ??= sharp({ create: { width: 60, height: 40, channels: 3, background: "#345" } })
    .webp()
    .toBuffer();
  const body = await picture;
  await page.route(/\/img\?|\/media\/games\//, (route) => route.fulfill({ contentType: "image/webp", body }));
}
