// Light and dark: the system's, until a visitor chooses; right from the first paint, on every page and in every tab.
import { type Page } from "@playwright/test";
import sharp from "sharp";
import { hold } from "./support/hold.ts";
import { deepUnless } from "./support/lane.ts";
import { serveAppShell } from "./support/serve-app-shell.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test, untilHydrated } from "./support/test.ts";

const PAPER = "#f6f5f1";
const FOYER = "#08090c";
const KEY = "ludex-theme";

const inHex = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;

/** What the page stands on, as the browser has it. */
async function groundOf(page: Page): Promise<string> {
  const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  return inHex((colour.match(/\d+/g) ?? []).map(Number));
}

/** What the browser is told to colour its own bars with. */
const barsOf = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
    return metas.find(({ media }) => matchMedia(media).matches)?.content;
  });

const theSwitch = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Use (light|dark) theme$/ });

/** Ground, bars and the switch that leads away. */
async function expectTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  const ground = theme === "light" ? PAPER : FOYER;
  await expect.poll(() => groundOf(page)).toBe(ground);
  expect(await barsOf(page)).toBe(ground);
  await expect(theSwitch(page)).toHaveAccessibleName(`Use ${theme === "light" ? "dark" : "light"} theme`);
}

/** Has `theme` in store before any document asks for it. */
const choose = (page: Page, theme: string) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [KEY, theme] as const);

test.beforeEach(({ page }) => servePictures(page));

test("[L-01] follows the system, also when it changes while the page is open", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/favorites");
  await expectTheme(page, "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectTheme(page, "dark");
});

test("[L-01] the switch overrides the system, at once and in every tab, and is remembered", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/favorites");
  await untilHydrated(other);
  await page.goto("/favorites");
  await theSwitch(page).focus();
  await page.keyboard.press("Enter");
  await expectTheme(page, "light");
  await expect(theSwitch(page)).toBeFocused();
  await expectTheme(other, "light");
  await page.reload();
  await expectTheme(page, "light");
  // What was chosen stays when the system changes.
  await page.emulateMedia({ colorScheme: "light" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectTheme(page, "light");
  await other.close();
});

test("[L-01] whoever comes back to what the system has follows it again", async ({ page }) => {
  await page.goto("/favorites");
  await theSwitch(page).click();
  await expectTheme(page, "light");
  await theSwitch(page).click();
  await expectTheme(page, "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expectTheme(page, "light");
  await page.reload();
  await expectTheme(page, "light");
});

for (const [system, chosen, ground] of [
  ["dark", "light", PAPER],
  ["light", "dark", FOYER],
] as const) {
  test(`[L-01] a chosen ${chosen} theme is there before the app, and before anything is painted`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await choose(page, chosen);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.body === null) return;
        observer.disconnect();
        const { dataset } = document.documentElement;
        const scheme = document.querySelector<HTMLMetaElement>("meta[name=color-scheme]")?.content;
        Object.assign(window, { themeBeforeBody: [dataset["theme"], scheme] });
      }).observe(document, { childList: true, subtree: true });
    });
    const app = await hold(page, /\/assets\/.*\.js/);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByRole("article").first().waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "themeBeforeBody"))).toEqual([chosen, chosen]);
    expect(await groundOf(page)).toBe(ground);
    expect(await barsOf(page)).toBe(ground);
    const corner = await page.screenshot({ clip: { x: 0, y: 898, width: 1, height: 1 } });
    expect(inHex([...(await sharp(corner).removeAlpha().raw().toBuffer())])).toBe(ground);
    app.release();
  });
}

test("[L-01] the server's document is the same whatever was chosen", async ({ page, request }) => {
  const bare = await (await request.get("/favorites")).text();
  expect(bare).not.toContain("data-theme");
  await choose(page, "light");
  const response = await page.goto("/favorites");
  expect(await response?.text()).toBe(bare);
});

test("[L-01] text that is no theme is no choice", async ({ page }) => {
  await choose(page, "chartreuse");
  await page.goto("/favorites");
  await expectTheme(page, "dark");
});

test("[L-01] the switch works where nothing can be stored, for as long as the page lives", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new Error("no");
      },
    }),
  );
  await page.goto("/favorites");
  await theSwitch(page).click();
  await expectTheme(page, "light");
});

test("[L-01] the app shell and the API page have the chosen theme, too", async ({ page }) => {
  await choose(page, "light");
  await page.goto("/api/docs", { waitUntil: "load" });
  expect([await groundOf(page), await barsOf(page)]).toEqual([PAPER, PAPER]);
  await serveAppShell(page);
  await page.goto("/favorites");
  await expectTheme(page, "light");
});

test("[L-01] what lies on a picture, and the room where pictures are looked at, stay dark", async ({ page }) => {
  await choose(page, "light");
  await page.goto("/game/4200");
  await page
    .getByRole("button", { name: /screenshot/i })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveCSS("background-color", "rgba(8, 9, 12, 0.92)");
  await expect(dialog).toHaveCSS("color", "rgb(241, 243, 247)");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[L-01] the theme is the system's, and there is no switch", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(246, 245, 241)");
    await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
  });
});

test.describe("screens", () => {
  // A page that is not there says so by its status, which the console repeats.
  test.use({ expectedErrors: ["404"] });

  const SCREENS = [
    ["home", "/?genre=puzzle&tags_none=horror", 1440],
    ["game", "/game/4200", 360],
    ["results", "/search?q=portal", 1440],
    ["sentence", "/search?q=short+couch+co-op+games", 360],
    ["nothing", "/search?q=zzzzqqqq", 360],
    ["favorites", "/favorites", 360],
    ["404", "/no-such-page", 1440],
  ] as const;
  for (const [name, path, ordinaryWidth] of SCREENS) {
    for (const theme of ["light", "dark"] as const) {
      for (const width of [360, 1440]) {
        test(
          `[L-01] axe finds nothing on the ${name} screen in ${theme} at ${width} px`,
          // Every other test looks at the dark.
          deepUnless(theme === "light" && width === ordinaryWidth),
          async ({ page }) => {
            await page.setViewportSize({ width, height: 800 });
            await choose(page, theme);
            if (name === "favorites") {
              await page.goto("/");
              await page
                .getByRole("article")
                .first()
                .getByRole("button", { name: /^Favorite:/ })
                .click();
            }
            await page.goto(path);
            await page.getByRole("heading", { level: 1 }).waitFor();
            await expectTheme(page, theme);
            await expectNoAxeFindings(page);
          },
        );
      }
    }
  }

  test("[L-01] axe finds nothing in what opens over the page in light", async ({ page }) => {
    await choose(page, "light");
    await page.goto("/");
    await page.getByRole("combobox", { name: "Search games" }).fill("portal");
    await page.getByRole("listbox").getByRole("option").first().waitFor();
    await expectNoAxeFindings(page, "header");
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole("banner").getByRole("button", { name: "Filters" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoAxeFindings(page, "dialog[open]");
  });
});
