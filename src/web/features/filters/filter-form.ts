// What both forms of the sidebar speak: the filters as they are, and a change that applies at once.
import type { FilterValues } from "#web/lib/filter-values.ts";
import type { Within } from "#web/lib/within.ts";

export type FilterFormProps = {
  filters: FilterValues;
  onChange: (changes: Partial<FilterValues>) => void;
  /** Words that the list is searched for besides; they narrow the counts beside the options. */
  search?: string | undefined;
  /** What the list lies within besides. It narrows the counts, too, and what it settles is not offered. */
  within?: Within | undefined;
};
