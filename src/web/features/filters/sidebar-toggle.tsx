import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useGameStore } from "#web/state/game-store.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./sidebar-toggle.module.css";

/** Opens and closes the sidebar on large screens; small ones have a button in the header. */
export function SidebarToggle() {
  const isOpen = useGameStore((store) => store.isSidebarOpen);
  const toggle = () => useGameStore.getState().toggleSidebar();
  return (
    <Button className={styles.toggle} onClick={toggle} aria-expanded={isOpen}>
      {isOpen ? <PanelLeftClose size={18} aria-hidden /> : <PanelLeftOpen size={18} aria-hidden />}
      {isOpen ? "Hide filters" : "Show filters"}
    </Button>
  );
}
