// Catalogues that one server builds and all fetch: a file under its hash in a place that they share, and a pointer to the
// newest of each version of data and code. It is a convenience: where it fails, each server goes on with what it has.
import { randomUUID } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import type { Registry } from "prom-client";
import { createHealth, type DiskLog } from "#server/cache/disk-health.ts";
import { makeDirectory } from "#server/cache/data-directory.ts";
import type { MarkedText, SharedPlace } from "#server/cache/shared-place.ts";
import { troubleOf } from "#server/cache/store-trouble.ts";
import type { BuilderTurn } from "./builder-turn.ts";
import type { Urgency } from "./child-process.ts";
import { noteFile, notedOf } from "./local-note.ts";
import { databasePath, takeFile, type OpenOptions } from "./open.ts";
import { packCatalogue, unpackCatalogue } from "./pack-catalogue.ts";
import { fileName, pointerName, readPointer, replacePointer, type Pointer } from "./shared-pointer.ts";
import { createShareMetrics, type ShareOutcome } from "./share-metrics.ts";
import { sweepShared } from "./sweep-shared.ts";
import { catalogueVersion, revisedVersion } from "./version.ts";

export type SharedOptions = {
  directories: Pick<OpenOptions, "dataDirectory" | "stateDirectory">;
  place: SharedPlace;
  turn: BuilderTurn;
  log: DiskLog;
  /** The time of day in milliseconds. */
  now?: () => number;
};

export type SharedCatalogues = {
  turn: BuilderTurn;
  /** What the newest file is, as far as is known; nothing that was refused. Never rejects. */
  look: () => Promise<Pointer | undefined>;
  /** Has the file of `pointer` at its place on this disk, and tells whether it could. Never rejects. */
  fetch: (pointer: Pointer, urgency: Urgency) => Promise<boolean>;
  /** Shares the file of `revision`, unless there is a newer one; tells whether all is shared then. Never rejects. */
  publish: (revision: number) => Promise<boolean>;
  /** Under which name the file of `revision` on this disk is shared. */
  hashOf: (revision: number) => string | undefined;
  count: (outcome: ShareOutcome) => void;
  /** Says what answers from now on. */
  answers: (revision: number) => void;
  metrics: Registry;
};

export function createSharedCatalogues(options: SharedOptions): SharedCatalogues {
  const { directories, place, turn, log, now = Date.now } = options;
  const base = catalogueVersion(directories.dataDirectory);
  const metrics = createShareMetrics(() => turn.isHeld());
  const health = createHealth(log, {
    fails: "shared catalogues: the place fails, going on with what is here",
    works: "shared catalogues: the place works again",
  });
  /** Hashes of what was not as it should be. */
  const refused = new Set<string>();
  let last: { pointer: Pointer | undefined; mark: string } | undefined;

  const failed = (why: string) => {
    metrics.count("failed");
    health.failed({ why });
  };

  const learn = (found: MarkedText | "same" | undefined): Pointer | undefined => {
    if (found !== "same") last = found && { pointer: readPointer(found.text), mark: found.mark };
    return last?.pointer;
  };
  const good = (pointer: Pointer | undefined) =>
    pointer === undefined || refused.has(pointer.sha256) ? undefined : pointer;

  const refuse = ({ sha256, revision }: Pointer, why: string): boolean => {
    refused.add(sha256);
    metrics.count("refused");
    log.warn(
      { file: fileName(sha256), revision, why },
      "shared catalogues: a file is not what was put there, not used",
    );
    return false;
  };

  const fetch = async (pointer: Pointer, urgency: Urgency): Promise<boolean> => {
    const path = databasePath(directories, pointer.revision);
    const target = `${path}.${randomUUID()}.tmp`;
    makeDirectory(directories.stateDirectory);
    const outcome = await unpackCatalogue({
      open: (stretch) => place.open(fileName(pointer.sha256), stretch),
      target,
      version: revisedVersion(base, pointer.revision),
      packed: pointer,
      urgency,
    });
    if (outcome === "wrong" || outcome === "missing") return refuse(pointer, outcome);
    if (outcome !== "done") {
      failed(outcome);
      return false;
    }
    takeFile(directories, pointer.revision, target);
    noteFile(path, pointer.sha256);
    metrics.count("fetched");
    health.worked();
    return true;
  };

  /** Puts the file there and then the pointer: whoever reads that finds the file. */
  const publish = async (revision: number): Promise<boolean> => {
    const path = databasePath(directories, revision);
    // One in memory is nobody else's; one of data that were edited meanwhile is the next start's.
    if (!existsSync(path) || catalogueVersion(directories.dataDirectory) !== base) return true;
    const newest = good(learn(await place.read(pointerName(base), last?.mark)));
    if (newest !== undefined && newest.revision >= revision) return true;
    const packedPath = `${path}.${randomUUID()}.tmp`;
    try {
      const packed = await packCatalogue(path, packedPath);
      if (packed === undefined) throw new Error("it could not be packed");
      const name = fileName(packed.sha256);
      const isThere = (await place.list()).some((each) => each.name === name);
      if (!isThere || refused.has(packed.sha256)) await place.put(name, packedPath);
      const pointer = replacePointer(last?.pointer, { ...packed, revision, madeAt: now() }, now());
      const isWritten = await place.write(pointerName(base), JSON.stringify(pointer), last?.mark);
      // Somebody else has written meanwhile: the next look sees what.
      if (!isWritten) return false;
      refused.delete(packed.sha256);
      noteFile(path, packed.sha256);
    } finally {
      rmSync(packedPath, { force: true });
    }
    metrics.count("published");
    health.worked();
    await sweepShared(place, base, now());
    return true;
  };

  const tried = async (work: () => Promise<boolean>): Promise<boolean> => {
    try {
      return await work();
    } catch (error) {
      failed(troubleOf(error));
      return false;
    }
  };

  return {
    turn,
    look: async () => {
      try {
        const pointer = good(learn(await place.read(pointerName(base), last?.mark)));
        health.worked();
        return pointer;
      } catch (error) {
        failed(troubleOf(error));
        return good(last?.pointer);
      }
    },
    fetch: (pointer, urgency) => tried(() => fetch(pointer, urgency)),
    publish: (revision) => tried(() => publish(revision)),
    hashOf: (revision) => notedOf(databasePath(directories, revision)),
    count: metrics.count,
    answers: metrics.answers,
    metrics: metrics.registry,
  };
}
