import { type ReactNode, useId } from "react";
import { useChipKeys } from "./use-chip-keys.ts";
import styles from "./chip-group.module.css";

type ChipGroupProps = {
  title: string;
  choices: readonly { value: string; label: string; icon?: ReactNode }[];
  /** The chosen value; several of them only where they were chosen elsewhere. */
  chosen: readonly string[];
  /** Called with the one value that is now chosen, or with empty text when a chosen one is clicked again. */
  onChoose: (value: string) => void;
};

/** Chips of which a click presses one alone, or none. One stop of the Tab key; arrows walk. */
export function ChipGroup({ title, choices, chosen, onChoose }: ChipGroupProps) {
  const id = useId();
  const chipKeys = useChipKeys();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div ref={chipKeys} className={styles.chips}>
        {choices.map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={chosen.includes(value)}
            onClick={() => onChoose(chosen.includes(value) ? "" : value)}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
