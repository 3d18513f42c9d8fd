// What the folder without a server has kept for a visit without a network.
import type { Page } from "@playwright/test";

/** Is `file` of the folder kept? */
export const keeps = (page: Page, file: string) =>
  page.evaluate(async (name) => {
    const cache = (await caches.keys()).find((each) => each.startsWith("ludex-alone-")) ?? "";
    return (await (await caches.open(cache)).keys()).some(({ url }) => url.endsWith(name));
  }, file);
