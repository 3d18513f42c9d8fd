// Lists narrowed by the visitor's own marks, against the real catalogue.
import type { Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

test.beforeEach(({ page }) => servePictures(page));

const cards = (page: Page) => page.getByRole("list", { name: "Games" }).getByRole("article");
const nameOf = async (page: Page, at: number) => await cards(page).nth(at).getByRole("link").first().innerText();
const hidden = (page: Page) => page.getByRole("group", { name: "Hide games that I marked" });
const only = (page: Page) => page.getByRole("group", { name: "Only games that I marked" });
const count = async (page: Page) =>
  Number(
    (
      await page
        .getByRole("status")
        .filter({ hasText: /games?$/ })
        .first()
        .innerText()
    ).replaceAll(/\D/g, ""),
  );

/** Marks the card at this place by a key. */
async function mark(page: Page, at: number, key: string): Promise<void> {
  const link = cards(page).nth(at).getByRole("link").first();
  await link.focus();
  await expect(
    cards(page)
      .nth(at)
      .getByRole("button", { name: /^Put on my shelf/ }),
  ).toBeAttached();
  await page.keyboard.press(key);
  await expect(page.getByRole("status", { name: "Notices" })).toContainText("is on your shelf");
}

test("[P-02] games of a mark are hidden from the catalogue, counted without, and nobody is told", async ({ page }) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await page.goto("/?genre=puzzle");
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
  const all = await count(page);
  await expect(hidden(page)).toHaveCount(0);
  await mark(page, 0, "3");
  await page.reload();
  await hidden(page).getByRole("button", { name: "Finished" }).click();
  await expect(cards(page).first()).toContainText(second);
  await expect.poll(() => count(page)).toBe(all - 1);
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByRole("article").filter({ hasText: first })).toHaveCount(0);
  await expectNoAxeFindings(page);
  expect(new URL(page.url()).search).toBe("?genre=puzzle");
  expect(addresses.filter((address) => /exclude|ids=|finished/.test(address))).toEqual([]);
  // It is the browser that remembers, and a chip that says so and lets it go.
  await page.reload();
  await expect(cards(page).first()).toContainText(second);
  await page.getByRole("button", { name: "Show games again that are marked: Finished" }).click();
  await expect(cards(page).first()).toContainText(first);
  await expect.poll(() => count(page)).toBe(all);
});

test("[P-02] a game that is marked while its mark is hidden goes at once, and Undo brings it back", async ({
  page,
}) => {
  await page.goto("/?genre=puzzle");
  await mark(page, 0, "3");
  await page.reload();
  await hidden(page).getByRole("button", { name: "Finished" }).click();
  await expect(page.getByRole("button", { name: /marked: Finished/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  const shown = await nameOf(page, 0);
  await mark(page, 0, "3");
  await expect(page.getByRole("article").filter({ hasText: shown })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(cards(page).first()).toContainText(shown);
});

test("[P-02] a search shows only games of a mark, and a way on where there are none", async ({ page }) => {
  await page.goto("/search?q=zelda");
  const found = await nameOf(page, 1).catch(() => "");
  const list = page.getByRole("list", { name: "Games found" }).getByRole("article");
  const wanted = found || (await list.nth(1).getByRole("link").first().innerText());
  await list.nth(1).getByRole("link").first().focus();
  await expect(list.nth(1).getByRole("button", { name: /^Put on my shelf/ })).toBeAttached();
  await page.keyboard.press("1");
  await expect(page.getByRole("status", { name: "Notices" })).toContainText("is on your shelf: Want to play");
  await page.reload();
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await only(page).getByRole("button", { name: "Want to play" }).click();
  await expect(list).toHaveCount(1);
  await expect(list.first()).toContainText(wanted);
  await only(page).getByRole("button", { name: "Want to play" }).click();
  await only(page).getByRole("button", { name: "Dropped" }).click();
  await expect(page.getByText("The filter by the marks of your shelf leaves no game here.")).toBeVisible();
  await page.getByRole("button", { name: "Without my shelf's filter" }).click();
  await expect(list.nth(1)).toContainText(wanted);
});

for (const width of [360, 1440]) {
  test(`[P-02] [A11y] the filters by marks at ${width} px`, deepUnless(width === 360), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/?genre=puzzle");
    await mark(page, 0, "3");
    await page.reload();
    if (width < 1024)
      await page
        .getByRole("button", { name: /^Filters/ })
        .first()
        .click();
    await hidden(page).getByRole("button", { name: "Finished" }).click();
    await expect(hidden(page).getByRole("button", { name: "Finished" })).toHaveAttribute("aria-pressed", "true");
    await expectNoAxeFindings(page);
  });
}
