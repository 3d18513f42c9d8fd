// The trailer of a card. The video is recorded by the browser itself, from a canvas, so that it really plays.
import type { BrowserContext, Page } from "@playwright/test";
import { listedGame, serveGames } from "./support/serve-catalogue.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

test.use({ reducedMotion: "no-preference" });

const VIDEO = "/media/trailer.webm";
const videos = [{ id: 1, name: "Trailer", preview: null, data: { "480": VIDEO, max: "/media/huge.webm" } }];
const card = (page: Page) => page.getByRole("article").first();

/** Two seconds of a moving square, as WebM. */
async function recordVideo(context: BrowserContext): Promise<Buffer> {
  const page = await context.newPage();
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    const paint = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: "video/webm" });
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start();
    for (let frame = 0; frame < 20; frame++) {
      paint?.fillRect(frame * 5, 0, 5, 50);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  await page.close();
  return Buffer.from(bytes);
}

async function hover(page: Page): Promise<void> {
  const box = await card(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60, { steps: 3 });
}

test.beforeEach(async ({ page }) => {
  await servePictures(page);
  await serveGames(page, () => ({ results: [listedGame(1, { videos })] }));
});

test("[K-05] it plays muted and looped, pauses by a button, and stops and rewinds on leaving", async ({
  page,
  context,
}) => {
  const body = await recordVideo(context);
  const asked: string[] = [];
  await page.route("**/media/*.webm", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: "video/webm", body });
  });
  await page.goto("/");
  await expect(card(page).locator("video")).toHaveCount(0);
  await hover(page);
  const video = card(page).locator("video");
  const state = () =>
    video.evaluate(({ muted, loop, paused, currentTime }: HTMLVideoElement) => ({ muted, loop, paused, currentTime }));
  await expect.poll(async () => (await state()).currentTime).toBeGreaterThan(0);
  expect(await state()).toMatchObject({ muted: true, loop: true, paused: false });
  expect(new Set(asked)).toEqual(new Set([VIDEO]));
  await expect(card(page).getByText("move mouse to change image")).toHaveCount(0);
  await expectNoAxeFindings(page);

  await card(page).getByRole("button", { name: "Pause the preview of Game 1" }).click();
  await expect.poll(async () => (await state()).paused).toBe(true);
  await expect(page).toHaveURL("/");
  await card(page).getByRole("button", { name: "Play the preview of Game 1" }).click();
  await expect.poll(async () => (await state()).paused).toBe(false);

  await expect.poll(async () => (await state()).currentTime).toBeGreaterThan(0.3);
  await page.mouse.move(2, 2);
  await expect.poll(async () => (await state()).paused).toBe(true);
  // Chromium may show one frame more after the rewind.
  await expect.poll(async () => (await state()).currentTime).toBeLessThan(0.1);
  await expect(card(page).getByRole("button", { name: /preview/ })).toHaveCount(0);
});

test.describe("a video that cannot play", () => {
  test.use({ expectedErrors: ["Error al reproducir el video"] });

  test("[K-05] is logged and shows nothing to the visitor", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.route("**/media/*.webm", (route) => route.fulfill({ contentType: "video/webm", body: "no video" }));
    await page.goto("/");
    await hover(page);
    await expect.poll(() => logged.some((line) => line.startsWith("Error al reproducir el video"))).toBe(true);
    await expect(card(page).locator("img").first()).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  });
});
