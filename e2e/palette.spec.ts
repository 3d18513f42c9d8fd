// The palette: every page, action, game and subject by a few letters of its name.
import type { Page } from "@playwright/test";
import { isAlone, needsServer } from "./support/alone.ts";
import { boxOf } from "./support/box-of.ts";
import { deepUnless } from "./support/lane.ts";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const field = (page: Page) => palette(page).getByRole("combobox");
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });
const group = (page: Page, name: string) => palette(page).getByRole("group", { name });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
}

test.beforeEach(({ page }) => servePictures(page));

test("[S-10] its key opens it anywhere and closes it again, and the focus goes back", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => void loaded.push(request.url()));
  await page.goto("/favorites");
  await page.waitForLoadState("networkidle");
  expect(loaded.filter((url) => url.includes("palette"))).toEqual([]);
  const search = page.getByRole("combobox", { name: "Search games" });
  await search.fill("x");
  for (const close of ["Escape", "Control+k"]) {
    await openPalette(page);
    await page.keyboard.press(close);
    await expect(palette(page)).toHaveCount(0);
    await expect(search).toBeFocused();
  }
  await page.locator("main").focus();
  await page.keyboard.press("Meta+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(palette(page).getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(palette(page)).toHaveCount(0);
  // Another dialog is in front.
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("CtrlK");
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toHaveCount(0);
});

test("[S-10] a few letters and Enter go to a place, and then the focus is there", async ({ page }) => {
  await page.goto("/favorites");
  await page.keyboard.press("/");
  await openPalette(page);
  // Without a server there are settings, too.
  await expect(group(page, "Pages").getByRole("option")).toHaveCount(isAlone ? 7 : 6);
  await expect(option(page, "All games")).toHaveAttribute("aria-selected", "true");
  await field(page).fill("UPCÓM");
  await expect(option(page, "Upcoming games")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/upcoming");
  await expect(palette(page)).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
});

test("[S-10] [S-13] games and whom they are by are found, and opened by key or press", async ({ page }) => {
  await page.goto("/favorites");
  await openPalette(page);
  await field(page).fill("portal");
  await expect(option(page, "Portal 2 2011")).toBeVisible();
  await page.keyboard.press("End");
  await expect(option(page, "Search for “portal”")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Home");
  await expect(group(page, "Games").getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await option(page, "Portal 2 2011").click();
  await expect(page).toHaveURL("/game/4200");
  await openPalette(page);
  await field(page).fill("valve software");
  await option(page, /Valve/).first().click();
  await expect(page).toHaveURL("/studio/valve-software");
});

test("[S-10] [L-01] an action is done where one is", async ({ page }) => {
  needsServer("language");
  await page.goto("/favorites");
  await openPalette(page);
  await field(page).fill("theme");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page).toHaveURL("/favorites");
  await openPalette(page);
  await option(page, "Keyboard shortcuts").click();
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await openPalette(page);
  await option(page, "Language: Español").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
});

test("[S-10] [E-06] two titles with “vs” between them stand side by side", async ({ page }) => {
  await page.goto("/favorites");
  await openPalette(page);
  await field(page).fill("portal 2 VS. celeste");
  await expect(option(page, "Compare Portal 2 · Celeste")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/compare\?ids=4200,\d+$/);
  await openPalette(page);
  for (const text of ["portal 2 vs", "portal 2 vs qwxzyqwxzy", "portal 2 vs portal 2", "vs the world"]) {
    await field(page).fill(text);
    await expect(option(page, `Search for “${text}”`)).toBeVisible();
    await expect(palette(page).getByRole("status")).not.toHaveText("Searching…");
    await expect(option(page, /^Compare Portal/)).toHaveCount(0);
  }
});

test("[P-07] it opens a game by chance", async ({ page }) => {
  await page.goto("/favorites");
  await openPalette(page);
  await option(page, "Surprise me").click();
  await expect(page).toHaveURL(/\/game\/\d+$/);
});

test("[S-10] where nothing is called so, it says so, and leads to the search", async ({ page }) => {
  await serveList(page, () => aPage([]));
  await page.goto("/favorites");
  await openPalette(page);
  await field(page).fill("qwxzy & co");
  await expect(palette(page).getByRole("status")).toHaveText(/Nothing here is called that/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=qwxzy%20%26%20co");
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: ["Error en búsqueda", "Failed to load resource"] });

  test("[S-10] it says while it looks and where nobody answers, and goes to pages all the same", async ({ page }) => {
    let isThere = true;
    await serveList(page, () => aPage([aListed(1)]));
    await page.route(/\/api\/games\?.*makers/, async (route) => {
      if (!isThere) return route.abort();
      await new Promise((resolve) => void setTimeout(resolve, 500));
      await route.fallback();
    });
    await page.goto("/favorites");
    await openPalette(page);
    const status = palette(page).getByRole("status");
    await field(page).fill("game");
    await expect(status).toHaveText("Searching…");
    await expect(option(page, /Game number 1/)).toBeVisible();
    isThere = false;
    await field(page).fill("disc");
    await expect(status).toHaveText(/did not answer/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/discover");
  });
});

test("[S-10] the entry that somebody has chosen stays chosen while games arrive above it", async ({ page }) => {
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  await serveList(page, () => aPage([aListed(1), aListed(2)]));
  await page.route(/\/api\/games\?.*makers/, async (route) => {
    await isAsked;
    await route.fallback();
  });
  await page.goto("/favorites");
  await openPalette(page);
  await field(page).fill("game");
  const search = option(page, "Search for “game”");
  const first = palette(page).getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(search).toHaveAttribute("aria-selected", "true");
  answer();
  await expect(option(page, /Game number 1/)).toBeVisible();
  await expect(search).toHaveAttribute("aria-selected", "true");
  await expect(palette(page).getByRole("option", { selected: true })).toHaveCount(1);
  expect(await field(page).getAttribute("aria-activedescendant")).toBe(await search.getAttribute("id"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=game");
});

const menu = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Go to a page, a game or an action" });

test("[S-10] a button in the bar opens it, and the focus goes back there", async ({ page }) => {
  await page.goto("/search?q=portal");
  await menu(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await menu(page).focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeFocused();
});

test("[S-10] [S-01] buttons of the search box are under the pointer until it lets go", async ({ page }) => {
  await page.goto("/search?q=portal");
  // From outside, where the box is narrow, and from inside, where it is wide.
  for (const isInside of [false, true]) {
    if (isInside) await page.getByRole("combobox", { name: "Search games" }).focus();
    await menu(page).click();
    await expect(palette(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette(page)).toHaveCount(0);
  }
  await page.locator("main").focus();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page.getByRole("combobox", { name: "Search games" })).toHaveValue("");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true });

  for (const width of [320, 360, 768]) {
    test(
      `[S-10] [H-02] the button is there for a finger at ${width} px, and the list before the keyboard`,
      deepUnless(width === 320),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 640 });
        await page.goto("/search?q=portal");
        const { width: wide, height, right } = await boxOf(menu(page));
        expect([wide >= 44, height >= 44, right <= width]).toEqual([true, true, true]);
        const clear = await boxOf(page.getByRole("button", { name: "Clear search" }));
        expect(clear.right).toBeLessThanOrEqual((await boxOf(menu(page))).x);
        await menu(page).tap();
        await expect(palette(page)).toBeVisible();
        // The field would call the keyboard of the screen.
        await expect(palette(page).getByRole("listbox")).toBeFocused();
        await option(page, "Discover").tap();
        await expect(page).toHaveURL("/discover");
        await expect(palette(page)).toHaveCount(0);
      },
    );
  }
});

for (const width of [320, 1440]) {
  test(`[S-10] [H-06] it is whole at ${width} px, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto("/favorites");
    await openPalette(page);
    await expectNoAxeFindings(page, "dialog[open]");
    await field(page).fill("zelda");
    await expect(palette(page).locator("img").first()).toBeVisible();
    await expectNoAxeFindings(page, "dialog[open]");
    const { x, y, width: wide, height } = (await palette(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    expect([x >= 0, y >= 0, x + wide <= width, y + height <= 640]).toEqual([true, true, true, true]);
    const list = palette(page).getByRole("listbox");
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}
