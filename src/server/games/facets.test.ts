// The counts beside the options are what choosing the option would list: asked of the list itself, over the whole
// bundled catalogue.
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEVELOPER_LOOKUP, GENRE_LOOKUP, PLATFORM_LOOKUP, TAG_LOOKUP } from "../../shared/lookups.ts";
import { isMutationRun } from "../../../test/support/lane.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { Facets, Hints } from "./search-wire.ts";

const RUNS = isMutationRun ? 8 : 40;
const GROUPS = ["genres", "platforms", "parent_platforms", "stores", "tags", "developers"] as const;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const facets = async (query: string) => Facets.parse((await test.get(`/api/games/facets?${query}`)).body);
const listed = async (query: URLSearchParams | string) => (await test.get(`/api/games?${query}`)).body.count;

const slugs = (options: readonly { slug: string }[]) =>
  fc.subarray([...options.map(({ slug }) => slug), "no-such-thing"], { minLength: 1, maxLength: 2 }).map(String);
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });

/** Questions as visitors put them together. */
const question = fc
  .record({
    genre_tags: fc.constant("true"),
    genres: sometimes(slugs(GENRE_LOOKUP.slice(0, 25))),
    genres_all: sometimes(slugs(GENRE_LOOKUP.slice(0, 3))),
    genres_none: sometimes(slugs(GENRE_LOOKUP)),
    platforms: sometimes(slugs(PLATFORM_LOOKUP.slice(0, 6))),
    tags: sometimes(slugs(TAG_LOOKUP)),
    tags_none: sometimes(slugs(TAG_LOOKUP)),
    developers: sometimes(slugs(DEVELOPER_LOOKUP)),
    stores_all: sometimes(fc.constantFrom("steam", "steam,gog")),
    dates: sometimes(fc.constantFrom("2010-01-01,2020-12-31", "1990-01-01,1999-12-31")),
    metacritic: sometimes(fc.constantFrom("80,100", "1,79")),
    playtime: sometimes(fc.constantFrom("1,5", "6,9999")),
    search: sometimes(fc.constantFrom("the", "portal", "war")),
  })
  .map((all) => new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : []))));

/** The question with the option chosen instead of the other values of its group. */
function choosing(query: URLSearchParams, parameter: string, value: string): URLSearchParams {
  const chosen = new URLSearchParams(query);
  chosen.set(parameter, value);
  return chosen;
}

describe("the counts beside the options", () => {
  it("are what choosing the option lists, whatever else is chosen", async () => {
    await fc.assert(
      fc.asyncProperty(question, fc.nat(), async (query, pick) => {
        const counted = await facets(String(query));
        expect(counted.count).toBe(await listed(query));
        for (const group of GROUPS) {
          const option = counted[group][pick % counted[group].length];
          if (option === undefined) throw new Error(`there are no ${group}`);
          if (query.get(`${group}_none`)?.split(",").includes(option.slug)) continue;
          expect([option.slug, option.count]).toEqual([option.slug, await listed(choosing(query, group, option.slug))]);
        }
        const { year = 2015, count = 0 } = counted.years[pick % Math.max(1, counted.years.length)] ?? {};
        expect(count).toBe(await listed(choosing(query, "dates", `${year}-01-01,${year}-12-31`)));
        for (const range of ["metacritic", "playtime"] as const) {
          for (const { from, to, count: inside } of counted[range]) {
            expect(inside).toBe(await listed(choosing(query, range, `${from},${to}`)));
          }
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  it("[F-06] stand beside every option of the lookups, nothing left out", async () => {
    const counted = await facets("genres=racing&tags=no-such-thing");
    expect(counted.count).toBe(0);
    const options = { genres: GENRE_LOOKUP, platforms: PLATFORM_LOOKUP, tags: TAG_LOOKUP } as const;
    for (const [group, lookup] of Object.entries(options)) {
      const given = counted[group as keyof typeof options].map(({ id, slug, name }) => ({ id, slug, name }));
      expect(given).toEqual(lookup.map(({ id, slug, name }) => ({ id, slug, name })));
    }
    expect(counted.developers.map(({ slug }) => slug)).toEqual(DEVELOPER_LOOKUP.map(({ slug }) => slug));
    expect(
      counted.tags.some(({ count }) => count > 0),
      "tags are alternatives to the unknown one",
    ).toBe(true);
    expect(counted.genres.every(({ count }) => count === 0)).toBe(true);
  });

  it("name the studios with the most games first, and those that are chosen", async () => {
    const { developers } = await facets("");
    expect(developers.length).toBeGreaterThanOrEqual(200);
    const counts = developers.slice(0, 200).map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(counts[0]).toBe(await listed(`developers=${developers[0]?.slug}`));
    const chosen = await facets("developers=2d-boy&genres=no-such-thing");
    expect(chosen.developers).toContainEqual({ id: 2_000_000_002, slug: "2d-boy", name: "2D Boy", count: 0 });
  });

  it("of an excluded option say how many it keeps away", async () => {
    const [all, without] = [await listed("platforms=4"), await listed("platforms=4&tags_none=horror")];
    const { tags, count } = await facets("platforms=4&tags_none=horror");
    expect(count).toBe(without);
    expect(tags.find(({ slug }) => slug === "horror")?.count).toBe(all - without);
  });

  it("take the same page parameters as the list and care for none of them", async () => {
    expect(await facets("genres=action&page=3&page_size=40&ordering=name")).toEqual(await facets("genres=action"));
    expect((await test.get("/api/games/facets?genres=action&page=9999999")).status).toBe(200);
  });
});

describe("the hints for an empty list", () => {
  const hints = async (query: string) => Hints.parse((await test.get(`/api/games/hints?${query}`)).body);

  it("name what to drop, and what dropping it gives", async () => {
    const { without } = await hints("platforms=4,1&tags_all=2d,horror&tags_none=singleplayer");
    expect(without.length).toBeGreaterThan(0);
    expect(without.map(({ count }) => count)).toEqual(without.map(({ count }) => count).toSorted((a, b) => b - a));
    for (const { parameter, value, count } of without) {
      const query = new URLSearchParams("platforms=4,1&tags_all=2d,horror&tags_none=singleplayer");
      const left = (query.get(parameter) ?? "").split(",").filter((other) => !value.split(",").includes(other));
      if (left.length === 0) query.delete(parameter);
      else query.set(parameter, left.join(","));
      expect(count).toBe(await listed(query));
    }
  });

  it("have names for people", async () => {
    const { without } = await hints("platforms=4,187&developers=nintendo&metacritic=1,2");
    expect(without).toContainEqual({
      parameter: "metacritic",
      value: "1,2",
      name: "Metacritic 1–2",
      count: await listed("platforms=4,187&developers=nintendo"),
    });
    const { without: more } = await hints("platforms=4,187&dates=1981-01-01,1981-12-31");
    expect(more.map(({ name }) => name)).toEqual(["1981", "PC, PlayStation 5"]);
  });

  it("drop nothing that would not help", async () => {
    expect((await hints("")).without).toEqual([]);
    expect((await hints("search=zzzzzzzz")).without).toEqual([]);
  });

  it("[S-17] drop the words as well, where filters stand beside them", async () => {
    const { without } = await hints("search=zzzzzzzz&genres=action");
    expect(without.map(({ parameter, value }) => [parameter, value])).toEqual([["search", "zzzzzzzz"]]);
    const { count } = (await test.get("/api/games?genres=action")).body;
    expect(without[0]?.count).toBe(count);
  });
});
