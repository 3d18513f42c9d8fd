// A walk through IGDB whose process is killed again and again.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";
import { startFakeIgdb, type FakeIgdb } from "../../../../test/support/fake-igdb.ts";
import { plainGames } from "../../../../test/support/igdb-games.ts";
import { openIgdbWalk } from "../../../../test/support/igdb-walk.ts";

const GAMES = 7000;
const KILLS = 10;
const LATENCY_MS = 15;
const PROCESS = join(import.meta.dirname, "../../../../test/support/take-in-igdb.ts");

let igdb: FakeIgdb;
let child: ChildProcess | undefined;
afterEach(async () => {
  child?.kill("SIGKILL");
  await igdb.close();
});

const pagesAsked = () => igdb.asked.filter(({ body }) => body.startsWith("fields *")).length;

it(
  "[Q-05] a walk that is killed ten times with SIGKILL loses no game, gives none twice and asks two pages again at most",
  { timeout: 120_000 },
  async () => {
    igdb = await startFakeIgdb({ games: plainGames(GAMES), perSecond: 1e6, latencyMs: LATENCY_MS });
    const directory = temporaryDirectory();
    const begin = () =>
      spawn(process.execPath, [PROCESS, directory, JSON.stringify(igdb.access)], { stdio: "inherit" });

    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = pagesAsked();
      child = begin();
      const ended = once(child, "exit");
      // Every moment of a page's life: asked, its times asked, written down.
      while (pagesAsked() < before + 1 + (kill % 2)) await sleep(2);
      await sleep((kill * LATENCY_MS) / 3);
      child.kill("SIGKILL");
      expect((await ended)[1]).toBe("SIGKILL");
    }
    child = begin();
    expect((await once(child, "exit"))[0]).toBe(0);

    const walk = openIgdbWalk(igdb, directory);
    const pages = Math.ceil(GAMES / 500) + 1;
    expect(await walk.keys()).toEqual(plainGames(GAMES).map(({ id }) => String(id)));
    expect(pagesAsked()).toBeGreaterThanOrEqual(pages + KILLS / 2);
    expect(pagesAsked()).toBeLessThanOrEqual(pages + 2 * KILLS);
    // It ended well: what follows asks for changes only, and finds none but the youngest, as they were.
    expect(await walk.run()).toMatchObject({ added: 0, changed: 0, gone: 0, isWhole: true });
    await walk.close();
  },
);
