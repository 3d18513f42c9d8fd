import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  title?: string;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  /** Buttons or links that lead on. */
  actions?: ReactNode;
  /** Lets the title breathe; for places that a visitor is invited to fill. */
  pulsing?: boolean;
};

/** Says that there is nothing here and what to do next. */
export function EmptyState({ title = "Not content", children, actions, pulsing = false }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.title} data-pulsing={pulsing || undefined}>
        {title}
      </h2>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
