// One group of the advanced filters: the dropdown for a single choice and, on demand, the list for several.
import { t } from "#web/lib/t.ts";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { type Match, MATCHES } from "#shared/catalogue/filters.ts";
import { type FilterGroup, type FilterValues, listName, onlyValue, valuesOf } from "#web/lib/filter-values.ts";
import { Select } from "#web/ui/select.tsx";
import type { FilterFormProps } from "./filter-form.ts";
import type { GroupField, GroupOption } from "./filter-groups.ts";
import { OptionList } from "./option-list.tsx";
import styles from "./filter-group.module.css";

type FilterGroupFieldProps = Pick<FilterFormProps, "filters" | "onChange"> & {
  field: GroupField;
  /** Every option, counted where somebody counts. */
  options: readonly GroupOption[];
};

/** Value of the dropdown's entry that stands for a choice it cannot show. */
const SEVERAL = "several";
const [OR, AND] = [` ${t("filters.or")} `, ` ${t("filters.and")} `];

type Chosen = Readonly<Record<Match, readonly string[]>>;

function chosenIn(filters: FilterValues, group: FilterGroup): Chosen {
  const [any, all, none] = MATCHES.map((match) => valuesOf(filters[listName(group, match)]));
  return { any: any ?? [], all: all ?? [], none: none ?? [] };
}

/** "Action or RPG, not Horror". */
function summary(chosen: Chosen, options: readonly GroupOption[]): string {
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const { any, all, none } = chosen;
  const parts = [any.map(labelOf).join(OR), all.map(labelOf).join(AND), none.map(labelOf).join(OR)];
  const [either, every, not] = parts;
  return [either, every, not === undefined || not === "" ? "" : t("filters.notThese", { names: not })]
    .filter((part) => part !== "")
    .join(", ");
}

/** A single choice replaces whatever was chosen; the empty entry clears the group. */
function single(filters: FilterValues, group: FilterGroup, value: string): Partial<FilterValues> {
  const change = onlyValue(filters, group, value);
  return value === "" ? { ...change, [`${group}_none`]: "" } : change;
}

export function FilterGroupField({ field, options, filters, onChange }: FilterGroupFieldProps) {
  const { group, label, several, all } = field;
  const id = useId();
  const chosen = chosenIn(filters, group);
  const included = [...chosen.any, ...chosen.all];
  const isSeveral = included.length > 1 || chosen.none.length > 0;
  const [isOpen, setIsOpen] = useState(isSeveral);
  const only = isSeveral ? SEVERAL : (included[0] ?? "");
  const isListed = only === "" || isSeveral || field.options.some(({ value }) => value === only);
  const found = options.find(({ value }) => value === only);
  return (
    <div className={styles.group}>
      <Select
        label={label}
        name={group}
        value={only}
        placeholder={t("filters.choose")}
        standIn={isSeveral ? { value: SEVERAL, label: summary(chosen, options) } : undefined}
        options={[
          { value: "", label: all },
          ...(isListed ? [] : [{ value: only, label: found?.label ?? only }]),
          ...field.options,
        ]}
        onChoose={(value) => onChange(single(filters, group, value))}
      />
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t("filters.chooseSeveral", { several })}
        <ChevronDown className={styles.mark} size={16} aria-hidden />
      </button>
      {isOpen && (
        <OptionList id={id} field={field} options={options} chosen={chosen} filters={filters} onChange={onChange} />
      )}
    </div>
  );
}
