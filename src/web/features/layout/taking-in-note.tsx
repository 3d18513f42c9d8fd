import { useQuery } from "@tanstack/react-query";
import { takingInQuery } from "#web/api/taking-in.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import styles from "./taking-in-note.module.css";

const figures = new Intl.NumberFormat(LANGUAGE);

type Source = { name: string; done: number; total?: number | undefined };

function wordsFor({ name, done, total }: Source): string {
  const come = figures.format(done);
  if (total === undefined) return t("layout.takenIn", { name, done: come });
  return t("layout.takenInOf", { name, done: come, total: figures.format(total) });
}

/** How far each source is that games are being taken in from; nothing where none is under way. Nobody is told aloud. */
export function TakingInNote() {
  const { data } = useQuery(takingInQuery);
  return data?.sources.map((source) => (
    <p key={source.name} className={styles.note}>
      {wordsFor(source)}
    </p>
  ));
}
