// The tests that also run against the folder without a server (playwright.alone.config.ts). There a service worker answers
// what the page asks, so that nothing can be put in an answer's place; a test that wants to is left out, with that reason.
import { test, type BrowserContext, type Page } from "@playwright/test";

/** Does this run ask the folder of `npm run build:static`? */
export const isAlone = process.env["LUDEX_ALONE"] !== undefined;

/** Leaves the test that is running to the app with a server. Nothing happens where that is asked. */
export function needsServer(reason: string): void {
  if (isAlone) test.skip(true, reason);
}

/** Leaves out each test of `page` that puts answers of its own in the place of the catalogue's. */
export function refuseStandIns(page: Page, context: BrowserContext): void {
  if (!isAlone) return;
  for (const routed of [page, context]) {
    routed.route = () => {
      needsServer("it answers in the server's place, where a service worker answers");
      return Promise.reject(new Error("a skipped test goes on"));
    };
  }
}
