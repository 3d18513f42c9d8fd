// Insights that a test makes up, for the panel on the game's page.
import type { Page, Route } from "@playwright/test";

export const INSIGHT = {
  recommendations: [
    {
      name: "Similar Games",
      reason: "They think in rooms.",
      games: [
        {
          title: "Portal",
          game: {
            id: 13_536,
            name: "Portal",
            released: "2007-10-09",
            background_image: "/media/games/13536/background.jpg",
          },
        },
        { title: "A Game Nobody Sells", game: null },
      ],
    },
    { name: "Upcoming Releases", reason: "", games: [{ title: "Another One", game: null }] },
  ],
  tricks: ["Look for white walls.", "Fall far, fly far.", "Wait for the lift.", "Listen to the turret."],
  source: { kind: "model", model: "test-model" },
  filled: [] as string[],
  hasGeneralTricks: false,
};

/** One line of an answer. */
export const line = (event: object) => `${JSON.stringify(event)}\n`;

/** The whole answer for `changes` of the insight above. */
export const wholeAnswer = (changes: object = {}) => line({ type: "insight", insight: { ...INSIGHT, ...changes } });

/** Answers `/api/insights/…` and counts how often it is asked. */
export async function serveInsights(
  page: Page,
  answer: (route: Route, count: number) => Promise<void>,
): Promise<() => number> {
  let count = 0;
  await page.route("**/api/insights/*", async (route) => {
    count += 1;
    // A request that was aborted meanwhile needs no answer.
    await answer(route, count).catch(() => undefined);
  });
  return () => count;
}

export const withLines = (body: string) => (route: Route) =>
  route.fulfill({ body, contentType: "application/x-ndjson; charset=utf-8" });
