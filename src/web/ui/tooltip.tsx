import type { ReactNode } from "react";
import styles from "./tooltip.module.css";

type TooltipProps = { text: string; children: ReactNode };

/** Shows `text` below what it wraps while that is hovered or has the keyboard's focus. The child names itself. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <span className={styles.anchor}>
      {children}
      <span role="tooltip" className={styles.tip}>
        {text}
      </span>
    </span>
  );
}
