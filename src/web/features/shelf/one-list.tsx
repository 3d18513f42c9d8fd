import { type ComponentType, useEffect, useMemo, useRef, useState } from "react";
import { countOfGames } from "#web/lib/count-games.ts";
import { t } from "#web/lib/t.ts";
import type { KeptGame } from "#web/state/read-kept-game.ts";
import { addToList } from "#web/state/shelf/add-to-list.ts";
import { useShelf } from "#web/state/shelf/shelf.ts";
import { gamesOf, type ShelfList } from "#web/state/shelf/shelf-list.ts";
import { ListAbout } from "./list-about.tsx";
import { ListPicture } from "./list-picture.tsx";
import { picturesOf } from "./list-pictures.ts";
import { ListRows } from "./list-rows.tsx";
import { listInFragment } from "./shelf-address.ts";
import styles from "./shelf-lists.module.css";

export type OneListProps = {
  list: ShelfList;
  /** A field that finds a game which is not among `without`. */
  Find: ComponentType<{ label: string; without: readonly number[]; onFind: (game: KeptGame) => void }>;
};

/** One list, folded until somebody opens it, or comes by a link to it; what is in it is made then. */
export function OneList({ list, Find }: OneListProps) {
  const entries = useShelf((shelf) => shelf.entries);
  const games = useMemo(() => gamesOf(list), [list]);
  const pictures = useMemo(() => picturesOf(list, entries), [list, entries]);
  const isMeant = listInFragment(location.hash) === list.id;
  const [isOpen, setIsOpen] = useState(isMeant);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMeant) summary.current?.focus();
    // Once, for whoever comes: what is chosen afterwards changes the fragment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const note = list.note?.value ?? "";
  return (
    <details className={styles.list} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary ref={summary} className={styles.summary}>
        <ListPicture games={pictures} />
        <span className={styles.head}>
          <span className={styles.name}>{list.name.value}</span>
          <span className={styles.soft}>{countOfGames(games.length)}</span>
          {note !== "" && !isOpen && <span className={styles.note}>{note}</span>}
        </span>
      </summary>
      {isOpen && (
        <div className={styles.inside}>
          {games.length === 0 ? (
            <p className={styles.soft}>{t("shelf.listEmpty")}</p>
          ) : (
            <ListRows list={list} games={games} />
          )}
          <Find label={t("findGame.add")} without={games} onFind={(game) => void addToList([game], list)} />
          <ListAbout list={list} games={games} />
        </div>
      )}
    </details>
  );
}
