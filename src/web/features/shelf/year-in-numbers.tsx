import { memo, useId, useMemo, useState } from "react";
import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import { useShelf } from "#web/state/shelf/shelf.ts";
import { Select } from "#web/ui/select.tsx";
import { yearsInNumbers, yearWords } from "./year-numbers.ts";
import styles from "./year-in-numbers.module.css";

type Bar = { name: string; shown: string; count: number };

const monthNames = (style: "long" | "narrow") => {
  const format = new Intl.DateTimeFormat(LANGUAGE, { month: style, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2025, index, 15)));
};
const [longMonths, shortMonths] = [monthNames("long"), monthNames("narrow")];

/** A year of the shelf; nothing where no game has a date on which it was finished. */
export const YearInNumbers = memo(function YearInNumbers() {
  const entries = useShelf((shelf) => shelf.entries);
  const years = useMemo(() => yearsInNumbers(entries.values()), [entries]);
  const [chosen, setChosen] = useState<string>();
  const id = useId();
  const numbers = years.find(({ year }) => String(year) === chosen) ?? years[0];
  if (numbers === undefined) return null;
  const { year, months, genres } = numbers;
  return (
    <section className={styles.year} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t("shelf.year", { year: String(year) })}
        </h2>
        <Select
          label={t("shelf.chooseYear")}
          labelSide="before"
          value={String(year)}
          options={years.map((each) => ({ value: String(each.year), label: String(each.year) }))}
          onChoose={setChosen}
        />
      </div>
      <p>{yearWords(numbers)}</p>
      <div className={styles.charts}>
        <Bars
          title={t("shelf.byMonth")}
          bars={months.map((count, index) => ({
            name: longMonths[index] ?? "",
            shown: shortMonths[index] ?? "",
            count,
          }))}
        />
        {genres.length > 0 && <Lines title={t("shelf.byGenre")} lines={genres} />}
      </div>
    </section>
  );
});

const [BAR, STEP, HEIGHT, FOOT] = [18, 26, 100, 20];

/** Upright bars, one a month. Read out as the table that they are. */
function Bars({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <svg viewBox={`0 0 ${bars.length * STEP} ${HEIGHT + FOOT + FOOT}`} role="list" aria-label={title}>
        {bars.map(({ name, shown, count }, index) => {
          const height = (count / most) * HEIGHT;
          const middle = index * STEP + STEP / 2;
          return (
            <g key={name} role="listitem" aria-label={t("shelf.countOf", { name, count })}>
              <rect className={styles.rail} x={middle - BAR / 2} y={FOOT} width={BAR} height={HEIGHT} rx={3} />
              <rect
                className={styles.bar}
                x={middle - BAR / 2}
                y={FOOT + HEIGHT - height}
                width={BAR}
                height={height}
                rx={3}
              />
              {count > 0 && (
                <text className={styles.figure} x={middle} y={FOOT + HEIGHT - height - 5} textAnchor="middle">
                  {count}
                </text>
              )}
              <text className={styles.name} x={middle} y={HEIGHT + FOOT + 15} textAnchor="middle">
                {shown}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** Lying bars with names before them. */
function Lines({ title, lines }: { title: string; lines: readonly { name: string; count: number }[] }) {
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <ul className={styles.lines}>
        {lines.map(({ name, count }) => (
          <li key={name} className={styles.line}>
            <span>{name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.bar} width={(count / most) * 100} height={10} />
            </svg>
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
