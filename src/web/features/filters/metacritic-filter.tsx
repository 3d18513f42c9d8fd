import { useId } from "react";
import type { Facets } from "#shared/search/facets.ts";
import { wordForGames } from "#web/lib/count-games.ts";
import type { FilterFormProps } from "./filter-form.ts";
import { RangeFields } from "./range-fields.tsx";
import { useChipKeys } from "./use-chip-keys.ts";
import chips from "./chip-group.module.css";
import styles from "./metacritic-filter.module.css";

type MetacriticFilterProps = Pick<FilterFormProps, "filters" | "onChange"> & { facets: Facets | null | undefined };

const number = new Intl.NumberFormat("en");

/** Scores by steps, with how many games have them, or by a range of one's own. */
export function MetacriticFilter({ filters: { metacritic }, onChange, facets }: MetacriticFilterProps) {
  const id = useId();
  const chipKeys = useChipKeys();
  const choose = (value: string) => onChange({ metacritic: value });
  const steps = facets?.metacritic.toSorted((a, b) => b.from - a.from) ?? [];
  return (
    <div role="group" aria-labelledby={id} className={styles.scores}>
      <h3 id={id} className={styles.title}>
        Metacritic
      </h3>
      <div ref={chipKeys} className={chips.chips}>
        {steps.map(({ from, to, count }) => {
          const value = `${from}-${to}`;
          const isChosen = metacritic === value;
          const isEmpty = count === 0 && !isChosen;
          return (
            <button
              key={value}
              type="button"
              className={`${chips.chip} ${styles.step}`}
              aria-pressed={isChosen}
              aria-disabled={isEmpty || undefined}
              onClick={() => {
                if (!isEmpty) choose(isChosen ? "" : value);
              }}
            >
              {from}–{to}
              <span className={styles.count}>
                {number.format(count)}
                <span className="visually-hidden">{` ${wordForGames(count)}`}</span>
              </span>
            </button>
          );
        })}
      </div>
      <RangeFields
        range="metacritic"
        label="Scores"
        names={{ from: "Metacritic from", to: "Metacritic to" }}
        parameter="metacritic"
        value={metacritic}
        onChange={choose}
      />
    </div>
  );
}
