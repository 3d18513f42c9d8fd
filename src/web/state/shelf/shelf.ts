// The shelf of this page.
import { offersSync } from "#web/lib/offers-sync.ts";
import { keptCode } from "#web/state/sync/kept-code.ts";
import { createShelf } from "./create-shelf.ts";
import { madeUpName } from "./made-up-name.ts";
import { createShelfDatabase } from "./shelf-database.ts";

const CHANNEL = "ludex-shelf";
const shelf = createShelf({
  database: createShelfDatabase(Date.now),
  // A server that writes the page has no tabs.
  channel: typeof window === "undefined" || !("BroadcastChannel" in window) ? undefined : new BroadcastChannel(CHANNEL),
  by: madeUpName(),
  now: Date.now,
});

/** What keeps the shelf in step with other devices. */
type LoadSync = () => Promise<{ watchSync: () => void }>;

/**
 * Reads what is stored, once; resolves when it is there or cannot be had. Where this is one of several devices, what
 * `loadSync` brings begins its work, too.
 */
export function openShelf(loadSync?: LoadSync): Promise<void> {
  if (loadSync !== undefined && offersSync() && keptCode.read() !== "") {
    // Without its code the shelf is what it was.
    loadSync().then(
      ({ watchSync }) => watchSync(),
      () => undefined,
    );
  }
  return shelf.open();
}

export const { useShelf, change: changeShelf, changeList: changeShelfList, takeOver: takeOverShelf } = shelf;
