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

let isTakingOver = typeof document === "undefined";

/** Says that what is rendered from now on must be what the document holds, until `endTakeOver`. */
export function beginTakeOver(): void {
  isTakingOver = true;
}

export function endTakeOver(): void {
  isTakingOver = false;
}

/**
 * For an initial state: is a document being written or taken over? Unlike `useTakenOver` it renders nothing again; who
 * begins with the document's state goes on to the browser's in an effect.
 */
export const isDocumentState = (): boolean => isTakingOver;
