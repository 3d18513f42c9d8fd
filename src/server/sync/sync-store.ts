// What keeps encrypted shelves. It knows ids, bytes and what a token's hash is; it can read none of them.

export type SyncAccess = {
  id: string;
  /** Of the token that came with the request; the token itself is kept nowhere. */
  tokenHash: Uint8Array;
};

/** What is kept under an id; `version` names these bytes and no others, ever. */
export type KeptShelf = { body: Uint8Array; version: string };

/** Nothing is kept there (any more), or it belongs to another token. */
export type NoAccess = "unknown" | "refused";

/** Each of them is one step, whoever else does something at the same time. Rejects where the disk fails. */
export interface SyncStore {
  /** What is kept, which counts as a use. */
  read(access: SyncAccess): Promise<KeptShelf | NoAccess>;
  /**
   * Puts `body` in the place of the version `expected`, null where nothing may be there yet, and gives the new version.
   * `changed`: something else is there. `full`: there is no room.
   */
  write(
    access: SyncAccess,
    body: Uint8Array,
    expected: string | null,
  ): Promise<{ version: string } | NoAccess | "changed" | "full">;
  /** Forgets it for good. */
  remove(access: SyncAccess): Promise<"removed" | NoAccess>;
}
