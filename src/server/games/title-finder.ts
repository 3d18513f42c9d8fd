// The port of whoever reads titles in other people's texts: which game a text names, if any. It is stricter than a
// search, which shows whatever may be meant.
import type { AskContext } from "#server/http/ask-context.ts";
import { createTitleIndex } from "#server/search/titles/title-index.ts";
import { readTitleParts } from "#server/search/titles/title-parts.ts";
import { parseGamesQuery } from "./query.ts";
import type { GameSource } from "./source.ts";
import type { GameListItem } from "./wire.ts";

/** What is shown of a game that was named. */
export type NamedGame = Pick<GameListItem, "id" | "name" | "released" | "background_image">;

export interface TitleFinder {
  /** Undefined when the text names no game, or when it may be several. */
  find(title: string, context: AskContext): Promise<NamedGame | undefined>;
}

const CANDIDATES = 9;
/** A game comes to other countries and platforms later, and people remember any of these years. */
const YEARS_APART_MAX = 2;

/** A title with a year in brackets names no game of another time. */
export function isOfItsTime(title: string, { released }: Pick<NamedGame, "released">): boolean {
  const { year } = readTitleParts(title);
  if (year === undefined || released === null) return true;
  return Math.abs(Number(year) - Number(released.slice(0, 4))) <= YEARS_APART_MAX;
}

/** Does the text name the game of this name? */
export function namesGame(title: string, name: string): boolean {
  const index = createTitleIndex([{ name, others: [], added: 0, parent: undefined }]);
  return index.named(title, () => name) !== undefined;
}

/** Finds among what a source's search gives: one question a title. What the source cannot answer is not found. */
export function findBySearch(source: GameSource): TitleFinder {
  return {
    find: async (title, context) => {
      const query = parseGamesQuery(new URLSearchParams({ search: title }), CANDIDATES);
      const results = await source.listGames(query, context).then(
        ({ value }) => value.results,
        () => [],
      );
      const entries = results.map(({ name, added }) => ({ name, others: [], added, parent: undefined }));
      const doc = createTitleIndex(entries).named(title, (at) => results[at]?.name ?? "");
      const game = doc === undefined ? undefined : results[doc];
      return game !== undefined && isOfItsTime(title, game) ? game : undefined;
    },
  };
}
