import { t } from "#web/lib/t.ts";
import { Star, X } from "lucide-react";
import { repositoryUrl } from "#web/lib/project.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import styles from "./support-popup.module.css";

/** Asks, twice in a browser's life at most, whether the visitor likes the project. It takes no focus and blocks nothing. */
export function SupportPopup({ onClose }: { onClose: () => void }) {
  return (
    <aside className={styles.card} aria-labelledby="support-title">
      <div className={styles.head}>
        <h2 id="support-title" className={styles.title}>
          {t("support.question")}
        </h2>
        <IconButton label={t("layout.close")} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </div>
      <Request onClose={onClose} />
    </aside>
  );
}

/** Where nobody has said where the code is, the visitor may know: they have come from somewhere. */
function Request({ onClose }: { onClose: () => void }) {
  const href = repositoryUrl();
  if (href === undefined) {
    return <p className={styles.text}>{t("support.starWhereFound")}</p>;
  }
  return (
    <>
      <p className={styles.text}>{t("support.starHelps")}</p>
      <a className={styles.star} href={href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        <Star size={18} aria-hidden="true" />
        {t("support.giveStar")}
      </a>
    </>
  );
}
