// Brings a library along from elsewhere: read in the page, found in the catalogue, looked at, and only then kept.
import { useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { countOfGames } from "#web/lib/count-games.ts";
import { type Mark, MARK_WORDS, MARKS } from "#web/lib/marks.ts";
import { t } from "#web/lib/t.ts";
import { openShelf } from "#web/state/shelf/shelf.ts";
import { Button } from "#web/ui/button.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { Select } from "#web/ui/select.tsx";
import { keepChosen } from "./keep-chosen.ts";
import { matchLibrary, type Matched } from "./match-library.ts";
import { ReviewMatches } from "./review-matches.tsx";
import type { Chosen } from "./import-changes.ts";
import styles from "./import-games.module.css";

const FILE_MAX_BYTES = 16 * 1024 * 1024;
const MARK_OPTIONS = MARKS.map((mark) => ({ value: mark, label: MARK_WORDS[mark] }));

type Step =
  | { name: "asking"; said?: string }
  | { name: "looking"; done: number; all: number }
  | { name: "choosing"; matched: readonly Matched[]; lists: number };

/** Where a library is pasted or chosen, and what becomes of it. `given` is a file that was chosen elsewhere on the page. */
export function ImportGames({ given }: { given?: File | undefined }) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ name: "asking" });
  const [text, setText] = useState("");
  const [otherwise, setOtherwise] = useState<Mark>("want");
  const heading = useRef<HTMLHeadingElement>(null);
  const looking = useRef<AbortController>(undefined);
  useEffect(() => () => looking.current?.abort(), []);

  const ask = (said?: string) => {
    setStep({ name: "asking", ...(said !== undefined && { said }) });
    heading.current?.focus();
  };
  const look = async (library: string) => {
    const { countLists, readLibrary } = await import("./read-library.ts");
    const games = readLibrary(library);
    const lists = countLists(library);
    if (games.length === 0) return ask(lists > 0 ? t("import.lists", { count: lists }) : t("import.nothingRead"));
    const { signal } = (looking.current = new AbortController());
    const onProgress = (done: number) => setStep({ name: "looking", done, all: games.length });
    onProgress(0);
    const [matched] = await Promise.all([matchLibrary(client, games, { onProgress, signal }), openShelf()]);
    setStep({ name: "choosing", matched, lists });
  };
  const begin = (library: string) => {
    look(library).catch(() => looking.current?.signal.aborted !== true && ask(t("import.failed")));
  };
  const choose = (file: File) => {
    if (file.size > FILE_MAX_BYTES) ask(t("import.tooLarge"));
    else file.text().then(begin, () => ask(t("import.nothingRead")));
  };
  useEffect(() => {
    if (given === undefined) return;
    looking.current?.abort();
    ask();
    choose(given);
    // Each file is looked into once, when it is given.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [given]);
  const keep = (chosen: readonly Chosen[]) => {
    setText("");
    ask(keepChosen(chosen, otherwise));
  };

  return (
    <section className={styles.import} aria-labelledby="shelf-import">
      <h2 ref={heading} id="shelf-import" tabIndex={-1} className={styles.title}>
        {t("import.title")}
      </h2>
      <p className={styles.text}>{t("import.how")}</p>
      {step.name === "asking" && (
        <>
          <label className={styles.field}>
            {t("import.paste")}
            <textarea
              className={styles.area}
              rows={5}
              value={text}
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <div className={styles.actions}>
            <Button variant="primary" disabled={text.trim() === ""} onClick={() => begin(text)}>
              {t("import.find")}
            </Button>
            <FileButton
              label={t("import.file")}
              icon={<FileUp size={16} aria-hidden="true" />}
              accept=".csv,.json,.txt,text/csv,application/json,text/plain"
              onChoose={choose}
            />
          </div>
        </>
      )}
      {step.name === "looking" && (
        <>
          <label className={styles.field}>
            {t("import.looking", { done: step.done, all: countOfGames(step.all) })}
            <progress className={styles.progress} value={step.done} max={step.all} />
          </label>
          <div className={styles.actions}>
            <Button
              onClick={() => {
                looking.current?.abort();
                ask();
              }}
            >
              {t("shelf.cancel")}
            </Button>
          </div>
        </>
      )}
      {step.name === "choosing" && (
        <ReviewMatches
          matched={step.matched}
          onKeep={keep}
          onCancel={() => ask()}
          options={
            <>
              {step.lists > 0 && <p className={styles.text}>{t("import.lists", { count: step.lists })}</p>}
              <Select label={t("import.otherwise")} value={otherwise} options={MARK_OPTIONS} onChoose={setOtherwise} />
            </>
          }
        />
      )}
      <div role="status" className={styles.text}>
        {step.name === "asking" && step.said}
      </div>
    </section>
  );
}
