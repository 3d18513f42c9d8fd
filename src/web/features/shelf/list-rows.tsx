// The games of a list, in its order, each with the ways to move it and to take it out.
import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { gameAddress } from "#shared/match-route.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { t } from "#web/lib/t.ts";
import { useShelf } from "#web/state/shelf/shelf.ts";
import { moving, type ShelfList } from "#web/state/shelf/shelf-list.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { changeWithUndo } from "./change-list.ts";
import { useDragOrder } from "./use-drag-order.ts";
import styles from "./shelf-lists.module.css";

const SHOWN_AT_FIRST = 50;

/** As many rows as have to be shown for the one at `index` (0 is the first) to be among them. */
const shownFor = (index: number) => Math.ceil((index + 1) / SHOWN_AT_FIRST) * SHOWN_AT_FIRST;

export function ListRows({ list, games }: { list: ShelfList; games: readonly number[] }) {
  const entries = useShelf((shelf) => shelf.entries);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const { pathname } = usePlace();
  const nameOf = (id: number) => entries.get(id)?.game.value.name ?? String(id);
  const move = (id: number, to: number) => {
    if (to < 0 || to >= games.length || games[to] === id) return;
    // It stays in sight, and the focus in it.
    setShown(Math.max(shown, shownFor(to)));
    const said = t("shelf.movedTo", { name: nameOf(id), place: to + 1, count: games.length });
    changeWithUndo(list, moving(list, id, to), said);
  };
  const drag = useDragOrder((from, to) => {
    const id = games[from];
    if (id !== undefined) move(id, to);
  });
  return (
    <>
      <ol className={styles.rows}>
        {games.slice(0, shown).map((id, index) => (
          <li key={id} className={styles.row}>
            <div className={styles.line}>
              {/* For a pointer; keys have the buttons. */}
              <span className={styles.grip} aria-hidden="true" {...drag(index)}>
                <GripVertical size={18} />
              </span>
              <Link href={gameAddress(id, pathname)} className={styles.game}>
                {nameOf(id)}
              </Link>
              <RowButtons
                name={nameOf(id)}
                index={index}
                last={games.length - 1}
                onMove={(to) => move(id, to)}
                onTakeOut={() =>
                  changeWithUndo(list, { places: { [id]: null } }, t("shelf.tookOut", { name: nameOf(id) }))
                }
              />
            </div>
          </li>
        ))}
      </ol>
      {games.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN_AT_FIRST)}>{t("favorites.showMore")}</Button>
      )}
    </>
  );
}

type RowButtonsProps = {
  name: string;
  /** Where the row stands, and the last of its list; 0 is the first. */
  index: number;
  last: number;
  onMove: (to: number) => void;
  onTakeOut: () => void;
};

function RowButtons({ name, index, last, onMove, onTakeOut }: RowButtonsProps) {
  const moveToEnd = (event: KeyboardEvent<HTMLElement>) => {
    const to = event.key === "Home" ? 0 : event.key === "End" ? last : undefined;
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onMove(to);
    // The focus goes along with its row, and the window after both once they stand there.
    const { currentTarget: button } = event;
    requestAnimationFrame(() => button.closest("li")?.scrollIntoView({ block: "center" }));
  };
  return (
    <div className={styles.moves}>
      <IconButton
        label={t("shelf.up", { name })}
        title={t("shelf.upOrTop")}
        aria-keyshortcuts="Home End"
        icon={<ArrowUp size={18} aria-hidden="true" />}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
        onKeyDown={moveToEnd}
      />
      <IconButton
        label={t("shelf.down", { name })}
        title={t("shelf.downOrEnd")}
        aria-keyshortcuts="Home End"
        icon={<ArrowDown size={18} aria-hidden="true" />}
        aria-disabled={index === last}
        onClick={() => onMove(index + 1)}
        onKeyDown={moveToEnd}
      />
      <IconButton label={t("shelf.takeOut", { name })} icon={<X size={18} aria-hidden="true" />} onClick={onTakeOut} />
    </div>
  );
}
