// The parts of a card that only a mouse or a keyboard brings up. They are one chunk of their own, fetched when the page
// has nothing else to do, so that the first load does not carry them.
import { lazy } from "react";

const loadLivePicture = () => import("./live-picture.tsx");
const loadCardPanel = () => import("./card-panel.tsx");

export const LivePicture = lazy(async () => ({ default: (await loadLivePicture()).LivePicture }));
export const CardPanel = lazy(async () => ({ default: (await loadCardPanel()).CardPanel }));

/** Fetches them when the browser is idle; the returned function calls that off. */
export function fetchExtrasWhenIdle(): () => void {
  const fetchNow = () => {
    // One that cannot be fetched now is asked for again by the card that needs it.
    Promise.all([loadLivePicture(), loadCardPanel()]).catch(() => undefined);
  };
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(fetchNow, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(fetchNow, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
