// The AI panel when no model answers: the catalogue's own insight with the reason, and asking again where that can help.
import type { Page } from "@playwright/test";
import { PORTAL_2 } from "./support/serve-game.ts";
import { serveInsights, wholeAnswer, withLines } from "./support/serve-insights.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

const WIDTHS = [360, 1440];
const OWN = "These recommendations and tricks are the catalogue's own.";
const standIn = (code: string, retryAfterS: number | null) =>
  wholeAnswer({ source: { kind: "catalogue", failure: { code, retryAfterS } } });

const panelOf = (page: Page) => page.getByRole("region", { name: "AI Insights" });

async function openGame(page: Page): Promise<void> {
  await page.goto(`/game/${PORTAL_2}`);
  await panelOf(page).scrollIntoViewIfNeeded();
}

async function heightOf(page: Page): Promise<number> {
  return Math.round((await panelOf(page).boundingBox())?.height ?? 0);
}

for (const width of WIDTHS) {
  test(
    `[A-11] at ${width} px it says why, in the same height, and asking again puts the model's words there`,
    deepUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const count = await serveInsights(page, (route, asked) =>
        withLines(asked === 1 ? standIn("provider_timeout", 1) : wholeAnswer())(route),
      );
      await openGame(page);
      const panel = panelOf(page);
      await expect(panel.getByText(`The AI took too long to answer. ${OWN}`)).toBeVisible();
      await expect(panel.getByText("From the bundled catalogue")).toBeAttached();
      await expect(panel.getByRole("heading", { name: "Similar Games" })).toBeVisible();
      await expect(panel.getByRole("alert")).toHaveCount(0);
      await expectNoAxeFindings(page);
      const before = await heightOf(page);
      await panel.getByRole("tab", { name: "Tricks" }).click();
      await expect(panel.getByText(OWN)).toBeVisible();
      await expect(panel.getByRole("listitem")).toHaveCount(4);
      // A second later it may be pressed.
      await panel.getByRole("button", { name: "Try again", exact: true }).press("Enter");
      await expect(panel.getByText("Written by test-model")).toBeAttached();
      await expect(panel.getByText(OWN)).toHaveCount(0);
      expect(await heightOf(page)).toBe(before);
      expect(count()).toBe(2);
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("tab", { name: "Tricks" })).toBeFocused();
    },
  );
}

test("[A-11] asking again is offered where it can help only, and not before it can", async ({ page }) => {
  const answers = [standIn("provider_refused", null), standIn("budget", null), standIn("provider_status", 240)];
  const count = await serveInsights(page, (route, asked) => withLines(answers[asked - 1] ?? "")(route));
  const panel = panelOf(page);
  for (const words of ["not available at the moment", "as often as this hour allows"]) {
    await openGame(page);
    await expect(panel.getByText(words)).toBeVisible();
    await expect(panel.getByRole("button")).toHaveCount(0);
  }
  await openGame(page);
  const wait = panel.getByRole("button", { name: "Try again in 4 min" });
  await expect(wait).toBeVisible();
  await expect(wait).toHaveAttribute("aria-disabled", "true");
  await wait.press("Enter");
  expect(count()).toBe(3);
});

test("[A-11] whatever the code says, no word of it is shown", async ({ page }) => {
  const attack = "<b>AI API error: 500</b>";
  await serveInsights(page, withLines(standIn(attack, null)));
  await openGame(page);
  await expect(panelOf(page).getByText(`The AI did not answer. ${OWN}`)).toBeVisible();
  await expect(panelOf(page)).not.toContainText("AI API error");
});
