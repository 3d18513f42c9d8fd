// Pages that share one database, as tabs do. The database is the browser's interface kept in memory by `fake-indexeddb`,
// which whoever uses this imports first.
import { onTestFinished } from "vitest";
import { createShelf, type ShelfOptions } from "#web/state/shelf/create-shelf.ts";
import { createShelfDatabase } from "#web/state/shelf/shelf-database.ts";
import { aGame } from "./games.ts";
import { useNotices } from "#web/state/notices.ts";

let made = 0;
/** The name of a database that no other test has. */
export const aName = () => `shelf-${(made += 1)}`;

export type Tab = ReturnType<typeof createShelf> & { database: ReturnType<typeof createShelfDatabase> };

/** A page with its own clock, which is `skew` ms off. */
export function openTab(
  name: string,
  by: string,
  { skew = 0, ...options }: Partial<ShelfOptions> & { skew?: number } = {},
): Tab {
  const now = () => Math.max(0, Date.now() + skew);
  const database = createShelfDatabase(name);
  const channel = new BroadcastChannel(name);
  onTestFinished(() => {
    channel.close();
    database.close();
  });
  return { ...createShelf({ database, channel, by, now, ...options }), database };
}

export const entriesOf = (tab: Tab) => tab.useShelf.getState().entries;
export const listsOf = (tab: Tab) => tab.useShelf.getState().lists;
/** Time for what was begun to be written and heard of. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
export const noticeKeys = () => useNotices.getState().notices.map(({ key }) => key);

export const mark = (tab: Tab, id: number) => tab.change([{ game: aGame(id), change: { mark: "want" } }]);
/** The games that the next page finds. */
export async function found(name: string): Promise<number[]> {
  const next = openTab(name, "next");
  await next.open();
  return [...entriesOf(next).keys()].toSorted((a, b) => a - b);
}
export const statusOf = (tab: Tab) => tab.useShelf.getState().status;
export const refusal = (name: string) => new DOMException("refused", name);
