import { X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { t } from "#web/lib/t.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/select.tsx";
import { type Facet, FACETS } from "./shelf-facets.ts";
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
const LABELS: Readonly<Record<Facet, string>> = { genre: t("filters.genre"), platform: t("filters.platform") };
const ANY: Readonly<Record<Facet, string>> = { genre: t("shelf.anyGenre"), platform: t("shelf.anyPlatform") };

/** How many games are left of all that the tab has, and how many of these nobody knows whether they fit. */
type Result = { count: number; all: number; leftOut: number };

type ShelfToolsProps = {
  order: ShelfOrder;
  onOrder: (order: ShelfOrder) => void;
  text: string;
  onText: (text: string) => void;
  facets: readonly { facet: Facet; chosen: string; choices: readonly { value: string; label: string }[] }[];
  onFilter: (facet: Facet, value: string) => void;
  /** What can be done with the games below. */
  actions: ReactNode;
  /** What the words and filters leave; false where there are none. */
  result: Result | false;
  onClear: () => void;
};

/** Above the games of a shelf: words that names and notes must have, the order, the filters, and what they leave. */
export function ShelfTools(props: ShelfToolsProps) {
  const { order, onOrder, text, onText, facets, onFilter, actions, result, onClear } = props;
  const id = useId();
  const filters = useRef<HTMLSelectElement>(null);
  const clear = () => {
    onClear();
    // The button goes, and the focus would go with it; in the field for words a telephone would bring its keyboard.
    filters.current?.focus();
  };
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.find}>
          <label htmlFor={id}>{t("shelf.find")}</label>
          <TextField id={id} type="search" value={text} onChange={({ target }) => onText(target.value)} />
        </div>
        <Select label={t("catalogue.sortBy")} value={order} options={OPTIONS} onChoose={onOrder} />
        {facets.map(({ facet, chosen, choices }) => (
          <Select
            key={facet}
            ref={facet === FACETS[0] ? filters : undefined}
            label={LABELS[facet]}
            value={chosen}
            data-chosen={chosen === "" ? undefined : ""}
            options={[{ value: "", label: ANY[facet] }, ...choices]}
            onChoose={(value) => onFilter(facet, value)}
          />
        ))}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.result} data-shown={result === false ? undefined : ""}>
        <p role="status">{result !== false && resultWords(result)}</p>
        {result !== false && (
          <Button onClick={clear}>
            <X size={16} aria-hidden="true" />
            {t("filters.clearAll")}
          </Button>
        )}
      </div>
    </>
  );
}

function resultWords({ count, all, leftOut }: Result): string {
  const said = t("shelf.leftOf", { count, all });
  return leftOut === 0 ? said : `${said} ${t("shelf.leftOut", { count: leftOut })}`;
}
