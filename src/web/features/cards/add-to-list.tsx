// The choice of the list that several chosen games go into: one of the visitor's own, or a new one.
import { ListPlus } from "lucide-react";
import { useEffect, useRef } from "react";
import type { CardGame } from "#web/lib/card-game.ts";
import { countOfGames } from "#web/lib/count-games.ts";
import { t } from "#web/lib/t.ts";
import { showNotice } from "#web/state/notices.ts";
import { addToList, addToNewList } from "#web/state/shelf/add-to-list.ts";
import { presentLists } from "#web/state/shelf/present-lists.ts";
import { LIST_NAME_MAX_CHARACTERS } from "#web/state/shelf/read-list.ts";
import { openShelf, useShelf } from "#web/state/shelf/shelf.ts";
import { gamesOf, type ShelfList } from "#web/state/shelf/shelf-list.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NameForm } from "#web/ui/name-form.tsx";
import styles from "./add-to-list.module.css";

type AddToListProps = {
  games: readonly CardGame[];
  /** They are in a list now; the dialog is closed, and the focus back where it was. */
  onAdded: () => void;
  onClose: () => void;
};

export function AddToList({ games, onAdded, onClose }: AddToListProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const all = useShelf(({ lists }) => lists);
  // A page of cards has read of the shelf no more than the marks of its games.
  useEffect(() => void openShelf(), []);
  const end = () => {
    dialog.current?.close();
    onAdded();
  };
  const add = (list: ShelfList) => {
    if (!addToList(games, list))
      showNotice({ key: "shelf-changed", text: t("several.addedTo", { count: 0, name: list.name.value ?? "" }) });
    end();
  };
  const make = (name: string) => {
    addToNewList(games, name);
    end();
  };
  return (
    <Dialog ref={dialog} title={t("several.toList")} onClose={onClose}>
      <ul className={styles.lists}>
        {presentLists(all).map((list) => (
          <li key={list.id}>
            <Button className={styles.list} onClick={() => add(list)}>
              <span className={styles.name}>{list.name.value}</span>
              <span className={styles.count}>{countOfGames(gamesOf(list).length)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <NameForm
        label={t("shelf.listName")}
        maxCharacters={LIST_NAME_MAX_CHARACTERS}
        action={
          <>
            <ListPlus size={16} aria-hidden="true" />
            {t("shelf.makeList")}
          </>
        }
        onName={make}
      />
      <div className={styles.actions}>
        <Button onClick={() => dialog.current?.close()}>{t("shelf.cancel")}</Button>
      </div>
    </Dialog>
  );
}
