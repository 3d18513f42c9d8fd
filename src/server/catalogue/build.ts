// Writes a catalogue into an empty database, in one transaction.
import type { DatabaseSync } from "node:sqlite";
import { createFilterIndexWriter } from "#server/search/filters/filter-index.ts";
import { TERM_GROUPS } from "#shared/search/term-groups.ts";
import { TERM_KINDS, type Catalogue, type TermKind } from "./catalogue.ts";
import { deletions, fold, words, wordVariants } from "./fold.ts";
import type { GameRecord } from "./record.ts";
import { DATELESS, SCHEMA, SCHEMA_VERSION } from "./schema.ts";
import type { TermRecord } from "./terms.ts";

const TOP_GAMES_PER_TERM = 6;
/** Below this length a missing letter makes another word more often than a mistyped one. */
export const TYPO_WORD_LENGTH_MIN = 4;

/** The games of each term, most added first. */
function gamesByTerm(records: readonly GameRecord[]): Map<string, GameRecord[]> {
  const games = new Map<string, GameRecord[]>();
  for (const record of records) {
    for (const kind of TERM_GROUPS) {
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
      const record = { ...term, games_count: members.length, games: top } satisfies TermRecord;
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
    series: game.series ?? null,
    parent: game.parent ?? null,
    record: JSON.stringify(game),
  };
}

function writeGames(db: DatabaseSync, records: readonly GameRecord[]): void {
  const insert = db.prepare("INSERT INTO game VALUES (:rank, :id, :slug, :released, :series, :parent, :record)");
  for (const [index, game] of records.entries()) insert.run(gameRow(game, index + 1));
}

/** What lists are filtered, counted and ordered by. */
function writeIndex(db: DatabaseSync, records: readonly GameRecord[]): void {
  const writer = createFilterIndexWriter();
  for (const game of records) {
    writer.add({
      ...game,
      name: fold(game.name),
      released: game.released,
      metacritic: game.metacritic,
      platformsCount: game.platforms.length,
      isAddition: game.parent !== undefined,
      hasAdditions: game.additions_count > 0,
      isInSeries: game.game_series_count > 0,
    });
  }
  const insert = db.prepare("INSERT INTO index_section (name, bytes) VALUES (?, ?)");
  for (const [name, bytes] of writer.finish()) insert.run(name, bytes);
}

/** Every spelling under which a game may be asked for by its whole title. */
function titlesOf(game: GameRecord): string[] {
  const folded = [game.name, ...game.alternative_names].map(fold);
  const withoutArticle = folded.map((title) => title.replace(/^(?:the|a|an) /, ""));
  return [...new Set([...folded, ...withoutArticle])].filter((title) => title !== "");
}

function writeTitles(db: DatabaseSync, records: readonly GameRecord[]): void {
  const insertTitle = db.prepare("INSERT INTO title (folded, rank) VALUES (?, ?)");
  const insertWords = db.prepare("INSERT INTO title_words (rowid, name, other) VALUES (?, ?, ?)");
  const vocabulary = new Set<string>();
  for (const [index, game] of records.entries()) {
    const name = words(game.name);
    const other = [
      ...wordVariants(game.name),
      ...game.alternative_names.flatMap((title) => [...words(title), ...wordVariants(title)]),
    ];
    insertWords.run(index + 1, name.join(" "), other.join(" "));
    for (const title of titlesOf(game)) insertTitle.run(title, index + 1);
    for (const word of [...name, ...other]) vocabulary.add(word);
  }
  const insertWord = db.prepare("INSERT INTO word (word) VALUES (?)");
  const insertDeletion = db.prepare("INSERT INTO word_deletion (deletion, word) VALUES (?, ?)");
  for (const word of vocabulary) {
    insertWord.run(word);
    if (word.length < TYPO_WORD_LENGTH_MIN) continue;
    for (const deletion of deletions(word)) insertDeletion.run(deletion, word);
  }
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

/** Fills `db`. `contentHash` says which data it was built from. */
export function buildDatabase(
  db: DatabaseSync,
  content: { catalogue: Catalogue; records: readonly GameRecord[] },
  contentHash: string,
): void {
  db.exec("BEGIN");
  db.exec(SCHEMA);
  writeTerms(db, content.catalogue, content.records);
  writeGames(db, content.records);
  writeIndex(db, content.records);
  writeTitles(db, content.records);
  writeTricks(db, content.catalogue);
  db.prepare("INSERT INTO meta (name, value) VALUES ('content_hash', ?)").run(contentHash);
  db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  db.exec("COMMIT");
  db.exec("ANALYZE");
}
