// Writes a catalogue into an empty database, in one transaction.
import { createFilterIndexWriter } from "#server/search/filters/filter-index.ts";
import { fold } from "#server/search/titles/fold.ts";
import { titleKey } from "#server/search/titles/spellings.ts";
import { GrowingArray } from "#server/search/titles/growing-array.ts";
import { TextDataWriter } from "#server/search/texts/text-data.ts";
import { TitleDataWriter } from "#server/search/titles/title-data.ts";
import type { StoredGroup } from "#shared/catalogue/filters.ts";
import type { Catalogue, TermKind } from "./catalogue.ts";
import type { SourceCredit } from "#server/sources/record-store.ts";
import type { GameRecord } from "./record.ts";
import { DATELESS, SCHEMA } from "./schema.ts";
import { writeSections } from "./index-sections.ts";
import { createRecordWriter, createRowWriter } from "./insert-rows.ts";
import { createTermWriter, type MoreWriters } from "./write-terms.ts";
import type { CatalogueDatabase } from "./database.ts";

function gameRow(game: GameRecord, rank: number) {
  const { id, slug, released, series, parent } = game;
  return [rank, id, slug, released ?? DATELESS, series[0] ?? null, parent ?? null] as const;
}

/** How much a word counts where it stands. */
const WEIGHTS = { name: 1.3, otherName: 1, phrase: 2.5, tag: 1.5, maker: 1.2, description: 1 } as const;

/** What descriptions are searched by. */
function createTextWriter({
  terms,
  phrases,
}: {
  terms: Catalogue["terms"];
  phrases: ReadonlyMap<number, readonly string[]>;
}) {
  const writer = new TextDataWriter();
  const names = (kind: StoredGroup): ReadonlyMap<number, string> =>
    new Map(terms[kind].map(({ id, name }) => [id, name]));
  const [genres, tags, series] = [names("genres"), names("tags"), names("series")];
  const [studios, people] = [names("developers"), names("creators")];
  const named = (ids: readonly number[], by: ReadonlyMap<number, string>) =>
    ids.map((id) => by.get(id) ?? "").join("; ");
  const fieldsOf = (game: GameRecord) => {
    const makers = `${named(game.developers, studios)}; ${named(game.creators, people)}`;
    return [
      { text: game.name, weight: WEIGHTS.name },
      { text: [...game.alternative_names, named(game.series, series)].join("; "), weight: WEIGHTS.otherName },
      { text: (phrases.get(game.id) ?? []).join("; "), weight: WEIGHTS.phrase },
      { text: `${named(game.genres, genres)}; ${named(game.tags, tags)}`, weight: WEIGHTS.tag },
      // A studio called Wolf Team makes no games about wolves; of well-known games the makers are part of what is remembered.
      { text: game.is_brief === true ? "" : makers, weight: WEIGHTS.maker },
      { text: game.description, weight: WEIGHTS.description },
    ];
  };
  return {
    add: (doc: number, game: GameRecord): void => writer.add(doc, () => fieldsOf(game)),
    finish: () => writer.finish(),
  };
}

/** What titles are searched by. */
function createTitleWriter() {
  const writer = new TitleDataWriter();
  const ids = new GrowingArray();
  const parents = new Set<number>();
  return {
    add: ({ id, name, alternative_names: others, added, parent }: GameRecord): void => {
      ids.push(id);
      if (parent !== undefined) parents.add(parent);
      writer.add({ name, others, added, parent });
    },
    finish: (): Map<string, Uint8Array> => {
      const docs = new Map<number, number>();
      for (const [doc, id] of ids.view().entries()) if (parents.has(id)) docs.set(id, doc);
      return writer.finish((parent) => docs.get(parent));
    },
  };
}

/** What lists are searched, filtered, counted and ordered by. */
function createIndexWriter(texts: ReturnType<typeof createTextWriter>) {
  const open: {
    filters?: ReturnType<typeof createFilterIndexWriter>;
    titles?: ReturnType<typeof createTitleWriter>;
    texts?: typeof texts;
  } = {
    filters: createFilterIndexWriter(),
    titles: createTitleWriter(),
    texts,
  };
  return {
    add: (doc: number, game: GameRecord): void => {
      open.filters?.add({
        ...game,
        name: fold(game.name),
        released: game.released,
        metacritic: game.metacritic,
        rating: game.rating ?? 0,
        platformsCount: game.platforms.length,
        isAddition: game.parent !== undefined,
        hasAdditions: game.additions_count > 0,
        isInSeries: game.game_series_count > 0,
      });
      open.titles?.add(game);
      open.texts?.add(doc, game);
    },
    finish: function* (): Generator<[name: string, bytes: Uint8Array]> {
      // One after the other, and each gone before the next: they are as large as all that they were made of.
      for (const kind of ["filters", "titles", "texts"] as const) {
        const sections = open[kind]?.finish() ?? [];
        delete open[kind];
        yield* sections;
      }
    },
  };
}

/** The arrays of the index, by name. */
export function indexSections({ catalogue, records, phrases = NO_PHRASES }: BuiltContent): Map<string, Uint8Array> {
  const index = createIndexWriter(createTextWriter({ terms: catalogue.terms, phrases }));
  let doc = 0;
  for (const game of records) {
    index.add(doc, game);
    doc += 1;
  }
  return new Map(index.finish());
}

/** Writes how games are played, where nothing is written of them yet. */
export function writeTricks(db: CatalogueDatabase, { tricks }: Pick<Catalogue, "tricks">): void {
  const rows = createRecordWriter(db, "INSERT OR IGNORE INTO tricks", 1);
  for (const { entry } of tricks) rows.add([entry.id], JSON.stringify(entry.tricks));
  rows.finish();
}

function writeGenreTricks(db: CatalogueDatabase, { genreTricks, terms }: BuiltContent["catalogue"]): void {
  const insertGeneral = db.prepare("INSERT OR IGNORE INTO genre_tricks (genre_id, texts) VALUES (?, ?)");
  for (const { entry } of genreTricks) {
    const genre = terms.genres.find(({ slug }) => slug === entry.slug);
    if (genre !== undefined) insertGeneral.run(genre.id, JSON.stringify(entry.tricks));
  }
}

function writeElsewhere(db: CatalogueDatabase, { elsewhere }: Pick<Catalogue, "elsewhere">): void {
  const rows = createRowWriter(db, "INSERT OR IGNORE INTO elsewhere", 2);
  for (const name of elsewhere) rows.add(titleKey(name), name);
  rows.finish();
}

function writeSources(db: CatalogueDatabase, { aliases = new Map(), credits = [] }: Partial<BuiltContent>): void {
  const rows = createRowWriter(db, "INSERT INTO alias", 2);
  for (const [id, game] of aliases) rows.add(id, game);
  rows.finish();
  const insertSource = db.prepare("INSERT INTO source (name, credit) VALUES (?, ?)");
  for (const { source, ...credit } of credits) insertSource.run(source, JSON.stringify(credit));
}

/** Most terms are of these, and no list reads more of them than names and counts. */
const LATER_KINDS: ReadonlySet<TermKind> = new Set(["developers", "publishers", "series", "creators"]);

const NO_PHRASES: ReadonlyMap<number, readonly string[]> = new Map();

export type BuiltContent = {
  catalogue: Pick<Catalogue, "terms" | "tricks" | "genreTricks" | "elsewhere">;
  /** By rank. They are gone through once, and none of them is kept. */
  records: Iterable<GameRecord>;
  /** The record at a place as it is kept, JSON in UTF-8, where it is at hand: it need not be written again. */
  textOf?: (place: number) => Uint8Array | undefined;
  /** What people who forgot the title remember, by the games' ids. */
  phrases?: ReadonlyMap<number, readonly string[]>;
  aliases?: ReadonlyMap<number, number>;
  credits?: readonly (SourceCredit & { source: string })[];
  /** The index, where it has been made already. */
  sections?: ReadonlyMap<string, Uint8Array>;
};

function fill(db: CatalogueDatabase, content: BuiltContent, version: string): MoreWriters {
  const { catalogue, records, textOf, phrases = NO_PHRASES, sections } = content;
  db.exec(SCHEMA);
  const games = createRecordWriter(db, "INSERT INTO game", 6);
  const terms = createTermWriter(db, catalogue);
  const index = sections ?? createIndexWriter(createTextWriter({ terms: catalogue.terms, phrases }));
  let doc = 0;
  for (const game of records) {
    games.add(gameRow(game, doc + 1), textOf?.(doc) ?? JSON.stringify(game));
    terms.add(game);
    if ("finish" in index) index.add(doc, game);
    doc += 1;
  }
  games.finish();
  const more = terms.finish();
  writeSections(db, "finish" in index ? index.finish() : index);
  writeTricks(db, catalogue);
  writeGenreTricks(db, catalogue);
  writeElsewhere(db, catalogue);
  writeSources(db, content);
  db.prepare("INSERT INTO meta (name, value) VALUES ('version', ?)").run(version);
  return more;
}

/** Fills `db`. `version` is `catalogueVersion`: of the data and of this code. */
export function buildDatabase(db: CatalogueDatabase, content: BuiltContent, version: string): void {
  db.exec("BEGIN");
  for (const writeMore of fill(db, content, version).values()) writeMore();
  db.exec("COMMIT");
  db.exec("ANALYZE");
}

/**
 * The same for a visitor who waits: what a list of games does not say of companies, series and people is written by what is
 * returned, kind by kind, once.
 */
export function beginDatabase(db: CatalogueDatabase, content: BuiltContent, version: string): MoreWriters {
  db.exec("BEGIN");
  const more = fill(db, content, version);
  for (const [kind, writeMore] of more) if (!LATER_KINDS.has(kind)) writeMore();
  db.exec("COMMIT");
  db.exec("ANALYZE");
  return new Map([...more].filter(([kind]) => LATER_KINDS.has(kind)));
}
