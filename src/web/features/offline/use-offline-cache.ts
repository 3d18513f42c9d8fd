// When copies for reading offline are made: after everything that the visitor waits for.
import { useEffect } from "react";
import { ALONE } from "#shared/alone.ts";
import type { WholeGame } from "#web/api/game-detail.ts";

/** A page that was left sooner was not visited. */
const VISITED_AFTER_MS = 3000;

type WithConnection = { connection?: { saveData?: boolean } };

/** In the built app (that without a server keeps itself), where the browser can and the visitor does not ask to save traffic. */
const canKeep = () =>
  import.meta.env.PROD &&
  import.meta.env.MODE !== ALONE &&
  "serviceWorker" in navigator &&
  (navigator as WithConnection).connection?.saveData !== true;

const loadCopies = () => import("./offline-cache.ts");

/** Whatever fails here, the app works without copies. */
const forget = () => undefined;

/** Starts the service worker once the page has loaded and the browser is idle. */
export function useOfflineCache(): void {
  useEffect(() => {
    if (!canKeep()) return;
    const start = () => {
      const begin = () =>
        void loadCopies()
          .then((copies) => copies.startOfflineCache(), forget)
          .catch(forget);
      if ("requestIdleCallback" in globalThis) requestIdleCallback(begin, { timeout: VISITED_AFTER_MS });
      else setTimeout(begin, VISITED_AFTER_MS);
    };
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
  }, []);
}

/** Keeps a copy of the game that is being looked at. */
export function useVisitedCopy(game: WholeGame | undefined): void {
  useEffect(() => {
    if (game === undefined || !canKeep()) return;
    const timer = setTimeout(() => {
      void loadCopies()
        .then((copies) => copies.keepVisited(game), forget)
        .catch(forget);
    }, VISITED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [game]);
}
