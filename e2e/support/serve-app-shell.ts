// The app shell in place of the server's documents, as the server itself sends it where the data takes too long: the app
// then asks, and the test answers.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { isAlone } from "./alone.ts";
import { builtFolder, DEFAULT_LANGUAGE, type Language } from "#shared/languages.ts";

const FILES = /^\/(?:api|assets|img|media)\/|\.[a-z0-9]+$/;

/** Every document of `page` comes without answers in it; its status and headers are the server's. */
export async function serveAppShell(page: Page, language: Language = DEFAULT_LANGUAGE): Promise<void> {
  // A host of files has no others.
  if (isAlone) return;
  const body = readFileSync(`dist/${builtFolder("web", language)}/index.html`, "utf8");
  await page.route(
    ({ pathname }) => !FILES.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const headers = { ...route.request().headers(), "accept-encoding": "identity" };
      const response = await route.fetch({ headers, maxRetries: 2 });
      return route.fulfill({ response, body });
    },
  );
}
