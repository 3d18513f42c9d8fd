import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pino from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { catalogueFiles, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { sourceRecord } from "../../../test/support/source-record.ts";
import { startTestApp } from "../../../test/support/test-app.ts";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";
import { fillCatalogue, recordsPath } from "./fill-catalogue.ts";
import { keepCurrent } from "./keep-current.ts";
import { createLiveCatalogue } from "./live-catalogue.ts";
import { openCatalogue } from "./open.ts";

const SWAPS = 3;
/** A build is a process of its own, at a low priority: a busy machine lets it wait. */
const PATIENCE = { timeout: 150_000 };
const PROGRESS = { done: 1, total: 1 };

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A server whose records are looked at ten times a second. */
async function startLive() {
  const directories = {
    dataDirectory: writeFiles(catalogueFiles([testGame({ id: 501, name: "Storm Ring" })])),
    stateDirectory: temporaryDirectory(),
  };
  const records = openSqliteRecordStore({ path: recordsPath(directories.stateDirectory) });
  const revision = await fillCatalogue(directories);
  const live = createLiveCatalogue(openCatalogue({ ...directories, revision }), {});
  const stop = new AbortController();
  let builds = 0;
  const watching = keepCurrent({
    catalogue: directories,
    records,
    revision,
    swap: async (db) => {
      builds += 1;
      await live.swap(db);
    },
    log: pino({ level: "silent" }),
    signal: stop.signal,
    lookEveryMs: 100,
    waitPerBuild: 0,
  });
  const { source, gameIndex } = live;
  const test = await startTestApp({ deps: { source, gameIndex, onNewCatalogue: live.onSwap } });
  closing.push(async () => {
    stop.abort();
    await watching;
    await test.close();
    await records.close();
    live.close();
  });
  const take = (name: string) =>
    records.take("table", {
      records: [sourceRecord({ key: name, name, released: "1999", added: 1 })],
      gone: [],
      cursor: name,
      progress: PROGRESS,
    });
  return { test, take, records, directories, builds: () => builds };
}

describe("[Q-09] a new catalogue", { timeout: 400_000 }, () => {
  it("takes the place of the old one while requests are answered, and none of them fails", async () => {
    const { test, take, directories } = await startLive();
    const statuses = new Set<number>();
    const asked = new AbortController();
    closing.push(() => asked.abort());
    const asking = Promise.all(
      ["/api/games?search=ring", "/api/games/501", "/api/genres", "/api/games?genres=action&page_size=5"].map(
        async (path) => {
          while (!asked.signal.aborted) {
            // Each with a word of its own, so that no finished answer is given again.
            statuses.add((await test.get(`${path}${path.includes("?") ? "&" : "?"}any=${Math.random()}`)).status);
            await sleep(2);
          }
        },
      ),
    );
    const ids: unknown[] = [];
    for (let at = 0; at < SWAPS; at += 1) {
      const name = `Rain Wheel ${at}`;
      await take(name);
      await expect.poll(() => test.ids(`search=${name}&search_exact=true`), PATIENCE).toHaveLength(1);
      ids.push((await test.ids("search=Rain Wheel 0&search_exact=true"))[0]);
    }
    asked.abort();
    await asking;
    expect([...statuses]).toEqual([200]);
    expect(new Set(ids).size).toBe(1);
    const files = readdirSync(directories.stateDirectory).filter((name) => /^catalogue-.*\.sqlite$/.test(name));
    expect(files).toHaveLength(1);
  });

  it("waits until records rest, and is built while they come without an end", async () => {
    const { test, take, builds } = await startLive();
    const count = async () => (await test.get(`/api/games?any=${Math.random()}`)).body.count;
    for (let at = 0; at < 6; at += 1) {
      await take(`Rain Wheel of ${at}`);
      await sleep(50);
    }
    await expect.poll(count, PATIENCE).toBe(7);
    expect(builds()).toBe(1);
    const coming = new AbortController();
    closing.push(() => coming.abort());
    void (async () => {
      for (let at = 0; !coming.signal.aborted; at += 1) {
        await take(`Snow Wheel of ${at}`);
        await sleep(40);
      }
    })();
    await expect.poll(count, PATIENCE).toBeGreaterThan(7);
  });

  it("is seen in answers that had been kept as bytes", async () => {
    const { test, take } = await startLive();
    const feed = async () => (await test.get("/feed.atom")).text;
    expect((await test.get("/api/games")).body.count).toBe(1);
    expect(await feed()).not.toContain("Rain Wheel");
    await take("Rain Wheel");
    await expect.poll(async () => (await test.get("/api/games")).body.count, PATIENCE).toBe(2);
    // [E-03] So do those who follow a list, of whom the first may still be given what there was before.
    await expect.poll(feed, PATIENCE).toContain("<title>Rain Wheel</title>");
  });

  it("[Q-08] has nothing of a source that was forgotten, and its games have their ids again when it comes back", async () => {
    const { test, take, records } = await startLive();
    await take("Rain Wheel");
    const find = () => test.ids("search=Rain Wheel");
    await expect.poll(find, PATIENCE).toHaveLength(1);
    const [id] = await find();
    expect(await records.forget("table")).toBe(1);
    await expect.poll(find, PATIENCE).toEqual([]);
    await take("Rain Wheel");
    await expect.poll(find, PATIENCE).toEqual([id]);
  });
});
