// The advanced form: a dropdown for each filter and, beyond it, several values with any, all or none of them, years and
// scores as ranges, and how many games each option would leave. Each change applies at once.
import { useQuery } from "@tanstack/react-query";
import { APP_RANGE_KEYS, type AppRangeKey, FILTERS, MATCHES, type NumbersKey } from "#shared/catalogue/filters.ts";
import { facetsQuery } from "#web/api/facets.ts";
import { filterParams } from "#web/lib/catalogue-view.ts";
import { listName, valuesOf } from "#web/lib/filter-values.ts";
import { filtersWithin, isSettled } from "#web/lib/within.ts";
import { useNarrowing } from "#web/state/shelf/narrowing.ts";
import type { FilterFormProps } from "./filter-form.ts";
import { FilterGroupField } from "./filter-group.tsx";
import { countedOptions, FIELDS } from "./filter-groups.ts";
import { NumbersFilter } from "./numbers-filter.tsx";
import { YearFilter } from "./year-filter.tsx";
import styles from "./filter-panel.module.css";

/** Days are chosen in ways of their own. */
const DAYS_FORMS = { year: YearFilter } satisfies Record<Exclude<AppRangeKey, NumbersKey>, typeof YearFilter>;

const NOWHERE = {};

const isOfNumbers = (range: AppRangeKey): range is NumbersKey => FILTERS[range].kind === "range";

export function AdvancedFilters({ filters, onChange, search, within = NOWHERE }: FilterFormProps) {
  const narrowing = useNarrowing();
  const params = {
    ...filterParams(filtersWithin(filters, within)),
    ...(search !== undefined && { search }),
    ...narrowing,
  };
  const { data: facets } = useQuery(facetsQuery(params));
  const form = { filters, onChange };
  return (
    <div className={styles.form}>
      {FIELDS.map((field) => {
        const chosen = MATCHES.flatMap((match) => valuesOf(filters[listName(field.group, match)]));
        return (
          <FilterGroupField key={field.group} {...form} field={field} options={countedOptions(field, facets, chosen)} />
        );
      })}
      {APP_RANGE_KEYS.filter((range) => !isSettled(within, range)).map((range) => {
        if (isOfNumbers(range)) return <NumbersFilter key={range} {...form} range={range} facets={facets} />;
        const Days = DAYS_FORMS[range];
        return <Days key={range} {...form} facets={facets} />;
      })}
    </div>
  );
}
