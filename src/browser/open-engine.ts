// Fetches the catalogue and opens the engine over it.
import { CATALOGUE_FILES, LAYER_FILE, TEXTS_FILE } from "#shared/alone.ts";
import { beginDatabase } from "#server/catalogue/build.ts";
import type { CatalogueDatabase } from "#server/catalogue/database.ts";
import { HttpError } from "#server/http/http-error.ts";
import { contentOf, readArrays, type Versioned } from "./catalogue-file.ts";
import { laidOn } from "./catalogue-layer.ts";
import { layTexts, withTexts } from "./catalogue-texts.ts";
import { createEngine, type Engine } from "./engine.ts";
import { fetchPacked } from "./fetch-packed.ts";
import { startSqlite } from "./open-database.ts";
import { rehearseUntil } from "./rehearse.ts";
import { restOfTerms } from "./rest-of-terms.ts";

const fetchArrays = async (address: string) => readArrays(await fetchPacked(address));

/** What people wrote, without texts. */
async function fetchSmall(folder: string): Promise<Versioned> {
  const files = await Promise.all(CATALOGUE_FILES.map((file) => fetchArrays(folder + file)));
  return contentOf(new Map(files.flatMap((arrays) => [...arrays])));
}

/** That and what machines made; of the small one's files what is searched of descriptions is in the layer's. */
async function fetchWhole(folder: string): Promise<Versioned> {
  const [small, texts, layer] = await Promise.all([
    fetchArrays(folder + CATALOGUE_FILES[0]),
    fetchArrays(folder + TEXTS_FILE),
    fetchArrays(folder + LAYER_FILE),
  ]);
  return laidOn(withTexts(contentOf(small), texts), layer);
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** All of it, with a turn for questions that have come wherever it rests. */
async function inTurns(steps: Generator<void>): Promise<void> {
  while (steps.next().done !== true) await nextTurn();
}

/** Brings the texts when it is first called, and where that fails when it is called again. */
function textsOnce(db: CatalogueDatabase, address: string, version: string): () => Promise<void> {
  let bringing: Promise<void> | undefined;
  const bring = async () => inTurns(layTexts(db, await fetchArrays(address), version));
  return () =>
    (bringing ??= bring().catch(() => {
      bringing = undefined;
      throw new HttpError(503, "unavailable", "What is said of games could not be fetched. Try again later.");
    }));
}

/** `isComplete` resolves when the engine waits for nothing of its catalogue any more. */
export type Opening = { engine: Engine; isComplete: Promise<void> };

/**
 * The engine over the catalogue whose files lie below `folder`: the whole one, or what people wrote, whose texts come when
 * it is open. Rejects where they cannot be had.
 */
export async function openEngine(folder: string, isWhole: boolean): Promise<Opening> {
  const fetching = isWhole ? fetchWhole(folder) : fetchSmall(folder);
  const starting = startSqlite();
  // The first engine answers meanwhile, and its visitor waits for nothing.
  if (!isWhole) await rehearseUntil(fetching, starting);
  const [{ content, version }, open] = await Promise.all([fetching, starting]);
  const db = open();
  const { beforeMore, writeAll } = restOfTerms(beginDatabase(db, content, version));
  const texts = isWhole ? undefined : textsOnce(db, folder + TEXTS_FILE, version);
  const engine = createEngine(db, { beforeMore, ...(texts && { texts }) });
  // Who has asked already is answered first.
  const rest = nextTurn().then(async () => {
    await inTurns(writeAll());
    await inTurns(engine.prepareWords());
  });
  // Whoever asks for a text is told where it cannot be had.
  return { engine, isComplete: Promise.all([rest, texts?.().catch(() => undefined)]).then(() => undefined) };
}
