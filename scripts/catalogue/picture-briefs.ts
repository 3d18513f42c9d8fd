// What the pictures of all bundled games are drawn from, in the order in which lists show the games.
import { join } from "node:path";
import type { ArtworkBrief } from "#artwork/brief.ts";
import { readRecords } from "#server/catalogue/read-records.ts";

const DATA = join(import.meta.dirname, "..", "..", "data");

export type GamePictures = ArtworkBrief & {
  genres: readonly string[];
  name: string;
  year: string;
  series: string | undefined;
};

/** Throws when data/ cannot be read. */
export function readPictureBriefs(): GamePictures[] {
  const { catalogue, records } = readRecords(DATA);
  const entries = new Map([...catalogue.games].map(({ entry }) => [entry.id, entry]));
  return [...records].map(({ id, name, scene, mood, sentences, released }) => ({
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
