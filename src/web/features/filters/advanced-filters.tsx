import { DEVELOPER_LOOKUP, GENRE_LOOKUP, PLATFORM_LOOKUP, TAG_LOOKUP } from "#shared/lookups.ts";
import { type FilterOption, yearOptions } from "#shared/options.ts";
import { type FilterName, NO_FILTERS } from "#web/lib/filter-values.ts";
import { Select } from "#web/ui/select.tsx";
import type { FilterFormProps } from "./filter-form.ts";
import styles from "./filter-panel.module.css";

type Option = { value: string; label: string };

const bySlug = (lookup: readonly FilterOption[]): Option[] =>
  lookup.map(({ slug, name }) => ({ value: slug, label: name }));

type Field = { name: FilterName; label: string; all: string; options: readonly Option[] };

const FIELDS: readonly Field[] = [
  {
    name: "platform",
    label: "Platform",
    all: "All platforms",
    options: PLATFORM_LOOKUP.map(({ id, name }) => ({ value: String(id), label: name })),
  },
  { name: "genre", label: "Genre", all: "All genres", options: bySlug(GENRE_LOOKUP) },
  { name: "developer", label: "Developer", all: "All developers", options: bySlug(DEVELOPER_LOOKUP) },
  { name: "tag", label: "Tag", all: "All tags", options: bySlug(TAG_LOOKUP) },
  {
    name: "year",
    label: "Release year",
    all: "All years",
    options: yearOptions().map((year) => ({ value: String(year), label: String(year) })),
  },
];

/** A value that came by the address and is in no list is still shown as chosen. */
function withChosen(options: readonly Option[], chosen: string): readonly Option[] {
  const isKnown = chosen === "" || options.some(({ value }) => value === chosen);
  return isKnown ? options : [{ value: chosen, label: chosen }, ...options];
}

/** A dropdown for each filter; each change applies at once. */
export function AdvancedFilters({ filters, onChange }: FilterFormProps) {
  return (
    <div className={styles.form}>
      {FIELDS.map(({ name, label, all, options }) => (
        <Select
          key={name}
          label={label}
          value={filters[name]}
          placeholder="Seleccionar..."
          options={[{ value: NO_FILTERS[name], label: all }, ...withChosen(options, filters[name])]}
          onChoose={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  );
}
