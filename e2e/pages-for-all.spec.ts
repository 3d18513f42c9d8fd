// The pages that lead on from the catalogue are clear to everybody in Spanish and in both themes, too.
import { gameAddress } from "../src/shared/match-route.ts";
import { deepUnless } from "./support/lane.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

const PORTAL_2 = 4200;
const WITCHER_3 = 3328;
const PAGES = [
  ["E-01", "/studio/valve-software"],
  ["E-01", "/series/half-life"],
  ["E-02", "/upcoming"],
  ["E-05", "/discover"],
  ["E-06", `${gameAddress(PORTAL_2)}/similar`],
  ["E-06", `/compare?ids=${PORTAL_2},${WITCHER_3}`],
] as const;

test.use({ locale: "es-ES" });
test.beforeEach(({ page }) => servePictures(page));

for (const [theme, width] of [
  ["light", 360],
  ["dark", 360],
  ["light", 1440],
  ["dark", 1440],
] as const) {
  for (const [id, address] of PAGES) {
    const isOrdinary = theme === "light" && width === 360;
    test(
      `[${id}] ${address} has no findings in Spanish, ${theme} at ${width} px`,
      deepUnless(isOrdinary),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme });
        await page.goto(address);
        await expect(page.locator("html")).toHaveAttribute("lang", "es");
        await expect(page.getByRole("article").or(page.getByRole("table")).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expectNoAxeFindings(page);
      },
    );
  }
}
