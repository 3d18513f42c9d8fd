import { ArrowDown, ArrowUp, GripVertical, Trash2, X } from "lucide-react";
import { useMemo } from "react";
import { gameAddress } from "#shared/match-route.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { offerUndo } from "#web/state/shelf/mark-game.ts";
import { LIST_NAME_MAX_CHARACTERS } from "#web/state/shelf/read-list.ts";
import { NOTE_MAX_CHARACTERS } from "#web/state/shelf/read-entry.ts";
import { changeShelfList, useShelf } from "#web/state/shelf/shelf.ts";
import { gamesOf, type ListChange, moving, type ShelfList } from "#web/state/shelf/shelf-list.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Link } from "#web/ui/link.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ShareGames } from "./share-games.tsx";
import { sharedOf } from "./shelf-view.ts";
import { useDragOrder } from "./use-drag-order.ts";
import styles from "./shelf-lists.module.css";

type Text = { label: string; value: string; most: number; onKeep: (text: string) => void };

/** A text that is kept when the visitor leaves it. */
function KeptText({ label, value, most, onKeep }: Text) {
  return (
    <TextField
      key={value}
      className={styles.text}
      aria-label={label}
      placeholder={label}
      maxLength={most}
      defaultValue={value}
      onBlur={({ target }) => target.value.trim() !== value && onKeep(target.value.trim())}
    />
  );
}

function changeWithUndo(list: ShelfList, change: ListChange, said: string): void {
  const undo = changeShelfList(list.id, change);
  offerUndo(said, () => void changeShelfList(list.id, undo));
}

/** One list, folded until somebody opens it. */
export function OneList({ list }: { list: ShelfList }) {
  const games = useMemo(() => gamesOf(list), [list]);
  const name = list.name.value ?? "";
  return (
    <details className={styles.list}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        <span className={styles.soft}>{countOfGames(games.length)}</span>
      </summary>
      <div className={styles.inside}>
        {games.length === 0 ? (
          <p className={styles.soft}>{t("shelf.listEmpty")}</p>
        ) : (
          <Rows list={list} games={games} />
        )}
        <div className={styles.about}>
          <KeptText
            label={t("shelf.renameList")}
            value={name}
            most={LIST_NAME_MAX_CHARACTERS}
            onKeep={(text) => text !== "" && changeShelfList(list.id, { name: text })}
          />
          <KeptText
            label={t("shelf.listNote")}
            value={list.note?.value ?? ""}
            most={NOTE_MAX_CHARACTERS}
            onKeep={(note) => changeShelfList(list.id, { note })}
          />
          <ShareList name={name} games={games} />
          <Button onClick={() => changeWithUndo(list, { name: null }, t("shelf.listDeleted", { name }))}>
            <Trash2 size={16} aria-hidden="true" />
            {t("shelf.deleteList")}
          </Button>
        </div>
      </div>
    </details>
  );
}

function ShareList({ name, games }: { name: string; games: readonly number[] }) {
  const entries = useShelf((shelf) => shelf.entries);
  const sharing = useMemo(() => sharedOf(games.flatMap((id) => entries.get(id) ?? [])), [games, entries]);
  return <ShareGames title={name} games={sharing} />;
}

function Rows({ list, games }: { list: ShelfList; games: readonly number[] }) {
  const entries = useShelf((shelf) => shelf.entries);
  const { pathname } = usePlace();
  const nameOf = (id: number) => entries.get(id)?.game.value.name ?? String(id);
  const move = (id: number, to: number) => {
    changeShelfList(list.id, moving(list, id, to));
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
    <ol className={styles.rows}>
      {games.map((id, index) => (
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
  );
}
