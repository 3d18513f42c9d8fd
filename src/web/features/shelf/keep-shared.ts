// A list that somebody handed on, as a list of the visitor's own: made once, and known again.
import { pageTitle } from "#web/lib/page-titles.ts";
import { t } from "#web/lib/t.ts";
import { readKeptGame } from "#web/state/read-kept-game.ts";
import { madeUpName } from "#web/state/shelf/made-up-name.ts";
import { offerUndo } from "#web/state/shelf/mark-game.ts";
import type { SharedGames } from "#web/state/shelf/shared-games.ts";
import { changeShelfList, openShelf, useShelf } from "#web/state/shelf/shelf.ts";
import { gamesOf, type ShelfList } from "#web/state/shelf/shelf-list.ts";

/** What a shared list is called: without a title of its own, as its page is. */
export const nameOfShared = ({ title }: SharedGames): string => title || pageTitle("shared");

/** The list with the title and the games of `shared`, in their order; undefined where there is none. */
export function keptAs(lists: ReadonlyMap<string, ShelfList>, shared: SharedGames): ShelfList | undefined {
  const games = shared.games.map(({ id }) => id).join();
  const name = nameOfShared(shared);
  return [...lists.values()].find((list) => list.name.value === name && gamesOf(list).join() === games);
}

/** Makes a list of the visitor's own of what was shared, unless there is one. Their stars are not touched. */
export async function keepShared(shared: SharedGames): Promise<void> {
  await openShelf();
  if (keptAs(useShelf.getState().lists, shared) !== undefined) return;
  const { games, note = "" } = shared;
  const id = madeUpName();
  const name = nameOfShared(shared);
  const places = Object.fromEntries(games.map((game, index) => [game.id, index + 1]));
  const undo = changeShelfList(
    id,
    { name, places, ...(note !== "" && { note }) },
    games.flatMap((game) => readKeptGame({ ...game }) ?? []),
  );
  offerUndo(t("shelf.sharedTaken", { name }), () => void changeShelfList(id, undo));
}
