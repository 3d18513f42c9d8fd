import { t } from "#web/lib/t.ts";
import { type FormEvent, useId, useState } from "react";
import { PAGE_MAX } from "#web/lib/catalogue-view.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./page-jump.module.css";

/** The page named by `text`, or why there is no such page. */
export function readJump(text: string, total: number): { page: number } | { refusal: string } {
  const last = Math.min(total, PAGE_MAX);
  const page = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  if (page >= 1 && page <= last) return { page };
  return { refusal: last === 1 ? t("catalogue.onlyPage") : t("catalogue.choosePage", { last }) };
}

type PageJumpProps = { total: number; onJump: (page: number) => void };

/** Field for going straight to a page. What it refuses it says, and stays. */
export function PageJump({ total, onJump }: PageJumpProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = readJump(text, total);
    if ("refusal" in answer) {
      setRefusal(answer.refusal);
      return;
    }
    setText("");
    setRefusal(undefined);
    onJump(answer.page);
  };
  return (
    <form className={styles.jump} onSubmit={submit} noValidate>
      <label htmlFor={id}>{t("catalogue.goToPage")}</label>
      <input
        id={id}
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        aria-invalid={refusal !== undefined}
        aria-describedby={refusal === undefined ? undefined : `${id}-refusal`}
        onChange={(event) => {
          setText(event.target.value);
          setRefusal(undefined);
        }}
      />
      <Button type="submit">{t("catalogue.go")}</Button>
      <p id={`${id}-refusal`} className={styles.refusal} role="alert">
        {refusal}
      </p>
    </form>
  );
}
