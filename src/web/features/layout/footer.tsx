import { repositoryUrl } from "#web/lib/project.ts";
import { DataSourceNote } from "./data-source-note.tsx";
import styles from "./footer.module.css";

/** The foot of every screen: what this is, where the facts come from, and the keyboard's way. */
export function Footer({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  return (
    <footer className={styles.footer}>
      <p>
        Ludex is <Freedom />.
      </p>
      <DataSourceNote />
      <button type="button" className={styles.shortcuts} onClick={onShowShortcuts}>
        Keyboard shortcuts <kbd aria-hidden="true">?</kbd>
      </button>
    </footer>
  );
}

/** A link to the code, where it is known. */
function Freedom() {
  const href = repositoryUrl();
  const words = "free and open source";
  if (href === undefined) return words;
  return (
    <a href={href} rel="noopener noreferrer">
      {words}
    </a>
  );
}
