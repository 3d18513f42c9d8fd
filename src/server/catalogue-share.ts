// Puts together where several servers share their catalogue: a folder that all see, or the object store. Loaded only where
// one of them is configured.
import type { DiskLog } from "#server/cache/disk-health.ts";
import { ledgerName } from "#server/cache/ledger-name.ts";
import type { SharedPlace } from "#server/cache/shared-place.ts";
import { NEVER, type BuilderTurn } from "#server/catalogue/builder-turn.ts";
import type { OpenOptions } from "#server/catalogue/open.ts";
import { takeTurns } from "#server/catalogue/placed-turn.ts";
import { createSharedCatalogues, type SharedCatalogues } from "#server/catalogue/shared-catalogues.ts";
import type { Config } from "#server/config.ts";

export type ShareOptions = {
  config: Pick<Config, "catalogueShare" | "catalogueBuilder" | "dataDirectory" | "s3">;
  directories: Pick<OpenOptions, "dataDirectory" | "stateDirectory">;
  /** Tries for the turn to build; the servers settle it among themselves, unless said otherwise. */
  turn?: (() => BuilderTurn) | undefined;
  log: DiskLog;
  signal: AbortSignal;
};

async function openPlace({ catalogueShare, s3 }: ShareOptions["config"]): Promise<SharedPlace | undefined> {
  if (catalogueShare !== undefined) {
    const { createFolderPlace } = await import("#server/cache/folder-place.ts");
    return createFolderPlace(catalogueShare);
  }
  if (s3 === undefined) return undefined;
  const { createBucketPlace } = await import("#server/cache/bucket-place.ts");
  return createBucketPlace(s3, { folder: "catalogues/" });
}

/** Undefined where no place is configured. */
export async function openSharedCatalogues(options: ShareOptions): Promise<SharedCatalogues | undefined> {
  const { config, directories, log, signal } = options;
  const place = await openPlace(config);
  if (place === undefined) return undefined;
  const decide = async (): Promise<BuilderTurn> => {
    // Whoever tries for a turn may get it, and keep it from one that builds.
    if (!config.catalogueBuilder) return NEVER;
    if (options.turn !== undefined) return options.turn();
    return await takeTurns({
      place,
      self: ledgerName(config.dataDirectory),
      signal,
      onChange: (isHeld) => log.info({ isHeld }, "shared catalogues: whose turn it is to build has changed"),
    });
  };
  return createSharedCatalogues({ directories, place, turn: await decide(), log });
}
