// The catalogue that a server answers from when it starts: what another server has shared, else what is on this disk, else
// one that is built now.
import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { Logger } from "pino";
import type { RecordStore } from "#server/sources/record-store.ts";
import { ALWAYS, type BuilderTurn } from "./builder-turn.ts";
import { fillCatalogue, type FillOptions } from "./fill-catalogue.ts";
import { databasePath, newestRevision, openBuilt, openCatalogue, type OpenOptions } from "./open.ts";
import type { SharedCatalogues } from "./shared-catalogues.ts";

export type FirstOptions = {
  catalogue: OpenOptions & Pick<FillOptions, "database">;
  records: Pick<RecordStore, "revision">;
  /** Where several servers share what one of them has built. */
  shared?: SharedCatalogues | undefined;
  /** As in keep-current.ts. */
  turn?: BuilderTurn | undefined;
  log: Pick<Logger, "info">;
};

export type FirstCatalogue = { db: DatabaseSync; revision: number };

/** What is shared, was fetched before, or was built by another process of this machine; undefined where nothing of it can be opened. */
async function fromOthers(options: FirstOptions): Promise<FirstCatalogue | undefined> {
  const { catalogue, shared, turn = ALWAYS, log } = options;
  if (shared === undefined && turn.isHeld()) return undefined;
  const began = performance.now();
  const pointer = await shared?.look();
  // What was fetched before may be of more records than there are here.
  const here = newestRevision(catalogue, Number.MAX_SAFE_INTEGER);
  const isNewer = pointer !== undefined && pointer.revision > (here ?? -1);
  const isFetched = isNewer && (await shared?.fetch(pointer, "start")) === true;
  const revision = isFetched ? pointer.revision : here;
  if (revision === undefined) return undefined;
  const db = openBuilt({ ...catalogue, revision, isNew: isFetched });
  if (db === undefined) return undefined;
  const ms = Math.round(performance.now() - began);
  log.info({ ms, revision, how: isFetched ? "fetched" : "kept" }, "the catalogue is there");
  return { db, revision };
}

/** Throws when there is none and none can be built. */
export async function firstCatalogue(options: FirstOptions): Promise<FirstCatalogue> {
  const { catalogue, records, shared } = options;
  const found = await fromOthers(options);
  if (found !== undefined) {
    shared?.answers(found.revision);
    return found;
  }
  const known = await records.revision();
  const isThere = existsSync(databasePath(catalogue, known));
  const revision = await fillCatalogue({ ...catalogue, revision: known });
  if (!isThere) shared?.count("built");
  shared?.answers(revision);
  return { db: openCatalogue({ ...catalogue, revision }), revision };
}
