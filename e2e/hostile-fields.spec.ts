// Every field that comes from outside, hostile, all the way: from RAWG and a model through the server into the page, whose
// policy is taken away, so that nothing but the app's own care stands between a text and a script.
import { expect, test, type Page } from "@playwright/test";
import { startServerProcess, type ServerProcess } from "../test/support/server-process.ts";
import { shareOf } from "../test/support/lane.ts";
import { filledDirectory } from "../test/support/filled-directory.ts";
import { HOSTILE } from "./support/hostile-markup.ts";
import { GAMES, startHostileServices, type HostileServices } from "./support/hostile-rawg.ts";
import { watchHits, type Hits } from "./support/watch-hits.ts";
import { untilHydrated } from "./support/test.ts";

const UNLIMITED = "1000000";

test.describe.configure({ mode: "serial", timeout: 300_000 });
test.use({ serviceWorkers: "block" });

let services: HostileServices;
let server: ServerProcess;
test.beforeAll(async () => {
  services = await startHostileServices();
  server = await startServerProcess({
    DATA_DIRECTORY: filledDirectory(),
    RAWG_API_KEY: "c4naryc4nary",
    RAWG_API_URL: services.rawg,
    RAWG_MONTHLY_BUDGET: "100000000",
    AI_PRIMARY_URL: services.provider,
    AI_PRIMARY_MODEL: "hostile",
    RATE_LIMIT_API: UNLIMITED,
    RATE_LIMIT_IMAGES: UNLIMITED,
    RATE_LIMIT_INSIGHTS: UNLIMITED,
  });
});
test.afterAll(async () => {
  await server.end("SIGKILL");
  await services.close();
});

/** Takes the policy off every document, and lets nothing out of this machine. */
async function withoutPolicy(page: Page): Promise<Hits> {
  await page.route(
    () => true,
    async (route) => {
      const request = route.request();
      if (new URL(request.url()).origin !== server.base) return await route.abort();
      if (request.resourceType() !== "document") return await route.continue();
      const response = await route.fetch({ maxRetries: 2 });
      const { "content-security-policy": _policy, ...headers } = response.headers();
      return await route.fulfill({ response, headers });
    },
  );
  return await watchHits(page);
}

/** What stands on the page that only markup from outside could have brought. */
const strangers = (page: Page) =>
  page.evaluate(() => {
    const wrong = [
      ...document.querySelectorAll("iframe, object, embed, base, frameset, marquee, math, link[href^='data']"),
    ];
    const handled = [...document.querySelectorAll("*")].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith("on")),
    );
    const own = location.origin;
    const links = [...document.querySelectorAll("a[href]")].filter((link) => {
      if (!(link instanceof HTMLAnchorElement)) return true;
      // RAWG's terms ask for a link to it; that one is ours.
      if (link.origin === own || link.href === "https://rawg.io/") return false;
      return !/^https?:$/.test(link.protocol) || !["noopener", "noreferrer"].every((word) => link.rel.includes(word));
    });
    return [...wrong, ...handled, ...links].map((element) => element.outerHTML.slice(0, 200));
  });

async function expectNothingRan(page: Page, { ran, sent }: Hits): Promise<void> {
  expect(await strangers(page)).toEqual([]);
  expect([[...ran], [...sent]]).toEqual([[], []]);
}

test("[safety-3] a game's page, field by field, over the whole corpus: nothing runs without the policy", async ({
  page,
}) => {
  const hits = await withoutPolicy(page);
  for (const id of shareOf(
    Array.from({ length: GAMES }, (_, index) => index + 1),
    12,
    0,
  )) {
    await page.goto(`${server.base}/game/${id}`);
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("hit");
    await page.getByText("Publishers").scrollIntoViewIfNeeded();
    await expect(page.locator("dl")).toContainText("hit");
    if (id === 1) {
      await page.getByRole("tab", { name: "Tricks" }).click();
      await expect(page.getByRole("tabpanel")).toContainText("hit");
      await page
        .getByRole("button", { name: /^Favorite: / })
        .first()
        .click();
    }
    await expectNothingRan(page, hits);
  }
});

test("[safety-3] lists, suggestions, favourites and the query itself: nothing runs without the policy", async ({
  page,
}) => {
  const hits = await withoutPolicy(page);
  // The catalogue has nothing near: RAWG's games are listed.
  await page.goto(`${server.base}/search?q=zzyzx+qwvbk`);
  await untilHydrated(page);
  await expect(page.getByRole("article").first()).toContainText("hit");
  await page.getByRole("article").first().hover();
  await page
    .getByRole("button", { name: /^Favorite: / })
    .first()
    .click();
  await expectNothingRan(page, hits);
  await page.getByRole("combobox", { name: "Search games" }).fill("<img src=x: onerror=hit(1)>");
  await expect(
    page
      .getByRole("option", { name: /^See all results/ })
      .or(page.getByText("No results found"))
      .first(),
  ).toBeVisible();
  await page.goto(`${server.base}/favorites`);
  await untilHydrated(page);
  await expect(page.getByRole("article").first()).toContainText("hit");
  await expectNothingRan(page, hits);
  for (const start of shareOf(
    Array.from({ length: Math.ceil(HOSTILE.length / 40) }, (_, index) => index * 40),
    5,
    0,
  )) {
    const query = encodeURIComponent(
      HOSTILE.slice(start, start + 40)
        .map(({ html }) => html.slice(0, 300))
        .join(" ")
        .toWellFormed()
        .replaceAll("\0", ""),
    )
      .slice(0, 7000)
      .replace(/%[0-9A-F]?$/, "");
    const path = start % 80 === 0 ? "search?q=" : "?genre=x&developer=";
    const answered = await page.goto(`${server.base}/${path}${query}`);
    await untilHydrated(page);
    expect(answered?.status()).toBeLessThan(500);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectNothingRan(page, hits);
  }
});
