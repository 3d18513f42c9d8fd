import { ChevronDown } from "lucide-react";
import { type ComponentProps, useId } from "react";
import styles from "./select.module.css";

type SelectProps<T extends string> = Omit<ComponentProps<"select">, "value" | "onChange" | "children"> & {
  label: string;
  /** Where the label stands: above the field, or before it on the same line. */
  labelSide?: "above" | "before";
  value: T;
  options: readonly { value: T; label: string }[];
  /** Shown while nothing is chosen, that is while `value` is empty. */
  placeholder?: string;
  /** Stands for a choice that the list does not offer; shown, and never to be chosen. */
  standIn?: { value: T; label: string } | undefined;
  onChoose: (value: T) => void;
};

/** A labelled choice of one. The browser's own select: it opens natively on a phone and knows every key. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, labelSide = "above", value, options, placeholder, standIn, onChoose, ...rest } = props;
  const id = useId();
  return (
    <div className={styles.select} data-label-side={labelSide}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.field}>
        <select
          {...rest}
          id={id}
          className={styles.native}
          value={value}
          data-empty={value === "" || undefined}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen !== undefined) onChoose(chosen.value);
          }}
        >
          {placeholder !== undefined && (
            <option value="" hidden>
              {placeholder}
            </option>
          )}
          {standIn !== undefined && (
            <option value={standIn.value} hidden>
              {standIn.label}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.mark} size={16} aria-hidden />
      </div>
    </div>
  );
}
