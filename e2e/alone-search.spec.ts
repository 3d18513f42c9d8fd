// The search box in the folder without a server: what the page's own engine suggests, the ways on from there, and a
// catalogue that the host does not give. Nothing is put in anybody's place: the host is a host of files.
import { test, type Page } from "@playwright/test";
import { CATALOGUE_FILES } from "../src/shared/alone.ts";
import { BUILD_MS, buildFolder } from "./support/build-folder.ts";
import { serveFiles } from "./support/file-server.ts";
import { expect } from "./support/patient.ts";
import { untilTakenUp } from "./support/taken-up.ts";

const BASE = "/some/folder/";
const LOGGED = "Error en búsqueda";

test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ serviceWorkers: "allow" });

let folder: string;
let host: Awaited<ReturnType<typeof serveFiles>>;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  ({ folder } = await buildFolder(BASE));
});
test.beforeEach(async () => {
  host = await serveFiles(folder, BASE);
});
test.afterEach(() => host.stop());

const field = (page: Page) => page.getByRole("combobox", { name: "Search games" });
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page) => list(page).getByRole("option");
const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens a page that asks nothing by itself, and waits until it hears what is typed. */
async function openQuiet(page: Page): Promise<void> {
  await page.goto(`${host.address}favorites`);
  await untilTakenUp(page);
}

/** Types `text` and waits for games that are called so, and the way to all. */
async function suggest(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(options(page).filter({ hasText: text }).nth(1)).toBeVisible();
  await expect(options(page).last()).toHaveText("See all results");
}

test("[S-05] 'See all results' leads to the results in the folder, by click and by key", async ({ page }) => {
  await openQuiet(page);
  await suggest(page, "half-life");
  await options(page).filter({ hasText: "See all results" }).click();
  await expect(page).toHaveURL(`${host.address}search?q=half-life`);
  await expect(title(page)).toHaveText("Search results: “half-life”");
  await expect(page.getByRole("article").first().getByRole("heading")).toContainText("Half-Life");
  await suggest(page, "portal");
  await field(page).press("End");
  await field(page).press("Enter");
  await expect(page).toHaveURL(`${host.address}search?q=portal`);
  await expect(page.getByRole("article").first().getByRole("heading")).toContainText("Portal");
});

test("[S-06] choosing a suggestion opens its game and empties the input", async ({ page }) => {
  await openQuiet(page);
  await suggest(page, "portal");
  await options(page).filter({ hasText: "Portal 2" }).first().click();
  await expect(page).toHaveURL(`${host.address}game/4200`);
  await expect(title(page)).toHaveText("Portal 2");
  await expect(field(page)).toHaveValue("");
  await expect(list(page)).toBeHidden();
});

test("[S-07] the X exists only while there is text; it empties everything and removes the focus", async ({ page }) => {
  await openQuiet(page);
  const clear = page.getByRole("button", { name: "Clear search" });
  await expect(clear).toHaveCount(0);
  await suggest(page, "zelda");
  await clear.click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).not.toBeFocused();
  await expect(list(page)).toBeHidden();
  await expect(clear).toHaveCount(0);
});

test("[S-08] a click outside closes the list and keeps the text", async ({ page }) => {
  await openQuiet(page);
  await suggest(page, "zelda");
  await page.mouse.click(700, 700);
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue("zelda");
  await field(page).click();
  await expect(options(page).last()).toHaveText("See all results");
});

test("[S-11] a search that fails, as the catalogue is not given, is logged, empties the suggestions and says nothing", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  host.faults.refused.add(CATALOGUE_FILES[0]);
  await openQuiet(page);
  await field(page).fill("zelda");
  await expect.poll(() => logged.some((text) => text.includes(LOGGED))).toBe(true);
  await expect(list(page)).toBeHidden();
  await expect(page.getByText(/Searching|No results|error/i)).toHaveCount(0);
  host.faults.refused.clear();
  await openQuiet(page);
  await suggest(page, "zelda");
  expect(logged.filter((text) => text.includes(LOGGED))).toHaveLength(1);
});
