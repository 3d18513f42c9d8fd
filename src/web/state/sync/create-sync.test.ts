// How a page that is in step stands: with a server that is a map here and can be made to fail. test/sync has a real one.
import "fake-indexeddb/auto";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import { SYNC_BODY_MAX_BYTES } from "#shared/sync.ts";
import { useGameStore } from "#web/state/game-store.ts";
import { dismissNotice, showNotice, useNotices } from "#web/state/notices.ts";
import { createShelf } from "#web/state/shelf/create-shelf.ts";
import { createShelfDatabase } from "#web/state/shelf/shelf-database.ts";
import { createSync } from "./create-sync.ts";
import { seal } from "./sealed.ts";
import { codeIn } from "./sync-code.ts";
import { deriveKeys } from "./sync-keys.ts";
import { SyncProblem } from "./sync-problem.ts";
import type { RemoteShelf, SyncRemote } from "./sync-remote.ts";
import { isNewFor, syncedFavorites } from "./synced-favorites.ts";

let made = 0;

/** A server of one shelf. */
function createServer() {
  let kept: RemoteShelf | undefined;
  let problem: SyncProblem | undefined;
  let writes = 0;
  let reads = 0;
  const reach = () => {
    if (problem !== undefined) throw problem;
  };
  const remote: SyncRemote = {
    read: async (known) => {
      reads += 1;
      reach();
      if (kept === undefined) throw new SyncProblem("gone");
      return kept.tag === known ? "same" : kept;
    },
    write: async (body, known) => {
      reach();
      if ((kept?.tag ?? null) !== known) return "changed";
      writes += 1;
      kept = { body, tag: `"${writes}"` };
      return { tag: kept.tag };
    },
    forget: async () => void (kept = undefined),
  };
  return {
    remote,
    fail: (next: SyncProblem | undefined) => void (problem = next),
    put: (body: Uint8Array<ArrayBuffer>) => void (kept = { body, tag: `"put ${(made += 1)}"` }),
    kept: () => kept,
    reads: () => reads,
    writes: () => writes,
  };
}

function openPage(server: ReturnType<typeof createServer>) {
  const by = `page-${(made += 1)}`;
  const database = createShelfDatabase(by);
  const shelf = createShelf({ database, channel: undefined, by, now: Date.now });
  let code = "";
  const sync = createSync({
    shelf,
    favorites: syncedFavorites,
    remoteOf: () => server.remote,
    kept: { read: () => code, write: (text) => void (code = text) },
    alone: (work) => work(),
    now: Date.now,
  });
  const end = sync.listen();
  onTestFinished(() => {
    end();
    sync.stop();
    database.close();
  });
  const keys = () => deriveKeys(codeIn(code) ?? new Uint8Array(16));
  return { shelf, sync, keys, setCode: (text: string) => void (code = text), code: () => code };
}

const troubleOf = ({ sync }: ReturnType<typeof openPage>) => sync.useSync.getState().trouble;
const idsOf = ({ shelf }: ReturnType<typeof openPage>) => [...shelf.useShelf.getState().entries.keys()];

describe("a page in step", () => {
  it("[P-05] tells a change of itself, and nothing when nothing has changed", async () => {
    const server = createServer();
    const page = openPage(server);
    await page.sync.make();
    const before = server.writes();
    await page.sync.run();
    expect(server.writes()).toBe(before);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    page.shelf.change([{ game: aGame(1), change: { mark: "want" } }]);
    expect(page.sync.isBehind()).toBe(true);
    vi.advanceTimersByTime(2000);
    vi.useRealTimers();
    await expect.poll(server.writes).toBe(before + 1);
    expect(page.sync.useSync.getState()).toMatchObject({ trouble: undefined, at: expect.any(Number) });
  });

  it("[P-05] keeps what it has when the server keeps something else, says so, and does not write over it", async () => {
    const server = createServer();
    const page = openPage(server);
    page.shelf.change([{ game: aGame(1), change: { mark: "want" } }]);
    await page.sync.make();
    const keys = await page.keys();
    const newer = await seal('{"version":99,"games":[],"lists":[]}', keys);
    const others = await Promise.all(
      ["[1", "[]", "{}", '{"version":1,"games":{},"lists":[]}'].map((text) => seal(text, keys)),
    );
    for (const [body, trouble] of [
      [crypto.getRandomValues(new Uint8Array(5000)), "unreadable"],
      [new Uint8Array(0), "unreadable"],
      [newer, "newer"],
      ...others.map((other) => [other, "unreadable"] as const),
    ] as const) {
      server.put(body);
      page.shelf.change([{ game: aGame(2), change: { note: trouble } }]);
      await page.sync.run();
      expect([troubleOf(page), idsOf(page), server.kept()?.body]).toEqual([trouble, [1, 2], body]);
    }
  });

  it("[P-05] tries again after a failure, and later where the server says so", async () => {
    const server = createServer();
    const page = openPage(server);
    await page.sync.make();
    for (const problem of [new SyncProblem("away"), new SyncProblem("away", 7200)]) {
      server.fail(problem);
      await page.sync.run();
      expect([troubleOf(page), page.sync.isBehind()]).toEqual(["away", true]);
    }
    server.fail(undefined);
    await page.sync.run();
    expect([troubleOf(page), page.sync.isBehind()]).toEqual([undefined, false]);
  });

  it.each(["tooLarge", "noRoom"] as const)("[P-05] says %s, and waits for the visitor", async (trouble) => {
    const server = createServer();
    const page = openPage(server);
    await page.sync.make();
    server.fail(new SyncProblem(trouble));
    await page.sync.run();
    expect([troubleOf(page), page.sync.isBehind()]).toEqual([trouble, false]);
    await expect(openPage(server).sync.make()).rejects.toMatchObject({ trouble });
  });

  it("[P-05] says on whatever page it is when a shelf grows too large, once, and takes it back when it fits again", async () => {
    const server = createServer();
    const page = openPage(server);
    await page.sync.make();
    const isSaid = () => useNotices.getState().notices.some(({ key }) => key === "sync-too-large");
    server.fail(new SyncProblem("tooLarge"));
    await page.sync.run();
    expect(isSaid()).toBe(true);
    dismissNotice("sync-too-large");
    await page.sync.run();
    expect(isSaid()).toBe(false);
    await openPage(server)
      .sync.make()
      .catch(() => undefined);
    server.fail(undefined);
    showNotice({ key: "sync-too-large", text: "still there" });
    await page.sync.run();
    expect([isSaid(), troubleOf(page)]).toEqual([false, undefined]);
  });

  it("[P-05] knows how full the server's place is, and sends a large shelf the more seldom", async () => {
    const server = createServer();
    const page = openPage(server);
    const noise = () =>
      Array.from({ length: 4000 }, () => String.fromCodePoint(33 + Math.floor(Math.random() * 90))).join("");
    page.shelf.change(Array.from({ length: 100 }, (_, at) => ({ game: aGame(at + 1), change: { note: noise() } })));
    await page.sync.make();
    await page.sync.run();
    const { fill } = page.sync.useSync.getState();
    expect(fill).toBe((server.kept()?.body.length ?? 0) / SYNC_BODY_MAX_BYTES);
    expect(fill).toBeGreaterThan(0.25);
    const before = server.writes();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    page.shelf.change([{ game: aGame(1), change: { mark: "want" } }]);
    // Two seconds for each 64 KB: eight for these.
    vi.advanceTimersByTime(7000);
    expect(page.sync.isBehind()).toBe(true);
    vi.advanceTimersByTime(6000);
    expect(page.sync.isBehind()).toBe(false);
    vi.useRealTimers();
    await expect.poll(server.writes).toBe(before + 1);
  });

  it("[P-05] follows what another page of the browser does with the code", async () => {
    const server = createServer();
    const page = openPage(server);
    await page.sync.make();
    const other = openPage(server);
    other.setCode(page.code());
    await other.sync.adopt();
    expect(other.sync.useSync.getState().code).toBe(page.code());
    other.setCode("");
    await other.sync.adopt();
    expect(other.sync.useSync.getState().code).toBe("");
    // A code that is none is no code.
    other.setCode("x");
    await other.sync.adopt();
    expect(other.sync.useSync.getState().code).toBe("");
  });

  it("[P-05] a code that is dropped while its keys are made does not come back", async () => {
    const server = createServer();
    const page = openPage(server);
    await page.sync.make();
    const other = openPage(server);
    other.setCode(page.code());
    const adopting = other.sync.adopt();
    other.setCode("");
    await adopting;
    expect([other.sync.useSync.getState().code, other.code()]).toEqual(["", ""]);
  });

  it("[P-05] joining is both shelves together, or says why not and keeps no code", async () => {
    const server = createServer();
    const page = openPage(server);
    page.shelf.change([{ game: aGame(1), change: { mark: "want" } }]);
    await page.sync.make();
    const code = codeIn(page.code()) ?? new Uint8Array(16);
    const other = openPage(server);
    const keys = await page.keys();
    const good = server.kept()?.body ?? new Uint8Array(0);
    for (const [body, trouble] of [
      [new Uint8Array(40), "unreadable"],
      [await seal('{"version":99,"games":[],"lists":[]}', keys), "newer"],
    ] as const) {
      server.put(body);
      await expect(other.sync.join(code)).rejects.toMatchObject({ trouble });
      expect([other.code(), other.sync.useSync.getState().code]).toEqual(["", ""]);
    }
    server.put(good);
    const reads = server.reads();
    await other.sync.join(code);
    expect([other.code(), idsOf(other), server.reads() - reads]).toEqual([page.code(), [1], 1]);
  });

  it("[P-05] brings the favourites along, and keeps those of both", async () => {
    const server = createServer();
    const page = openPage(server);
    useGameStore.getState().addFavorite(aGame(7));
    await page.sync.make();
    // The same browser without its favourites, as another device is; one of its own comes meanwhile.
    const { favorites, removed } = useGameStore.getState();
    useGameStore.setState({ favorites: [], removed: {} });
    localStorage.clear();
    useGameStore.getState().addFavorite(aGame(8));
    const other = openPage(server);
    await other.sync.join(codeIn(page.code()) ?? new Uint8Array(16));
    const ids = () => useGameStore.getState().favorites.map(({ id }) => id);
    expect(ids().toSorted((a, b) => a - b)).toEqual([7, 8]);
    expect(localStorage.getItem("game-store")).toContain('"id":7');
    // What was taken away here goes there, too.
    useGameStore.getState().removeFavorite(7);
    await other.sync.run();
    useGameStore.setState({ favorites, removed });
    await page.sync.run();
    expect(ids()).toEqual([8]);
  });
});

describe("favourites of another device", () => {
  const mine = { favorites: [{ ...aGame(1), addedAt: 5, changedAt: 5 }], removed: { 2: 9 } };
  it.each([
    ["that say the same", mine, false],
    ["that are later", { favorites: [{ id: 1, changedAt: 6 }], removed: { 2: 10 } }, false],
    ["that have removed later what is there", { favorites: [], removed: { 1: 7, 2: 9 } }, false],
    ["that know less", { favorites: [], removed: { 2: 9 } }, true],
    ["that know older", { favorites: [{ id: 1, changedAt: 4 }], removed: { 2: 9 } }, true],
    ["that are none", "x", true],
    ["that are broken", { favorites: [null, 7], removed: [] }, true],
  ])("[P-05] %s are told what is new", (_what, theirs, isNew) => {
    expect(isNewFor(theirs, mine)).toBe(isNew);
  });
});
