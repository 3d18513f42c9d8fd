import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SORT_OPTIONS } from "#shared/options.ts";
import { canonicalQuery } from "#shared/rawg/query.ts";
import {
  type CatalogueView,
  FIRST_VIEW,
  formatView,
  hasFilters,
  NO_FILTERS,
  parseView,
  saysView,
  totalPagesOf,
  viewParams,
} from "./catalogue-view.ts";

const parse = (text: string) => parseView(new URLSearchParams(text));
const view = (changes: Partial<CatalogueView>): CatalogueView => ({ ...FIRST_VIEW, ...changes });

const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const anyView = fc.record({
  filters: fc.record({
    platform: fc.oneof(fc.constant(""), fc.integer({ min: 1, max: 999_999 }).map(String)),
    genre: fc.oneof(fc.constant(""), slug),
    tag: fc.oneof(fc.constant(""), slug),
    developer: fc.oneof(fc.constant(""), slug),
    publisher: fc.oneof(fc.constant(""), slug),
    year: fc.oneof(fc.constant(""), fc.integer({ min: 1980, max: 2026 }).map(String)),
  }),
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
