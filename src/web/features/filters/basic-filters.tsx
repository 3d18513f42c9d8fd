import type { ReactNode } from "react";
import { BASIC_GENRES, BASIC_PLATFORMS, BASIC_TAGS } from "#shared/options.ts";
import { type FilterGroup, onlyValue, valuesOf } from "#web/lib/filter-values.ts";
import { platformFamily } from "#web/lib/platform-families.ts";
import { BrandIcon } from "#web/ui/brand-icon.tsx";
import { ChipGroup } from "./chip-group.tsx";
import type { FilterFormProps } from "./filter-form.ts";
import styles from "./filter-panel.module.css";

type Choice = { value: string; label: string; icon?: ReactNode };

const PLATFORMS: readonly Choice[] = BASIC_PLATFORMS.map(({ id, name }) => ({
  value: String(id),
  label: name,
  icon: <BrandIcon name={platformFamily(name)} size={14} />,
}));
const GENRES: readonly Choice[] = BASIC_GENRES.map(({ slug, name }) => ({ value: slug, label: name }));
const TAGS: readonly Choice[] = BASIC_TAGS.map(({ slug, name }) => ({ value: slug, label: name }));

const GROUPS = [
  { name: "platform", title: "Platform", choices: PLATFORMS },
  { name: "genre", title: "Genre", choices: GENRES },
  { name: "tag", title: "Tag", choices: TAGS },
] as const satisfies readonly { name: FilterGroup; title: string; choices: readonly Choice[] }[];

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
          onChoose={(value) => onChange(onlyValue(filters, name, value))}
        />
      ))}
    </div>
  );
}
