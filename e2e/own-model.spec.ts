// A model of the visitor's own in the folder without a server writes while it is read: asked by the page, read by the engine in
// its worker, and brought by the service worker.
import { test, type Page } from "@playwright/test";
import { LAYER_FILE } from "../src/shared/alone.ts";
import {
  type FakeProvider,
  GOOD_REPLY,
  heldReply,
  type ProviderReply,
  startFakeProvider,
} from "../test/support/fake-provider.ts";
import { BUILD_MS, buildFolder } from "./support/build-folder.ts";
import { serveFiles } from "./support/file-server.ts";
import { giveModel, keptBy, MODEL_KEY, openSettings, section, untilGrown } from "./support/own-services.ts";
import { expect, START_MS } from "./support/patient.ts";

const BASE = "/some/folder/";
/** It is in the second group, which is whole before the model has finished. */
const WRITTEN = "Light No Fire";
/** It comes last. */
const LAST = "Rest at {every} fire.";

test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ serviceWorkers: "allow" });

let folder: string;
let provider: FakeProvider;
let host: Awaited<ReturnType<typeof serveFiles>>;
let held: ReturnType<typeof heldReply>;

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  ({ folder } = await buildFolder(BASE));
});
test.beforeEach(async () => {
  [provider, host, held] = [await startFakeProvider(), await serveFiles(folder, BASE), heldReply()];
});
test.afterEach(async () => {
  held.release();
  await Promise.all([provider.close(), host.stop()]);
});

const panelOf = (page: Page) => section(page, "AI Insights");

/** A game's page whose panel waits for `reply` of the model. */
async function openWaiting(page: Page, reply: ProviderReply): Promise<void> {
  await openSettings(page, host.address);
  await giveModel(page, provider.url);
  provider.calls.length = 0;
  provider.reply(reply);
  const field = page.getByRole("combobox", { name: "Search games" });
  await field.fill("portal 2");
  await page
    .getByRole("option", { name: /^Portal 2/ })
    .first()
    .click();
  await panelOf(page).scrollIntoViewIfNeeded({ timeout: START_MS });
}

/** One whose panel shows what the model has written by now; it writes no more until `held` is released. */
async function openWriting(page: Page): Promise<void> {
  await openWaiting(page, held.reply);
  await expect(panelOf(page)).toContainText(WRITTEN);
}

async function leave(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Ludex" }).first().click();
  await expect(page.getByRole("article").first()).toBeVisible();
}

async function expectWhole(page: Page): Promise<void> {
  await expect(panelOf(page)).toContainText("Written by fake-model");
  await panelOf(page).getByRole("tab", { name: "Tricks" }).click();
  await expect(panelOf(page)).toContainText(LAST);
}

test("[B-02] the first words show before the model has finished, and its key is in no address, log or cache", async ({
  page,
}) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  page.on("pageerror", (error) => told.push(String(error.stack)));
  page.on("request", (request) => told.push(request.url()));
  page.on("framenavigated", (frame) => told.push(frame.url()));
  await openWriting(page);
  await expect(panelOf(page)).not.toContainText("Written by");
  await panelOf(page).getByRole("tab", { name: "Tricks" }).click();
  await expect(panelOf(page).getByRole("status", { name: "Loading AI insights" })).toBeVisible();
  expect(provider.calls).toHaveLength(1);
  expect(provider.calls[0]?.headers["authorization"]).toBe(`Bearer ${MODEL_KEY}`);
  told.push(await page.content(), ...(await keptBy(page)));

  held.release();
  await expectWhole(page);
  expect(provider.calls).toHaveLength(1);
  const kept = await keptBy(page);
  expect(kept.filter((text) => text.includes("insight 4200 ") && text.includes(WRITTEN))).toHaveLength(1);
  told.push(await page.content(), ...kept);
  expect(told.filter((text) => text.includes(MODEL_KEY))).toEqual([]);
});

test("[B-02] leaving the game ends the model's request, and the next visit asks anew", async ({ page }) => {
  // What is shown would be forgotten when the whole catalogue comes.
  host.faults.held.set(LAYER_FILE, new Promise(() => {}));
  await openWriting(page);
  expect(provider.cancelled()).toBe(0);
  await leave(page);
  await expect.poll(() => provider.cancelled(), { timeout: 1000 }).toBe(1);

  provider.reply(GOOD_REPLY);
  await page.goBack();
  await panelOf(page).scrollIntoViewIfNeeded({ timeout: START_MS });
  await expectWhole(page);
  expect(provider.calls).toHaveLength(2);
});

test("[B-02] leaving the game before the first word ends the model's request, too", async ({ page }) => {
  await openWaiting(page, { kind: "hang" });
  await expect.poll(() => provider.calls.length).toBe(1);
  await leave(page);
  // Chromium tells a service worker of it when the body has begun, after five seconds of silence.
  await expect.poll(() => provider.cancelled(), { timeout: 6000 }).toBe(1);
});

test("[B-02] closing the page ends the model's request", async ({ page }) => {
  await openWriting(page);
  await page.close();
  await expect.poll(() => provider.cancelled()).toBe(1);
});

for (const leaves of [false, true]) {
  const ending = leaves ? "leaving ends its request" : "it goes on to its end";
  test(`[B-02] the whole catalogue takes over while a model writes: ${ending}, and the first engine ends`, async ({
    page,
  }) => {
    const layer = Promise.withResolvers<void>();
    host.faults.held.set(LAYER_FILE, layer.promise);
    await openWriting(page);
    await expect.poll(() => host.asked.includes(LAYER_FILE)).toBe(true);
    const grown = untilGrown(page);
    layer.resolve();
    await grown;
    await page.waitForTimeout(1000);
    await expect(panelOf(page)).toContainText(WRITTEN);
    expect([provider.calls.length, provider.cancelled(), page.workers().length]).toEqual([1, 0, 2]);
    if (leaves) await leave(page);
    else {
      held.release();
      await expectWhole(page);
    }
    await expect.poll(() => page.workers().length).toBe(1);
    await expect.poll(() => provider.cancelled()).toBe(leaves ? 1 : 0);
    expect(provider.calls).toHaveLength(1);
  });
}

test("[B-02] a stream that breaks off has the catalogue stand in, which says so", async ({ page }) => {
  const pieces = ['{"recommendations":[{"name":"Similar', " Games"];
  await openWaiting(page, { kind: "events", pieces, everyMs: 200, breaksOff: true });
  await expect(panelOf(page)).toContainText("From the bundled catalogue");
  await expect(panelOf(page).getByRole("button", { name: "Try again" })).toBeAttached();
});
