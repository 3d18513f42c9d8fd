import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import styles from "./button.module.css";

type ButtonLinkProps = { to: string; children: ReactNode };

/** A link that looks like the one thing to do here. */
export function ButtonLink({ to, children }: ButtonLinkProps) {
  return (
    <Link href={to} className={styles.button} data-variant="primary">
      {children}
    </Link>
  );
}
