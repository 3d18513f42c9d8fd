import { BROKEN_STATES } from "../test/support/broken-states.ts";
import type { Page } from "@playwright/test";
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";
import { isDeep, shareOf } from "../test/support/lane.ts";
import { DEEP } from "./support/lane.ts";

const KEY = "game-store";

test.beforeEach(({ page }) => servePictures(page));

const badge = (page: Page) => page.getByRole("link", { name: "Favorites", exact: true });
const storedIds = (page: Page) =>
  page.evaluate((key): number[] => {
    const record = JSON.parse(localStorage.getItem(key) ?? '{"state":{"favorites":[]}}');
    return record.state.favorites.map(({ id }: { id: number }) => id);
  }, KEY);

/** Of each tab. The unit test of the store has 200 in both lanes. */
const CHANGES = isDeep ? 200 : 25;

/** As many games from `first` on, as the results of one search. */
async function showGames(page: Page, first: number): Promise<void> {
  await servePictures(page);
  await serveList(page, () => aPage(Array.from({ length: CHANGES }, (_, index) => aListed(first + index))));
  await page.goto("/search?q=game");
  // They are a lot to show for a machine that is busy with other tests.
  await expect(page.getByRole("button", { name: /^Favorite: / })).toHaveCount(CHANGES, { timeout: 40_000 });
}

/** Presses every heart of the page, one after another, giving the browser time between them. */
const pressHearts = (page: Page) =>
  page.evaluate(async () => {
    for (const heart of document.querySelectorAll<HTMLButtonElement>('button[aria-pressed="false"]')) {
      heart.click();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  });

test("[T-02] favourites, sidebar and filters come back after a reload; the page number does not", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("button", { name: /^Favorite: / })
    .first()
    .click();
  await page.getByRole("button", { name: "Action", exact: true }).click();
  await expect(page).toHaveURL(/genre=action/);
  await page.goto("/");
  await expect(badge(page)).toContainText("1");
  await expect(page).toHaveURL(/genre=action/);
  const record = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}"), KEY);
  expect(record.version).toBe(2);
  expect(record.state.filters.genre).toBe("action");
  expect(Object.keys(record.state).toSorted()).toEqual(["favorites", "filters", "isSidebarOpen", "removed"]);
});

test("[T-03] Reset clears the filters, goes to page 1 and loads again", DEEP, async ({ page }) => {
  await page.goto("/?genre=action&page=2");
  await expect(page.getByRole("button", { name: /^Favorite: / }).first()).toBeVisible();
  const reloaded = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === "/api/games" && !searchParams.has("genres") && (searchParams.get("page") ?? "1") === "1";
  });
  await page.getByRole("button", { name: "Reset" }).click();
  await reloaded;
  await expect(page).not.toHaveURL(/genre|page=2/);
});

test("[T-04] whatever is stored, the page stands and what can be recovered is shown", async ({ page }) => {
  test.setTimeout(300_000);
  // Lone surrogates do not survive the way to the browser; the unit test has them.
  const states = BROKEN_STATES.filter(([, text]) => text.isWellFormed());
  expect(states.length).toBeGreaterThanOrEqual(58);
  await page.goto("/favorites");
  for (const [name, text, ids] of shareOf(states, 8, 0)) {
    await page.evaluate(
      ([key, value]) => {
        localStorage.clear();
        localStorage.setItem(key, value);
      },
      [KEY, text] as const,
    );
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Favorites" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Favorite: /, pressed: true }), name).toHaveCount(ids.length);
  }
});

test("[T-04] blocked storage: the app works, and a notice says what it means", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
    Object.defineProperty(window, "sessionStorage", { get: refuse });
  });
  await serveList(page, () => aPage([aListed(1)]));
  await page.goto("/search?q=game");
  await page.getByRole("button", { name: /^Favorite: / }).click();
  await expect(page.getByRole("status", { name: "Notices" })).toContainText("does not let this site store anything");
  await badge(page).click();
  await expect(page.getByRole("button", { name: /^Favorite: /, pressed: true })).toHaveCount(1);
});

test("[T-04] full storage: a notice, and nothing that was stored is lost", async ({ page }) => {
  await page.goto("/favorites");
  await page.evaluate((key) => {
    const favorites = [{ id: 1, name: "Kept" }];
    localStorage.setItem(key, JSON.stringify({ state: { favorites }, version: 2 }));
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      for (let at = 0; ; at += 1) {
        try {
          localStorage.setItem(`fill-${size}-${at}`, "x".repeat(size));
        } catch {
          break;
        }
      }
    }
  }, KEY);
  await serveList(page, () => aPage([aListed(2)]));
  await page.goto("/search?q=game");
  await page.getByRole("button", { name: /^Favorite: / }).click();
  await expect(page.getByRole("status", { name: "Notices" })).toContainText("storage is full");
  await expect(badge(page)).toContainText("2");
  expect(await storedIds(page)).toEqual([1]);
});

test(`[T-05] two tabs with ${CHANGES} changes each at the same time end with all of them`, async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const other = await context.newPage();
  await showGames(page, 1);
  await showGames(other, 1001);
  await Promise.all([pressHearts(page), pressHearts(other)]);
  const both = String(2 * CHANGES);
  await expect(badge(page)).toContainText(both, { timeout: 20_000 });
  await expect(badge(other)).toContainText(both, { timeout: 20_000 });
  expect(new Set(await storedIds(page)).size).toBe(2 * CHANGES);
  await page.reload();
  await expect(badge(page)).toContainText(both);
});

test("[T-05] a removal in one tab shows in the other", DEEP, async ({ page, context }) => {
  await serveList(page, () => aPage([aListed(1)]));
  await page.goto("/search?q=game");
  await page.getByRole("button", { name: /^Favorite: / }).click();
  const other = await context.newPage();
  await servePictures(other);
  await other.goto("/favorites");
  await other.getByRole("button", { name: /^Favorite: /, pressed: true }).click();
  await expect(page.getByRole("button", { name: /^Favorite: / })).toHaveAttribute("aria-pressed", "false");
});

test("[X-04] no key is in anything the browser sends, keeps or shows", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  for (const path of ["/", "/search?q=portal", "/game/3328"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  expect(sent.filter((url) => new URL(url).searchParams.has("key"))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]) + document.cookie);
  expect(kept).not.toMatch(/[?&]key=|api[_-]?key/i);
  expect(await page.content()).not.toMatch(/[?&]key=[^"&]/);
});
