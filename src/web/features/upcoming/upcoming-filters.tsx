// The filters that people want of what is still to come: a form that sends itself where no script runs. Whatever else an
// address filters by is kept.
import { LOOKUPS } from "#shared/lookups.ts";
import { ROUTES } from "#shared/routes.ts";
import { FILTERS } from "#shared/catalogue/filters.ts";
import { toBrowser } from "#web/lib/base.ts";
import { parameterOf } from "#web/lib/catalogue-view.ts";
import { FILTER_NAMES, type FilterValues, optionValue } from "#web/lib/filter-values.ts";
import { filterWords } from "#web/lib/filter-words.ts";
import { t } from "#web/lib/t.ts";
import { termWords } from "#web/lib/term-words.ts";
import button from "#web/ui/button.module.css";
import { Select } from "#web/ui/select.tsx";
import styles from "./upcoming-filters.module.css";

const OFFERED = ["platform", "genre", "tag"] as const;
type Offered = (typeof OFFERED)[number];

const isOffered = (name: string) => OFFERED.some((offered) => offered === name);

function optionsOf(name: Offered, chosen: string) {
  const known = (LOOKUPS[FILTERS[name].wire] ?? []).map((option) => ({
    value: optionValue(name, option),
    label: termWords(name, option),
  }));
  const isKnown = chosen === "" || known.some(({ value }) => value === chosen);
  // Several values, or one that the list has not, stay chosen.
  const other = isKnown ? [] : [{ value: chosen, label: t("upcoming.asChosen") }];
  return [{ value: "", label: t("filters.allValues") }, ...other, ...known];
}

type UpcomingFiltersProps = { filters: FilterValues; onChange: (changes: Partial<FilterValues>) => void };

export function UpcomingFilters({ filters, onChange }: UpcomingFiltersProps) {
  return (
    <form action={toBrowser(ROUTES.upcoming.path)} className={styles.form} aria-label={t("layout.filters")}>
      {OFFERED.map((name) => (
        <Select
          key={name}
          label={filterWords(name)}
          name={parameterOf(name)}
          value={filters[name]}
          options={optionsOf(name, filters[name])}
          onChoose={(value) => onChange({ [name]: value })}
        />
      ))}
      {FILTER_NAMES.filter((name) => filters[name] !== "" && !isOffered(name)).map((name) => (
        <input key={name} type="hidden" name={parameterOf(name)} value={filters[name]} />
      ))}
      <noscript>
        <button type="submit" className={button.button} data-variant="primary">
          {t("filters.apply")}
        </button>
      </noscript>
    </form>
  );
}
