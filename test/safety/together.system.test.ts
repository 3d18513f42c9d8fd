// Servers that start at the same moment on the same data directory, which has to be filled first.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { CANARY_KEY, startFakeRawg, type FakeRawg } from "../support/fake-rawg.ts";
import { isDeep } from "../support/lane.ts";
import { startServerProcess } from "../support/server-process.ts";

const SERVERS = isDeep ? 3 : 2;
const PATHS = ["/readyz", "/", "/api/games?page_size=5", "/api/games/3498", "/media/games/3498/background.jpg"];

let rawg: FakeRawg;
beforeAll(async () => {
  rawg = await startFakeRawg();
});
afterAll(() => rawg.close());

it("[safety-18] servers that start at once on one data directory all serve, and none complains of another", async () => {
  const directory = join(temporaryDirectory(), "data");
  const environment = {
    DATA_DIRECTORY: directory,
    RAWG_API_KEY: CANARY_KEY,
    RAWG_API_URL: rawg.url,
    LOG_LEVEL: "warn",
  };
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => startServerProcess(environment)));
  for (const { base } of servers) {
    for (const path of PATHS) expect([path, (await fetch(base + path)).status]).toEqual([path, 200]);
  }
  await Promise.all(servers.map(({ end }) => end("SIGTERM")));
  expect(servers.map(({ child }) => child.exitCode)).toEqual(servers.map(() => 0));
  expect(await Promise.all(servers.map(({ log }) => log))).toEqual(servers.map(() => ""));
  const names = readdirSync(directory);
  // Two that close the file at the same moment each take the other for one that still reads, and leave its empty log.
  const catalogues = names.filter((name) => /^catalogue-.*(?<!-wal|-shm)$/.test(name));
  expect(catalogues).toEqual([expect.stringMatching(/\.sqlite$/)]);
  expect(names.filter((name) => name.endsWith(".damaged"))).toEqual([]);
}, 120_000);
