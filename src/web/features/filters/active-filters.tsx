import { filterWords } from "#web/lib/filter-words.ts";
import { t } from "#web/lib/t.ts";
import { Link } from "#web/ui/link.tsx";
import { ChevronRight, X } from "lucide-react";
import { useChipKeys } from "./use-chip-keys.ts";
import type { NamedFilter } from "./use-filter-names.ts";
import styles from "./active-filters.module.css";

type ActiveFiltersProps = {
  active: readonly NamedFilter[];
  onRemove: (filter: NamedFilter) => void;
  onClear: () => void;
};

/** How the chips of a group hang together, for the eye; each chip's own name says it to a screen reader. */
const JOINTS = { any: t("filters.or"), all: t("filters.and"), none: "" };

function spokenName({ group, match, label }: NamedFilter): string {
  const name = t("language") === "en" ? group : filterWords(group);
  if (match === "none") return t("filters.removeNot", { group: name, label });
  return match === "all"
    ? t("filters.removeMust", { group: name, label })
    : t("filters.remove", { group: name, label });
}

/** As it stands on the chip. */
function shownName({ group, match, label }: NamedFilter): string {
  const name = group === "like" ? t("filters.likeGame", { name: label }) : label;
  return match === "none" ? t("filters.notOne", { name }) : name;
}

/** To the page of what a chip names, at its end. */
function AboutLink({ label, page }: { label: string; page: string }) {
  const name = t("filters.about", { label });
  return (
    <Link href={page} className={styles.about} aria-label={name} title={name}>
      <ChevronRight size={16} aria-hidden />
    </Link>
  );
}

/** The filters that are set, each removable, and a way to remove all. */
export function ActiveFilters({ active, onRemove, onClear }: ActiveFiltersProps) {
  const chipKeys = useChipKeys();
  if (active.length === 0) return null;
  return (
    <ul ref={chipKeys} className={styles.chips} aria-label={t("filters.active")}>
      {active.map((filter, index) => (
        <li
          key={`${filter.name}-${filter.value}`}
          className={styles.item}
          data-joint={(active[index - 1]?.name === filter.name && JOINTS[filter.match]) || undefined}
        >
          <button
            type="button"
            className={styles.chip}
            data-match={filter.match}
            aria-label={spokenName(filter)}
            onClick={() => onRemove(filter)}
          >
            <span>{shownName(filter)}</span>
            <X size={14} aria-hidden />
          </button>
          {filter.page !== undefined && <AboutLink label={filter.label} page={filter.page} />}
        </li>
      ))}
      <li>
        <button type="button" className={styles.clear} onClick={onClear}>
          {t("filters.clearAll")}
        </button>
      </li>
    </ul>
  );
}
