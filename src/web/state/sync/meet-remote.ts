// One meeting of the shelf here with the one that the server keeps: read, merge, write what is new there, and again where
// somebody else was quicker. What is written says all that was read: nothing is lost, whatever this page knows or lacks.
import type { Kept } from "#web/state/shelf/shelf-database.ts";
import { compareShelves } from "./compare-shelves.ts";
import { seal, unseal } from "./sealed.ts";
import { readDocument, type Shelf, type SyncDocument, writeDocument } from "./sync-document.ts";
import type { SyncKeys } from "./sync-keys.ts";
import { SyncProblem } from "./sync-problem.ts";
import type { SyncRemote } from "./sync-remote.ts";
import { isNewFor, type SyncedFavorites } from "./synced-favorites.ts";

/** So often somebody else may be quicker before it is tried later. */
const TRIES_MAX = 8;

/** What the server was last seen to keep, and how large it is as it is kept there. */
export type Known = { readonly tag: string; readonly document: SyncDocument; readonly bytes: number };

export type Meeting = {
  remote: SyncRemote;
  keys: SyncKeys;
  /** The shelf as it is now. */
  shelf: () => Shelf;
  takeOver: (news: Kept) => Promise<void>;
  favorites: SyncedFavorites;
};

async function read({ remote, keys }: Meeting, known: Known | undefined): Promise<Known> {
  const found = await remote.read(known?.tag);
  if (found === "same") {
    if (known === undefined) throw new SyncProblem("away");
    return known;
  }
  const text = await unseal(found.body, keys).catch(() => {
    throw new SyncProblem("unreadable");
  });
  return { tag: found.tag, document: await readDocument(text), bytes: found.body.length };
}

/** Takes over what is new here, and gives what is to be written; undefined where nothing is new there. */
async function merge({ shelf, takeOver, favorites }: Meeting, { tag, document, bytes }: Known) {
  favorites.takeIn(document.favorites);
  const { union, theirs, news, isNewThere } = await compareShelves(shelf(), document);
  if (news.entries.length + news.lists.length > 0) await takeOver(news);
  const mine = favorites.read();
  const known: Known = { tag, document: { ...theirs, favorites: document.favorites }, bytes };
  return { known, fresh: isNewThere || isNewFor(document.favorites, mine) ? { union, favorites: mine } : undefined };
}

/**
 * Brings both together. `known` is what the server kept at the last meeting; with `trust` it is not asked whether it still
 * does, unless something is to be written. Rejects with a `SyncProblem`.
 */
export async function meetRemote(meeting: Meeting, known: Known | undefined, trust = false): Promise<Known> {
  let mustRead = !trust;
  let last = known;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    if (mustRead || last === undefined) last = await read(meeting, last);
    const met = await merge(meeting, last);
    if (met.fresh === undefined) return met.known;
    const { union, favorites } = met.fresh;
    const sealed = await seal(writeDocument(union, favorites), meeting.keys);
    const written = await meeting.remote.write(sealed, met.known.tag);
    if (written !== "changed") return { tag: written.tag, document: { ...union, favorites }, bytes: sealed.length };
    last = met.known;
    mustRead = true;
  }
  throw new SyncProblem("away");
}
