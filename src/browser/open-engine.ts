// Fetches the catalogue and opens the engine over it.
import { CATALOGUE_FILES, LAYER_FILE } from "#shared/alone.ts";
import { buildDatabase } from "#server/catalogue/build.ts";
import { contentOf, readArrays } from "./catalogue-file.ts";
import { laidOn, type Versioned } from "./catalogue-layer.ts";
import { createEngine, type Engine } from "./engine.ts";
import { fetchPacked } from "./fetch-packed.ts";
import { openDatabase } from "./open-database.ts";

const fetchArrays = async (address: string) => readArrays(await fetchPacked(address));

/** What people wrote. */
async function fetchSmall(folder: string): Promise<Versioned> {
  const files = await Promise.all(CATALOGUE_FILES.map((file) => fetchArrays(folder + file)));
  return contentOf(new Map(files.flatMap((arrays) => [...arrays])));
}

/** That and what machines made; of the small one's files what is searched of descriptions is in the layer's. */
async function fetchWhole(folder: string): Promise<Versioned> {
  const [small, layer] = await Promise.all([
    fetchArrays(folder + CATALOGUE_FILES[0]),
    fetchArrays(folder + LAYER_FILE),
  ]);
  return laidOn(contentOf(small), layer);
}

/**
 * The engine over the catalogue whose files lie below `folder`: the whole one, or what people wrote. Rejects where they
 * cannot be had.
 */
export async function openEngine(folder: string, isWhole: boolean): Promise<Engine> {
  const [{ content, version }, db] = await Promise.all([
    isWhole ? fetchWhole(folder) : fetchSmall(folder),
    openDatabase(),
  ]);
  buildDatabase(db, content, version);
  return createEngine(db);
}
