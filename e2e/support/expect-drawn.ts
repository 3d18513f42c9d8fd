import { expect, type Locator } from "@playwright/test";

/** Waits until the first picture in `place` has come and can be shown. */
export async function expectDrawn(place: Locator): Promise<void> {
  const picture = place.locator("img").first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}
