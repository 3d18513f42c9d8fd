// Writes a catalogue into an empty database, in one transaction.
import type { DatabaseSync } from "node:sqlite";
import { createFilterIndexWriter } from "#server/search/filters/filter-index.ts";
import { fold } from "#server/search/titles/fold.ts";
import { titleKey } from "#server/search/titles/spellings.ts";
import { TextDataWriter } from "#server/search/texts/text-data.ts";
import { TitleDataWriter } from "#server/search/titles/title-data.ts";
import { STORED_GROUPS, type StoredGroup } from "#shared/catalogue/filters.ts";
import { TERM_KINDS, type Catalogue, type TermKind } from "./catalogue.ts";
import { figuresOf, positionsIn } from "./credits.ts";
import type { GameRecord } from "./record.ts";
import { DATELESS, SCHEMA } from "./schema.ts";
import type { TermRecord } from "./terms.ts";

const TOP_GAMES_PER_TERM = 6;

/** The games of each term, most added first. */
function gamesByTerm(records: readonly GameRecord[]): Map<string, GameRecord[]> {
  const games = new Map<string, GameRecord[]>();
  for (const record of records) {
    for (const kind of STORED_GROUPS) {
      for (const id of record[kind]) {
        const key = `${kind} ${id}`;
        const members = games.get(key);
        if (members === undefined) games.set(key, [record]);
        else members.push(record);
      }
    }
  }
  return games;
}

function writeTerms(db: DatabaseSync, catalogue: Catalogue, records: readonly GameRecord[]): void {
  const insert = db.prepare("INSERT INTO term (kind, id, position, games_count, record) VALUES (?, ?, ?, ?, ?)");
  const games = gamesByTerm(records);
  const write = (kind: TermKind) => {
    const unique = [...new Map(catalogue.terms[kind].map((term) => [term.id, term])).values()];
    for (const [position, term] of unique.entries()) {
      const members = games.get(`${kind} ${term.id}`) ?? [];
      const top = members.slice(0, TOP_GAMES_PER_TERM).map(({ id, slug, name, added }) => ({ id, slug, name, added }));
      const [first] = members;
      const pictured = first === undefined ? null : { id: first.id, look: first.look };
      const person =
        kind === "creators" && members.length > 0
          ? { positions: positionsIn(members, term.id), figures: figuresOf(members) }
          : {};
      const record = { ...term, ...person, games_count: members.length, games: top, pictured } satisfies TermRecord;
      insert.run(kind, term.id, position, members.length, JSON.stringify(record));
    }
  };
  for (const kind of TERM_KINDS) write(kind);
}

function gameRow(game: GameRecord, rank: number) {
  return {
    rank,
    id: game.id,
    slug: game.slug,
    released: game.released ?? DATELESS,
    series: game.series[0] ?? null,
    parent: game.parent ?? null,
    record: JSON.stringify(game),
  };
}

function writeGames(db: DatabaseSync, records: readonly GameRecord[]): void {
  const insert = db.prepare("INSERT INTO game VALUES (:rank, :id, :slug, :released, :series, :parent, :record)");
  for (const [index, game] of records.entries()) insert.run(gameRow(game, index + 1));
}

/** What lists are searched, filtered, counted and ordered by. */
function writeIndex(db: DatabaseSync, catalogue: Catalogue, records: readonly GameRecord[]): void {
  const writer = createFilterIndexWriter();
  for (const game of records) {
    writer.add({
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
  }
  const insert = db.prepare("INSERT INTO index_section (name, bytes) VALUES (?, ?)");
  const sections = [...writer.finish(), ...titleSections(records), ...textSections(catalogue, records)];
  for (const [name, bytes] of sections) insert.run(name, bytes);
}

/** How much a word counts where it stands. */
const WEIGHTS = { name: 1.3, otherName: 1, phrase: 2.5, tag: 1.5, maker: 1.2, description: 1 } as const;

/** What descriptions are searched by. */
function textSections(catalogue: Catalogue, records: readonly GameRecord[]): Map<string, Uint8Array> {
  const writer = new TextDataWriter();
  const phrases = new Map(catalogue.games.map(({ entry }) => [entry.id, entry.phrases]));
  const names = (kind: StoredGroup): ReadonlyMap<number, string> =>
    new Map(catalogue.terms[kind].map(({ id, name }) => [id, name]));
  const [genres, tags, series] = [names("genres"), names("tags"), names("series")];
  const [studios, people] = [names("developers"), names("creators")];
  const named = (ids: readonly number[], by: ReadonlyMap<number, string>) =>
    ids.map((id) => by.get(id) ?? "").join("; ");
  for (const [doc, game] of records.entries()) {
    writer.add(doc, [
      { text: game.name, weight: WEIGHTS.name },
      { text: [...game.alternative_names, named(game.series, series)].join("; "), weight: WEIGHTS.otherName },
      { text: (phrases.get(game.id) ?? []).join("; "), weight: WEIGHTS.phrase },
      { text: `${named(game.genres, genres)}; ${named(game.tags, tags)}`, weight: WEIGHTS.tag },
      { text: `${named(game.developers, studios)}; ${named(game.creators, people)}`, weight: WEIGHTS.maker },
      { text: game.description, weight: WEIGHTS.description },
    ]);
  }
  return writer.finish();
}

/** What titles are searched by. */
function titleSections(records: readonly GameRecord[]): Map<string, Uint8Array> {
  const docs = new Map(records.map(({ id }, doc) => [id, doc]));
  const writer = new TitleDataWriter();
  for (const { name, alternative_names: others, added, parent } of records) {
    writer.add({ name, others, added, parent: parent === undefined ? undefined : docs.get(parent) });
  }
  return writer.finish();
}

function writeTricks(db: DatabaseSync, { tricks, genreTricks, terms }: Catalogue): void {
  const insertOwn = db.prepare("INSERT OR IGNORE INTO tricks (game_id, texts) VALUES (?, ?)");
  for (const { entry } of tricks) insertOwn.run(entry.id, JSON.stringify(entry.tricks));
  const insertGeneral = db.prepare("INSERT OR IGNORE INTO genre_tricks (genre_id, texts) VALUES (?, ?)");
  for (const { entry } of genreTricks) {
    const genre = terms.genres.find(({ slug }) => slug === entry.slug);
    if (genre !== undefined) insertGeneral.run(genre.id, JSON.stringify(entry.tricks));
  }
}

function writeElsewhere(db: DatabaseSync, { elsewhere }: Catalogue): void {
  const insert = db.prepare("INSERT OR IGNORE INTO elsewhere (title, name) VALUES (?, ?)");
  for (const name of elsewhere) insert.run(titleKey(name), name);
}

/** Fills `db`. `version` is `catalogueVersion`: of the data and of this code. */
export function buildDatabase(
  db: DatabaseSync,
  content: { catalogue: Catalogue; records: readonly GameRecord[] },
  version: string,
): void {
  db.exec("BEGIN");
  db.exec(SCHEMA);
  writeTerms(db, content.catalogue, content.records);
  writeGames(db, content.records);
  writeIndex(db, content.catalogue, content.records);
  writeTricks(db, content.catalogue);
  writeElsewhere(db, content.catalogue);
  db.prepare("INSERT INTO meta (name, value) VALUES ('version', ?)").run(version);
  db.exec("COMMIT");
  db.exec("ANALYZE");
}
