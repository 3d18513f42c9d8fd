import { t } from "#web/lib/t.ts";
import styles from "./settings.module.css";

/** What everybody should know before they give a key away. */
export function WhereKept() {
  return (
    <div className={styles.words}>
      <p>{t("settings.alone")}</p>
      <p>{t("settings.kept")}</p>
    </div>
  );
}
