// The bundled catalogue behind the port. Every answer comes from the database opened at start; nothing is written.
import type { DatabaseSync } from "node:sqlite";
import type { Mood, Scene } from "#shared/artwork.ts";
import {
  resolvePage,
  type GamePart,
  type GameParts,
  type GamesQuery,
  type GameSource,
  type PageRequest,
  type PartQuery,
  type Ref,
  type Slice,
} from "#server/games/source.ts";
import { own } from "#server/games/provenance.ts";
import { isOfItsTime, type TitleFinder } from "#server/games/title-finder.ts";
import type { GameListItem } from "#server/games/wire.ts";
import { readFilterIndex } from "#server/search/filters/filter-index.ts";
import type { ComputeTerm } from "#server/search/filters/selection.ts";
import { createGameSearch } from "#server/search/game-search.ts";
import { readTextIndex } from "#server/search/texts/text-index.ts";
import { titleKey } from "#server/search/titles/spellings.ts";
import { readTitleIndex } from "#server/search/titles/title-index.ts";
import { countYears } from "./count-years.ts";
import { createFacets } from "./facets.ts";
import { createHints } from "./hints.ts";
import { createFilterReader } from "./filter.ts";
import { createGameIndex } from "./game-index.ts";
import { createPartReaders } from "./game-parts.ts";
import { createKnowledge } from "./knowledge.ts";
import { createComputedTerms, createUpcoming } from "./computed-terms.ts";
import { createLikes } from "./likes.ts";
import { createLikeness, type Likeness } from "./likeness.ts";
import { createGamesList, readRecord, type FoundGame } from "./list-games.ts";
import { createMakerNames } from "./maker-names.ts";
import { listTerms } from "./list-terms.ts";
import { presentDetail, presentListItem, UNKNOWN_COLOUR } from "./present-game.ts";
import { presentTerm, presentTermDetail } from "./present-term.ts";
import type { GameRecord } from "./record.ts";
import { createStatements, type Statements } from "./statements.ts";
import { readTerms } from "./terms.ts";
import { createWords } from "./words.ts";

/** What drawing a game's pictures needs to know. `look` is what the addresses of its pictures carry. */
export type GameBrief = {
  id: number;
  scene: Scene;
  mood: Mood;
  sentences: GameRecord["sentences"];
  look: string;
};

const NEARNESS_MAX = 10;

/** RAWG's score is a decimal as text; ours falls with nearness, within which popularity counts. */
function scoreOf({ nearness }: FoundGame): string {
  return ((NEARNESS_MAX - Math.min(NEARNESS_MAX, nearness ?? 0)) * 10).toFixed(6);
}

function findRecord(statements: Statements, ref: Ref): GameRecord | undefined {
  const row =
    typeof ref === "number"
      ? statements.get("SELECT record FROM game WHERE id = ?", ref)
      : statements.get("SELECT record FROM game WHERE slug = ?", ref);
  return row === undefined ? undefined : readRecord(row);
}

function cut<T>(all: readonly T[], request: PageRequest): Slice<T> {
  const page = resolvePage(request, all.length);
  const start = (page - 1) * request.pageSize;
  return { count: all.length, page, results: all.slice(start, start + request.pageSize) };
}

function readIndexes(statements: Statements, compute: ComputeTerm) {
  const rows = statements.all("SELECT name, bytes FROM index_section");
  const sections = rows.flatMap(({ name, bytes }): [string, Uint8Array][] =>
    bytes instanceof Uint8Array ? [[String(name), bytes]] : [],
  );
  const all = new Map(sections);
  return { index: readFilterIndex(all, compute), titles: readTitleIndex(all), texts: readTextIndex(all) };
}

export type CatalogueSourceOptions = {
  /** The colour that holds a picture's place while it loads; whoever draws the pictures knows it. */
  colourOf?: (game: Pick<GameBrief, "id" | "scene" | "mood">) => string;
};

/** Reads from `db` until it is closed by whoever opened it. */
export function createCatalogueSource(
  db: DatabaseSync,
  { colourOf = () => UNKNOWN_COLOUR }: CatalogueSourceOptions = {},
) {
  const statements = createStatements(db);
  const terms = readTerms(db);
  const byRank = () => statements.all("SELECT record FROM game ORDER BY rank").map(readRecord);
  let known: Likeness | undefined;
  // Comparing takes every game; that is read when somebody first asks for it.
  const likeness = () => (known ??= createLikeness(byRank()));
  const likes = createLikes({ statements, likeness });
  const { index, titles, texts } = readIndexes(statements, createComputedTerms({ like: likes.docs, now: Date.now }));
  const presenting = { terms, gamesCount: index.size, colourOf };
  const years = countYears(index);
  const readFilters = createFilterReader({ statements, terms, index });
  const search = createGameSearch(titles, texts);
  const upcoming = createUpcoming(index, Date.now);
  const like = (ref: Ref) => likes.docs(typeof ref === "number" ? ref : (findRecord(statements, ref)?.id ?? 0)) ?? [];
  const list = createGamesList({ statements, index, readFilters, titles, search, upcoming, like });
  const countOptions = createFacets({ terms, statements, index, find: list.find });
  const recordAt = (doc: number): GameRecord | undefined => {
    const row = statements.get("SELECT record FROM game WHERE rank = ?", doc + 1);
    return row === undefined ? undefined : readRecord(row);
  };
  const elsewhere = (title: string): string | undefined => {
    const row = statements.get("SELECT name FROM elsewhere WHERE title = ?", titleKey(title));
    return row === undefined ? undefined : String(row["name"]);
  };
  const makers = createMakerNames(terms);
  const words = createWords({ titles, terms, makers, recordAt, elsewhere, now: Date.now });
  const hint = createHints({
    terms,
    statements,
    index,
    readFilters,
    titles,
    search,
    elsewhere,
    findMaker: words.findNearMaker,
  });
  const parts = createPartReaders(statements, presenting, likeness);

  const presentFound = (found: FoundGame, query: GamesQuery): GameListItem => ({
    ...presentListItem(found.record, presenting, query.include),
    ...(query.isFiltered ? { score: query.search === undefined ? null : scoreOf(found) } : {}),
  });

  const source: GameSource = {
    listGames: async (query) => {
      const { games, ...found } = list.page(query);
      return own({ ...found, results: games.map((game) => presentFound(game, query)) });
    },
    vocabulary: words.vocabulary,
    understand: async (text) => own(words.understand(text)),
    findMaker: async (text) => own(words.findMaker(text)),
    countOptions: async (query) => own(countOptions(query)),
    hint: async (query) => own(hint(query)),
    countYears: async () => own(years),
    getGame: async (ref, include) => {
      const game = findRecord(statements, ref);
      return own(game && presentDetail(game, presenting, include));
    },
    listPart: async <P extends GamePart>(part: P, { ref, ...request }: PartQuery) => {
      const game = findRecord(statements, ref);
      return own(game && cut<GameParts[P]>(parts[part](game), request));
    },
    listTerms: async (kind, query) => {
      const { count, page, terms: found } = listTerms(terms, kind, query);
      return own({ count, page, results: found.map((term) => presentTerm(kind, term, terms)) });
    },
    getTerm: async (kind, ref) => {
      const term = terms.find(kind, ref);
      return own(term && presentTermDetail(kind, term, terms));
    },
    isReady: async () => statements.get("SELECT 1 FROM game LIMIT 1") !== undefined,
  };

  const findBrief = async (id: number): Promise<GameBrief | undefined> => {
    const game = findRecord(statements, id);
    if (game === undefined) return undefined;
    const { scene, mood, sentences, look } = game;
    return { id: game.id, scene, mood, sentences, look };
  };

  const knowledge = createKnowledge({
    statements,
    terms,
    findRecord: (id) => findRecord(statements, id),
    likeness,
  });

  const titleFinder: TitleFinder = {
    find: async (title) => {
      const doc = titles.named(title, (at) => recordAt(at)?.name ?? "");
      const record = doc === undefined ? undefined : recordAt(doc);
      if (record === undefined) return undefined;
      const game = presentListItem(record, presenting, { screenshots: false, movies: false, developers: false });
      return isOfItsTime(title, game) ? game : undefined;
    },
  };

  return { source, findBrief, knowledge, titleFinder, gameIndex: createGameIndex(statements) };
}
