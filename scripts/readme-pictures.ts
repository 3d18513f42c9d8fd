// `npm run pictures`: takes the README's pictures of the built app, served from the bundled catalogue, in the system's
// Chromium, and writes them to docs/pictures as WebP. Refuses to write more than a README should make people load.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { chromium, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { startServerProcess } from "../test/support/server-process.ts";

const ROOT = join(import.meta.dirname, "..");
const TARGET = join(ROOT, "docs/pictures");
const BYTES_MAX = 600 * 1024;
const WIDE = { width: 1440, height: 900 };
const TALL = { width: 1440, height: 1120 };
const PHONE = { width: 390, height: 844 };
const PHONE_GAP_PX = 24;
const QUALITY = 78;
const PATIENCE_MS = 120_000;
/** What is not there by then (a video on a busy machine) is left as it is. */
const SETTLING_MS = 30_000;
const GAME = "/game/4062";

/** Waits until faces, pictures and videos in sight are there, nothing loads and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        const inSight = <T extends Element>(elements: Iterable<T>) =>
          [...elements].filter((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return bottom > 0 && top < innerHeight;
          });
        return (
          document.fonts.status === "loaded" &&
          inSight(document.querySelectorAll('[aria-busy="true"], [class*="skeleton" i]')).length === 0 &&
          inSight(document.images).every((image) => image.complete) &&
          inSight(document.querySelectorAll("video")).every((video) => video.readyState >= 1)
        );
      },
      undefined,
      { timeout: SETTLING_MS },
    )
    .catch(() => console.warn(`${page.url()} did not settle`));
  await page.waitForTimeout(1000);
}

async function openPage(browser: Browser, viewport: typeof WIDE, scale: number): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: scale,
    isMobile: viewport === PHONE,
    hasTouch: viewport === PHONE,
    reducedMotion: "reduce",
    colorScheme: "dark",
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return await context.newPage();
}

async function show(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await page.getByRole("main").locator("img").first().waitFor();
  await settle(page);
}

async function takePictures(browser: Browser, base: string): Promise<Record<string, Buffer>> {
  const wide = await openPage(browser, WIDE, 1);
  await show(wide, `${base}/`);
  const home = await wide.screenshot();
  await wide.getByRole("combobox", { name: "Search games" }).pressSequentially("zelda", { delay: 50 });
  await wide.getByRole("option").first().waitFor();
  await settle(wide);
  const search = await wide.screenshot();
  await wide.setViewportSize(TALL);
  await show(wide, `${base}${GAME}`);
  const game = await wide.screenshot();
  await wide.emulateMedia({ colorScheme: "light" });
  await wide.setViewportSize(WIDE);
  await show(wide, `${base}/`);
  const light = await wide.screenshot();

  const phone = await openPage(browser, PHONE, 2);
  await show(phone, `${base}/`);
  const left = await phone.screenshot();
  await show(phone, `${base}${GAME}`);
  const right = await phone.screenshot();
  const [width, height] = [PHONE.width * 2, PHONE.height * 2];
  const pair = await sharp({ create: { width: width * 2 + PHONE_GAP_PX, height, channels: 4, background: "#0000" } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: width + PHONE_GAP_PX, top: 0 },
    ])
    .png()
    .toBuffer();
  return { home, search, game, light, phone: pair };
}

const { status } = spawnSync(process.execPath, ["scripts/build.js"], { cwd: ROOT, stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
const server = await startServerProcess({
  DATA_DIRECTORY: join(ROOT, ".cache/pictures"),
  LOG_LEVEL: "error",
  RATE_LIMIT_IMAGES: "1000000",
});
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const pictures = await takePictures(browser, server.base);
  const files = await Promise.all(
    Object.entries(pictures).map(async ([name, png]) => ({
      path: join(TARGET, `${name}.webp`),
      bytes: await sharp(png).webp({ quality: QUALITY, effort: 6 }).toBuffer(),
    })),
  );
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > BYTES_MAX) throw new Error(`the pictures are ${total} bytes, more than ${BYTES_MAX}`);
  mkdirSync(TARGET, { recursive: true });
  for (const { path, bytes } of files) {
    writeFileSync(path, bytes);
    console.log(`${path.slice(ROOT.length + 1)} ${(bytes.length / 1024).toFixed(0)} KB`);
  }
} finally {
  await browser.close();
  await server.end("SIGTERM");
}
