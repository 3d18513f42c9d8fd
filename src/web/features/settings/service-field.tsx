import { type ReactNode, useId } from "react";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./settings.module.css";

type ServiceFieldProps = {
  label: string;
  hint?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  isSecret?: boolean;
  type?: "text" | "url";
};

/** A labelled field. It has no name, so that nothing of it can get into an address. */
export function ServiceField({ label, hint, value, onChange, isSecret = false, type = "text" }: ServiceFieldProps) {
  const [id, hintId] = [useId(), useId()];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <TextField
        id={id}
        type={isSecret ? "password" : type}
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
