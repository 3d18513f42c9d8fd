// The filters and the sort order as a plain form, for visitors without JavaScript: a document has it, and the app, which
// brings better ones, does not carry its code.
import { termWords } from "#web/lib/term-words.ts";
import { filterWords } from "#web/lib/filter-words.ts";
import { sortWords } from "#web/lib/sort-words.ts";
import { t } from "#web/lib/t.ts";
import { ALONE } from "#shared/alone.ts";
import { APP_TERMS_KEYS, FILTERS, NUMBERS_KEYS, type NumbersKey, type NumbersRow } from "#shared/catalogue/filters.ts";
import { BASIC_OPTIONS, SORT_OPTIONS, STORE_OPTIONS, yearOptions } from "#shared/options.ts";
import { ROUTES } from "#shared/routes.ts";
import { parameterOf, parseView } from "#web/lib/catalogue-view.ts";
import { parseRange } from "#shared/catalogue/range-text.ts";
import { FILTER_NAMES, type FilterName, optionValue } from "#web/lib/filter-values.ts";
import { usePlace } from "#web/lib/navigation.ts";
import { isSettled, ownFilters, type Within } from "#web/lib/within.ts";
import button from "#web/ui/button.module.css";
import { Select } from "#web/ui/select.tsx";
import styles from "./plain-filters.module.css";

type Option = { value: string; label: string };
type Field = { name: FilterName; label: string; options: readonly Option[] };

const ALL: Option = { value: "", label: t("filters.allValues") };

/** Not the long lists: they are a chunk of their own, and an import from here would take them out of it. */
const OPTIONS: typeof BASIC_OPTIONS = { ...BASIC_OPTIONS, stores: STORE_OPTIONS };

/** The groups that have short lists of options, and the year. */
function fields(): Field[] {
  const groups = APP_TERMS_KEYS.flatMap((name): Field[] => {
    const { wire } = FILTERS[name];
    const options = OPTIONS[wire];
    if (options === undefined) return [];
    const choices = options.map((each) => ({ value: optionValue(name, each), label: termWords(name, each) }));
    return [{ name, label: filterWords(name), options: choices }];
  });
  const years = yearOptions().map((year) => ({ value: `${year}`, label: `${year}` }));
  return [...groups, { name: "year", label: t("filters.oneYear"), options: years }];
}

/** A value that the lists do not have is chosen all the same. */
function withChosen(options: readonly Option[], chosen: string): readonly Option[] {
  const isKnown = chosen === "" || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}

/** Where no script runs, a choice is what the form sends. */
const sendsItself = () => undefined;

type PlainFiltersProps = {
  /** Path of the screen that the form leads to. */
  action?: string;
  /** What else its address says, such as the words searched for. */
  kept?: Readonly<Record<string, string>>;
  /** What the list lies within; what that settles is not offered. */
  within?: Within;
  /** Is the order chosen here, too? Otherwise it stays as it is. */
  hasOrder?: boolean;
};

const NOTHING = {};

function PlainForm(props: PlainFiltersProps) {
  const { action = ROUTES.catalogue.path, kept = NOTHING, within = NOTHING, hasOrder = true } = props;
  const said = parseView(new URLSearchParams(usePlace().search));
  const { sort } = said;
  const filters = ownFilters(said.filters, within);
  const shown = fields().filter(({ name }) => !isSettled(within, name));
  const isShown = (name: FilterName) =>
    NUMBERS_KEYS.some((key) => key === name) || shown.some((field) => field.name === name);
  const hidden = FILTER_NAMES.filter((name) => filters[name] !== "" && !isShown(name));
  const keptParams = new URLSearchParams({ ...kept, ...(!hasOrder && sort !== undefined && { sort }) });
  return (
    <form action={action} aria-label={t("layout.filters")}>
      {[...keptParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {shown.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          name={parameterOf(name)}
          value={filters[name]}
          options={[ALL, ...withChosen(options, filters[name])]}
          onChoose={sendsItself}
        />
      ))}
      {NUMBERS_KEYS.map((range) => (
        <Ends key={range} range={range} value={filters[range]} />
      ))}
      {hasOrder && (
        <Select
          label={t("catalogue.sortBy")}
          name="sort"
          value={sort ?? SORT_OPTIONS[0].key}
          options={SORT_OPTIONS.map((option) => ({ value: option.key, label: sortWords(option) }))}
          onChoose={sendsItself}
        />
      )}
      {hidden.map((name) => (
        <input key={name} type="hidden" name={parameterOf(name)} value={filters[name]} />
      ))}
      <p>
        <button type="submit" className={button.button} data-variant="primary">
          {t("filters.apply")}
        </button>
        <a href={keptParams.size === 0 ? action : `${action}?${keptParams}`} className={button.button}>
          {t("filters.reset")}
        </a>
      </p>
    </form>
  );
}

/** The two ends of a range of numbers, each of which may stay empty. */
function Ends({ range, value }: { range: NumbersKey; value: string }) {
  const { unit, limits, wire }: NumbersRow = FILTERS[range];
  const label = filterWords(range);
  const words = { from: t("filters.from"), to: t("filters.to") };
  const names = { from: t("filters.labelFrom", { label }), to: t("filters.labelTo", { label }) };
  const ends = parseRange(value) ?? {};
  return (
    <fieldset>
      <legend>{unit === undefined ? label : `${label}, ${unit}`}</legend>
      {(["from", "to"] as const).map((end) => (
        <input
          key={end}
          type="number"
          name={`${wire}_${end}`}
          aria-label={names[end]}
          placeholder={words[end]}
          min={limits[0]}
          max={limits[1]}
          defaultValue={ends[end]}
        />
      ))}
    </fieldset>
  );
}

/** A host of files answers no form. */
const HAS_FORM = import.meta.env.SSR && import.meta.env.MODE !== ALONE;

/** The form, which only a browser without JavaScript shows. */
export function PlainFilters(props: PlainFiltersProps) {
  // React leaves alone what stands inside.
  return <noscript className={styles.plain}>{HAS_FORM && <PlainForm {...props} />}</noscript>;
}
