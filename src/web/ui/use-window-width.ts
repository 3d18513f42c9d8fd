import { useSyncExternalStore } from "react";

function onResize(listener: () => void): () => void {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
}

/** Width of the window in pixels; renders again when it changes. */
export function useWindowWidth(): number {
  return useSyncExternalStore(onResize, () => innerWidth);
}
