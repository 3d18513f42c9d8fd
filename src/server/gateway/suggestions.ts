// Suggestions from what is there already: the bundled catalogue, and answers of RAWG that are kept for a shorter text or
// another screen. Asking RAWG at every letter would cost a day's calls in a minute.
import { inRawgsPlace, type Sourced } from "#server/games/provenance.ts";
import type { GamesQuery, GameSource, Slice } from "#server/games/source.ts";
import type { GameListItem } from "#server/games/wire.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import { TIERS } from "#server/search/titles/order.ts";
import { createTitleIndex } from "#server/search/titles/title-index.ts";
import type { Asker } from "./ask.ts";
import { askForGames } from "./games-question.ts";

const PREFIX_LENGTH_MIN = 2;
/** Nobody types on for longer than this without an answer on the way. */
const PREFIXES_MAX = 30;
/** The nearest kept answers; those for shorter texts hold ever less of what is meant. */
const KEPT_MAX = 3;
/** What the results screen asks for. */
const RESULTS_PAGE_SIZE = 20;
/** All words were found, if mistyped: only some of them is no answer. The tier's popularity takes off up to one. */
const NEARNESS_MAX = TIERS.some - 1;
/** A source's score is this much for nearness 0 and falls by ten with each step. */
const SCORE_MAX = 100;
const SCORE_STEP = 10;

type Found = { game: GameListItem; nearness: number };

export type SuggestionsDeps = { asker: Asker; fallback: GameSource };

/** The answers kept for this text on other screens, and for what was typed before, the nearest first. */
async function keptAnswers(asker: Asker, query: GamesQuery): Promise<GameListItem[]> {
  const { search } = query;
  if (search === undefined) return [];
  const text = search.text.trim();
  const shortest = Math.max(PREFIX_LENGTH_MIN, text.length - PREFIXES_MAX);
  const lengths = Array.from({ length: Math.max(0, text.length - shortest + 1) }, (_, less) => text.length - less);
  const pageSizes = [...new Set([query.pageSize, RESULTS_PAGE_SIZE])];
  const pagesOf = async (length: number) => {
    const questions = pageSizes.map((pageSize) => ({
      ...query,
      pageSize,
      search: { ...search, text: text.slice(0, length) },
    }));
    return await Promise.all(
      questions.map((shorter) => asker.knownPage<GameListItem>({ path: "games", query: askForGames(shorter).query })),
    );
  };
  const kept: GameListItem[][] = [];
  for (const pages of await Promise.all(lengths.map(pagesOf))) {
    if (kept.length >= KEPT_MAX) break;
    for (const page of pages) if (page !== undefined) kept.push(page.results);
  }
  return kept.flat();
}

/** Those of `games` whose names answer the search, the nearest first. */
function matching(games: readonly GameListItem[], { search }: GamesQuery): Found[] {
  if (search === undefined || games.length === 0) return [];
  const known = [...new Map(games.map((game) => [game.id, game])).values()].toSorted((a, b) => b.added - a.added);
  const index = createTitleIndex(known.map(({ name, added }) => ({ name, others: [], added, parent: undefined })));
  return index
    .find(search)
    .page({ offset: 0, limit: known.length })
    .flatMap(({ doc, nearness }) => {
      const game = known[doc];
      return game === undefined ? [] : [{ game, nearness }];
    });
}

/** `undefined` where nothing that is there is near enough. */
export function createSuggestions({ asker, fallback }: SuggestionsDeps) {
  return async (query: GamesQuery, context: AskContext): Promise<Sourced<Slice<GameListItem>> | undefined> => {
    const question = { path: "games", query: askForGames(query).query };
    if (query.typing !== "suggestions" || (await asker.knownPage(question)) !== undefined) return undefined;
    const [bundled, kept] = await Promise.all([fallback.listGames(query, context), keptAnswers(asker, query)]);
    const ofBundled = bundled.value.results.map((game) => ({
      game,
      nearness: (SCORE_MAX - Number(game.score ?? 0)) / SCORE_STEP,
    }));
    const ofRawg = matching(kept, query);
    const near = [...ofRawg, ...ofBundled].filter(({ nearness }) => nearness <= NEARNESS_MAX);
    const games = new Map<number, GameListItem>();
    for (const { game } of near.toSorted((a, b) => a.nearness - b.nearness)) {
      if (!games.has(game.id)) games.set(game.id, game);
    }
    if (games.size === 0) return undefined;
    const hasRawg = ofRawg.some(({ nearness }) => nearness <= NEARNESS_MAX);
    return {
      value: { count: games.size, page: 1, results: [...games.values()].slice(0, query.pageSize) },
      provenance: { ...inRawgsPlace({ isDegraded: false, isPersonal: false }), origin: hasRawg ? "rawg" : "bundled" },
    };
  };
}
