// What leads on from a game: its series, games like it, and handing it to somebody.
import type { Page } from "@playwright/test";
import { askApi } from "./support/ask-api.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

const WITCHER = "/game/3328";
const list = (page: Page, name: string) => page.getByRole("list", { name, exact: true });

test("[D-10] the series and the games like it stand below, and a game opens from there", async ({ page }) => {
  await page.goto(WITCHER);
  await page.getByRole("button", { name: "More like this" }).click();
  await expect(page.getByRole("heading", { name: "More like this" })).toBeFocused();
  await expect(list(page, "Of the same series").getByRole("article").first()).toBeVisible();
  const names = await list(page, "Of the same series").getByRole("heading").allTextContents();
  expect(names.filter((name) => name.includes("Witcher")).length).toBeGreaterThan(2);
  const first = list(page, "More like this").getByRole("article").first().getByRole("link");
  const name = await first.textContent();
  expect(names).not.toContain(name);
  await expectNoAxeFindings(page);
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
});

test("[D-10] the button of the series leads to it, and is not there for a game without one", async ({ page }) => {
  await page.goto(WITCHER);
  await page.getByRole("button", { name: "The series" }).click();
  await expect(page.getByRole("heading", { name: "Of the same series" })).toBeFocused();
  const answer = await askApi(page, "/api/games?page_size=40");
  for (const { id } of answer.results) {
    const { game_series_count: others } = await askApi(page, `/api/games/${id}`);
    if (others !== 0) continue;
    await page.goto(`/game/${id}`);
    await expect(page.getByRole("button", { name: "More like this" })).toBeVisible();
    await expect(page.getByRole("button", { name: "The series" })).toHaveCount(0);
    await expect(list(page, "Of the same series")).toHaveCount(0);
    return;
  }
  throw new Error("every well known game has a series");
});

test("[H-06] nothing is asked about related games before a visitor comes near", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(WITCHER);
  await expect(page.getByRole("button", { name: /^Open screenshot/ }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /suggested|game-series/.test(path))).toEqual([]);
});

test("[D-01] [H-06] what leads on stands in one line with Back in the smallest window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(WITCHER);
  const tops = ["Back", "More like this", "Share"].map(
    async (name) => (await page.getByRole("button", { name }).boundingBox())?.y,
  );
  expect(new Set(await Promise.all(tops)).size).toBe(1);
});

test("[D-01] Share hands the address to the system", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => void (document.title = JSON.stringify(data)) });
  });
  await page.goto(WITCHER);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page).toHaveTitle(/"title":"The Witcher 3: Wild Hunt","url":"http:.*\/game\/3328"/);
});

test("[D-01] without a system to share with, the address is copied, which is said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto(WITCHER);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("The address is copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/game\/3328$/);
});

test("[D-01] a browser that lets nothing be copied has it said, with what to do", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto(WITCHER);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText(/It stands in the address bar/)).toBeVisible();
});
