// RAWG behind the port, asked from the visitor's own browser with the visitor's own key: lists, searches and games are
// RAWG's as far as it has what is asked for. Where it cannot be asked, what it said before and the catalogue answer.
import { own, inRawgsPlace, type Sourced } from "#server/games/provenance.ts";
import type { GamePart, GamesQuery, GameSource, PartQuery, Slice } from "#server/games/source.ts";
import type { GameListItem } from "#server/games/wire.ts";
import type { Asker } from "#server/gateway/ask.ts";
import { createGames } from "#server/gateway/games.ts";
import { createSeenPictures } from "#server/gateway/seen-pictures.ts";
import { presentFound } from "#server/gateway/settled-search.ts";
import { UpstreamError } from "#server/gateway/upstream-error.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import { HttpError } from "#server/http/http-error.ts";
import { ListItemReader } from "#server/rawg-shapes/read-game.ts";
import { listWithKept } from "./kept-games.ts";
import { listQuestion } from "./list-question.ts";
import type { Records } from "./records.ts";

const INSTEAD = inRawgsPlace({ isDegraded: true, isPersonal: false });
const SERVER_ERROR = 500;
/** The catalogue works these out; RAWG sells them. */
const OURS: ReadonlySet<GamePart> = new Set(["suggested"]);

export type RawgSourceDeps = {
  asker: Asker;
  catalogue: GameSource;
  records: Records;
  /** Waits until whoever types has settled on a text; false when they went on. */
  settle: (text: string, context: AskContext) => Promise<boolean>;
};

/** What the catalogue has is not looked at before RAWG is asked. */
const emptyOf = (catalogue: GameSource): GameSource => ({
  ...catalogue,
  getGame: async () => own(undefined),
  listPart: async () => own(undefined),
});

/** `ask`, and `instead` where RAWG could not be asked, which is then said. */
async function askOr<T>(ask: () => Promise<Sourced<T>>, instead: () => Promise<T>): Promise<Sourced<T>> {
  try {
    return await ask();
  } catch (error) {
    const isRawgs = error instanceof UpstreamError || (error instanceof HttpError && error.statusCode >= SERVER_ERROR);
    if (!isRawgs) throw error;
    return { value: await instead(), provenance: INSTEAD };
  }
}

/** Games from RAWG. Rejects as the catalogue does, and never because of RAWG. */
export function createRawgSource({ asker, catalogue, records, settle }: RawgSourceDeps): GameSource {
  const seen = createSeenPictures();
  const rawgs = createGames({ asker, catalogue: emptyOf(catalogue), seen, giveUp: () => undefined });

  const listOfRawg = async (
    query: GamesQuery,
    context: AskContext,
  ): Promise<Sourced<Slice<GameListItem>> | undefined> => {
    const question = listQuestion(query);
    const { page, pageSize, include, search, typing } = query;
    if (question === undefined || page === "last") return undefined;
    // Who is still typing gets what is at hand.
    if (typing === "suggestions" && !(await settle(search?.text ?? "", context))) return undefined;
    const { value, provenance } = await asker.page(question, "searches", { item: ListItemReader, context });
    // RAWG says of a page beyond the last one that there is none.
    const { count, results } = value ?? { count: 0, results: [] };
    seen.note(results);
    if (provenance.how === "own" || provenance.how === "miss") void records.keepGames(results);
    const hidden = new Set(query.filters.exclude);
    const shown = results.filter(({ id }) => !hidden.has(id)).slice(0, pageSize);
    return { value: { count, page, results: shown.map((game) => presentFound(game, include)) }, provenance };
  };

  const listInstead = async (query: GamesQuery) => await listWithKept(catalogue, records.games, query);

  return {
    ...catalogue,
    listGames: async (query, context) =>
      await askOr(
        async () => (await listOfRawg(query, context)) ?? (await catalogue.listGames(query, context)),
        () => listInstead(query),
      ),
    getGame: async (ref, include, context) => {
      const found = await askOr(
        () => rawgs.getGame(ref, include, context),
        async () => (await catalogue.getGame(ref, include, context)).value,
      );
      return found.value === undefined ? await catalogue.getGame(ref, include, context) : found;
    },
    listPart: async <P extends GamePart>(part: P, query: PartQuery, context: AskContext) => {
      const ask = () => rawgs.listPart(part, query, context);
      const mine = () => catalogue.listPart(part, query, context);
      if (OURS.has(part)) {
        const ours = await mine();
        return ours.value === undefined ? await askOr(ask, async () => undefined) : ours;
      }
      const found = await askOr(ask, async () => (await mine()).value);
      return found.value === undefined ? await mine() : found;
    },
    get vocabulary() {
      return catalogue.vocabulary;
    },
  };
}
