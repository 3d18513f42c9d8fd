// Without JavaScript: reading, searching, filtering, sorting and paging work, because the documents are whole, the links
// are links and the forms are forms.
import type { Page } from "@playwright/test";
import { PORTAL_2 } from "./support/serve-game.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";
import { takeScriptsFrom } from "./support/without-script.ts";

test.use({ javaScriptEnabled: false });

const cards = (page: Page) => page.getByRole("article");

test("[R-01] games can be read and paged through, and each leads to its page", async ({ page }) => {
  await page.goto("/");
  await expect(cards(page)).toHaveCount(20);
  const first = await cards(page).first().getByRole("link").innerText();
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/?page=2");
  await expect(cards(page)).toHaveCount(20);
  expect(await cards(page).first().getByRole("link").innerText()).not.toBe(first);
  const link = cards(page).first().getByRole("link");
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("[H-07] the skip link leads past the form of filters to the heading of the games", DEEP, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("h1:target")).toHaveText("All games");
  await page.keyboard.press("Tab");
  await expect(cards(page).first().getByRole("link")).toBeFocused();
});

for (const width of [360, 1440]) {
  test(`[F-04] the filters are a form at ${width} px`, deepUnless(width === 1440), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const form = page.getByRole("form", { name: "Filters" });
    await form.getByLabel("Genre").selectOption("Racing");
    await form.getByLabel("Sort by").selectOption("Name");
    await form.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL(/genres=racing/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Racing games");
    await expect(form.getByLabel("Genre")).toHaveValue("racing");
    await expect(form.getByLabel("Sort by")).toHaveValue("name");
    const names = await cards(page).getByRole("heading").allInnerTexts();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    await form.getByRole("link", { name: "Reset" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All games");
    // What would do nothing is not there.
    await expect(page.getByRole("button", { name: /Hide filters|^Filters$/ })).toBeHidden();
    await expect(page.getByLabel("Go to page")).toBeHidden();
  });
}

test("[F-04] [E-04] the form takes a store and a range of hours, and keeps them", async ({ page }) => {
  await page.goto("/");
  const form = page.getByRole("form", { name: "Filters" });
  await form.getByLabel("Playtime to").fill("5");
  await form.getByLabel("Store").selectOption("GOG");
  await form.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Games on GOG, Playtime 1–5 h");
  await expect(form.getByLabel("Playtime to")).toHaveValue("5");
  await expect(form.getByLabel("Playtime from")).toHaveValue("");
});

test("[S-04] the search box is a form", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Search games").fill("portal & 2");
  await page.getByLabel("Search games").press("Enter");
  await expect(page).toHaveURL("/search?q=portal+%26+2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results: “portal & 2”");
  await expect(page.getByLabel("Search games")).toHaveValue("portal & 2");
  await expect(page.getByRole("link", { name: "Portal 2", exact: true })).toBeVisible();
});

for (const width of [360, 1440]) {
  test(
    `[F-04] results are narrowed and sorted by a form at ${width} px`,
    deepUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/search?q=portal");
      const form = page.getByRole("form", { name: "Filters" });
      await form.getByLabel("Platform").selectOption("PlayStation 3");
      await form.getByLabel("Sort by").selectOption("Name");
      await form.getByRole("button", { name: "Apply" }).click();
      await expect(page).toHaveURL(/\/search\?q=portal&.*platforms=16.*sort=name/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results: “portal”");
      await expect(form.getByLabel("Platform")).toHaveValue("16");
      await expect(cards(page).getByRole("link", { name: "Portal 2", exact: true })).toBeVisible();
      await form.getByRole("link", { name: "Reset" }).click();
      await expect(page).toHaveURL("/search?q=portal");
    },
  );
}

for (const address of ["/", "/search?q=portal", `/game/${PORTAL_2}`, "/favorites"]) {
  test(
    `[F-04] nothing is offered at ${address} that only a script can do`,
    deepUnless(address === "/"),
    async ({ page }) => {
      await page.goto(address);
      const buttons = page.getByRole("button").and(page.locator("[type=button]"));
      const idle = await buttons.filter({ hasNot: page.locator("img"), visible: true }).count();
      expect(idle).toBe(0);
      await expect(page.getByRole("status", { name: /Loading/ })).toBeHidden();
    },
  );
}

test("[D-01] [D-04] [D-05] a game's page is whole: description, pictures, shops", async ({ page }) => {
  await page.goto(`/game/${PORTAL_2}`);
  await expect(page.getByRole("heading", { level: 1, name: "Portal 2" })).toBeVisible();
  const description = page.locator("#content ~ div p").first();
  expect((await description.innerText()).length).toBeGreaterThan(60);
  await expect(page.getByRole("region", { name: "Screenshots" }).locator("img[srcset]").first()).toBeVisible();
  const shop = page.getByRole("region", { name: "Where to get it" }).getByRole("link").first();
  await expect(shop).toHaveAttribute("href", /^https:/);
});

for (const [width, shown] of [
  [360, 6],
  [1024, 3],
  [1440, 4],
  [3840, 5],
] as const) {
  test(
    `[H-06] favourites, of which the server knows none, show well-known games in whole rows at ${width} px`,
    deepUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/favorites");
      const games = page.getByRole("list", { name: "Well-known games" }).getByRole("article").filter({ visible: true });
      await expect(games).toHaveCount(shown);
      const boxes = await Promise.all((await games.all()).map((game) => game.boundingBox()));
      const [rows, columns] = [new Set(boxes.map((box) => box?.y)), new Set(boxes.map((box) => box?.x))];
      expect(rows.size * columns.size).toBe(shown);
    },
  );
}

test.describe("an address that leads nowhere", () => {
  test.use({ expectedErrors: ["404"] });

  test("[N-01] says so", async ({ page }) => {
    expect((await page.goto("/nowhere/at/all"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    await page.getByRole("link", { name: "Go Home" }).click();
    await expect(cards(page)).toHaveCount(20);
  });
});

test.describe("the same markup, where axe can run", () => {
  test.use({ javaScriptEnabled: true });

  for (const address of ["/", "/search?q=portal", `/game/${PORTAL_2}`, "/favorites"]) {
    test(`[R-01] axe finds nothing at ${address}`, deepUnless(address === "/"), async ({ page }) => {
      await takeScriptsFrom(page, address);
      await page.goto(address);
      await expect(page.locator("html")).toHaveAttribute("data-scripting", "none");
      await expectNoAxeFindings(page);
    });
  }
});
