// The filters and the sort order as a plain form, for visitors without JavaScript: a document has it, and the app, which
// brings better ones, does not carry its code.
import { BASIC_GENRES, BASIC_PLATFORMS, BASIC_TAGS, SORT_OPTIONS, yearOptions } from "#shared/options.ts";
import { ROUTES } from "#shared/routes.ts";
import { parameterOf, parseView } from "#web/lib/catalogue-view.ts";
import { FILTER_NAMES, type FilterName } from "#web/lib/filter-values.ts";
import { usePlace } from "#web/lib/navigation.ts";
import button from "#web/ui/button.module.css";
import { Select } from "#web/ui/select.tsx";
import styles from "./plain-filters.module.css";

type Option = { value: string; label: string };
type Field = { name: FilterName; label: string; options: readonly Option[] };

const ALL: Option = { value: "", label: "All" };

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

/** Where no script runs, a choice is what the form sends. */
const sendsItself = () => undefined;

type PlainFiltersProps = {
  /** Path of the screen that the form leads to. */
  action?: string;
  /** What else its address says, such as the words searched for. */
  kept?: Readonly<Record<string, string>>;
};

const NOTHING = {};

function PlainForm({ action = ROUTES.catalogue.path, kept = NOTHING }: PlainFiltersProps) {
  const { filters, sort = SORT_OPTIONS[0].key } = parseView(new URLSearchParams(usePlace().search));
  const shown = fields();
  const hidden = FILTER_NAMES.filter((name) => filters[name] !== "" && !shown.some((field) => field.name === name));
  const keptParams = new URLSearchParams(kept);
  return (
    <form action={action} aria-label="Filters">
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
      <Select
        label="Sort by"
        name="sort"
        value={sort}
        options={SORT_OPTIONS.map(({ key, label }) => ({ value: key, label }))}
        onChoose={sendsItself}
      />
      {hidden.map((name) => (
        <input key={name} type="hidden" name={parameterOf(name)} value={filters[name]} />
      ))}
      <p>
        <button type="submit" className={button.button} data-variant="primary">
          Apply
        </button>
        <a href={keptParams.size === 0 ? action : `${action}?${keptParams}`} className={button.button}>
          Reset
        </a>
      </p>
    </form>
  );
}

/** The form, which only a browser without JavaScript shows. */
export function PlainFilters(props: PlainFiltersProps) {
  // React leaves alone what stands inside.
  return <noscript className={styles.plain}>{import.meta.env.SSR && <PlainForm {...props} />}</noscript>;
}
