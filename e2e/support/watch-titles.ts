// What a visitor could have read on the first card while a page was coming.
import type { Page } from "@playwright/test";

/** Notes the name on the first card, whenever one is seen, from the next document on; the function tells which there were. */
export async function watchTitles(page: Page): Promise<() => Promise<Set<string>>> {
  await page.addInitScript(() => {
    const titles = new Set<string>();
    Object.assign(globalThis, { titles });
    const look = () => {
      const title = document.querySelector("article :is(h2, h3)");
      if (title?.checkVisibility() === true) titles.add(title.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => new Set(await page.evaluate(() => [...(Reflect.get(globalThis, "titles") as Set<string>)]));
}
