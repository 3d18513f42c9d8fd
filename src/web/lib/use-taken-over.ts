import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/**
 * False while the document that the server wrote is being taken over: what only this browser knows is not there yet, and
 * nothing may be concluded from its absence. True ever after, and always where there was no document.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
