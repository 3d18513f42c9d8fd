// What a list is called, its note and its picture, and what can be done with it as a whole.
import { Trash2 } from "lucide-react";
import { useMemo } from "react";
import { t } from "#web/lib/t.ts";
import { LIST_NAME_MAX_CHARACTERS } from "#web/state/shelf/read-list.ts";
import { changeShelfList, useShelf } from "#web/state/shelf/shelf.ts";
import type { ShelfList } from "#web/state/shelf/shelf-list.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { changeWithUndo } from "./change-list.ts";
import { ListNote } from "./list-note.tsx";
import { picturedGames, picturesOf } from "./list-pictures.ts";
import { ShareGames } from "./share-games.tsx";
import { sharedOf } from "./shelf-view.ts";
import styles from "./shelf-lists.module.css";

/** So many games of a list offer their picture. */
const OFFERED_MAX = 200;
/** No game has this id: the picture is made of the first games. */
const MADE = "0";

type ListAboutProps = { list: ShelfList; games: readonly number[] };

export function ListAbout({ list, games }: ListAboutProps) {
  const name = list.name.value ?? "";
  const note = list.note?.value ?? "";
  return (
    <div className={styles.about}>
      {/* What is written is kept when the visitor leaves the field. */}
      <TextField
        key={name}
        className={styles.text}
        aria-label={t("shelf.renameList")}
        placeholder={t("shelf.renameList")}
        maxLength={LIST_NAME_MAX_CHARACTERS}
        defaultValue={name}
        onBlur={({ target }) => {
          const text = target.value.trim();
          if (text !== "" && text !== name) changeShelfList(list.id, { name: text });
        }}
      />
      <div className={styles.noteField}>
        <ListNote list={list} />
      </div>
      <ListCover list={list} games={games} />
      <ShareList name={name} note={note} games={games} />
      <Button onClick={() => changeWithUndo(list, { name: null }, t("shelf.listDeleted", { name }))}>
        <Trash2 size={16} aria-hidden="true" />
        {t("shelf.deleteList")}
      </Button>
    </div>
  );
}

/** The choice of the game whose picture the list has; nothing where no game has one. */
function ListCover({ list, games }: ListAboutProps) {
  const entries = useShelf((shelf) => shelf.entries);
  const offered = useMemo(() => picturedGames(games, entries, OFFERED_MAX), [games, entries]);
  const [shown] = picturesOf(list, entries);
  if (shown === undefined) return null;
  const isChosen = shown.id === list.cover?.value;
  const all = isChosen && !offered.some(({ id }) => id === shown.id) ? [shown, ...offered] : offered;
  const options = all.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className={styles.cover}>
      <Select
        label={t("shelf.listPicture")}
        labelSide="before"
        value={isChosen ? String(shown.id) : MADE}
        options={[{ value: MADE, label: t("shelf.listPictureMade") }, ...options]}
        onChoose={(id) => changeShelfList(list.id, { cover: id === MADE ? null : Number(id) })}
      />
    </div>
  );
}

function ShareList({ name, note, games }: { name: string; note: string; games: readonly number[] }) {
  const entries = useShelf((shelf) => shelf.entries);
  const sharing = useMemo(() => sharedOf(games.flatMap((id) => entries.get(id) ?? [])), [games, entries]);
  return <ShareGames title={name} note={note} games={sharing} />;
}
