// A shelf of games that no catalogue has, brought by its file: nothing of it was asked of a server before the test begins.
import type { Page } from "@playwright/test";
import { aListed } from "./serve-list.ts";
import { expect } from "./test.ts";

type ShelfRow = {
  id: number;
  /** What differs from a game that has nothing but an id and a name. */
  game?: object;
  mark?: string;
  halfStars?: number;
  note?: string;
};

/** What a file says of any part: a value, when, and by whom. */
const stamped = (value: unknown) => ({ value, at: 1, by: "a" });

function aRow({ id, game, ...parts }: ShelfRow) {
  const said = Object.entries({ mark: "want", ...parts }).map(([name, value]) => [name, stamped(value)]);
  return { id, game: stamped(aListed(id, game)), ...Object.fromEntries(said) };
}

/** A file of a shelf with these games, all of them in one list, in this order. */
export function aShelfFile(games: readonly ShelfRow[], list = "Top"): string {
  const places = Object.fromEntries(games.map(({ id }, index) => [id, stamped(index + 1)]));
  return JSON.stringify({
    format: "ludex-shelf",
    version: 1,
    games: games.map(aRow),
    lists: [{ id: "l1", name: stamped(list), places }],
  });
}

/** Takes `file` over on the page of the shelf. */
export async function bringShelf(page: Page, file: string): Promise<void> {
  await page.goto("/shelf");
  const input = page.getByLabel("Import a file", { exact: true }).and(page.locator("input"));
  await input.setInputFiles({ name: "shelf.json", mimeType: "application/json", buffer: Buffer.from(file) });
  await page.getByRole("button", { name: "Take over" }).click();
  await expect(page.getByRole("tab", { name: /^All \(/ })).toBeVisible();
}
