// The visitor's own lists: made, named, put in order, taken away again.
import { Plus } from "lucide-react";
import { useId } from "react";
import { t } from "#web/lib/t.ts";
import { madeUpName } from "#web/state/shelf/made-up-name.ts";
import { presentLists } from "#web/state/shelf/present-lists.ts";
import { LIST_NAME_MAX_CHARACTERS } from "#web/state/shelf/read-list.ts";
import { changeShelfList, useShelf } from "#web/state/shelf/shelf.ts";
import { NameForm } from "#web/ui/name-form.tsx";
import { OneList, type OneListProps } from "./one-list.tsx";
import styles from "./shelf-lists.module.css";

/** `Find` finds the games that are put into a list. */
export function ShelfLists({ Find }: { Find: OneListProps["Find"] }) {
  const all = useShelf(({ lists }) => lists);
  const lists = presentLists(all);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t("shelf.lists")}
      </h2>
      {lists.length === 0 && <p className={styles.soft}>{t("shelf.listsHow")}</p>}
      <NameForm
        label={t("shelf.listName")}
        maxCharacters={LIST_NAME_MAX_CHARACTERS}
        action={
          <>
            <Plus size={16} aria-hidden="true" />
            {t("shelf.makeList")}
          </>
        }
        onName={(name) => void changeShelfList(madeUpName(), { name })}
      />
      {lists.map((list) => (
        <OneList key={list.id} list={list} Find={Find} />
      ))}
    </section>
  );
}
