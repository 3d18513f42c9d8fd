// The shelf of one open page: what it shows at once, what it writes, and what it hears of other tabs.
import { create } from "zustand";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import type { KeptGame } from "#web/state/read-kept-game.ts";
import { noteShelf } from "./has-shelf.ts";
import type { Kept, KeptIds, ShelfDatabase } from "./shelf-database.ts";
import { inverseOf, mergeEntries, type ShelfChange, type ShelfEntry, withChange } from "./shelf-entry.ts";
import { inverseOfList, type ListChange, mergeLists, type ShelfList, withListChange } from "./shelf-list.ts";
import { hasUnwritten, keepUnwritten, readUnwritten, type Unwritten } from "./unwritten.ts";

/** Some browsers let a page wait for its database for ever. */
const WAITING_MAX_MS = 8000;

/** Is all that is stored there yet, or why will it not be? */
export type ShelfStatus = "waiting" | "ready" | "blocked" | "newer";
export type ShelfState = {
  status: ShelfStatus;
  entries: ReadonlyMap<number, ShelfEntry>;
  lists: ReadonlyMap<string, ShelfList>;
};
/** A game and what is to be changed of it. */
export type GameChange = { readonly game: KeptGame; readonly change: ShelfChange };

export type ShelfOptions = {
  database: ShelfDatabase;
  /** Tells other tabs, and is told, what changed. */
  channel: Pick<BroadcastChannel, "postMessage" | "addEventListener"> | undefined;
  /** Names this page in what it changes. */
  by: string;
  now: () => number;
};

const PROBLEMS = {
  full: t("shelf.full"),
  blocked: t("shelf.blocked"),
  newer: t("shelf.newer"),
} as const;

function problemOf(error: unknown): keyof typeof PROBLEMS {
  const name = error instanceof Error ? error.name : "";
  if (name === "VersionError") return "newer";
  return /quota/i.test(name) ? "full" : "blocked";
}

const idsIn = ({ entries, lists }: Kept): KeptIds => ({
  entries: entries.map(({ id }) => id),
  lists: lists.map(({ id }) => id),
});

/** `known` with `news`, each merged with what is known of it; `known` itself where they tell nothing new. */
function joined<Id, T extends { readonly id: Id }>(
  known: ReadonlyMap<Id, T>,
  news: readonly T[],
  merge: (one: T, other: T | undefined) => T,
): ReadonlyMap<Id, T> {
  let all: Map<Id, T> | undefined;
  for (const each of news) {
    const before = (all ?? known).get(each.id);
    const now = merge(each, before);
    if (now !== before) (all ??= new Map(known)).set(each.id, now);
  }
  return all ?? known;
}

function withKept<State extends Held>(state: State, theirs: Kept): State {
  const entries = joined(state.entries, theirs.entries, mergeEntries);
  const lists = joined(state.lists, theirs.lists, mergeLists);
  return entries === state.entries && lists === state.lists ? state : { ...state, entries, lists };
}

type Held = Pick<ShelfState, "entries" | "lists">;
const nothing = (): Held => ({ entries: new Map(), lists: new Map() });
const isEmpty = ({ entries, lists }: Held) => entries.size + lists.size === 0;
const keptOf = ({ entries, lists }: Held): Kept => ({ entries: [...entries.values()], lists: [...lists.values()] });

/** A shelf that is empty until it is opened. */
export function createShelf({ database, channel, by, now }: ShelfOptions) {
  const useShelf = create<ShelfState>()(() => ({ status: "waiting", ...nothing() }));
  /** What is not written yet, and what is being written. */
  let unsaved = nothing();
  let sent = nothing();
  /** What pages that are gone have left, until it is written. */
  let left: Unwritten | undefined;
  let opening: Promise<void> | undefined;
  /** The games that a page has asked for which shows no others. */
  const lookedUp = new Set<number>();
  let isListening = false;
  let writing: Promise<void> | undefined;
  let isAsked = false;

  const takeIn = (theirs: Kept) => useShelf.setState((state) => withKept(state, theirs));
  const say = (error: unknown) => {
    const problem = problemOf(error);
    const isWaiting = useShelf.getState().status === "waiting";
    if (problem !== "full" || isWaiting) useShelf.setState({ status: problem === "newer" ? "newer" : "blocked" });
    showNotice({ key: "shelf-storage", text: PROBLEMS[problem] });
  };
  /** Waits for the database no longer than is to be borne, and says why it does not answer. */
  const asking = async (ask: () => Promise<void>) => {
    const waiting = setTimeout(() => useShelf.getState().status === "waiting" && say(undefined), WAITING_MAX_MS);
    try {
      await ask();
    } catch (error) {
      say(error);
    } finally {
      clearTimeout(waiting);
    }
  };
  const load = () =>
    asking(async () => {
      const { recovered, ...kept } = await database.load();
      takeIn(kept);
      useShelf.setState({ status: "ready" });
      const count = recovered + (left?.broken ?? 0);
      if (count > 0) showNotice({ key: "shelf-recovered", text: t("shelf.recovered", { count }) });
    });
  const readSome = (ids: readonly number[]) =>
    asking(async () => takeIn(await database.read({ entries: ids, lists: [] })));
  const isWritten = () => isEmpty(unsaved) && isEmpty(sent);
  /** The page goes, perhaps in the middle of a write, and the database may be told nothing more. */
  const leaveUnwritten = () => {
    if (isWritten()) return;
    const before = readUnwritten()?.kept ?? keptOf(nothing());
    keepUnwritten(keptOf([before, keptOf(sent), keptOf(unsaved)].reduce<Held>(withKept, nothing())));
  };
  const listen = () => {
    if (isListening) return;
    isListening = true;
    channel?.addEventListener("message", ({ data }) => {
      database.read(data as KeptIds).then(takeIn, () => undefined);
    });
    // A page that comes back from the browser's cache of pages has heard nothing.
    const hearAgain = () => (opening === undefined ? readSome([...lookedUp]) : load());
    globalThis.addEventListener?.("pageshow", ({ persisted }) => persisted && void hearAgain());
    globalThis.addEventListener?.("pagehide", leaveUnwritten);
  };
  const open = (): Promise<void> => {
    if (opening !== undefined) return opening;
    listen();
    opening = load();
    left = readUnwritten();
    if (left !== undefined) void keep(left.kept);
    return opening;
  };

  /** Asks the browser to keep the data for good, once: now that there is something to keep, and not for coming to look. */
  const askToKeep = () => {
    if (!isAsked) void navigator.storage?.persist?.().catch(() => false);
    isAsked = true;
  };
  const writeUnsaved = async () => {
    // What is broken is kept aside before anything is written over it.
    await open();
    try {
      while (!isEmpty(unsaved)) {
        sent = unsaved;
        unsaved = nothing();
        const mine = keptOf(sent);
        takeIn(await database.save(mine));
        sent = nothing();
        askToKeep();
        // A channel has no target: it reaches the pages of this origin alone.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        channel?.postMessage(idsIn(mine));
      }
      left?.forget();
      left = undefined;
      if (useShelf.getState().status === "blocked") void load();
      noteShelf();
    } catch (error) {
      // It goes with the next write.
      unsaved = withKept(sent, keptOf(unsaved));
      sent = nothing();
      say(error);
    }
    writing = undefined;
  };
  /** Shows what changed at once. One write at a time; what changes meanwhile goes with the next. */
  const keep = (changed: Kept): Promise<void> => {
    takeIn(changed);
    unsaved = withKept(unsaved, changed);
    writing ??= writeUnsaved();
    return writing;
  };

  return {
    useShelf,
    /** Reads what is stored, once; resolves when it is there or cannot be had. */
    open,
    /** Reads what is stored of these games: a page of a list need not read thousands that it does not show. */
    lookUp: async (ids: readonly number[]): Promise<void> => {
      // What was left is to be written, and before that all is read.
      if (opening !== undefined || hasUnwritten()) return open();
      listen();
      const news = ids.filter((id) => !lookedUp.has(id));
      for (const id of news) lookedUp.add(id);
      if (news.length > 0) await readSome(news);
    },
    /** Takes over what came from elsewhere, part by part the later one; resolves when it is written. */
    takeOver: async (theirs: Kept): Promise<void> => {
      await open();
      await keep(theirs);
    },
    /** Makes the changes, shown at once and written after; returns the changes that take them back. */
    change: (changes: readonly GameChange[]): GameChange[] => {
      const { entries } = useShelf.getState();
      const undo = changes.map(({ game, change }) => ({ game, change: inverseOf(entries.get(game.id), change) }));
      const changed = changes.map((each) => withChange(entries.get(each.game.id), each, { now: now(), by }));
      void keep({ entries: changed, lists: [] });
      return undo;
    },
    /** The same for a list, which is made where there is none of that id. `games` are those that it may not know yet. */
    changeList: (id: string, change: ListChange, games: readonly KeptGame[] = []): ListChange => {
      const { entries, lists } = useShelf.getState();
      const stamp = { now: now(), by };
      const undo = inverseOfList(lists.get(id), change);
      const named = games.map((game) => withChange(entries.get(game.id), { game, change: {} }, stamp));
      void keep({ entries: named, lists: [withListChange(lists.get(id), { id, change }, stamp)] });
      return undo;
    },
  };
}
