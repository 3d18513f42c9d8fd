import styles from "./spinner.module.css";

type SpinnerProps = { label: string };

/** A turning ring with words for a screen reader, in the middle of a screen that is not there yet. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div className={styles.place} role="status" data-loading="">
      <Ring />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}

/** The same in a line of text, with its words; what announces it is the element around it. */
export function InlineSpinner({ label }: SpinnerProps) {
  return (
    <span className={styles.line}>
      <Ring />
      {label}
    </span>
  );
}

const Ring = () => <span className={styles.ring} aria-hidden="true" />;
