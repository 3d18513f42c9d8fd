// The face of a card at every width: platform icons that are counted where they have no room, and the order of reading.
import type { Page } from "@playwright/test";
import { PLATFORM_FAMILIES } from "../src/web/lib/platform-families.ts";
import { listedGame, serveGames } from "./support/serve-catalogue.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { shownTexts } from "./support/shown-text.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

const NAMES = [
  "PC",
  "PlayStation 5",
  "Xbox One",
  "Wii U",
  "iOS",
  "Android",
  "Linux",
  "SEGA Saturn",
  "Jaguar",
  "Web",
  "3DO",
];

/** Games of one platform family to all of them, each with and without a score beside its icons. */
const GAMES = NAMES.flatMap((_name, index) =>
  [88, 100, null].map((metacritic, place) =>
    listedGame(index * 3 + place + 1, {
      metacritic,
      platforms: NAMES.slice(0, index + 1).map((name, id) => ({ platform: { id, name, slug: `p${id}` } })),
    }),
  ),
);

/** Of each card: its icons, how many are seen whole, and those that are cut or covered. */
function readIcons(page: Page) {
  return page.getByRole("article").evaluateAll((cards) =>
    cards.map((card) => {
      const place = card.querySelector('[aria-label^="Platforms"]');
      const row = place?.closest("article > div > div > div");
      const badge = row?.querySelector('[title^="Metacritic"]')?.getBoundingClientRect();
      const icons = [...(place?.querySelectorAll("svg") ?? [])];
      const seen = icons.filter((icon) => getComputedStyle(icon).visibility === "visible");
      const isCut = (icon: Element) => {
        const box = icon.getBoundingClientRect();
        const clips = [place, row, card].map((element) => element?.getBoundingClientRect().right ?? 0);
        const ends = [...clips, ...(badge === undefined ? [] : [badge.left])];
        return box.width < 14 || ends.some((end) => box.right > end + 0.5);
      };
      return {
        name: place?.getAttribute("aria-label") ?? "",
        all: icons.length,
        seen: seen.length,
        cut: seen.filter(isCut).length,
      };
    }),
  );
}

test.beforeEach(async ({ page }) => {
  await servePictures(page);
  await serveGames(page, () => ({ results: GAMES }));
});

for (const width of [320, 360, 480, 768, 1024, 1100, 1280, 1440, 2560]) {
  test(
    `[K-10] at ${width} px platform icons without room are counted, never cut`,
    deepUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await expect(page.getByRole("article")).toHaveCount(GAMES.length);
      expect(NAMES).toHaveLength(PLATFORM_FAMILIES.length);
      const cards = await readIcons(page);
      const texts = await shownTexts(page, "Platforms");
      for (const [index, { name, all, seen, cut }] of cards.entries()) {
        const count = Math.floor(index / 3) + 1;
        const left = count - seen;
        expect({ index, all, cut, text: texts[index] }).toEqual({
          index,
          all: count,
          cut: 0,
          text: left === 0 ? "" : `+${left}`,
        });
        // A single icon has room where its number would have.
        expect(left).not.toBe(1);
        // Half of a telephone's window has room for two beside a score of three digits.
        expect(seen).toBeGreaterThanOrEqual(Math.min(count, width === 360 ? 2 : 3));
        expect(name).toBe(`Platforms: ${NAMES.slice(0, count).join(", ")}`);
      }
      expect(cards[6]?.seen).toBe(3);
    },
  );
}

for (const width of [320, 360, 1440]) {
  test(`[H-06] at ${width} px the year follows a name of either length, and cards are of one height`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const long = "The Long and Winding Name of a Game of Which Nobody Knows the End";
    await serveGames(page, () => ({ results: [listedGame(1, { name: "Ico" }), listedGame(2, { name: long })] }));
    await page.goto("/");
    await expect(page.getByRole("article")).toHaveCount(2);
    const cards = await page.getByRole("article").evaluateAll((articles) =>
      articles.map((article) => {
        const name = article.querySelector("h2")?.getBoundingClientRect();
        const year = [...article.querySelectorAll("span")].find(({ textContent }) => /^\d{4}$/.test(textContent));
        return {
          height: article.getBoundingClientRect().height,
          lines: name?.height,
          gap: (year?.getBoundingClientRect().top ?? Number.NaN) - (name?.bottom ?? 0),
        };
      }),
    );
    expect(cards[0]?.height).toBe(cards[1]?.height);
    expect(cards[1]?.lines).toBeGreaterThan(1.5 * (cards[0]?.lines ?? 0));
    for (const { gap } of cards) expect(gap).toBeLessThan(8);
  });
}

test("[K-10] letters of twice the size leave room for fewer icons, and those are counted", DEEP, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(GAMES.length);
  const cards = await readIcons(page);
  const texts = await shownTexts(page, "Platforms");
  expect(cards.map(({ cut }) => cut)).toEqual(cards.map(() => 0));
  expect(texts).toEqual(cards.map(({ all, seen }) => (all === seen ? "" : `+${all - seen}`)));
  expect(Math.max(...cards.map(({ seen }) => seen))).toBeLessThan(NAMES.length);
});

test("[K-10] a card is read from its heading on", async ({ page }) => {
  await page.goto("/");
  const card = page.getByRole("article").nth(20);
  await expect(card).toMatchAriaSnapshot(`
    - heading "Game 21" [level=2]
    - 'img "Platforms: PC, PlayStation 5, Xbox One, Wii U, iOS, Android, Linux"'
    - text: "2015"
    - 'button "Favorite: Game 21"'
  `);
  const order = await card.evaluate((element) => {
    const heading = element.querySelector("h2");
    const others = element.querySelectorAll("img, video, button, [aria-label], [title]:not(h2 *)");
    return [...others].filter((one) => {
      const place = heading?.compareDocumentPosition(one) ?? 0;
      return (place & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    }).length;
  });
  expect(order).toBe(0);
  // And it looks as before: picture, icons, name, year.
  const tops = await card.evaluate((element) =>
    ["img", '[aria-label^="Platforms"]', "h2", "[aria-pressed]"].map(
      (selector) => element.querySelector(selector)?.getBoundingClientRect().top ?? 0,
    ),
  );
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expectNoAxeFindings(page);
});
