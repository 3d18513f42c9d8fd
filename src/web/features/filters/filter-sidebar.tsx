// Where the filters stand: a column beside the grid on large screens, a sheet over the page on small ones.
import { t } from "#web/lib/t.ts";
import { useEffect, useRef, useState } from "react";
import { setFilterSheet, useFilterSheet } from "#web/state/filter-sheet.ts";
import { useGameStore } from "#web/state/game-store.ts";
import { Sheet } from "#web/ui/sheet.tsx";
import { useMediaQuery } from "#web/ui/use-media-query.ts";
import { FilterPanel, type FilterPanelProps, type SearchMode } from "./filter-panel.tsx";
import { PlainFilters } from "./plain-filters.tsx";
import { focusSidebarToggle } from "./sidebar-toggle.tsx";
import styles from "./filter-sidebar.module.css";

/** From this width on the sidebar has room beside the grid. */
export const LARGE_SCREEN = "(min-width: 64rem)";

type FilterSidebarProps = Omit<FilterPanelProps, "mode" | "onModeChange" | "onClose">;

export function FilterSidebar(props: FilterSidebarProps) {
  const isLarge = useMediaQuery(LARGE_SCREEN);
  const [mode, setMode] = useState<SearchMode>("basic");
  const panel = { ...props, mode, onModeChange: setMode };
  return isLarge ? <Column {...panel} /> : <SmallScreenSheet {...panel} />;
}

type PanelProps = Omit<FilterPanelProps, "onClose">;

function Column(props: PanelProps) {
  const isOpen = useGameStore((store) => store.isSidebarOpen);
  const column = useRef<HTMLElement>(null);
  const close = () => {
    // Whoever has gone on to something else meanwhile stays there.
    const isLeft = column.current?.contains(document.activeElement) === false;
    useGameStore.getState().setSidebarOpen(false);
    if (!isLeft) focusSidebarToggle();
  };
  if (!isOpen) return null;
  return (
    <aside ref={column} className={styles.column} aria-label={t("layout.filters")}>
      <PlainFilters />
      <FilterPanel {...props} count={undefined} onClose={close} />
    </aside>
  );
}

const closeSheet = () => setFilterSheet(false);

function SmallScreenSheet(props: PanelProps) {
  const isOpen = useFilterSheet((sheet) => sheet.isOpen);
  // Whoever comes back to the page, or to a small window, has not asked for it.
  useEffect(() => closeSheet, []);
  return (
    <Sheet isOpen={isOpen} label={t("layout.filters")} onClose={closeSheet}>
      <FilterPanel {...props} onClose={closeSheet} />
    </Sheet>
  );
}
