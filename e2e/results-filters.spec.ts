// The results screen beyond the words: filters, sort order, what a sentence was read as, and ways out of an empty list.
import type { Page } from "@playwright/test";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

const SENTENCE = "cozy rpg on switch before 2020, no horror";
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" });
const found = (page: Page) => page.getByRole("list", { name: "Games found" }).getByRole("article");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.beforeEach(({ page }) => servePictures(page));

test("[S-04] a sentence becomes filters that can be seen, shared and taken away", async ({ page }) => {
  await page.goto("/favorites");
  const field = page.getByRole("combobox", { name: "Search games" });
  await field.fill(SENTENCE);
  await field.press("Enter");
  await expect(page).toHaveURL(/^[^?]*\/search\?q=[^&]*&said=cozy%20rpg/);
  await expect(chips(page)).toContainText("Nintendo Switch");
  await expect(chips(page)).toContainText("until 2019");
  await expect(chips(page)).toContainText("Not Horror");
  await expect(field).toHaveValue(SENTENCE);
  await expect(heading(page)).toHaveText("Relaxing RPG games for Nintendo Switch without Horror, until 2019");
  const address = page.url();
  await page.reload();
  await expect(chips(page)).toContainText("Nintendo Switch");
  expect(page.url()).toBe(address);
  await chips(page)
    .getByRole("button", { name: /until 2019/ })
    .press("Enter");
  await expect(chips(page)).not.toContainText("until 2019");
  await expect(heading(page)).toBeFocused();
  // The sentence as it was typed is no entry of the history: Back leads to before.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/favorites");
});

test("[S-04] a sentence can be searched for in its exact words, and back", async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent(SENTENCE)}`);
  await page.getByRole("link", { name: "Search for the exact words" }).click();
  await expect(page).toHaveURL(/\?q=cozy%20rpg[^&]*&literal=1$/);
  await expect(chips(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Read them as filters" }).click();
  await expect(chips(page)).toContainText("Nintendo Switch");
});

for (const title of ["No Man's Sky", "Half-Life 2", "portal"]) {
  test(
    `[S-04] "${title}" is a title and is not taken apart`,
    deepUnless(title === "No Man's Sky"),
    async ({ page }) => {
      await page.goto(`/search?q=${encodeURIComponent(title)}`);
      await expect(found(page).first()).toBeVisible();
      await expect(page).toHaveURL(`/search?q=${encodeURIComponent(title)}`);
      await expect(chips(page)).toHaveCount(0);
    },
  );
}

test("[S-04] operators become filters beside the words that are left", async ({ page }) => {
  const asked = await serveList(page, () => aPage([aListed(1)]));
  await page.goto(`/search?q=${encodeURIComponent("souls dev:fromsoftware year:2011..2018")}`);
  await expect(page).toHaveURL(/q=souls&said=[^&]*&developer=fromsoftware&years=2011-2018$/);
  await expect(chips(page).getByRole("listitem")).toHaveText(["FromSoftware", "2011–2018", "Clear all"]);
  await expect.poll(() => asked.at(-1)?.get("search")).toBe("souls");
  expect(asked.at(-1)?.get("dates")).toBe("2011-01-01,2018-12-31");
});

test("[X-02] results are narrowed and sorted by the address, as the catalogue is", async ({ page }) => {
  const asked = await serveList(page, () => aPage([aListed(1)]));
  await page.goto("/search?q=game");
  await expect(found(page)).toHaveCount(1);
  await page.getByLabel("Sort by").selectOption("Rating");
  await expect(page).toHaveURL("/search?q=game&sort=rating");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("group", { name: "Genre" }).getByRole("button", { name: "Action" }).click();
  await expect(page).toHaveURL("/search?q=game&genre=action&sort=rating");
  await expect.poll(() => asked.at(-1)?.get("genres")).toBe("action");
  expect(asked.at(-1)?.get("ordering")).toBe("-rating");
  expect(asked.at(-1)?.get("search")).toBe("game");
  await page.getByRole("tab", { name: "Advanced Search" }).click();
  const counts = page.waitForRequest((request) => request.url().includes("/api/games/facets"));
  await page.getByLabel("Tag", { exact: true }).selectOption({ label: "Horror" });
  expect(new URL((await counts).url()).searchParams.get("search")).toBe("game");
  await expect(page).toHaveURL("/search?q=game&genre=action&tag=horror&sort=rating");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page).toHaveURL("/search?q=game");
  await expect(page.getByRole("button", { name: "Filters", exact: true })).toBeFocused();
  // By nearness is the list's own order: nothing is sent for it.
  await page.getByLabel("Sort by").selectOption("Name");
  await page.getByLabel("Sort by").selectOption("Relevance");
  await expect(page).toHaveURL("/search?q=game&sort=relevance");
  expect(asked.map((query) => query.get("ordering"))).not.toContain("-added");
});

test("[S-02] no result: the nearest titles, and which filter to drop, with counts", async ({ page }) => {
  await serveList(page, (query) => (query.has("genres") ? aPage([]) : aPage([aListed(1)])));
  await page.route(/\/api\/games\/hints/, (route) =>
    route.fulfill({
      json: {
        did_you_mean: [
          { id: 4200, slug: "portal-2", name: "Portal 2" },
          { id: 13_536, slug: "portal", name: "Portal" },
        ],
        without: [
          { parameter: "genres", value: "action,arcade", name: "Action, Arcade", count: 12 },
          { parameter: "tags_none", value: "horror", name: "Horror", count: 1 },
        ],
      },
    }),
  );
  await page.goto("/search?q=portl&genres=action,arcade&tags_none=horror");
  await expect(page.getByRole("heading", { name: "No results found." })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Did you mean Portal 2 or Portal?");
  await expect(page.getByRole("link", { name: "Portal 2" })).toHaveAttribute("href", "/game/4200");
  await expect(page.getByRole("button", { name: "Without “Not Horror”: 1 game" })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Without “Action, Arcade”: 12 games" }).click();
  await expect(page).toHaveURL("/search?q=portl&tags_none=horror");
  await expect(found(page)).toHaveCount(1);
  await expect(heading(page)).toBeFocused();
});

for (const [parameter, name, words] of [
  ["developers", "FromSoftware", "Games by FromSoftware"],
  ["series", "The Legend of Zelda", "The Legend of Zelda games"],
] as const)
  test(`[S-16] no result: the way to what the words name, a ${parameter} entry`, async ({ page }) => {
    await serveList(page, () => aPage([]));
    const maker = { parameter, value: "a-slug", name, count: 3 };
    await page.route(/\/api\/games\/hints/, (route) =>
      route.fulfill({ json: { did_you_mean: [], without: [], maker } }),
    );
    await page.goto("/search?q=nothing&genres=action");
    await expect(page.getByRole("main").getByRole("link", { name: words, exact: true })).toBeVisible();
  });

test("[S-02] the hints come from the catalogue itself", DEEP, async ({ page }) => {
  await page.goto("/search?q=portal&platform=83");
  await expect(page.getByRole("heading", { name: "No results found." })).toBeVisible();
  await page.getByRole("button", { name: /^Without “Nintendo 64”: \d+ games$/ }).click();
  await expect(found(page).first()).toBeVisible();
});

test("[S-03] the part of a name that agrees is marked, as text alone", async ({ page }) => {
  const name = "<b>Half</b>-Life 2";
  await serveList(page, () =>
    aPage([
      aListed(1, {
        name,
        matches: [
          [3, 7],
          [99, 120],
        ],
      }),
    ]),
  );
  await page.goto("/search?q=half");
  const link = page.getByRole("link", { name, exact: true });
  await expect(link.locator("mark")).toHaveText(["Half"]);
  await expect(link.locator("b")).toHaveCount(0);
  await page.getByRole("combobox", { name: "Search games" }).fill("half l");
  await expect(page.getByRole("option").first().locator("mark")).toHaveText(["Half"]);
  await expect(page.getByRole("option").first()).toContainText(name);
});

for (const width of [360, 1440]) {
  test(
    `[H-06] axe finds nothing on narrowed results with the filters open at ${width} px`,
    deepUnless(width === 360),
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/search?q=the&genres=action,arcade&tags_none=horror");
      await expect(found(page).first()).toBeVisible();
      await expectNoAxeFindings(page);
      await page.getByRole("button", { name: "Filters", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Filters" })).toBeVisible();
      await expectNoAxeFindings(page);
      if (width > 1000) return;
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Filters", exact: true })).toBeFocused();
    },
  );
}
