import { t } from "#web/lib/t.ts";
import type { KeptGame } from "#web/state/read-kept-game.ts";
import { madeUpName } from "./made-up-name.ts";
import { offerUndo } from "./mark-game.ts";
import { changeShelfList } from "./shelf.ts";
import { addingAll, type ListChange, type ShelfList } from "./shelf-list.ts";

type Put = { id: string; name: string; change: ListChange };

function put({ id, name, change }: Put, games: readonly KeptGame[]): void {
  const places = change.places ?? {};
  const news = games.filter((game) => String(game.id) in places);
  const undo = changeShelfList(id, change, news);
  offerUndo(t("several.addedTo", { count: news.length, name }), () => void changeShelfList(id, undo));
}

/** Puts the games at the end of the list, but for those that are in it, with one way back for all; false where all are. */
export function addToList(games: readonly KeptGame[], list: ShelfList): boolean {
  const change = addingAll(
    list,
    games.map(({ id }) => id),
  );
  if (Object.keys(change.places ?? {}).length === 0) return false;
  put({ id: list.id, name: list.name.value ?? "", change }, games);
  return true;
}

/** Makes a list of the games, in their order, with one way back. */
export function addToNewList(games: readonly KeptGame[], name: string): void {
  const change = {
    name,
    ...addingAll(
      undefined,
      games.map(({ id }) => id),
    ),
  };
  put({ id: madeUpName(), name, change }, games);
}
