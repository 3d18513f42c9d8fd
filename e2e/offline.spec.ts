// Without a network: what was visited and what is a favourite can be read; with one, nobody is shown an old app.
import { expect, test, type Page } from "@playwright/test";
import { LANGUAGE_COOKIE } from "#shared/languages.ts";
import { expectDrawn } from "./support/expect-drawn.ts";
import { createDeployment, type Deployment } from "./support/deployment.ts";
import { DEEP } from "./support/lane.ts";

const PORT = Number(process.env["E2E_PORT"] ?? 4399) + 7;

test.describe.configure({ mode: "default", timeout: 120_000 });
test.use({ serviceWorkers: "allow" });

let site: Deployment;
test.beforeEach(async () => {
  site = createDeployment(PORT);
  await site.start();
});
test.afterEach(() => site.stop());

type Kept = { id: number; sizes: Record<string, number> };

const keptGames = (page: Page) =>
  page.evaluate(async (): Promise<Kept[]> => {
    const cache = await caches.open("ludex-games-1");
    return (await (await cache.match("/-/kept-games"))?.json()) ?? [];
  });
const keptIds = async (page: Page) => (await keptGames(page)).map(({ id }) => id);
/** What the browser holds of this site. Looks for a new worker as it does on every load, in case installing one failed. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { installing, waiting, active } = (await registration?.update().catch(() => undefined)) ?? registration ?? {};
    const copies = (await caches.keys()).filter((name) => name.startsWith("ludex-app-"));
    return { copies, installing: installing?.state, waiting: waiting?.state, active: active?.state };
  });
/** The worker is there and answers for this page. */
const controlled = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe("activated");
const releaseOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="release"]')?.getAttribute("content"));

test("[L-01] favourites and visited games can be read without a network, in the chosen theme", async ({ page }) => {
  await page.goto(site.base);
  const favorite = page.getByRole("article").first();
  const favoriteName = await favorite.getByRole("heading").textContent();
  const favoriteId = Number(/(\d+)$/.exec((await favorite.getByRole("link").first().getAttribute("href")) ?? "")?.[1]);
  await controlled(page);
  await favorite.getByRole("button", { name: /^Favorite/ }).click();
  const [visited, other] = [4200, 13536];
  await page.goto(`${site.base}/game/${visited}`);
  const heading = page.getByRole("heading", { level: 1 });
  const name = await heading.textContent();
  await expect.poll(() => keptIds(page), { timeout: 30_000 }).toEqual(expect.arrayContaining([favoriteId, visited]));

  await page.getByRole("button", { name: /^Use (light|dark) theme$/ }).click();

  await site.stop();
  await page.goto(`${site.base}/favorites`);
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(246, 245, 241)");
  const card = page.getByRole("article");
  await expect(card.getByRole("heading")).toHaveText(favoriteName ?? "");
  await expectDrawn(card);

  await page.goto(`${site.base}/game/${visited}`);
  await expect(heading).toHaveText(name ?? "");
  await expect(page.getByRole("region", { name: "Screenshots" }).locator("img").first()).toBeAttached();
  await page.goto(`${site.base}/game/${favoriteId}`);
  await expect(heading).toHaveText(favoriteName ?? "");

  // A game nobody has looked at says what is the matter, in the app.
  await page.goto(`${site.base}/game/${other}`);
  await expect(page.getByRole("button", { name: /try again|retry/i }).first()).toBeVisible({ timeout: 20_000 });
});

test(
  "a new deployment serves the new app on the next load, and its copy takes the place of the old one",
  DEEP,
  async ({ page, context }) => {
    await page.goto(site.base);
    await controlled(page);
    expect((await workers(page)).copies).toHaveLength(1);
    const openTab = await context.newPage();
    await openTab.goto(site.base);

    await site.stop();
    site.release("second");
    await site.start();
    // A browser may forget at any moment what it has once loaded; with it nothing here may depend on that.
    await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
    await page.goto(site.base);
    expect(await releaseOf(page)).toBe("second");
    await expect(page.getByRole("article").first()).toBeVisible();
    const onlyTheNew = { copies: ["ludex-app-second"], installing: undefined, waiting: undefined, active: "activated" };
    await expect.poll(() => workers(page), { timeout: 30_000 }).toEqual(onlyTheNew);

    // A tab of the first build goes on: what it still needs is there, or it reloads itself once.
    await openTab.getByRole("link", { name: /^Favorites/ }).click();
    await expect(openTab.getByText("Add favorites")).toBeVisible();

    await site.stop();
    await page.goto(`${site.base}/favorites`);
    expect(await releaseOf(page)).toBe("second");
    await expect(page.getByText("Add favorites")).toBeVisible();
  },
);

test("failures are not kept, and what is kept is bounded with favourites going last", DEEP, async ({ page }) => {
  await page.goto(site.base);
  await controlled(page);
  const list = await page.evaluate(async () => {
    const pages = await Promise.all([1, 2, 3].map((at) => fetch(`/api/games?page_size=40&page=${at}`)));
    const bodies = await Promise.all(pages.map((answer) => answer.json() as Promise<{ results: { id: number }[] }>));
    return bodies.flatMap(({ results }) => results.map(({ id }) => id));
  });
  const favorites = list.slice(0, 2);
  await page.evaluate(
    async ({ ids, kept }) => {
      const { active } = await navigator.serviceWorker.ready;
      const ask = (id: number, addresses: string[]) =>
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        active?.postMessage({ type: "keep-game", id, addresses, favorites: kept, onlyIfMissing: false });
      ask(999_999_999, ["/api/games/999999999"]);
      ask(999_999_998, ["https://evil.example/", "/api/insights/none"]);
      ask(ids[0] ?? 0, [`/api/games/${ids[0]}`, "/img?url=nothing", "/healthz"]);
      for (const id of ids.slice(1)) ask(id, [`/api/games/${id}`]);
    },
    { ids: list, kept: favorites },
  );
  await expect.poll(() => keptIds(page), { timeout: 60_000 }).toContain(list.at(-1));
  const games = await keptGames(page);
  expect(games).toHaveLength(100);
  expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(favorites));
  expect(Object.keys(games.find(({ id }) => id === list[0])?.sizes ?? {})).toEqual([`/api/games/${list[0]}`]);
  const copies = await page.evaluate(async () => (await (await caches.open("ludex-games-1")).keys()).length);
  expect(copies).toBe(101);
});

test("an operator who wants no copies is obeyed", DEEP, async ({ page }) => {
  await page.goto(site.base);
  await controlled(page);
  await site.stop();
  await site.start({ OFFLINE_COPIES: "off" });
  await page.goto(site.base);
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 }).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 30_000,
    })
    .toBe(0);
});

test("L-02 the copies speak the language that was chosen", DEEP, async ({ page, context }) => {
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: "es", url: site.base }]);
  await page.goto(`${site.base}/favorites`);
  await controlled(page);
  await site.stop();
  await page.goto(`${site.base}/favorites`);
  await expect(page).toHaveTitle(/Favoritos/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("es");
});
