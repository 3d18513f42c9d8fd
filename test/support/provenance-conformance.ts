// What every source of games must say of where its answers come from.
import { describe, expect, it } from "vitest";
import type { Provenance } from "../../src/server/games/provenance.ts";
import { parseGamesQuery, parseTermsQuery } from "../../src/server/games/query.ts";
import type { GameSource } from "../../src/server/games/source.ts";
import type { AskContext } from "../../src/server/http/ask-context.ts";

const PAGE_SIZE = 20;
const FIRST_PAGE = { page: 1, pageSize: 10 };
const WITH_MEDIA = { screenshots: true, movies: true, developers: false };

/** Where a source's answers come from: from what it has itself, or, where that is not enough, from RAWG. */
export type Origin = "own" | "own and rawg";

/** A client with all of its share. */
export const SOMEBODY: AskContext = { client: "198.51.100.7", signal: new AbortController().signal };

/** Of an answer that nothing was in the way of. */
const NO_TROUBLE = { ageMs: expect.any(Number), freshForMs: expect.any(Number), isDegraded: false, isPersonal: false };
const PROVENANCES: Readonly<Record<Provenance["how"], object>> = {
  own: { how: "own" },
  miss: { ...NO_TROUBLE, origin: "rawg", how: "miss" },
  hit: { ...NO_TROUBLE, origin: "rawg", how: "hit" },
  stale: { ...NO_TROUBLE, origin: "rawg", how: "stale" },
  bundled: { ...NO_TROUBLE, origin: "bundled", how: "bundled", ageMs: 0, freshForMs: 0 },
};

/** Expects what a source of this origin may say while nothing is wrong. */
export function expectProvenance(provenance: Provenance, origin: Origin): void {
  expect(provenance).toEqual(PROVENANCES[provenance.how]);
  if (origin === "own") expect(provenance.how).toBe("own");
}

/** Describes what the answers of a source over the small catalogue say: whatever that knows is the source's own. */
export function describeProvenance({ name, source }: { name: string; source: () => GameSource }): void {
  describe(`${name}: where answers come from`, () => {
    const ask = {
      "a list": () => source().listGames(parseGamesQuery(new URLSearchParams("page_size=11"), PAGE_SIZE), SOMEBODY),
      "a search": () => source().listGames(parseGamesQuery(new URLSearchParams("search=quiet"), 7), SOMEBODY),
      "a game with its media": () => source().getGame(106, WITH_MEDIA, SOMEBODY),
      "a part": () => source().listPart("game-series", { ref: 106, ...FIRST_PAGE }, SOMEBODY),
      "a list of terms": () =>
        source().listTerms("tags", parseTermsQuery(new URLSearchParams("page_size=2"), 10), SOMEBODY),
      "a term": () => source().getTerm("genres", "puzzle", SOMEBODY),
    };

    it.each(Object.entries(ask))("%s says so, and is the same again", async (_what, question) => {
      const [first, again] = [await question(), await question()];
      expect([first.provenance, again.provenance]).toEqual([PROVENANCES.own, PROVENANCES.own]);
      expect(again.value).toEqual(first.value);
    });

    it("what costs nobody anything is its own", async () => {
      const query = parseGamesQuery(new URLSearchParams("genres=puzzle"), PAGE_SIZE);
      const answers = [
        await source().understand("puzzles of 2015", SOMEBODY),
        await source().countOptions(query, SOMEBODY),
        await source().hint(query, SOMEBODY),
        await source().countYears(SOMEBODY),
      ];
      for (const { provenance } of answers) expect(provenance).toEqual(PROVENANCES.own);
    });
  });
}
