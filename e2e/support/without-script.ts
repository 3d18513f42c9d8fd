// A document as somebody without JavaScript has it, in a browser that runs some all the same, because axe is such.
import type { Page } from "@playwright/test";

/** From now on `address` comes without its scripts, and with what stands in place of them. */
export async function takeScriptsFrom(page: Page, address: string): Promise<void> {
  await page.route(
    (url) => url.pathname === new URL(address, url).pathname,
    async (route) => {
      const response = await route.fetch({
        headers: { ...route.request().headers(), "accept-encoding": "identity" },
      });
      const body = (await response.text())
        .replaceAll(/<script\b(?!.*type="application\/)[^]*?<\/script>/g, "")
        .replaceAll("<noscript", "<div")
        .replaceAll("</noscript>", "</div>");
      await route.fulfill({ response, body });
    },
  );
}
