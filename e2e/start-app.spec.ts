// The app's code waits for the first paint and the largest picture, and what a visitor does before it comes counts.
import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { PORTAL_2 } from "./support/serve-game.ts";
import { expect, test } from "./support/test.ts";

const PICTURES = /\/img\?/;
const SCRIPTS = /\/assets\/[^/]+\.js$/;

function recordScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (SCRIPTS.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  return asked;
}

for (const path of ["/", `/game/${PORTAL_2}`, "/search?q=portal"]) {
  test(`[R-01] ${path} has its largest picture before the app's code is asked for`, async ({ page }) => {
    const pictures = await hold(page, PICTURES);
    const scripts = recordScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => pictures.asked.length).toBeGreaterThan(0);
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
    pictures.release();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
}

test("[R-01] a picture that never comes does not keep the app away", async ({ page }) => {
  await hold(page, PICTURES);
  const scripts = recordScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await expect.poll(() => scripts.length, { timeout: 6000 }).toBeGreaterThan(0);
});

for (const [deed, act] of [
  ["a press", (page: Page) => page.mouse.click(5, 300)],
  ["a key", (page: Page) => page.keyboard.press("Shift")],
] as const) {
  test(`[R-01] ${deed} asks for the app's code at once`, async ({ page }) => {
    await hold(page, PICTURES);
    const scripts = recordScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForTimeout(100);
    expect(scripts).toEqual([]);
    await act(page);
    await expect.poll(() => scripts.length, { timeout: 1000 }).toBeGreaterThan(0);
  });
}

test("[R-01] a tab that opens in the background asks for the app's code at once", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true }));
  await hold(page, PICTURES);
  const scripts = recordScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => scripts.length, { timeout: 1000 }).toBeGreaterThan(0);
});

test("[V-01] hearts pressed before the app listens count, each press once", async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  const heart = (name: string) => page.getByRole("button", { name: `Favorite: ${name}`, exact: true });
  await heart("Portal 2").click();
  await heart("Portal").click();
  await heart("Portal").click();
  await expect(heart("Portal 2")).toHaveAttribute("aria-pressed", "false");
  scripts.release();
  await expect(heart("Portal 2")).toHaveAttribute("aria-pressed", "true");
  await expect(heart("Portal")).toHaveAttribute("aria-pressed", "false");
  // From now on a press is the app's alone.
  await heart("Portal").click();
  await expect(heart("Portal")).toHaveAttribute("aria-pressed", "true");
  await heart("Portal 2").click();
  await expect(heart("Portal 2")).toHaveAttribute("aria-pressed", "false");
});

test("[H-04] the filters' button pressed before the app listens opens the sheet", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scripts = await hold(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  const button = page.getByRole("banner").getByRole("button", { name: "Filters" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.click();
  scripts.release();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
});

test.describe("pictures that fail before the app listens", () => {
  test.use({ expectedErrors: ["status of 404"] });

  for (const { address, picture } of [
    { address: "/", picture: "article >> nth=0" },
    { address: "/game/3498", picture: "[data-transition-picture]" },
  ]) {
    test(`[K-02] become 'No img' at ${address}`, async ({ page }) => {
      await page.route("**/img?*", (route) => route.fulfill({ status: 404, body: "" }));
      await page.goto(address);
      await expect(page.locator(picture).getByText("No img")).toBeVisible();
    });
  }

  test("[D-01] leave nothing behind a game's page", async ({ page }) => {
    await page.route("**/img?*", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/game/3498");
    await expect(page.locator("[aria-hidden=true] > picture > img")).toHaveCount(0);
  });
});
