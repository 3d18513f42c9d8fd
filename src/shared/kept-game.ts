// What the app and its service worker say to each other. Only types and names.

/** Where the worker lies; its reach is everything below. */
export const WORKER_PATH = "/service-worker.js";

/** Asks the worker to keep copies of a game's answers and pictures, all root-relative addresses of our own. */
export type KeepGame = {
  type: "keep-game";
  id: number;
  /** The first is the game's record: without it nothing is kept. */
  addresses: readonly string[];
  /** The visitor's favourites: they are the last to give way. */
  favorites: readonly number[];
  /** Leave what is kept of this game as it is. */
  onlyIfMissing: boolean;
};
