// Chromium for measuring, and the lists of games that it walks through.
import { chromium, type Browser, type Page } from "@playwright/test";

export async function launchBrowser(): Promise<Browser> {
  return await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--enable-precise-memory-info",
    ],
  });
}

/** The names on the cards, as links. */
export const cardLinks = (page: Page) => page.locator("main article h2 a");

/** Opens the card with this number and waits for its page; gives the game's name. */
export async function openCard(page: Page, number: number): Promise<string> {
  const link = cardLinks(page).nth(number);
  const name = (await link.textContent()) ?? "";
  await link.click();
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  return name;
}

/** Goes back to a list of cards. */
export async function goBackToCards(page: Page): Promise<void> {
  await page.goBack();
  await cardLinks(page).first().waitFor();
}
