// What the tests of a visitor's own services do on the settings page, and what the browser keeps of it.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "./patient.ts";

export const MODEL_KEY = "sk-c4nary-OWN-0123456789abcdef";

/** A part of a page by its name. */
export const section = (page: Page, name: string) => page.getByRole("region", { name });

/** Opens the settings of the folder at `address`. */
export async function openSettings(page: Page, address: string): Promise<void> {
  await page.goto(`${address}settings`);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
}

/** Gives the provider at `url` on the settings page, and waits for its test. */
export async function giveModel(page: Page, url: string): Promise<void> {
  const models = section(page, "AI provider");
  await models.getByLabel("Address of the provider").fill(url);
  await models.getByLabel("Model").fill("fake-model");
  await models.getByLabel("Key of the provider").fill(MODEL_KEY);
  await models.getByRole("button", { name: "Save and test" }).click();
  await expect(models.getByRole("status")).toHaveText("It works.");
}

/** What lies in the caches and databases of the page's origin: the addresses, and the rows. */
export async function keptBy(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) found.push(request.url);
    }
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("success", () => resolve(opening.result));
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const all = db.transaction(store).objectStore(store).getAll();
          all.addEventListener("success", () => resolve(all.result));
        });
        const keys = await new Promise<unknown[]>((resolve) => {
          const all = db.transaction(store).objectStore(store).getAllKeys();
          all.addEventListener("success", () => resolve(all.result));
        });
        found.push(`${name}/${store} ${JSON.stringify([keys, rows])}`);
      }
    }
    return found;
  });
}

/** The addresses of the answers in the page's caches in whose headers or body one of `secrets` stands. */
export const cachedWith = (page: Page, secrets: readonly string[]): Promise<string[]> =>
  page.evaluate(async (looked) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        if (answer === undefined) throw new Error(`${request.url} cannot be read`);
        const said = JSON.stringify([...answer.headers]) + (await answer.text());
        if (looked.some((secret) => said.includes(secret))) found.push(request.url);
      }
    }
    return found;
  }, secrets);

/** Exports the shelf of the folder at `address` as a visitor does, and reads the file. */
export async function exportShelf(page: Page, address: string): Promise<string> {
  await page.goto(`${address}shelf`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export (JSON)" }).click();
  return readFileSync(await (await download).path(), "utf8");
}

/** Resolves when the whole catalogue has begun to answer; called before it can. */
export const untilGrown = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("ludex-catalogue-grew", () => resolve(), { once: true });
      }),
  );
