// The whole server with a source: what that gives is in the catalogue without a restart, and costs no further call.
import { afterEach, describe, expect, it, vi } from "vitest";
import { CANARY_CLIENT, CANARY_SECRET, startFakeIgdb } from "../../test/support/fake-igdb.ts";
import { filledDirectory } from "../../test/support/filled-directory.ts";
import { startLargeRawg } from "../../test/support/large-rawg.ts";
import { nameOf } from "../../test/support/large-rawg-games.ts";
import { isDeep } from "../../test/support/lane.ts";
import { startServerProcess } from "../../test/support/server-process.ts";

// A catalogue is built twice, in a process that lets all others go first.
vi.setConfig({ testTimeout: 600_000 });
const PATIENCE = { timeout: 500_000, interval: 500 };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

type Found = { count: number; results: { id: number; name: string; background_image: string }[] };

async function start(environment: Record<string, string>) {
  const server = await startServerProcess({
    DATA_DIRECTORY: filledDirectory(),
    RATE_LIMIT_API: "1000000",
    ANSWER_CACHE_MB: "0",
    ...environment,
  });
  closing.push(() => server.end("SIGTERM"));
  const get = async (path: string) => (await fetch(`${server.base}${path}`)).text();
  const find = async (query: string) => JSON.parse(await get(`/api/games?${query}`)) as Found;
  return { get, find };
}

describe("a server with a source", () => {
  // Twice the whole catalogue is built; the parts of it are proven by the tests of each.
  it.runIf(isDeep)(
    "[Q-01] [Q-02] [Q-10] serves RAWG's games from its own catalogue, and asks no more for them",
    async () => {
      const rawg = await startLargeRawg({ count: 400 });
      closing.push(rawg.close);
      const { get, find } = await start({ RAWG_API_KEY: rawg.key, RAWG_API_URL: rawg.url, RAWG_GAMES: "120" });
      const ranked = rawg.games.toSorted((one, other) => other.added - one.added);
      const ids = ranked.slice(0, 100).map(({ id }) => id);
      await expect.poll(async () => (await find(`ids=${ids.join(",")}&page_size=1`)).count, PATIENCE).toBe(100);
      const asked = rawg.calls.length;
      const [best] = ranked;
      const typed = encodeURIComponent(best === undefined ? "" : nameOf(best));
      expect((await find(`search=${typed}&search_exact=true`)).results.map(({ id }) => id)).toEqual([best?.id]);
      expect(asked).toBeLessThanOrEqual(2 + 120 / 40);
      const all = await find("page_size=1");
      const without = await find("genres_none=action&page_size=40");
      expect(without.count).toBeLessThan(all.count);
      expect(without.results.length).toBe(40);
      expect(rawg.calls.length).toBe(asked);
      expect(await get("/metrics")).toMatch(/^source_records\{source="rawg"\} 1[2-9]\d$/m);
    },
  );

  it("[Q-05] [Q-08] serves IGDB's games, with its name on them and its secrets nowhere", async () => {
    const igdb = await startFakeIgdb({ games: [{ id: 7, name: "Wheel of Rain", first_release_date: 1_000_000_000 }] });
    closing.push(igdb.close);
    const { get, find } = await start({
      IGDB_CLIENT_ID: CANARY_CLIENT,
      IGDB_CLIENT_SECRET: CANARY_SECRET,
      IGDB_API_URL: igdb.access.baseUrl,
      IGDB_TOKEN_URL: igdb.access.tokenUrl,
    });
    await expect
      .poll(async () => (await find("search=Wheel+of+Rain&search_exact=true")).results.length, PATIENCE)
      .toBe(1);
    const { results } = await find("search=Wheel+of+Rain&search_exact=true");
    const text = await get(`/api/games/${results[0]?.id}`);
    expect(JSON.parse(text)).toMatchObject({ name: "Wheel of Rain", sources: [{ name: "IGDB.com" }] });
    expect(text + (await get("/metrics"))).not.toContain(CANARY_SECRET);
  });
});
