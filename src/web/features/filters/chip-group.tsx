import { type ReactNode, useId } from "react";
import { useChipKeys } from "./use-chip-keys.ts";
import styles from "./chip-group.module.css";

type ChipGroupProps = {
  title: string;
  choices: readonly { value: string; label: string; icon?: ReactNode }[];
  chosen: readonly string[];
  /** Called with the value that was clicked, and whether it is to be chosen from now on. */
  onChoose: (value: string, isChosen: boolean) => void;
};

/** Chips that a click presses or lets go. One stop of the Tab key; arrows walk. */
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
            onClick={() => onChoose(value, !chosen.includes(value))}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
