// The first document carries the page: what stands in it, what the browser makes of it, and what it is spared.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { layoutShifts, watchLayoutShifts } from "./support/layout-shifts.ts";
import { PORTAL_2 } from "./support/serve-game.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";
import { waitForStyles } from "./support/wait-for-styles.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

const HTML = { accept: "text/html" };

/** Keeps the app's scripts back, so that the page stands as the document alone has it, until the function is called. */
const holdScripts = async (page: Page) => (await hold(page, /\/assets\/.*\.js/)).release;

/** What the browser asked of the service. */
function recordQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && !pathname.startsWith("/api/insights/")) asked.push(pathname);
  });
  return asked;
}

const store = (state: object) => (page: Page) =>
  page.addInitScript(
    (text) => {
      if (localStorage.getItem("game-store") === null) localStorage.setItem("game-store", text);
    },
    JSON.stringify({ state: { favorites: [], removed: {}, isSidebarOpen: true, filters: {}, ...state }, version: 2 }),
  );

test.beforeEach(({ page }) => servePictures(page));

test("[R-01] the home's document holds twenty games with links and pictures of every size", async ({ request }) => {
  const html = await (await request.get("/", { headers: HTML })).text();
  expect(html.match(/<article/g)).toHaveLength(20);
  expect(html.match(/<h2[^>]*><a [^>]*href="\/\d+"/g)).toHaveLength(20);
  expect(html.match(/<img[^>]+srcSet="[^"]+ 900w"/g)?.length).toBeGreaterThanOrEqual(20);
  expect(html).toContain('href="/?page=2"');
  expect(html).toContain("Grand Theft Auto V");
});

for (const path of ["/", "/?genre=action&page=2", "/search?q=portal", `/game/${PORTAL_2}`]) {
  test(
    `${path} is hydrated as it stands, and asks nothing`,
    deepUnless(path === "/" || path.startsWith("/game/")),
    async ({ page }) => {
      const asked = recordQuestions(page);
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1 }).waitFor();
      await waitForStyles(page);
      const before = await page.locator("main").innerText();
      const cards = await page.getByRole("article").count();
      await page.evaluate(() => document.querySelector("main")?.setAttribute("data-from-server", ""));
      release();
      await expect(page.getByRole("combobox", { name: "Search games" })).toBeVisible();
      await page.waitForFunction(() => document.documentElement.dataset["scripting"] === undefined);
      await page.waitForLoadState("networkidle");
      expect(await page.locator("main[data-from-server]").count()).toBe(1);
      expect(await page.getByRole("article").count()).toBe(cards);
      // Insights come from another question, and the description's markup in place of its text.
      if (!path.startsWith("/game/")) expect(await page.locator("main").innerText()).toBe(before);
      expect(asked).toEqual([]);
    },
  );
}

test("the app goes on from the document: pages, Back and the place in the list", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL("/?page=2");
  await expect(page).toHaveTitle("All games, page 2 · Ludex");
  // The page is not tall enough before its list is there.
  await expect(page.getByRole("article").getByRole("link")).toHaveCount(20);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.waitForTimeout(100);
  // Not by the mouse, which would scroll.
  await page
    .getByRole("article")
    .nth(7)
    .getByRole("link")
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { name: "Screenshots" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/?page=2");
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(500);
  await expect(page.locator("head > title")).toHaveCount(1);
  // What described the first address only is gone with it.
  await expect(page.locator("link[rel=canonical], meta[property^='og:']")).toHaveCount(0);
});

test("a page that was scrolled before the app came stays where it is", DEEP, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/game/${PORTAL_2}`, { waitUntil: "commit" });
  await page.getByRole("heading", { name: "Screenshots" }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 400));
  release();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

test("[S-01] what is typed before the app comes is searched for", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  const field = page.getByLabel("Search games");
  await field.fill("portal 2");
  release();
  await expect(page.getByRole("option", { name: /^Portal 2 2011/ })).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL("/search?q=portal%202");
});

test.describe("statuses", () => {
  for (const [path, status] of [
    ["/", 200],
    ["/favorites", 200],
    ["/search?q=zzqxjwvk", 200],
    ["/search?q=portal", 200],
    [`/${PORTAL_2}`, 200],
    ["/game/999999999", 404],
    ["/nope/at/all", 404],
    ["/game/1e3", 404],
    ["/not-found", 404],
  ] as const) {
    test(`[R-06] [D-07] ${path} answers ${status} with a page`, async ({ request }) => {
      const response = await request.get(path, { headers: HTML });
      expect(response.status()).toBe(status);
      const html = await response.text();
      if (path === "/game/999999999") expect(html).toContain("This game does not exist");
      else if (status === 404) expect(html).toContain("Oops! Page not found");
      // Texts that find nothing are no pages for a search engine.
      expect(html.includes('content="noindex"')).toBe(status === 404 || path.includes("zzqxjwvk"));
    });
  }
});

test.describe("an id that is none", () => {
  test.use({ expectedErrors: ["404"] });

  test("[R-05] shows the 404 screen at once, and the address follows in place of the entry", async ({ page }) => {
    await page.goto("/favorites");
    const release = await holdScripts(page);
    await page.goto("/game/12abc", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    release();
    await expect(page).toHaveURL("/not-found");
    await page.goBack();
    await expect(page).toHaveURL("/favorites");
  });

  test("[D-07] a game that does not exist is not asked for a second time", async ({ page }) => {
    const asked = recordQuestions(page);
    await page.goto("/game/999999999");
    await expect(page.getByRole("heading", { name: "This game does not exist" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path !== "/api/games")).toEqual([]);
  });
});

test("[R-08] the head says what the page is, to search engines and to those who share it", async ({
  page,
  baseURL,
}) => {
  await page.goto(`/game/${PORTAL_2}`);
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute("content");
  await expect(page.locator("head link[rel=canonical]")).toHaveAttribute("href", `${baseURL}/game/${PORTAL_2}`);
  expect(await content('meta[property="og:title"]')).toBe("Portal 2 · Ludex");
  expect(await content('meta[name="description"]')).toMatch(/^.{50,202}$/);
  expect(await content('meta[name="twitter:card"]')).toBe("summary_large_image");
  const picture = await content('meta[property="og:image"]');
  const response = await page.request.get(picture ?? "");
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(text ?? "")).toMatchObject({
    "@type": "VideoGame",
    name: "Portal 2",
    url: `${baseURL}/game/${PORTAL_2}`,
    author: [{ name: "Valve Software" }],
  });
});

test("the picture for previews is 1200 by 630 pixels", async ({ request }) => {
  const html = await (await request.get(`/game/${PORTAL_2}`, { headers: HTML })).text();
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(await (await request.get(address)).body()).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

const HOSTILE = [
  "</script><script>window.hit=1</script>",
  "</title><img src=x onerror=window.hit=1>",
  `"><svg onload=window.hit=1>`,
  "'-window.hit=1-'",
  "\u2028window.hit=1//",
  "<!--<script>",
  "%00<b>",
  "${window.hit=1}",
];
for (const query of HOSTILE) {
  test(
    `[S-12] a query stays text in the document: ${JSON.stringify(query)}`,
    deepUnless(query.startsWith("</script")),
    async ({ page }) => {
      await page.goto(`/search?q=${encodeURIComponent(query)}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(query.replaceAll(/\s+/g, " ").trim());
      await expect(page).toHaveTitle(/Search results: /);
      expect(await page.evaluate(() => Reflect.get(window, "hit"))).toBeUndefined();
      expect(await page.locator("img[src=x], svg[onload], main b").count()).toBe(0);
    },
  );
}

test.describe("what only this browser knows", () => {
  test("[T-02] a closed sidebar is closed from the first paint on, and nothing moves", async ({ page }) => {
    await store({ isSidebarOpen: false })(page);
    await watchLayoutShifts(page);
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("article").nth(19).waitFor();
    const sidebar = page.getByRole("complementary", { name: "Filters" });
    await expect(sidebar).toBeHidden();
    const columns = () =>
      page
        .getByRole("list", { name: "Games" })
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
    expect(await columns()).toBe(5);
    release();
    await expect(page.getByRole("button", { name: "Show filters" })).toBeVisible();
    expect(await columns()).toBe(5);
    await expect(sidebar).toBeHidden();
    const { sum, moved } = await layoutShifts(page);
    expect(sum, moved).toBeLessThan(0.001);
    expect(await page.locator("html").getAttribute("data-sidebar")).toBeNull();
  });

  test("[T-02] stored filters never show the list of none, and survive", async ({ page }) => {
    await store({ filters: { year: "", genre: "racing", platform: "", tag: "", developer: "", ordering: "" } })(page);
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("article").first().waitFor({ state: "attached" });
    await expect(page.locator("article").first()).toBeHidden();
    await expect(page.locator("h1")).toBeHidden();
    release();
    await expect(page).toHaveURL("/?genre=racing");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Racing games");
    await expect(page.getByRole("article").first()).toBeVisible();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("game-store") ?? "").state.filters.genre);
    expect(kept).toBe("racing");
  });

  test("[V-01] hearts follow without moving anything", async ({ page }) => {
    await page.goto("/");
    await page
      .getByRole("article")
      .nth(2)
      .getByRole("button", { name: /^Favorite/ })
      .click();
    await watchLayoutShifts(page);
    await page.reload();
    const heart = page
      .getByRole("article")
      .nth(2)
      .getByRole("button", { name: /^Favorite/ });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    const { sum, moved } = await layoutShifts(page);
    expect(sum, moved).toBeLessThan(0.001);
  });

  test("[V-02] the favourites' screen does not say 'Add favorites' to someone who has some", async ({ page }) => {
    await page.goto("/");
    await page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Favorite/ })
      .click();
    const release = await holdScripts(page);
    await page.goto("/favorites", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(page.getByText("Add favorites")).toBeHidden();
    release();
    await expect(page.getByRole("list", { name: "Favorite games" }).getByRole("article")).toHaveCount(1);
  });
});

test("the policy names the two scripts inside the page, and no other runs", async ({ page, request }) => {
  const response = await request.get("/", { headers: HTML });
  const policy = response.headers()["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+'){2}(;|$)/);
  expect(policy).not.toContain("unsafe-inline");
  expect((await response.text()).match(/<script>/g)).toHaveLength(2);
  expect(readFileSync("dist/web/index.html", "utf8").match(/<script>/g)).toHaveLength(2);
  await page.goto("/");
  expect(await page.locator("html").getAttribute("data-scripting")).toBeNull();
});
