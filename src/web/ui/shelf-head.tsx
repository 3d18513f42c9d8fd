import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import styles from "./shelf-head.module.css";

type ShelfHeadProps = {
  /** By which the section is named. */
  id: string;
  title: string;
  why: string;
  /** Where more of it is. */
  more: { href: string; words: ReactNode } | undefined;
};

/** Above a row of games: what they are, why they are shown, and the way to more. */
export function ShelfHead({ id, title, why, more }: ShelfHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.why}>{why}</p>
      {more !== undefined && (
        <Link href={more.href} className={styles.all}>
          {more.words}
        </Link>
      )}
    </div>
  );
}
