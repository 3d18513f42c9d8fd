// The shape of the catalogue's database. `game.rank` is the popularity rank, 1 for the most added game: it is one more
// than the game's number in the index, so that "the most popular matches" is a walk in order.

export const SCHEMA = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- What every start reads of the taxonomies, in the order in which it is read.
CREATE TABLE term (
  kind TEXT NOT NULL,
  position INTEGER NOT NULL,
  id INTEGER NOT NULL,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  games_count INTEGER NOT NULL,
  -- How many people keep the best known game that names it.
  added INTEGER NOT NULL,
  PRIMARY KEY (kind, position)
) STRICT, WITHOUT ROWID;

-- What is read of a term when somebody asks for it.
CREATE TABLE term_more (
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  record TEXT NOT NULL,
  PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE game (
  rank INTEGER PRIMARY KEY,
  id INTEGER NOT NULL UNIQUE,
  slug TEXT NOT NULL UNIQUE,
  -- Dateless games are stored as 1900-01-01.
  released TEXT NOT NULL,
  series INTEGER,
  parent INTEGER,
  record TEXT NOT NULL
) STRICT;
CREATE INDEX game_by_series ON game (series) WHERE series IS NOT NULL;
CREATE INDEX game_by_parent ON game (parent) WHERE parent IS NOT NULL;

-- The index of filters and titles (src/server/search/), array by array, long ones in several parts.
CREATE TABLE index_section (
  name TEXT NOT NULL,
  part INTEGER NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (name, part)
) STRICT, WITHOUT ROWID;

-- Titles of games that exist and are not here, by the title as it is compared.
CREATE TABLE elsewhere (title TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Ids that a game had before another source knew it.
CREATE TABLE alias (id INTEGER PRIMARY KEY, game_id INTEGER NOT NULL) STRICT;

-- Who is to be named for what other sources gave.
CREATE TABLE source (name TEXT PRIMARY KEY, credit TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- A JSON list of sentences for each game, and for each genre, that has any.
CREATE TABLE tricks (game_id INTEGER PRIMARY KEY, texts TEXT NOT NULL) STRICT;
CREATE TABLE genre_tricks (genre_id INTEGER PRIMARY KEY, texts TEXT NOT NULL) STRICT;
`;

/** Stored where RAWG stores nothing, so that dateless games sort before all others. */
export const DATELESS = "1900-01-01";
