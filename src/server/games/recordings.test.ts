// Our answers beside RAWG's recorded ones, field by field: every difference is listed here with its reason.
import { afterAll, beforeAll, expect, it } from "vitest";
import * as shapes from "../../../test/support/rawg-shapes.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const below = (path: string, ...fields: string[]) => fields.map((field) => `RAWG only: ${path}.${field}`);
/** Figures that RAWG counts from its members' shelves. Nobody published them; the object is empty, as RAWG's may be. */
const MEMBERS_SHELVES = (at: string) =>
  below(`${at}added_by_status`, "beaten", "dropped", "owned", "playing", "toplay", "yet");

/** System requirements are not in the bundled catalogue; null is what RAWG sends for most games, too. */
const REQUIREMENTS = ["requirements_en", "requirements_ru"].flatMap((name) =>
  below(`results[].platforms[].${name}`, "minimum", "recommended"),
);
/** Searched and filtered lists of RAWG come from an index that knows less of a game; ours give the fuller shape always. */
const FULLER_SHAPE = `genres[].games_count genres[].image_background stores[].id stores[].store.domain
  stores[].store.games_count stores[].store.image_background platforms[].released_at platforms[].requirements_en
  platforms[].requirements_ru platforms[].platform.games_count platforms[].platform.image
  platforms[].platform.image_background platforms[].platform.year_end platforms[].platform.year_start`
  .split(/\s+/)
  .map((path) => `ours only: results[].${path}`);
/** Index-only fields: translations of an age rating's name, and a figure that RAWG sends for barely rated games only. */
const INDEX_ONLY = below("results[]", "community_rating", "esrb_rating.name_en", "esrb_rating.name_ru");
/** What is known of the year or the month only has a day all the same, and says so beside it. */
const PRECISION = (at: string) => [`ours only: ${at}released_precision`];
/** A store that has closed sells nothing, so that no game of it has a picture. */
const CLOSED_STORE = ["type null is ours only: results[].image_background"];
type Comparison = { what: string; shape: shapes.Shape; paths: string[]; explained: string[] };

const COMPARISONS: Comparison[] = [
  {
    what: "a detail",
    shape: shapes.DETAIL,
    paths: ["games/portal-2", "games/grand-theft-auto-v"],
    explained: MEMBERS_SHELVES(""),
  },
  {
    what: "the list",
    shape: shapes.LIST,
    paths: ["games?page_size=40", "games?page=5&page_size=40"],
    explained: [...MEMBERS_SHELVES("results[]."), ...REQUIREMENTS, ...PRECISION("results[].")],
  },
  {
    what: "a search",
    shape: shapes.SEARCHED,
    paths: ["games?search=th&page_size=40", "games?search=s"],
    explained: [...MEMBERS_SHELVES("results[]."), ...FULLER_SHAPE, ...INDEX_ONLY, ...PRECISION("results[].")],
  },
  { what: "screenshots", shape: shapes.SCREENSHOTS, paths: ["games/portal-2/screenshots?page_size=2"], explained: [] },
  { what: "movies", shape: shapes.MOVIES, paths: ["games/grand-theft-auto-v/movies"], explained: [] },
  { what: "store links", shape: shapes.STORE_LINKS, paths: ["games/the-witcher-3-wild-hunt/stores"], explained: [] },
  { what: "genres", shape: shapes.GENRES, paths: ["genres"], explained: [] },
  { what: "platforms", shape: shapes.PLATFORMS, paths: ["platforms"], explained: [] },
  { what: "stores", shape: shapes.STORES, paths: ["stores"], explained: CLOSED_STORE },
  { what: "[G-01] creators", shape: shapes.CREATORS, paths: ["creators", "creators?page=last"], explained: [] },
  { what: "[G-01] a creator", shape: shapes.CREATOR, paths: ["creators/247", "creators/john-carmack"], explained: [] },
  { what: "[G-01] creator roles", shape: shapes.CREATOR_ROLES, paths: ["creator-roles"], explained: [] },
  // Not recorded, but known to be a list of creators.
  {
    what: "[G-01] a development team",
    shape: shapes.CREATORS,
    paths: ["games/portal-2/development-team"],
    explained: [],
  },
];

it.each(COMPARISONS)("$what differs from the recorded one only as explained", async ({ shape, paths, explained }) => {
  const answers = await Promise.all(paths.map((path) => test.get(`/api/${path}`)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  expect(
    shapes.differences(
      shape,
      answers.map(({ body }) => body),
    ),
  ).toEqual(explained.toSorted());
});

it("answers an unknown game with RAWG's own 23 bytes", async () => {
  const answer = await test.app.inject({ url: "/api/games/no-such-slug", headers: { host: "ludex.test" } });
  expect([answer.statusCode, answer.headers["content-length"], answer.json()]).toEqual([
    404,
    "23",
    { detail: "Not found." },
  ]);
});
