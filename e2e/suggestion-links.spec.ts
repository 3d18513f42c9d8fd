// Suggestions are links: what people do with links to open them elsewhere works, and leaves the box as it is.
import { aListed, aPage, serveList } from "./support/serve-list.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

test.beforeEach(async ({ page }) => {
  await servePictures(page);
  await serveList(page, () => aPage([aListed(3328, { name: "The Witcher 3: Wild Hunt" })]));
  await page.goto("/favorites");
});

for (const { how, click } of [
  { how: "Ctrl", click: { modifiers: ["Control" as const] } },
  { how: "the middle button", click: { button: "middle" as const } },
]) {
  test(
    `[S-06] with ${how} a suggestion opens in a new tab, and this one stays as it is`,
    deepUnless(how === "Ctrl"),
    async ({ page, context }) => {
      const before = page.url();
      const field = page.getByRole("combobox", { name: "Search games" });
      const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
      await field.fill("witcher");
      for (const [option, address] of [
        [options.first(), "/game/3328"],
        [options.last(), "/search?q=witcher"],
      ] as const) {
        const opening = context.waitForEvent("page");
        await option.click(click);
        const tab = await opening;
        await tab.waitForURL(address, { waitUntil: "commit" });
        await tab.close();
        expect(page.url()).toBe(before);
        await expect(field).toHaveValue("witcher");
        await expect(field).toBeFocused();
        await expect(options).toHaveCount(2);
      }
      await expectNoAxeFindings(page);
    },
  );
}
