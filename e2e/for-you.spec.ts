// Recommendations from the visitor's own marks, on the shelf and below the shelves of the day.
import type { Page } from "@playwright/test";
import { aShelfFile, bringShelf } from "./support/bring-shelf.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { startWithFavorites } from "./support/start-with-favorites.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { leaksIn, watchSent } from "./support/watch-sent.ts";

test.beforeEach(({ page }) => servePictures(page));

/** Puts a library on the shelf. */
async function shelve(page: Page, rows: readonly string[]): Promise<void> {
  await page.goto("/shelf");
  const section = page.getByRole("region", { name: "Bring your games along" });
  await section.getByRole("textbox").fill(["Title,Status,Rating", ...rows, ""].join("\n"));
  await section.getByRole("button", { name: "Find these games" }).click();
  await section.getByRole("button", { name: /^Put \d+ games? on my shelf/ }).click();
  await expect(page.getByRole("tab").first()).toBeVisible();
}

const forYou = (page: Page) => page.getByRole("region", { name: "For you" });
const games = (page: Page) => forYou(page).getByRole("listitem");
const MARKED = ["Hades", "Celeste", "Dead Cells"];
const ROWS = ["Hades,Completed,", "Celeste,Completed,10", "Dead Cells,Playing,"];

test("[P-06] three marks bring games with a reason each, none of them marked, and no address names one", async ({
  page,
}) => {
  await shelve(page, ROWS);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await forYou(page).scrollIntoViewIfNeeded();
  await expect(games(page)).toHaveCount(6);
  const first = games(page).first();
  await expect(
    first.getByText(/^Because you (?:finished Hades|gave Celeste 5 of 5 stars|are playing Dead Cells)/),
  ).toBeVisible();
  const names = await forYou(page).getByRole("listitem").getByRole("link").allInnerTexts();
  for (const name of MARKED) expect(names.some((text) => text.startsWith(`${name} `) && !/II/.test(text))).toBe(false);
  expect(asked.filter((address) => /\/api\/games\?/.test(address) && /(?:ids|exclude|like)=/.test(address))).toEqual(
    [],
  );
  await expectNoAxeFindings(page);
});

test("[P-06] “Not this” marks a game, brings the next one, keeps the focus, and is taken back by Undo", async ({
  page,
}) => {
  await shelve(page, ROWS);
  await forYou(page).scrollIntoViewIfNeeded();
  await expect(games(page)).toHaveCount(6);
  const nots = forYou(page).getByRole("button", { name: /^Not this/ });
  const [first = "", second = ""] = await Promise.all([0, 1].map((at) => nots.nth(at).getAttribute("aria-label")));
  await nots.first().focus();
  await page.keyboard.press("Enter");
  await expect(nots.first()).toHaveAttribute("aria-label", second ?? "");
  await expect(nots.first()).toBeFocused();
  await expect(games(page)).toHaveCount(6);
  await expect(page.getByRole("status", { name: "Notices" })).toContainText("Not interested");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(nots.first()).toHaveAttribute("aria-label", first ?? "");
  // Nothing of what is not wanted stays out of the page that comes next.
  await nots.first().click();
  await page.goto("/discover");
  await forYou(page).scrollIntoViewIfNeeded();
  await expect(games(page)).toHaveCount(6);
  await expect(forYou(page).getByRole("button", { name: first ?? "", exact: true })).toHaveCount(0);
});

test("[P-06] with fewer than three marks the section says what is missing", async ({ page }) => {
  await shelve(page, ["Hades,Completed,"]);
  await forYou(page).scrollIntoViewIfNeeded();
  await expect(
    forYou(page).getByText("Mark 2 more games or give them hearts, and you find games here that fit you."),
  ).toBeVisible();
  await expect(games(page)).toHaveCount(0);
  // It leads to the shelf from elsewhere; here that is the page itself.
  await expect(forYou(page).getByRole("link", { name: "My shelf" })).toHaveCount(0);
  await page.goto("/discover");
  await forYou(page).scrollIntoViewIfNeeded();
  await expect(forYou(page).getByRole("link", { name: "My shelf" })).toBeVisible();
});

test("[P-06] hearts alone bring games, and none that has one", async ({ page }) => {
  await startWithFavorites(page, 4);
  await page.goto("/discover");
  await forYou(page).scrollIntoViewIfNeeded();
  await expect(games(page)).toHaveCount(6);
  await expect(
    games(page)
      .first()
      .getByText(/^Because .+ is one of your favorites/),
  ).toBeVisible();
  const { results } = await (await page.request.get("/api/games?page_size=4")).json();
  const names = await games(page).getByRole("link").allInnerTexts();
  for (const { name } of results) expect(names).not.toContain(name);
});

test("[P-06] a series goes on, and begins, with its reason, and no address says which", async ({ page }) => {
  await shelve(page, ["Mass Effect 2,Completed,10", "Portal,Completed,", "Dark Souls,Completed,"]);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await forYou(page).scrollIntoViewIfNeeded();
  await expect(games(page)).toHaveCount(6);
  await forYou(page).getByRole("button", { name: "More for me" }).click();
  const gameBecause = (reason: string) => games(page).filter({ hasText: reason }).getByRole("link");
  await expect(gameBecause("Next in the series Portal: you finished Portal.")).toContainText("Portal 2");
  await expect(gameBecause("Next in the series Mass Effect: you gave Mass Effect 2 5 of 5 stars.")).toContainText(
    "Mass Effect 3",
  );
  await expect(gameBecause("Where the series Mass Effect begins:")).toContainText("Mass Effect 2007");
  await expectNoAxeFindings(page);
  expect(asked.filter((address) => /series=/.test(address))).toEqual([]);
});

/** All that a question may say. */
const ASKED = "exclude exclude_additions fame ids include like ordering page_size release series tags".split(" ");

test("[P-06] the server is told games, tags and series in bodies, and no stars, note, date or list", async ({
  page,
  context,
}) => {
  const [note, list] = ["Only Wilhelmine may know", "Quxolotl over Ymir"];
  const { results } = await (await page.request.get("/api/games?search=portal&page_size=3")).json();
  const marked: { id: number; name: string }[] = results;
  const rows = marked.map((game) => ({ id: game.id, game, mark: "finished", halfStars: 9, note }));
  const sent = watchSent(context);
  await bringShelf(page, aShelfFile(rows, list));
  await forYou(page).scrollIntoViewIfNeeded();
  await expect(games(page)).toHaveCount(6);
  const all = await sent();
  expect(leaksIn(all, [note, list])).toEqual([]);
  const questions = all.filter((text) => !text.startsWith("GET\n"));
  expect(questions.filter((text) => !/^POST\n[^\n]+\/api\/games\n/.test(text))).toEqual([]);
  expect(questions.length).toBeGreaterThan(1);
  const said = questions.flatMap((text) => [...new URLSearchParams(text.split("\n").at(-1)).keys()]);
  expect([...new Set(said)].filter((name) => !ASKED.includes(name))).toEqual([]);
});
