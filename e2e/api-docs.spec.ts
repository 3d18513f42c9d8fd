// The API page, in a browser without JavaScript and under the policy of all pages.
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";
import { isDeep } from "../test/support/lane.ts";

test("the API page reads and leads without a script, at every width", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("API");
  const nav = page.getByRole("navigation", { name: "On this page" });
  await nav.getByRole("link", { name: "/games/{game}", exact: true }).click();
  await expect(page).toHaveURL(/#games-game$/);
  const article = page.getByRole("article", { name: "One game" });
  await expect(article).toBeInViewport();
  await article.getByText("200", { exact: true }).click();
  await expect(article.getByText("description_raw")).toBeVisible();
  await article.getByRole("link", { name: "/api/games/portal-2" }).click();
  await expect(page).toHaveURL(/\/api\/games\/portal-2$/);
  await page.close();
});

for (const width of [360, 1440]) {
  test(
    `the API page is accessible and does not scroll sideways at ${width} px`,
    deepUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/api/docs");
      await page.getByRole("article", { name: "List of games" }).getByText("200", { exact: true }).click();
      // Every route is written by the same code, and there is much of it.
      await expectNoAxeFindings(page, isDeep ? "html" : "#games");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
}
