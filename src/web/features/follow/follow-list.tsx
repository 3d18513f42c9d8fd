// How a list is followed from elsewhere: its calendar and its feed, at its own filters.
import { CalendarPlus, Rss } from "lucide-react";
import { ALONE } from "#shared/alone.ts";
import { t } from "#web/lib/t.ts";
import button from "#web/ui/button.module.css";
import styles from "./follow-list.module.css";

export type FollowListProps = {
  /** Path of the list's page. */
  path: string;
  /** What its address says besides, without `?`. */
  query: string;
};

/** Real links, whose addresses can be copied. Without a server there is nothing that could be asked again: nothing shows. */
export function FollowList({ path, query }: FollowListProps) {
  if (import.meta.env.MODE === ALONE) return null;
  const addressOf = (file: string) => `${path.replace(/\/$/, "")}/${file}${query === "" ? "" : `?${query}`}`;
  return (
    <section className={styles.follow} aria-labelledby="follow-list">
      <h2 id="follow-list" className={styles.title}>
        {t("follow.title")}
      </h2>
      <p className={styles.text}>{t("follow.how")}</p>
      <p className={styles.links}>
        <a href={addressOf("calendar.ics")} className={button.button} type="text/calendar">
          <CalendarPlus size={16} aria-hidden="true" />
          {t("follow.calendar")}
        </a>
        <a href={addressOf("feed.atom")} className={button.button} type="application/atom+xml">
          <Rss size={16} aria-hidden="true" />
          {t("follow.feed")}
        </a>
      </p>
    </section>
  );
}
