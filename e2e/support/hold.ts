import type { Page } from "@playwright/test";

/** Holds what matches back until the function that it returns is called; `asked` tells the addresses. */
export async function hold(page: Page, pattern: RegExp) {
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    asked.push(route.request().url());
    await held.promise;
    await route.fallback();
  });
  return { asked, release: held.resolve };
}
