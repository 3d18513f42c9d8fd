// The filters and the sort order as a plain form, for visitors without JavaScript: a document has it, and the app, which
// brings better ones, does not carry its code.
import { BASIC_GENRES, BASIC_PLATFORMS, BASIC_TAGS, SORT_OPTIONS, yearOptions } from "#shared/options.ts";
import { parameterOf, parseView } from "#web/lib/catalogue-view.ts";
import { FILTER_NAMES, type FilterName } from "#web/lib/filter-values.ts";
import { usePlace } from "#web/lib/navigation.ts";
import button from "#web/ui/button.module.css";
import styles from "./plain-filters.module.css";

type Option = { value: string; label: string };
type Field = { name: FilterName; label: string; options: readonly Option[] };

const bySlug = ({ slug, name }: { slug: string; name: string }): Option => ({ value: slug, label: name });

function fields(): Field[] {
  return [
    {
      name: "platform",
      label: "Platform",
      options: BASIC_PLATFORMS.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: "genre", label: "Genre", options: BASIC_GENRES.map(bySlug) },
    { name: "tag", label: "Tag", options: BASIC_TAGS.map(bySlug) },
    { name: "year", label: "Year", options: yearOptions().map((year) => ({ value: `${year}`, label: `${year}` })) },
  ];
}

/** A value that the lists do not have is chosen all the same. */
function withChosen(options: readonly Option[], chosen: string): readonly Option[] {
  const isKnown = chosen === "" || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}

function Choice({
  label,
  name,
  chosen,
  options,
}: {
  label: string;
  name: string;
  chosen: string;
  options: readonly Option[];
}) {
  return (
    <label className={styles.field}>
      {label}
      <select name={name} defaultValue={chosen} className={styles.select}>
        <option value="">All</option>
        {withChosen(options, chosen).map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function PlainForm() {
  const { filters, sort = "" } = parseView(new URLSearchParams(usePlace().search));
  const shown = fields();
  const hidden = FILTER_NAMES.filter((name) => filters[name] !== "" && !shown.some((field) => field.name === name));
  return (
    <form action="/" className={styles.form} aria-label="Filters">
      {shown.map(({ name, label, options }) => (
        <Choice key={name} label={label} name={parameterOf(name)} chosen={filters[name]} options={options} />
      ))}
      <Choice
        label="Sort by"
        name="sort"
        chosen={sort}
        options={SORT_OPTIONS.map(({ key, label }) => ({ value: key, label }))}
      />
      {hidden.map((name) => (
        <input key={name} type="hidden" name={parameterOf(name)} value={filters[name]} />
      ))}
      <button type="submit" className={button.button} data-variant="primary">
        Apply
      </button>
      <a href="/" className={button.button}>
        Reset
      </a>
    </form>
  );
}

/** The form, which only a browser without JavaScript shows. */
export function PlainFilters() {
  // React leaves alone what stands inside.
  return <noscript>{import.meta.env.SSR && <PlainForm />}</noscript>;
}
