// The shelves of the day, over the bundled catalogue on days of the test's own.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { randomStream } from "#shared/random-stream.ts";
import { shuffledBy } from "./shuffled-by.ts";

type Game = {
  id: number;
  name: string;
  released: string;
  released_precision?: string;
  metacritic: number;
  playtime: number;
};
type Shelf = { name: string; series?: { slug: string }; from?: number; results: Game[] };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA, deps: { answerCacheBytes: 0 } });
});
afterAll(() => test.close());
afterEach(() => {
  vi.useRealTimers();
});

async function shelvesOf(day: string): Promise<ReadonlyMap<string, Shelf>> {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T12:00:00Z`) });
  const { status, body } = await test.get("/api/games/discover");
  expect([status, body["day"]]).toEqual([200, day]);
  // The route's own schema says so.
  return new Map((body["shelves"] as Shelf[]).map((shelf) => [shelf.name, shelf]));
}

const idsOf = (shelves: ReadonlyMap<string, Shelf>) =>
  [...shelves.values()].flatMap(({ results }) => results.map(({ id }) => id));

describe("[E-05] the shelves of a day", () => {
  it("are the same however often one asks, and others tomorrow", async () => {
    const [one, again, next] = [
      await shelvesOf("2026-05-18"),
      await shelvesOf("2026-05-18"),
      await shelvesOf("2026-05-19"),
    ];
    expect([...again]).toEqual([...one]);
    expect([...one.keys()]).toEqual(["new", "short", "gems", "day", "series", "decade"]);
    for (const [name, { results }] of next) {
      expect({ name, ids: results.map(({ id }) => id) }).not.toEqual({
        name,
        ids: one.get(name)?.results.map(({ id }) => id),
      });
    }
  });

  it.each(["2026-01-01", "2026-02-28", "2028-02-29", "2026-11-25", "2026-12-31", "2030-07-07"])(
    "on %s have three to six games each, and no game twice",
    async (day) => {
      const shelves = await shelvesOf(day);
      const ids = idsOf(shelves);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { name, results } of shelves.values()) {
        expect([name, results.length >= 3 && results.length <= 6]).toEqual([name, true]);
      }
    },
  );

  it("hold what they say", async () => {
    const shelves = await shelvesOf("2026-11-18");
    const games = (name: string) => shelves.get(name)?.results ?? [];
    for (const { metacritic, playtime } of games("short")) {
      expect(metacritic).toBeGreaterThanOrEqual(80);
      expect([1, 2, 3, 4, 5]).toContain(playtime);
    }
    for (const { id, name } of games("gems")) {
      expect(await test.ids(`ids=${id}&fame=little-known&metacritic=80,100`)).toEqual([id]);
      expect(name).not.toMatch(/edition|remastered/i);
    }
    for (const { released, released_precision: precision } of games("day")) {
      expect([released.slice(5), precision]).toEqual(["11-18", undefined]);
    }
    for (const { released } of games("new")) expect(released <= "2026-11-18").toBe(true);
    const { series, results = [] } = shelves.get("series") ?? {};
    const all = await test.ids(`series=${series?.slug}&ordering=released&exclude_additions=true`);
    expect(results.map(({ id }) => id)).toEqual(all.slice(0, results.length));
    const from = shelves.get("decade")?.from ?? 0;
    for (const { released } of games("decade")) {
      expect(Math.floor(Number(released.slice(0, 4)) / 10) * 10).toBe(from);
    }
  });

  it("on the last day of a year leave out games of which only the year is known", async () => {
    const shelf = (await shelvesOf("2026-12-31")).get("day");
    for (const { released_precision: precision } of shelf?.results ?? []) expect(precision).toBeUndefined();
  });

  it("[P-02] begin with the same games where more are asked for, and no game stands in for two", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-18T12:00:00Z") });
    const asked = async (query: string) => (await test.get(`/api/games/discover${query}`)).body["shelves"] as Shelf[];
    const ids = ({ results }: Shelf) => results.map(({ id }) => id);
    const [six, more] = [await asked(""), await asked("?page_size=24")];
    expect(more.map((shelf) => ids(shelf).slice(0, 6))).toEqual(six.map(ids));
    const all = more.flatMap(ids);
    expect(new Set(all).size).toBe(all.length);
    const sizes = new Map(more.map((shelf) => [shelf.name, shelf.results.length]));
    for (const name of ["new", "short", "gems", "decade"]) expect(sizes.get(name)).toBeGreaterThan(12);
    for (const size of sizes.values()) expect(size).toBeLessThanOrEqual(24);
    expect(await asked("?page_size=1000")).toEqual(more);
    for (const text of ["1", "0", "-7", "many"]) expect(await asked(`?page_size=${text}`)).toEqual(six);
  });

  it("a catalogue with little in it has fewer shelves", async () => {
    const small = await startTestApp({ deps: { answerCacheBytes: 0 } });
    const { status, body } = await small.get("/api/games/discover");
    expect(status).toBe(200);
    for (const { results } of body["shelves"] as Shelf[]) expect(results.length).toBeGreaterThanOrEqual(3);
    await small.close();
  });
});

describe("[E-05] the chance of a day", () => {
  it("is the same for the same text and another for another", () => {
    const numbers = (text: string) => Array.from({ length: 8 }, randomStream(text));
    expect(numbers("2026-05-18 new")).toEqual(numbers("2026-05-18 new"));
    expect(numbers("2026-05-18 new")).not.toEqual(numbers("2026-05-19 new"));
    expect(numbers("x").every((number) => number >= 0 && number < 1)).toBe(true);
  });

  it("prefers no place", () => {
    const draw = randomStream("fair");
    const firsts = Array.from({ length: 3000 }, () => shuffledBy([0, 1, 2], draw)[0]);
    for (const value of [0, 1, 2]) {
      expect(firsts.filter((first) => first === value).length / 3000).toBeCloseTo(1 / 3, 1);
    }
  });
});
