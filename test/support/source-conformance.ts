// What every source of games must do, whoever it is: the port's promises, asked of the small catalogue for tests. An
// adapter passes when its own test runs this over itself. Each answer's provenance is looked at on the way.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { parseGamesQuery, parseTermsQuery } from "../../src/server/games/query.ts";
import type { Sourced } from "../../src/server/games/provenance.ts";
import {
  TERM_LISTS,
  type GamePart,
  type GameSource,
  type PageRequest,
  type Ref,
  type TermList,
} from "../../src/server/games/source.ts";
import * as wire from "../../src/server/games/wire.ts";
import { describeProvenance, expectProvenance, SOMEBODY, type Origin } from "./provenance-conformance.ts";

const PAGE_SIZE = 20;
const NO_INCLUDES = { screenshots: false, movies: false, developers: false };
const FIRST_PAGE = { page: 1, pageSize: 10 };

type Opened = { source: GameSource; close: () => Promise<void> };

const PARTS: Record<GamePart, z.ZodType> = {
  screenshots: wire.Screenshot,
  movies: wire.Movie,
  stores: wire.GameStoreLink,
  suggested: wire.GameListItem,
  additions: wire.GameListItem,
  "parent-games": wire.GameListItem,
  "game-series": wire.GameListItem,
  "development-team": wire.TeamMember,
  achievements: wire.Achievement,
  reddit: wire.OutsidePost,
  twitch: wire.OutsidePost,
  youtube: wire.OutsidePost,
};

export type SourceUnderTest = {
  name: string;
  /** Where its answers come from. */
  origin: Origin;
  /** Makes it over the small catalogue. */
  open: () => Promise<Opened>;
};

/** Describes a source of games. */
export function describeSource({ name, origin, open }: SourceUnderTest): void {
  let opened: Opened;
  /** The value of an answer, whose provenance must be one that the source may give. */
  const valueOf = <T>({ value, provenance }: Sourced<T>): T => {
    expectProvenance(provenance, origin);
    return value;
  };
  const getGame = async (ref: Ref, include = NO_INCLUDES) =>
    valueOf(await opened.source.getGame(ref, include, SOMEBODY));
  const listPart = async <P extends GamePart>(part: P, ref: Ref, page: PageRequest = FIRST_PAGE) =>
    valueOf(await opened.source.listPart(part, { ...page, ref }, SOMEBODY));
  const getTerm = async (list: TermList, ref: Ref) => valueOf(await opened.source.getTerm(list, ref, SOMEBODY));
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const list = async (query: string) =>
    valueOf(await opened.source.listGames(parseGamesQuery(new URLSearchParams(query), PAGE_SIZE), SOMEBODY));
  const ids = async (query: string) => (await list(query)).results.map(({ id }) => id);

  describe(`${name}: lists of games`, () => {
    it("gives whole items that keep the wire's promises, filtered, searched or neither", async () => {
      for (const query of ["", "genres=action", "search=portal", "include=screenshots,movies,developers"]) {
        const { results } = await list(query);
        expect(results.length).toBeGreaterThan(0);
        for (const game of results) expect(wire.GameListItem.parse(game)).toEqual(game);
      }
    });

    it("counts all and cuts pages, `last` included", async () => {
      const [first, second, last] = [
        await list("page_size=9"),
        await list("page=2&page_size=9"),
        await list("page=last&page_size=9"),
      ];
      expect([first.count, first.page, first.results.length]).toEqual([52, 1, 9]);
      expect([second.page, second.results.length]).toEqual([2, 9]);
      expect([last.page, last.results.length]).toEqual([6, 7]);
      expect(new Set([...first.results, ...second.results].map(({ id }) => id)).size).toBe(18);
    });

    it("gives nothing beyond the end", async () => {
      expect((await list("page=99")).results).toEqual([]);
    });

    it.each([
      ["genres=puzzle&ordering=released", [102, 103, 104]],
      ["genres=7&ordering=released", [102, 103, 104]],
      ["platforms=18,16&ordering=released", [105, 101, 104]],
      ["parent_platforms=7&ordering=released", [109, 112]],
      ["stores=5&ordering=released", [105, 102]],
      ["developers=south-works", [105]],
      ["publishers=small-house&ordering=released", [108, 112]],
      ["dates=2015-12-31,2016-01-01&ordering=released", [103, 104]],
      ["metacritic=95,100&ordering=released", [102, 103]],
      ["genres=puzzle&platforms=16", [104]],
      ["genres=puzzle&playtime=5,10", [103]],
      ["genres=puzzle&playtime=1,9999&ordering=released", [102, 103]],
      ["ids=111,102&ordering=released", [102, 111]],
      ["creators=ada-composer&ordering=released", [111, 103]],
      ["creators=47&ordering=released", [111, 103]],
      ["creators=bo-designer,ada-composer&ordering=released", [111, 103]],
      ["creators=bo-designer&dates=2015-12-01,2015-12-31", [103]],
      ["creators=no-such-person", []],
      ["genres=roguelike", []],
      ["genres=rpg", []],
      ["genres=puzzle&genres_none=roguelike&ordering=released", [102, 103, 104]],
      ["genres_none=roguelike&ids=109", [109]],
      ["genres=roguelike&genre_tags=true", [109]],
      ["genres=roguelike&genre_tags=true&tags=fantasy", [109]],
      ["genres=roguelike&genre_tags=true&tags=singleplayer", []],
      ["genres_none=roguelike&ids=109&genre_tags=true", []],
      ["genres=no-such-thing", []],
      ["platforms=nintendo-switch&ordering=released", [109, 112]],
      ["stores=gog&ordering=released", [105, 102]],
      ["parent_platforms=nintendo&ordering=released", [109, 112]],
      ["platforms=no-such-thing", []],
      ["platforms_all=no-such-thing", []],
      ["platforms_all=pc,no-such-thing", []],
      ["stores=steam&stores_all=no-such-thing", []],
      ["genres_all=action,puzzle", [103]],
      ["genres=action&genres_all=puzzle", [103]],
      ["genres=puzzle&genres_none=action&ordering=released", [102, 104]],
      ["genres=puzzle&platforms_none=pc", [104]],
      ["genres=puzzle&stores_none=gog&ordering=released", [103, 104]],
      ["genres=puzzle&genres_none=no-such-thing&ordering=released", [102, 103, 104]],
      ["developers=,", []],
    ])("%s lists %j", async (query, expected) => {
      expect(await ids(query)).toEqual(expected);
    });

    it("finds by name and marks filtered and searched games with a score", async () => {
      const found = await list("search=Portal&page_size=5");
      expect(found.results.map(({ id }) => id)).toEqual(expect.arrayContaining([102, 103, 104]));
      expect(typeof found.results[0]?.score).toBe("string");
      expect((await list("genres=puzzle")).results[0]?.score).toBeNull();
      expect((await list("")).results[0]).not.toHaveProperty("score");
    });

    it("brings the screenshots of each game when asked, and none when not", async () => {
      for (const game of (await list("include=screenshots&page_size=5")).results) {
        expect(game.screenshots?.length).toBeGreaterThan(0);
      }
      expect((await list("page_size=5")).results[0]).not.toHaveProperty("screenshots");
    });
  });

  describe(`${name}: one game`, () => {
    it("is the same by id and by slug, whole, with what was asked for inside", async () => {
      const byId = await getGame(102);
      expect(wire.GameDetail.parse(byId)).toEqual(byId);
      expect(await getGame("portal")).toEqual(byId);
      const full = await getGame(102, { ...NO_INCLUDES, screenshots: true, movies: true });
      expect(full).toMatchObject({ id: 102, screenshots: expect.any(Array), videos: expect.any(Array) });
    });

    it("does not exist where nobody knows it", async () => {
      for (const ref of [999_999, "no-such-game", "..", "a/b", ""]) {
        expect(await getGame(ref)).toBeUndefined();
        expect(await listPart("screenshots", ref)).toBeUndefined();
      }
    });

    it.each(Object.keys(PARTS) as GamePart[])("has a list of %s that keeps the wire's promises", async (part) => {
      const slice = await listPart(part, 102);
      expect(slice?.results.length).toBeLessThanOrEqual(10);
      expect(slice?.count).toBeGreaterThanOrEqual(slice?.results.length ?? 0);
      for (const item of slice?.results ?? []) expect(PARTS[part].parse(item)).toEqual(item);
    });

    it("cuts the lists below it into pages", async () => {
      const all = await listPart("screenshots", 102, { page: 1, pageSize: 40 });
      const third = await listPart("screenshots", 102, { page: 3, pageSize: 2 });
      expect(third?.results).toEqual(all?.results.slice(4, 6));
      expect(third?.count).toBe(all?.count);
      const last = await listPart("screenshots", 102, { page: "last", pageSize: 4 });
      expect(last?.results).toEqual(all?.results.slice(4));
    });

    it("knows its shops, additions and series", async () => {
      const part = async (of: GamePart, id: number) => (await listPart(of, id))?.results;
      expect(await part("stores", 102)).toMatchObject([{ store_id: 1 }, { store_id: 5 }]);
      expect(await part("additions", 106)).toMatchObject([{ id: 108 }]);
      expect(await part("parent-games", 108)).toMatchObject([{ id: 106 }]);
      expect(await part("game-series", 103)).toMatchObject([{ id: 104 }]);
    });

    it("[G-01] names who made it with what each did on it, whoever made most games first, and counts them", async () => {
      const team = await listPart("development-team", 103);
      expect(team?.results).toMatchObject([
        {
          id: 47,
          name: "Ada Composer",
          slug: "ada-composer",
          games_count: 2,
          positions: [{ id: 2, name: "director", slug: "director" }],
          games: [{ id: 103 }, { id: 111 }],
        },
        { slug: "bo-designer", games_count: 1, positions: [{ slug: "director" }, { slug: "designer" }] },
      ]);
      expect(team?.count).toBe(2);
      expect(await listPart("development-team", "portal-2")).toEqual(team);
      const counts = [103, 102].map(async (id) => await getGame(id));
      expect(await Promise.all(counts)).toMatchObject([{ creators_count: 2 }, { creators_count: 0 }]);
      expect((await listPart("development-team", 102))?.results).toEqual([]);
    });
  });

  describe(`${name}: taxonomies`, () => {
    it.each(TERM_LISTS)("lists %s", async (kind) => {
      const asked = parseTermsQuery(new URLSearchParams("page_size=3"), 10);
      const { count, results } = valueOf(await opened.source.listTerms(kind, asked, SOMEBODY));
      expect(count).toBeGreaterThanOrEqual(results.length);
      expect(results.length).toBeGreaterThan(0);
      for (const term of results) expect(wire.Term.parse(term)).toEqual(term);
    });

    it("gives one entry by id or slug, or nothing", async () => {
      const action = await getTerm("genres", "action");
      expect(wire.TermDetail.parse(action)).toEqual(action);
      expect(await getTerm("genres", 4)).toEqual(action);
      expect(await getTerm("genres", "no-such-genre")).toBeUndefined();
    });

    it("[G-01] describes a person by all their games: roles, ratings, platforms and years", async () => {
      const person = await getTerm("creators", "ada-composer");
      expect(wire.TermDetail.parse(person)).toEqual(person);
      expect(await getTerm("creators", 47)).toEqual(person);
      expect(person).toMatchObject({
        id: 47,
        name: "Ada Composer",
        games_count: 2,
        reviews_count: 300,
        rating: "4.20",
        rating_top: 5,
        positions: [{ slug: "director" }, { slug: "composer" }],
        platforms: { total: 1, count: 1, results: [{ count: 2, percent: 100, platform: { id: 1, slug: "pc" } }] },
        timeline: [{ year: 2015, count: 2 }],
      });
      const { ratings = [] } = person ?? {};
      expect(ratings[0]).toMatchObject({ id: 5, title: "exceptional" });
      expect(ratings.reduce((sum, { count }) => sum + count, 0)).toBe(300);
      expect(ratings.reduce((sum, { id, count }) => sum + id * count, 0) / 300).toBeCloseTo(4.2, 2);
      expect(person).not.toHaveProperty("games");
      expect(await getTerm("creators", "no-such-person")).toBeUndefined();
    });

    it("counts the years of the whole catalogue", async () => {
      await list("");
      expect(wire.YearFacets.parse(valueOf(await opened.source.countYears(SOMEBODY))).length).toBeGreaterThan(0);
    });
  });

  describeProvenance({ name, source: () => opened.source });

  it(`${name} is ready`, async () => {
    expect(await opened.source.isReady()).toBe(true);
  });
}
