// Where a sealed shelf is kept for its devices. It rejects with a `SyncProblem`.

export type RemoteShelf = { readonly body: Uint8Array<ArrayBuffer>; readonly tag: string };

export interface SyncRemote {
  /** What is kept, or `same` where it still is what has the tag `known`. */
  read(known: string | undefined): Promise<RemoteShelf | "same">;
  /** Puts `body` in the place of what has the tag `known`, null where nothing may be there. Gives the new tag. */
  write(body: Uint8Array<ArrayBuffer>, known: string | null): Promise<{ tag: string } | "changed">;
  /** Has it forgotten for all devices. */
  forget(): Promise<void>;
}
