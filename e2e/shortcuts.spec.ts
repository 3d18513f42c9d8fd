// The sheet of shortcuts and the keys: what the sheet names does what it says, and what it does not name is not here.
import type { Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

const PLACES = { gh: "/", gu: "/upcoming", gd: "/discover", gf: "/favorites", gs: "/shelf" } as const;

test.beforeEach(({ page }) => servePictures(page));

const cards = (page: Page) => page.getByRole("list", { name: "Games" }).getByRole("article");
const linkOf = (page: Page, place: number) => cards(page).nth(place).getByRole("link").first();
const field = (page: Page) => page.getByRole("combobox", { name: "Search games" });

async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(cards(page)).toHaveCount(20);
}

/** The first card of the home page, in focus and with its marks. */
async function focusMarkable(page: Page): Promise<void> {
  await openHome(page);
  await linkOf(page, 0).focus();
  await expect(
    cards(page)
      .first()
      .getByRole("button", { name: /^Put on my shelf/ }),
  ).toBeAttached();
}

async function openSheet(page: Page) {
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toBeVisible();
  return sheet;
}

async function openDeck(page: Page) {
  await page.goto("/shelf");
  await page.getByRole("button", { name: "Go through games" }).click();
  const deck = page.getByRole("dialog", { name: "One game at a time" });
  await expect(deck.getByRole("status")).toHaveText("1 of 20");
  return deck;
}

/** What the sheet names, as it is written there, and how it is tried. */
const TRIED: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/": async (page) => {
    await openHome(page);
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
  },
  CtrlK: async (page) => {
    await openHome(page);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  },
  "?": async (page) => {
    await openHome(page);
    await openSheet(page);
  },
  "↑↓": async (page) => {
    await openHome(page);
    await field(page).fill("portal");
    const options = page.getByRole("option");
    await expect(options.nth(1)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(options.nth(0)).toHaveAttribute("aria-selected", "true");
  },
  Enter: async (page) => {
    await openHome(page);
    await field(page).fill("portal 2");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=portal%202");
  },
  "←→↑↓": async (page) => {
    await openHome(page);
    await linkOf(page, 0).focus();
    await page.keyboard.press("ArrowRight");
    await expect(linkOf(page, 1)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await expect(linkOf(page, 0)).not.toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(linkOf(page, 0)).toBeFocused();
  },
  HomeEnd: async (page) => {
    await openHome(page);
    await linkOf(page, 3).focus();
    await page.keyboard.press("End");
    await expect(linkOf(page, 19)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(linkOf(page, 0)).toBeFocused();
  },
  "123450": async (page) => {
    await openHome(page);
    for (const [key, words] of Object.entries({
      1: "Want to play",
      2: "Playing",
      3: "Finished",
      4: "Dropped",
      5: "Not interested",
    })) {
      await linkOf(page, 0).focus();
      await page.keyboard.press(key);
      await expect(
        cards(page)
          .first()
          .getByRole("button", { name: new RegExp(words) }),
      ).toBeAttached();
    }
    await page.keyboard.press("0");
    await expect(
      cards(page)
        .first()
        .getByRole("button", { name: /Not interested/ }),
    ).toHaveCount(0);
  },
  X: async (page) => {
    await focusMarkable(page);
    await page.keyboard.press("x");
    await expect(page.getByText("1 game chosen")).toBeVisible();
  },
  CtrlZ: async (page) => {
    await focusMarkable(page);
    await page.keyboard.press("3");
    const finished = cards(page)
      .first()
      .getByRole("button", { name: /^Finished/ });
    await expect(finished).toBeAttached();
    await page.keyboard.press("Control+z");
    await expect(finished).toHaveCount(0);
  },
  ...Object.fromEntries(
    Object.entries(PLACES).map(([keys, path]) => [
      keys,
      async (page: Page) => {
        await page.goto(path === "/" ? "/upcoming" : "/");
        await page.getByRole("article").first().waitFor();
        for (const key of keys) await page.keyboard.press(key);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      },
    ]),
  ),
  "←→": async (page) => {
    await page.goto("/game/4200");
    await page.getByRole("region", { name: "Screenshots" }).getByRole("button").first().click();
    const pictures = page.getByRole("dialog");
    const place = pictures.getByText(/^1 (?:of|\/) \d+$/);
    await expect(place).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(place).toHaveCount(0);
    await page.keyboard.press("ArrowLeft");
    await expect(place).toBeVisible();
  },
  "←→↑Backspace": async (page) => {
    const deck = await openDeck(page);
    for (const key of ["ArrowLeft", "ArrowRight"]) await page.keyboard.press(key);
    await expect(deck.getByRole("status")).toHaveText("3 of 20");
    await page.keyboard.press("Backspace");
    await expect(deck.getByRole("status")).toHaveText("2 of 20");
    await page.keyboard.press("ArrowUp");
    await expect(page).toHaveURL(/\/shelf\/\d+$/);
  },
  Esc: async (page) => {
    await openHome(page);
    const sheet = await openSheet(page);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  },
};

/** A second time, for the rows of a list of one's own: `list-order.spec.ts` tries that. */
const IN_A_LIST = "HomeEnd";

test("[S-10] the sheet names the keys that are tried here, all of them and no other", async ({ page }) => {
  await openHome(page);
  const sheet = await openSheet(page);
  const named = await sheet.getByRole("term").allInnerTexts();
  expect(named.map((keys) => keys.replaceAll(/\s/g, "")).toSorted()).toEqual(
    [...Object.keys(TRIED), IN_A_LIST].toSorted(),
  );
});

for (const [keys, tryKeys] of Object.entries(TRIED)) {
  test(`[S-10] ${keys} does what the sheet says`, async ({ page }) => await tryKeys(page));
}
