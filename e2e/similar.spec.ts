// All games like one, with their reasons: narrowed, ordered, paged, and there without a script.
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

const PORTAL_2 = "/game/4200";
const SIMILAR = `${PORTAL_2}/similar`;

test.beforeEach(({ page }) => servePictures(page));

test("[E-06] the page of a game leads to all games like it, each with the reason why", async ({ page }) => {
  await page.goto(PORTAL_2);
  const section = page.getByRole("region", { name: "More like this" });
  await page.getByRole("button", { name: "More like this" }).click();
  await section.getByRole("link", { name: "All similar games" }).click();
  await expect(page).toHaveURL(SIMILAR);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Games like Portal 2");
  const list = page.getByRole("list", { name: "Similar games" });
  await expect(list.getByRole("article")).toHaveCount(20);
  await expect(list.getByText("Same series")).toHaveCount(1);
  await expect(list.getByText(/Both: /).first()).toBeVisible();
  const names = await list.getByRole("heading").allTextContents();
  expect(names).not.toContain("Portal 2");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(`${SIMILAR}?page=2`);
  await expect(list.getByRole("heading").first()).not.toHaveText(names[0] ?? "");
});

test("[E-06] filters and orders apply to the similar games and stand in the address", async ({ page }) => {
  await page.goto(SIMILAR);
  const count = page.getByRole("status").filter({ hasText: /games/ });
  await expect(count).toHaveText("150 games");
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("button", { name: /^RPG/ }).click();
  await expect(page).toHaveURL(/\/similar\?genre=role-playing-games-rpg/);
  await expect(count).not.toHaveText("150 games");
  await page.getByLabel("Sort by").selectOption("name");
  await expect(page).toHaveURL(/sort=name/);
  const names = await page.getByRole("list", { name: "Similar games" }).getByRole("heading").allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  await page.goto(`${SIMILAR}?genre=racing&platform=187&year=1985`);
  await page.getByRole("link", { name: "Without filters" }).click();
  await expect(count).toHaveText("150 games");
});

test("[E-06] is a page of its own for those who read heads, and none for a game that does not exist", async ({
  request,
}) => {
  const html = { headers: { accept: "text/html" } };
  const text = await (await request.get(SIMILAR, html)).text();
  expect(text).toMatch(/<link rel="canonical" href="[^"]*\/game\/4200\/similar"/);
  expect(text).toContain("<title>Games like Portal 2 · Ludex</title>");
  expect(text).toContain('"@type":"BreadcrumbList"');
  expect(text).not.toContain('content="noindex"');
  expect((await request.get("/game/999999999/similar", html)).status()).toBe(404);
  expect((await request.get("/game/abc/similar", html)).status()).toBe(404);
});

test("[E-03] [E-06] the similar games are followed at their filters", async ({ page }) => {
  await page.goto(`${SIMILAR}?genre=puzzle&page=2&like=3328`);
  const follow = page.getByRole("region", { name: "Follow this list" });
  for (const [name, file] of [
    ["Calendar", "calendar.ics"],
    ["Feed", "feed.atom"],
  ] as const) {
    const address = `${SIMILAR}/${file}?genre=puzzle`;
    await expect(follow.getByRole("link", { name })).toHaveAttribute("href", address);
    await expect(page.locator(`head link[rel="alternate"][href="${address}"]`)).toHaveCount(1);
    expect((await page.request.get(address)).status()).toBe(200);
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[E-06] the similar games are there with their reasons, and can be compared", async ({ page }) => {
    await page.goto(SIMILAR);
    await expect(page.getByRole("article")).toHaveCount(20);
    await expect(page.getByText(/Both: /).first()).toBeVisible();
    await page
      .getByRole("link", { name: /^Compare Portal 2 with/ })
      .first()
      .click();
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    await expect(page.getByRole("rowheader", { name: /Released/ })).toBeVisible();
  });
});

for (const width of [360, 1440]) {
  for (const colorScheme of ["dark", "light"] as const) {
    const isUsual = (width === 360) === (colorScheme === "light");
    test(
      `[E-06] similar games at ${width} px, ${colorScheme}, have no findings`,
      deepUnless(isUsual),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(SIMILAR);
        await expect(page.getByText(/Both: /).first()).toBeVisible();
        await expectNoAxeFindings(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      },
    );
  }
}
