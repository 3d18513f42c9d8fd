import styles from "./spinner.module.css";

/** A turning ring with words for a screen reader. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.place} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
