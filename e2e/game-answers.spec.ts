// The game's page when the catalogue service has no game, no answer, or was asked before.
import type { Page } from "@playwright/test";
import { PORTAL_2 } from "./support/serve-game.ts";
import { serveAppShell } from "./support/serve-app-shell.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

/** The game without its pictures and trailers, which RAWG puts into no game. */
async function serveBareGame(page: Page): Promise<void> {
  await page.route(`**/api/games/${PORTAL_2}?*`, async (route) => {
    const { screenshots: _, videos: __, ...game } = await (await route.fetch()).json();
    await route.fulfill({ json: game });
  });
}

test.describe("when there is no answer", () => {
  test.use({ expectedErrors: ["404", "503", "Failed to load resource", "Error "] });

  test("[D-07] a game that does not exist leads on to the catalogue", async ({ page }) => {
    await page.goto("/game/999999999999");
    await expect(page.getByRole("heading", { name: "This game does not exist" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: "Browse the catalogue" }).click();
    await expect(page).toHaveURL("/");
  });

  test("[D-07] a service that fails offers a retry that works", async ({ page }) => {
    let isDown = true;
    await serveAppShell(page);
    await page.route(`**/api/games/${PORTAL_2}?*`, (route) =>
      isDown ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await page.goto(`/game/${PORTAL_2}`);
    await expect(page.getByRole("heading", { name: "The game could not be loaded" })).toBeVisible({ timeout: 15_000 });
    isDown = false;
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(page.locator("main")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1, name: "Portal 2" })).toBeVisible({ timeout: 15_000 });
  });

  test("[X-01] any answer that is not ok is logged as 'Error {status} en {url}' and shows no game", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await serveAppShell(page);
    await serveBareGame(page);
    await page.route(`**/api/games/${PORTAL_2}/movies*`, (route) =>
      route.fulfill({ status: 404, json: { detail: "Not found." } }),
    );
    await page.goto(`/game/${PORTAL_2}`);
    await expect(page.getByRole("heading", { name: "The game could not be loaded" })).toBeVisible();
    expect(logged).toContain(`Error 404 en games/${PORTAL_2}/movies?page_size=3`);
  });
});

for (const [service, isRawg] of [
  ["brings all in one answer", false],
  ["puts nothing inside a game, as RAWG", true],
] as const) {
  test(`[X-01] a game of a service that ${service}, is asked for once in ten minutes`, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.pathname.startsWith(`/api/games/${PORTAL_2}`)) asked.push(`${url.pathname}${url.search}`);
    });
    await serveAppShell(page);
    if (isRawg) await serveBareGame(page);
    await page.goto(`/game/${PORTAL_2}`);
    await expect(page.getByRole("heading", { level: 1, name: "Portal 2" })).toBeVisible();
    const screenshots = page.getByRole("region", { name: "Screenshots" }).getByRole("button");
    await expect(screenshots).not.toHaveCount(0);
    await page.getByRole("link", { name: "Favorites" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Portal 2" })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Portal 2" })).toBeVisible();
    const parts = [`/api/games/${PORTAL_2}/movies?page_size=3`, `/api/games/${PORTAL_2}/screenshots?page_size=7`];
    expect(asked.toSorted()).toEqual([
      ...(isRawg ? parts : []),
      `/api/games/${PORTAL_2}?include=screenshots%2Cmovies%2Csubjects`,
    ]);
  });
}
