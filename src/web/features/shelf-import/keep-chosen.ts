import { countOfGames } from "#web/lib/count-games.ts";
import type { Mark } from "#web/lib/marks.ts";
import { t } from "#web/lib/t.ts";
import { offerUndo } from "#web/state/shelf/mark-game.ts";
import { changeShelf, useShelf } from "#web/state/shelf/shelf.ts";
import { type Chosen, changesFor } from "./import-changes.ts";

/** Puts the chosen games on the shelf, with a way back; gives what is to be said of it. */
export function keepChosen(chosen: readonly Chosen[], otherwise: Mark): string {
  const changes = changesFor(chosen, useShelf.getState().entries, otherwise);
  if (changes.length === 0) return t("import.known");
  const undo = changeShelf(changes);
  const said = t("import.kept", { games: countOfGames(changes.length) });
  offerUndo(said, () => void changeShelf(undo));
  return said;
}
