import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { TextField } from "./text-field.tsx";
import styles from "./name-form.module.css";

type NameFormProps = {
  /** Names the field, and stands in it while it is empty. */
  label: string;
  maxCharacters: number;
  /** What the button says. */
  action: ReactNode;
  /** Is given the name without the spaces around it, never an empty one. */
  onName: (name: string) => void;
};

/** A field for the name of something new, and the button that makes it. */
export function NameForm({ label, maxCharacters, action, onName }: NameFormProps) {
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    onName(name.trim());
    setName("");
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        className={styles.text}
        aria-label={label}
        placeholder={label}
        maxLength={maxCharacters}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit">{action}</Button>
    </form>
  );
}
