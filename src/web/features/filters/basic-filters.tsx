import { termWords } from "#web/lib/term-words.ts";
import { filterWords } from "#web/lib/filter-words.ts";
import { APP_TERMS_KEYS, FILTERS } from "#shared/catalogue/filters.ts";
import { BASIC_OPTIONS } from "#shared/options.ts";
import { onlyValue, optionValue, valuesOf } from "#web/lib/filter-values.ts";
import { platformFamily } from "#web/lib/platform-families.ts";
import { BrandIcon } from "#web/ui/brand-icon.tsx";
import { ChipGroup } from "./chip-group.tsx";
import type { FilterFormProps } from "./filter-form.ts";
import styles from "./filter-panel.module.css";

const GROUPS = APP_TERMS_KEYS.flatMap((key) => {
  const { wire } = FILTERS[key];
  const choices = BASIC_OPTIONS[wire]?.map((option) => ({
    value: optionValue(key, option),
    label: termWords(key, option),
    icon: key === "platform" && <BrandIcon name={platformFamily(option.name)} size={14} />,
  }));
  return choices === undefined ? [] : [{ name: key, title: filterWords(key), choices }];
});

/** One choice or none of each group; each click applies at once. */
export function BasicFilters({ filters, onChange }: FilterFormProps) {
  return (
    <div className={styles.form}>
      {GROUPS.map(({ name, title, choices }) => (
        <ChipGroup
          key={name}
          title={title}
          choices={choices}
          chosen={[...valuesOf(filters[name]), ...valuesOf(filters[`${name}_all`])]}
          onChoose={(value, isChosen) => onChange(onlyValue(filters, name, isChosen ? value : ""))}
        />
      ))}
    </div>
  );
}
