import type { Page } from "@playwright/test";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Search games" });
// The results screen's sort select has options, too.
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const nine = Array.from({ length: 9 }, (_, index) => aListed(index + 1));

test.beforeEach(({ page }) => servePictures(page));

/** The favourites screen asks the service nothing, so every question is the search box's. */
async function openWith(page: Page, answer: (text: string, query: URLSearchParams) => object | Promise<object>) {
  const asked = await serveList(page, (query) => answer(query.get("search") ?? "", query));
  await page.goto("/favorites");
  return asked;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("[S-01] typing is debounced by 100 ms: one question for a word", async ({ page }) => {
  await page.clock.install();
  const asked = await openWith(page, () => aPage(nine));
  await expect(field(page)).toBeVisible();
  // From here on the time stands still between the keys, so that a busy machine does not stretch a word into several.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const key of "zelda") {
    await page.clock.runFor(90);
    await field(page).press(key);
  }
  await page.clock.runFor(90);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await page.clock.resume();
  await expect(options(page)).toHaveCount(10);
  expect(asked.map((query) => query.get("search"))).toEqual(["zelda"]);
});

test("[S-01] what is too short is not sent, and nothing shows", async ({ page }) => {
  const asked = await openWith(page, () => aPage(nine));
  for (const text of ["z", " z ", "   ", "🎮"]) {
    await field(page).fill(text);
    await page.waitForTimeout(400);
    expect(asked, text).toHaveLength(0);
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(page.getByText("Searching...")).toBeHidden();
  }
});

test("[S-01] falling below two characters empties and closes the list at once", DEEP, async ({ page }) => {
  await openWith(page, () => aPage(nine));
  await field(page).fill("ze");
  await expect(options(page)).toHaveCount(10);
  await field(page).fill("z");
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("[S-02] shows 'Searching...', then suggestions", async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await openWith(page, async () => (await gate, aPage(nine)));
  await field(page).fill("ze");
  await expect(page.getByText("Searching...")).toBeVisible();
  await expectNoAxeFindings(page);
  release();
  await expect(options(page)).toHaveCount(10);
  await expect(page.getByText("Searching...")).toBeHidden();
});

test("[S-02] shows 'No results found'", async ({ page }) => {
  await openWith(page, () => aPage([]));
  await field(page).fill("zzzz");
  await expect(page.getByText("No results found")).toBeVisible();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expectNoAxeFindings(page);
});

test("[S-03] a suggestion has image, name and year, or 'N/A'", async ({ page }) => {
  const games = [aListed(1), aListed(2, { released: null }), aListed(3, { background_image: null })];
  await openWith(page, () => aPage(games));
  await field(page).fill("game");
  await expect(options(page).nth(0)).toContainText("Game number 1");
  await expect(options(page).nth(0)).toContainText("2015");
  await expect(options(page).nth(0).locator("img")).toHaveAttribute("src", /\/img\?url=.*&w=200&h=150&q=75/);
  await expect(options(page).nth(1)).toContainText("N/A");
  await expect(options(page).nth(2).locator("img")).toBeVisible();
});

test("[S-03] lists at most nine, in a list that scrolls inside a limited height", async ({ page }) => {
  const many = Array.from({ length: 30 }, (_, index) => aListed(index + 1));
  const asked = await openWith(page, () => aPage(many));
  await field(page).fill("game");
  await expect(options(page)).toHaveCount(10);
  await expect(options(page).last()).toHaveText("See all results");
  expect(asked[0]?.get("page_size")).toBe("9");
  const list = page.getByRole("listbox");
  const { height, content } = await list.evaluate((element) => ({
    height: element.clientHeight,
    content: element.scrollHeight,
  }));
  expect(height).toBeLessThanOrEqual(450);
  expect(content).toBeGreaterThan(height);
});

test("[S-04] Enter with a non-empty query opens the results screen", async ({ page }) => {
  await openWith(page, () => aPage(nine));
  await field(page).fill("  half life ");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search?q=half%20life");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results: “half life”");
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("[S-04] Enter with one letter opens the results screen too", DEEP, async ({ page }) => {
  await openWith(page, () => aPage(nine));
  await field(page).fill("z");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search?q=z");
});

test("[S-04] Enter with nothing or with spaces does nothing", async ({ page }) => {
  await openWith(page, () => aPage(nine));
  for (const text of ["", "   "]) {
    await field(page).fill(text);
    await field(page).press("Enter");
    await page.waitForTimeout(200);
    await expect(page).toHaveURL("/favorites");
  }
});

test("[S-05] 'See all results' leads to the same place, by click and by key", async ({ page }) => {
  await openWith(page, () => aPage(nine));
  await field(page).fill("half life");
  await page.getByRole("option", { name: "See all results" }).click();
  await expect(page).toHaveURL("/search?q=half%20life");
  await field(page).fill("portal");
  await expect(options(page)).toHaveCount(10);
  await field(page).press("End");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search?q=portal");
});

test("[S-05] what is typed while the results screen is on its way stays", DEEP, async ({ page }) => {
  await openWith(page, () => aPage(nine));
  await page.route(/search-page.*\.js/, async (route) => {
    await wait(800);
    await route.fallback();
  });
  await field(page).fill("half life");
  await field(page).press("Enter");
  await field(page).fill("portal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results: “half life”");
  await expect(field(page)).toHaveValue("portal");
  await expect(field(page)).toBeFocused();
  await expect(options(page)).toHaveCount(10);
});

test("[S-06] choosing a suggestion opens its game and empties the input", async ({ page }) => {
  await openWith(page, () => aPage([aListed(3328, { name: "The Witcher 3: Wild Hunt" })]));
  await field(page).fill("witcher");
  await options(page).first().click();
  await expect(page).toHaveURL("/game/3328");
  await expect(field(page)).toHaveValue("");
  await expect(page.getByRole("listbox")).toBeHidden();
});

test("[S-07] the X exists only while there is text; it empties everything and removes the focus", async ({ page }) => {
  await openWith(page, () => aPage(nine));
  const clear = page.getByRole("button", { name: "Clear search" });
  await expect(clear).toHaveCount(0);
  await field(page).fill("ze");
  await expect(options(page)).toHaveCount(10);
  await clear.click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).not.toBeFocused();
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(clear).toHaveCount(0);
});

test("[S-08] a click outside closes the list and keeps the text", async ({ page }) => {
  await openWith(page, () => aPage(nine));
  await field(page).fill("ze");
  await expect(options(page)).toHaveCount(10);
  await page.mouse.click(700, 700);
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(field(page)).toHaveValue("ze");
  await field(page).click();
  await expect(options(page)).toHaveCount(10);
});

test("[S-09] an answer that arrives late never shows for a newer query, and its request is aborted", async ({
  page,
}) => {
  const aborted: string[] = [];
  page.on("requestfailed", (request) => aborted.push(new URL(request.url()).searchParams.get("search") ?? ""));
  const asked = await openWith(page, async (text) => {
    if (text === "ze") await wait(1200);
    return aPage([aListed(1, { name: `Answer to ${text}` })]);
  });
  await field(page).fill("ze");
  await expect.poll(() => asked.length).toBe(1);
  await field(page).fill("zelda");
  await expect(options(page).first()).toContainText("Answer to zelda");
  await page.waitForTimeout(1500);
  await expect(options(page).first()).toContainText("Answer to zelda");
  expect(aborted).toEqual(["ze"]);
});

test("[S-09] going back to an older text shows that text's answer", DEEP, async ({ page }) => {
  await openWith(page, (text) => aPage([aListed(1, { name: `Answer to ${text}` })]));
  for (const text of ["ze", "zelda", "ze"]) {
    await field(page).fill(text);
    await expect(options(page).first()).toContainText(`Answer to ${text}`);
  }
});

for (const width of [360, 1440]) {
  test(
    `[S-10] it is a combobox for the keyboard and for axe at ${width} px`,
    deepUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openWith(page, () => aPage(nine));
      await expect(field(page)).toHaveAttribute("aria-expanded", "false");
      await field(page).fill("game");
      await expect(options(page)).toHaveCount(10);
      await expect(field(page)).toHaveAttribute("aria-expanded", "true");
      const active = () => page.locator('[role="option"][aria-selected="true"]');
      const steps = [
        ["ArrowDown", "Game number 1"],
        ["ArrowDown", "Game number 2"],
        ["ArrowUp", "Game number 1"],
        ["ArrowUp", "See all results"],
        ["ArrowDown", "Game number 1"],
        ["End", "See all results"],
        ["Home", "Game number 1"],
      ] as const;
      for (const [key, name] of steps) {
        await field(page).press(key);
        await expect(active(), key).toContainText(name);
        await expect(field(page)).toHaveAttribute("aria-activedescendant", (await active().getAttribute("id")) ?? "");
        await expect(active()).toBeInViewport();
      }
      await expect(field(page)).toBeFocused();
      await expectNoAxeFindings(page);
      await field(page).press("Escape");
      await expect(page.getByRole("listbox")).toBeHidden();
      await expect(field(page)).toHaveValue("game");
      await field(page).press("ArrowDown");
      await expect(options(page)).toHaveCount(10);
      await field(page).press("ArrowDown");
      await field(page).press("ArrowDown");
      await field(page).press("Enter");
      await expect(page).toHaveURL("/game/2");
    },
  );
}

test("[S-10] a new text forgets the active option", DEEP, async ({ page }) => {
  await openWith(page, () => aPage(nine));
  await field(page).fill("game");
  await expect(options(page)).toHaveCount(10);
  await field(page).press("ArrowDown");
  await field(page).pressSequentially("s");
  await expect(options(page)).toHaveCount(10);
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search?q=games");
});

test("[S-10] Tab closes the list and goes on", DEEP, async ({ page }) => {
  await openWith(page, () => aPage(nine));
  await field(page).fill("game");
  await expect(options(page)).toHaveCount(10);
  await field(page).press("Tab");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(page.getByRole("button", { name: "Clear search" })).toBeFocused();
});

test.describe("a search that fails", () => {
  test.use({ expectedErrors: ["Error en búsqueda", "Failed to load resource"] });

  test("[S-11] is logged, empties the suggestions and says nothing to the visitor", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto("/favorites");
    await page.route(/\/api\/games\?/, (route) => route.fulfill({ status: 502, json: { error: "upstream" } }));
    await field(page).fill("zelda");
    await expect.poll(() => logged.some((text) => text.includes("Error en búsqueda"))).toBe(true);
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(page.getByText(/Searching|No results|error/i)).toHaveCount(0);
    await page.unroute(/\/api\/games\?/);
    await field(page).fill("portal");
    await expect(options(page).first()).toBeVisible();
  });
});
