import type { Page } from "@playwright/test";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Search games" });
const options = (page: Page) => page.getByRole("option");
const nine = Array.from({ length: 9 }, (_, index) => aListed(index + 1));

test.beforeEach(({ page }) => servePictures(page));

async function openFavorites(page: Page) {
  const asked = await serveList(page, () => aPage(nine));
  await page.goto("/favorites");
  return asked;
}

const HARD_TEXTS = [
  "Tom & Jerry",
  "100%",
  "C#",
  "1+1",
  "either/or",
  "who?",
  "a=b;c",
  "ポケモン",
  "🎮🕹️ game",
  "لعبة الأمير",
  '"quoted" <b>',
  "%F0%9F",
];
for (const text of HARD_TEXTS) {
  test(
    `[S-12] ${text} survives into the address and back`,
    deepUnless(["ポケモン", "%F0%9F"].includes(text)),
    async ({ page }) => {
      const asked = await openFavorites(page);
      await field(page).fill(text);
      await expect(options(page)).toHaveCount(10);
      await field(page).press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Search results: “${text}”`);
      expect(new URL(page.url()).searchParams.get("q")).toBe(text);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Search results: “${text}”`);
      await expect(field(page)).toHaveValue(text);
      expect(new Set(asked.map((query) => query.get("search")))).toEqual(new Set([text]));
      await expect(page).toHaveTitle(`Search results: “${text}” · Ludex`);
    },
  );
}

test("[S-04] a text that is too long for an address is cut where it is typed", async ({ page }) => {
  await page.goto("/");
  await field(page).focus();
  await page.keyboard.insertText("塞".repeat(1200));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(field(page)).toHaveValue("塞".repeat(500));
});

test("[S-12] what an input method composes is searched for once it is chosen", async ({ page }) => {
  const asked = await openFavorites(page);
  await field(page).focus();
  const client = await page.context().newCDPSession(page);
  for (const text of ["ｐ", "ｐｏ", "ぽけ"]) {
    await client.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
    await page.waitForTimeout(150);
  }
  expect(asked).toHaveLength(0);
  await client.send("Input.insertText", { text: "ポケモン" });
  await expect(options(page)).toHaveCount(10);
  expect(asked.map((query) => query.get("search"))).toEqual(["ポケモン"]);
});
