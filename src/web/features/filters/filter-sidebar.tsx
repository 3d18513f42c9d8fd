// Where the filters stand: a column beside the grid on large screens, a sheet over the page on small ones. Whether they
// are open is the store's word.
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
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
  const isOpen = useGameStore((store) => store.isSidebarOpen);
  const [mode, setMode] = useState<SearchMode>("basic");
  const column = useRef<HTMLElement>(null);
  const close = () => {
    // Whoever has gone on to something else meanwhile stays there.
    const isLeft = column.current?.contains(document.activeElement) === false;
    useGameStore.getState().setSidebarOpen(false);
    if (!isLeft) focusSidebarToggle();
  };
  const panel = <FilterPanel {...props} mode={mode} onModeChange={setMode} onClose={close} />;
  if (!isLarge) {
    return (
      <SmallScreenSheet isOpen={isOpen} onClose={close}>
        {panel}
      </SmallScreenSheet>
    );
  }
  if (!isOpen) return null;
  return (
    <aside ref={column} className={styles.column} aria-label="Filters">
      <PlainFilters />
      {panel}
    </aside>
  );
}

type SmallScreenSheetProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

/**
 * A sheet must not cover the page before anyone has asked for it: it begins closed, what is stored stays as it is, and a
 * window that becomes wide again has the column that it had.
 */
function SmallScreenSheet({ isOpen, onClose, children }: SmallScreenSheetProps) {
  const [isInherited, setIsInherited] = useState(isOpen);
  useLayoutEffect(() => {
    const { isSidebarOpen } = useGameStore.getState();
    useGameStore.setState({ isSidebarOpen: false });
    return () => useGameStore.setState({ isSidebarOpen });
  }, []);
  if (isInherited && !isOpen) setIsInherited(false);
  return (
    <Sheet isOpen={isOpen && !isInherited} label="Filters" onClose={onClose}>
      {children}
    </Sheet>
  );
}
