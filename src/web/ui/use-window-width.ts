import { useSyncExternalStore } from "react";

function onResize(listener: () => void): () => void {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
}

/** What a document is written for, before a window is known. */
const DOCUMENT_WIDTH_PX = 1440;

/** Width of the window in pixels; renders again when it changes. */
export function useWindowWidth(): number {
  return useSyncExternalStore(
    onResize,
    () => innerWidth,
    () => DOCUMENT_WIDTH_PX,
  );
}
