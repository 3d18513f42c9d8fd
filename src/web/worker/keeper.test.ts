// The copies over a cache that runs full and a worker that is stopped at any moment.
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { KeepGame } from "#shared/kept-game.ts";
import { createKeeper } from "./keeper.ts";

const LIST = "/-/kept-games";
const ORIGIN = location.origin;
const BODY = "x".repeat(1000);

/** What the browser holds: addresses and bodies. It outlives every worker. */
let stored: Map<string, string>;
let roomBytes: number;
/** Fails when asked for this address. */
let lost: string | undefined;

const hrefOf = (request: Request | URL | string) =>
  new URL(request instanceof Request ? request.url : request, ORIGIN).href;
const usedBytes = () => [...stored.values()].reduce((sum, body) => sum + body.length, 0);

/** As much of the browser's cache as the keeper uses. */
const cache = {
  match: async (request: Request | string) => {
    const body = stored.get(hrefOf(request));
    return body === undefined ? undefined : new Response(body);
  },
  put: async (request: string, response: Response) => {
    const [url, body] = [hrefOf(request), await response.text()];
    if (usedBytes() - (stored.get(url)?.length ?? 0) + body.length > roomBytes) {
      throw new DOMException("no room", "QuotaExceededError");
    }
    stored.set(url, body);
  },
  delete: async (request: Request | string) => stored.delete(hrefOf(request)),
  keys: async () => [...stored.keys()].map((url) => new Request(url)),
};

function answer(address: string): Response {
  const response = new Response(BODY);
  Object.defineProperty(response, "type", { value: "basic" });
  if (address === lost) response.blob = () => Promise.reject(new TypeError("network error"));
  return response;
}

beforeEach(() => {
  stored = new Map();
  roomBytes = Number.POSITIVE_INFINITY;
  lost = undefined;
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (address: string) => answer(address));
});

/** A record and two pictures. */
const addressesOf = (id: number) => [`/api/games/${id}`, `/img?url=%2F${id}a.jpg`, `/img?url=%2F${id}b.jpg`];
const message = (id: number, more: Partial<KeepGame> = {}): KeepGame => ({
  type: "keep-game",
  id,
  addresses: addressesOf(id),
  favorites: [],
  onlyIfMissing: false,
  ...more,
});

const listed = (): { id: number; sizes: Record<string, number> }[] => JSON.parse(stored.get(hrefOf(LIST)) ?? "[]");
/** Every copy belongs to a game of the list, and every game of the list has its copies. */
function expectConsistent(): void {
  const named = listed().flatMap(({ sizes }) => Object.keys(sizes).map(hrefOf));
  expect([...stored.keys()].filter((url) => url !== hrefOf(LIST)).toSorted()).toEqual([...new Set(named)].toSorted());
}

async function keepAll(ids: readonly number[]): Promise<void> {
  const keeper = createKeeper();
  for (const id of ids) await keeper.keep(message(id));
}

describe("copies of games", () => {
  it("are all named by the list, which outlives the worker", async () => {
    await keepAll([1, 2]);
    expect(listed().map(({ id }) => id)).toEqual([1, 2]);
    expectConsistent();
    const keeper = createKeeper();
    await keeper.keep(message(3));
    expect(listed().map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(keeper.mayHave(new URL("/api/games/1", ORIGIN))).toBe(true);
    expect(keeper.mayHave(new URL("/api/games/4", ORIGIN))).toBe(false);
  });

  it("give way by half when the disk is full, and the list says so at once", async () => {
    await keepAll([1, 2, 3, 4]);
    roomBytes = usedBytes() + 2500;
    await keepAll([5]);
    expect(listed().map(({ id }) => id)).toEqual([3, 4]);
    expectConsistent();
  });

  it("of a favourite that had to give way are made again by the next worker", async () => {
    await keepAll([1, 2]);
    roomBytes = usedBytes() + 500;
    await keepAll([3]);
    expect(listed().map(({ id }) => id)).toEqual([2]);
    await createKeeper().keep(message(1, { favorites: [1], onlyIfMissing: true }));
    expect([...stored.keys()]).toEqual(expect.arrayContaining(addressesOf(1).map(hrefOf)));
    expectConsistent();
  });

  it("that a stopped worker had made for a game it did not finish are removed by the next one", async () => {
    await keepAll([1]);
    for (const address of addressesOf(2).slice(0, 2)) stored.set(hrefOf(address), BODY);
    await keepAll([3]);
    expect(listed().map(({ id }) => id)).toEqual([1, 3]);
    expectConsistent();
  });

  it.each(addressesOf(1))("are made again when a stopped worker had begun to remove them, %s first", async (gone) => {
    await keepAll([1, 2]);
    stored.delete(hrefOf(gone));
    await createKeeper().keep(message(1, { favorites: [1], onlyIfMissing: true }));
    expect(listed().map(({ id }) => id)).toEqual([2, 1]);
    expect([...stored.keys()]).toEqual(expect.arrayContaining(addressesOf(1).map(hrefOf)));
    expectConsistent();
  });

  it("stay when the network fails in the middle of an answer", async () => {
    await keepAll([1, 2]);
    lost = "/img?url=%2F3a.jpg";
    await keepAll([3]);
    expect(listed().map(({ id }) => id)).toEqual([1, 2, 3]);
    lost = "/api/games/4";
    await keepAll([4]);
    expect(listed().map(({ id }) => id)).toEqual([1, 2, 3]);
    expectConsistent();
  });
});
