// Entries with their slugs looked up: what the database keeps of each game. Unknown slugs and duplicates are reported
// and left out, so that one slip in data/ never takes the rest of the catalogue down.
import { chooseSentences, type Sentences } from "#artwork/choose-sentences.ts";
import type { Catalogue, Located, Problem, TermKind } from "./catalogue.ts";
import type { StoredGroup } from "#shared/catalogue/filters.ts";
import { creditedPeople, readCredits, type Credit } from "./credits.ts";
import type { GameEntry, TermEntry } from "./entry.ts";
import { lookOf } from "./look.ts";
import { outline } from "./outlines.ts";
import type { CatalogueEntry, LargeCatalogue, TakenFields } from "./foreign-games.ts";
import { type PartialDay, readPartialDay } from "#shared/catalogue/partial-day.ts";

/** The taxonomies that a game names by slug; people are named with what they did, see `credits.ts`. */
export const GAME_TERM_KINDS = ["genres", "platforms", "stores", "tags", "developers", "publishers"] as const;
export type GameTermKind = (typeof GAME_TERM_KINDS)[number];

type TermIds = Record<StoredGroup, readonly number[]>;

export type GameRecord = Omit<
  GameEntry,
  GameTermKind | "creators" | "series" | "popularity" | "updated" | "subjects" | "places" | "phrases" | "loved"
> &
  Omit<TakenFields, "added"> &
  TermIds & {
    /** `YYYY-MM-DD`, the last day that it can be. */
    released?: string | undefined;
    /** Missing where the day is known. */
    released_precision?: PartialDay["precision"];
    /** An estimate on RAWG's scale, see `popularity.ts`. */
    added: number;
    /** `YYYY-MM-DDTHH:MM:SS`, UTC without a zone, as RAWG writes it. */
    updated: string;
    /** Games that people who love this one name, the first of them first. */
    loved: readonly number[];
    /** What the addresses of its pictures carry. */
    look: string;
    /** What its pictures show. */
    sentences: Sentences;
    /** `creators` with what each of them did. */
    team: readonly Credit[];
    additions_count: number;
    parents_count: number;
    game_series_count: number;
  };

export type TermLookup = Record<TermKind, ReadonlyMap<string, TermEntry>>;

function releaseOf({ released }: Pick<GameEntry, "released">): Pick<GameRecord, "released" | "released_precision"> {
  const known = released === undefined ? undefined : readPartialDay(released);
  return { released: known?.day, ...(known?.precision === undefined ? {} : { released_precision: known.precision }) };
}

/** Taxonomy entries by slug, of every kind. */
export function lookUpTerms(terms: Catalogue["terms"]): TermLookup {
  const bySlug = (kind: TermKind) => new Map(terms[kind].map((term) => [term.slug, term]));
  return {
    genres: bySlug("genres"),
    parent_platforms: bySlug("parent_platforms"),
    platforms: bySlug("platforms"),
    stores: bySlug("stores"),
    tags: bySlug("tags"),
    developers: bySlug("developers"),
    publishers: bySlug("publishers"),
    series: bySlug("series"),
    age_ratings: bySlug("age_ratings"),
    creators: bySlug("creators"),
    creator_roles: bySlug("creator_roles"),
  };
}

/** Slugs that a game names and no taxonomy knows. */
export function findUnknownSlugs(
  { entry }: Located<GameEntry>,
  lookup: TermLookup,
): { kind: GameTermKind | "series" | "creators" | "creator_roles"; slug: string }[] {
  const unknown = <K extends TermKind>(kind: K, slugs: readonly string[]) =>
    slugs.filter((slug) => !lookup[kind].has(slug)).map((slug) => ({ kind, slug }));
  return [
    ...GAME_TERM_KINDS.flatMap((kind) => unknown(kind, entry[kind])),
    ...unknown("series", seriesOf(entry)),
    ...unknown("creators", creditedPeople(entry.creators)),
    ...unknown("creator_roles", Object.keys(entry.creators)),
  ];
}

function idsOf(slugs: readonly string[], terms: ReadonlyMap<string, TermEntry>): number[] {
  return slugs.flatMap((slug) => terms.get(slug)?.id ?? []);
}

const listOf = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);
const seriesOf = ({ series }: Pick<GameEntry, "series">) => listOf(series);

function termIds(entry: Pick<GameEntry, GameTermKind | "creators" | "series" | "esrb">, lookup: TermLookup): TermIds {
  const families = new Set(entry.platforms.flatMap((slug) => lookup.platforms.get(slug)?.parent ?? []));
  return {
    genres: idsOf(entry.genres, lookup.genres),
    platforms: idsOf(entry.platforms, lookup.platforms),
    stores: idsOf(entry.stores, lookup.stores),
    tags: idsOf(entry.tags, lookup.tags),
    developers: idsOf(entry.developers, lookup.developers),
    publishers: idsOf(entry.publishers, lookup.publishers),
    series: idsOf(seriesOf(entry), lookup.series),
    age_ratings: idsOf(listOf(entry.esrb), lookup.age_ratings),
    creators: idsOf(creditedPeople(entry.creators), lookup.creators),
    // In the order of the taxonomy's file, which is the order of the icons on a card.
    parent_platforms: [...lookup.parent_platforms.values()]
      .filter(({ slug }) => families.has(slug))
      .map(({ id }) => id),
  };
}

/** So many games without pictures of their own have theirs chosen; those that nobody knows show what belongs to their scene. */
const CHOSEN_MAX = 30_000;

/** What the pictures show of games that come in the default order of lists. */
function choosePictures(games: readonly CatalogueEntry[]): Map<number, Sentences> {
  return chooseSentences(
    games.map((game) => ({
      ...game,
      slugs: [...game.tags, ...game.genres, ...(game.series === undefined ? [] : [game.series])],
      lists: [
        ...game.genres.map((slug) => `genre ${slug}`),
        ...game.platforms.map((slug) => `platform ${slug}`),
        `year ${releaseOf(game).released?.slice(0, 4) ?? ""}`,
      ],
    })),
  );
}

/** Records by rank; each is put together whenever it is asked for. */
export type RecordList = Iterable<GameRecord> & { length: number };

/**
 * Games as the database keeps them, the most added first (ties: the higher id first). `updated` is the stamp of those
 * that carry none of their own.
 */
export function toRecords(
  catalogue: Pick<LargeCatalogue, "games" | "terms">,
  updated: string,
): { records: RecordList; problems: Problem[] } {
  const duplicates: Problem[] = [];
  const { games } = catalogue;
  const { outlines, written } = outline(games, duplicates);
  const lookup = lookUpTerms(catalogue.terms);
  const unknown: Problem[] = written.flatMap((game) =>
    findUnknownSlugs(game, lookup).map(({ kind, slug }) => ({
      file: game.file,
      entry: game.entry.name,
      message: `${kind}: ${slug} is unknown`,
    })),
  );
  const ranked = outlines.ranked();
  const entryAt = (number: number) => (games.at(number) as Located<CatalogueEntry>).entry; // One that was gone through.
  const sentencesOf = choosePictures(outlines.unpictured(ranked, CHOSEN_MAX).map(entryAt));
  const lovedIds = outlines.lovedIds();

  const toRecord = (number: number): GameRecord => {
    const {
      popularity: _popularity,
      subjects: _subjects,
      places: _places,
      phrases: _phrases,
      ...entry
    } = entryAt(number);
    const sentences = sentencesOf.get(entry.id) ?? [];
    return {
      ...entry,
      added: outlines.added[number] ?? 0,
      ...termIds(entry, lookup),
      ...releaseOf(entry),
      updated: entry.updated === undefined ? updated : `${entry.updated}T00:00:00`,
      loved: entry.loved.flatMap((slug) => lovedIds.get(slug) ?? []),
      team: readCredits(entry.creators, lookup),
      sentences,
      look: lookOf({ ...entry, sentences }),
      additions_count: outlines.additions.get(entry.id) ?? 0,
      parents_count: entry.parent === undefined ? 0 : 1,
      game_series_count: entry.series === undefined ? 0 : (outlines.series.get(entry.series) ?? 1) - 1,
    };
  };
  const records: RecordList = {
    length: ranked.length,
    *[Symbol.iterator]() {
      for (const number of ranked) yield toRecord(number);
    },
  };
  return { records, problems: [...unknown, ...duplicates] };
}
