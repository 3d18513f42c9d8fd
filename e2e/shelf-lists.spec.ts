// The visitor's own lists have a picture, of their games or of the one that is chosen, and a note; both are kept, go into the
// file, and the note into a link where the visitor says so.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { aShelfFile, bringShelf } from "./support/bring-shelf.ts";
import { aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

const NOTE = "For Anna.\nStart with the last.";

const list = (page: Page) => page.getByRole("group").filter({ hasText: "Top" });
const pictures = (page: Page) => list(page).locator("summary img");

test.beforeEach(async ({ page }) => {
  await servePictures(page);
  await serveList(page, () => aPage([]));
  await bringShelf(page, aShelfFile([1, 2, 3, 4, 5].map((id) => ({ id }))));
  await list(page).locator("summary").click();
});

test("[P-01] a list has the pictures of its first four games, or that of the one that is chosen", async ({ page }) => {
  await expect(pictures(page)).toHaveCount(4);
  await list(page).getByRole("combobox", { name: "Picture of the list" }).selectOption("Game number 5");
  await expect(pictures(page)).toHaveCount(1);
  await expect(pictures(page)).toHaveAttribute("src", /games(?:\/|%2F)5(?:\/|%2F)/);
  await expectNoAxeFindings(page);
  await page.reload();
  await expect(pictures(page)).toHaveCount(1);
  await list(page).locator("summary").click();
  await list(page).getByRole("button", { name: "Take out of the list: Game number 5" }).click();
  await expect(pictures(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(pictures(page)).toHaveCount(1);
  await list(page).getByRole("combobox", { name: "Picture of the list" }).selectOption("Of its first games");
  await expect(pictures(page)).toHaveCount(4);
});

test("[P-03] a list's note and picture are kept, and go into the file", async ({ page }) => {
  const note = list(page).getByRole("textbox", { name: "Note on the list" });
  await note.fill(NOTE);
  await list(page).getByRole("combobox", { name: "Picture of the list" }).selectOption("Game number 2");
  // It is kept while it is written, and not only when the visitor leaves it.
  await page.waitForTimeout(700);
  await page.reload();
  await expect(list(page).locator("summary")).toContainText("For Anna.");
  await list(page).locator("summary").click();
  await expect(note).toHaveValue(NOTE);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export (JSON)" }).click();
  const file: unknown = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file).toMatchObject({ version: 1, lists: [{ note: { value: NOTE }, cover: { value: 2 } }] });
});

test("[P-04] a link has the list's note in it only where the visitor says so", async ({ page, browser, baseURL }) => {
  await list(page).getByRole("textbox", { name: "Note on the list" }).fill(NOTE);
  await list(page).getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: "Link" });
  await expect(field).toHaveValue(/\/shared#1\./);
  const without = await field.inputValue();
  await dialog.getByRole("checkbox", { name: "With the note on the list" }).check();
  await expect(field).not.toHaveValue(without);
  await expectNoAxeFindings(page);
  const withNote = await field.inputValue();
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const there = await elsewhere.newPage();
  await servePictures(there);
  await there.goto(without);
  await expect(there.getByRole("heading", { level: 1, name: "Top" })).toBeVisible();
  await expect(there.getByText("Start with the last.")).toHaveCount(0);
  await there.goto(withNote);
  await expect(there.getByText("Start with the last.")).toBeVisible();
  await there.getByRole("button", { name: "Keep it as a list of mine" }).click();
  await there.reload();
  await expect(there.getByText("You keep this list already.")).toBeVisible();
  await expectNoAxeFindings(there);
  await there.getByRole("link", { name: "Open Top" }).click();
  const kept = there.getByRole("group").filter({ hasText: "Top" });
  await expect(kept).toHaveCount(1);
  await expect(kept.getByRole("textbox", { name: "Note on the list" })).toHaveValue(NOTE);
  await elsewhere.close();
});

for (const [width, isTooFine] of [
  [1280, false],
  [390, true],
] as const)
  test(`[P-04] the code of sixty games is as large as the window lets it be: ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // Names without an order, which no packing makes shorter.
    const nameOf = (id: number) => createHash("sha256").update(String(id)).digest("base64url").slice(0, 18);
    const games = Array.from({ length: 60 }, (_, index) => ({
      id: index + 1,
      game: { name: nameOf(index + 1) },
    }));
    await bringShelf(page, aShelfFile(games));
    await list(page).locator("summary").click();
    await list(page).getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog");
    const code = dialog.getByRole("img", { name: "The link, for a camera" });
    await expect(code).toBeVisible();
    const fields = Number((await code.getAttribute("viewBox"))?.split(" ").at(-1));
    expect(fields).toBeGreaterThan(100);
    const side = (await code.boundingBox())?.width ?? 0;
    const room = await dialog.getByRole("textbox", { name: "Link" }).evaluate((field) => field.clientWidth);
    if (isTooFine) expect(side).toBeGreaterThanOrEqual(room);
    else expect(side / fields).toBeGreaterThanOrEqual(4);
    await expect(dialog.getByText("Copy the link instead.")).toBeVisible({ visible: isTooFine });
    await expectNoAxeFindings(page);
  });

test("[P-01] a game is found and put into a list where the list is, and Undo takes it out again", async ({ page }) => {
  await page.unrouteAll();
  await servePictures(page);
  await page.getByRole("textbox", { name: "Name of a new list" }).fill("Evenings");
  await page.keyboard.press("Enter");
  const made = page.getByRole("group").filter({ hasText: "Evenings" });
  await made.locator("summary").click();
  await expect(made).toContainText("No game in it yet.");
  const field = made.getByRole("combobox", { name: "Add a game" });
  await field.fill("celeste");
  const celeste = made.getByRole("option", { name: /^Celeste ?2018$/ });
  await expect(celeste).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(made.getByRole("listitem")).toHaveText(["Celeste"]);
  // The next one is typed at once, and what is there is not offered again.
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await field.fill("celeste");
  await expect(
    made.getByText("No game of that title that is not here already").or(made.getByRole("option").first()),
  ).toBeVisible();
  await expect(celeste).toHaveCount(0);
  await field.fill("");
  await page.reload();
  await made.locator("summary").click();
  await expect(made.getByRole("listitem")).toHaveText(["Celeste"]);
  await field.fill("hades");
  // Whoever is quicker than the answer means the first of what comes.
  await page.keyboard.press("Enter");
  await expect(made.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(made.getByRole("listitem")).toHaveText(["Celeste"]);
});
