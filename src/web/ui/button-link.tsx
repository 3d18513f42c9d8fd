import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import styles from "./button.module.css";

type ButtonLinkProps = {
  to: string;
  children: ReactNode;
  /** As of a `Button`: `quiet` beside what is more to the point. */
  variant?: "primary" | "quiet";
  /** Before the way there, where it is opened here. */
  onClick?: () => void;
};

/** A link that looks like a button: by default like the one thing to do here. */
export function ButtonLink({ to, children, variant = "primary", onClick }: ButtonLinkProps) {
  return (
    <Link href={to} className={styles.button} data-variant={variant} {...(onClick && { onClick })}>
      {children}
    </Link>
  );
}
