import { useMemo, useState } from "react";
import { countOfGames } from "#web/lib/count-games.ts";
import { t } from "#web/lib/t.ts";
import { useShelf } from "#web/state/shelf/shelf.ts";
import { gamesOf, type ShelfList } from "#web/state/shelf/shelf-list.ts";
import { ListAbout } from "./list-about.tsx";
import { ListPicture } from "./list-picture.tsx";
import { picturesOf } from "./list-pictures.ts";
import { ListRows } from "./list-rows.tsx";
import styles from "./shelf-lists.module.css";

/** One list, folded until somebody opens it; what is in it is made then. */
export function OneList({ list }: { list: ShelfList }) {
  const entries = useShelf((shelf) => shelf.entries);
  const games = useMemo(() => gamesOf(list), [list]);
  const pictures = useMemo(() => picturesOf(list, entries), [list, entries]);
  const [isOpen, setIsOpen] = useState(false);
  const note = list.note?.value ?? "";
  return (
    <details className={styles.list} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
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
          <ListAbout list={list} games={games} />
        </div>
      )}
    </details>
  );
}
