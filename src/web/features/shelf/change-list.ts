import { offerUndo } from "#web/state/shelf/mark-game.ts";
import { changeShelfList } from "#web/state/shelf/shelf.ts";
import type { ListChange, ShelfList } from "#web/state/shelf/shelf-list.ts";

/** Changes the list, says so, and offers the way back. */
export function changeWithUndo(list: ShelfList, change: ListChange, said: string): void {
  const undo = changeShelfList(list.id, change);
  offerUndo(said, () => void changeShelfList(list.id, undo));
}
