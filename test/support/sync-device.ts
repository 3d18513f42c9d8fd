// Pages of devices that are kept in step by a real server: each with the shelf's own database (the browser's interface kept
// in memory by `fake-indexeddb`), its own clock, and a connection that can be cut.
import "fake-indexeddb/auto";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { createSyncRemote } from "../../src/web/api/sync-remote.ts";
import { type FavoriteChanges, mergeFavorites } from "../../src/web/state/favorite-changes.ts";
import { createShelf } from "../../src/web/state/shelf/create-shelf.ts";
import { createShelfDatabase } from "../../src/web/state/shelf/shelf-database.ts";
import { createClock } from "../../src/web/state/own-clock.ts";
import { createSync } from "../../src/web/state/sync/create-sync.ts";
import { type SyncedFavorites } from "../../src/web/state/sync/synced-favorites.ts";
import { openSync } from "../../src/server/sync/open-sync.ts";
import { startTestApp } from "./test-app.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const MB = 1024 * 1024;

/** A server that listens, over a file in `stateDirectory`; `log` grows by what it writes. */
export async function startSyncServer() {
  const stateDirectory = temporaryDirectory();
  const log: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line: string) => void log.push(line) });
  const sync = openSync({ stateDirectory, maxBytes: 64 * MB, log: logger });
  const test = await startTestApp({ deps: { sync: { store: sync.store, newPerDay: 1000 }, log: logger } });
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  // A server that listens on a port has an address of this kind.
  const { port } = test.app.server.address() as AddressInfo;
  onTestFinished(async () => {
    await test.close();
    sync.close();
  });
  return { base: `http://127.0.0.1:${port}`, stateDirectory, log };
}

/** Favourites in memory, under the rule of the app's own. */
function createFavorites() {
  let changes: FavoriteChanges = { favorites: [], removed: {} };
  const favorites: SyncedFavorites = {
    read: () => changes,
    // What the app's store would have read of it.
    takeIn: (theirs) => void (changes = mergeFavorites(changes, theirs as FavoriteChanges)),
    subscribe: () => () => undefined,
  };
  return { favorites, change: (next: (before: FavoriteChanges) => FavoriteChanges) => void (changes = next(changes)) };
}

type TabOptions = {
  base: string;
  /** Pages of one device share a database of this name. */
  device: string;
  by: string;
  /** How far its clock is off, in ms, and may be off by more or less later. */
  skew?: number | (() => number);
  /** Does it hear what the server says of the time? */
  isHearing?: boolean;
  /** Is this request lost, on its way there or back? */
  cut?: () => "there" | "back" | undefined;
};

export type SyncTab = ReturnType<typeof openSyncTab>;

/** An open page. */
export function openSyncTab({ base, device, by, skew = 0, isHearing = true, cut = () => undefined }: TabOptions) {
  let ahead = "";
  const { now, hear } = createClock({
    deviceTime: () => Date.now() + (typeof skew === "number" ? skew : skew()),
    kept: { read: () => ahead, write: (next) => void (ahead = next) },
  });
  const database = createShelfDatabase(device);
  const channel = new BroadcastChannel(device);
  const shelf = createShelf({ database, channel, by, now });
  const { favorites, change: changeFavorites } = createFavorites();
  const sent: string[] = [];
  const send: typeof fetch = async (asked, init) => {
    const path = typeof asked === "string" ? asked : "";
    const where = cut();
    if (where === "there") throw new TypeError("cut");
    sent.push(`${init?.method} ${path} ${JSON.stringify(init?.headers)}`);
    const response = await fetch(`${base}${path}`, init);
    if (where === "back") throw new TypeError("cut");
    return response;
  };
  let code = "";
  const sync = createSync({
    shelf,
    favorites,
    remoteOf: (keys) => createSyncRemote(keys, send, { hear: isHearing ? hear : () => undefined }),
    kept: { read: () => code, write: (text) => void (code = text) },
    alone: (work) => work(),
    now,
  });
  onTestFinished(() => {
    sync.stop();
    channel.close();
    database.close();
  });
  return { shelf, sync, database, changeFavorites, favorites, sent, now };
}
