import { X } from "lucide-react";
import type { NamedFilter } from "./use-filter-names.ts";
import styles from "./active-filters.module.css";

type ActiveFiltersProps = {
  active: readonly NamedFilter[];
  onRemove: (name: NamedFilter["name"]) => void;
  onClear: () => void;
};

/** The filters that are set, each removable, and a way to remove all. */
export function ActiveFilters({ active, onRemove, onClear }: ActiveFiltersProps) {
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {active.map(({ name, label }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            aria-label={`Remove filter ${name}: ${label}`}
            onClick={() => onRemove(name)}
          >
            {label}
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          Clear all
        </button>
      </li>
    </ul>
  );
}
