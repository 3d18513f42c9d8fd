import type { Page } from "@playwright/test";
import { isAlone } from "./alone.ts";

/** What `path` of the protocol answers: asked of the server, or of the engine in a page of the app, which `page` opens for it. */
export async function askApi(page: Page, path: string) {
  if (!isAlone) return await (await page.request.get(path)).json();
  if (page.url() === "about:blank") await page.goto("/favorites");
  // Before the engine is there, a host of files would answer.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return await page.evaluate(async (address) => (await fetch(address)).json(), path);
}
