import { t } from "#web/lib/t.ts";
import type { ReactNode } from "react";
import { HEADING_ID } from "#web/lib/focus-main.ts";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  title?: string;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  /** Buttons or links that lead on. */
  actions?: ReactNode;
  /** 1 where this is all the screen has to say, so that the screen has a heading of its own. */
  level?: 1 | 2;
  /** Lets the title breathe; for places that a visitor is invited to fill. */
  pulsing?: boolean;
};

/** Says that there is nothing here and what to do next. */
export function EmptyState({
  title = t("ui.notContent"),
  children,
  actions,
  level = 2,
  pulsing = false,
}: EmptyStateProps) {
  const Heading = level === 1 ? "h1" : "h2";
  const asScreen = level === 1 ? { id: HEADING_ID, tabIndex: -1 } : {};
  return (
    <div className={styles.empty}>
      <Heading {...asScreen} className={styles.title} data-pulsing={pulsing || undefined}>
        {title}
      </Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
