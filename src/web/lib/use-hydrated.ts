import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * False while the server's document is being hydrated: what only this browser knows is not there yet, and
 * nothing may be concluded from its absence. True ever after, and always where there was no document.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
