// A gamepad and the remote control of a television: the page can be used from three metres away.
import type { Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";
import { DEEP } from "./support/lane.ts";

test.use({ viewport: { width: 1920, height: 1080 } });
test.beforeEach(({ page }) => servePictures(page));

const BUTTONS = { A: 0, B: 1, LB: 4, RB: 5, start: 9, up: 12, down: 13, left: 14, right: 15 };

/** A pad of the standard layout that a test holds in its hands. */
async function plugIn(page: Page): Promise<{ press: (button: keyof typeof BUTTONS) => Promise<void> }> {
  await page.addInitScript(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
    const pad = { index: 0, id: "test", connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons };
    Object.assign(window, { pad });
    navigator.getGamepads = () => [pad as unknown as Gamepad];
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  // What writes the page itself has them a little later.
  await page.getByRole("article").first().waitFor();
  await page.evaluate(() => dispatchEvent(new Event("gamepadconnected")));
  await expect(page.locator("html[data-remote]")).toHaveCount(1);
  return {
    // In one go: a button that is held while a busy machine passes on the next order is pressed more than once.
    press: (button) =>
      page.evaluate(async (at) => {
        const { pad } = window as unknown as { pad: { buttons: { pressed: boolean }[] } };
        for (const pressed of [true, false]) {
          const held = pad.buttons[at];
          if (held !== undefined) held.pressed = pressed;
          // Until a frame has seen it.
          for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }, BUTTONS[button]),
  };
}

const nameOf = async (page: Page, number: number) =>
  (await page.getByRole("article").nth(number).getByRole("link").textContent()) ?? "";
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

test("[K-03] a pad walks through the cards with a ring that is seen from afar, opens one, and B goes back", async ({
  page,
}) => {
  const { press } = await plugIn(page);
  await press("down");
  expect(await focused(page)).toBe(await nameOf(page, 0));
  await press("right");
  expect(await focused(page)).toBe(await nameOf(page, 1));
  await press("down");
  expect(await focused(page)).toBe(await nameOf(page, 5));
  // The card's ring is drawn by what lies over all of it.
  const ring = await page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === null ? 0 : Number.parseFloat(getComputedStyle(activeElement, "::after").outlineWidth);
  });
  expect(ring).toBeGreaterThanOrEqual(4);
  const name = await nameOf(page, 5);
  await press("A");
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await press("B");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article")).toHaveCount(20);
});

test("[F-02] a pad reaches the filters, chooses one, and the shoulders turn pages", async ({ page }) => {
  const { press } = await plugIn(page);
  await press("down");
  await press("left");
  const control = page.locator("aside :focus");
  await expect(control).toHaveCount(1);
  for (let step = 0; step < 12 && (await focused(page)) !== "Puzzle"; step++) {
    const [from, to] = await page.evaluate(() => {
      const puzzle = [...document.querySelectorAll("aside button")].find(({ textContent }) => textContent === "Puzzle");
      const place = (element: Element | null | undefined) => {
        const box = element?.getBoundingClientRect();
        return { x: box?.left ?? 0, y: (box?.top ?? 0) + (box?.height ?? 0) / 2 };
      };
      return [place(document.activeElement), place(puzzle)];
    });
    const isInRow = Math.abs((from?.y ?? 0) - (to?.y ?? 0)) < 10;
    if (!isInRow) await press((from?.y ?? 0) < (to?.y ?? 0) ? "down" : "up");
    else await press((from?.x ?? 0) < (to?.x ?? 0) ? "right" : "left");
  }
  expect(await focused(page)).toBe("Puzzle");
  await press("A");
  await expect(page).toHaveURL("/?genre=puzzle");
  await press("RB");
  await expect(page).toHaveURL("/?genre=puzzle&page=2");
  await press("LB");
  await expect(page).toHaveURL(/genre=puzzle(?!.*page=2)/);
});

test("[H-06] the search is at hand, and a direction that is held goes on", DEEP, async ({ page }) => {
  const { press } = await plugIn(page);
  await press("start");
  await expect(page.getByRole("combobox", { name: "Search games" })).toBeFocused();
  await press("B");
  await expect(page.getByRole("combobox", { name: "Search games" })).not.toBeFocused();
  await press("down");
  const first = await focused(page);
  await page.evaluate(() => {
    const { pad } = window as unknown as { pad: { axes: number[] } };
    pad.axes[1] = 1;
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect(await focused(page)).not.toBe(first);
});

test.describe("a television", () => {
  test.use({ userAgent: "Mozilla/5.0 (SMART-TV; LINUX; Tizen 6.0) AppleWebKit/537.36 Version/6.0 TV Safari/537.36" });

  test("[K-03] arrows move the focus, and its key for that goes back", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html[data-remote]")).toHaveCount(1);
    await page.getByRole("article").first().waitFor();
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe(await nameOf(page, 0));
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator("aside :focus")).toHaveCount(1);
    for (let step = 0; step < 4 && (await page.locator("article :focus").count()) === 0; step++)
      await page.keyboard.press("ArrowRight");
    const name = await focused(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "GoBack", bubbles: true })),
    );
    await expect(page).toHaveURL("/");
  });

  for (const [maker, keyCode] of [
    ["LG", 461],
    ["Samsung", 10_009],
  ] as const) {
    test(`[K-03] the key that an older set of ${maker} gives no name goes back`, async ({ page }) => {
      await page.goto("/");
      await expect(page.locator("html[data-remote]")).toHaveCount(1);
      await page.getByRole("article").first().getByRole("link").click();
      await expect(page).not.toHaveURL("/");
      await page.evaluate((code) => {
        const event = new KeyboardEvent("keydown", { key: "Unidentified", keyCode: code, bubbles: true });
        document.body.dispatchEvent(event);
      }, keyCode);
      await expect(page).toHaveURL("/");
    });
  }
});

test("[K-03] without a pad, arrows scroll as ever", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("html[data-remote]")).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});
