import { SORT_OPTIONS, type SortKey } from "#shared/options.ts";
import { Select } from "#web/ui/select.tsx";

const OPTIONS = SORT_OPTIONS.map(({ key, label }) => ({ value: key, label }));

type SortSelectProps = {
  /** Undefined until a visitor chooses; Relevance is shown then. */
  sort: SortKey | undefined;
  onChoose: (sort: SortKey) => void;
};

export function SortSelect({ sort, onChoose }: SortSelectProps) {
  return (
    <Select label="Sort by" labelSide="before" value={sort ?? "relevance"} options={OPTIONS} onChoose={onChoose} />
  );
}
