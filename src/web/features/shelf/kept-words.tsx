import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import { useShelf } from "#web/state/shelf/shelf.ts";
import { type Play, playsOf } from "#web/state/shelf/shelf-entry.ts";
import { starsText } from "./stars.ts";
import styles from "./mark-bar.module.css";

const days = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: "medium", timeZone: "UTC" });
const dayWords = (day: string) => days.format(new Date(day));

/** "Finished May 3, 2026, the last of 2 times"; empty where no day is kept. */
function playWords(plays: readonly Play[]): string {
  const last = plays.at(-1);
  if (last === undefined) return "";
  const { begun, finished } = last;
  const said =
    finished === ""
      ? t("shelf.begunOnDay", { day: dayWords(begun) })
      : t("shelf.finishedOnDay", { day: dayWords(finished) });
  return plays.length > 1 ? t("shelf.lastOfTimes", { said, count: plays.length }) : said;
}

/** What the visitor has kept of the game beside its mark: stars, when it was last played, the note; nothing without any. */
export function KeptWords({ id }: { id: number }) {
  const entry = useShelf(({ entries }) => entries.get(id));
  const halfStars = entry?.halfStars?.value ?? 0;
  const note = entry?.note?.value ?? "";
  const facts = [halfStars > 0 ? `★ ${starsText(halfStars)}` : "", playWords(playsOf(entry))].filter(Boolean);
  if (facts.length === 0 && note === "") return null;
  return (
    <div className={styles.kept}>
      {facts.length > 0 && <p>{facts.join(" · ")}</p>}
      {note !== "" && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}
