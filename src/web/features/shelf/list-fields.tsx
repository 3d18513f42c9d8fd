import { t } from "#web/lib/t.ts";
import { presentLists } from "#web/state/shelf/present-lists.ts";
import { useShelf } from "#web/state/shelf/shelf.ts";
import styles from "./entry-editor.module.css";

type ListFieldsProps = { chosen: ReadonlySet<string>; onChange: (chosen: ReadonlySet<string>) => void };

/** A box for each list, checked where the game is in it; nothing where there are no lists. */
export function ListFields({ chosen, onChange }: ListFieldsProps) {
  const all = useShelf(({ lists }) => lists);
  const lists = presentLists(all);
  if (lists.length === 0) return null;
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <fieldset className={styles.lists}>
      <legend>{t("shelf.inLists")}</legend>
      {lists.map(({ id, name }) => (
        <label key={id} className={styles.list}>
          <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
          {name.value}
        </label>
      ))}
    </fieldset>
  );
}
