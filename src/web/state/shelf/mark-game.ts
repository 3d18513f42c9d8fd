import { type Mark, MARK_WORDS } from "#web/lib/marks.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import type { KeptGame } from "#web/state/read-kept-game.ts";
import { changeShelf, useShelf } from "./shelf.ts";

const CHANGED = "shelf-changed";

/** Says what was done, and offers the way back. */
export function offerUndo(said: string, run: () => void): void {
  showNotice({ key: CHANGED, text: said, action: { label: t("shelf.undo"), run } });
}

/** Gives the game the mark, or takes it away where the game has it already; null takes any away. */
export function toggleMark(game: KeptGame, mark: Mark | null): void {
  const before = useShelf.getState().entries.get(game.id)?.mark?.value ?? null;
  const next = mark === before ? null : mark;
  if (next === before) return;
  const said =
    next === null
      ? t("shelf.unmarked", { name: game.name })
      : t("shelf.marked", { name: game.name, mark: MARK_WORDS[next] });
  const undo = changeShelf([{ game, change: { mark: next } }]);
  offerUndo(said, () => void changeShelf(undo));
}

/** Gives all of the games the mark, or takes theirs away where it is null, with one way back for all. */
export function markGames(games: readonly KeptGame[], mark: Mark | null): void {
  const { entries } = useShelf.getState();
  const changed = games.filter(({ id }) => (entries.get(id)?.mark?.value ?? null) !== mark);
  const count = changed.length;
  const said =
    mark === null ? t("several.unmarked", { count }) : t("several.marked", { count, mark: MARK_WORDS[mark] });
  if (count === 0) return showNotice({ key: CHANGED, text: said });
  const undo = changeShelf(changed.map((game) => ({ game, change: { mark } })));
  offerUndo(said, () => void changeShelf(undo));
}

/** The mark of a game, null without one. */
export const useMark = (id: number): Mark | null => useShelf(({ entries }) => entries.get(id)?.mark?.value ?? null);
