// The app's code waits for the first paint and the largest picture, and what a visitor does before it comes counts.
import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { PORTAL_2 } from "./support/serve-game.ts";
import { expect, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

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
  test(
    `[R-01] ${path} has its largest picture before the app's code is asked for`,
    deepUnless(path === "/"),
    async ({ page }) => {
      const pictures = await hold(page, PICTURES);
      const scripts = recordScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => pictures.asked.length).toBeGreaterThan(0);
      await page.waitForTimeout(300);
      expect(scripts).toEqual([]);
      pictures.release();
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    },
  );
}

test("[R-01] a picture that never comes does not keep the app away", DEEP, async ({ page }) => {
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
  test(`[R-01] ${deed} asks for the app's code at once`, deepUnless(deed === "a press"), async ({ page }) => {
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

test("[R-01] a tab that opens in the background asks for the app's code at once", DEEP, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { value: true }));
  await hold(page, PICTURES);
  const scripts = recordScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => scripts.length, { timeout: 1000 }).toBeGreaterThan(0);
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 412, height: 915 } });

  /** Numbers of the cards whose pictures have been asked for. */
  const shownPictures = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>("main article img")]
        .map((image, at) => (image.currentSrc === "" ? undefined : at))
        .filter((at) => at !== undefined),
    );
  const THREE_ROWS = [0, 1, 2, 3, 4, 5];

  test("[R-01] pictures out of view come after the app's code", async ({ page }) => {
    const scripts = await hold(page, SCRIPTS);
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(() => scripts.asked.length).toBeGreaterThan(0);
    await page.waitForTimeout(200);
    expect(await shownPictures(page)).toEqual(THREE_ROWS);
    scripts.release();
    await expect.poll(async () => (await shownPictures(page)).length).toBeGreaterThan(THREE_ROWS.length);
  });

  test("[R-01] pictures out of view come with the first scrolling", async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(() => shownPictures(page)).toEqual(THREE_ROWS);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(async () => (await shownPictures(page)).length).toBeGreaterThan(THREE_ROWS.length);
  });

  test("[R-01] code that never comes keeps no picture away", DEEP, async ({ page }) => {
    await hold(page, SCRIPTS);
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(async () => (await shownPictures(page)).length, { timeout: 8000 }).toBeGreaterThan(6);
  });
});

const heartOf = (page: Page, name: string) => page.getByRole("button", { name: `Favorite: ${name}`, exact: true });
const storedNames = (page: Page) =>
  page.evaluate((): string[] => {
    const { state } = JSON.parse(localStorage.getItem("game-store") ?? '{"state":{"favorites":[]}}');
    return state.favorites.map(({ name }: { name: string }) => name);
  });

test("[V-01] hearts pressed before the app listens fill at once and count, each press once", async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  const heart = (name: string) => heartOf(page, name);
  await heart("Portal 2").click();
  await expect(heart("Portal 2")).toHaveAttribute("aria-pressed", "true");
  await heart("Minecraft").click();
  await heart("Minecraft").click();
  await expect(heart("Minecraft")).toHaveAttribute("aria-pressed", "false");
  scripts.release();
  await expect.poll(() => storedNames(page)).toEqual(["Portal 2"]);
  await expect(heart("Portal 2")).toHaveAttribute("aria-pressed", "true");
  await expect(heart("Minecraft")).toHaveAttribute("aria-pressed", "false");
  // From now on a press is the app's alone.
  await heart("Minecraft").click();
  await expect(heart("Minecraft")).toHaveAttribute("aria-pressed", "true");
  await heart("Portal 2").click();
  await expect(heart("Portal 2")).toHaveAttribute("aria-pressed", "false");
  expect(await storedNames(page)).toEqual(["Minecraft"]);
});

test("[V-01] a heart that looks empty because the app is not there yet never takes a favourite away", async ({
  page,
}) => {
  await page.goto("/");
  await heartOf(page, "Portal 2").click();
  await heartOf(page, "Minecraft").click();
  const scripts = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: "commit" });
  await heartOf(page, "Portal 2").click();
  await heartOf(page, "Minecraft").click();
  await heartOf(page, "Minecraft").click();
  scripts.release();
  await expect.poll(() => storedNames(page)).toEqual(["Portal 2"]);
  await expect(heartOf(page, "Portal 2")).toHaveAttribute("aria-pressed", "true");
  await expect(heartOf(page, "Minecraft")).toHaveAttribute("aria-pressed", "false");
});

test("[V-01] a heart pressed before the app listens counts though its page is left at once", DEEP, async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await heartOf(page, "Portal 2").click();
  await heartOf(page, "Minecraft").click();
  await page.getByRole("link", { name: "Portal 2", exact: true }).click();
  await expect(page).toHaveURL(`/${PORTAL_2}`);
  await expect(heartOf(page, "Portal 2")).toHaveAttribute("aria-pressed", "true");
  await page.reload({ waitUntil: "commit" });
  await heartOf(page, "Portal 2").waitFor();
  scripts.release();
  await expect.poll(() => storedNames(page)).toEqual(["Portal 2", "Minecraft"]);
  await page.goto("/favorites");
  await expect(page.getByRole("article").locator("img").first()).toBeAttached();
  await expect(page.getByRole("list", { name: "Favorite games" }).getByRole("article")).toHaveCount(2);
});

test(
  "[V-01] a game's heart pressed before the app listens counts where nothing may be stored for the tab",
  DEEP,
  async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("denied", "SecurityError");
      };
      Object.defineProperty(window, "sessionStorage", { get: refuse });
    });
    const scripts = await hold(page, SCRIPTS);
    await page.goto(`/game/${PORTAL_2}`, { waitUntil: "commit" });
    await heartOf(page, "Portal 2").click();
    scripts.release();
    await expect.poll(() => storedNames(page)).toEqual(["Portal 2"]);
  },
);

for (const { path, chosen } of [
  { path: "/?genre=action", chosen: "/?genre=action&sort=name" },
  { path: "/search?q=portal", chosen: "/search?q=portal&sort=name" },
]) {
  test(
    `[C-07] a sort order chosen before the app listens at ${path} is not lost`,
    deepUnless(path.startsWith("/search")),
    async ({ page }) => {
      const scripts = await hold(page, SCRIPTS);
      await page.goto(path, { waitUntil: "commit" });
      await page.getByLabel("Sort by").selectOption("Rating");
      await page.getByLabel("Sort by").selectOption("Name");
      scripts.release();
      await expect(page).toHaveURL(chosen);
      await expect(page.getByLabel("Sort by")).toHaveValue("name");
      await page.getByLabel("Sort by").selectOption("Rating");
      await expect(page).toHaveURL(chosen.replace("name", "rating"));
    },
  );
}

test("[P-01] a mark and a choice made by key on cards before the app listens both count", async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await link("Portal 2").focus();
  await page.keyboard.press("3");
  await link("Minecraft").focus();
  for (const key of ["x", "Control+1", "Shift+x", "x"]) await page.keyboard.press(key);
  scripts.release();
  await expect(page.getByRole("region", { name: "Several games" })).toContainText("1 game chosen");
  await expect(page.getByRole("button", { name: "Choose Minecraft", pressed: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Finished: Portal 2" })).toBeAttached();
  await expect(page.getByRole("button", { name: "Put on my shelf: Minecraft" })).toBeAttached();
});

test("[C-08] a chip and a sort order chosen before the app listens both count", DEEP, async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Puzzle", exact: true }).click();
  await page.getByLabel("Sort by").selectOption("Name");
  scripts.release();
  await expect(page).toHaveURL("/?genre=puzzle&sort=name");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Puzzle games");
});

test("Back before the app listens leads to the page before, without an error", async ({ page }) => {
  await page.goto("/?genre=racing");
  await page.getByRole("banner").getByRole("link", { name: /Ludex/ }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("All games");
  const scripts = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: "commit" });
  await expect(title).toHaveText("All games");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/?genre=racing");
  scripts.release();
  await expect(title).toHaveText("Racing games");
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
    test(`[K-02] become 'No img' at ${address}`, deepUnless(address === "/"), async ({ page }) => {
      await page.route("**/img?*", (route) => route.fulfill({ status: 404, body: "" }));
      await page.goto(address);
      await expect(page.locator(picture).getByText("No img")).toBeVisible();
    });
  }

  test("[D-01] leave nothing behind a game's page", DEEP, async ({ page }) => {
    await page.route("**/img?*", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/game/3498");
    await expect(page.locator("[aria-hidden=true] > picture > img")).toHaveCount(0);
  });
});
