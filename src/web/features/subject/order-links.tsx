// The orders of a subject's games as links, so that they can be chosen without a script, too.
import type { CatalogueView } from "#web/lib/catalogue-view.ts";
import { isInSeriesOrder, SUBJECT_ORDERS, type SubjectName, subjectViewAddress } from "#web/lib/subject-place.ts";
import { sortWords } from "#web/lib/sort-words.ts";
import { t } from "#web/lib/t.ts";
import { Link } from "#web/ui/link.tsx";
import chip from "./chip.module.css";
import styles from "./order-links.module.css";

export function OrderLinks({ name, view }: { name: SubjectName; view: CatalogueView }) {
  const inOrder = name.kind === "series" ? [{ key: undefined, label: t("subject.inOrder") }] : [];
  const others = SUBJECT_ORDERS.map((option) => ({ key: option.key, label: sortWords(option) }));
  const chosen = isInSeriesOrder(name, view) ? undefined : (view.sort ?? "relevance");
  return (
    <nav className={styles.orders} aria-label={t("catalogue.sortBy")}>
      {[...inOrder, ...others].map(({ key, label }) => (
        <Link
          key={label}
          href={subjectViewAddress(name, {
            ...view,
            sort: key === "relevance" && inOrder.length === 0 ? undefined : key,
            page: 1,
          })}
          className={chip.chip}
          aria-current={key === chosen ? "true" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
