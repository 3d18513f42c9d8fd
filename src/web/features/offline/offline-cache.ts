// Registers the service worker once the page stands, and tells it which games to keep: the favourites with their picture,
// and a visited game with all that it shows.
import { presetImageUrl } from "#shared/images.ts";
import { WORKER_PATH, type KeepGame } from "#shared/kept-game.ts";
import { gameRequest } from "#web/api/game-addresses.ts";
import type { WholeGame } from "#web/api/game-detail.ts";
import { useGameStore } from "#web/state/game-store.ts";

/** The newest ones; what is further down has been kept in its time. */
const FAVORITES_MAX = 50;
/** Of a picture that has not been shown yet. */
const UNSEEN_SCALE = 0.5;

type Policy = { createScriptURL: (url: string) => string };
/** Not in the compiler's types. */
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy } };

function workerUrl(): string {
  const createScriptURL = (url: string) => {
    if (url !== WORKER_PATH) throw new TypeError("only the service worker");
    return url;
  };
  const { trustedTypes } = globalThis as WithTrustedTypes;
  const policy = trustedTypes?.createPolicy("ludex-worker", { createScriptURL });
  return (policy ?? { createScriptURL }).createScriptURL(WORKER_PATH);
}

async function tell(message: Omit<KeepGame, "type" | "favorites">): Promise<void> {
  const favorites = useGameStore.getState().favorites.map(({ id }) => id);
  const { active } = await navigator.serviceWorker.ready;
  // A worker has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ type: "keep-game", favorites, ...message } satisfies KeepGame);
}

/** Asks for copies of a game that the visitor looks at, with the pictures in the sizes that this screen has loaded. */
export async function keepVisited(game: WholeGame): Promise<void> {
  const loaded = [...document.querySelectorAll<HTMLImageElement>("main img")]
    .filter(({ complete, currentSrc }) => complete && currentSrc.startsWith(`${location.origin}/img?`))
    .map(({ currentSrc }) => new URL(currentSrc));
  const seen = new Set(loaded.map((url) => url.searchParams.get("url")));
  const unseen = game.screenshots.filter(({ image }) => !seen.has(image));
  await tell({
    id: game.id,
    addresses: [
      gameRequest(game.id),
      ...loaded.map((url) => url.pathname + url.search),
      ...unseen.map(({ image }) => presetImageUrl(image, "screenshot", UNSEEN_SCALE)),
    ],
    onlyIfMissing: false,
  });
}

/** Starts the worker and keeps the favourites from now on. */
export async function startOfflineCache(): Promise<void> {
  await navigator.serviceWorker.register(workerUrl(), { updateViaCache: "none" });
  const told = new Set<number>();
  const keepFavorites = () => {
    for (const { id, background_image: picture } of useGameStore.getState().favorites.slice(-FAVORITES_MAX)) {
      if (told.has(id)) continue;
      told.add(id);
      const pictures = picture === null ? [] : [presetImageUrl(picture, "card")];
      void tell({ id, addresses: [gameRequest(id), ...pictures], onlyIfMissing: true });
    }
  };
  keepFavorites();
  useGameStore.subscribe(keepFavorites);
}
