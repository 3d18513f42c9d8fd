// What the pictures of all games of data/ are drawn from, in the order in which lists show the games.
import { join } from "node:path";
import type { ArtworkBrief } from "#artwork/brief.ts";
import { readCatalogue } from "#server/catalogue/catalogue.ts";
import { readDataFiles } from "#server/catalogue/data-files.ts";
import { toRecords } from "#server/catalogue/record.ts";

const DATA = join(import.meta.dirname, "..", "..", "data");
/** The stamp of records does not reach a picture. */
const ANY_STAMP = "2000-01-01T00:00:00";

export type GamePictures = ArtworkBrief & {
  genres: readonly string[];
  name: string;
  year: string;
  series: string | undefined;
};

/** Throws when data/ cannot be read. */
export function readPictureBriefs(): GamePictures[] {
  const { catalogue } = readCatalogue(readDataFiles(DATA));
  const entries = new Map(catalogue.games.map(({ entry }) => [entry.id, entry]));
  return toRecords(catalogue, ANY_STAMP).records.map(({ id, name, scene, mood, sentences, released }) => ({
    id,
    name,
    scene,
    mood,
    genres: entries.get(id)?.genres ?? [],
    sentences,
    year: released?.slice(0, 4) ?? "",
    series: entries.get(id)?.series,
  }));
}
