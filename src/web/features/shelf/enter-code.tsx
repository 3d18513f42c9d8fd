// Where the words of a code are typed or pasted. What is mistyped is pointed out, and can be put right by a press.
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { t } from "#web/lib/t.ts";
import type { MistypedWord, ReadWords } from "#web/state/sync/code-words.ts";
import { codeInFragment, type SyncCode } from "#web/state/sync/sync-code.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-field.tsx";
import styles from "./sync.module.css";

type Fault = Exclude<ReadWords, { kind: "code" }> | { kind: "failed" };

/** The words, or a whole address that somebody has copied. The list of words comes when it is first needed. */
async function read(text: string): Promise<ReadWords | Fault> {
  const code = codeInFragment(text.trim().replace(/^[^#]*/, ""));
  if (code !== undefined) return { kind: "code", code };
  try {
    const { readWords } = await import("#web/state/sync/code-words.ts");
    return readWords(text);
  } catch {
    return { kind: "failed" };
  }
}

/** The text with what was meant in the place of each mistyped word. */
function corrected(text: string, mistyped: readonly MistypedWord[]): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (const { place, meant } of mistyped) words[place - 1] = meant;
  return words.join(" ");
}

function FaultText({ fault }: { fault: Fault }) {
  if (fault.kind === "failed") return t("sync.failed");
  if (fault.kind === "count") return t("sync.count", { count: fault.count });
  if (fault.kind === "mistaken") return t("sync.mistaken");
  return (
    <ul className={styles.faults}>
      {fault.words.map(({ word, place, meant }) => (
        <li key={place}>{t("sync.mistyped", { word, place, meant })}</li>
      ))}
    </ul>
  );
}

export function EnterCode({ onJoin }: { onJoin: (code: SyncCode) => void }) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState<Fault>();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await read(text);
    if (found.kind === "code") onJoin(found.code);
    else setFault(found);
  };
  const change = (next: string) => {
    setText(next);
    setFault(undefined);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label className={styles.field}>
        {t("sync.words")}
        <TextArea
          ref={field}
          rows={3}
          value={text}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => change(target.value)}
        />
      </label>
      <div id={`${id}-fault`} role="status" className={styles.fault}>
        {fault !== undefined && <FaultText fault={fault} />}
      </div>
      <div className={styles.actions}>
        <Button variant="primary" type="submit">
          {t("sync.join")}
        </Button>
        {fault?.kind === "mistyped" && (
          <Button
            onClick={() => {
              change(corrected(text, fault.words));
              // The button goes with what it has put right.
              field.current?.focus();
            }}
          >
            {t("sync.correct")}
          </Button>
        )}
      </div>
    </form>
  );
}
