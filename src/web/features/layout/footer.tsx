import { REPOSITORY_URL } from "#web/lib/project.ts";
import { DataSourceNote } from "./data-source-note.tsx";
import styles from "./footer.module.css";

/** The foot of every screen: what this is, where the facts come from, and the keyboard's way. */
export function Footer({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  return (
    <footer className={styles.footer}>
      <p>
        Ludex is{" "}
        <a href={REPOSITORY_URL} rel="noopener noreferrer">
          free and open source
        </a>
        .
      </p>
      <DataSourceNote />
      <button type="button" className={styles.shortcuts} onClick={onShowShortcuts}>
        Keyboard shortcuts <kbd aria-hidden="true">?</kbd>
      </button>
    </footer>
  );
}
