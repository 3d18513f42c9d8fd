import { t } from "#web/lib/t.ts";
import { SlidersHorizontal } from "lucide-react";
import { useGameStore } from "#web/state/game-store.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./sidebar-toggle.module.css";

const ID = "sidebar-toggle";

/** Gives the keyboard a place after the sidebar has gone; does nothing where the toggle is not shown. */
export function focusSidebarToggle(): void {
  document.getElementById(ID)?.focus();
}

/** Opens and closes the sidebar on large screens; small ones have a button in the header. */
export function SidebarToggle() {
  const isOpen = useGameStore((store) => store.isSidebarOpen);
  const toggle = () => useGameStore.getState().toggleSidebar();
  return (
    <Button id={ID} className={styles.toggle} onClick={toggle} aria-expanded={isOpen}>
      <SlidersHorizontal size={18} aria-hidden />
      {isOpen ? t("filters.hide") : t("filters.show")}
    </Button>
  );
}
