// The keyboard's way from the top of the page to the first game: groups of chips are one stop each, and a link leads past
// them all.
import type { Page } from "@playwright/test";
import { serveFacets } from "./support/serve-facets.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

const group = (page: Page, name: string) => page.getByRole("group", { name });
const chip = (page: Page, of: string, name: string) => group(page, of).getByRole("button", { name, exact: true });

/** Where the focus is: the name of its group of chips, or what it is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const title = element?.closest("[role=group]")?.querySelector("h3")?.textContent;
    if (title !== undefined && title !== null) return title;
    return element?.closest("article") === null ? (element.getAttribute("aria-label") ?? element.textContent) : "game";
  });

test.beforeEach(({ page }) => servePictures(page));

test("[H-07] few stops of the Tab key lie between the top of the page and the first game", async ({ page }) => {
  await page.goto("/");
  // Without a server the games come later than the page, and before them Tab goes round without meeting one.
  await page.getByRole("article").first().waitFor();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  const stops: string[] = [];
  while (stops.length < 50 && stops.at(-1) !== "game") {
    await page.keyboard.press("Tab");
    stops.push((await focused(page)) ?? "");
  }
  expect(stops.filter((stop) => ["Platform", "Genre", "Tag"].includes(stop))).toEqual(["Platform", "Genre", "Tag"]);
  // One of them leads past all the others: the button that goes to any page.
  expect(stops.length).toBeLessThanOrEqual(15);
});

test("[H-07] 'Skip to content' leads past the sidebar to the heading of the games", async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: "All games" });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL("/");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Hide filters");
});

for (const [path, name] of [
  ["/search?q=portal", /^Search results/],
  ["/favorites", "Favorites"],
  ["/game/4200", "Portal 2"],
  ["/no-such-page", "Oops! Page not found"],
] as const) {
  test.describe(path, () => {
    // A page that is not there says so by its status, which the console repeats.
    test.use({ expectedErrors: ["404"] });

    test(
      `[H-07] 'Skip to content' leads to the heading of ${path}`,
      deepUnless(path === "/game/4200"),
      async ({ page }) => {
        await page.goto(path);
        const heading = page.getByRole("heading", { level: 1, name });
        await heading.waitFor();
        await page.getByRole("link", { name: "Skip to content" }).press("Enter");
        await expect(heading).toBeFocused();
      },
    );
  });
}

test("[F-02] arrow keys, Home and End walk through the chips of a group", async ({ page }) => {
  await page.goto("/");
  await chip(page, "Genre", "Action").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  const names = await group(page, "Genre").getByRole("button").allTextContents();
  await expect(chip(page, "Genre", names[2] ?? "")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(chip(page, "Genre", names[0] ?? "")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  await expect(chip(page, "Genre", names.at(-1) ?? "")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(chip(page, "Genre", names[1] ?? "")).toHaveAttribute("aria-pressed", "true");
  await expect(chip(page, "Genre", names[1] ?? "")).toBeFocused();
  // Keys with another meaning keep it.
  await page.keyboard.press("Control+ArrowRight");
  await expect(chip(page, "Genre", names[1] ?? "")).toBeFocused();
  await expectNoAxeFindings(page);
});

test("[F-02] Tab comes to the chosen chip of a group, and back to where it left", DEEP, async ({ page }) => {
  await page.goto("/?genre=puzzle");
  const platforms = group(page, "Platform").getByRole("button");
  await platforms.first().focus();
  await page.keyboard.press("Tab");
  await expect(chip(page, "Genre", "Puzzle")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  const left = await page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Tag");
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(left);
});

test("[F-03] the steps of the scores and the active filters are one stop each, too", DEEP, async ({ page }) => {
  await serveFacets(page);
  await page.goto("/?genre=puzzle&tag=singleplayer&year=2015");
  await page.getByRole("tab", { name: "Advanced Search" }).click();
  const steps = group(page, "Metacritic").getByRole("button");
  await steps.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(steps.nth(1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Metacritic from" })).toBeFocused();
  const active = page.getByRole("list", { name: "Active filters" }).getByRole("button");
  await active.first().focus();
  await page.keyboard.press("End");
  await expect(active.last()).toHaveText("Clear all");
  await expect(active.last()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Sort by")).toBeFocused();
});
