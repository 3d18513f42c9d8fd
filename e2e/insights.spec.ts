// The AI panel on a game's page: written by the bundled catalogue as the real server does, and in every other state
// with answers of the test.
import type { Page } from "@playwright/test";
import { PORTAL_2 } from "./support/serve-game.ts";
import { INSIGHT, line, serveInsights, wholeAnswer, withLines } from "./support/serve-insights.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";
import { shareOf } from "../test/support/lane.ts";

const WIDTHS = [360, 1440];
const HINT =
  "Too little may be known about this game, the connection may have failed, or the API key in the environment file may not be valid.";

const panelOf = (page: Page) => page.getByRole("region", { name: "AI Insights" });

async function openGame(page: Page, id = PORTAL_2): Promise<void> {
  await page.goto(`/game/${id}`);
  await panelOf(page).scrollIntoViewIfNeeded();
}

/** Reports a layout that moved after the panel was there. */
async function heightOf(page: Page): Promise<number> {
  return Math.round((await panelOf(page).boundingBox())?.height ?? 0);
}

for (const width of WIDTHS) {
  test.describe(`${width} px wide`, deepUnless(width === 1440), () => {
    test.use({ viewport: { width, height: 900 } });

    test("[A-01] [A-03] recommendations of the bundled catalogue, with cards that lead to their games", async ({
      page,
    }) => {
      await openGame(page);
      const panel = panelOf(page);
      await expect(panel.getByRole("tab", { name: "Recommendations" })).toHaveAttribute("aria-selected", "true");
      await expect(panel.getByRole("heading", { name: "Similar Games" })).toBeVisible();
      await expect(panel.getByRole("heading", { name: "Upcoming Releases" })).toBeAttached();
      await expect(panel.getByText("From the bundled catalogue")).toBeVisible();
      await expectNoAxeFindings(page);
      const card = panel.getByRole("link").first();
      const href = await card.getAttribute("href");
      await card.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Portal 2");
    });

    test("[A-01] four tricks of the game on the other tab", async ({ page }) => {
      await openGame(page);
      const panel = panelOf(page);
      await panel.getByRole("tab", { name: "Tricks" }).click();
      await expect(panel.getByRole("listitem")).toHaveCount(4);
      await expect(panel.getByRole("heading", { name: "Similar Games" })).toHaveCount(0);
      await expectNoAxeFindings(page);
    });

    test("[A-01] three lines while it is loading, and the same height in every state", async ({ page }) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await serveInsights(page, async (route) => {
        await released;
        await withLines(wholeAnswer())(route);
      });
      await openGame(page);
      const panel = panelOf(page);
      await expect(panel.getByRole("status", { name: "Loading AI insights" }).locator("div")).toHaveCount(3);
      await expectNoAxeFindings(page);
      const before = await heightOf(page);
      release();
      await expect(panel.getByText("Written by test-model")).toBeVisible();
      await expect(panel.getByRole("status")).toHaveCount(0);
      expect(await heightOf(page)).toBe(before);
      await panel.getByRole("tab", { name: "Tricks" }).click();
      expect(await heightOf(page)).toBe(before);
      await expectNoAxeFindings(page);
    });

    test.describe("an answer that fails", () => {
      test.use({ expectedErrors: ["AI Error", "Failed to load resource"] });

      test("[A-08] the error box with the error's message, a hint and a retry that works", async ({ page }) => {
        const count = await serveInsights(page, (route, asked) =>
          asked === 1
            ? route.fulfill({
                status: 502,
                json: { code: "provider_status", message: "AI API error: 503 - busy", retryAfterS: 0 },
              })
            : withLines(wholeAnswer())(route),
        );
        await openGame(page);
        const alert = panelOf(page).getByRole("alert");
        await expect(alert.getByRole("heading", { name: "AI Error" })).toBeVisible();
        await expect(alert).toContainText("AI API error: 503 - busy");
        await expect(alert).toContainText(HINT);
        await expectNoAxeFindings(page);
        const before = await heightOf(page);
        expect(count()).toBe(1);
        await alert.getByRole("button", { name: "Try again" }).press("Enter");
        await expect(panelOf(page).getByText("Written by test-model")).toBeVisible();
        expect(await heightOf(page)).toBe(before);
        expect(count()).toBe(2);
        // The keyboard goes on where it was.
        await page.keyboard.press("Tab");
        await expect(panelOf(page).getByRole("tab", { name: "Recommendations" })).toBeFocused();
      });
    });
  });
}

test.describe("failures", () => {
  test.use({ expectedErrors: ["AI Error", "Failed to load resource", "ERR_FAILED"] });

  const NOTHING = "La IA no pudo generar análisis para este juego. Intenta con otro juego o verifica tu conexión.";
  const json = (status: number, message: string, retryAfterS: number | null = 0) => ({
    status,
    json: { code: "x", message, retryAfterS },
  });
  const cases: [string, Parameters<typeof serveInsights>[1], string, string?][] = [
    ["[A-08] an error that says 'no generó'", (route) => route.fulfill(json(502, "La IA no generó nada")), NOTHING],
    [
      "[A-08] an error without words",
      (route) => route.fulfill({ status: 502, body: "<html>" }),
      "Error al conectar con la IA",
    ],
    ["[A-08] no connection", (route) => route.abort(), "Error al conectar con la IA"],
    [
      "[A-08] an answer that breaks off",
      withLines(line({ type: "part", part: { tricks: ["a"] } })),
      "Error al conectar con la IA",
    ],
    ["[A-08] an answer of another shape", withLines("{}\n"), "Error al conectar con la IA"],
    [
      "[A-05] an error that comes after parts",
      withLines(
        line({ type: "part", part: { tricks: ["a"] } }) +
          line({ type: "error", code: "x", message: "The AI did not generate a response with the expected structure" }),
      ),
      "The AI did not generate a response with the expected structure",
    ],
    [
      "[A-07] no provider",
      (route) => route.fulfill(json(503, "No se encontró ningún proveedor de IA configurado...", null)),
      "No se encontró ningún proveedor de IA configurado...",
      "never",
    ],
  ];
  const ORDINARY_FAILURES = new Set([
    "[A-08] no connection",
    "[A-08] an answer of another shape",
    "[A-05] an error that comes after parts",
    "[A-07] no provider",
  ]);
  for (const [what, answer, words, retry = "now"] of cases) {
    test(what, deepUnless(ORDINARY_FAILURES.has(what)), async ({ page }) => {
      await serveInsights(page, answer);
      await openGame(page);
      const alert = panelOf(page).getByRole("alert");
      await expect(alert).toContainText(words);
      await expect(alert).toContainText(HINT);
      await expect(alert.getByRole("button", { name: "Try again" })).toHaveCount(retry === "now" ? 1 : 0);
      // The rest of the page does not mind.
      await expect(page.getByRole("heading", { level: 1, name: "Portal 2" })).toBeAttached();
      await expect(page.getByRole("region", { name: "About" })).toContainText("Valve");
    });
  }
});

test("[A-09] empty lists say so", async ({ page }) => {
  await serveInsights(page, withLines(wholeAnswer({ recommendations: [], tricks: [] })));
  await openGame(page);
  const panel = panelOf(page);
  await expect(panel.getByText("No recommendations available")).toBeVisible();
  await panel.getByRole("tab", { name: "Tricks" }).click();
  await expect(panel.getByText("No tricks available")).toBeVisible();
  await expectNoAxeFindings(page);
});

test("[A-10] what comes from a model is text: nothing of it runs, and what the catalogue has not is no link", async ({
  page,
}) => {
  const attack = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
  const recommendations = [{ name: attack, reason: attack, games: [{ title: attack, game: null }] }];
  await serveInsights(
    page,
    withLines(wholeAnswer({ recommendations, tricks: [attack], source: { kind: "model", model: attack } })),
  );
  await openGame(page);
  const panel = panelOf(page);
  await expect(panel.getByRole("heading", { name: attack })).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveText(attack);
  await expect(panel.locator("a, script, img")).toHaveCount(0);
  await panel.getByRole("tab", { name: "Tricks" }).click();
  await expect(panel.getByRole("listitem")).toHaveText(attack);
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
});

test("[A-01] the keyboard chooses a tab with arrows, goes on into the panel and reaches the cards", async ({
  page,
}) => {
  await serveInsights(page, withLines(wholeAnswer()));
  await openGame(page);
  const panel = panelOf(page);
  await expect(panel.getByText("Written by test-model")).toBeVisible();
  await panel.getByRole("tab", { name: "Recommendations" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByRole("tab", { name: "Tricks" })).toBeFocused();
  await expect(panel.getByText(INSIGHT.tricks[0] ?? "")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByRole("tab", { name: "Recommendations" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("tabpanel")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: /Portal/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/game\/13536$/);
});

test("[A-04] the line under the words says what the catalogue filled in", async ({ page }) => {
  const answers = [
    { filled: ["recommendations"] },
    { filled: ["tricks"], hasGeneralTricks: true },
    { source: { kind: "catalogue" }, hasGeneralTricks: true },
  ];
  await serveInsights(page, (route, count) => withLines(wholeAnswer(answers[count - 1]))(route));
  for (const words of [
    "Written by test-model · recommendations from the bundled catalogue",
    "Written by test-model · general tricks of its genre from the bundled catalogue",
    "From the bundled catalogue · general tricks of its genre",
  ]) {
    await openGame(page);
    await expect(panelOf(page).getByText(words)).toBeVisible();
  }
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 360, height: 500 } });

  test("[A-01] nothing is asked before the panel comes near", async ({ page }) => {
    const count = await serveInsights(page, withLines(wholeAnswer()));
    await page.goto(`/game/${PORTAL_2}`);
    await expect(page.getByRole("heading", { level: 1, name: "Portal 2" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(count()).toBe(0);
    await panelOf(page).scrollIntoViewIfNeeded();
    await expect(panelOf(page).getByText("Written by test-model")).toBeAttached();
    expect(count()).toBe(1);
  });
});

for (const width of [360, 1024, 1280, 1920]) {
  test(`[A-03] at ${width} px what is usually written fits`, deepUnless(width === 1024), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const id of shareOf([3328, 3498, 4200], 3, 0)) {
      await openGame(page, id);
      const written = panelOf(page).getByRole("tabpanel");
      await expect(written.getByRole("heading", { name: "Upcoming Releases" })).toBeAttached();
      expect(await written.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
    }
  });
}

for (const width of [320, 360, 480, 1024]) {
  test(`[A-01] the names of the tabs stand in one line at ${width} px`, deepUnless(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openGame(page);
    const lines = await panelOf(page)
      .getByRole("tab")
      .evaluateAll((tabs) =>
        tabs.map((tab) => {
          const range = document.createRange();
          range.selectNodeContents(tab);
          const isWithin = tab.scrollWidth <= tab.clientWidth;
          return [new Set([...range.getClientRects()].map(({ top }) => top)).size, isWithin];
        }),
      );
    expect(lines).toEqual([
      [1, true],
      [1, true],
    ]);
  });
}
