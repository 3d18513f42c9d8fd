// The copies of games that can be read offline: how many there may be, which give way, and what is never kept. The list
// of what is kept lies in the same cache as the copies, so that neither can be lost without the other. A worker may be
// stopped between any two steps and the disk may be full at each: the next one finds list and copies as they were left.
import type { KeepGame } from "#shared/kept-game.ts";

const CACHE = "ludex-games-1";
const LIST = "/-/kept-games";
const GAMES_MAX = 100;
const BYTES_MAX = 40 * 1024 * 1024;
const ADDRESSES_MAX = 24;

/** One game: when it was last asked for, and the bytes of each copy. */
type Kept = { id: number; usedAt: number; sizes: Record<string, number> };

/** The original's address of a resized picture, so that another size of it can stand in. */
const originalOf = (url: URL) => (url.pathname === "/img" ? (url.searchParams.get("url") ?? "") : url.pathname);
const isPicture = (url: URL) => /^\/(?:img|media\/)/.test(url.pathname);
const gameOf = (url: URL) => Number(/^\/api\/games\/(\d+)(?:\/|$)/.exec(url.pathname)?.[1]);

/** Failures are not kept, nor what the server wants nobody to store. (What is private may be kept in a browser.) */
const mayKeep = ({ ok, type, headers }: Response) =>
  ok && type === "basic" && !/no-store/.test(headers.get("cache-control") ?? "");

const hrefOf = (address: string) => new URL(address, location.origin).href;
const addressesOf = (games: readonly Kept[]) => games.flatMap(({ sizes }) => Object.keys(sizes));
const bytesOf = ({ sizes }: Kept) => Object.values(sizes).reduce((sum, size) => sum + size, 0);

export function createKeeper() {
  const opened = caches.open(CACHE);
  let kept = new Map<number, Kept>();
  let originals: Set<string> | undefined;
  let isTidy = false;
  let work: Promise<unknown> = (async () => {
    const list = await (await opened).match(LIST);
    const games = list === undefined ? [] : ((await list.json()) as Kept[]); // Written below and nowhere else.
    kept = new Map(games.map((game) => [game.id, game]));
    noteOriginals();
  })().catch(() => undefined);

  function noteOriginals(): void {
    const addresses = addressesOf([...kept.values()]);
    originals = new Set(addresses.map((address) => originalOf(new URL(address, location.origin))));
  }

  async function writeList(): Promise<void> {
    noteOriginals();
    await (await opened).put(LIST, new Response(JSON.stringify([...kept.values()])));
  }

  /** Ends what was cut short: lets go of games that have lost a copy, and of copies that no game names. */
  async function tidy(): Promise<void> {
    const cache = await opened;
    const there = new Set((await cache.keys()).map(({ url }) => url));
    for (const game of kept.values()) {
      if (!addressesOf([game]).every((address) => there.has(hrefOf(address)))) kept.delete(game.id);
    }
    const named = new Set([LIST, ...addressesOf([...kept.values()])].map(hrefOf));
    await Promise.all([...there].filter((url) => !named.has(url)).map((url) => cache.delete(url)));
    isTidy = true;
  }

  async function drop(game: Kept): Promise<void> {
    kept.delete(game.id);
    const others = new Set(addressesOf([...kept.values()]));
    const cache = await opened;
    const unused = addressesOf([game]).filter((address) => !others.has(address));
    await Promise.all(unused.map((address) => cache.delete(address)));
  }

  /** Lets games go until `gamesMax` and `bytesMax` hold: those used longest ago first, favourites last. */
  async function makeRoom(favorites: readonly number[], gamesMax: number, bytesMax: number): Promise<void> {
    const order = [...kept.values()].toSorted(
      (a, b) => Number(favorites.includes(a.id)) - Number(favorites.includes(b.id)) || a.usedAt - b.usedAt,
    );
    let bytes = order.reduce((sum, game) => sum + bytesOf(game), 0);
    for (const game of order) {
      if (kept.size <= gamesMax && bytes <= bytesMax) return;
      bytes -= bytesOf(game);
      await drop(game);
    }
  }

  /** Copies one address; its size, or undefined when it may not be kept or cannot be had. */
  async function copy(address: string, known: number | undefined): Promise<number | undefined> {
    const cache = await opened;
    if (known !== undefined && isPicture(new URL(address, location.origin))) return known;
    // The app has just asked for nearly all of them: they come from the browser's own cache.
    const response = await fetch(address).catch(() => undefined);
    if (response === undefined || !mayKeep(response)) return known;
    const body = await response.blob().catch(() => undefined);
    if (body === undefined) return known;
    await cache.put(address, new Response(body, { headers: response.headers }));
    return body.size;
  }

  async function keep({ id, addresses, favorites, onlyIfMissing }: KeepGame): Promise<void> {
    const before = kept.get(id);
    if (before !== undefined && onlyIfMissing) return;
    const game: Kept = { id, usedAt: Date.now(), sizes: { ...before?.sizes } };
    const own = addresses.filter((address) => address.startsWith("/")).slice(0, ADDRESSES_MAX);
    for (const [at, address] of own.entries()) {
      const size = await copy(address, game.sizes[address]);
      if (size !== undefined) game.sizes[address] = size;
      else if (at === 0) return;
    }
    kept.set(id, game);
    await makeRoom(favorites, GAMES_MAX, BYTES_MAX);
    await writeList();
  }

  /** Does nothing that the browser has no room for: half of it goes, this game's copies as well, and the next may come. */
  async function keepOrMakeRoom(message: KeepGame): Promise<void> {
    try {
      if (!isTidy) await tidy();
      await keep(message);
    } catch {
      isTidy = false;
      await makeRoom(message.favorites, Math.floor(kept.size / 2), BYTES_MAX / 2);
      await tidy();
      await writeList();
    }
  }

  return {
    /** Keeps one game after another. */
    keep: (message: KeepGame) => (work = work.then(() => keepOrMakeRoom(message)).catch(() => undefined)),
    /** May a copy of this exist? Says yes while it cannot tell. */
    mayHave: (url: URL): boolean =>
      originals === undefined
        ? isPicture(url) || !Number.isNaN(gameOf(url))
        : kept.has(gameOf(url)) || (isPicture(url) && originals.has(originalOf(url))),
    /** The copy of this request, or of another size of the same picture. */
    find: async (request: Request): Promise<Response | undefined> => {
      const cache = await opened;
      const exact = await cache.match(request, { ignoreVary: true });
      const wanted = new URL(request.url);
      if (exact !== undefined || wanted.pathname !== "/img") return exact;
      const other = (await cache.keys()).find(({ url }) => originalOf(new URL(url)) === originalOf(wanted));
      return other === undefined ? undefined : await cache.match(other);
    },
  };
}
