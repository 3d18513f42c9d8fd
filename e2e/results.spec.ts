import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { serveAppShell } from "./support/serve-app-shell.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

const nine = Array.from({ length: 9 }, (_, index) => aListed(index + 1));

test.beforeEach(({ page }) => servePictures(page));

test.describe("a service that fails", () => {
  test.use({ expectedErrors: ["Error en búsqueda", "Failed to load resource"] });

  for (const width of [360, 1440]) {
    test(
      `[X-02] the results screen says so and offers another try at ${width} px`,
      deepUnless(width === 360),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        let isDown = true;
        await serveAppShell(page);
        await page.route(/\/api\/games\?/, (route) =>
          isDown ? route.fulfill({ status: 404, json: { detail: "Not found." } }) : route.fallback(),
        );
        await page.goto("/search?q=portal%202");
        await expect(page.getByRole("heading", { name: "The search did not work" })).toBeVisible();
        await expectNoAxeFindings(page);
        isDown = false;
        await page.getByRole("button", { name: "Try again" }).press("Enter");
        await expect(page.locator("main")).toBeFocused();
        await expect(page.getByRole("link", { name: "Portal 2", exact: true })).toBeVisible();
      },
    );
  }

  test("[X-02] failed media give empty lists for that game alone", async ({ page }) => {
    const games = [1, 2, 3].map((id) => aListed(id, { screenshots: undefined, videos: undefined }));
    await serveList(page, () => aPage(games));
    const asked: string[] = [];
    await serveAppShell(page);
    await page.route(/\/api\/games\/\d+\/(screenshots|movies)/, (route) => {
      const { pathname, search } = new URL(route.request().url());
      asked.push(`${pathname}${search}`);
      if (pathname.includes("/games/2/")) return route.fulfill({ status: 404, json: { detail: "Not found." } });
      const isMovies = pathname.endsWith("movies");
      return route.fulfill({ json: aPage(isMovies ? [] : [{ id: 1, image: "/media/games/1/screenshot-1.jpg" }]) });
    });
    await page.goto("/search?q=game");
    await expect(page.getByRole("list", { name: "Games found" }).getByRole("article")).toHaveCount(3);
    await expect.poll(() => asked.length).toBe(6);
    expect(asked).toContain("/api/games/1/screenshots?page_size=7");
    expect(asked).toContain("/api/games/3/movies?page_size=1");
  });
});

test("[X-02] results come with their media in one question, and the count", async ({ page }) => {
  const asked = await serveList(page, () => aPage(nine, 134));
  await page.goto("/search?q=game");
  await expect(page.getByRole("list", { name: "Games found" }).getByRole("article")).toHaveCount(9);
  await expect(page.getByRole("main")).toContainText("134 games");
  expect(asked).toHaveLength(1);
  expect(asked[0]?.get("include")).toBe("screenshots,movies,developers,matches");
  expect(asked[0]?.get("page_size")).toBe("20");
});

test("[X-02] a spinner while it runs, and what to do when there is nothing", async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await serveList(page, async () => (await gate, aPage([])));
  await page.goto("/search?q=zzzz");
  await expect(page.getByRole("status").filter({ hasText: "Searching" })).toBeVisible();
  await expectNoAxeFindings(page);
  release();
  await expect(page.getByRole("heading", { name: "No results found." })).toBeVisible();
});

test("[C-01] [C-04] more than twenty results come in pages that the address says", async ({ page }) => {
  const asked = await serveList(page, (query) => {
    const start = (Number(query.get("page")) - 1) * 20;
    return aPage(
      Array.from({ length: 20 }, (_, index) => aListed(start + index + 1)),
      45,
    );
  });
  await page.goto("/search?q=game");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("link", { name: /^Page/ })).toHaveText(["1", "2", "3"]);
  await pages.getByRole("link", { name: "Page 3" }).click();
  await expect(page).toHaveURL("/search?q=game&page=3");
  await expect(page.getByRole("link", { name: "Game number 41" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(pages.getByRole("link", { name: "Next page" })).toHaveAttribute("aria-disabled", "true");
  await page.goBack();
  await expect(page.getByRole("link", { name: "Game number 1", exact: true })).toBeVisible();
  // The second was near, and perhaps fetched ahead; none was asked for twice.
  const numbers = asked.map((query) => query.get("page")).filter((number) => number !== "2");
  expect(numbers).toEqual(["1", "3"]);
});

for (const [width, columns] of [
  [320, 1],
  [360, 2],
  [768, 3],
  [1440, 5],
  [2560, 5],
] as const) {
  test(`[R-03] results stand in ${columns} columns at ${width} px`, deepUnless(width === 1440), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await serveList(page, () => aPage(nine));
    await page.goto("/search?q=game");
    const list = page.getByRole("list", { name: "Games found" });
    await list.waitFor();
    const found = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);
    expect(found).toBe(columns);
  });
}
