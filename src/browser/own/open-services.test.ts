// The services of a visitor's own over real HTTP: RAWG's double, whose answers are kept in a browser's database.
import "fake-indexeddb/auto";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { IDBFactory } from "fake-indexeddb";
import { buildDatabase } from "#server/catalogue/build.ts";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { readRecords } from "#server/catalogue/read-records.ts";
import { parseGamesQuery } from "#server/games/query.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { catalogueFiles, writeFiles } from "../../../test/support/catalogue-files.ts";
import { CANARY_KEY, startFakeRawg } from "../../../test/support/fake-rawg.ts";
import { openServices } from "./open-services.ts";
import { openRecords } from "./records.ts";

const INCLUDES = "include=screenshots,movies,developers";
const MORE = { screenshots: true, movies: true, developers: false };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** A catalogue that knows no game of RAWG's double but one. */
function openCatalogue() {
  const db = new DatabaseSync(":memory:");
  buildDatabase(db, readRecords(writeFiles(catalogueFiles())), "1");
  onTestFinished(() => db.close());
  return createCatalogueSource(db);
}

async function open({ calls = 100 } = {}) {
  const rawg = await startFakeRawg();
  onTestFinished(() => rawg.close());
  const parts = openCatalogue();
  const services = async () =>
    openServices(
      { rawg: { url: rawg.url, key: CANARY_KEY, calls }, pictures: { way: "service", service: "" }, ai: undefined },
      {
        parts,
        records: await openRecords(),
        fetchByPage: (url, { timeoutMs: _time, body: _body, ...init }) => fetch(url, init),
      },
    );
  const list = async (query: string, source: Awaited<ReturnType<typeof services>>["source"]) =>
    await source.listGames(parseGamesQuery(new URLSearchParams(`${query}&${INCLUDES}`), 20), NO_CLIENT);
  return { rawg, parts, services, list };
}

it("[B-02] equal questions at once are one call, and the answer is kept for the next visit", async () => {
  const { rawg, services, list } = await open();
  const { source } = await services();
  const [first, second] = await Promise.all([list("genres=action", source), list("genres=action", source)]);
  expect(first.value).toEqual(second.value);
  expect(first.provenance).toMatchObject({ origin: "rawg", isDegraded: false });
  expect(rawg.calls).toEqual(["games?genres=action&page=1&page_size=20"]);
  const again = await list("genres=action", (await services()).source);
  expect([again.value, rawg.calls.length]).toEqual([first.value, 1]);
});

it("[B-02] a game is RAWG's record with its pictures; one that RAWG does not have is the catalogue's", async () => {
  const { rawg, parts, services } = await open();
  const { source } = await services();
  const { value, provenance } = await source.getGame(102, MORE, NO_CLIENT);
  expect(provenance).toMatchObject({ origin: "rawg" });
  expect(value).toMatchObject({ id: 102, screenshots: expect.any(Array), videos: expect.any(Array) });
  expect(rawg.calls).toContain("games/102");
  rawg.misbehave("not-found");
  const mine = await source.getGame(101, MORE, NO_CLIENT);
  expect(mine.value).toEqual((await parts.source.getGame(101, MORE, NO_CLIENT)).value);
});

it.each(["bad-gateway", "reset", "unknown-key"] as const)(
  "[B-02] RAWG fails (%s): the catalogue answers, marked",
  async (how) => {
    const { rawg, parts, services, list } = await open();
    rawg.misbehave(how);
    const { source } = await services();
    const { value, provenance } = await list("genres=action", source);
    expect(value).toEqual((await list("genres=action", parts.source)).value);
    expect(provenance).toMatchObject({ origin: "bundled", isDegraded: true });
  },
);

it("[B-02] a budget that is spent makes no further call", async () => {
  const { rawg, services, list } = await open({ calls: 1 });
  const { source, answer } = await services();
  await list("genres=action", source);
  const { provenance } = await list("genres=puzzle", source);
  expect(provenance).toMatchObject({ origin: "bundled", isDegraded: true });
  expect(rawg.calls).toHaveLength(1);
  const { body } = await answer(new URL("http://here.invalid/api/own-services"));
  expect(JSON.parse(body)).toEqual({ calls: 1, limit: 1 });
});

it("[B-02] nothing that is kept holds the key", async () => {
  const { services, list } = await open();
  const { source } = await services();
  await list("genres=action", source);
  await source.getGame(102, MORE, NO_CLIENT);
  const db = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open("ludex-rawg");
    opening.addEventListener("success", () => resolve(opening.result));
  });
  const rows = await new Promise<unknown>((resolve) => {
    const all = db.transaction("answers").objectStore("answers").getAll();
    all.addEventListener("success", () => resolve(all.result));
  });
  db.close();
  expect(JSON.stringify(rows)).toContain("genres");
  expect(JSON.stringify(rows)).not.toContain(CANARY_KEY);
});

it("[B-02] tells a key that works from one that does not", async () => {
  const { rawg, services } = await open();
  const test = async () =>
    JSON.parse((await (await services()).answer(new URL("http://here.invalid/api/own-services?test=rawg"))).body);
  expect(await test()).toEqual({ isWorking: true });
  rawg.misbehave("unknown-key");
  expect(await test()).toEqual({ isWorking: false, failure: "key" });
});
