import { gameAddress } from "../src/shared/match-route.ts";
import { PAGE_NAMES, ROUTES } from "../src/shared/routes.ts";
import { inFolder, needsServer } from "./support/alone.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

const WITCHER_3 = 3328;
/** Something for the places of an address, and what a page is called then. */
const PLACES = { "{id}": String(WITCHER_3), "{kind}": "studio", "{slug}": "fromsoftware" };
const CALLED: Readonly<Record<string, string>> = { game: "The Witcher 3: Wild Hunt", subject: "Games by FromSoftware" };

test.beforeEach(({ page }) => servePictures(page));

test("[R-01] / is the catalogue: filters, sort, cards, pagination", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Filters" })).toBeVisible();
  await expect(page.getByLabel(/sort/i).first()).toBeVisible();
  await expect(page.getByRole("list", { name: /games/i }).getByRole("article")).toHaveCount(20);
  await expect(page.getByRole("navigation", { name: /pag/i })).toBeVisible();
});

test("[R-02] /favorites is the favourites screen", async ({ page }) => {
  await page.goto("/favorites");
  await expect(page.getByRole("heading", { level: 1, name: "Favorites" })).toBeVisible();
});

test("[R-03] /search?q= shows the results of q", async ({ page }) => {
  await page.goto("/search?q=portal%202");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results: “portal 2”");
  await expect(page.getByRole("link", { name: "Portal 2", exact: true })).toBeVisible();
});

for (const path of ["/search", "/search?q=", "/search?q=%20%20"]) {
  test(`[R-03] ${path} searches for a built-in title`, deepUnless(path === "/search"), async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results: “The Witcher 3”");
    await expect(page.getByRole("link", { name: "The Witcher 3: Wild Hunt", exact: true })).toBeVisible();
  });
}

for (const path of ["/", "/game/", "/search/", "/favorites/"]) {
  test(`[R-04] ${path}{id} is the game's page`, deepUnless(["/", "/game/"].includes(path)), async ({ page }) => {
    await page.goto(`${path}${WITCHER_3}`);
    await expect(page.getByRole("heading", { level: 1, name: "The Witcher 3: Wild Hunt" })).toBeVisible();
  });
}

test.describe("an id that is none", () => {
  test.use({ expectedErrors: ["404"] });

  const wrong = ["0", "-3", "abc", "1.5", "1e3", "0x10", "12abc", "-0", "%00", "9".repeat(30), "9007199254740992"];
  for (const [row, id] of wrong.entries()) {
    for (const [column, path] of ["/", "/game/", "/search/", "/favorites/"].entries()) {
      test(`[R-05] ${path}${id} leads to /not-found`, deepUnless(row === 6 * column), async ({ page }) => {
        await page.goto(`${path}${id}`);
        await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
        await expect(page).toHaveURL("/not-found");
      });
    }
  }

  for (const id of ["%00", "%E0%A4%A", "%2F"]) {
    test(`[R-05] ${id} reached inside the app leads to /not-found`, deepUnless(id === "%E0%A4%A"), async ({ page }) => {
      await page.goto("/favorites");
      await page.getByRole("heading", { level: 1, name: "Favorites" }).waitFor();
      await page.evaluate(
        (address) => {
          history.pushState({ index: 1, key: "hand" }, "", address);
          dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
        },
        inFolder(`/game/${id}`),
      );
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL("/favorites");
    });
  }

  test("[R-05] Back leads to the page before, not into a loop", async ({ page }) => {
    await page.goto("/favorites");
    await page.goto("/game/1e3");
    await expect(page).toHaveURL("/not-found");
    await page.goBack();
    await expect(page).toHaveURL("/favorites");
  });

  for (const path of ["/not-found", "/nope/at/all", "/game", "/game/12/34"]) {
    test(
      `[R-06] ${path} shows the 404 page, and the server says 404`,
      deepUnless(path === "/nope/at/all"),
      async ({ page }) => {
        const response = await page.goto(path);
        await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
        expect(response?.status()).toBe(404);
      },
    );
  }
});

test.describe("every row of the table of routes", () => {
  test.use({ expectedErrors: ["404"] });

  for (const name of PAGE_NAMES.filter((one) => ROUTES[one].isAlone !== true)) {
    const { path, title, status = 200, isIndexed = false, isInHeader = false, holdsGames = false } = ROUTES[name];
    const address = Object.entries(PLACES).reduce((text, [place, value]) => text.replace(place, value), path);
    test(`[R-08] ${name} is what its row says`, async ({ page }) => {
      needsServer("status");
      const response = await page.goto(address);
      expect(response?.status()).toBe(status);
      expect(await page.title()).toContain(CALLED[name] ?? title);
      await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(isIndexed ? 0 : 1);
      await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: title })).toHaveCount(
        isInHeader ? 1 : 0,
      );
      const list = holdsGames ? path : undefined;
      const below = await page.goto(gameAddress(WITCHER_3, list));
      expect(below?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1, name: "The Witcher 3: Wild Hunt" })).toBeVisible();
    });
  }
});

test("[R-06] known paths carry status 200", async ({ request }) => {
  for (const path of ["/", "/favorites", "/search?q=x", `/game/${WITCHER_3}`]) {
    const response = await request.get(path, { headers: { accept: "text/html" } });
    expect(response.status(), path).toBe(200);
  }
});

test.describe("a screen whose code is missing", () => {
  test.use({
    expectedErrors: [
      "Failed to load resource",
      "Failed to fetch dynamically",
      "error-boundary",
      "React error #422",
      "Error",
    ],
  });

  for (const width of [360, 1440]) {
    test(
      `[R-07] says so, keeps the header and offers the way home at ${width} px`,
      deepUnless(width === 1440),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.route(/favorites-page.*\.js/, (route) => route.fulfill({ status: 404, body: "" }));
        await page.goto("/favorites");
        await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
        await expect(page.getByRole("combobox", { name: "Search games" })).toBeVisible();
        await expectNoAxeFindings(page);
        await page.getByRole("link", { name: "Go Home" }).click();
        await expect(page).toHaveURL("/");
        await expect(page.getByRole("list", { name: /games/i }).first()).toBeVisible();
      },
    );
  }

  test("[R-07] goes away with the next address", DEEP, async ({ page }) => {
    await page.route(/favorites-page.*\.js/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/favorites");
    await page.getByRole("link", { name: /Ludex/ }).first().click();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeHidden();
  });

  test("reloads once after a new deployment and goes on at the address that was asked for", async ({ page }) => {
    await page.goto("/");
    let loads = 0;
    page.on("domcontentloaded", () => (loads += 1));
    // The old build's files are gone, and the page of the server names another entry.
    await page.route(/favorites-page.*\.js/, (route) =>
      loads === 0 ? route.fulfill({ status: 404, body: "" }) : route.fallback(),
    );
    await page.route(
      (url) => url.pathname === "/",
      (route) => route.fulfill({ contentType: "text/html", body: "<script src=/assets/index-new.js></script>" }),
    );
    await page.getByRole("link", { name: "Favorites" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Favorites" })).toBeVisible();
    await expect(page).toHaveURL("/favorites");
    // The document shows its heading before it is whole.
    await expect.poll(() => loads).toBe(1);
  });
});

test("a page that a translator has rewritten keeps working", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("article").first().waitFor();
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      // Translators leave alone what nobody reads.
      if (text instanceof Text && text.parentElement?.closest("script, style") === null) texts.push(text);
    }
    for (const text of texts) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(text.data);
    }
  });
  await page.getByRole("combobox", { name: "Search games" }).fill("portal");
  await page.getByRole("option").first().waitFor();
  await page.getByRole("combobox", { name: "Search games" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("portal");
  await page.goBack();
  await page.getByRole("link", { name: "Favorites" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Favorites" })).toBeVisible();
});

const TITLES = [
  ["/", /Ludex/],
  ["/favorites", /^Favorites · Ludex$/],
  ["/search?q=half%20life", /half life.* · Ludex$/],
  [`/game/${WITCHER_3}`, /^The Witcher 3: Wild Hunt · Ludex$/],
] as const;
for (const [path, title] of TITLES) {
  test(`[R-08] the title of ${path} names the screen`, deepUnless(path.startsWith("/search")), async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    expect(await page.locator("head title").count()).toBe(1);
  });
}

test("[R-08] the title follows every navigation", async ({ page }) => {
  await page.goto("/favorites");
  await expect(page).toHaveTitle("Favorites · Ludex");
  await page.getByRole("link", { name: /Ludex/ }).first().click();
  await expect(page).toHaveTitle(/^(?!Favorites).*Ludex/);
  await page.goBack();
  await expect(page).toHaveTitle("Favorites · Ludex");
});

test.describe("the way back", () => {
  test("a new screen begins at its top and takes the focus, Back returns to the place", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("article").nth(10).waitFor();
    await page.mouse.move(720, 500);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
    const before = await page.evaluate(() => scrollY);
    await page.getByRole("link", { name: "Favorites" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Favorites" })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator("main")).toBeFocused();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
});
