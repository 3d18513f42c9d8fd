// What a visitor could have read at one place while a page was coming.
import type { Page } from "@playwright/test";

/** The name on the first card. */
export const FIRST_TITLE = "article :is(h2, h3)";

/**
 * Notes what stands in the first element of `selector`, whenever it is seen, from the next document on; the function tells
 * which texts there were.
 */
export async function watchSeen(page: Page, selector: string): Promise<() => Promise<Set<string>>> {
  await page.addInitScript((watched) => {
    const texts = new Set<string>();
    Object.assign(globalThis, { texts });
    const look = () => {
      const element = document.querySelector(watched);
      if (element?.checkVisibility() === true) texts.add(element.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  return async () => new Set(await page.evaluate(() => [...(Reflect.get(globalThis, "texts") as Set<string>)]));
}
