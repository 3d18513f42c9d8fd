import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASIC_GENRES, SORT_OPTIONS } from "#shared/options.ts";
import { canonicalQuery } from "#shared/rawg/query.ts";
import {
  type CatalogueView,
  filterOfService,
  filterParams,
  FIRST_VIEW,
  formatView,
  parseView,
  saysView,
  totalPagesOf,
  viewParams,
} from "./catalogue-view.ts";
import { type FilterValues, hasFilters, NO_FILTERS } from "./filter-values.ts";

const parse = (text: string) => parseView(new URLSearchParams(text));
const view = (changes: Partial<CatalogueView>): CatalogueView => ({ ...FIRST_VIEW, ...changes });

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const listOf = (value: fc.Arbitrary<string>) =>
  fc.uniqueArray(value, { maxLength: 4 }).map((values) => values.join(","));
const rangeOf = (min: number, max: number) =>
  fc
    .tuple(fc.option(fc.integer({ min, max })), fc.option(fc.integer({ min, max })))
    .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]))
    .map(([from, to]) => (from === null && to === null ? "" : from === to ? `${from}` : `${from ?? ""}-${to ?? ""}`));
const ids = listOf(fc.integer({ min: 1, max: 999_999 }).map(String));
const slugs = listOf(slug);
const lists = (group: string, values: fc.Arbitrary<string>) => ({
  [group]: values,
  [`${group}_all`]: values,
  [`${group}_none`]: values,
});
const anyFilters = fc
  .record({
    ...lists("platform", ids),
    ...lists("genre", slugs),
    ...lists("tag", slugs),
    ...lists("developer", slugs),
    ...lists("publisher", slugs),
    ...lists("store", ids),
    year: rangeOf(1980, 2026),
    metacritic: rangeOf(1, 100),
    playtime: rangeOf(1, 9999),
  })
  .map((filters) => ({ ...NO_FILTERS, ...filters }) satisfies FilterValues);
const anyView = fc.record({
  filters: anyFilters,
  sort: fc.option(fc.constantFrom(...SORT_OPTIONS.map(({ key }) => key)), { nil: undefined }),
  page: fc.integer({ min: 1, max: 100 }),
});

describe("the address of a view", () => {
  it("[C-08] survives writing and reading, whatever the view", () => {
    fc.assert(
      fc.property(anyView, (given) => {
        expect(parse(formatView(given))).toEqual(given);
      }),
    );
  });

  it.each([
    ["genre=action&platform=4&year=2015", "platform=4&genre=action&year=2015"],
    ["genres=action", "genre=action"],
    ["genres=action,rpg&genres_all=co-op&genres_none=horror", "genres=action,rpg&genres_all=co-op&genres_none=horror"],
    ["genre=action&genres=rpg&genres=arcade,action", "genres=action,rpg,arcade"],
    ["platforms=4,187,x,-1,4", "platforms=4,187"],
    ["years=2015-2018&metacritic=80-100", "years=2015-2018&metacritic=80-100"],
    ["years=2018..2015", "years=2015-2018"],
    ["years=2015-2015", "year=2015"],
    ["years=-2018", "years=-2018"],
    ["years=2015-", "years=2015-"],
    ["years_from=2015&years_to=&metacritic_from=&metacritic_to=90", "years=2015-&metacritic=-90"],
    ["genres=&platforms=&year=&years_from=&years_to=", ""],
    ["playtime_from=&playtime_to=5", "playtime=-5"],
    ["ordering=-rating", "sort=rating"],
    ["sort=name&ordering=-rating", "sort=name"],
  ])("[C-08] reads %s and writes %s", (query, written) => {
    expect(formatView(parse(query))).toBe(written);
    expect(saysView(new URLSearchParams(query))).toBe(true);
  });

  it("[C-08] takes no more than forty values of a list", () => {
    const many = Array.from({ length: 100 }, (_, index) => index + 1).join(",");
    expect(parse(`platforms=${many}`).filters.platform.split(",")).toHaveLength(40);
  });

  it("[C-08] is empty for the first page of everything, and then says nothing", () => {
    expect(formatView(FIRST_VIEW)).toBe("");
    expect(saysView(new URLSearchParams("utm_source=x"))).toBe(false);
    expect(saysView(new URLSearchParams("page=2"))).toBe(true);
  });

  it.each(["", "0", "-1", "1.5", "abc", "1e2", "%00"])("[C-08] reads page %j as 1", (page) => {
    expect(parse(`page=${page}`).page).toBe(1);
  });

  it.each(["101", "5000", "999999999999999"])("[C-01] never goes beyond page 100: %s", (page) => {
    expect(parse(`page=${page}`).page).toBe(100);
  });

  it.each([
    "platform=abc",
    "platform=-4",
    "platform=0",
    "genre=%00",
    "genre=a%20b",
    "tag=<script>",
    "year=20155",
    "year=0000",
    "year=3015",
    `developer=${"x".repeat(200)}`,
    "sort=-added",
    "sort=constructor",
    "ordering=constructor",
    "genres=,%00,a%20b,",
    "tags_none=<script>",
    "years=1-2",
    "years=2015-3000",
    "years=-",
    "metacritic=80-101",
    "metacritic=a-b",
  ])("[C-08] counts %s as absent", (query) => {
    expect(parse(query)).toEqual(FIRST_VIEW);
  });

  it("[C-07] keeps the two options that share a value apart", () => {
    expect(parse("sort=relevance").sort).toBe("relevance");
    expect(parse("sort=date-added").sort).toBe("date-added");
    expect(formatView(view({ sort: "relevance" }))).toBe("sort=relevance");
    expect(formatView(view({ sort: "date-added" }))).toBe("sort=date-added");
  });
});

describe("what the service is asked", () => {
  it("[F-07] sends only what is chosen: genres, tags and developers by slug, platforms by id, the year as dates", () => {
    const filters = { ...NO_FILTERS, platform: "18", genre: "action", tag: "co-op", developer: "valve", year: "2015" };
    expect(viewParams(view({ filters }))).toEqual({
      platforms: "18",
      genres: "action",
      tags: "co-op",
      developers: "valve",
      dates: "2015-01-01,2015-12-31",
      page: 1,
      page_size: 20,
    });
    expect(canonicalQuery(viewParams(FIRST_VIEW))).toBe("page=1&page_size=20");
  });

  it("[F-07] sends several values, those that must all be there, those that must not, and ranges", () => {
    const filters = parse(
      "platforms=4,187&genres_all=action,co-op&tags_none=horror&years=-2018&metacritic=80-&publishers_none=ea",
    ).filters;
    expect(filterParams(filters)).toEqual({
      platforms: "4,187",
      genres_all: "action,co-op",
      genre_tags: true,
      tags_none: "horror",
      publishers_none: "ea",
      dates: "1900-01-01,2018-12-31",
      metacritic: "80,100",
    });
  });

  it.each(["genre=roguelike", "genres=action,moba", "genres_all=action,4x", "genres_none=visual-novel"])(
    "[F-06] says of %s that a tag is meant as a genre, which the service does not do by itself",
    (query) => {
      expect(filterParams(parse(query).filters)).toHaveProperty("genre_tags", true);
    },
  );

  it("[F-06] says nothing of the basic genres, which are all RAWG's, nor without any", () => {
    for (const { slug: genre } of BASIC_GENRES) {
      expect(filterParams(parse(`genre=${genre}`).filters)).toEqual({ genres: genre });
    }
    expect(filterParams(parse("tag=roguelike").filters)).toEqual({ tags: "roguelike" });
  });

  it("[F-07] reads back what the service calls a filter", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const known = Object.entries(filterParams(filters)).map(([name, value]) =>
          filterOfService(name, String(value)),
        );
        const found = Object.fromEntries(known.map((filter) => [filter?.name, filter?.value]));
        const whole = { ...NO_FILTERS, ...found };
        expect(filterParams(whole)).toEqual(filterParams(filters));
      }),
    );
    expect(filterOfService("stores_none", "1")).toEqual({ name: "store_none", value: "1" });
    expect(filterOfService("parent_platforms", "1")).toBeUndefined();
  });

  it.each(SORT_OPTIONS)("[C-07] sends $value for $label, and nothing until it is chosen", ({ key, value }) => {
    expect(viewParams(view({ sort: key })).ordering).toBe(value);
    expect(viewParams(FIRST_VIEW)).not.toHaveProperty("ordering");
  });

  it.each([
    [0, 0],
    [1, 1],
    [20, 1],
    [21, 2],
    [1999, 100],
    [1_000_000, 100],
    [undefined, 100],
  ])("[C-01] %s games fill %s pages", (count, pages) => {
    expect(totalPagesOf(count)).toBe(pages);
  });

  it("[F-01] knows whether any filter is set; the sort order is none", () => {
    expect(hasFilters(NO_FILTERS)).toBe(false);
    expect(hasFilters({ ...NO_FILTERS, publisher: "sega" })).toBe(true);
  });
});
