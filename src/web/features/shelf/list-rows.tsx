// The games of a list, in its order, each with the ways to move it and to take it out.
import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { useState } from "react";
import { gameAddress } from "#shared/match-route.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { changeShelfList, useShelf } from "#web/state/shelf/shelf.ts";
import { moving, type ShelfList } from "#web/state/shelf/shelf-list.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { changeWithUndo } from "./change-list.ts";
import { useDragOrder } from "./use-drag-order.ts";
import styles from "./shelf-lists.module.css";

const SHOWN_AT_FIRST = 50;

export function ListRows({ list, games }: { list: ShelfList; games: readonly number[] }) {
  const entries = useShelf((shelf) => shelf.entries);
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const { pathname } = usePlace();
  const nameOf = (id: number) => entries.get(id)?.game.value.name ?? String(id);
  const move = (id: number, to: number) => {
    changeShelfList(list.id, moving(list, id, to));
    // It stays in sight, and the focus in it.
    if (to >= shown) setShown(shown + SHOWN_AT_FIRST);
    showNotice({
      key: "shelf-changed",
      text: t("shelf.movedTo", { name: nameOf(id), place: to + 1, count: games.length }),
    });
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
            {/* For a pointer; keys have the buttons. */}
            <span className={styles.grip} aria-hidden="true" {...drag(index)}>
              <GripVertical size={18} />
            </span>
            <Link href={gameAddress(id, pathname)} className={styles.game}>
              {nameOf(id)}
            </Link>
            <IconButton
              label={t("shelf.up", { name: nameOf(id) })}
              icon={<ArrowUp size={18} aria-hidden="true" />}
              aria-disabled={index === 0}
              onClick={() => index > 0 && move(id, index - 1)}
            />
            <IconButton
              label={t("shelf.down", { name: nameOf(id) })}
              icon={<ArrowDown size={18} aria-hidden="true" />}
              aria-disabled={index === games.length - 1}
              onClick={() => index < games.length - 1 && move(id, index + 1)}
            />
            <IconButton
              label={t("shelf.takeOut", { name: nameOf(id) })}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => changeWithUndo(list, { places: { [id]: null } }, t("shelf.tookOut", { name: nameOf(id) }))}
            />
          </li>
        ))}
      </ol>
      {games.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN_AT_FIRST)}>{t("favorites.showMore")}</Button>
      )}
    </>
  );
}
