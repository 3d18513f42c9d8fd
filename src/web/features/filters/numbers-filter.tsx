import { LANGUAGE } from "#web/lib/language.ts";
import { figureWords, filterWords } from "#web/lib/filter-words.ts";
import { t } from "#web/lib/t.ts";
import { useId } from "react";
import { FILTERS, type NumbersKey, type NumbersRow } from "#shared/catalogue/filters.ts";
import type { Facets } from "#shared/search/facets.ts";
import { wordForGames } from "#web/lib/word-for-games.ts";
import type { FilterFormProps } from "./filter-form.ts";
import { RangeFields } from "./range-fields.tsx";
import { useChipKeys } from "./use-chip-keys.ts";
import chips from "./chip-group.module.css";
import styles from "./numbers-filter.module.css";

type NumbersFilterProps = Pick<FilterFormProps, "filters" | "onChange"> & {
  range: NumbersKey;
  facets: Facets | null | undefined;
};

const number = new Intl.NumberFormat(LANGUAGE);

/** A range of numbers by steps, with how many games lie in each, or by two ends of one's own. */
export function NumbersFilter({ range, filters, onChange, facets }: NumbersFilterProps) {
  const id = useId();
  const chipKeys = useChipKeys();
  const { wire, steps, limits, isClosed }: NumbersRow = FILTERS[range];
  const value = filters[range];
  const choose = (text: string) => onChange({ [range]: text });
  const counted = facets?.[FILTERS[range].wire] ?? [];
  return (
    <div role="group" aria-labelledby={id} className={styles.numbers}>
      <h3 id={id} className={styles.title}>
        {filterWords(range)}
      </h3>
      <div ref={chipKeys} className={chips.chips}>
        {steps.map((step) => {
          const found = counted.find(({ from }) => from === step);
          if (found === undefined) return null;
          const { from, to, count } = found;
          const isOpen = to === limits[1] && !isClosed;
          const text = isOpen ? `${from}-` : from === to ? `${from}` : `${from}-${to}`;
          const isChosen = value === text;
          const isEmpty = count === 0 && !isChosen;
          return (
            <button
              key={step}
              type="button"
              className={`${chips.chip} ${styles.step}`}
              aria-pressed={isChosen}
              aria-disabled={isEmpty || undefined}
              onClick={() => {
                if (!isEmpty) choose(isChosen ? "" : text);
              }}
            >
              {isOpen ? `${from}+` : from === to ? from : `${from}–${to}`}
              <span className={styles.count}>
                {number.format(count)}
                <span className="visually-hidden">{` ${wordForGames(count)}`}</span>
              </span>
            </button>
          );
        })}
      </div>
      <RangeFields
        range={range}
        label={figureWords(range)}
        names={{
          from: t("filters.labelFrom", { label: filterWords(range) }),
          to: t("filters.labelTo", { label: filterWords(range) }),
        }}
        parameter={wire}
        value={value}
        onChange={choose}
      />
    </div>
  );
}
