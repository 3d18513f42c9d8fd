// The filter sidebar in a real browser: beside the grid on large screens, over the page on small ones.
import type { Page } from "@playwright/test";
import { BASIC_GENRES, BASIC_PLATFORMS, BASIC_TAGS, yearOptions } from "../src/shared/options.ts";
import { DEVELOPER_LOOKUP, GENRE_LOOKUP, PLATFORM_LOOKUP, TAG_LOOKUP } from "../src/shared/lookups.ts";
import { hold } from "./support/hold.ts";
import { lastAsked, listedGames, recordLists, serveGames } from "./support/serve-catalogue.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

const cards = (page: Page) => page.getByRole("article");
const sidebar = (page: Page) => page.getByRole("complementary", { name: "Filters" });
const group = (page: Page, name: string) => page.getByRole("group", { name });
const advanced = (page: Page) => page.getByRole("tab", { name: "Advanced Search" });

test.beforeEach(async ({ page }) => {
  await servePictures(page);
});

test("[F-01] 20rem wide, with its own toggle, a title, a close button and a switch that begins at Basic", async ({
  page,
}) => {
  await page.goto("/");
  expect((await sidebar(page).boundingBox())?.width).toBe(320);
  await expect(sidebar(page).getByRole("heading", { name: "Filters" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Basic Search" })).toHaveAttribute("aria-selected", "true");
  await expect(sidebar(page).getByRole("img", { name: "Filters are set" })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await page.getByRole("button", { name: "Close filters" }).click();
  await expect(sidebar(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Show filters" })).toBeFocused();
  await page.getByRole("button", { name: "Show filters" }).click();
  await expect(sidebar(page)).toBeVisible();
  await page.getByRole("button", { name: "Hide filters" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Show filters" })).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
});

test("[F-01] a dot says that a filter is set", async ({ page }) => {
  await page.goto("/?year=2015");
  await expect(sidebar(page).getByRole("img", { name: "Filters are set" })).toBeVisible();
  await page.getByRole("button", { name: "Remove filter year: 2015" }).click();
  await expect(sidebar(page).getByRole("img", { name: "Filters are set" })).toHaveCount(0);
});

test("[F-01] its own toggle shows on large screens only", async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.goto("/");
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByRole("button", { name: /^(Show|Hide) filters$/ }).filter({ hasText: /filters/ })).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole("button", { name: "Hide filters" })).toBeVisible();
});

test("[F-01] a window that is narrow for a while has its sidebar again", DEEP, async ({ page }) => {
  await page.goto("/");
  await expect(sidebar(page)).toBeVisible();
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(sidebar(page)).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Filters" })).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(sidebar(page)).toBeVisible();
});

test("[F-02] [F-05] basic options are the owner's lists", async ({ page }) => {
  await page.goto("/");
  const names = (name: string) => group(page, name).getByRole("button").allTextContents();
  expect(await names("Platform")).toEqual(BASIC_PLATFORMS.map(({ name }) => name));
  expect(await names("Genre")).toEqual(BASIC_GENRES.map(({ name }) => name));
  expect(await names("Tag")).toEqual(BASIC_TAGS.map(({ name }) => name));
});

test("[F-02] each group holds one choice, applied at once; clicking it again clears it", async ({ page }) => {
  const asked = recordLists(page);
  await page.goto("/");
  await group(page, "Platform").getByRole("button", { name: "PlayStation 4" }).click();
  await expect.poll(() => lastAsked(asked)).toEqual({ platforms: "18", page: "1" });
  await group(page, "Platform").getByRole("button", { name: "PC" }).click();
  await expect.poll(() => lastAsked(asked)).toEqual({ platforms: "4", page: "1" });
  await expect(group(page, "Platform").locator("[aria-pressed=true]")).toHaveText(["PC"]);
  await group(page, "Genre").getByRole("button", { name: "RPG" }).click();
  await group(page, "Tag").getByRole("button", { name: "Singleplayer" }).click();
  await expect
    .poll(() => lastAsked(asked))
    .toEqual({ platforms: "4", genres: "role-playing-games-rpg", tags: "singleplayer", page: "1" });
  await expectNoAxeFindings(page);
  await group(page, "Genre").getByRole("button", { name: "RPG" }).click();
  await expect(page).toHaveURL("/?platform=4&tag=singleplayer");
  await expect(sidebar(page)).toBeVisible();
});

test("[F-03] [F-06] five dropdowns with an 'All …' entry, the placeholder and the bundled lists", async ({ page }) => {
  await page.goto("/");
  await advanced(page).click();
  for (const { label, all, options } of [
    { label: "Platform", all: "All platforms", options: PLATFORM_LOOKUP.map(({ name }) => name) },
    { label: "Genre", all: "All genres", options: GENRE_LOOKUP.map(({ name }) => name) },
    { label: "Developer", all: "All developers", options: DEVELOPER_LOOKUP.map(({ name }) => name) },
    { label: "Tag", all: "All tags", options: TAG_LOOKUP.map(({ name }) => name) },
    { label: "Release year", all: "All years", options: yearOptions().map(String) },
  ]) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field.locator("option:checked")).toHaveText("Seleccionar...");
    expect(await field.locator("option").allTextContents()).toEqual(["Seleccionar...", all, ...options]);
  }
  expect(yearOptions().at(-1)).toBe(1980);
  // They come with the counts and move what is below them: a field half under the buttons counts as too small to hit.
  await expect(sidebar(page).locator("svg rect").first()).toBeAttached();
  await expectNoAxeFindings(page);
});

test("[F-03] [F-07] a change of each dropdown asks again at once, in the service's own terms", async ({ page }) => {
  const asked = recordLists(page);
  await page.goto("/");
  await advanced(page).click();
  const developer = DEVELOPER_LOOKUP[0];
  const expected: Record<string, string> = { page: "1" };
  for (const [label, option, name, value] of [
    ["Platform", "Nintendo 64", "platforms", "83"],
    ["Genre", "Metroidvania", "genres", "metroidvania"],
    ["Developer", developer.name, "developers", developer.slug],
    ["Tag", "Horror", "tags", "horror"],
    ["Release year", "1998", "dates", "1998-01-01,1998-12-31"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).selectOption({ label: option });
    expected[name] = value;
    // RAWG keeps this kind of game as a tag; the app says that it means one.
    if (name === "genres") expected.genre_tags = "true";
    await expect.poll(() => lastAsked(asked)).toEqual(expected);
  }
  await page.getByLabel("Genre", { exact: true }).selectOption({ label: "All genres" });
  delete expected.genres;
  delete expected.genre_tags;
  await expect.poll(() => lastAsked(asked)).toEqual(expected);
});

test("[F-04] Apply asks again, shows that it does, and closes the sidebar", async ({ page }) => {
  const asked = recordLists(page);
  await page.goto("/?genre=action");
  await expect(cards(page)).toHaveCount(20);
  const lists = await hold(page, /\/api\/games\?/);
  const apply = page.getByRole("button", { name: "Apply" });
  await apply.click();
  await expect(apply).toHaveAttribute("aria-busy", "true");
  await expect(sidebar(page)).toBeVisible();
  lists.release();
  await expect(sidebar(page)).toHaveCount(0);
  expect(asked.map((query) => query.get("genres"))).toEqual(["action", "action"]);
});

test("[F-04] an Apply that ends late asks once and takes the focus from nobody", DEEP, async ({ page }) => {
  const asked = recordLists(page);
  await page.goto("/?genre=action");
  await expect(cards(page)).toHaveCount(20);
  const lists = await hold(page, /\/api\/games\?/);
  const apply = page.getByRole("button", { name: "Apply" });
  await apply.dblclick();
  const field = page.getByRole("combobox", { name: "Search games" });
  await field.focus();
  lists.release();
  await expect(sidebar(page)).toHaveCount(0);
  await expect(field).toBeFocused();
  expect(asked.length).toBe(2);
});

test("[F-04] [T-03] Reset clears filters and sort order, goes to page 1, asks again and closes", async ({ page }) => {
  const asked = recordLists(page);
  await page.goto("/?genre=action&platform=4&tag=singleplayer&sort=name&page=2");
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page).toHaveURL("/");
  await expect(sidebar(page)).toHaveCount(0);
  await expect.poll(() => lastAsked(asked)).toEqual({ page: "1" });
  await page.getByRole("button", { name: "Show filters" }).click();
  await expect(page.locator("[aria-pressed=true]")).toHaveCount(0);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => asked.length).toBe(3);
  await page.reload();
  await expect(page).toHaveURL("/");
});

test("[F-02] chips above the grid name what is set and take it away", async ({ page }) => {
  await serveGames(page, () => ({ count: 20, results: listedGames(20) }));
  for (const [kind, slug, name] of [
    ["developers", "some-studio", "Some studio"],
    ["publishers", "sega", "Sega"],
  ] as const) {
    await page.route(`**/api/${kind}/${slug}*`, (route) => route.fulfill({ json: { id: 9, name, slug } }));
  }
  await page.goto("/?platform=83&genre=metroidvania&developer=some-studio&publisher=sega&year=1998");
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("listitem")).toHaveText([
    "Nintendo 64",
    "Metroidvania",
    "Some studio",
    "Sega",
    "1998",
    "Clear all",
  ]);
  await expect(page).toHaveTitle(/Metroidvania games for Nintendo 64/);
  await chips.getByRole("button", { name: "Remove filter genre: Metroidvania" }).click();
  await expect(page).toHaveURL("/?platform=83&developer=some-studio&publisher=sega&year=1998");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await chips.getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/");
  await expect(chips).toHaveCount(0);
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const sheet = (page: Page) => page.getByRole("dialog", { name: "Filters" });
  const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: /filters/i });

  test("[F-01] [H-04] the sheet waits for the header's button, covers the page, and gives the focus back", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(cards(page)).toHaveCount(20);
    await expect(sheet(page)).toBeHidden();
    await opener(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.waitForTimeout(400);
    expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expectNoAxeFindings(page);
    await advanced(page).click();
    await expect(page.getByLabel("Release year")).toBeVisible();
    await expectNoAxeFindings(page);
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await page.getByRole("button", { name: "Close filters" }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test("[F-01] a swipe to the left closes it, a short one does not", async ({ page, context }) => {
    await page.goto("/");
    const touch = await context.newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => [{ x, y: 130 }];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
      for (let step = 1; step <= 6; step++) {
        const touchPoints = at(from + ((to - from) * step) / 6);
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
      }
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await opener(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.waitForTimeout(400);
    await swipe(300, 260);
    await page.waitForTimeout(300);
    await expect(sheet(page)).toBeVisible();
    await swipe(300, 100);
    await expect(sheet(page)).toBeHidden();
  });

  test("[F-02] [F-04] choices apply behind the sheet; Apply closes it", async ({ page }) => {
    await page.goto("/");
    await opener(page).click();
    await group(page, "Genre").getByRole("button", { name: "Strategy" }).click();
    await expect(page).toHaveURL("/?genre=strategy");
    await expect(sheet(page)).toBeVisible();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Strategy games");
  });
});

for (const { path, title } of [
  { path: "/?developer=zaum", title: "Games by ZA/UM" },
  { path: "/?publisher=tinybuild", title: "Games by tinyBuild" },
  { path: "/?developers_none=concernedape&genre=role-playing-games-rpg", title: "RPG games without ConcernedApe" },
]) {
  test(
    `[R-08] ${path} carries the studio's own name in title, heading and chip after a reload`,
    deepUnless(title.includes("without")),
    async ({ page, request }) => {
      const document = await (await request.get(path, { headers: { accept: "text/html" } })).text();
      expect(/<title>([^<]*)/.exec(document)?.[1]).toBe(`${title} · Ludex`);
      await page.goto(path);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Ludex`);
      await expect(
        page.getByRole("list", { name: "Active filters" }).getByText(/ZA\/UM|tinyBuild|Not ConcernedApe/),
      ).toBeVisible();
    },
  );
}
