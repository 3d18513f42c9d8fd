// Pictures fetched before they are needed, in batches, with a record of what is there. It decides nothing about which
// pictures matter.

const BATCH = 3;
const CHECK_EVERY_MS = 5 * 60_000;
const CHECK_ABOVE_ENTRIES = 250;
const KEPT_MS = 15 * 60_000;
const CARDS_ABOVE = 80;

export type PreloaderDeps = {
  /** Fetches one picture into the browser's cache; rejects when it fails. */
  load: (url: string) => Promise<void>;
  /** Milliseconds since some fixed moment. */
  now?: () => number;
};

/**
 * Creates a preloader. Its record of pictures is checked at most every five minutes and only above 250 entries, when
 * those older than fifteen minutes go; its record of cards is emptied above 80.
 */
export function createImagePreloader({ load, now = Date.now }: PreloaderDeps) {
  const loadedAt = new Map<string, number>();
  const cards = new Set<number>();
  let checkedAt = Number.NEGATIVE_INFINITY;

  function tidy(): void {
    if (cards.size > CARDS_ABOVE) cards.clear();
    if (loadedAt.size <= CHECK_ABOVE_ENTRIES || now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = now();
    for (const [url, at] of loadedAt) if (checkedAt - at > KEPT_MS) loadedAt.delete(url);
  }

  /** Makes sure of one picture; false when it cannot be had. */
  async function ensure(url: string): Promise<boolean> {
    if (loadedAt.has(url)) return true;
    try {
      await load(url);
      loadedAt.set(url, now());
      return true;
    } catch {
      return false;
    }
  }

  return {
    has: (url: string) => loadedAt.has(url),
    ensure,
    /** Fetches a card's pictures three at a time, once per card; aborting stops before the next batch. */
    async preloadCard(id: number, urls: readonly string[], signal: AbortSignal): Promise<void> {
      tidy();
      if (cards.has(id)) return;
      for (let start = 0; start < urls.length; start += BATCH) {
        if (signal.aborted) return;
        await Promise.all(urls.slice(start, start + BATCH).map(ensure));
      }
      cards.add(id);
    },
    /** How many pictures and cards are on record. */
    size: () => ({ pictures: loadedAt.size, cards: cards.size }),
  };
}

/** Fetches and decodes a picture, so that showing it later costs no wait. */
export async function loadImage(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode();
}

/** The page's one preloader. */
export const imagePreloader = createImagePreloader({ load: loadImage });
