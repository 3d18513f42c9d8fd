import type { ComponentProps } from "react";
import styles from "./text-field.module.css";

const classOf = (more: string | undefined) => (more === undefined ? styles.field : `${styles.field} ${more}`);

/** A field of one line; as wide as its place unless `className` says otherwise. */
export function TextField({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={classOf(className)} />;
}

/** A field of several lines. */
export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} className={classOf(className)} />;
}
