import type { ReactNode, Ref } from "react";
import { HEADING_ID } from "#web/lib/focus-main.ts";
import styles from "./page-frame.module.css";

type PageFrameProps = {
  heading: ReactNode;
  /** Does the heading say so much that it would fill a telephone's window? */
  isLong?: boolean;
  /** Lets a screen move the focus to its heading. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A short line beside the heading, such as a count; announced when it changes. */
  note?: ReactNode;
  children: ReactNode;
};

/** A screen of one column: heading, then content, within the page's measure. */
export function PageFrame({ heading, isLong = false, headingRef, note, children }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 ref={headingRef} id={HEADING_ID} tabIndex={-1} className={styles.heading} data-long={isLong || undefined}>
          {heading}
        </h1>
        <p role="status" className={styles.note}>
          {note}
        </p>
      </div>
      {children}
    </div>
  );
}
