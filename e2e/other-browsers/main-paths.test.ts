// What most visitors do, written once and gone in every engine that is not Chromium's.
import { describe, expect, test } from "vitest";
import { useStage } from "./setup.ts";
import {
  addressOf,
  choose,
  click,
  excessOf,
  focusedName,
  seen,
  textsOf,
  untilPicturesShown,
  untilTakenOver,
} from "./visitor.ts";

const SEARCH = "[role=combobox][aria-label='Search games']";
const NAMES = "article h2";
/** Without the games below a screen that has few of its own. */
const OWN_NAMES = "main :not([data-apart] *) > article h2";
const PAPER = "rgb(246, 245, 241)";
const FOYER = "rgb(8, 9, 12)";
const stage = useStage();

const names = () => textsOf(stage.window, NAMES);
const heading = async () => (await textsOf(stage.window, "h1"))[0];
const countLine = async () => (await textsOf(stage.window, "p[role=status]"))[0];
/** Waits until twenty cards are there of which the first is another than before. */
async function untilOthers(before: string[]): Promise<void> {
  const areOthers = async () => {
    const now = await names();
    return now.length === 20 && now[0] !== before[0];
  };
  await expect.poll(areOthers).toBe(true);
}
const scrollTop = () => stage.window.run(() => Math.round(scrollY));

test("[R-01] home shows twenty cards with their pictures", async () => {
  await stage.visit("/");
  expect(await names()).toHaveLength(20);
  expect(await untilPicturesShown(stage.window)).toBeGreaterThanOrEqual(8);
});

describe("search", () => {
  test("[S-02] typing shows suggestions and [S-04] Enter opens the results", async () => {
    const { window } = stage;
    await stage.visit("/");
    await click(window, SEARCH);
    await window.type("portal");
    await expect.poll(() => textsOf(window, "[role=option]")).toContain("See all results");
    expect((await textsOf(window, "[role=option]")).length).toBeGreaterThan(2);
    await window.press("Enter");
    await expect.poll(() => addressOf(window)).toBe("/search?q=portal");
    await expect.poll(heading).toContain("portal");
    await expect.poll(names).toContain("Portal 2");
    expect(await seen(window, "[role=option]")).toEqual([]);
  });

  test("[S-10] Escape closes the suggestions, and [S-07] the X empties the field", async () => {
    const { window } = stage;
    await stage.visit("/favorites");
    await window.type("/");
    await expect.poll(() => focusedName(window)).toBe("Search games");
    await window.type("zelda");
    await expect.poll(() => textsOf(window, "[role=option]")).toContain("See all results");
    await window.press("Escape");
    await expect.poll(() => seen(window, "[role=option]")).toEqual([]);
    await click(window, "button", "Clear search");
    expect(await window.run(() => document.querySelector("input")?.value)).toBe("");
  });
});

describe("the catalogue", () => {
  test("[F-02] a filter changes address, count and cards, and its chip removes it", async () => {
    const { window } = stage;
    await stage.visit("/");
    const all = { count: await countLine(), names: await names() };
    await click(window, "aside button", "Puzzle");
    await expect.poll(() => addressOf(window)).toBe("/?genre=puzzle");
    await expect.poll(heading).toBe("Puzzle games");
    await expect.poll(countLine).toMatch(/^[\d,]+ games$/);
    expect(await countLine()).not.toBe(all.count);
    await untilOthers(all.names);
    await click(window, "ul[aria-label='Active filters'] button", "Remove filter genre: Puzzle");
    await expect.poll(() => addressOf(window)).toBe("/");
    await expect.poll(names).toEqual(all.names);
    expect(await countLine()).toBe(all.count);
  });

  test("[C-07] a sort order reorders the cards", async () => {
    const { window } = stage;
    await stage.visit("/");
    const before = await names();
    await choose(window, "Name");
    await expect.poll(() => addressOf(window)).toBe("/?sort=name");
    await untilOthers(before);
  });

  test("[C-04] the next page shows other games from its top", async () => {
    const { window } = stage;
    await stage.visit("/");
    const before = await names();
    await click(window, "nav[aria-label=Pages] a", "Next page");
    await expect.poll(() => addressOf(window)).toBe("/?page=2");
    await untilOthers(before);
    expect((await names()).filter((name) => before.includes(name))).toEqual([]);
    await expect.poll(scrollTop).toBeLessThan(200);
  });

  test("[C-08] Back returns to the list at its place", async () => {
    const { window } = stage;
    await stage.visit("/?genre=action&page=2");
    const name = (await names())[14] ?? "";
    await window.run(() => document.querySelectorAll("article")[14]?.scrollIntoView({ block: "center" }));
    await expect.poll(scrollTop).toBeGreaterThan(400);
    const place = await scrollTop();
    await click(window, "article h2 a", name);
    await expect.poll(heading).toBe(name);
    await expect.poll(scrollTop).toBe(0);
    await window.back();
    await expect.poll(() => addressOf(window)).toBe("/?genre=action&page=2");
    await expect.poll(names).toContain(name);
    await expect.poll(async () => Math.abs((await scrollTop()) - place)).toBeLessThanOrEqual(1);
  });
});

describe("a game", () => {
  test("[D-01] [D-05] opens with title, description and facts", async () => {
    const { window } = stage;
    await stage.visit("/");
    const name = (await names())[0] ?? "";
    await click(window, "article h2 a", name);
    await expect.poll(heading).toBe(name);
    await expect.poll(() => addressOf(window)).toMatch(/^\/\d+$/);
    await expect.poll(() => window.run(() => document.title)).toBe(`${name} · Ludex`);
    const words = () => textsOf(window, "section[aria-labelledby=about-title]");
    await expect.poll(async () => (await words())[0]).toMatch(/Developer.+Genre/s);
    expect((await textsOf(window, "main section p")).join("").length).toBeGreaterThan(100);
    await untilPicturesShown(window);
  });

  test("[D-04] screenshots open, turn by arrow keys and close with Escape", async () => {
    const { window } = stage;
    await stage.visit("/game/4200");
    await click(window, "button[aria-label^='Open screenshot 1']");
    const counter = async () => (await textsOf(window, "dialog[open] [aria-live]"))[0];
    await expect.poll(counter).toMatch(/^1 \/ \d$/);
    await window.press("ArrowRight");
    await expect.poll(counter).toMatch(/^2 \/ \d$/);
    await window.press("Escape");
    await expect.poll(() => seen(window, "dialog[open]")).toEqual([]);
    expect(await focusedName(window)).toMatch(/^Open screenshot 1/);
  });

  test("[D-03] its trailer plays, in a format that the browser has", async () => {
    const { window } = stage;
    await stage.visit("/game/3498");
    await window.run(() => document.querySelector("video")?.scrollIntoView({ block: "center" }));
    const video = () =>
      window.run(() => {
        const { currentTime, error } = document.querySelector("video") ?? { currentTime: 0, error: null };
        return { hasMoved: currentTime > 0.1, error: error?.message ?? null };
      });
    await expect.poll(video).toEqual({ hasMoved: true, error: null });
  });

  test("[A-01] the tabs of the insights are chosen by arrow keys", async () => {
    const { window } = stage;
    await stage.visit("/game/4200");
    const tabs = "section[aria-labelledby=insights-title] [role=tab]";
    await click(window, tabs, "Recommendations");
    await expect.poll(() => seen(window, "[role=tabpanel] a")).not.toEqual([]);
    await window.press("ArrowRight");
    await expect.poll(() => focusedName(window)).toBe("Tricks");
    expect((await seen(window, tabs)).map(({ selected }) => selected)).toEqual(["false", "true"]);
    await expect.poll(() => seen(window, "[role=tabpanel] li")).not.toEqual([]);
    await window.press("ArrowRight");
    await expect.poll(() => focusedName(window)).toBe("Recommendations");
  });
});

test("[V-01] [T-02] a favourite survives a reload and stands among the favourites", async () => {
  const { window } = stage;
  await stage.visit("/");
  const name = (await names())[2] ?? "";
  const hearts = "button[aria-label^='Favorite: ']";
  await click(window, hearts, `Favorite: ${name}`);
  const pressed = async () => (await seen(window, hearts)).filter((heart) => heart.pressed === "true");
  await expect.poll(pressed).toHaveLength(1);
  await window.reload();
  await untilTakenOver(window);
  await expect.poll(async () => (await pressed()).map(({ label }) => label)).toEqual([`Favorite: ${name}`]);
  await click(window, "a", "Favorites");
  await expect.poll(() => addressOf(window)).toBe("/favorites");
  await expect.poll(() => textsOf(window, OWN_NAMES)).toEqual([name]);
  await untilPicturesShown(window);
});

describe("the keyboard", () => {
  test("a dialog opens by a key, keeps the focus and gives it back", async () => {
    const { window } = stage;
    await stage.visit("/favorites");
    await window.press("Tab");
    await expect.poll(() => focusedName(window)).toBe("Skip to content");
    await window.type("?");
    await expect.poll(() => textsOf(window, "dialog[open] h2")).toEqual(["Keyboard shortcuts"]);
    const isInside = () => window.run(() => document.activeElement?.closest("dialog") !== null);
    await expect.poll(isInside).toBe(true);
    await window.press("Escape");
    await expect.poll(() => seen(window, "dialog[open]")).toEqual([]);
    expect(await focusedName(window)).toBe("Skip to content");
  });

  test("[F-04] on a phone the sheet of filters opens, filters and closes", async () => {
    const { window } = stage;
    await window.resize(360, 800);
    await stage.visit("/");
    await click(window, "header button", "Filters");
    await click(window, "dialog[open] button", "RPG");
    await expect.poll(() => addressOf(window)).toBe("/?genre=role-playing-games-rpg");
    await window.press("Escape");
    await expect.poll(() => seen(window, "dialog[open]")).toEqual([]);
    await expect.poll(heading).toBe("RPG games");
  });
});

test("[F-01] the scroll bar beside the filters is a narrow one", async () => {
  // Too low for all of them.
  await stage.window.resize(1440, 600);
  await stage.visit("/");
  const barWidth = () =>
    stage.window.run(() => {
      const { offsetWidth = 0, clientWidth = 0 } = document.querySelector("aside") ?? {};
      return offsetWidth - clientWidth;
    });
  expect(await barWidth()).toBeGreaterThan(4);
  expect(await barWidth()).toBeLessThan(12);
});

test("[L-01] the switch leads from the system's theme to the other, and a reload finds it there", async () => {
  const { window } = stage;
  const ground = () => window.run(() => getComputedStyle(document.documentElement).backgroundColor);
  await stage.visit("/favorites");
  const isLight = await window.run(() => matchMedia("(prefers-color-scheme: light)").matches);
  const [own, other] = isLight ? [PAPER, FOYER] : [FOYER, PAPER];
  expect(await ground()).toBe(own);
  await click(window, "header button", `Use ${isLight ? "dark" : "light"} theme`);
  await expect.poll(ground).toBe(other);
  await stage.visit("/");
  expect(await ground()).toBe(other);
  await click(window, "header button", `Use ${isLight ? "light" : "dark"} theme`);
  await expect.poll(ground).toBe(own);
});

describe.each([360, 1440])("%i px wide", (width) => {
  test.each(["/", "/search?q=the", "/favorites", "/game/4200"])(
    "[H-06] nothing is wider than the window on %s",
    async (path) => {
      const { window } = stage;
      await window.resize(width, 800);
      await stage.visit(path);
      expect(await window.run(() => innerWidth)).toBe(width);
      expect(await excessOf(window)).toBe(0);
    },
  );

  test("the window's scroll bar takes room, as in the desktop's own windows", async () => {
    const { window } = stage;
    await window.resize(width, 800);
    await stage.visit("/");
    expect(await window.run(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  });
});
