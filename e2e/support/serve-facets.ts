// Counts beside the filter options that a test makes up, by the server's own shape.
import type { Page } from "@playwright/test";
import { DEVELOPER_LOOKUP, GENRE_LOOKUP, PLATFORM_LOOKUP, TAG_LOOKUP } from "../../src/shared/lookups.ts";
import { STORE_OPTIONS } from "../../src/shared/options.ts";

type Option = { id: number; name: string; slug: string };

/** Seven games for every option, but for those whose slug `counts` names. */
export function facetsOf(counts: Record<string, number> = {}) {
  const counted = (options: readonly Option[]) =>
    options.map((option) => ({ ...option, count: counts[option.slug] ?? 7 }));
  return {
    count: 20,
    genres: counted(GENRE_LOOKUP),
    platforms: counted(PLATFORM_LOOKUP),
    parent_platforms: [],
    stores: counted(STORE_OPTIONS),
    tags: counted(TAG_LOOKUP),
    developers: counted([...DEVELOPER_LOOKUP, { id: 99, name: "Larian Studios", slug: "larian-studios" }]),
    years: [2015, 2016, 2020].map((year) => ({ year, count: 5 })),
    metacritic: [
      { from: 90, to: 100, count: 3 },
      { from: 80, to: 89, count: 0 },
    ],
    playtime: [
      { from: 1, to: 2, count: 4 },
      { from: 3, to: 5, count: 0 },
      { from: 41, to: 9999, count: 2 },
    ],
  };
}

/** Answers `/api/games/facets` with `facets`, and keeps what was asked. */
export async function serveFacets(page: Page, facets: object | null = facetsOf()): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route(/\/api\/games\/facets/, (route) => {
    asked.push(new URL(route.request().url()).searchParams);
    return facets === null
      ? route.fulfill({ status: 404, json: { error: "no_facets" } })
      : route.fulfill({ json: facets });
  });
  return asked;
}
