import { type ReactNode, useId } from "react";
import { t } from "#web/lib/t.ts";
import { Select } from "#web/ui/select.tsx";
import { SHELF_ORDERS, type ShelfOrder } from "./shelf-view.ts";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./shelf-tools.module.css";

const ORDER_WORDS: Readonly<Record<ShelfOrder, string>> = {
  changed: t("shelf.byChange"),
  name: t("shelf.byName"),
  stars: t("shelf.byStars"),
  released: t("shelf.byRelease"),
};
const OPTIONS = SHELF_ORDERS.map((value) => ({ value, label: ORDER_WORDS[value] }));

type ShelfToolsProps = {
  order: ShelfOrder;
  onOrder: (order: ShelfOrder) => void;
  text: string;
  onText: (text: string) => void;
  /** What can be done with the games below. */
  actions: ReactNode;
};

/** Above the games of a shelf: words that names and notes must have, and the order. */
export function ShelfTools({ order, onOrder, text, onText, actions }: ShelfToolsProps) {
  const id = useId();
  return (
    <div className={styles.tools}>
      <div className={styles.find}>
        <label htmlFor={id}>{t("shelf.find")}</label>
        <TextField id={id} type="search" value={text} onChange={({ target }) => onText(target.value)} />
      </div>
      <Select label={t("catalogue.sortBy")} value={order} options={OPTIONS} onChoose={onOrder} />
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
