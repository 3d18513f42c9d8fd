// English and Spanish: the browser's language until a visitor chooses; right in the document, before any script, and after.
import { type Page } from "@playwright/test";
import { deepUnless } from "./support/lane.ts";
import { serveAppShell } from "./support/serve-app-shell.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test, untilHydrated } from "./support/test.ts";
import { waitForStyles } from "./support/wait-for-styles.ts";

const COOKIE = "ludex-language";

const theSwitch = (page: Page, name: "English" | "Español") =>
  page.getByRole("contentinfo").getByRole("button", { name, exact: true });
const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const wordsOf = (page: Page) => page.evaluate(() => document.body.innerText);
/** Whether there is a line break between two words tells only whether the browser has laid out what is below the window. */
const lettersOf = async (page: Page) => (await wordsOf(page)).replaceAll(/\s/gu, "");

test.beforeEach(({ page }) => servePictures(page));

test.describe("a browser that asks for Spanish", () => {
  test.use({ locale: "es-MX" });

  test("[L-02] gets a document in Spanish, which the app goes on with as it is", async ({ page, request }) => {
    const headers = { "accept-language": "es-MX,es;q=0.9,en;q=0.8", accept: "text/html" };
    const html = await (await request.get("/", { headers })).text();
    expect(html).toMatch(/^<!doctype html>\s*<html lang="es"/);
    expect(html).toContain("<title>Ludex: descubre videojuegos</title>");
    const response = await page.goto("/", { waitUntil: "commit" });
    expect(response?.headers()["content-language"]).toBe("es");
    await page.getByRole("article").first().waitFor();
    // What a style hides is read as shown before.
    await waitForStyles(page);
    const written = await lettersOf(page);
    await untilHydrated(page);
    expect(await lettersOf(page)).toBe(written);
    await expect(page.getByRole("searchbox").or(page.getByRole("combobox")).first()).toHaveAccessibleName(/buscar/i);
    await expect(page).toHaveTitle("Ludex: descubre videojuegos");
  });

  test("[L-02] reads dates, numbers and facts as they are written in Spanish", async ({ page }) => {
    await page.goto("/game/3328");
    await expect(page.getByText("19 may 2015").first()).toBeVisible();
    // What is told of a game is in English, and says so to whoever reads it aloud.
    await expect(page.locator('main [lang="en"]').filter({ visible: true }).first()).toBeVisible();
    await page.goto("/?page=2");
    await expect(page.getByRole("main").getByText(/^\d+[.,]\d{3} juegos$/)).toBeVisible();
  });

  test("[L-02] reads the kinds of games in Spanish, and what is not known in one way", async ({ page }) => {
    await page.goto("/game/2000001054");
    const about = page.getByRole("region", { name: "Acerca del juego" });
    await expect(about).toContainText("Historia alternativa");
    await expect(about).not.toContainText("Alternate History");
    await expect(page.getByText("Lanzamiento: N/D")).toBeVisible();
    await expect(page.getByRole("region", { name: "En movimiento" })).toBeVisible();
  });

  test("[L-02] may choose English, and keeps it and everything else", async ({ page, context }) => {
    await page.goto("/");
    await page.getByRole("article").first().getByRole("button", { pressed: false }).first().click();
    await theSwitch(page, "English").focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await untilHydrated(page);
    await expect(theSwitch(page, "English")).toHaveCount(0);
    await expect(theSwitch(page, "Español")).toBeVisible();
    await page.goto("/favorites");
    await expect(page.getByRole("list", { name: "Favorite games" }).getByRole("article")).toHaveCount(1);
    expect(await languageOf(page)).toBe("en");
    const cookies = await context.cookies();
    expect(cookies).toEqual([expect.objectContaining({ name: COOKIE, value: "en", sameSite: "Lax", path: "/" })]);
  });

  test("[L-02] also where the server sends the app shell", async ({ page }) => {
    await serveAppShell(page, "es");
    await page.goto("/favorites");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await languageOf(page)).toBe("es");
    await expect(page).toHaveTitle(/Favoritos/);
  });
});

test("[L-02] Spanish is one press away, and comes without a trace of English", async ({ page }) => {
  await page.goto("/favorites");
  expect(await languageOf(page)).toBe("en");
  await theSwitch(page, "Español").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await untilHydrated(page);
  // The titles of games are as they are; the well-known ones come last.
  await page.getByRole("article").first().waitFor();
  await page.getByRole("main").evaluate((main) => main.querySelectorAll("h2 a").forEach((title) => title.remove()));
  const words = await wordsOf(page);
  expect(words).not.toMatch(/\b(?:the|browse|favorites|nothing|keyboard|search)\b/i);
});

test("[L-02] no cookie is set before somebody chooses", async ({ page, context }) => {
  const response = await page.goto("/");
  await untilHydrated(page);
  expect(await response?.headerValue("set-cookie")).toBeNull();
  expect(await context.cookies()).toEqual([]);
});

test.describe("the model's words", () => {
  test.use({ locale: "es-ES" });

  test("[L-02] are asked for in Spanish, and the catalogue's reasons come in it", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith("/api/insights/")) asked.push(search);
    });
    await page.goto("/game/3328");
    await page.getByRole("tablist").scrollIntoViewIfNeeded();
    await expect(
      page
        .getByRole("tabpanel")
        .getByText(/^Como The Witcher 3/)
        .first(),
    ).toBeVisible();
    expect(asked).toEqual(["?language=es"]);
  });
});

test.describe("screens", () => {
  test.use({ locale: "es-ES", expectedErrors: ["404"] });

  const SCREENS = [
    ["home", "/?genre=puzzle&tags_none=horror", 360],
    ["game", "/game/4200", 1440],
    ["results", "/search?q=portal", 360],
    ["sentence", "/search?q=juegos+cooperativos+cortos", 1440],
    ["nothing", "/search?q=zzzzqqqq", 1440],
    ["little", "/game/2000001054", 360],
    ["favorites", "/favorites", 1440],
    ["404", "/no-such-page", 360],
  ] as const;
  for (const [name, path, ordinaryWidth] of SCREENS) {
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [360, 1440]) {
        test(
          `[L-02] axe finds nothing on the Spanish ${name} screen in ${colorScheme} at ${width} px`,
          deepUnless(colorScheme === "light" && width === ordinaryWidth),
          async ({ page }) => {
            await page.emulateMedia({ colorScheme });
            await page.setViewportSize({ width, height: 800 });
            await page.goto(path);
            await untilHydrated(page);
            await expectNoAxeFindings(page);
          },
        );
      }
    }
  }

  for (const width of [320, 768]) {
    test(`[L-02] [H-06] longer words make no screen scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const [, path] of SCREENS) {
        await page.goto(path);
        await untilHydrated(page);
        const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect([path, content]).toEqual([path, window]);
      }
    });
  }
});
