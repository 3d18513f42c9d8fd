import { type ReactNode, useId } from "react";
import styles from "./chip-group.module.css";

type ChipGroupProps = {
  title: string;
  choices: readonly { value: string; label: string; icon?: ReactNode }[];
  /** The chosen value, or empty. */
  chosen: string;
  /** Called with the value, or with empty text when the chosen one is clicked again. */
  onChoose: (value: string) => void;
};

/** Chips of which at most one is pressed. */
export function ChipGroup({ title, choices, chosen, onChoose }: ChipGroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div className={styles.chips}>
        {choices.map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value === chosen ? "" : value)}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
