// The visitor's own lists: made, named, put in order, taken away again.
import { Plus } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { t } from "#web/lib/t.ts";
import { madeUpName } from "#web/state/shelf/made-up-name.ts";
import { presentLists } from "#web/state/shelf/present-lists.ts";
import { LIST_NAME_MAX_CHARACTERS } from "#web/state/shelf/read-list.ts";
import { changeShelfList, useShelf } from "#web/state/shelf/shelf.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { OneList } from "./one-list.tsx";
import styles from "./shelf-lists.module.css";

export function ShelfLists() {
  const all = useShelf(({ lists }) => lists);
  const lists = presentLists(all);
  const [name, setName] = useState("");
  const id = useId();
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    changeShelfList(madeUpName(), { name: name.trim() });
    setName("");
  };
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t("shelf.lists")}
      </h2>
      {lists.length === 0 && <p className={styles.soft}>{t("shelf.listsHow")}</p>}
      <form className={styles.make} onSubmit={make}>
        <TextField
          className={styles.text}
          aria-label={t("shelf.listName")}
          placeholder={t("shelf.listName")}
          maxLength={LIST_NAME_MAX_CHARACTERS}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">
          <Plus size={16} aria-hidden="true" />
          {t("shelf.makeList")}
        </Button>
      </form>
      {lists.map((list) => (
        <OneList key={list.id} list={list} />
      ))}
    </section>
  );
}
