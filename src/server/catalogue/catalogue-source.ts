// The bundled catalogue behind the port. Every answer comes from the database opened at start; nothing is written.
import type { Mood, Scene } from "#shared/artwork.ts";
import type { StoredGroup } from "#shared/catalogue/filters.ts";
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
import type { Sections } from "#server/search/filters/sections.ts";
import type { ComputeTerm } from "#server/search/filters/selection.ts";
import { createGameSearch } from "#server/search/game-search.ts";
import { readTextIndex } from "#server/search/texts/text-index.ts";
import { titleKey } from "#server/search/titles/spellings.ts";
import { readTitleIndex } from "#server/search/titles/title-index.ts";
import type { TermKind } from "./catalogue.ts";
import { countYears } from "./count-years.ts";
import { createEvidence } from "./evidence.ts";
import { createFacets } from "./facets.ts";
import { createHints } from "./hints.ts";
import { createFilterReader } from "./filter.ts";
import { createFindKin, readBestKnown } from "./find-kin.ts";
import { createGameIndex } from "./game-index.ts";
import { createPartReaders } from "./game-parts.ts";
import { createKnowledge } from "./knowledge.ts";
import { createComputedTerms, createUpcoming } from "./computed-terms.ts";
import { createLikes } from "./likes.ts";
import { createLikeness, type Likeness } from "./likeness.ts";
import { createGamesList, readRecord } from "./list-games.ts";
import { createMakerNames } from "./maker-names.ts";
import { listTerms } from "./list-terms.ts";
import { createPresentFound } from "./present-found.ts";
import { presentDetail, presentListItem, presentShared, UNKNOWN_COLOUR } from "./present-game.ts";
import { presentTerm, presentTermDetail } from "./present-term.ts";
import type { GameRecord } from "./record.ts";
import { createSharedTraits } from "./shared-traits.ts";
import { readCredits } from "./present-sources.ts";
import { readSections } from "./index-sections.ts";
import { createStatements, type Statements } from "./statements.ts";
import { atOnce, type Steps } from "#server/search/steps.ts";
import { createSurvey } from "./survey.ts";
import { readTerms } from "./terms.ts";
import { createTypicality } from "./typicality.ts";
import { createFindSequel } from "./sequel.ts";
import { createWords, type Words } from "./words.ts";
import type { CatalogueDatabase } from "./database.ts";

/** What drawing a game's pictures needs to know. `look` is what the addresses of its pictures carry. */
export type GameBrief = {
  id: number;
  scene: Scene;
  mood: Mood;
  sentences: GameRecord["sentences"];
  look: string;
};

function findRecord(statements: Statements, ref: Ref): GameRecord | undefined {
  const row =
    typeof ref === "number"
      ? statements.get("SELECT record FROM game WHERE id = ?", ref)
      : statements.get("SELECT record FROM game WHERE slug = ?", ref);
  if (row !== undefined) return readRecord(row);
  const alias = typeof ref === "number" ? statements.get("SELECT game_id FROM alias WHERE id = ?", ref) : undefined;
  return alias === undefined ? undefined : findRecord(statements, Number(alias["game_id"]));
}

function cut<T>(all: readonly T[], request: PageRequest): Slice<T> {
  const page = resolvePage(request, all.length);
  const start = (page - 1) * request.pageSize;
  return { count: all.length, page, results: all.slice(start, start + request.pageSize) };
}

function* readIndexes(all: Sections, compute: ComputeTerm) {
  const index = yield* readFilterIndex(all, compute);
  yield;
  const titles = yield* readTitleIndex(all);
  yield;
  const texts = yield* readTextIndex(all);
  yield;
  return { index, titles, texts };
}

export type CatalogueSourceOptions = {
  /** The colour that holds a picture's place while it loads; whoever draws the pictures knows it. */
  colourOf?: (game: Pick<GameBrief, "id" | "scene" | "mood">) => string;
  /**
   * Resolves when the database has the texts of games' own pages, where it began without them: descriptions and tricks. What
   * says one of them waits for that, and rejects as it does.
   */
  texts?: () => Promise<void>;
  /** Writes what is told of a kind of terms, where the database began without it; called before that is read. */
  beforeMore?: (kind: TermKind) => void;
  /** Visitors' words are read with what is put together by `prepareWords` or when somebody first types; else at once. */
  areWordsLater?: boolean;
  /** The arrays of the index in `db`, where they have been read already. */
  sections?: Sections | undefined;
};

/** Reads from `db` until it is closed by whoever opened it. */
export const createCatalogueSource = (db: CatalogueDatabase, options: CatalogueSourceOptions = {}) =>
  atOnce(prepareCatalogueSource(db, options));

type Used = { isCompared: boolean; counted: readonly StoredGroup[] };

export type CatalogueParts = ReturnType<typeof createCatalogueSource>;

/** The same for a server that answers meanwhile. */
export function* prepareCatalogueSource(
  db: CatalogueDatabase,
  {
    colourOf = () => UNKNOWN_COLOUR,
    texts: bringTexts,
    beforeMore,
    areWordsLater = false,
    sections,
  }: CatalogueSourceOptions = {},
) {
  const statements = createStatements(db);
  const terms = yield* readTerms(db, beforeMore);
  let known: Likeness | undefined;
  // Comparing takes thousands of games; they are read when somebody first asks for it.
  const prepareLikeness = function* (): Steps<Likeness> {
    return yield* createLikeness(yield* readBestKnown(statements), findKin);
  };
  const likeness = () => (known ??= atOnce(prepareLikeness()));
  const likes = createLikes({ statements, likeness });
  const {
    index,
    titles,
    texts: described,
  } = yield* readIndexes(
    sections ?? (yield* readSections(statements)),
    createComputedTerms({ like: likes.docs, now: Date.now }),
  );
  const presenting = { terms, gamesCount: index.size, colourOf, credits: readCredits(statements) };
  const years = countYears(index);
  yield;
  const readFilters = createFilterReader({ statements, terms, index });
  const findKin = createFindKin({ statements, index, readFilters });
  const search = createGameSearch(titles, described);
  const upcoming = createUpcoming(index, Date.now);
  const like = (ref: Ref) => likes.docs(typeof ref === "number" ? ref : (findRecord(statements, ref)?.id ?? 0)) ?? [];
  const typicality = createTypicality({ terms, statements });
  const list = createGamesList({ statements, index, readFilters, titles, search, upcoming, like, typicality });
  const countOptions = createFacets({ terms, statements, index, find: list.find });
  const recordAt = (doc: number): GameRecord | undefined => {
    const row = statements.get("SELECT record FROM game WHERE rank = ?", doc + 1);
    return row === undefined ? undefined : readRecord(row);
  };
  const gamesOf = (person: number): GameRecord[] =>
    [...index.select(readFilters({ creators: [person] })).toArray()].flatMap((doc) => recordAt(doc) ?? []);
  const elsewhere = (title: string): string | undefined => {
    const row = statements.get("SELECT name FROM elsewhere WHERE title = ?", titleKey(title));
    return row === undefined ? undefined : String(row["name"]);
  };
  const evidence = createEvidence({ index, readFilters, titles, texts: described, search });
  let knownWords: Words | undefined;
  const prepareWords = function* (): Steps<Words> {
    const makers = yield* createMakerNames(terms);
    yield;
    const findSequel = createFindSequel(statements);
    return createWords({ titles, terms, makers, recordAt, findSequel, elsewhere, evidence, now: Date.now });
  };
  const words = (): Words => (knownWords ??= atOnce(prepareWords()));
  if (!areWordsLater) knownWords = yield* prepareWords();
  const survey = createSurvey({ terms, index, readFilters });
  const hint = createHints({
    terms,
    statements,
    index,
    readFilters,
    titles,
    search,
    elsewhere,
    findMaker: (text) => words().findNearMaker(text),
  });
  const parts = createPartReaders(statements, presenting, likeness);

  const shared = createSharedTraits({ terms, likeness });
  /** What the games of a list have in common with the one that they are like; nothing where there are none or several. */
  const reasonsOf = ({ filters, include }: GamesQuery): ((game: GameRecord) => Pick<GameListItem, "shared">) => {
    const [ref, ...others] = include.shared === true ? (filters.like ?? []) : [];
    const subject = ref === undefined || others.length > 0 ? undefined : findRecord(statements, ref);
    return (game) => (subject === undefined ? {} : { shared: presentShared(shared(subject, game)) });
  };

  const presentFound = createPresentFound(presenting);

  let hasTexts = bringTexts === undefined;
  const texts = async (): Promise<void> => {
    if (hasTexts) return;
    await bringTexts?.();
    hasTexts = true;
    // What was compared until now has the records of before.
    known = undefined;
  };
  /** A game that is not there is not waited for. */
  const findWithTexts = async (ref: Ref): Promise<GameRecord | undefined> => {
    const game = findRecord(statements, ref);
    if (game === undefined || hasTexts) return game;
    await texts();
    return findRecord(statements, ref);
  };

  const source: GameSource = {
    listGames: async (query) => {
      const { games, ...found } = list.page(query);
      const reasons = reasonsOf(query);
      return own({
        ...found,
        results: games.map((game) => presentFound(game, query, reasons(game.record))),
      });
    },
    // Every list is given it, and few have words that need it.
    vocabulary: {
      find: (...asked) => words().vocabulary.find(...asked),
      platforms: (...asked) => words().vocabulary.platforms(...asked),
      kindsOf: (option) => words().vocabulary.kindsOf(option),
    },
    understand: async (text) => own(words().understand(text)),
    findMaker: async (text) => own(words().findMaker(text)),
    countOptions: async (query) => own(countOptions(query)),
    hint: async (query) => own(hint(query)),
    survey: async (query) => own(survey(query)),
    countYears: async () => own(years),
    getGame: async (ref, include) => {
      const game = await findWithTexts(ref);
      return own(game && presentDetail(game, presenting, include));
    },
    listPart: async <P extends GamePart>(part: P, { ref, ...request }: PartQuery) => {
      const game = await findWithTexts(ref);
      return own(game && cut<GameParts[P]>(parts[part](game), request));
    },
    listTerms: async (kind, query) => {
      const { count, page, terms: found } = listTerms(terms, kind, query);
      return own({ count, page, results: found.map((term) => presentTerm(kind, term, terms)) });
    },
    getTerm: async (kind, ref) => {
      const term = terms.find(kind, ref);
      // Added up when somebody asks: for all people together it would hold up a browser that opens the catalogue.
      const credited = kind === "creators" && term !== undefined ? gamesOf(term.id) : [];
      return own(term && presentTermDetail(kind, term, { terms, credited }));
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
    texts,
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

  return {
    source,
    findBrief,
    knowledge,
    titleFinder,
    gameIndex: createGameIndex({ statements, terms, years }),
    /** What somebody has asked for that is made when it is first asked for: comparing, and counting whole taxonomies. */
    used: () => ({ isCompared: known !== undefined, counted: index.countedGroups() }),
    /** Makes that in advance, so that nobody waits for it who asks again. */
    prepareUsed: function* ({ isCompared, counted }: Used): Steps<void> {
      if (isCompared) known ??= yield* prepareLikeness();
      yield* index.prepareCounts(counted);
    },
    /** Makes in advance what whoever first types would wait for, where `areWordsLater`. */
    prepareWords: function* (): Steps<void> {
      knownWords ??= yield* prepareWords();
    },
  };
}
