import { t } from "#web/lib/t.ts";
import type { Facets } from "#shared/search/facets.ts";
import { parseRange } from "#shared/catalogue/range-text.ts";
import { Select } from "#web/ui/select.tsx";
import type { FilterFormProps } from "./filter-form.ts";
import { YEARS } from "./filter-groups.ts";
import { rangeLabel } from "./use-filter-names.ts";
import { RangeFields } from "./range-fields.tsx";
import styles from "./year-filter.module.css";

type YearFilterProps = Pick<FilterFormProps, "filters" | "onChange"> & { facets: Facets | null | undefined };

/** One year by dropdown, or a range of years; above the range, how many games there are of each year. */
export function YearFilter({ filters: { year }, onChange, facets }: YearFilterProps) {
  const isRange = year.includes("-");
  const isListed = year === "" || isRange || YEARS.some(({ value }) => value === year);
  return (
    <div className={styles.years}>
      <Select
        label={t("filters.releaseYear")}
        name="year"
        value={year}
        placeholder={t("filters.choose")}
        standIn={isRange ? { value: year, label: rangeLabel("year", year) } : undefined}
        options={[
          { value: "", label: t("filters.allYears") },
          ...(isListed ? [] : [{ value: year, label: year }]),
          ...YEARS,
        ]}
        onChoose={(value) => onChange({ year: value })}
      />
      {facets?.years.length ? <YearBars years={facets.years} year={year} /> : null}
      <RangeFields
        range="year"
        label={t("filters.years")}
        names={{ from: t("filters.releasedFrom"), to: t("filters.releasedUntil") }}
        parameter="years"
        value={year}
        onChange={(value) => onChange({ year: value })}
      />
    </div>
  );
}

/** How the games lie in time; the figures behind it are in the dropdown's own list of years, so it says nothing aloud. */
function YearBars({ years, year }: { years: Facets["years"]; year: string }) {
  const counts = new Map(years.map((entry) => [String(entry.year), entry.count]));
  const bars = YEARS.toReversed().map(({ value }) => ({ value, count: counts.get(value) ?? 0 }));
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const { from = 0, to = Number.POSITIVE_INFINITY } = parseRange(year) ?? {};
  const isWithin = (value: string) => year === "" || (Number(value) >= from && Number(value) <= to);
  return (
    <svg className={styles.bars} viewBox={`0 0 ${bars.length} 32`} preserveAspectRatio="none" aria-hidden="true">
      {bars.map(({ value, count }, index) => {
        // The root keeps years with few games visible beside those with many.
        const height = count === 0 ? 0 : Math.max(1, Math.sqrt(count / most) * 32);
        return (
          <rect
            key={value}
            x={index + 0.1}
            y={32 - height}
            width={0.8}
            height={height}
            data-within={isWithin(value) || undefined}
          />
        );
      })}
    </svg>
  );
}
