// Games of other sources as entries of the catalogue, beside those of data/, which a person wrote and which stay as they
// are: other sources only add what data/ leaves open. Companies and series that data/ does not know become entries of
// their own.
import type { GameList, MergedGame } from "#server/sources/merge/merge-sources.ts";
import { BUNDLED_SOURCE, EDITS_SOURCE } from "#server/sources/merge/source-names.ts";
import type { SourceRecord } from "#server/sources/source-record.ts";
import { RECORD_DEFAULTS } from "#server/sources/record-defaults.ts";
import { POPULARITY_MIN } from "#server/sources/popularity.ts";
import type { Catalogue, Located } from "./catalogue.ts";
import { composeDescription } from "./compose-description.ts";
import { FIRST_OWN_ID, type GameEntry } from "./entry.ts";
import { editedFacts } from "./edited-facts.ts";
import { createNewTerms } from "./new-terms.ts";
import { sceneryOf } from "./scenery.ts";
import { createSlugs } from "./slugs.ts";

/** What an entry has that no file of data/ can say. */
export type TakenFields = {
  /** RAWG's scale, where no popularity was estimated. */
  added?: number;
  pictures?: SourceRecord["pictures"];
  videos?: SourceRecord["videos"];
  /** Addresses of the game in stores, by the stores' slugs. */
  store_pages?: Readonly<Record<string, string>>;
  /** Which source each part of it is from. */
  origins?: MergedGame["origins"];
  /** The records that it is made of: sources and their keys. */
  members?: readonly { source: string; key: string }[];
  /** Nobody wrote about it: what it says of itself is composed of its facts. */
  is_brief?: boolean;
};
export type CatalogueEntry = GameEntry & TakenFields;

/** What of an entry a source's record says. */
export type Facts = Pick<
  CatalogueEntry,
  | "name"
  | "alternative_names"
  | "released"
  | "tba"
  | "metacritic"
  | "rating"
  | "ratings_count"
  | "added"
  | "playtime"
  | "esrb"
  | "platforms"
  | "genres"
  | "tags"
  | "developers"
  | "publishers"
  | "stores"
  | "series"
  | "website"
  | "steam"
  | "description"
  | "is_brief"
>;

/** A game of data/ as a source among others. */
export function asSourceRecord(entry: GameEntry, catalogue: Pick<Catalogue, "terms">): SourceRecord {
  const nameOf = (kind: "developers" | "publishers", slugs: readonly string[]) =>
    slugs.map((slug) => namesOf(catalogue, kind).get(slug) ?? slug);
  return {
    ...RECORD_DEFAULTS,
    key: String(entry.id),
    kind: entry.parent === undefined ? "game" : "addition",
    ...(entry.parent === undefined ? {} : { parent: String(entry.parent) }),
    name: entry.name,
    slug: entry.slug,
    alternative_names: [...entry.alternative_names],
    ...(entry.released === undefined ? {} : { released: entry.released }),
    platforms: [...entry.platforms],
    genres: [...entry.genres],
    tags: [...entry.tags],
    stores: entry.stores.map((slug) => ({ slug })),
    developers: nameOf("developers", entry.developers),
    publishers: nameOf("publishers", entry.publishers),
    ids: {
      ...(entry.id < FIRST_OWN_ID && { rawg: entry.id }),
      ...(entry.steam !== undefined && { steam: entry.steam }),
    },
    ...(entry.metacritic === undefined ? {} : { metacritic: entry.metacritic }),
    ...(entry.rating === undefined ? {} : { rating: entry.rating, ratings_count: entry.ratings_count }),
    playtime: entry.playtime,
    description: entry.description,
    ...(entry.website === undefined ? {} : { website: entry.website }),
  };
}

type CompanyKind = "developers" | "publishers";
const names = new WeakMap<Catalogue["terms"], Record<CompanyKind, ReadonlyMap<string, string>>>();

function namesOf({ terms }: Pick<Catalogue, "terms">, kind: CompanyKind): ReadonlyMap<string, string> {
  const bySlug = (of: CompanyKind) => new Map(terms[of].map(({ slug, name }) => [slug, name]));
  const known = names.get(terms) ?? { developers: bySlug("developers"), publishers: bySlug("publishers") };
  names.set(terms, known);
  return known[kind];
}

function storePages({ stores }: SourceRecord): Pick<TakenFields, "store_pages"> {
  const known = stores.flatMap(({ slug, url }) => (url === undefined ? [] : [[slug, url] as const]));
  return known.length === 0 ? {} : { store_pages: Object.fromEntries(known) };
}

function takenFields({ id, record, origins, match, edited }: MergedGame): TakenFields {
  const { pictures, videos } = record;
  const hasPictures = pictures.background !== undefined || pictures.screenshots.length > 0;
  return {
    ...(hasPictures && { pictures }),
    ...(videos.length > 0 && { videos }),
    ...storePages(record),
    origins,
    members: [
      ...match.map(({ source, key }) => ({ source, key })),
      ...(edited.length === 0 ? [] : [{ source: EDITS_SOURCE, key: String(id) }]),
    ],
  };
}

/** The entry of data/ with what other sources add where it says nothing, and with what was corrected by hand. */
function completed(entry: GameEntry, game: MergedGame, facts: () => Facts): CatalogueEntry {
  const corrected = game.edited.length === 0 ? {} : editedFacts(facts(), game.edited);
  if (game.match.length === 1) {
    return game.edited.length === 0 ? entry : { ...entry, ...takenFields(game), ...corrected };
  }
  const { metacritic, rating, ratings_count: count, website, playtime, ids, alternative_names: others } = game.record;
  const isRated = entry.rating === undefined && rating !== undefined && (count ?? 0) > 0;
  const steam = entry.stores.includes("steam") ? ids.steam : undefined;
  return {
    ...entry,
    alternative_names: others,
    ...(entry.metacritic === undefined && metacritic !== undefined && { metacritic }),
    ...(isRated && { rating, ratings_count: count }),
    ...(entry.website === undefined && website !== undefined && { website }),
    ...(entry.steam === undefined && steam !== undefined && { steam }),
    playtime: entry.playtime > 0 ? entry.playtime : playtime,
    ...takenFields(game),
    ...corrected,
  };
}

/** Entries by number: a list at hand, or one whose entries are put together whenever they are asked for. */
export type EntryList = Iterable<Located<CatalogueEntry>> & {
  length: number;
  at: (index: number) => Located<CatalogueEntry> | undefined;
};

/** A catalogue with games of any number; `terms` are whole once all of them have been gone through in their order. */
export type LargeCatalogue = Omit<Catalogue, "games" | "terms"> & {
  games: EntryList;
  readonly terms: Catalogue["terms"];
};

/** The catalogue of data/ and the merged games of other sources in one. */
export function withForeignGames(catalogue: Catalogue, games: GameList): LargeCatalogue {
  const terms = createNewTerms(catalogue.terms);
  /** Names in addresses, of the games that have been gone through: who comes first has the plain one. */
  const slugsTaken: string[] = [];
  const slugs = createSlugs(catalogue.games.map(({ entry }) => entry.slug));
  const bundled = new Map(catalogue.games.map(({ entry, file }) => [entry.id, { entry, file }]));

  /** What a record says, in the words of an entry. */
  const factsOf = ({ record, origins }: MergedGame): Facts => {
    const genres = terms.known("genres", record.genres);
    const tags = terms.known("tags", record.tags);
    const platforms = terms.known("platforms", record.platforms);
    const series = record.series === undefined ? undefined : terms.slugOf("series", record.series);
    const isRated = record.rating !== undefined && (record.ratings_count ?? 0) > 0;
    const described = record.description;
    const stores = terms.known(
      "stores",
      record.stores.map(({ slug }) => slug),
    );
    return {
      name: record.name,
      alternative_names: record.alternative_names,
      ...(record.released === undefined ? {} : { released: record.released }),
      tba: record.released === undefined,
      ...(record.metacritic === undefined ? {} : { metacritic: record.metacritic }),
      ...(isRated ? { rating: record.rating, ratings_count: record.ratings_count } : {}),
      added: record.added,
      playtime: record.playtime,
      ...(record.esrb === undefined ? {} : terms.ageRating(record.esrb)),
      platforms,
      genres,
      tags,
      developers: record.developers.map((name) => terms.slugOf("developers", name)),
      publishers: record.publishers.map((name) => terms.slugOf("publishers", name)),
      stores,
      ...(series === undefined ? {} : { series }),
      ...(record.website === undefined ? {} : { website: record.website }),
      ...(record.ids.steam !== undefined && stores.includes("steam") ? { steam: record.ids.steam } : {}),
      description: described ?? composeDescription(record, terms.nameOf),
      is_brief: described === undefined || origins.description === "gamedatabase",
    };
  };

  const toEntry = (game: MergedGame, index: number): CatalogueEntry => {
    const { id, record, parent } = game;
    const facts = factsOf(game);
    return {
      id,
      slug: (slugsTaken[index] ??= slugs.take(record.slug ?? record.name, { id, released: record.released })),
      ...(record.updated === undefined ? {} : { updated: record.updated.slice(0, 10) }),
      popularity: POPULARITY_MIN,
      creators: {},
      loved: [],
      phrases: [],
      ...(parent === undefined ? {} : { parent }),
      ...sceneryOf({ id, genres: facts.genres, tags: facts.tags }),
      ...facts,
      ...takenFields(game),
    };
  };

  const at = (index: number): Located<CatalogueEntry> | undefined => {
    const game = games.at(index);
    if (game === undefined) return undefined;
    const own = game.match[0]?.source === BUNDLED_SOURCE ? bundled.get(game.id) : undefined;
    if (own !== undefined) return { file: own.file, entry: completed(own.entry, game, () => factsOf(game)) };
    return { file: game.match[0]?.source ?? "", entry: toEntry(game, index) };
  };
  const entries: EntryList = {
    length: games.length,
    at,
    *[Symbol.iterator]() {
      for (let index = 0; index < games.length; index += 1) yield at(index) as Located<CatalogueEntry>; // There is one.
    },
  };
  const { elsewhere, tricks, genreTricks } = catalogue;
  return {
    elsewhere,
    tricks,
    genreTricks,
    games: entries,
    get terms() {
      return terms.all();
    },
  };
}
