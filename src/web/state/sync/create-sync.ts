// Keeps the shelf of one open page in step with those of other devices that have the same code: when it is opened, after
// changes, and again when what went wrong may have mended.
import { create } from "zustand";
import { SYNC_BODY_MAX_BYTES } from "#shared/sync.ts";
import { t } from "#web/lib/t.ts";
import { dismissNotice, showNotice } from "#web/state/notices.ts";
import type { Kept } from "#web/state/shelf/shelf-database.ts";
import { type Known, type Meeting, meetRemote } from "./meet-remote.ts";
import { seal } from "./sealed.ts";
import { codeIn, newCode, type SyncCode, textOfCode } from "./sync-code.ts";
import { type Shelf, writeDocument } from "./sync-document.ts";
import { deriveKeys, type SyncKeys } from "./sync-keys.ts";
import { SyncProblem, type SyncTrouble } from "./sync-problem.ts";
import type { SyncRemote } from "./sync-remote.ts";
import type { SyncedFavorites } from "./synced-favorites.ts";

/** After the first failure, the second, and every one from the last on. */
const RETRIES_MS = [5000, 15_000, 60_000, 300_000];
/** Changes within this time go together; of a large shelf, which is sent whole, in a time that grows with it. */
const GATHER_MS = 2000;
const GATHER_MAX_MS = 30_000;
/** So much may be sent every two seconds. */
const GATHER_BYTES = 64 * 1024;

export type SyncState = {
  /** The code that this device is in step by, as text; empty without one. */
  code: string;
  isWorking: boolean;
  trouble: SyncTrouble | undefined;
  /** When it was last in step, in milliseconds since 1970. */
  at: number | undefined;
  /** How much of what the server keeps of one shelf this one fills: 1 is all; 0 while that is not known. */
  fill: number;
};

export type SyncOptions = {
  shelf: {
    useShelf: {
      getState: () => Shelf & { status: string };
      subscribe: (listener: (now: Shelf, before: Shelf) => void) => () => void;
    };
    open: () => Promise<void>;
    takeOver: (news: Kept) => Promise<void>;
  };
  favorites: SyncedFavorites;
  remoteOf: (keys: SyncKeys) => SyncRemote;
  /** The code that is kept in this browser; empty without one. */
  kept: { read: () => string; write: (code: string) => void };
  /** Runs one after the other what the pages of this browser do. */
  alone: (work: () => Promise<void>) => Promise<void>;
  now: () => number;
};

type Session = { code: string; meeting: Meeting; known: Known | undefined };

export function createSync({ shelf, favorites, remoteOf, kept, alone, now }: SyncOptions) {
  const useSync = create<SyncState>()(() => ({
    code: "",
    isWorking: false,
    trouble: undefined,
    at: undefined,
    fill: 0,
  }));
  let session: Session | undefined;
  let running: Promise<void> | undefined;
  /** Something has changed since the running meeting began; `read` says that it may have done so elsewhere. */
  let again: { read: boolean } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const meetingOf = (keys: SyncKeys): Meeting => ({
    remote: remoteOf(keys),
    keys,
    shelf: () => shelf.useShelf.getState(),
    takeOver: shelf.takeOver,
    favorites,
  });
  const open = async (code: SyncCode): Promise<Session> => ({
    code: textOfCode(code),
    meeting: meetingOf(await deriveKeys(code)),
    known: undefined,
  });
  const later = (ms: number, read: boolean) => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void run(read);
    }, ms);
  };
  const gatherMs = () => {
    const size = (session?.known?.bytes ?? 0) / GATHER_BYTES;
    return Math.min(GATHER_MAX_MS, Math.max(1, size) * GATHER_MS);
  };
  const notLater = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  const fail = (error: unknown) => {
    const problem = error instanceof SyncProblem ? error : new SyncProblem("away");
    // Said wherever the visitor is: from here on nothing that they change reaches their other devices.
    if (problem.trouble === "tooLarge" && useSync.getState().trouble !== "tooLarge")
      showNotice({ key: "sync-too-large", text: t("sync.tooLarge") });
    useSync.setState({ trouble: problem.trouble });
    if (problem.trouble !== "away") return;
    notLater();
    later(Math.max(RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)] ?? 0, problem.retryAfterS * 1000), true);
    failures += 1;
  };
  const meet = async (own: Session, read: boolean) => {
    await shelf.open();
    // What cannot be kept here, or is a newer build's, is met with nothing.
    if (shelf.useShelf.getState().status !== "ready") return;
    try {
      own.known = await meetRemote(own.meeting, own.known, !read);
      if (own !== session) return;
      failures = 0;
      dismissNotice("sync-too-large");
      useSync.setState({ trouble: undefined, at: now(), fill: own.known.bytes / SYNC_BODY_MAX_BYTES });
    } catch (error) {
      if (own === session) fail(error);
    }
  };
  const runOnce = async (read: boolean) => {
    useSync.setState({ isWorking: true });
    let mustRead = read;
    do {
      again = undefined;
      const own = session;
      if (own === undefined) break;
      const isReading = mustRead;
      await alone(() => meet(own, isReading));
      mustRead = (again as { read: boolean } | undefined)?.read ?? false;
    } while (again !== undefined && useSync.getState().trouble === undefined);
    running = undefined;
    useSync.setState({ isWorking: false });
  };
  /** Brings all together now; one meeting at a time. `read` asks the server for news, and not only when it is told some. */
  const run = (read = true): Promise<void> => {
    if (session === undefined) return Promise.resolve();
    notLater();
    if (running === undefined) running = runOnce(read);
    else again = { read: read || again?.read === true };
    return running;
  };

  /** Goes by it from now on. `known` what the server keeps, it is asked only if there is something to tell. */
  const begin = (own: Session) => {
    session = own;
    failures = 0;
    useSync.setState({ code: own.code, trouble: undefined, at: undefined, fill: 0 });
    return run(own.known === undefined);
  };
  const openShelf = async () => {
    await shelf.open();
    if (shelf.useShelf.getState().status !== "ready") throw new SyncProblem("unkept");
  };
  const leave = () => {
    session = undefined;
    notLater();
    useSync.setState({ code: "", trouble: undefined, at: undefined, fill: 0 });
  };
  const changed = () => {
    if (session !== undefined && useSync.getState().trouble !== "gone") later(gatherMs(), false);
  };

  return {
    useSync,
    run,
    /** Goes by the code that this browser keeps, which another page may have exchanged. */
    adopt: async (): Promise<void> => {
      const text = kept.read();
      if (text === (session?.code ?? "")) return;
      const code = codeIn(text);
      if (code === undefined) return leave();
      const own = await open(code);
      // Keys take a moment, in which it may have been dropped or exchanged: whoever did that has told of it.
      if (kept.read() === text) await begin(own);
    },
    /** Begins with a new code; rejects with a `SyncProblem` where the server does not take it. */
    make: async (): Promise<void> => {
      await openShelf();
      const own = await open(newCode());
      const { remote, keys } = own.meeting;
      const text = writeDocument(shelf.useShelf.getState(), favorites.read());
      if ((await remote.write(await seal(text, keys), null)) === "changed") throw new SyncProblem("away");
      kept.write(own.code);
      await begin(own);
    },
    /** Brings the shelf together with that of another device, and goes by its code; rejects with a `SyncProblem`. */
    join: async (code: SyncCode): Promise<void> => {
      await openShelf();
      const own = await open(code);
      await alone(async () => {
        own.known = await meetRemote(own.meeting, undefined);
      });
      kept.write(own.code);
      await begin(own);
    },
    /** Forgets the code here. */
    stop: (): void => {
      kept.write("");
      leave();
    },
    /** Has the server forget it, for all devices, and then this one; rejects with a `SyncProblem`. */
    forget: async (): Promise<void> => {
      await session?.meeting.remote.forget();
      kept.write("");
      leave();
    },
    /** Hears of changes to shelf and favourites; the function ends that. */
    listen: (): (() => void) => {
      const ends = [
        shelf.useShelf.subscribe((state, before) => {
          if (state.entries !== before.entries || state.lists !== before.lists) changed();
        }),
        favorites.subscribe(changed),
      ];
      return () => {
        ends.forEach((end) => end());
        notLater();
      };
    },
    /** Is something waiting to be told? */
    isBehind: (): boolean => timer !== undefined,
  };
}
