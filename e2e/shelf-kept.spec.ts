// The browser is asked to keep a shelf for good: once, and not before there is one.
import type { Page } from "@playwright/test";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

const asked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("asked")));

test("[P-08] the browser is asked to keep the data after the first change of the shelf, and at no page's load", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.storage.persist = () => {
      sessionStorage.setItem("asked", String(Number(sessionStorage.getItem("asked")) + 1));
      return Promise.resolve(true);
    };
  });
  await servePictures(page);
  await serveList(page, () => aPage([aListed(1), aListed(2)]));
  await page.goto("/shelf");
  await expect(page.getByRole("heading", { name: "Nothing on your shelf yet" })).toBeVisible();
  await page.goto("/search?q=game");
  const mark = async (id: number) => {
    await page.getByRole("link", { name: `Game number ${id}` }).focus();
    await expect(page.getByRole("button", { name: `Put on my shelf: Game number ${id}` })).toBeAttached();
    await page.keyboard.press("1");
    await expect(page.getByRole("button", { name: `Want to play: Game number ${id}`, pressed: true })).toBeVisible();
  };
  await page.getByRole("link", { name: "Game number 1" }).focus();
  await expect(page.getByRole("button", { name: "Put on my shelf: Game number 1" })).toBeAttached();
  expect(await asked(page)).toBe(0);
  await mark(1);
  await expect.poll(() => asked(page)).toBe(1);
  await mark(2);
  // A page with a shelf that is only looked at asks no more.
  await page.goto("/shelf");
  await expect(page.getByRole("tab", { name: "All (2)" })).toBeVisible();
  expect(await asked(page)).toBe(1);
});
