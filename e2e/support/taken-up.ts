// The moment from which the app answers in a page of the folder without a server, whose documents show everything before.
import type { Page } from "@playwright/test";
import { START_MS } from "./patient.ts";

/** Waits until React has taken up what the document shows, or shows something itself. */
export async function untilTakenUp(page: Page): Promise<void> {
  const isTakenUp = () =>
    Object.keys(document.querySelector("main > *") ?? {}).some((key) => key.startsWith("__react"));
  await page.waitForFunction(isTakenUp, undefined, { timeout: START_MS });
}
