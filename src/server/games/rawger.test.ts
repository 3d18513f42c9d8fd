// A RAWG client from the registry, `rawger`, against the listening server. Its base address is a constant of its own
// that can be set before it is loaded; nothing else of it is touched.
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

type Found = { id?: number; name: string; slug: string; platforms: string[]; released: string };
type Collection = { count: () => number; get: () => Found[]; raw: () => unknown[]; next: () => Promise<Collection> };
type Rawger = {
  games: { search: (text: string) => Promise<Collection>; get: (slug: string) => Promise<{ get: () => Found }> };
  purgeCache: () => void;
};

let test: TestApp;
let client: Rawger;

beforeAll(async () => {
  test = await startTestApp();
  const base = await test.app.listen({ port: 0, host: "127.0.0.1" });
  const require = createRequire(import.meta.url);
  require("rawger/src/constats.js").API_ROOT = `${base}/api`;
  client = await require("rawger")();
});
afterAll(async () => {
  client.purgeCache();
  await test.close();
});

it("searches, reads and turns pages", async () => {
  // It announces every search on the console.
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  const found = await client.games.search("portal");
  expect(found.count()).toBe(3);
  expect(found.get()[0]).toMatchObject({ name: "Portal", slug: "portal", released: "2015-06-01", platforms: ["PC"] });
  const many = await client.games.search("filler");
  const second = await many.next();
  expect([many.count(), many.get().length, second.get().length]).toEqual([40, 20, 20]);
  expect(new Set([...many.get(), ...second.get()].map(({ slug }) => slug)).size).toBe(40);
});

it("reads one game", async () => {
  const game = await client.games.get("pok-mon-toile");
  expect(game.get()).toMatchObject({ name: "Pokémon: Étoile", platforms: ["PC", "PlayStation 4"] });
});
