// Text over pictures, which axe cannot judge: every game brings its own, and nobody knows how bright it is.
import sharp from "sharp";
import { expect, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";
import { shareOf } from "../test/support/lane.ts";

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Each theme's worst picture. */
const WORST = { dark: { name: "whitest", colour: "#fff" }, light: { name: "blackest", colour: "#000" } } as const;

for (const [place, width] of [360, 768, 1440, 2560].entries()) {
  for (const colorScheme of ["dark", "light"] as const) {
    const { name, colour: background } = WORST[colorScheme];
    test(
      `[H-06] [L-01] at ${width} px soft text on a game's page stands out from the ${name} picture`,
      deepUnless(place === (colorScheme === "dark" ? 3 : 0)),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
          .webp()
          .toBuffer();
        await page.route("**/img?*", (route) => route.fulfill({ contentType: "image/webp", body: picture }));
        await page.goto("/game/3328");
        const line = page.getByRole("list", { name: "Platforms" });
        await page.waitForLoadState("networkidle");
        const colour = await line.evaluate((list) => getComputedStyle(list).color);
        const text = luminance((colour.match(/\d+/g) ?? []).map(Number));
        const clip = await line.boundingBox();
        await line.evaluate((list) => list.style.setProperty("visibility", "hidden"));
        const behind = await page.screenshot({ clip: clip ?? { x: 0, y: 0, width: 1, height: 1 } });
        const { channels } = await sharp(behind).stats();
        const worst = luminance(channels.slice(0, 3).map(({ min, max }) => (colorScheme === "dark" ? max : min)));
        expect(contrast(text, worst)).toBeGreaterThanOrEqual(4.5);
      },
    );
  }
}

test(
  "[H-06] letters twice as large make no screen scroll sideways",
  DEEP,
  async ({ browser, baseURL, launchOptions }) => {
    const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
    const large = await browser.browserType().launch({ ...launchOptions, args });
    const page = await large.newPage();
    for (const [place, width] of [360, 1024, 1440].entries()) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of shareOf(["/", "/game/3498", "/search?q=portal", "/favorites"], 3, place)) {
        await page.goto(`${baseURL}${path}`);
        const [room, taken] = await page.evaluate(() => [
          document.documentElement.clientWidth,
          document.documentElement.scrollWidth,
        ]);
        expect.soft(taken, `${path} at ${width} px`).toBe(room);
      }
    }
    await large.close();
  },
);
