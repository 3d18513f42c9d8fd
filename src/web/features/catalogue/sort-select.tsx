import { sortWords } from "#web/lib/sort-words.ts";
import { t } from "#web/lib/t.ts";
import { SORT_OPTIONS, type SortKey } from "#shared/options.ts";
import { Select } from "#web/ui/select.tsx";

const OPTIONS = SORT_OPTIONS.map((option) => ({ value: option.key, label: sortWords(option) }));

type SortSelectProps = {
  /** Undefined until a visitor chooses; Relevance is shown then. */
  sort: SortKey | undefined;
  onChoose: (sort: SortKey) => void;
};

export function SortSelect({ sort, onChoose }: SortSelectProps) {
  return (
    <Select
      label={t("catalogue.sortBy")}
      labelSide="before"
      value={sort ?? "relevance"}
      options={OPTIONS}
      onChoose={onChoose}
    />
  );
}
