// Fetches the catalogue and opens the engine over it.
import { CATALOGUE_FILES } from "#shared/alone.ts";
import { buildDatabase } from "#server/catalogue/build.ts";
import { contentOf, readArrays } from "./catalogue-file.ts";
import { createEngine, type Engine } from "./engine.ts";
import { openDatabase } from "./open-database.ts";

async function fetchArrays(address: string): Promise<Map<string, Uint8Array>> {
  const response = await fetch(address);
  if (!response.ok || response.body === null) throw new Error(`the catalogue cannot be had: ${response.status}`);
  const unpacked = response.body.pipeThrough(new DecompressionStream("gzip"));
  return readArrays(new Uint8Array(await new Response(unpacked).arrayBuffer()));
}

/** The engine over the catalogue whose files lie below `folder`. Rejects where they cannot be had. */
export async function openEngine(folder: string): Promise<Engine> {
  const [db, ...files] = await Promise.all([
    openDatabase(),
    ...CATALOGUE_FILES.map((file) => fetchArrays(folder + file)),
  ]);
  const { content, version } = contentOf(new Map(files.flatMap((arrays) => [...arrays])));
  buildDatabase(db, content, version);
  return createEngine(db);
}
