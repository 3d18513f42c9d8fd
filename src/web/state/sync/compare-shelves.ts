// Two copies of a shelf side by side: what they say together, and what each does not know yet.
import { inTurns } from "#web/lib/in-turns.ts";
import { saidOf, saidOfList } from "#web/state/shelf/said-of.ts";
import type { Kept } from "#web/state/shelf/shelf-database.ts";
import { mergeEntries } from "#web/state/shelf/shelf-entry.ts";
import { mergeLists } from "#web/state/shelf/shelf-list.ts";
import type { Shelf } from "./sync-document.ts";

export type Compared = {
  /** What both say together. */
  readonly union: Shelf;
  /** Theirs, with the very objects of mine where these say the same: the next comparison then needs no look at them. */
  readonly theirs: Shelf;
  /** What is to be taken over here. */
  readonly news: Kept;
  /** Do they know less than both together? */
  readonly isNewThere: boolean;
};

type Ways<T> = { merge: (one: T, other: T | undefined) => T; said: (one: T) => string };

async function compareMaps<Id, T>(mine: ReadonlyMap<Id, T>, theirs: ReadonlyMap<Id, T>, { merge, said }: Ways<T>) {
  const [union, known] = [new Map(theirs), new Map(theirs)];
  const news = [...theirs].flatMap(([id, other]) => (mine.has(id) ? [] : [other]));
  let isNewThere = false;
  const differing = [...mine].filter(([id, one]) => one !== theirs.get(id));
  for await (const some of inTurns(differing)) {
    for (const [id, one] of some) {
      const other = theirs.get(id);
      const both = merge(one, other);
      const text = said(both);
      const isKnownHere = text === said(one);
      const isKnownThere = other !== undefined && text === said(other);
      union.set(id, isKnownHere ? one : both);
      if (isKnownHere && isKnownThere) known.set(id, one);
      if (!isKnownThere) isNewThere = true;
      if (!isKnownHere) news.push(both);
    }
  }
  return { union, known, news, isNewThere };
}

export async function compareShelves(mine: Shelf, theirs: Shelf): Promise<Compared> {
  const entries = await compareMaps(mine.entries, theirs.entries, { merge: mergeEntries, said: saidOf });
  const lists = await compareMaps(mine.lists, theirs.lists, { merge: mergeLists, said: saidOfList });
  return {
    union: { entries: entries.union, lists: lists.union },
    theirs: { entries: entries.known, lists: lists.known },
    news: { entries: entries.news, lists: lists.news },
    isNewThere: entries.isNewThere || lists.isNewThere,
  };
}
