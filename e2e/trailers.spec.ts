// The bundled trailers, the real files played by the real browser: on a card and on a game's page.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { DEEP } from "./support/lane.ts";

test.use({ reducedMotion: "no-preference" });

/** A game of the catalogue that has a trailer, and one that has none. */
const WITH_TRAILER = { id: 3498, name: "Grand Theft Auto V" };
const WITHOUT_TRAILER = { id: 4200, name: "Portal 2" };

const playback = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => ({
    muted: element.muted,
    loop: element.loop,
    paused: element.paused,
    // Chromium may show one frame more after a rewind.
    hasMoved: element.currentTime > 0.1,
    width: element.videoWidth,
    error: element.error?.message ?? null,
  }));

/** Every address of a video that the page asks for. */
function watchVideos(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/media/trailers/")) asked.push(pathname);
  });
  return asked;
}

const cardOf = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

async function pointAt(page: Page, card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60, { steps: 3 });
}

test("[K-05] a card fetches its bundled trailer on hover, plays it muted and looped, and rewinds on leaving", async ({
  page,
}) => {
  const asked = watchVideos(page);
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(20);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const card = cardOf(page, WITH_TRAILER.name);
  await pointAt(page, card);
  const video = card.locator("video");
  await expect.poll(async () => (await playback(video)).hasMoved).toBe(true);
  expect(await playback(video)).toMatchObject({ muted: true, loop: true, paused: false, width: 854, error: null });
  expect(new Set(asked).size).toBe(1);
  expect(asked[0]).toMatch(/^\/media\/trailers\/[a-z-]+-480\.mp4$/);
  await page.mouse.move(2, 2);
  await expect.poll(async () => playback(video)).toMatchObject({ paused: true, hasMoved: false });
});

test("[K-06] a card without a trailer shows its screenshots instead", async ({ page }) => {
  await page.goto("/");
  const card = cardOf(page, WITHOUT_TRAILER.name);
  await pointAt(page, card);
  await expect(card.getByText("move mouse to change image")).toBeVisible();
  await expect(card.locator("video")).toHaveCount(0);
});

test("[D-03] the game's page plays the bundled trailer in a loop at volume 0.3 before its picture", async ({
  page,
}) => {
  await page.goto(`/game/${WITH_TRAILER.id}`);
  const video = page.locator("video");
  await expect.poll(async () => (await playback(video)).hasMoved).toBe(true);
  expect(await playback(video)).toMatchObject({ loop: true, paused: false, width: 1280, error: null });
  expect(await video.evaluate(({ volume, controls }: HTMLVideoElement) => ({ volume, controls }))).toEqual({
    volume: 0.3,
    controls: true,
  });
  await expect(video).toHaveAttribute("src", /^\/media\/trailers\/[a-z-]+-max\.mp4\?v=\d+$/);
  await expect(video).toHaveAttribute("poster", /^\/img\?url=/);
  await expect(video).toHaveAttribute("aria-label", `Trailer: ${WITH_TRAILER.name}: trailer`);
});

test.describe("in a browser that does not play MP4", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });
  test.beforeEach(({ page }) =>
    page.route("**/media/trailers/*.mp4?*", (route) => route.fulfill({ contentType: "video/mp4", body: "no video" })),
  );

  test("[D-03] the game's page plays the trailer's other file", DEEP, async ({ page }) => {
    await page.goto(`/game/${WITH_TRAILER.id}`);
    const video = page.locator("video");
    await expect.poll(async () => (await playback(video)).hasMoved).toBe(true);
    expect(await playback(video)).toMatchObject({ loop: true, paused: false, width: 1280, error: null });
    await expect(video).toHaveAttribute("src", /^\/media\/trailers\/[a-z-]+-max\.webm\?v=\d+$/);
  });

  test("[K-05] so does a card", DEEP, async ({ page }) => {
    const asked = watchVideos(page);
    await page.goto("/");
    const card = cardOf(page, WITH_TRAILER.name);
    await pointAt(page, card);
    const video = card.locator("video");
    await expect.poll(async () => (await playback(video)).hasMoved).toBe(true);
    expect(await playback(video)).toMatchObject({ muted: true, loop: true, paused: false, width: 854, error: null });
    expect(new Set(asked).size).toBe(2);
    await page.mouse.move(2, 2);
    await expect.poll(async () => playback(video)).toMatchObject({ paused: true, hasMoved: false });
  });
});

test("[D-03] a trailer far below is fetched and begins when a visitor comes near", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 360 });
  const asked = watchVideos(page);
  await page.goto(`/game/${WITH_TRAILER.id}`);
  const video = page.locator("video");
  await expect(video).toHaveCount(1);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await video.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await playback(video)).hasMoved).toBe(true);
  expect(await video.evaluate(({ volume }: HTMLVideoElement) => volume)).toBe(0.3);
});

test("[D-03] the trailer waits to be started by visitors who prefer reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/game/${WITH_TRAILER.id}`);
  const video = page.locator("video");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  expect(await playback(video)).toMatchObject({ paused: true, hasMoved: false });
});
