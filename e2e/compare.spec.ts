// Games side by side: what differs is marked in words, games come and go, and an address may say anything.
import type { Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

const [PORTAL_2, WITCHER_3] = [4200, 3328];
const BOTH = `/compare?ids=${PORTAL_2},${WITCHER_3}`;

test.beforeEach(({ page }) => servePictures(page));

const names = (page: Page) => page.getByRole("columnheader").getByRole("link", { name: /^(?!Remove)/ });

test("[E-06] a game's page leads to the comparison, where games are added by title and removed", async ({ page }) => {
  await page.goto(`/game/${PORTAL_2}`);
  await page.getByRole("link", { name: "Compare", exact: true }).first().click();
  await expect(page).toHaveURL(`/compare?ids=${PORTAL_2}`);
  const field = page.getByRole("combobox", { name: "Add a game" });
  await field.fill("witcher 3");
  await expect(page.getByRole("option", { name: /The Witcher 3: Wild Hunt/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(BOTH);
  await expect(names(page)).toHaveText(["Portal 2", "The Witcher 3: Wild Hunt"]);
  await expect(page).toHaveTitle(/Compared: Portal 2 and The Witcher 3/);
  // What stands there already is not offered again.
  await field.fill("portal 2");
  await expect(page.getByRole("option", { name: /^Portal 2\s*2011/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Remove Portal 2" }).click();
  await expect(page).toHaveURL(`/compare?ids=${WITCHER_3}`);
  await expect(names(page)).toHaveText(["The Witcher 3: Wild Hunt"]);
  await page.goBack();
  await expect(names(page)).toHaveCount(2);
});

test("[E-06] what differs is said in words, lengths are bars, and alike rows can be left out", async ({ page }) => {
  await page.goto(BOTH);
  const released = page.getByRole("row", { name: /^Released/ });
  await expect(released).toContainText("differs");
  await expect(page.getByRole("row", { name: /^Length/ }).locator("svg rect:nth-child(2)")).toHaveCount(2);
  const widths = await page
    .getByRole("row", { name: /^Length/ })
    .locator("svg rect:nth-child(2)")
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("width"))));
  expect(Math.max(...widths)).toBe(100);
  expect(Math.min(...widths)).toBeLessThan(60);
  const rows = await page.getByRole("row").count();
  await page.getByLabel("Only what differs").check();
  expect(await page.getByRole("row").count()).toBeLessThan(rows);
  await page.goto(`/compare?ids=${PORTAL_2}`);
  await expect(page.getByText("differs", { exact: true })).toHaveCount(0);
});

test("[E-06] screenshots stand below the facts, each game's in its column", async ({ page }) => {
  await page.goto(BOTH);
  const row = page.getByRole("row", { name: /^Screenshots/ });
  await row.scrollIntoViewIfNeeded();
  for (const [at, name] of ["Portal 2", "The Witcher 3: Wild Hunt"].entries()) {
    const shots = row.getByRole("cell").nth(at).locator("img");
    expect(await shots.count()).toBeGreaterThan(1);
    // Named once: the others would say the same again.
    await expect(row.getByRole("img", { name })).toHaveCount(1);
    await expect.poll(() => shots.first().evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(1);
  }
  await page.getByLabel("Only what differs").check();
  await expect(row).toHaveCount(0);
});

test.describe("an address that says more than games", () => {
  test.use({ expectedErrors: ["404"] });

  test("[E-06] has said what was left out, and shows the rest", async ({ page }) => {
    const response = await page.goto(`/compare?ids=${PORTAL_2},abc,999999999,${PORTAL_2},%3Cb%3E`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("alert")).toContainText("“abc”, “<b>”");
    await expect(page.getByRole("alert")).toContainText("no game with the number 999999999");
    await expect(names(page)).toHaveText(["Portal 2"]);
    await page.goto("/compare?ids=1,2,3,4,5");
    await expect(page.getByRole("alert")).toContainText("Only the first four games");
  });
});

test("[E-06] games like those that are compared are added with a press, as long as there is room", async ({ page }) => {
  await page.goto(`/compare?ids=${PORTAL_2}`);
  const alike = page.getByRole("list", { name: "Games like " });
  await expect(alike.getByRole("link")).toHaveCount(4);
  await expect(alike.getByRole("link", { name: "Portal 2", exact: true })).toHaveCount(0);
  for (const count of [2, 3, 4]) {
    const next = alike.getByRole("link").first();
    const name = (await next.textContent()) ?? "";
    await next.click();
    await expect(names(page)).toHaveCount(count);
    await expect(names(page).last()).toHaveText(name);
    // The link that was pressed has gone: who goes on by keys is at the games, and has been told.
    await expect(page.locator("body")).not.toBeFocused();
    await expect(page.getByText(`${name} was added.`)).toBeVisible();
  }
  await expect(alike).toHaveCount(0);
});

test("[E-06] a pair of games that are alike is for search engines, in either order", async ({ request }) => {
  const { results } = await (await request.get(`/api/games?like=${PORTAL_2}&page_size=1`)).json();
  const other: number = results[0].id;
  for (const ids of [
    [PORTAL_2, other],
    [other, PORTAL_2],
  ]) {
    const asked = await request.get(`/compare?ids=${ids.join(",")}`, { headers: { accept: "text/html" } });
    const text = await asked.text();
    expect(text).not.toContain('content="noindex"');
    expect(text).toContain(`/compare?ids=${ids.toSorted((a, b) => a - b).join(",")}"`);
  }
});

test("[E-06] a comparison of which nothing is known is nothing for search engines", async ({ request }) => {
  for (const [query, isShown] of [
    ["", true],
    ["?ids=garbage", false],
    ["?ids=999999999", false],
  ] as const) {
    const text = await (await request.get(`/compare${query}`, { headers: { accept: "text/html" } })).text();
    expect([query, !text.includes('content="noindex"')]).toEqual([query, isShown]);
  }
});

test("[E-06] has one address whatever the order, and any two have none in search engines", async ({ request }) => {
  const text = await (
    await request.get(`/compare?ids=${PORTAL_2},${WITCHER_3},x`, { headers: { accept: "text/html" } })
  ).text();
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/compare\?ids=3328,4200"/);
  expect(text).toContain('content="noindex"');
  expect(text).toContain("The Witcher 3: Wild Hunt");
});

test("[E-06] two columns stand side by side at 320 px, the others are scrolled to by keys", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`/compare?ids=${PORTAL_2},${WITCHER_3},3498,13536`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(names(page).nth(1)).toBeInViewport();
  await expect(names(page).nth(3)).not.toBeInViewport();
  const region = page.getByRole("region", { name: /scrolls sideways/ });
  await region.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press("ArrowRight");
  await expect(names(page).nth(3)).toBeInViewport();
  await expect(page.getByRole("combobox", { name: "Add a game" })).toHaveCount(0);
  await expect(page.getByText("Four games are all that fit side by side.", { exact: false })).toBeVisible();
});

for (const width of [360, 1440]) {
  for (const colorScheme of ["dark", "light"] as const) {
    const isUsual = (width === 360) === (colorScheme === "dark");
    test(
      `[E-06] a comparison at ${width} px, ${colorScheme}, has no findings`,
      deepUnless(isUsual),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(BOTH);
        await page.getByRole("combobox", { name: "Add a game" }).fill("celeste");
        await expect(page.getByRole("option").first()).toBeVisible();
        await expectNoAxeFindings(page);
      },
    );
  }
}

test("[E-06] a single game's picture leaves its facts in sight", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/compare?ids=3328");
  await expect(page.getByRole("rowheader", { name: "Released" })).toBeInViewport();
});
