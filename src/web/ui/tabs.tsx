import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import styles from "./tabs.module.css";

type TabsProps<T extends string> = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { id: T; label: string }[];
  selected: T;
  onSelect: (id: T) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
  /** For panels that scroll or hold nothing that could be focused: the panel itself can be. */
  isPanelFocusable?: boolean;
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where a key leads from the tab at `index`: arrows go round, Home and End to the ends. */
function tabFrom(key: string, index: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (index + step + count) % count;
}

/** Tabs of which one is open. Arrow keys choose, Tab goes on into the panel. */
export function Tabs<T extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
  isPanelFocusable = false,
}: TabsProps<T>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === selected);
    const next = tabFrom(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    row.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <>
      <div ref={row} className={styles.row} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${selected}`}
        tabIndex={isPanelFocusable ? 0 : undefined}
      >
        {children}
      </div>
    </>
  );
}
