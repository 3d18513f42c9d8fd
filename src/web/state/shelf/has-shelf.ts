import { hasStored, writeStored } from "#web/state/storage.ts";

export const HAS_SHELF_KEY = "ludex-shelf";
/** Told to the page when its first game comes onto a shelf. */
const FIRST_GAME = "ludex-shelf-begins";

/** Has this browser ever kept anything on a shelf? Told without opening the database. */
export function hasShelf(): boolean {
  return hasStored(HAS_SHELF_KEY);
}

/** There is a shelf from now on. */
export function noteShelf(): void {
  if (hasShelf()) return;
  writeStored(HAS_SHELF_KEY, "1");
  globalThis.dispatchEvent?.(new Event(FIRST_GAME));
}

/** Calls `listener` when there may be a shelf where there was none, by this page or another; the function ends that. */
export function watchForShelf(listener: () => void): () => void {
  const kinds = [FIRST_GAME, "storage"];
  kinds.forEach((kind) => window.addEventListener(kind, listener));
  return () => kinds.forEach((kind) => window.removeEventListener(kind, listener));
}
