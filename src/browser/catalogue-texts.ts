// What only a game's own page says, as it travels to a browser behind the catalogue: descriptions and tricks. Half of the
// bytes, which nobody needs who looks for a game. Knows neither disk nor network.
import { type BuiltContent, writeTricks } from "#server/catalogue/build.ts";
import type { CatalogueDatabase } from "#server/catalogue/database.ts";
import { type Arrays, readJson, type Versioned, writeJson } from "./catalogue-file.ts";

type Texts = Pick<BuiltContent["catalogue"], "tricks"> & {
  /** Of the catalogue that they belong to. */
  version: string;
  /** Of the games by their places in the catalogue. */
  descriptions: readonly string[];
};

const TEXTS = "texts";

/** The texts of a catalogue as an array of a file. */
export const textsArray = ({ records, catalogue: { tricks } }: BuiltContent, version: string): Arrays =>
  writeJson(TEXTS, {
    version,
    tricks,
    descriptions: Array.from(records, ({ description }) => description),
  } satisfies Texts);

/** Reads what `textsArray` wrote. Throws where it belongs to another catalogue than that of `version`. */
function readTexts(arrays: Arrays, version: string): Texts {
  const texts = readJson(arrays, TEXTS) as Texts; // Our own build wrote it.
  if (texts.version !== version) throw new Error("the texts are those of another catalogue");
  return texts;
}

/** The catalogue with its texts. Throws where the two are not of one version. */
export function withTexts(
  { content: { textOf: _without, ...content }, version }: Versioned,
  arrays: Arrays,
): Versioned {
  const { tricks, descriptions } = readTexts(arrays, version);
  const records = Array.from(content.records, (game, place) => ({ ...game, description: descriptions[place] ?? "" }));
  return { version, content: { ...content, catalogue: { ...content.catalogue, tricks }, records } };
}

/** How many games' texts are laid between two rests. */
const EACH = 64;

/**
 * Lays texts into the database of their catalogue, which answers meanwhile; what was laid before stays. Throws where the two
 * are not of one version.
 */
export function* layTexts(db: CatalogueDatabase, arrays: Arrays, version: string): Generator<void> {
  const { tricks, descriptions } = readTexts(arrays, version);
  yield;
  const lay = db.prepare("UPDATE game SET record = json_insert(record, '$.description', ?) WHERE rank = ?");
  for (let from = 0; from < descriptions.length; from += EACH) {
    db.exec("BEGIN");
    for (const [at, text] of descriptions.slice(from, from + EACH).entries()) lay.run(text, from + at + 1);
    db.exec("COMMIT");
    yield;
  }
  db.exec("BEGIN");
  writeTricks(db, { tricks });
  db.exec("COMMIT");
}
