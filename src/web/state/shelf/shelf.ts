// The shelf of this page.
import { ownClock } from "#web/state/own-clock.ts";
import { createShelf } from "./create-shelf.ts";
import { madeUpName } from "./made-up-name.ts";
import { createShelfDatabase } from "./shelf-database.ts";

const CHANNEL = "ludex-shelf";
const shelf = createShelf({
  database: createShelfDatabase(),
  // A server that writes the page has no tabs.
  channel: typeof window === "undefined" || !("BroadcastChannel" in window) ? undefined : new BroadcastChannel(CHANNEL),
  by: madeUpName(),
  now: ownClock.now,
});

export const {
  useShelf,
  open: openShelf,
  lookUp: lookUpShelf,
  change: changeShelf,
  changeList: changeShelfList,
  takeOver: takeOverShelf,
} = shelf;
