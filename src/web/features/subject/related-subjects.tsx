// What the games of a subject have in common: its series, the people who made them, each leading to its own page.
import type { Subject } from "#shared/subject.ts";
import { subjectAddress } from "#shared/subjects.ts";
import { KINDS_WORDS, subjectName } from "#web/lib/subject-words.ts";
import { t } from "#web/lib/t.ts";
import { Link } from "#web/ui/link.tsx";
import chip from "./chip.module.css";
import styles from "./related-subjects.module.css";

/** Others of its own kind have a word of their own where they are people. */
const labelOf = (subject: Subject, kind: Subject["kind"]) =>
  kind === "person" && subject.kind === "person" ? t("subject.workedWith") : KINDS_WORDS[kind];

export function RelatedSubjects({ subject }: { subject: Subject }) {
  return (
    <dl className={styles.groups}>
      {subject.related.map(({ kind, entries }) => (
        <div key={kind} className={styles.group}>
          <dt className={styles.label}>{labelOf(subject, kind)}</dt>
          <dd className={styles.entries}>
            {entries.map((entry) => (
              <Link key={entry.id} href={subjectAddress(kind, entry.slug)} className={chip.chip}>
                {subjectName({ kind, ...entry })} <span className={styles.count}>{entry.count}</span>
              </Link>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
