// The sync of this page: between its shelf, its favourites and the server, whenever there may be something to tell.
import { noteShelf } from "#web/state/shelf/has-shelf.ts";
import { openShelf, takeOverShelf, useShelf } from "#web/state/shelf/shelf.ts";
import { createSync } from "#web/state/sync/create-sync.ts";
import { CODE_KEY, keptCode } from "#web/state/sync/kept-code.ts";
import { syncedFavorites } from "#web/state/sync/synced-favorites.ts";
import { createSyncRemote } from "./sync-remote.ts";

/** How often a page that is looked at asks for news. */
const ASK_EVERY_MS = 120_000;

export const sync = createSync({
  shelf: { useShelf, open: openShelf, takeOver: takeOverShelf },
  favorites: syncedFavorites,
  remoteOf: (keys) => createSyncRemote(keys),
  kept: {
    read: keptCode.read,
    write: (code) => {
      keptCode.write(code);
      // Pages open a shelf of themselves only where there is one.
      if (code !== "") noteShelf();
    },
  },
  alone: async (work) => (navigator.locks === undefined ? work() : navigator.locks.request(CODE_KEY, work)),
  now: Date.now,
});

let isWatching = false;

/** Goes by the code that is kept here, and from now on by whatever becomes of it. */
export function watchSync(): void {
  if (!isWatching) {
    isWatching = true;
    sync.listen();
    const look = () => {
      if (document.visibilityState === "visible") void sync.run();
      // Whoever turns away may not come back.
      else if (sync.isBehind()) void sync.run(false);
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", () => void sync.run());
    window.addEventListener("storage", ({ key }) => void (key === CODE_KEY && sync.adopt()));
    setInterval(() => void (document.visibilityState === "visible" && sync.run()), ASK_EVERY_MS);
  }
  void sync.adopt();
}
