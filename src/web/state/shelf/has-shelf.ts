import { hasStored } from "#web/state/storage.ts";

export const HAS_SHELF_KEY = "ludex-shelf";

/** Has this browser ever kept anything on a shelf? Told without opening the database. */
export function hasShelf(): boolean {
  return hasStored(HAS_SHELF_KEY);
}
