import { Star, X } from "lucide-react";
import { REPOSITORY_URL } from "#web/lib/project.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import styles from "./support-popup.module.css";

/** Asks, twice in a browser's life at most, whether the visitor likes the project. It takes no focus and blocks nothing. */
export function SupportPopup({ onClose }: { onClose: () => void }) {
  return (
    <aside className={styles.card} aria-labelledby="support-title">
      <div className={styles.head}>
        <h2 id="support-title" className={styles.title}>
          Do you like this project?
        </h2>
        <IconButton label="Close" icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </div>
      <p className={styles.text}>Ludex is free and open source. A star helps others to find it.</p>
      <a className={styles.star} href={REPOSITORY_URL} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        <Star size={18} aria-hidden="true" />
        Give a star
      </a>
    </aside>
  );
}
