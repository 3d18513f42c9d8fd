// The filters of a list that is not the catalogue's own: closed until they are asked for, and nothing of them is stored.
import { t } from "#web/lib/t.ts";
import { SlidersHorizontal } from "lucide-react";
import { type Ref, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";
import { FilterPanel, type FilterPanelProps, type SearchMode } from "./filter-panel.tsx";
import { LARGE_SCREEN } from "./filter-sidebar.tsx";
import styles from "./filter-sidebar.module.css";

type ResultsFiltersProps = Omit<FilterPanelProps, "mode" | "onModeChange"> & { isOpen: boolean };

/** A column beside the grid on large screens, a sheet over the page on small ones. */
export function ResultsFilters({ isOpen, ...panelProps }: ResultsFiltersProps) {
  const isLarge = useMediaQuery(LARGE_SCREEN);
  const [mode, setMode] = useState<SearchMode>("basic");
  const count = isLarge ? undefined : panelProps.count;
  const panel = <FilterPanel {...panelProps} count={count} mode={mode} onModeChange={setMode} />;
  if (!isLarge) {
    return (
      <Sheet isOpen={isOpen} label={t("layout.filters")} onClose={panelProps.onClose}>
        {panel}
      </Sheet>
    );
  }
  if (!isOpen) return null;
  return (
    <aside className={styles.column} aria-label={t("layout.filters")}>
      {panel}
    </aside>
  );
}

type ResultsFiltersToggleProps = { ref: Ref<HTMLButtonElement>; isOpen: boolean; onToggle: () => void };

export function ResultsFiltersToggle({ ref, isOpen, onToggle }: ResultsFiltersToggleProps) {
  return (
    <Button ref={ref} onClick={onToggle} aria-expanded={isOpen}>
      <SlidersHorizontal size={18} aria-hidden />
      {t("layout.filters")}
    </Button>
  );
}
