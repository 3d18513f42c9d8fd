// A library from elsewhere is read, found, looked at and only then put on the shelf.
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

test.beforeEach(({ page }) => servePictures(page));

const STEAM = JSON.stringify({
  response: {
    games: [
      { appid: 620, name: "Portal 2" },
      { appid: 1, name: "The Wicher 3" },
      { appid: 2, name: "Qzxwv Jkqxz" },
    ],
  },
});

test("[P-03] a Steam library is taken over after a look at it, and once only", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/shelf");
  const section = page.getByRole("region", { name: "Bring your games along" });
  const take = async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      section.getByRole("button", { name: "Choose a file" }).click(),
    ]);
    await chooser.setFiles({ name: "games.json", mimeType: "application/json", buffer: Buffer.from(STEAM) });
  };
  await take();
  await expect(section.getByText("One title is not in this catalogue")).toBeVisible();
  await expect(section.getByText("One title was found")).toBeVisible();
  // Nothing is on the shelf before the visitor says so.
  await expect(page.getByRole("tab")).toHaveCount(0);
  const choice = section.getByRole("combobox", { name: "The Wicher 3" });
  await choice.selectOption({ index: 1 });
  await section.getByRole("combobox", { name: "Mark for games whose list says none" }).selectOption("Finished");
  await expectNoAxeFindings(page);
  await section.getByRole("button", { name: "Put 2 games on my shelf" }).click();
  await expect(page.getByRole("tab", { name: "Finished (2)" })).toBeVisible();
  await expect(
    page.getByRole("list", { name: "All" }).getByRole("article").filter({ hasText: "Portal 2" }),
  ).toBeVisible();
  expect(asked.filter((address) => /Portal|Witcher/i.test(address))).toEqual([]);
  await take();
  await section.getByRole("combobox", { name: "The Wicher 3" }).selectOption({ index: 1 });
  await section.getByRole("button", { name: "Put 2 games on my shelf" }).click();
  await expect(section.getByRole("status")).toHaveText("Your shelf knows all of this already. Nothing was changed.");
});

test("[P-03] pasted titles keep their marks and dates, and go again with Undo", async ({ page }) => {
  await page.goto("/shelf");
  const section = page.getByRole("region", { name: "Bring your games along" });
  await section
    .getByRole("textbox")
    .fill("Title,Status,Rating,Completion Date\nCeleste,Completed,9,2020-02-03\nHollow Knight,Playing,,\n");
  await section.getByRole("button", { name: "Find these games" }).click();
  await section.getByRole("button", { name: "Put 2 games on my shelf" }).click();
  await expect(page.getByRole("tab", { name: "Playing (1)" })).toBeVisible();
  await expect(page.getByRole("img", { name: "4.5 of 5 stars" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "2020 in numbers" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("tab")).toHaveCount(0);
});

test("[P-03] what holds no titles says so and changes nothing", async ({ page }) => {
  await page.goto("/shelf");
  const section = page.getByRole("region", { name: "Bring your games along" });
  await section.getByRole("textbox").fill("12 hrs\n{}");
  await section.getByRole("button", { name: "Find these games" }).click();
  await expect(section.getByText("One title is not in this catalogue")).toBeVisible();
  await section.getByRole("button", { name: "Cancel" }).click();
  await section.getByRole("textbox").fill("3 hrs");
  await section.getByRole("button", { name: "Find these games" }).click();
  await expect(section.getByRole("status")).toHaveText("No titles could be read in it. Nothing was changed.");
});

test("[P-03] the table of a shelf that is imported as a file goes on to where its games are looked for", async ({
  page,
}) => {
  await page.goto("/shelf");
  const input = page.getByLabel("Import a file", { exact: true }).and(page.locator("input"));
  const table =
    "id,name,released,mark,stars,note,begun,finished,times_played,changed\r\n4200,Portal 2,,want,,,,,0,\r\n";
  await input.setInputFiles({ name: "ludex-shelf.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  const files = page.getByRole("region", { name: "It is yours" });
  await expect(files.getByRole("status")).toContainText("This is the table of a shelf");
  await files.getByRole("button", { name: "Find these games" }).click();
  const section = page.getByRole("region", { name: "Bring your games along" });
  await expect(section.getByRole("heading", { name: "Bring your games along" })).toBeFocused();
  await section.getByRole("button", { name: "Put 1 game on my shelf" }).click();
  await expect(page.getByRole("tab", { name: "Want to play (1)" })).toBeVisible();
});

for (const width of [320, 1440]) {
  test(`[P-03] the import at ${width} px has no findings`, deepUnless(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/shelf");
    const section = page.getByRole("region", { name: "Bring your games along" });
    await section.getByRole("textbox").fill("Doom\nPortal 2\nQzxwv Jkqxz");
    await section.getByRole("button", { name: "Find these games" }).click();
    await expect(section.getByText(/not in this catalogue/)).toBeVisible();
    await expectNoAxeFindings(page);
  });
}
